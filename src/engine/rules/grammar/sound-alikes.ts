import type { RuleFile } from '../rule-file.ts';

/** Words that sound alike, where the words around them leave no choice. */
export const SOUND_ALIKES: RuleFile = {
  id: 'sound-alikes',
  errorClass: 'spelling',
  source: 'Emend',
  comment: 'The word wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  heard: true,
  rules: `
your-late: ^ [your>you're] late|welcome|right|wrong|early|beautiful|amazing|crazy|funny|kidding|joking|awesome {END}
| think|know|hope|say|said|because|if|that|when [your>you're] right|wrong|late|happy|sad|sick|tired|crazy|going|coming|doing|looking|trying|ready|sure|busy {END|IN|TO|CC|now}
- I think your right. => I think you're right.

their-going: ^ [their>they're] {VBG} {RB|TO|home|IN|PRP}
? their being
| ^ [their>they're] not|all|very|so|really|both|still
- Their going home now. => They're going home now.

they-re-noun: ^ [they're>their] {NN|NNS} {VBZ|VBD|VBP|is|are|was|were|have|has}
| in|with|of|for|to|from|about|by [they're>their] {NN|NNS|JJ|own}
@ class=pronoun-determiner
- They're car is red. => Their car is red.
- It is one of they're ideas. => It is one of their ideas.

its-too: [its to>it's too] {JJ|late|early|much|many|far}
| [it's to>it's too] late|early|hot|cold|hard|easy|big|small|expensive|far|much|long|short|difficult|old|young {END|TO|IN|for}
- Its to late. => It's too late.

too-much: have|has|had|is|are|was|were|'s|not|spend|spent|eat|ate|drink|drank|with|way|far|do|does|get|got|cost|costs|takes|took|work|talk|much [to>too] much|many {NN|NNS|END|JJ|for|of|to}
- I have to much work. => I have too much work.

need-by: need|want|wants|wanted|going|like|go|went|have|had|has|can|will|must|could|would to? [by>buy] a|an|the|some|my|new|two|food|clothes|it|them|something
? go|went|going|had|have|has|need|want|will|like by
- I need to by a car. => I need to buy a car.

through-ball: {PRP} [through>threw] the|a|it|him|her|them|my|his|some|away
- He through the ball. => He threw the ball.

they-wear: they|we|you [wear>were] {VBG|VBN|JJ|not|so|very|happy|there|in|at|on|all|always|really}
? wear all|always|in|on|so|very|not|there {NN|NNS|JJ}
- They wear happy. => They were happy.

i-new: i|he|she|we|they|you [new>knew] {PRP|DT|that|how|what|it|about|where|who|nothing|everything}
| i|he|she|we|they|you [now>know] that|how|what|it|him|her|them|you|nothing|where|who
- I new it. => I knew it.

no-him: i|you|we|they [no>know] him|her|them|it|that|how|what|you
- I no him. => I know him.

brought-shop: [brought>bought] *4 at|from|in the|a|this shop|store|supermarket|market|mall|internet
- I brought a new car at the shop. => I bought a new car at the shop.

thought-me: {PRP|NN} [thought>taught] me|us|him|them english|how|to|many|a|that|math|maths|everything|french|spanish|history|music
? thought to him|us|me
- He thought me English. => He taught me English.

forward-here: forward to [here>hearing] from
| to [here>hear] from|the|about|it|that|you|your
- I am looking forward to here from you. => I am looking forward to hearing from you.

feel-fill: i|we|they|you|he|she [fill|fills>feel:V] happy|sad|good|bad|better|sick|tired|very|so|really|like|lonely|free|safe|comfortable
- I fill happy. => I feel happy.

leave-house: {PRP|TO|MD} [live|lives>leave:V] the|my|his|her|our|their house|home|school|office|work|room|country|city {at|on|in|END|early|late|every|because|when|and}
? live at|in|on|near
- I live the house at 8. => I leave the house at 8.

live-in: {PRP|TO} [leave|leaves>live:V] in {NNP|a|the} !{NN}
@ confidence=0.72
? leave in the|a *2 morning|evening|afternoon|hurry|minute|moment|hour|days|weeks|summer|spring|fall|dust|lurch
? leave in =January|February|March|April|May|June|July|August|September|October|November|December
- I want to leave in London. => I want to live in London.

leaving-in: am|'m|are|'re|is|was|were|been [leaving>living] in {NNP}
? leaving in =January|February|March|April|May|June|July|August|September|October|November|December
@ confidence=0.75
- I am leaving in London. => I am living in London.

whether-weather: [weather>whether] or not
| know|knows|knew|wonder|ask|asked|decide|sure|see|question [weather>whether] {PRP|DT|NN|NNS|to}
? ask|asked|see|know *1 the weather
| the|good|bad|nice|hot|cold|sunny|rainy [whether>weather] {END|is|was|in|CC|will}
? question|doubt|issue the whether
- I don't know weather he comes. => I don't know whether he comes.
- The whether is nice. => The weather is nice.

principal: the [principle>principal] of the|my|our school|college|academy
- The principle of the school is nice. => The principal of the school is nice.

its-good: ^ [its>it's] good|nice|great|important|very|so|really|too|not|a|an|the|been|time|easy|hard|difficult|possible|true|clear|better|interesting|beautiful|fun|cheap|expensive|late|because|like {END|TO|IN|that|JJ|NN|for|when|DT|RB|VBG|we|i}
? its best|time {IN} {NN}
? its not|very|good|great|important|beautiful|difficult|interesting|true|time|hard|late {NN|NNS} {VBZ|VBD|VBP|MD|is|was|are|were|has}
- Its good to see you. => It's good to see you.

its-first: ^ [it's>its] first|second|third|last|own|main|name|aim|purpose|role|value|effect|size|function {NN}? {VBZ|VBD|MD|is|was}
@ class=pronoun-determiner confidence=0.92
- It's first release was in May. => Its first release was in May.
+ It's the main reason.

dont: [dont>don't]
| [doesnt>doesn't]
| [didnt>didn't]
| [isnt>isn't]
| [wasnt>wasn't]
| [havent>haven't]
| [couldnt>couldn't]
| [wouldnt>wouldn't]
| [shouldnt>shouldn't]
| [arent>aren't]
| [werent>weren't]
| [hasnt>hasn't]
- They dont know. => They don't know.

i-l: [i'l>I'll]
| [you'l>you'll]
| [we'l>we'll]
| [they'l>they'll]
| [he'l>he'll]
@ confidence=0.95
- They think i'l go. => They think I'll go.

text-you: that|if|when|which|what|where|how|for|with|to|,|and|do|did|can|will|see|love|thank|miss|tell|are [u>you] {END|VB|VBP|are|can|will|should|have|do|want|know|IN|CC|so|very|must|could|would|need|TO}
| ^ [u>you] are|can|will|should|have|know|need|must|want
@ class=spelling confidence=0.85
- I know that u are busy. => I know that you are busy.

text-w: [w/>with] {DT|PRP$|PRP|NN|NNS|JJ}
| [w/o>without] {DT|PRP$|PRP|NN|NNS|VBG|JJ}
| [thru>through] {DT|PRP$|NN|NNS|JJ}
| [pls|plz>please]
| [thx>thanks]
| [bcz|bcoz|coz|becuz>because]
@ class=spelling confidence=0.8
- I went there thru the park. => I went there through the park.

except-accept: i|we|you|they|to|will|can|not|n't|please [except>accept] {PRP$|the|this|that|it|my|your|DT}
? not except
- I except your offer. => I accept your offer.

than-then: {JJR} [then>than] {PRP|DT|NN|NNS|NNP|PRP$|CD|VBG|IN|before|ever}
| more|less {JJ|RB} [then>than] {PRP|DT|NN|NNS|NNP|PRP$|CD|VBG}
? better then , {PRP}
@ class=conjunction confidence=0.8
- It is easier then taking a train. => It is easier than taking a train.

quiet-quite: is|am|are|was|were|'m|'s|'re|it's|feel|look|looks|be [quiet>quite] {JJ|a|an|different|tired|good|sure|expensive|hard|easy|interesting|nice|RB}
? quiet {JJ} {NN|NNS}
@ class=adjective-adverb
- I'm quiet tired. => I'm quite tired.

past-passed-time: time|years|days|months|weeks|week|year [past>passed] by? {END|and|quickly|very|so|since}
? for|in|of|over|from *3 time|years|days|months|weeks past
@ confidence=0.72
- The time past very quickly. => The time passed very quickly.

lead-led: has|have|had|was|were|is|been [lead>led] {TO|IN|by|away|us|me|him|them|the}
? has|have|had|was|is|were the|a|in lead
@ class=verb confidence=0.8
- It has lead to problems. => It has led to problems.

where-were: they|we|you [where>were] {VBG|VBN|JJ|there|not|at|in|on|so|very|all|the|a|happy|too}
? {VB|VBP|VBD|VBZ|tell|told|ask|asked|show} you|them where
- We where at home. => We were at home.

who-s: {NN|NNS} [who's>whose] {NN|NNS} {VBZ|VBD|VBP|is|are|was|were|has|have}
@ class=pronoun-determiner
- A man who's car was red came. => A man whose car was red came.

a-lot: [alot>a lot]
| [aswell>as well]
| [infact>in fact]
| [eventhough>even though]
| [incase>in case]
| [atleast>at least]
| [ofcourse>of course]
| [noone>no one]
| [inspite>in spite]
| [upto>up to]
| [everytime>every time]
- There is alot of it. => There is a lot of it.
`,
};
