import type { RuleFile } from '../rule-file.ts';

const OWN = 'my|your|his|her|our|their';
const KIN =
  'father|mother|brother|sister|friend|teacher|boss|wife|husband|son|daughter|uncle|aunt|cousin|boyfriend|girlfriend|grandmother|grandfather';
const JUDGED =
  'important|fun|good|bad|easy|difficult|hard|useful|interesting|dangerous|necessary|expensive|healthy|popular|boring|exciting|better|great|not|very|so|really|more';
const OBJECTS =
  'languages|games|books|things|people|cars|movies|films|sports|vegetables|friends|mistakes|computers|phones|songs|stories|problems|decisions|photos|pictures|drugs|children|countries|places|words|videos|cigarettes|others';
const DOING =
  'learning|playing|watching|reading|eating|using|driving|making|taking|studying|speaking|visiting|meeting|buying|writing|helping|solving|doing|having|getting|smoking|teaching|seeing|knowing';

/** Verbs that stand before their subject, or whose subject is a clause or a pair. */
export const AGREEMENT_OF_VERBS: RuleFile = {
  id: 'agreement-of-verbs',
  errorClass: 'agreement',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.34–10.43',
  comment: 'The verb agrees with its subject: {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
does-plural: ^ [does>do] ${OWN}|these|those|all {NNS} {VB}
- Does your parents live here? => Do your parents live here?

do-singular: ^ [do>does] ${OWN}|this {NN} work|live|know|like|want|have|go|speak|play|need|eat|think|drive|cook {END|IN|DT|TO|PRP|here|there}
? do ${OWN} best|work|job|homework|duty|part
- Do your mother work here? => Does your mother work here?

have-he: ^ [have>has] he|she|it {VBN|come|become|run}
- Have she come home? => Has she come home?

was-you: ^ [was>were] you|we|they
| where|when|why|how|what [was>were] you|we|they
- Was you there? => Were you there?

is-your-friends: ^ [is>are] ${OWN}|these|those {NNS} {JJ|here|there|IN|VBG|VBN|at|in}
| ^ how|where|who [is|'s>are] ${OWN} {NNS} {END}
? ^ is ${OWN} means|news|series|mathematics|physics|politics
- Is your friends here? => Are your friends here?

are-your-friend: ^ [are>is] ${OWN}|this {NN} {JJ|here|there|VBG|at|in}
| ^ how|where|who [are>is] ${OWN} {NN} {END}
? ^ are ${OWN} family|team|staff|people|police|class|company|company
- Are your friend here? => Is your friend here?

doing-things-are: ^ ${DOING} ${OBJECTS} [are>is] ${JUDGED}
| ^ ${DOING} ${OBJECTS} [were>was] ${JUDGED}
| ^ to {VB} ${OBJECTS} [are>is] ${JUDGED}
- Learning languages are important. => Learning languages is important.
- To learn languages are important. => To learn languages is important.
+ Growing children are hungry.

pair-of-people: ^ ${OWN} ${KIN} and ${OWN}? ${KIN} [@lives|works|likes|wants|goes|knows|loves|speaks|plays|thinks|comes|makes|takes|needs|says>@1:VB]
| ^ ${OWN} ${KIN} and i [is|am>are]
| ^ ${OWN} ${KIN} and i [was>were]
| ^ {NNP} and {NNP} [is>are] {JJ|VBG|my|his|the|friends|very|both|in|at}
? {NNP} and {NNP} is {NN|NNP}
? ${KIN} and ${OWN} ${KIN} is|has|was
- My father and mother lives here. => My father and mother live here.

pair-of-people-be: ^ ${OWN} ${KIN} and ${OWN}? ${KIN} [is>are]
| ^ ${OWN} ${KIN} and ${OWN}? ${KIN} [was>were]
| ^ ${OWN} ${KIN} and ${OWN}? ${KIN} [has>have]
- My brother and my sister is here. => My brother and my sister are here.

one-who-have: one|someone|somebody|anyone|everyone|person|man|woman|boy|girl|friend|student|teacher who [have>has]
| one|someone|somebody|anyone|everyone|person|man|woman|boy|girl who [are>is]
| one|someone|somebody|anyone|everyone|person|man|woman who [@want|like|need|live|work|know|go|love|speak|study|play|use|eat|think|make|take>@1:VBZ] {TO|DT|IN|NN|NNS|PRP|PRP$|a|in|with|more|NNP|RB|that}
? one of _ _ who _
? those|the one|ones who
? every|no _ who have
? one|some|any *1 {NNS} who
- A man who have time is happy. => A man who has time is happy.
- Someone who want to go can go. => Someone who wants to go can go.

those-who-has: those|people|students|children|men|women|ones|parents|teachers|others who [has>have]
| those|people|students|children|men|women|ones|parents|teachers|others who [is>are]
| those|people|students|children|men|women|ones|parents|teachers|others who [was>were]
| those|people|students|children|men|women|ones|parents|teachers|others who [does>do]
| those|people|students|children|men|women|parents|teachers|others who [@wants|likes|needs|lives|works|knows|goes|loves|speaks|studies|plays|uses|eats|thinks|makes|takes|smokes|drives|comes|travels|drinks|believes|suffers>@1:VB]
? {NN} of|among|with|for people|students|children|men|women|those who {VBZ|is|has|was|does}
- Those who has money are happy. => Those who have money are happy.
- Students who studies abroad learn more. => Students who study abroad learn more.

this-plural: in|of|for|with|from|by|about|all|to|on|like|solve|see|use|reduce|make|have [this>these] {JJ} {NNS} {END|IN|CC|VBP|are|were|that|which|can|will}
? this year|week|month|morning|summer|time|day|century|season|evening|way|case|type|kind|series|news|company|means {NNS}
? this _ news|series|means|species|physics|mathematics|data|politics|electronics|statistics|clothes|basis|analysis|process|access
@ class=pronoun-determiner confidence=0.82
- I agree with all this good reasons. => I agree with all these good reasons.

for-the-these: [the these>these]
| [the this>this]
| [the my>my]
| [the our>our]
| [the their>their]
| [the his>his]
| [my the>my]
| [a my>my]
? the this|that
@ class=pronoun-determiner
- For the these reasons, I left. => For these reasons, I left.

most-of-the-kid: most|many|few|several|both of the|these|those|my|our [@kid|student|child|person|country|problem|car|girl|boy|friend|teacher|parent|player|animal|city|reason|advantage>@1:NNS] {VBD|VBP|MD|END|are|were|have|do|in|who|IN}
@ class=noun-number
- Most of the kid knew it. => Most of the kids knew it.

are-make: {NNS} [are @make|give|have|need|want|take|get|cause|become|show|know|like|help>@1] {PRP|DT|NNS|JJ|PRP$|more|it|TO}
? {NNS} are like
? people|things|these|those|there are
? {NNS} are help|need|show
@ class=verb confidence=0.82
- Advertisements are make products seem better. => Advertisements make products seem better.

can-the-most: i|you|he|she|it|we|they can|could|will|would|should|may|might|must not? [>be] {DT} most|best|only|same|right|worst|first|last|good|great|big|bad|new|very
| i|you|he|she|it|we|they|this|that can|will|would|should|may|might|must not? [>be] very|so|too|more {JJ} {END|TO|for|IN|because}
? {PRP} can|could *2 the best|most|only {NN} {IN|TO}
@ class=verb confidence=0.82
- It can the most helpful thing. => It can be the most helpful thing.
- It will very difficult for us. => It will be very difficult for us.

go-the-park: go|goes|going|went|gone|come|came|return|returned [>to] the|a|my|his|her|our|their *1 park|school|beach|cinema|theatre|restaurant|shop|store|supermarket|market|mall|house|hotel|airport|station|hospital|church|gym|library|museum|office|university|city|town|village|country|bank|zoo|bar|club|concert|party|doctor|dentist|toilet|bathroom|kitchen|mountains|sea|lake
? come|came the *1 city|town|church|party
@ class=preposition
- I want to go the park. => I want to go to the park.

help-for: help|helps|helped|helping me|you|him|her|us|them|people|students|children [for @{VBG}>@1:VB]
| help|helps|helped|helping [for|to>] me|him|us|them
? help to them|him {VB}
@ class=verb
- They helped me for finding a job. => They helped me find a job.
- He helped for me. => He helped me.

first-time: this|it is|'s the first|second|third|last|only time that? i|we|you|they [@see|hear|visit|go|meet|try|eat|travel|write|play|use|watch|read|do|come|live|speak>have @1:VBN]
| this|it is|'s the first|second|third|last time that? i [am>have been]
@ class=tense
- This is the first time I see it. => This is the first time I have seen it.

was-arrived: i|he|she|we|they|you|it [was|were @arrived|happened|appeared|disappeared|emerged|occurred|existed|belonged>@1]
@ class=verb
- When I was arrived, he left. => When I arrived, he left.

this-happen: ^ this|it [@happen|mean|make|give|become|seem|bring|allow|include|explain|create|occur|depend|require|produce|provide|improve|reduce|increase|affect|prove|suggest|enable|prevent|involve|contain|teach|tell|take|cost|encourage|destroy|solve|sound|look|feel|begin>@1:VBZ] {DT|PRP|PRP$|IN|RB|TO|JJ|NN|NNS|NNP|END}
| because|so|but|when|if|although|since|which|that|as this [@happen|mean|make|give|become|seem|bring|allow|include|explain|create|occur|depend|require|produce|provide|improve|reduce|increase|affect|prove|suggest|enable|prevent|involve|contain|cost|encourage|destroy|solve>@1:VBZ] {DT|PRP|PRP$|IN|RB|TO|JJ|NN|NNS|NNP|END}
? this increase|cost|look|produce|sound|feel in|of|to|for|is|was|are|will|can|may|would|has|had
? make|let|see|help|made|saw|lets|makes|helps that|this|it _
- This happen very often. => This happens very often.
- I left because this mean a lot to me. => I left because this means a lot to me.
+ This look of hers was new.
+ This cost the town dearly.
? this cost|sound|feel _

certain-days: [in>on] certain|some|most|special days|occasions {END|PRP|CC|IN}
? in most occasions
@ class=preposition
- They meet in certain days. => They meet on certain days.
`,
};
