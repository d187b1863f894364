import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

const VERB = 'is|was|are|were|has|had|have|does|did|do|can|could|will|would|must|should';

/** Words that join clauses and sentences: said twice, with a wrong companion, or without their comma. */
export const CONNECTORS: RuleFile = {
  id: 'connectors',
  errorClass: 'conjunction',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 8.134–8.147, 14.1–14.20',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.9,
  rules: `
despite-clause: [despite>although] it|he|she|we|they|i|there|you {VBD|VBZ|VBP|MD|RB|is|was|are|were|did|do|does|had|has|have}
| [in spite of>although] it|he|she|we|they|i|there|you {VBD|VBZ|VBP|MD|RB|is|was|are|were|did|do|does|had|has|have}
| [in spite>although] it|he|she|we|they|i|there|you {VBD|VBZ|VBP|MD|RB|is|was|are|were|did|do|does|had|has|have}
| {VB|VBD|VBP|NN|NNS|JJ|,} [despite that>although] it|he|she|they|i|there|you {VBD|VBZ|VBP|MD|RB|is|was|are|were}
| [in spite of that>although] it|he|she|we|they|i|there|you {VBD|VBZ|VBP|MD|RB|is|was|are|were}
| ^ [despite>although] the|my|his|her|their|our {NN|NNS} was|were|is|are {JJ|RB|VBG|very|so|too|not} *4 ,
- Despite it was raining, we went out. => Although it was raining, we went out.
- He is unhappy in spite of he is rich. => He is unhappy although he is rich.
+ Despite the costs, we went on.

despite-of: [despite of>despite]
| [inspite of>in spite of]
| in spite [>of] the
| in spite [>of] his|her|my|their|our|this|these|all {NN|NNS|JJ}
| [although of>despite]
| [in despite of>despite]
| [despite from>despite]
@ class=preposition confidence=0.97
- In spite the bad weather, they played. => In spite of the bad weather, they played.
- In spite his age, he runs fast. => In spite of his age, he runs fast.

due-to-clause: [due to>because] it|he|she|we|they|i|there|you ${VERB}
| [because of>because] it|he|she|we|they|i|there|you ${VERB}
| [due to>because] he|she|we|they|i {VBD|VBZ|VBP|MD|RB}
| [because of>because] he|she|we|they|i {VBD|VBZ|VBP|MD|RB}
| [due to>because] the|my|his|her|their|our {NN|NNS} broke|came|went|took|began|fell|forgot|gave|ate|drank|wrote|saw|knew
? because of you {VBP|VBD}
@ confidence=0.9
- We were late due to the bus broke down. => We were late because the bus broke down.
- She cried because of she was sad. => She cried because she was sad.

because-noun: [because>because of] the|my|his|her|their|our|this|these rain|weather|traffic|pollution|noise|cold|heat|snow|storm|accident|war|crisis|pandemic|price|strike {END|,|CC|and}
| [due>due to] the|my|his|her|their|our|this|these|bad|lack|high {NN|JJ|of|weather|traffic}
| [thanks>thanks to] my|his|our|their {NN|NNS} ,
? is|are|was|were|be|become|became|payment|amount|when|balance|fell|come|comes due the|my|his|her|their|our|this|these|bad|high
@ class=preposition confidence=0.88
- We stayed at home because the rain. => We stayed at home because of the rain.
- The match was late due bad weather. => The match was late due to bad weather.

although-but-long: ^ although|though|eventhough|because|since *9 *4 [, but|yet|so still?>,] i|he|she|it|we|they|there|you|people|the|my|his|many|some|nobody|everyone {VBZ|VBD|VBP|MD|NN|NNS|RB|is|was|are|were|do|did}
| ^ even though *9 *3 [, but|yet>,] i|he|she|it|we|they|there|you|people|the|my|his|many|some|nobody|everyone
| ^ although|though|because|since *9 *3 [but|yet|so>] i|he|she|it|we|they {VBZ|VBD|VBP|MD|RB|is|was|are|were|do|did}
? ^ since|because *9 , but|yet
? ^ since|because *9 but|yet i|he|she|it|we|they
? ^ although|though *9 so i|he|she|it|we|they
? ^ although|though *9 , so
? but|so _ {MD|VBZ|VBD} be
@ confidence=0.88
- Even though she is rich, but she works hard. => Even though she is rich, she works hard.
- Although he was ill but he went to work. => Although he was ill he went to work.

even-clause: ^ [even>even if] it|he|she|they|we|i|you {VBZ|VBP|VBD|MD} *6 ,
@ confidence=0.8
- Even he is old, he runs fast. => Even if he is old, he runs fast.

last-but-not-least: [at|the|in>] last but not least
| last but not [the|at|in>] least
@ class=phrasing confidence=0.97
- At last but not least, I thank you. => Last but not least, I thank you.

nowadays: [in|at nowadays|nowaday>nowadays]
| [in the nowadays>nowadays]
| [nowaday|nowdays|nowadayes>nowadays]
| [in our days>nowadays] ,? {PRP|people|everyone|DT|NNS|many|it}
@ class=phrasing confidence=0.93
- In our days people travel a lot. => Nowadays people travel a lot.

on-the-contrary: ^ [in|at|by the contrary>on the contrary]
| ^ [on|at|in contrary>on the contrary]
@ class=preposition
- At the contrary, it is cheap. => On the contrary, it is cheap.

however-comma: ^ [however>however,] i|he|she|we|they|it|there|the|this|these|my|many|some|people|in|not|when|if|most|our|his|a|nobody|that {VBP|VBZ|VBD|MD|NN|NNS|JJ|DT|PRP|RB|IN|WDT}
| ^ [moreover>moreover,] i|he|she|we|they|it|there|this|these {VBP|VBZ|VBD|MD|RB}
| ^ [furthermore>furthermore,] i|he|she|we|they|it|there|this|these {VBP|VBZ|VBD|MD|RB}
| ^ [nevertheless>nevertheless,] i|he|she|we|they|it|there|this|these {VBP|VBZ|VBD|MD|RB}
| ^ [therefore>therefore,] i|he|she|we|they|it|there|this|these {VBP|VBZ|VBD|MD|RB}
? however|besides i|he|she|we|they|it|there|the|this|these|many|much|people *4 , {PRP|DT|NN|NNS}
@ class=punctuation confidence=0.8
- However I disagree with this view. => However, I disagree with this view.

opener-comma: ^ [for example>for example,] i|he|she|we|they|it|there|in|the|my|if|when|people|many|some|a
| ^ [for instance>for instance,] i|he|she|we|they|it|there|in|the|my|if|when|people|many|some|a
| ^ [in addition>in addition,] i|he|she|we|they|it|there|the|my|people|many|some
| ^ [in conclusion>in conclusion,] i|he|she|we|they|it|there|the|my|people|many|some|this
| ^ [on the other hand>on the other hand,] i|he|she|we|they|it|there|the|my|people|many|some|if|when
| ^ [as a result>as a result,] i|he|she|we|they|it|there|the|my|people|many|some
| ^ [in fact>in fact,] i|he|she|we|they|it|there|the|my|people|many|some
| ^ [first of all>first of all,] i|he|she|we|they|it|there|the|my|people|many|some
| ^ [in my opinion>in my opinion,] i|he|she|we|they|it|there|the|my|people|many|some|this
| ^ [last but not least>last but not least,] i|he|she|we|they|it|there|the|my
? ,|;|( for example|instance
? , in addition|fact
@ class=punctuation confidence=0.78
- For example he never eats meat. => For example, he never eats meat.

in-my-opinion-is: in my opinion [is>it is] {DT|JJ|very|a|not|RB}
| ^ according to me|him|her [is>it is]
@ class=syntax
- In my opinion is a bad idea. => In my opinion it is a bad idea.

according-to-me: [according to me|myself>in my opinion]
@ class=phrasing
- According to me, this is wrong. => In my opinion, this is wrong.

the-reason-because: reason why? *4 is|was [because>that] {PRP|DT|NN|NNS|PRP$|NNP}
| reason [because>why] {PRP|NN|DT|NNS}
? reason why? *4 is|was because of
@ confidence=0.72
- The reason is because he was ill. => The reason is that he was ill.

so-that-for: [for that>so that] i|he|she|we|they|you can|could|will|would|may
? with|of|about|to|used|known|paid|thank|reason|except|enough|as for that
@ confidence=0.75
- I study hard for that I can get a job. => I study hard so that I can get a job.

until-that: until [that>] i|he|she|we|they|you {VBP|VBZ|VBD}
| {VBP|VBD|VBZ|NN|NNS|RB|PRP} while [that>] i|he|she|we|they|you {VBP|VBZ|VBD|VBG}
| unless [that|if>] i|he|she|we|they|you|it
| as soon [like|that|than>as] i|he|she|we|they|you|it
| as well [that|like>as] {NN|NNS|DT|PRP|NNP}
? the while that
- I read while that he cooks. => I read while he cooks.
- Call me as soon that you arrive. => Call me as soon as you arrive.

such-as-for-example: [such as for example>such as]
| [like for example>such as]
| [such like>such as] {NN|NNS}
| [per example>for example]
| [by example>for example] ,
@ class=phrasing confidence=0.9
- I like fruit, per example, apples. => I like fruit, for example, apples.

both-or: both {NN|NNS|NNP|PRP} [or|as well as|but>and] {NN|NNS|NNP|PRP} {VBP|VBD|MD|are|were|END}
| neither {NN|NNP|PRP|DT|PRP$|JJ} {NN}? [or|and>nor] {NN|NNP|PRP|DT|PRP$|JJ} {VBZ|VBD|MD|is|was|END|NN|can|has}
| either {NN|NNP|PRP|JJ|DT} {NN}? [nor>or] {NN|NNP|PRP|JJ|DT}
? both {NN|NNS} or {NN|NNS} {VBP}
- Neither my father or my mother smokes. => Neither my father nor my mother smokes.
@ confidence=0.88
`,
};
