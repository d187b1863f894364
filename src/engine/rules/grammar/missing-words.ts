import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

/** Subjects, verbs and small words that are left out, or said twice. */
export const MISSING_WORDS: RuleFile = {
  id: 'missing-words',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.26, 18.33–18.46',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.85,
  rules: `
think-is: i|we|they|you think|believe|feel|guess|suppose [is>it is] {JJ|very|really|a|not|too|so|more|better} *2 {TO|NN|JJ|that|for}
? what|which|who|that|whom|where|how|everything|all|thing|one *1 i|we|they|you think|believe|feel|guess|suppose
? _ {NN|NNS} i|we|they|you think|believe|feel|guess|suppose is
# The subject “it” is missing: {better}.
- I think is a good idea. => I think it is a good idea.
+ What I think is a good idea may be none.
+ This is what we believe is a better way.

because-is: because|although|if|since|unless [is>it is] {JJ|very|really|a|not|too|so|more|the|RB|IN}
? even if is
# The subject “it” is missing: {better}.
- We went there because is very cheap. => We went there because it is very cheap.

that-is-important: i|we|they|you think|believe|know|say|thought|mean that [is>it is] {JJ} to|that|for
? know that is
# The subject “it” is missing: {better}.
- I think that is important to study. => I think that it is important to study.

and-is: , and|but [is>it is] very|really|so|too {JJ} {TO|IN|END}
@ confidence=0.55
# The subject “it” is missing: {better}.
- We saw the lake, and is very nice. => We saw the lake, and it is very nice.

there-have: ^ there [have|has>are] many|several|some|two|three|lots
| ^ there [have>are] a lot of
| ^ there [has|have>is] a|an|no|another|one
# “There” takes “be”: {better}, not {found}.
- There have many people. => There are many people.
- There has a book on it. => There is a book on it.

in-place-have: ^ in {NNP} [have|has>there are] many|a|some|lots|several {NNS|JJ|lot|of}
| ^ in my|our|this|that|the city|town|country|village|school|house|room [have|has>there are] many|some|lots|several
| ^ in my|our|this|that|the city|town|country|village|school|house|room [have|has>there is] a|an|one
# “There” is missing: {better}.
- In Brazil have many beaches. => In Brazil there are many beaches.
- In my city have a park. => In my city there is a park.

exists-first: ^ [exist|exists>there are] many|several|some|two|three|different|various {NNS|JJ|NN}
# “There” is missing: {better}.
- Exist many problems here. => There are many problems here.

appreciate-if: appreciate [>it] if
| would be [appreciate>grateful] if
- I would appreciate if you could help me. => I would appreciate it if you could help me.

please-to: please [to>] {VB} {DT|PRP|PRP$|IN|NN}
| could|can|would you please [to>] {VB}
- Could you please to send it? => Could you please send it?

sorry-for: sorry [for @hear|be|say|tell|know|bother|disturb|see|inform|interrupt>to @1]
- I am sorry for hear that. => I am sorry to hear that.

sorry-late: sorry to [>be] late
- I am sorry to late. => I am sorry to be late.

about-that: hear|heard|know|knew|inform|informed|tell|told|think|thought|say|said me|you|him|her|us|them? [about that>that] i|you|he|she|we|they
? {about} that i|you|he|she|we|they {VBD|VBP} {END}
- I heard about that he left home. => I heard that he left home.

far-concern: as far as i [concern|concerned>am concerned]
| as far as i [am concern>am concerned]
- As far as I concern, it is fine. => As far as I am concerned, it is fine.

nowadays-in: [in the nowadays|nowaday>nowadays]
| [in nowadays|nowaday>nowadays]
| [now a days>nowadays]
| [now days>nowadays]
- In nowadays people are busy. => Nowadays people are busy.
- In the nowadays, it is hard. => Nowadays, it is hard.

one-hand: ^ [in|on one hand>on the one hand] ,
- In one hand, it is cheap. => On the one hand, it is cheap.

first-place: ^ [at|on|in first place>in the first place] ,
| ^ [by other side>on the other hand]
| ^ [in the other side>on the other hand] ,
- At first place, I am happy. => In the first place, I am happy.

opinion-think: in my opinion ,? [i think that?>] {DT|PRP|EX|NN|NNS}
@ class=redundancy confidence=0.6 level=advanced
- In my opinion I think it is good. => In my opinion it is good.

you-your: for|with|of|about [you>your] help|support|reply|answer|attention|time|email|letter|kindness|understanding|cooperation|interest|patience|consideration|advice|company|family|children|health|country|friends|life|job {END|CC|IN|TO|VBZ|PRP|is|are}
| send|give|tell|show me|us [you>your] name|address|phone|number|email|opinion|answer|letter|photo|photos
| what|how is|are|'s [you>your] name|address|opinion|family|job|favourite|favorite|mother|father|phone|plan|plans
@ class=pronoun-determiner
- Thank you for you help. => Thank you for your help.
- What is you name? => What is your name?

your-you: hope|think|know|if|when|that|and|because|what|where|how [your>you] are|were|have|can|will|should|could|must|want|need|like|know|do
? if|when|that|and|what|where|how your *1 are|were|have|can|will|should|could|must|do {VB}
? your can|will|want|need|must|like|know|do {VBZ|is|was|has|IN}
@ class=pronoun-determiner confidence=0.85
- I hope your are well. => I hope you are well.

you-re-your: hope|think|if|when|that|with|of|for|about|in|and|love|like [you're>your] {NN|NNS} is|was|are|were|will|has|have|{END}
? you're {VBG|JJ}
@ class=pronoun-determiner
- I hope you're family is well. => I hope your family is well.

agree-be: ^ [are @you|they|we agree>do @1 agree]
@ class=verb
- Are you agree with me? => Do you agree with me?

do-can: ^ [do|did|does @you|i|we|they|he|she can>can @1]
| ^ [do @you|i|we|they have been>have @1 been]
@ class=verb
- Do you can help me? => Can you help me?
- Do you have been there? => Have you been there?

modal-s: he|she|it [musts>must]
| he|she|it [cans>can]
| he|she|it [mights>might]
| he|she|it [shoulds>should]
@ class=verb
- He musts go. => He must go.

lets-to: let's|let us [to>] {VB}
| let 's [to>] {VB}
| let 's [@{VBG}>@1:VB]
| why do n't we|you|they [@{VBG}>@1:VB]
@ class=verb
- Let's to go shopping. => Let's go shopping.
- Why don't we going home? => Why don't we go home?

go-to-swim: go|goes|going|went [to @swim|ski|fish|camp|hike|jog|surf|skate>@1:VBG] {END|in|every|on|at|with|CC}
@ class=verb confidence=0.72
- I go to swim every day. => I go swimming every day.

would-like-that: would|'d like [that you @{VB}>you to @1]
| need [that you @{VB}>you to @1]
| need [that they @{VB}>them to @1]
@ class=verb
- I would like that you help me. => I would like you to help me.
- I need that you come. => I need you to come.

very-like: i|we|they|you [very>really] like|love|enjoy|want|hope|appreciate|need|miss
| i [am very>really] appreciate|like|enjoy|hope|love
| i ['m very>really] appreciate|like|enjoy|hope|love
@ class=adjective-adverb
- I very like it. => I really like it.
- I am very appreciate your help. => I really appreciate your help.

be-like-need: i|we|they|you [am|'m|are|'re @need|want|know|hope|have|agree|believe|understand|appreciate|prefer|remember|belong|love|hate>@1] {DT|PRP|PRP$|TO|NN|NNS|NNP|that|IN|JJ|CD}
? what|who|that|which i|we|they|you are|'re
@ class=verb
- I'm need help. => I need help.
- I am have a dog. => I have a dog.

am-like: i ['m|am like>like] {NN|NNS|NNP|VBG} {END|CC|very|because|and}
| he|she [is like>likes] {NN|NNS|NNP|VBG} {END|CC|very|because|and}
@ class=verb confidence=0.65
- I'm like pizza. => I like pizza.
- He is like football. => He likes football.

graduated-be: i|we|he|she|they [am|was|is|were|are|'m graduated>graduated] from|in|with
| graduate|graduates|graduated|graduating [>from] {NNP} university|college|school
| graduate|graduates|graduated|graduating [>from] university|college|school|high
@ class=verb
- I am graduated from Cairo University. => I graduated from Cairo University.
- I graduated Cairo University. => I graduated from Cairo University.

never-been-in: never|ever been [in>to] {NNP} {END|before}
| have|has|'ve|'s been [in>to] {NNP} twice|once|before|many|several|three|two
@ class=preposition confidence=0.72
- I have never been in Paris. => I have never been to Paris.

glasses-a: [a|an>] new|nice|beautiful|black|blue|red|good|pair? glasses|trousers|jeans|pants|shorts|scissors|clothes|pyjamas|pajamas|sunglasses|goggles {END|IN|CC|that|which}
? a|an pair
@ class=article
- She wears a glasses. => She wears glasses.

here-is-plural: ^ here|where [is|'s>are] my|your|our|his|her|their|the|some {NNS} {END|IN|that|of}
@ class=agreement
- Where is my keys? => Where are my keys?

what-is-plural: ^ what [is|'s>are] the|your|their|its|his|her|our main|biggest|most|best? {NNS} {END|of|between|in|that|to|you}
? what is|'s the means|news|series|species|odds|mathematics|physics|economics|politics
@ class=agreement
- What is the differences between them? => What are the differences between them?

who-are-coming: ^ who [are>is] {VBG} {END|to|with|tonight|tomorrow}
@ class=agreement confidence=0.7
- Who are coming? => Who is coming?

this-are: ^ [this>these] are|were {PRP$|the|some|my|NNS|JJ|two|three|CD}
| ^ [that>those] are|were {PRP$|the|some|NNS|two|three|CD}
@ class=pronoun-determiner confidence=0.92
- This are my books. => These are my books.

these-is: ^ [these>this] is|was {DT|PRP$|JJ|not|because|why|how|what}
| ^ [those>that] is|was {DT|PRP$|JJ|not|because|why|how|what}
@ class=pronoun-determiner confidence=0.9
- These is a problem. => This is a problem.

this-days: in [this>these] days|times|years|countries|cases|conditions|situations|places
| [this>these] days {END|PRP|,}
@ class=pronoun-determiner
- In this days people are busy. => In these days people are busy.
`,
};
