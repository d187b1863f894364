import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

/** Verbs with the construction or the object that goes with them. */
export const SET_VERB_PATTERNS: RuleFile = {
  id: 'set-verb-patterns',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, ch. 16',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.86,
  heard: true,
  rules: `
prefer-verb: prefer|prefers|preferred [@travel|use|go|take|live|work|play|watch|read|stay|eat|buy|study|drive|walk|have|be|do|make|spend|write|learn|speak|listen>to @1] {IN|DT|TO|NN|NNS|PRP|PRP$|home|in|RB|JJ|with}
- I prefer travel by train. => I prefer to travel by train.

like-verb: i|we|you|they|to|n't|not|really|also like|love|hate [@travel|go|take|play|watch|read|eat|buy|study|drive|be|do|make|spend|write|learn|speak|listen|swim|visit|meet|see|help|talk|spend>to @1] {IN|DT|TO|NNS|PRP|PRP$|in|with|NNP}
? do|does|did|would|will|what|feel|look|looks *3 like {VB}
? people|things|stuff|something|someone|nothing like
- I love travel by train. => I love to travel by train.
- I like play the guitar. => I like to play the guitar.

enjoy-verb: enjoy|enjoys|enjoyed [@play|read|watch|travel|swim|go|listen|cook|dance|work|walk|study|write|learn|talk|meet|visit|spend|run|eat|drive|sing|do|make>@1:VBG] {IN|DT|TO|NN|NNS|PRP|PRP$|NNP|with|in|END}
? enjoy|enjoys|enjoyed work|walk|dance|talk|play|run|drive {END|in|with|at|on|of}
- I enjoy play football. => I enjoy playing football.

love-plays: i|we|you|they|he|she love|loves|like|likes|enjoy|enjoys|hate|hates|started|start|stop|stopped|finish|finished|avoid|keep|kept [@plays|goes|reads|watches|makes|does|eats|takes|played|went|watched|made>@1:VBG] {IN|DT|TO|NN|NNS|PRP|PRP$|NNP|with|in}
- I love plays with my friends. => I love playing with my friends.

enjoy-prep: enjoy|enjoys|enjoyed [to|of|with|in>] the|my|his|her|our|their|this party|film|movie|food|trip|music|holiday|holidays|concert|show|game|life|day|time|book|view|weekend|summer
? enjoy|enjoyed with|in|to the|my *2 {VB}
@ class=preposition
- We enjoyed to the party. => We enjoyed the party.

start-design: start|starts|started|starting|begin|began|continue|continued [@design|work|study|play|travel|cook|dance|talk|plan|practice|practise|train|prepare|run|walk|cry|laugh|use|learn|speak|think>@1:VBG] the|a|my|his|her|our|their|to|with|in|on|at|about|for|it|them|and|English
? start|begin|starts|continue|started *1 work|study|design|plan|practice|use|talk|play|run|walk|train|travel|dance in|on|at|with|for|to|and
@ confidence=0.78
- He started design the stage. => He started designing the stage.

stop-exclaim: ^ stop [to @talk|shout|cry|smoke|laugh|play|fight|run|speak|worry|complain>@1:VBG] {END|about|at|and|now}
- Stop to talk! => Stop talking!

stop-smoking: stopped|stop|stops [to smoke|smoking>smoking] {END|last|in|because|since|ago|when|two|years}
| stop|stops|stopped [to @worry|complain|cry|shout|fight>@1:VBG]
? to stop to
- He stopped to smoke last year. => He stopped smoking last year.

remember-past: remember|remembers [to @meet|see|visit|read|go|play|hear|be|have>@1:VBG] *5 last|yesterday|ago
- I remember to meet him last year. => I remember meeting him last year.

forbidden-ing: it is|was forbidden|allowed|permitted|prohibited [@smoking|parking|eating|drinking|using|swimming|playing|walking|driving|talking|entering>to @1:VB]
- It is forbidden smoking here. => It is forbidden to smoke here.

allow-to: {it|this|that|which|technology|internet|computer|computers|phone|phones} allow|allows|allowed|enable|enables [>us] to {VB}
? allow|allows|allowed to {VB} for
@ confidence=0.6
- It allows to save money. => It allows us to save money.


know-to: know|knows|knew [to @swim|cook|drive|speak|play|read|write|ride|dance|sing|use|do|make|draw|ski>how to @1]
- I know to swim. => I know how to swim.

learn-to-how: learn|learns|learned|learnt|teach|taught|know [to how>how to] {VB|NN}
- I learned to how drive. => I learned how to drive.

what-to-do-it: know|knows|knew what to do [it|that>] {END|CC|because}
@ confidence=0.7
- I don't know what to do it. => I don't know what to do.

more-carefully: be|is|are|was|were|am more|very|so [carefully>careful]
| be|is|are|was|were more|very [quickly>quick] {END}
| be|is|are|was|were|am more|very|so [easily>easy] {END|TO}
@ class=adjective-adverb
- You have to be more carefully. => You have to be more careful.

make-photo: [make|makes|made|making|do|did>take:V] a|some|the|many|my|photos|pictures photo|photos|picture|pictures|selfie {END|of|in|with|CC|and}
? make|made the photo|picture {of}
@ class=phrasing
- I made a photo of it. => I took a photo of it.

do-cake: [do|does|did|done|doing>make:V] a|some|the|my cake|cakes|coffee|tea|breakfast|lunch|dinner|food|soup|bread|pizza|sandwich|video
? do|did|does|done the breakfast|lunch|dinner|coffee|food {VB}
@ class=phrasing confidence=0.8
- She did a cake. => She made a cake.

make-favour: [make|made>do:V] me|him|her|us|them|you|a a? favour|favor
@ class=phrasing
- Make me a favour. => Do me a favour.

make-fun-at: [made|make>had] fun at|in|with|together|yesterday|last|there
@ class=phrasing confidence=0.92
- We made fun at the party. => We had fun at the party.

make-question: [make|makes|made|making|do|did|give|gave>ask:V] me|him|her|us|them|you|a|some|many|the a|some|many|two? question|questions
? make|made it a|the question
? make|made|give|gave me|him|her|us|them|you the questions
@ class=phrasing confidence=0.8
- She made me a question. => She asked me a question.
- He gave a question. => He asked a question.



how-much-costs: ^ how [much|many it costs|cost>much does it cost]
| ^ how much [costs|cost it|this|that>does it cost] {END}
@ class=syntax
- How much it costs? => How much does it cost?


how-do-you-are: ^ how [do you are>are you]
- How do you are? => How are you?

her-is: ^ [her>she] is|was|has|likes|works|lives|says|said|wants|does|goes
| ^ [him>he] is|was|has|likes|works|lives|says|said|wants|does|goes
| ^ [them>they] are|were|have|like|work|live|want|do|go
? ^ her|him has|is|was {NN}
@ class=pronoun-determiner
- Her is nice. => She is nice.
- Them are happy. => They are happy.

`,
};
