import type { RuleFile } from '../rule-file.ts';

const GOING =
  'going|waiting|working|playing|living|studying|doing|coming|looking|trying|watching|eating|sleeping|reading|writing|walking|running|talking|making|having|getting|learning|using|sitting|standing|thinking|driving|listening|speaking|raining|staying|traveling|travelling|planning|writing';
const STATES =
  'happy|sad|tired|nice|beautiful|good|sick|hungry|angry|afraid|sure|sorry|busy|ready|interested|excited|glad|proud|old|young|rich|poor|famous|important|kind|friendly|smart|clever|funny|late|lucky|free|different|difficult|easy|expensive|cheap';

/** A form of "be" or "have" that is left out, or that is one too many. */
export const MISSING_BE_AND_HAVE: RuleFile = {
  id: 'missing-be-and-have',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 3.21–3.56',
  comment: 'The verb is {better} here, not {found}.',
  level: 'basic',
  confidence: 0.86,
  rules: `
i-going: ^ i [>am] ${GOING} {TO|IN|DT|END|PRP$|NN|RB|home|NNP|PRP}
# A form of “be” is missing.
- I going to school. => I am going to school.

we-going: ^ we|they|you [>are] ${GOING} {TO|IN|DT|END|PRP$|NN|RB|home|NNP|PRP}
# A form of “be” is missing.
- We going home. => We are going home.

he-going: ^ he|she|it [>is] ${GOING} {TO|IN|DT|END|PRP$|NN|RB|home|NNP|PRP}
# A form of “be” is missing.
- He working in a bank. => He is working in a bank.

i-happy: ^ i [>am] very|so|really|not|too|also? ${STATES} {END|TO|IN|CC|because|that|with}
# A form of “be” is missing.
- I very happy. => I am very happy.

we-happy: ^ we|they|you [>are] very|so|really|not|too|also? ${STATES} {END|TO|IN|CC|because|that|with}
# A form of “be” is missing.
- They happy. => They are happy.

she-happy: ^ he|she|it|this|that [>is] very|so|really|not|too|also ${STATES} {END|TO|IN|CC|because|that|with}
| ^ he|she|it [>is] ${STATES} {END|TO|CC|because|that|with}
# A form of “be” is missing.
- She very nice. => She is very nice.

he-doctor: ^ he|she [>is] a|an|my|the *1 {NN} {END|IN|who|CC|and|at}
| ^ this|it [>is] a|an|my|your|our {NN} {END|IN|and|for|of}
# A form of “be” is missing.
- He a doctor. => He is a doctor.
- This my book. => This is my book.

my-name: ^ my|his|her name [>is] {NNP}
| ^ my|his|her favourite|favorite {NN} [>is] {NNP|NN|VBG|DT}
# A form of “be” is missing.
- My name John. => My name is John.

been: i|we|they|you [>have] been {VBG|to|there|in|JJ|waiting|here|a|at|on|RB}
? have|has|had|'ve|'d|never|not|ever|always|just *1 i|we|they|you been
? should|could|would|must|might|may|will *1 been
# A form of “have” is missing.
- I been waiting for you. => I have been waiting for you.

been-he: ^ he|she|it [>has] been {VBG|to|there|in|JJ|here|a|at|on|RB|long|DT}
# A form of “have” is missing.
- She been there twice. => She has been there twice.


is-mean: {PRP|this|that|which|it} [is mean>means] that
| {PRP|this|that|which|it} [is meaning>means] that
- It is mean that we lost. => It means that we lost.

its-look: ^ [it's @look|looks|seem|seems|depend|depends|mean|means|sound|sounds|happen|happens|belong|belongs|need|needs|take|takes|cost|costs|make|makes|help|helps>it @1:VBZ]
| ^ [its @looks|seems|depends|means|sounds|happens|belongs|needs|takes|costs|makes|helps>it @1]
| [it is @look|seem|depend|mean|sound|happen|belong>it @1:VBZ] {IN|JJ|like|that|to}
- It's depends on you. => It depends on you.
- It's look nice. => It looks nice.

was-went: i|he|she|it|we|they|you [was|were @went|came|saw|took|gave|ate|knew|began|ran|became|wrote|spoke|chose|fell|drove>@1] {TO|IN|DT|home|PRP|there|RB|PRP$|END|NN|JJ}
| i|he|she|it|we|they|you [did @went|came|saw|took|gave|ate|knew|began|ran|became|wrote>@1]
? did|was|were *1 i|he|she|it|we|they|you was|were|did
- He was went home. => He went home.
- I did went home. => I went home.

was-want: i|he|she|we|they|you [was|were @want|like|need|know|love|hate|have>@1:VBD] {TO|DT|PRP|it|PRP$|NN|NNS|a|that|to}
? was|were like
? what|as|how|where i|he|she|we|they|you was|were like
- I was want to go. => I wanted to go.

not-went: i|you|he|she|we|they [not @{VBD}>did not @1:VB] {TO|IN|DT|PRP|home|there|PRP$|it}
? had|have|has|if|did|was|were *2 i|you|he|she|we|they not
? i|you|he|she|we|they not was|were|had|did|could|would
- I not went to school. => I did not go to school.

is-not-like: he|she|it [is n't @like|know|want|need|have|work|live|go|understand|think>doesn't @1] {PRP|DT|NN|NNS|TO|IN|it|to|END|NNP|that}
| he|she|it [is not @like|know|want|need|have|work|live|understand|think>does not @1] {PRP|DT|NN|NNS|TO|IN|it|END|NNP|that}
? is not|n't like {DT|PRP|it|that|this|PRP$}
? is n't|not {go|work|live|think|need} {END}
- She isn't know the answer. => She doesn't know the answer.

are-not-know: they|we|you|i [are n't @know|want|need|have|understand>don't @1]
| they|we|you [are not @know|want|need|have|understand>do not @1]
| i [am not @know|want|need|have|understand|go>do not @1]
| i ['m not @know|want|need|have|understand|go>do not @1]
- They aren't know the answer. => They don't know the answer.

are-you-like: ^ [are @you|they|we @like|know|want|need|have|understand|live|think|work|play|speak|remember|believe|go>do @1 @2]
| ^ [is @he|she|it @like|know|want|need|have|understand|live|think|work|play|speak|go>does @1 @2]
| ^ [is @he|she|it @likes|knows|wants|needs|has|understands|lives|thinks|works|plays|speaks|goes>does @1 @2:VB]
? are you like|they
| where|what|when|how|why [are @you|they|we @live|want|like|think|know|need|mean|work|play|eat|speak|feel>do @1 @2]
- Is he know the answer? => Does he know the answer?
- Where are you live? => Where do you live?

modal-be-verb: must|should|can|could|will|would|may|might|'ll|wo [be @go|come|study|work|learn|know|have|make|take|see|get|help|think|eat|use|play|live|give|find|need|happen|become>@1] {TO|IN|DT|PRP|RB|END|more|home|PRP$|NN|NNS|JJ|back}
| to [be @go|come|study|work|learn|know|make|take|see|get|help|eat|play|give|find>@1] {TO|DT|PRP|more|home|PRP$}
? be work|study|play|help {END|IN}
- You should be study more. => You should study more.
- They will be go home. => They will go home.

passive-base: can|could|should|must|may|will|would be [@use|do|make|take|see|find|give|write|show|solve|know|keep|teach|build|change|improve|develop|create|produce|spend|pay|buy|sell|describe|explain>@1:VBN] {IN|END|TO|by|as|in|for|RB|CC}
? be use|change|show {END|to|for|of|in}
| is|are|was|were [@make|speak|write|build|give|take|see|call|teach|buy|sell|grow|wear|send|pay|hold|keep|tell|show>@1:VBN] in|by|from|to|here|as|at|on|with|of|for {DT|NNP|NN|NNS|END|PRP|CD|PRP$}
? {NN|NNS|WP|what|all|it|this|that|which} is|was call|show|pay|hold|keep|make|take|build|sell|buy|grow|wear|see for|to|of|with
- English is speak here. => English is spoken here.
- It is make in China. => It is made in China.

broke-broken: is|are|was|were|been|be|'s [broke>broken] {END|by|and|when|so|because}
? i|he|she|we|they|you *1 broke
? {is|are|was|were} broke {END}
@ confidence=0.8
- The window was broke by him. => The window was broken by him.

call-called: man|woman|boy|girl|person|place|city|town|village|film|movie|book|dog|cat|friend|restaurant|game|company|island|country|website|show|song|band [call>called] {NNP}
| man|woman|boy|girl|person|friend|dog|cat|brother|sister|son|daughter|teacher [name|names>named] {NNP}
| friend|brother|sister|dog|cat|son|daughter|teacher [call>called] {NNP}
- A man call John came. => A man called John came.
- A girl name Mary came. => A girl named Mary came.

know-as: is|are|was|were|also|been|well|best|better|widely [know>known] as|for|by
- He is know as John. => He is known as John.

am-use-to: am|is|are|was|were|'m|get|got|getting|become [use>used] to {DT|PRP|VBG|it|PRP$|this|that|NN}
? use to {VB}
- I am use to it. => I am used to it.

use-to-past: when|as *5 ,? i|we|he|she|they [use|uses>used] to {VB}
| i|we|he|she|they [use|uses>used] to {VB} *4 when {PRP} {was|were}
? did|do|does|can|could *4 use to
@ confidence=0.8 class=tense
- When I was young I use to swim. => When I was young I used to swim.

if-past-will: ^ if *1 {PRP} {VBD} *5 , {PRP} [will>would] {VB}
| ^ if {PRP} {VBD} *4 {PRP} [will>would] {VB}
? if {PRP} {read|put|cut|let|set|hit}
@ class=tense confidence=0.8
- If I had time, I will go. => If I had time, I would go.

if-present-would: ^ if {PRP} [have>had] *4 , {PRP} would {VB}
? if {PRP} have {VBN}
| {PRP} would {VB} *3 if {PRP} [have>had] {NN|NNS|DT|more|enough|PRP$|JJ}
@ class=tense confidence=0.72
- If I have time, I would go. => If I had time, I would go.

wish-present-have: wish i|he|she|we|they [has>had]
| wish i|he|she|we|they [@live|know|can|go|speak|play|work|earn|own>@1:VBD] {NN|DT|IN|RB|PRP|NNS|more|a|in}
? wish i|he|she|we|they can
@ class=tense confidence=0.78
- I wish I know the answer. => I wish I knew the answer.
`,
};
