import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Prepositions that a noun or an adjective decides, and those of set phrases. */
export const PREPOSITIONS_OF_PLACE_AND_SET_PHRASES: RuleFile = {
  id: 'prepositions-of-place-and-set-phrases',
  errorClass: 'preposition',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 9.15–9.57',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.88,
  rules: `
floor: [in|at>on] the first|second|third|fourth|fifth|sixth|ground|top|last|tenth|same|upper|other floor {END|of|IN|CC|and}
| [in|at>on] the {CD} floor
@ confidence=0.95
- She lives in the third floor. => She lives on the third floor.

on-the-wall: picture|pictures|poster|posters|painting|paintings|photo|photos|clock|mirror|map|sign|calendar|hang|hanging|hung|write|wrote|drew|notice *3 [in|at>on] the wall {END|of|IN|CC|and}
| sit|sat|sitting|lie|lying|lay|sleep|slept|sleeping [in>on] the floor|ground|grass|sofa|bench|beach {END|IN|CC|and}
| put|left|leave|lay|book|keys|glass|glasses|cup|phone *3 [in>on] the table|desk|shelf|floor {END|IN|CC|and}
? {VBN} in the table
@ confidence=0.82
- There is a picture in the wall. => There is a picture on the wall.
- I left my keys in the table. => I left my keys on the table.

on-the-bus: am|is|are|was|were|'m|'s|'re|sit|sat|sitting|met|meet|read|slept|sleep|travelling|traveling *1 [in>on] the bus|train|plane|tram|ferry|metro|subway {END|now|CC|when|and|to|yesterday|this|because}
| get|gets|got|getting [in|into>on] the|a bus|train|plane|tram|subway {END|to|and|at|CC|because}
@ confidence=0.8
- I am in the bus now. => I am on the bus now.
- We got in the bus at noon. => We got on the bus at noon.

by-deadline: finish|submit|complete|deliver|send|hand|pay|reply|return|finished|completed|ready|done|submitted|hand|arrive *4 [until>by] ${DAY}|tomorrow|tonight|noon|midnight {END|CC|because|or|at|morning|evening|afternoon}
| finish|submit|complete|deliver|send|hand|pay|reply|return|finished|completed|ready|done|submitted *4 [until>by] next|the end|week|month|of|this {NN|NNP|IN|of}
? not|n't|never|wait|waited *6 until
? {until} then|now
@ confidence=0.85
- I will finish it until Friday. => I will finish it by Friday.

corner: bank|shop|house|cafe|store|restaurant|stop|school|building *2 [in>on] the corner of the street|road
| [in>at] the bottom|top of the page|stairs|hill|street
| [in|on>at] the traffic lights|bus stop|bus station|train station|crossroads {END|CC|and|when|for|yesterday}
| [in|on>at] the bus|train stop|station {END|CC|and|when|for|yesterday}
| wait|waiting|waited *2 [in|on>at] the bus stop
? train station in the
@ confidence=0.8
- The bank is in the corner of the street. => The bank is on the corner of the street.

in-the-country: live|lives|lived|living|stay|stayed|born|grew|works|work|worked *2 [at|on>in] {NNP} {END|CC|when|for|since|with|and|because}
| live|lives|lived|living|stay|stayed|born *2 [at|on>in] a|the|my|this small|big|large|beautiful|little? city|town|village|country|flat|apartment|capital {END|CC|when|for|since|with|and|because|near|IN}
? {VBZ|VBP|VBD} on|at =Earth|Mars|Facebook|YouTube|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Instagram|Oxford|Cambridge|Harvard|Yale|Stanford|Princeton|Island|Twitter|Netflix|TV
? _ _ at|on _ =Street|Road|Avenue|Island
@ confidence=0.82
- My aunt lives at Madrid. => My aunt lives in Madrid.

married-with: married [with>to] {DT|PRP$|PRP|NNP|a|an}
| engaged [with>to] my|his|her|him|a|an {NN|JJ|END}
? is|was married with {CD|two|three|DT} children|kids
@ confidence=0.93
- He is married with a French woman. => He is married to a French woman.

afraid-of: afraid|proud|fond|jealous|aware|ashamed|capable|full [from|with|on|about>of] my|your|his|her|our|their|you|him|them|me|it|us|snakes|dogs|spiders|people|water|heights|mistakes|books|life|flying|losing|making|being
| afraid|scared [from|by|about>of] dogs|snakes|spiders|heights|cats|darkness|flying|the dark
? full on
@ confidence=0.92
- The glass is full with water. => The glass is full of water.

good-at: good|bad|excellent|terrible|brilliant|great|best|better|clever [in|on>at] mathematics|maths|math|english|french|spanish|german|physics|chemistry|biology|history|sports|sport|football|tennis|chess|swimming|dancing|singing|cooking|drawing|languages|science|painting {END|CC|and|but|than|because|at|when|IN}
- He is very good in physics. => He is very good at physics.

late-for: am|is|are|was|were|'m|'s|'re|be|arrive|arrived|often|always|very late [to|at|in>for] school|class|work|my|the|his class|lesson|meeting|exam|interview|train|appointment?
? late to the|my|his
@ confidence=0.85
- He was late to school. => He was late for school.

kind-to: am|is|are|was|were|be|been|very|so|'s|'re kind|polite|rude|cruel [with>to] me|you|him|her|us|them|everyone|people|animals|children
- She was very polite with us. => She was very polite to us.

similar-to: similar [with|than|as|like|of|from>to] {DT|PRP$|PRP|NN|NNS|mine|yours|NNP|that}
? similar as|from|of|with|like {NN|NNS|DT} {VBZ|VBD|VBP}
@ confidence=0.86
- Our house is similar with yours. => Our house is similar to yours.

worried-about: worried [for|of|from|on|with>about] my|your|his|her|our|their|the|it|this|losing|you|me
| excited [for|of|with|on>about] my|this|your|going|moving|it|our|visiting
| disappointed [of|from>with] my|your|his|her|our|their|the|you|him|them
| angry|annoyed [on|from>with] me|you|him|her|us|them|my|his|their
| busy [by|in|of|on>with] my|his|her|their|our|the {NN|NNS}
| accustomed|addicted|allergic [with|of|from|for|at>to] {DT|PRP$|PRP|NN|VBG|this|NNS}
| different [of|with>from] {PRP$|PRP|mine|yours|NNP|what|the|others|other}
| dependent|depending [of|from>on] {DT|PRP$|NN|NNS|JJ|PRP}
| far [of|to>from] my|his|her|our|home|here|me|school|each
| lack|lacks [of|in|on>of] sleep|time|money
? excited for
? different with the
? worried for|with {your|his|her|their}
@ confidence=0.88
- She was very worried of losing her job. => She was very worried about losing her job.
- This book is different of the film. => This book is different from the film.

reason-for: reason|reasons [of>for] my|your|his|her|their|our|this {NN|NNS|VBG|JJ}
| congratulations [for|about|to|of>on] your|passing|getting|winning|his|her
| solution|solutions|key [of>to] the|this|that|these|my|your|our|all problem|problems|question|questions|crisis|conflict|traffic|success
| increase|decrease|rise|fall [of>in] the price|number|cost|temperature|prices|costs|demand|unemployment|sales
| knowledge [about>of] history|english|computers|mathematics
? solution of the problems
@ confidence=0.8
- Congratulations for your new job! => Congratulations on your new job!
- What is the reason of your visit? => What is the reason for your visit?

at-this-moment: ^ [in|on>at] this|the moment {PRP|DT|,|we}
| [in>at] this moment {END|i|we|PRP}
? in this moment of
@ confidence=0.85
- In this moment I am in Rome. => At this moment I am in Rome.

by-mistake: [for|with>by] mistake|accident {END|CC|and}
| [by|for|with|in>on] purpose {END|CC}
| [at|on|with>in] a hurry {END|CC|and|because|to}
| [in>at] least ,
| ^ [in|by>at] first ,
| [with>at] the age of
| [on|at>in] spring|summer|autumn|winter {END|CC|because|when}
| [on>in] the summer|winter|spring|autumn {END|CC|because|when}
| [in|by>on] average {END|,|PRP|CD}
| [by>on] my|his|her|our|their own {END}
| [in|on>at] christmas|easter|lunchtime|noon {END|CC|PRP|we|i}
? on|in easter|christmas {NN|NNS}
@ confidence=0.84
- I broke it with accident. => I broke it by accident.
- He went there in purpose. => He went there on purpose.

for-this-reason: [by>for] this|that|these|many|several reason|reasons {END|,|PRP|we|i|people}
@ confidence=0.82
- By this reason, we stayed. => For this reason, we stayed.

read-it-in: read|reads|reading|saw|see *3 [on|at>in] the newspaper|newspapers|papers {END|CC|that|yesterday|today}
| [on|at>in] the sky {END|CC|and|when|at}
| [on|at>in] the|this|my picture|photo {END|there|we|you|i}
? at the sky|picture|photo
@ confidence=0.78
- I read it on the newspaper. => I read it in the newspaper.

at-the-party: meet|met|see|saw|wait|waited|waiting|danced|arrive|arrived|enjoyed *2 [in|on>at] the party|concert|wedding|entrance {END|CC|and|yesterday|when|last|with|because|tomorrow}
| [in|on>at] the bus stop|station|lights {END|CC|and|yesterday|when|with|because}
@ confidence=0.82
- We met in the bus stop. => We met at the bus stop.
`,
};
