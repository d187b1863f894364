import type { RuleFile } from '../rule-file.ts';

const UNCOUNTABLE =
  'information|advice|furniture|homework|housework|luggage|baggage|equipment|traffic|progress|knowledge|pollution|weather|scenery|rubbish|garbage|jewelry|machinery|evidence|software|electricity|money|violence|happiness|leisure|luck|music|mathematics|unemployment|accommodation|transportation';
/** After some of these another noun often follows, to which the article belongs: "a knowledge base". */
const FREE = '!- {END|IN|TO|CC|VBZ|VBD|VBP|MD|WDT|PRP|RB|that|who|which}';

/** Nouns whose number learners mistake, with their articles and verbs. */
export const AGREEMENT_OF_NOUNS: RuleFile = {
  id: 'agreement-of-nouns',
  errorClass: 'agreement',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.3–5.9, 10.34–10.44',
  comment: 'Here the form is {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
news-are: news [are>is]
| news [were>was]
| news [have>has] {VBN|RB}
# “News” is singular: {better}, not {found}.
? news {NNS} are|were|have
- The news are good. => The news is good.
+ The news agencies are good.

police-is: the police [is>are] {VBG|VBN|JJ|RB|IN}
| the police [was>were] {VBG|VBN|JJ|IN}
| the police [has>have] {VBN|RB}
# “Police” is plural: {better}, not {found}.
- The police is looking for him. => The police are looking for him.

mathematics-are: ^ mathematics|physics|economics|gymnastics|politics [are>is] {JJ|DT|RB|VBN}
@ confidence=0.75
# The name of a subject is singular: {better}, not {found}.
- Mathematics are difficult. => Mathematics is difficult.

both-is: both of them|us|you|these|those [is>are]
| both of them|us|you|these|those [was>were]
| both of them|us|you|these|those [has>have]
- Both of them is wrong. => Both of them are wrong.

neither-are: ^ neither|either|each|one of them|us|you|these|those [are>is]
| ^ neither|either|each|one of them|us|you|these|those [were>was]
| ^ neither|either|each|one of them|us|you|these|those [have>has]
| ^ neither|either|each|one of them|us|you|these|those [@know|want|like|need|work|live|go>@1:VBZ]
@ confidence=0.75
- Neither of them know the answer. => Neither of them knows the answer.

a-number-of-has: ^ a number of *1 {NNS} [has>have]
| ^ a number of *1 {NNS} [was>were]
| ^ a number of *1 {NNS} [is>are]
# “A number of” means several, so the verb is plural: {better}, not {found}.
- A number of students has complained. => A number of students have complained.

there-are-lot-uncountable: there [are>is] (a lot of|lots of|some|so much|much|no|plenty of) ${UNCOUNTABLE.replace('|mathematics', '')} {END|IN|TO|CC|RB|that|which}
| there [were>was] (a lot of|lots of|some|so much|much|no|plenty of) traffic|information|furniture|homework|luggage|pollution|money|violence|music {END|IN|TO|CC|RB|that|which}
- There are a lot of traffic here. => There is a lot of traffic here.

a-uncountable: [a|an>some] information|advice|furniture|homework|housework|luggage|baggage|equipment|traffic|progress|rubbish|garbage|jewelry|machinery|scenery|weather|transportation ${FREE}
@ class=article
# {found} cannot stand before a noun that is not counted: {better}.
- He gave me an advice. => He gave me some advice.
- I need an information about it. => I need some information about it.
+ He runs an equipment store and an information desk.

a-good-uncountable: [a|an>] {JJ} information|advice|furniture|homework|luggage|baggage|equipment|weather|traffic|scenery|machinery ${FREE}
@ class=article confidence=0.85
# No {found} stands before a noun that is not counted.
? a priori|posteriori
- She gave me a good advice. => She gave me good advice.
- We had a bad weather in May. => We had bad weather in May.
+ It has a new information system.

many-uncountable: [many|several|few>much] information|advice|furniture|homework|luggage|traffic|pollution|money|knowledge ${FREE}
@ class=pronoun-determiner
- We do not have many information. => We do not have much information.

these-uncountable: [these>this] information|advice|furniture|homework|luggage|equipment|pollution|money|knowledge|evidence|software
| [those>that] information|advice|furniture|homework|luggage|equipment|pollution|money|knowledge|evidence|software
? these|those _ {NNS}
@ class=pronoun-determiner
- These information are useful. => This information are useful.
+ These information systems are useful.

this-kind-of-things: this|that kind|sort|type of [@{NNS}>@1:NN]
? this|that kind|sort|type of data|people|children|things|clothes|works|means|species|series|news|mathematics|physics|economics|statistics|politics|goods|glasses
@ class=noun-number confidence=0.72
- I like this type of books. => I like this type of book.

this-kind-of-thing: this|that kind|sort|type of [things>thing]
@ class=noun-number confidence=0.72
- This kind of things happens daily. => This kind of thing happens daily.

these-kind: [these kind|kinds>these kinds] of
| [these type|types>these types] of
| [those kind|kinds>those kinds] of
| [these sort|sorts>these sorts] of
| [this kinds>these kinds] of
| [this types>these types] of
@ class=noun-number
- These kind of books are good. => These kinds of books are good.

less-plural: [less>fewer] people|students|cars|children|men|women|problems|jobs|friends|opportunities|things|accidents|books|countries|girls|boys|customers|patients|mistakes|errors
@ class=pronoun-determiner confidence=0.75
- There are less people today. => There are fewer people today.

how-much-plural: how [much>many] people|students|cars|children|men|women|problems|jobs|friends|things|books|countries|times|days|years|hours|brothers|sisters|languages|questions|words
@ class=pronoun-determiner
- How much people came? => How many people came?
+ How much people know is unclear.
? how much people know|think|like|want|care|need|say|eat|earn|spend|pay|love|enjoy|use|talk|work

one-of-worst: one of the|my|his|her|their|our best|worst|greatest|biggest|largest|oldest|smallest|richest|happiest|saddest|finest|hardest|easiest|highest|longest|strongest|funniest|nicest [@day|thing|film|movie|book|city|country|place|problem|person|moment|experience|friend|way|team|player|song|year|memory|company|invention|question|part|university|sport|language|town|game|reason|teacher|student|restaurant>@1:NNS] {END|IN|TO|PRP|CC|WDT|VBZ|that|i}
| one of the|my|his|her|their|our most {JJ} [@day|thing|film|movie|book|city|country|place|problem|moment|experience|friend|way|team|player|song|year|memory|company|invention|question|part|university|sport|language|town|game|reason|teacher|student|restaurant>@1:NNS] {END|IN|TO|PRP|CC|WDT|VBZ|that|i}
@ class=noun-number
# “One of” picks from several, so the noun is plural: {better}.
- That was one of the worst day of my life. => That was one of the worst days of my life.
- It is one of the most important thing in life. => It is one of the most important things in life.

others-plural: in|with|of|against|and|to|from|for|many|some|like|than|as|by|about|between|among|the|on|at [others>other] {NNS} {END|IN|TO|CC|VBP|VBD|MD|WDT|that|who|PRP|RB}
@ class=pronoun-determiner
? others {NNS} {IN} the same
- They played against others schools. => They played against other schools.
- I have friends in others countries. => I have friends in other countries.

another-plural: [another>other] people|countries|cities|things|places|languages|children|students|cultures|friends|problems|activities|subjects
@ class=pronoun-determiner
- We visit another countries. => We visit other countries.
+ We wait another two days.

other-singular: <!the|any|no|every|each|some|an|my|your|his|her|its|our|their|this|that|one|or|and|many|few|several|on|in|quite [other>another] country|city|problem|person|reason|thing|place|way|example|advantage|option|day|language|book|car {END|IN|TO|VBZ|that|PRP|is|was|where}
@ class=pronoun-determiner confidence=0.75
- I want to live in peace, other reason is work. => I want to live in peace, another reason is work.

every-plural: every [@days|weeks|years|months|mornings|nights|times|things|weekends|countries|students|persons|families|summers|places>@1:NN] {END|IN|PRP|CC|VBZ|i|TO}
? every {CD} _
@ class=noun-number
- I run every mornings. => I run every morning.
+ It rains every few days.

each-plural: each [@days|weeks|years|months|students|countries|persons|families|members|things|groups>@1:NN] {END|IN|CC|VBZ|has|is}
@ class=noun-number confidence=0.8
- Each students has a book. => Each student has a book.
+ They cost a pound each days before.

all-singular: <!at|for|of|not|and [all the @country|student|person|child|problem|thing|place|subject|book|word>all the @1:NNS] {END|IN|VBP|are|were|that|have}
@ class=noun-number confidence=0.65
- All the student are here. => All the students are here.

peoples: many|some|most|few|these|those|other|all|young|old|several [peoples>people] {END|VBP|MD|IN|VBD|are|were|have|who}
? indigenous|native peoples
@ class=noun-number confidence=0.8
? =Peoples
- Many peoples like it. => Many people like it.
`,
};
