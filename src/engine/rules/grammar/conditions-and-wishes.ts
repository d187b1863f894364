import type { RuleFile } from '../rule-file.ts';

const UNREAL =
  'rain|snow|happen|become|start|study|arrive|leave|speak|learn|know|understand|own|buy|sell|move|change|meet|travel|call|exercise|sleep|eat|have|get|live|win|find|do|come|work|see|lose|stop|need|earn|practise|practice|listen|read|cost|exist|stay|spend|play|drive|pay|ask|tell';
const BEFORE =
  'know|tell|ask|see|find|decide|remember|say|understand|wonder|learn|show|explain|discuss|guess|predict|determine';

/** Clauses with "if", "when" and "wish". */
export const CONDITIONS_AND_WISHES: RuleFile = {
  id: 'conditions-and-wishes',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 14.21–14.24, 15.36, 16.33',
  comment: 'Here the verb stands in another tense: {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
if-would: if {PRP|people|everyone} [would|'d @${UNREAL}>@1:VBD] *8 , *3 would|could|might|'d
| would|could|might {VB} *7 if {PRP|people|everyone|it} [would @${UNREAL}>@1:VBD]
| if {PRP$|the|this} {NN|NNS} [would @${UNREAL}>@1:VBD] *8 , *3 would|could|might|'d
| if i|you|we|they|he|she|it|people [would be>were] *8 , *3 would|could|might|'d
| would {VB} *5 if i|you|we|they|he|she|it|people [would be>were]
? wonder|wondered|asked|know|see *2 if
? if *2 would be so|willing|able|kind
? if you would|'d like|ask|tell|come
? see|know|ask|wonder|asked|wondered|knew *1 if
- If it would rain, we would stay at home. => If it rained, we would stay at home.
- I would buy a boat if I would have more money. => I would buy a boat if I had more money.
+ I wondered if it would rain, but I would go.

if-noun-will: ^ if {PRP$|the|this|a} {NN} [will|'ll @{VB}>@1:VBZ] *8 , *3 will|can|may|must|should
| ^ if {PRP$|the|these} {NNS} [will @{VB}>@1:VBP] *8 , *3 will|can|may|must|should
| ^ if you [will !like|please|agree|allow|wait|excuse|forgive|help|take @{VB}>@1:VBP] *8 , *3 will|can|may|must|should
| will|'ll|can {VB} *5 if i|we|they|you [will|'ll !like|please|agree|allow @{VB}>@1:VBP]
| will|'ll|can {VB} *5 if he|she|it [will|'ll @{VB}>@1:VBZ]
? ${BEFORE} *2 if
- If the weather will be good, we will go out. => If the weather is good, we will go out.
- I will help you if I will have time. => I will help you if I have time.
+ I will ask if he will come.

if-would-have: if {PRP|people|everyone} [(would|'d) have @{VBN}>had @1] *9 , *3 would|could|might
| if i|you|we|they|people [(would|'d) (not|n't) have @{VBN}>had not @1]
| if {PRP$|the|this} {NN|NNS} [would have @{VBN}>had @1]
| would|could|might have {VBN} *7 if {PRP|people|everyone} [(would|'d) have @{VBN}>had @1]
| would|could|might have {VBN} *7 if i|you|he|she|we|they [!had|were|was|could|did @{VBD}>had @1:VBN] {PRP|PRP$|DT|that|how|about|it|me}
- We would have come if we would have known. => We would have come if we had known.
- I would have called you if I knew your number. => I would have called you if I had known your number.

when-will-main: will|'ll|can|must|should|going *7 when|before|after|once|until|till i|we|they|you [will|'ll @{VB}>@1:VBP]
| will|'ll|can|must|should|going *7 when|before|after|once|until|till he|she|it [will|'ll @{VB}>@1:VBZ]
| ^ please? call|phone|text|wait|ring|email|write|tell|let|come|buy|send|turn|close|stay *5 when|before|after|once|until|till i|we|they|you [will|'ll @{VB}>@1:VBP]
| ^ please? call|phone|text|wait|ring|email|write|come|buy|send|turn|close|stay *5 when|before|after|once|until|till he|she|it [will|'ll @{VB}>@1:VBZ]
? ${BEFORE} *4 when
? when i|we|they|you|he|she|it will|'ll *6 ?
- I will call you when I will get home. => I will call you when I get home.
- Call me when you will arrive. => Call me when you arrive.
+ I will ask when they will come.

soon-as-will: (as soon as|until|till|before|unless|once) everyone|everybody|he|she|it|somebody|someone [will|'ll @{VB}>@1:VBZ]
| (as soon as|until|till|before|unless|once) {PRP$|the|this} {NN} [will @{VB}>@1:VBZ]
| (as soon as|until|till|before|unless|once) {PRP$|the|these} {NNS} [will @{VB}>@1:VBP]
| ^ (when|after) {PRP$|the|this} {NN} [will @{VB}>@1:VBZ] *8 , *3 will|can
| ^ (when|after) {PRP$|the|these} {NNS} [will @{VB}>@1:VBP] *8 , *3 will|can
- We will start as soon as everyone will arrive. => We will start as soon as everyone arrives.
- Wait until the rain will stop. => Wait until the rain stops.

wish-present: wish|wishes|wished that? i|he|she|it|we|they [!am|is|are|'s|'m|'re|do|does|have|has @{VBP|VBZ}>@1:VBD]
| if only i|he|she|it|we|they|you [!am|is|are|'s|'m|'re|do|does|have|has @{VBP|VBZ}>@1:VBD]
| (wish|wishes|if only) that? i|you|he|she|it|we|they [has|have>had]
| (wish|wishes|if only) that? i|you|he|she|it|we|they [do|does>did] n't|not
| (wish|wishes|if only) that? {PRP$|the|this} {NN|NNS} [is|are>were]
| (wish|wishes|if only) that? {PRP$|the|this} {NN|NNS} [has|have>had]
| (wish|wishes|if only) that? {PRP$|the|this} {NN|NNS} [can>could]
| (wish|wishes|if only) that? {PRP$|the|this} {NN|NNS} [will>would]
| if only i|you|he|she|it|we|they [can>could]
| if only i|he|she|it|we|they|you [am|is|are>were]
? wish|wishes it known|to
- If only I know the answer! => If only I knew the answer!
- I wish my parents are here. => I wish my parents were here.
- She wishes she has more time. => She wishes she had more time.
- I wish it doesn't rain so much. => I wish it didn't rain so much.

will-be: (if|as soon as|until|unless|when|before|after) i [will|'ll be>am] {JJ|at|in|late|ready|home|there|back|a} *6 , *3 will|'ll|can
| will|'ll|can *6 (when|if|as soon as|until|before|after) i [will|'ll be>am]
| ^ if i|we|they|you [(will not|wo n't) @{VB}>do not @1] *6 , *3 will|can|'ll
| ^ if he|she|it [(will not|wo n't) @{VB}>does not @1] *6 , *3 will|can|'ll
- If I will be late, I will call you. => If I am late, I will call you.
- If it will not rain, we will play. => If it does not rain, we will play.

unless-not: unless i|you|we|they [(wo n't|will not|do n't|do not) @{VB}>@1:VB]
| unless he|she|it [(wo n't|will not|does n't|does not) @{VB}>@1:VBZ]
- Unless you won't hurry, you will miss it. => Unless you hurry, you will miss it.
`,
};
