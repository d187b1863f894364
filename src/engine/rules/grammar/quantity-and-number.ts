import type { RuleFile } from '../rule-file.ts';

/** Quantities, and nouns that are counted or not. */
export const QUANTITY_AND_NUMBER: RuleFile = {
  id: 'quantity-and-number',
  errorClass: 'noun-number',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.10–5.25, 6.45–6.53',
  comment: 'The usual form is {better}, not {found}.',
  level: 'basic',
  confidence: 0.86,
  rules: `
public-transports: public [transports>transport]
- We use public transports every day. => We use public transport every day.

a-public-transport: [a public transport|transportation>public transport] {END|IN|CC|is|was|for|to|because|will|can}
@ class=article
- A public transport is cheap. => Public transport is cheap.

two-of-friend: two|three|four|five|some|many|most|all|both|few|several of my|his|her|our|their|the|these|those [@friend|brother|sister|student|book|problem|teacher|country|city|reason|car|house|child|person|thing|idea|question|song|film|movie>@1:NNS]
? some|most|all of the|my|his|her book|film|movie|song|house|city|country|car|problem|thing
- Two of my friend are here. => Two of my friends are here.

body-parts: blue|brown|green|dark|black|beautiful|big [eye>eyes] {END|CC|and}
? a|an|the|one|his|her|my|left|right *1 eye
| brush:V my|his|her|our|their [tooth>teeth]
- She has blue eye. => She has blue eyes.

experiences-in: lot of|much|some|no|enough|little|more [experiences>experience] in {VBG|NN|DT}
@ confidence=0.78
- He has a lot of experiences in teaching. => He has a lot of experience in teaching.

many-works: many|several|lots of|lot of [works>work] to do
| a lot of [works>work] {END|to|at}
| have|has|had|do|did|done [many works>a lot of work] {END|to|at}
| household|school|home|hard [works>work] {END|IN|CC}
- I have done many works. => I have done a lot of work.

a-work: have|has|had|find|found|get|got|need|want|looking|look|search|searching for? [a work>a job] {END|in|at|as|that|which|because|CC|with|for}
? have|has|had a work of
@ class=phrasing
- I have a work in a bank. => I have a job in a bank.

enough-of: [enough of>enough] money|time|food|water|people|space|energy|space|information|work|sleep
- I have enough of money. => I have enough money.

a-little-plural: [a little>a few] friends|people|books|days|years|weeks|months|hours|minutes|things|problems|questions|students|words|mistakes|times
@ class=pronoun-determiner
- I have a little friends. => I have a few friends.

little-plural: very [little>few] friends|people|books|things|problems|questions|students|words|mistakes|times|cars|countries
@ class=pronoun-determiner
- There are very little people. => There are very few people.

few-singular: very|too|so|a [few>little] money|time|water|food|information|work|traffic|furniture|luggage|homework|space|energy
@ class=pronoun-determiner
- I have very few money. => I have very little money.

these-day: ^ [these day>these days]
- These day people are busy. => These days people are busy.

is-there-any: ^ [is>are] there any|many|some|two|a? *1 {NNS} {END|IN|that|here|left|TO|who}
? is there a|any news|series|means|chance
@ class=agreement
- Is there any questions? => Are there any questions?

are-there-a: ^ [are>is] there a|an|any *1 {NN} {END|IN|near|here|that}
? are there any {NN} {NNS}
@ class=agreement
- Are there a bank near here? => Is there a bank near here?

friend-of-me: friend|friends|colleague|brother|cousin|teacher|neighbour|neighbor|classmate of [me>mine]
| friend|friends|colleague|cousin|neighbour|neighbor|classmate of [him>his] {END|who|IN|CC}
| friend|friends|colleague|cousin|neighbour|neighbor|classmate of [us>ours] {END|who|IN|CC}
| friend|friends|colleague|cousin|neighbour|neighbor|classmate of [them>theirs] {END|who|IN|CC}
| friend|friends|colleague|cousin|neighbour|neighbor|classmate of [you>yours] {END|who|IN|CC}
@ class=pronoun-determiner confidence=0.8
- He is a friend of me. => He is a friend of mine.

mine-book: [mine>my] book|car|house|friend|mother|father|brother|sister|family|name|room|dog|school|job|opinion|life|country|teacher
? of mine
@ class=pronoun-determiner
- It is mine book. => It is my book.

amount-of-plural: great|large|huge|small|vast|big|certain|high|the|an [amount>number] of people|students|cars|children|countries|jobs|friends|problems|books|visitors|tourists|dams|cases|accidents|users|women|men|studies|samples|patients|participants|errors|mistakes|books|teachers|tourists|cities|schools|houses|companies|articles|papers|experiments|methods|places|options|workers|vehicles|animals|words|buildings
@ class=phrasing confidence=0.75
- A large amount of people came. => A large number of people came.

number-of-singular: number of [@student|accident|car|child|person|country|book|problem|tourist|visitor|user|death|case|vehicle|worker|job|school|woman|man>@1:NNS] {END|VBZ|VBD|VBP|MD|IN|is|has|are|have|who|that}
- The number of accident is rising. => The number of accidents is rising.

once-time: [one time>once] per|a|every day|week|month|year
| [two times>twice] per|a|every day|week|month|year
@ class=phrasing confidence=0.7
- I run one time per week. => I run once per week.

all-kind: all|many|various|several|two|three|other|these|those [kind>kinds] of
| all|many|various|several|two|three|other|these|those different? [type>types] of
| all [sort>sorts] of
| various|many different? [way>ways] of|to
? some kind of {NN|a|DT|JJ}
- There are all kind of animals. => There are all kinds of animals.

last-but-least: last but not [the least>least]
@ class=phrasing
- Last but not the least, I thank you. => Last but not least, I thank you.

kind-of-plural: all|many|different|various kinds of [@animal|plant|sport|person|book|film|food|problem|activity|game|student|product|car|subject|song|movie>@1:NNS] {END|IN|CC|that}
? kinds of food|sport
- There are many kinds of animal. => There are many kinds of animals.
`,
};
