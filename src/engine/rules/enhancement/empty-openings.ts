import type { RuleFile } from '../rule-file.ts';

/** Openings that put off what the sentence is about, and words that could say more. */
export const EMPTY_OPENINGS: RuleFile = {
  id: 'empty-openings',
  errorClass: 'enhancement',
  source: 'Williams, Style: Toward Clarity and Grace, 1990, ch. 7',
  comment: '{found} puts off what the sentence is about: begin with its subject.',
  confidence: 0.6,
  rules: `
there-are-that: ^ [there (are|were)] {JJ|NNS|CD} *3 (that|who|which) {VBP|VBD|MD}
? there (are|were) (two|three|four|five|several|many) *1 (kinds|types|ways|reasons|sorts|groups)
- There are many patients who fear the test.
- There were large errors that changed the result.
+ Many patients fear the test.
+ There are two reasons that matter.

there-is-that: ^ [there (is|was)] a|an {JJ}? {NN} (that|who|which) {VBZ|VBD|MD}
- There is a law that forbids it.
- There was a man who knew it.
+ A law forbids it.

it-is-that-who: ^ [it (is|was)] {DT|PRP$} {JJ}? {NN|NNS} (that|who) {VBZ|VBD|VBP|MD}
- It is the heat that breaks the seal.
- It was the students who asked for it.
+ The heat breaks the seal.
+ It is the case that we know best.

what-is: ^ [what is (important|interesting|notable|remarkable|striking) is that]
- What is important is that the seal holds.
+ The seal holds.

fact-that-subject: ^ [the fact that] {PRP|DT}
@ confidence=0.55
- The fact that the seal holds is new.
+ The seal holds.

one-of-the-most: [is one of the most] {JJ} *2 {NNS} in the world
@ confidence=0.55
- It is one of the most important plants in the world.
+ Few plants are as important.

in-this-paper-i: ^ [(this|the) (paper|article|study|essay|report) (will (discuss|talk about|look at|try to|attempt to)|is going to (discuss|talk about|look at))]
@ documents=academic
- This paper will discuss the seal.
- This essay is going to talk about the seal.
+ This paper discusses the seal.

as-we-all-know: [as (we all|everyone|everybody) (know|knows)]
- As we all know, the seal holds.
+ The seal holds.

since-the-dawn: [since the (dawn|beginning) of (time|mankind|humanity|civilization|civilisation)]
- People have done it since the dawn of time.
+ People have done it since antiquity.

nowadays-opening: ^ [(nowadays|in today 's world|in this day and age|in the modern world|in today 's society)]
@ documents=academic
- Nowadays, most seals hold.
- In today's world, most seals hold.
+ Most seals hold today.

needless: [(needless to say|it goes without saying that)]
- Needless to say, the seal holds.
+ The seal holds.

last-but: [last but not least]
@ documents=academic
- Last but not least, the seal holds.
+ Finally, the seal holds.

first-of-all: [first of all>first] ,
@ documents=academic
- First of all, the seal holds. => First, the seal holds.

to-sum-up: [to sum up>in summary] ,
@ documents=academic
- To sum up, the seal holds. => In summary, the seal holds.

all-in-all: [all in all>overall] ,
- All in all, the seal holds. => Overall, the seal holds.

more-and-more: [more and more>increasingly] {JJ} !{NN|NNS|JJ}
- The seal is more and more important. => The seal is increasingly important.

more-and-more-nouns: [more and more>a growing number of] {NNS}
@ documents=academic
- More and more countries use it. => A growing number of countries use it.

bigger-and-bigger: [(bigger and bigger|larger and larger)>ever larger]
- The gap grows bigger and bigger. => The gap grows ever larger.

so-very: [so very>very]
- The seal is so very good. => The seal is very good.

really-very: [(really|quite) very>very]
- The seal is really very good. => The seal is very good.

not-very-good: [not very good>poor] !at !{NN|NNS}
- The seal is not very good. => The seal is poor.
+ The seal is not very good at all.

not-the-same: (is|are|was|were) [not the same as>unlike]
- The seal is not the same as the ring. => The seal is unlike the ring.

did-not-remember: [did not (remember|recall)>forgot]
- He did not remember the code. => He forgot the code.

does-not-have: [does not have>lacks] {DT|NN|NNS|JJ}
@ documents=academic confidence=0.55
? does not have (a|an|the|any) (effect|affect|impact|influence|bearing)
- The seal does not have a ring. => The seal lacks a ring.
? does not have (a|an|the|any) {JJ|JJR} (effect|affect|impact|influence|bearing)
+ It does not have a significant impact.

do-not-have: (they|we|countries|patients|people|students|systems|methods|models) [do not have>lack] {DT|NN|NNS|JJ}
@ documents=academic confidence=0.55
- The methods do not have a name. => The methods lack a name.
+ The methods have no name.
? do not have (poor|bad|severe|serious|low|high)
+ The patients do not have poor sight. All people do not have access.
? all {NNS|NN} do not

did-not-accept: [did not accept>rejected] {DT|PRP$}
- They did not accept the plan. => They rejected the plan.

not-many: [not many>few] {NNS}
- Not many seals hold. => Few seals hold.

not-able: (is|are|was|were) [not able>unable] to
- The seal is not able to hold. => The seal is unable to hold.

not-possible: (is|was) [not possible>impossible] to
- It is not possible to hold it. => It is impossible to hold it.

not-certain: (is|are|was|were) [not certain>uncertain]
- The end is not certain. => The end is uncertain.

not-often: [not often>rarely] {VBN}
- It is not often seen. => It is rarely seen.

`,
};
