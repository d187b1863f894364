import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays';
const DATE = '/^([12]?\\d|3[01])(st|nd|rd|th)?$/';

/** Prepositions of dates, times of day, transport and the places of daily life. */
export const PREPOSITIONS_OF_TIME_AND_PLACE: RuleFile = {
  id: 'prepositions-of-time-and-place',
  errorClass: 'preposition',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 9.15–9.38',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.87,
  rules: `
date-in: [in|at>on] ${DATE} of? ${MONTH}
| [in|at>on] the ${DATE} of ${MONTH}
| [in|at>on] ${MONTH} ${DATE} !${MONTH}
? in|at ${MONTH} ${DATE} {NNS}
- I was born in 5 May. => I was born on 5 May.
- We met in the 5th of May. => We met on the 5th of May.
+ They met in May 2010.

day-in: [in|at>on] ${DAY} {END|PRP|IN|morning|mornings|evening|evenings|afternoon|night|nights|CC|DT}
- See you in Friday. => See you on Friday.
- I work in Mondays. => I work on Mondays.
+ They held it in Sunday school.

weekdays-in: [in|at>on] weekdays {END|PRP|CC}
- I take the train in weekdays. => I take the train on weekdays.

weekends-in: [in>on] weekends {END|PRP|CC}
| [in>on] the|every weekend|weekends {END|PRP|CC}
| [in>on] my|their|her|his|our birthday {END|PRP|CC}
@ confidence=0.8
- We always go there in weekends. => We always go there on weekends.
- I met her in my birthday. => I met her on my birthday.

o-clock: [in|on>at] ${DATE} o'clock
| [in|on>at] one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve o'clock
| get|gets|got|wake|wakes|woke|start|starts|started|begin|begins|began|finish|finishes|leave|leaves|left|arrive|arrives|arrived up? [in|on>at] ${DATE} am|pm|a.m.|p.m.
- I get up in 7 o'clock. => I get up at 7 o'clock.

year-at: [at|on>in] /^(19|20)\\d\\d$/ {END|PRP|CC|IN}
? {NNS|CD|VBG|VBN} at|on _
@ confidence=0.75
- We met at 2010. => We met in 2010.
+ The ship was sold on 2010 terms.

month-on: [at|on>in] ${MONTH} {END|CC|PRP}
? based|depends|depend|report|information|data on _
@ confidence=0.78
- They arrived at August. => They arrived in August.

in-the-morning: [at|on>in] the morning|afternoon|evening {END|PRP|CC}
@ confidence=0.82
? {on} the morning|afternoon|evening of
- I run at the morning. => I run in the morning.

at-night: [in>at] night {END|PRP|CC}
| [on>at] night {END|PRP|CC}
- I work in night. => I work at night.

last-next: [in|on|at>] last|next week|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|weekend {END|PRP|CC|DT|VBD}
? {the|their|his|her|its|my|our} last|next
@ confidence=0.85
# Before “last” and “next” no preposition stands.
- We met in last week. => We met last week.
+ It was settled in last week's vote.

this-every: [in|on|at>] this|every morning|evening|weekend|week|month|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday {END|PRP|CC}
? {NOUN|VBN} in|on this week|month|summer|morning
@ confidence=0.75
- I run in every morning. => I run every morning.

by-foot: [by foot>on foot]
@ confidence=0.85
- I go to school by foot. => I go to school on foot.

by-my-car: go|goes|going|went|come|comes|came|travel|travels|travelled|traveled|traveling|travelling|drive|drove|arrive|arrived *3 [by>in] my|your|his|her|our|their own? car|cars
| [by>in] my|your|his|her|our|their own? car {END}
| [with>in] my|your|his|her|our|their own car
| [by>on] my|your|his|her|our|their own? bike|bicycle|motorbike|motorcycle|horse {END|CC|IN}
@ confidence=0.75
- I went to the club by my car. => I went to the club in my car.
- She came by her bike. => She came on her bike.

way-to-home: way [to>] home {END|PRP|IN|CC|from}
| go|goes|going|went|gone|come|comes|came|coming|get|gets|got|arrive|arrived|return|returned|drive|drove|walk|walked|run|ran|back:V [to>] home {END|PRP|IN|CC|from|late|early|RB}
@ confidence=0.85
? to home {NN|NNS|JJ}
- On my way to home I met him. => On my way home I met him.
- I went to home. => I went home.
+ It is the way to home ownership.

come-to-here: come|comes|came|coming|go|goes|went|going|get|got|return|returned [to>] here|there {END|PRP|IN|CC|TO}
- She came to here. => She came here.
@ confidence=0.85

go-abroad: go|goes|going|went|gone|travel|travelled|traveled|traveling|study|studying|live|living|move|moved [to|in>] abroad|overseas|downtown|upstairs|downstairs
- I want to go to abroad. => I want to go abroad.

at-work: am|'m|is|'s|are|'re|was|were *1 [in the work>at work] {END|CC|PRP}
| am|'m|is|'s|are|'re|was|were *1 [in work>at work] {END}
@ confidence=0.8
- He is in the work. => He is at work.

school-by: go|goes|going|went|walk|walks|walked to [the>] school|university|college by|on foot|bus|train|car|bike
@ class=article
- I go to the school on foot. => I go to school on foot.

in-internet: [in|at>on] the? internet|web|facebook|youtube|twitter|instagram {END|CC|PRP|IN|VBZ|TO}
@ confidence=0.85
? interest|interested|invest|invested|believe|trust|growth|increase|change|changes|role in the internet
? in internet of
- I read it in the internet. => I read it on the internet.

on-tv: [in|at>on] tv|television|radio {END|CC|PRP|DT}
| see|saw|watch|watched|hear|heard *2 [in|at>on] the tv|television|radio
@ confidence=0.8
- I saw it in the television. => I saw it on the television.
- We watch films in TV. => We watch films on TV.

on-holiday: am|'m|is|'s|are|'re|was|were|go|goes|going|went|be|gone [in|at|to>on] holiday|holidays|vacation {END|IN|CC|TO|PRP|RB}
- We went in vacation. => We went on vacation.
- He is in holiday now. => He is on holiday now.

during-years: [during>for] {CD|many|several} years|months|weeks|days|hours|minutes {END|CC|PRP}
? during {CD} days|hours|weeks of
@ confidence=0.72
- I lived there during three years. => I lived there for three years.

since-years: [since>for] {CD|many|several|a|some} long|few? years|months|weeks|days|hours|time {END|CC|PRP|IN}
? since *4 ago
- I have lived here since five years. => I have lived here for five years.
+ She left since two years ago she fell ill.

for-year: have|has|'ve|'s {VBN} *3 [for>since] /^(19|20)\\d\\d$/ {END}
@ confidence=0.82
- I have lived here for 2010. => I have lived here since 2010.

at-university-of-age: [in|on>at] the age of
@ confidence=0.85
- He died in the age of 60. => He died at the age of 60.
+ We live in the age of steam.
? in the age of {NN|NNS|NNP|DT|JJ}

in-front: [in front>in front of] the|my|your|his|her|our|their|me|him|us|them|a
? in front the|my|your|his|her|our|their|me|him|us|them|a {VBD}
@ confidence=0.82
- They met in front the school. => They met in front of the school.

next-to: [next>next to] my|your|his|her|our|their house|home|school|hotel|room|office|bed
@ confidence=0.8
- It stands next my house. => It stands next to my house.

near-to: near [to|of|from>] my|your|his|her|our|their|the house|home|school|hotel|beach|sea|city|station|river|park|centre|center
@ confidence=0.7
- I live near of the station. => I live near the station.

in-other-words: [with|by>in] other words {END}
- With other words, it failed. => In other words, it failed.
`,
};
