import type { RuleFile } from '../rule-file.ts';

/** Strings of words that stand where a preposition, a conjunction or a number word would. */
export const WORDY_PHRASES: RuleFile = {
  id: 'wordy-phrases',
  errorClass: 'brevity',
  source: 'Emend',
  comment: '{found} can be said in fewer words: {better}.',
  rules: `
on-numerous-occasions: [on a number of occasions>several times]
| [(on numerous occasions|on many occasions)>often / many times]
- It failed on a number of occasions. => It failed several times.
- It failed on many occasions. => It failed often.

on-several-occasions: [on several occasions>several times]
- We met on several occasions. => We met several times.

on-one-occasion: [on one occasion>once]
- It leaked on one occasion. => It leaked once.

on-two-occasions: [on two occasions>twice]
- It leaked on two occasions. => It leaked twice.

a-large-number: [(a (large|great|huge|vast|high) number of|large numbers of|a great many)>many] {NNS|JJ|VBN}
- A large number of farms closed. => Many farms closed.

a-small-number: <!very <!such <!relatively <!these <!the [(a small number of|small numbers of)>a few] {NNS|JJ}
- A small number of wells dried up. => A few wells dried up.
+ It works with very small numbers of cells.

a-majority: [(a majority of|the majority of|the vast majority of)>most] {NNS|JJ}
| [(a majority of|the majority of|the vast majority of)>most of] {DT|PRP$}
@ confidence=0.6
- The majority of cases are mild. => Most cases are mild.
- The majority of the cases are mild. => Most of the cases are mild.

a-sufficient-number: [a sufficient number of>enough] {NNS|JJ}
- A sufficient number of votes came in. => Enough votes came in.

a-sufficient-amount: [a sufficient (amount|quantity) of>enough] {NN|NNS|JJ}
- Add a sufficient amount of water. => Add enough water.

an-adequate-number: [an adequate (number|amount) of>enough] {NN|NNS|JJ}
- We had an adequate number of beds. => We had enough beds.

an-excessive-number: [an excessive number of>too many] {NNS|JJ}
- An excessive number of calls came in. => Too many calls came in.

an-excessive-amount: [an excessive amount of>too much] {NN|JJ}
- It uses an excessive amount of fuel. => It uses too much fuel.

a-considerable-amount: [a (considerable|significant|substantial|large|great) amount of>much] {NN|JJ}
@ confidence=0.6
? amount of *3 {NNS}
- It took a considerable amount of effort. => It took much effort.
+ A substantial amount of cancer survivors are well.

a-wide-variety: [(a wide (range|variety) of|a broad range of|a great variety of)>many / various] {NNS}
| [(a wide (range|variety) of|a broad range of|a great variety of)>many / various] {JJ|NN|VBG|VBN} *2 {NNS}
@ confidence=0.55
- We tried a wide range of dyes. => We tried many dyes.

// at the start of a sentence it keeps a numeral from standing there
a-total-of: _ [a total of>] @/^\\d+$|^(ten|twelve|twenty|thirty|forty|fifty)$/
@ confidence=0.51
- We tested a total of 40 seeds. => We tested 40 seeds.
+ A total of 40 seeds were tested.

in-the-neighbourhood-of: [in the neighborhood of>about] {CD|$}
| [in the neighbourhood of>about] {CD|$}
| [in the region of>about] {CD|$}
| [in the vicinity of>near]
- It costs in the neighborhood of 10 pounds. => It costs about 10 pounds.

as-a-consequence-of: <!considered <!regarded <!seen <!viewed <!interpreted <!described <!treated <!taken [(as a (consequence|result) of)>because of]
@ confidence=0.55
- It sank as a consequence of the storm. => It sank because of the storm.
+ It is considered as a result of the heat.

as-a-consequence: ^ [as a consequence ,>therefore,]
@ confidence=0.55
- As a consequence, prices rose. => Therefore, prices rose.

as-a-matter-of-fact: [as a matter of fact>in fact]
- As a matter of fact, it works. => In fact, it works.

as-a-means-of: [as a (means|way) of @{VBG}>to @1:VB]
- We use it as a means of cooling the air. => We use it to cool the air.

as-of-yet: [as of yet>so far]
- It has no name as of yet. => It has no name so far.

as-of-this-date: [(as of this date|as of now|as of today|at this moment in time|at this point in time|at this juncture|at the present moment|at the current time)>now]
- It is closed at this point in time. => It is closed now.

at-that-point-in-time: [(at that point in time|at that moment in time)>then]
- It was new at that point in time. => It was new then.

at-an-early-date: [at an (early|earlier) date>soon / earlier]
- We will write at an early date. => We will write soon.

at-a-later-date: [at a later (date|time|point)>later]
- The rest follows at a later date. => The rest follows later.

at-the-time-that: <!{NN|NNS} [at the (time|moment) (that|when)>when]
- It rained at the time that we left. => It rained when we left.

at-such-time-as: [at such time as>when]
- Pay at such time as it arrives. => Pay when it arrives.

at-the-conclusion-of: [at the conclusion of>after]
# “After” is shorter.
@ confidence=0.51
| [(subsequent to|following the conclusion of)>after]
- Tea is served at the conclusion of the talk. => Tea is served after the talk.

at-the-rate-of: [at the rate of>at] {CD}
- It fills at the rate of 3 litres a minute. => It fills at 3 litres a minute.

by-means-of: [by (means|dint) of>by / with] !which
| [by virtue of>because of] {DT|PRP$}
@ confidence=0.55
- It is cut by means of a laser. => It is cut by a laser.
- It is known by virtue of its size. => It is known because of its size.
+ It gives little by way of help.

by-the-time-that: [by the time that>by the time]
- It was dark by the time that we came. => It was dark by the time we came.

by-reason-of: <!be:* <!based [(by reason of|on account of|on the grounds of)>because of]
@ confidence=0.51
- It closed on account of the heat. => It closed because of the heat.

on-the-grounds-that: <!{VBN} [(on the grounds that|on the ground that|in light of the fact that|in view of the fact that|on account of the fact that|for the reason that|by virtue of the fact that|considering the fact that|given the fact that|seeing that)>because]
- They refused on the grounds that it was late. => They refused because it was late.

despite-the-fact-that: <!be:* [(despite the fact that|in spite of the fact that|notwithstanding the fact that|regardless of the fact that)>although]
- It sold well despite the fact that it broke. => It sold well although it broke.

except-for-the-fact-that: [(except for the fact that|apart from the fact that)>except that]
- All is well, except for the fact that it leaks. => All is well, except that it leaks.

with-the-exception-of: ^ [with the exception of>except for]
| {NN|NNS} [with the exception of>except]
- With the exception of one, all are full. => Except for one, all are full.
- All rooms with the exception of one are full. => All rooms except one are full.

for-the-purpose-of: [for the purposes? of>for]
| [for (the|that) purpose of>for]
? for (the|that) purpose of {VBG}
- It is sold for the purpose of research. => It is sold for research.

for-the-purpose-of-doing: [for the (purpose|purposes) of @{VBG}>to @1:VB]
- We dug for the purpose of finding clay. => We dug to find clay.

with-the-purpose-of: [with the (purpose|aim|goal|intention|objective) of @{VBG}>to @1:VB]
- We met with the aim of ending the strike. => We met to end the strike.

for-the-duration-of: <!function <!functions <!estimate <!estimates <!distribution <!model <!limit <!limits <!formula [(for the duration of|throughout the course of)>throughout / during] {DT|PRP$|NN|JJ}
| [during the course of>during] {DT|PRP$|NN|NNS|JJ|CD}
? of time
- It slept for the duration of the flight. => It slept throughout the flight.
- It slept during the course of the flight. => It slept during the flight.
+ It was heated for the duration of time that was needed. It hurt for the duration of 28 days.

during-the-time-that: [(during the time that|during the period that|throughout the time that)>while]
- It melts during the time that it turns. => It melts while it turns.

for-a-period-of: [for a period of>for] {CD|DT|IN|JJ}
- It was boiled for a period of two hours. => It was boiled for two hours.

over-a-period-of: [over a period of>over]
- It grew over a period of two weeks. => It grew over two weeks.
`,
};
