import type { RuleFile } from '../rule-file.ts';
import { PERSON, PERSONS } from './nouns-of-people.ts';

/** After these the -ing form is the only one, whatever the infinitive's verb: no language model is asked. */
const GERUND_ONLY = 'avoid|resist|risk|deny|fancy|dislike|escape';
/** An infinitive after these may tell a purpose ("they gave up to save themselves"), but not that of these verbs. */
const HABITS =
  'smoke|drink|eat|play|work|study|look|try|learn|drive|run|sing|dance|write|read|search|talk|speak|worry|fight|ask|argue|complain|wait|watch|cry|walk|believe|use|teach|practise|practice';
const PEOPLE = '{NNP|i|you|he|she|we|they|who|people|students|children|parents|everyone|nobody}';
const DOER = `{PRP|NNP|who|committee|government|company|team|school|city|everyone|everybody|nobody|${PERSON}|${PERSONS}}`;

/** Verbs that take the -ing form and nothing else, with an infinitive behind them. */
export const GERUND_COMPLEMENTS: RuleFile = {
  id: 'gerund-complements',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.38–16.40',
  comment: 'This verb takes the -ing form: {better}, not {found}.',
  level: 'basic',
  confidence: 0.94,
  rules: `
avoid-to: ${GERUND_ONLY}:V [to @{VB}>@1:VBG]
? is|are|was|were|be|been|being *1 avoided|denied|resisted|risked to
- He avoided to answer the difficult questions. => He avoided answering the difficult questions.
- They denied to have broken it. => They denied having broken it.
+ Conflict was avoided to keep the peace.
+ They avoid it to be safe.

finish-to: finish|enjoy:V [to !become|win|take @{VB}>@1:VBG]
? is|are|was|were|be|been|being *1 finished to
- When did you finish to paint the house? => When did you finish painting the house?
- He enjoys to cook for friends. => He enjoys cooking for friends.
+ They finished it to show us.

mind-to: {PRP|does|do|did|would|n't|not|never} mind|minds|minded [to @{VB}>@1:VBG]
| do|does|did|would|will {PRP} mind [to @{VB}>@1:VBG]
? the|a|my|his|her|our|their|its mind to
- Would you mind to open the window? => Would you mind opening the window?
- She minds to wait in long queues. => She minds waiting in long queues.
+ It came to mind to ask him.

postpone-to: ${DOER} postpone|postpones|postponed|delay|delays|delayed [to @{VB}>@1:VBG]
- The committee postponed to vote on it. => The committee postponed voting on it.
+ The vote was postponed to allow more debate.

admit-to: ${DOER} admit|admits|admitted [to !be @{VB}>@1:VBG]
? patients|students|people|children|be|is|are|was|were|been|being|have|has|had admitted to
- He admitted to steal the money. => He admitted stealing the money.
+ He was admitted to study law.

consider-to: ${DOER} consider|considers [to !be|have @{VB}>@1:VBG]
| ${DOER} considered [to !be|have @{VB}>@1:VBG]
| is|are|was|were|am|'m|'re considering [to @{VB}>@1:VBG]
? which|that|what|whom *2 consider|considers|considered to
- We are considering to move to the coast. => We are considering moving to the coast.
- They considered to leave. => They considered leaving.
+ It is what they consider to be best.

suggest-to: ${DOER} suggest|suggests|suggested [to !be|have @{VB}>@1:VBG]
| ${DOER} recommend|recommends|recommended [to !be|have @{VB}>@1:VBG]
| can|could|would|will|to|might suggest|recommend [to !be|have @{VB}>@1:VBG]
? it|is|are|was|were|be|been|which|that|what *2 suggest|suggests|suggested|recommended to
- The doctor suggested to take a rest. => The doctor suggested taking a rest.
- I would recommend to visit the old town. => I would recommend visiting the old town.
+ It is suggested to take it at night.

practise-to: {PRP|NNP|to|must|should} practise|practice|practises|practices|practised|practiced [to @play|sing|dance|speak|drive|cook|write|swim|read|ride|draw|run|use|listen|throw|kick|shoot|pronounce|sew|type|count|jump|ski>@1:VBG]
- She practices to play the piano every day. => She practices playing the piano every day.

give-up-to: give|gives|gave|given|giving up [to @${HABITS}>@1:VBG]
| keep|keeps|kept|keeping|carry|carries|carried on [to @{VB}>@1:VBG]
| {PRP|NNP|has|have|to} quit|quits [to @${HABITS}>@1:VBG]
| ${DOER} keep|keeps|kept [to @{VB}>@1:VBG]
| {PRP|NNP} put|puts off [to @{VB}>@1:VBG]
? things|something|it|him|them|what keep|kept|keeps to
- He gave up to smoke two years ago. => He gave up smoking two years ago.
- She quit to smoke. => She quit smoking.
- She kept on to talk during the film. => She kept on talking during the film.
+ They gave up to save themselves.

cannot-help-to: i|we|you|he|she|they|people can|ca|could|ca not|n't help [to @{VB}>@1:VBG]
| i|we|you|he|she|they|people cannot help [to @{VB}>@1:VBG]
- I can't help to think about her. => I can't help thinking about her.
+ We cannot help them to win.

feel-like-to: ${PEOPLE} feel|feels|felt like [to @{VB}>@1:VBG]
| ${PEOPLE} do|does|did|don not|n't really? feel like [to @{VB}>@1:VBG]
? what *4 feel|feels|felt like to
- I don't feel like to go out. => I don't feel like going out.
+ What does it feel like to win?

imagine-to: can|could|ca not|n't imagine [to !be|have @{VB}>@1:VBG]
| can|could {PRP} imagine [to !be|have @{VB}>@1:VBG]
| cannot imagine [to @{VB}>@1:VBG]
- I can't imagine to live there. => I can't imagine living there.

miss-to: {PRP} really? miss|misses|missed [to @live|work|see|play|be|spend|talk|have|eat|go|hear|swim|walk|watch>@1:VBG]
- I miss to live by the sea. => I miss living by the sea.

involve-to: involve|involves|involving|mean|means|meant|require a|the|some|more? {NN} involve|involves [to @{VB}>@1:VBG]
| job|work|task|project|process|it|this|that|which involves|involved [to @{VB}>@1:VBG]
- The job involves to travel a lot. => The job involves traveling a lot.

no-good-to: it is|'s|was no use|good [to @{VB}>@1:VBG]
| there is|'s|was no point [to @{VB}>in @1:VBG]
| is|are|was|were|be|it|'s n't|not|really|well|also? worth [to @{VB}>@1:VBG]
- It is worth to visit this museum. => It is worth visiting this museum.
+ It is worth it to visit this museum.

be-used-to-base: i|we|you|he|she|they|people|students|children am|'m|are|'re|is|'s|was|were not|n't|also|quite|very|already? used|accustomed to [@live|eat|get|travel|wake|have|be|speak|see|do|make|read|sleep|walk|drive|take|spend|go|wait|write|hear|use|study|work|play|drink|wear|cook|share|meet|deal|sit>@1:VBG]
| get|gets|got|getting|gotten used|accustomed to [@live|eat|get|travel|wake|have|be|speak|see|do|make|read|sleep|walk|drive|take|spend|go|wait|write|hear|use|study|work|play|drink|wear|cook|share|meet|deal|sit>@1:VBG]
| am|is|are|was|were {PRP} used|accustomed to [@live|eat|get|travel|wake|have|be|speak|see|do|make|read|sleep|walk|drive|take|spend|go|wait|write|hear|use|study|work|play|drink|wear|cook|share|meet|deal|sit>@1:VBG] {DT|IN|TO|PRP$|JJ|RB|up|with|in|so|NNS}
| {people|students|children|here|there|${PERSONS}} are|were not|n't? used|accustomed to [@drive|live|eat|get|wake|have|see|do|make|speak|take|spend|go|wait|write|hear|train|travel|share|deal|work>@1:VBG] {on|in|with|at|from|under|DT|up|alone|so|early|late|very|without}
? to work|travel|use|sleep|study|play|drink|deal|share|walk {END|CC|and}
? tools|things|methods|materials|words|terms|they are|were used
- She is used to travel by train. => She is used to traveling by train.
- I am not used to eat so late. => I am not used to eating so late.
+ These tools are used to drive nails.

person-used-to: {NNP|${PERSON}} is|was not|n't|already? used|accustomed to [@drive|live|eat|get|wake|have|see|do|make|speak|take|spend|go|wait|write|hear|travel|work>@1:VBG] {on|in|with|at|from|under|by|DT|PRP$|up|alone|so|early|late|very|without|english}
- My grandmother is not used to live in a city. => My grandmother is not used to living in a city.

look-forward-base: look|looks|looking|looked forward to [!to @{VB}>@1:VBG]
? forward to work|rest|sleep|travel|change|help {END|CC|and|with}
- They look forward to see their grandchildren. => They look forward to seeing their grandchildren.

interested-to: i|we|you|he|she|they am|'m|are|'re|is|'s|was|were not|very|really|also|always|n't? interested [to !know|hear|see|read|note|discover|find|learn @{VB}>in @1:VBG]
| i|we|you|he|she|they am|'m|are|'re|is|'s|was|were not|very|really|also|always|n't? interested [to learn>in learning] {NNP|JJ|more|a|new|the|DT|languages|NNS}
? interested to learn that|how|what|of
- I am interested to work abroad. => I am interested in working abroad.
+ I was interested to learn that he had left.

busy-to: {AUX|am|'m|is|'s|are|'re|was|were} very|always|also|really? busy [to @{VB}>@1:VBG]
| am|'m|is|'s|are|'re|was|were very|really|already|so? tired [to @hear|listen|wait|see|repeat|explain|live|do|have|be>of @1:VBG] {DT|PRP|PRP$|TO|IN|about|so|in|NNS}
| am|'m|is|'s|are|'re|was|were very|really|always? fond [to @{VB}>of @1:VBG]
| accused [to !be @{VB}>of @1:VBG]
? too|so busy|tired
- My sister is busy to clean her room. => My sister is busy cleaning her room.
- I am tired to hear the same story. => I am tired of hearing the same story.

by-noun-like: by|without|of|at|about [@watch|play|listen|use|study|drink|smoke|cook|travel|visit|practise|practice>@1:VBG] television|tv|videos|films|movies|music|games|football|tennis|basketball|chess|hard|languages|english|alcohol|to
| by|without|about [@watch|use|visit|help|practise|cook>@1:VBG] {the|a|my|our|his|this|these|new|more|NNPS}
| good|bad at [@play|cook|dance|work|draw|paint|swim|run|drive|listen|help|talk>@1:VBG] {NN|NNS|DT|PRP|with|to|in|and|END}
| thinking|think|thought|talking|talked|dreaming|dreamed about|of [@move|travel|change|work|visit|study|start|buy|leave|retire|return|stop>@1:VBG] {to|in|my|the|a|abroad|our|his|her|another|there|END|at}
| object|objects|objected|objecting to [@pay|work|go|be|have|do|make|take|spend|travel|live|eat|wear|use|sign|share|wait|give|let>@1:VBG]
? of play|use|practice|study|drink|visit|dance to
? of practice|study|use hard
- He learned it by watch television. => He learned it by watching television.
- She is good at play tennis. => She is good at playing tennis.
? of work|change|use|study|travel|return in|to|at|the|END

after-base: ^ (after|before) [@finish|go|eat|have|take|get|wake|do|leave|graduate|see|make|come|buy|wash|drink|arrive>@1:VBG] {NN|DT|PRP$|TO|IN|up|home|from|the|to|my} *5 , {PRP|DT|PRP$|NNP}
- After finish work, he goes home. => After finishing work, he goes home.
`,
};
