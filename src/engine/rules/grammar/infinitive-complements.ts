import type { RuleFile } from '../rule-file.ts';
import { PERSON, PERSONS } from './nouns-of-people.ts';

/** What follows an -ing form that is a verb and no noun or adjective ("offer housing", "plan spending"). */
const OBJECT = '{DT|PRP|PRP$|TO|NNP|CD|home|abroad|more|some|any|away|there|here}';
const PEOPLE = `{PRP|NNP|who|government|company|team|bank|everyone|everybody|nobody|somebody|city|school|${PERSON}|${PERSONS}}`;
const GOALS =
  'help|do|go|be|come|see|visit|buy|make|get|have|travel|meet|open|finish|stay|study|leave|work|take|become|learn|find|move|start|win|receive|return|spend|give|bring|pay|tell|call|marry|play|build|live';

/** Verbs that take an infinitive with "to", with something else behind them. */
export const INFINITIVE_COMPLEMENTS: RuleFile = {
  id: 'infinitive-complements',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.38, 16.41',
  comment: 'This verb takes an infinitive with “to”: {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
promise-ing: ${PEOPLE} promise|promises|promised|refuse|refuses|refused|offer|offers|offered|agree|agrees|agreed|afford|manage|manages|managed|decide|decides|decided|expect|expects|expected [!including|according|following|existing|using @{VBG}>to @1:VB] ${OBJECT}
| ${PEOPLE} promise|promises|promised|refuse|refuses|refused|agree|agreed|decide|decided [@coming|going|speaking|talking|staying|working|living>to @1:VB] {IN|with|to|at|there}
- I promise helping you with it. => I promise to help you with it.
- They agreed meeting us at the station. => They agreed to meet us at the station.
- He refused coming with us. => He refused to come with us.
+ They offered housing and agreed working hours.

want-ing: ${PEOPLE} want|wants|wanted|hope|hopes|hoped|plan|plans|planned|wish|wishes|intend|hesitate|hesitated|threatened|pretend|pretended [@buying|going|visiting|learning|opening|having|getting|making|doing|seeing|taking|studying|becoming|finding|leaving|meeting|moving|starting|being|travelling|traveling|spending|eating|telling|asking|changing|winning|staying>to @1:VB] ${OBJECT}
| ${PEOPLE} need|needs|needed [@buying|going|visiting|learning|getting|making|seeing|taking|studying|becoming|finding|leaving|meeting|moving|spending|asking>to @1:VB] ${OBJECT}
| n't|not want [@buying|going|visiting|learning|opening|having|getting|making|doing|seeing|taking|studying|becoming|finding|leaving|moving|starting|spending|eating|changing>to @1:VB] ${OBJECT}
? does|do|did *2 want going|being
- She wants buying a new car. => She wants to buy a new car.
- The company plans opening a new office. => The company plans to open a new office.
+ My hair wants cutting.

would-like-ing: would|'d like [@{VBG}>to @1:VB] {DT|PRP$|TO|IN|PRP|NNP|a|the|to|in|more}
- She would like being a doctor. => She would like to be a doctor.

did-not-used: did not|n't [used>use] to
| ^ did {PRP} [used>use] to
- I didn't used to like olives. => I didn't use to like olives.

want-bare: {PRP|NNP|n't|not|who|never|everyone|everybody|nobody|${PERSON}|${PERSONS}} want|wants|wanted|decide|decides|decided|hope|hopes|hoped|plan|plans|planned|promise|promised|refuse|refuses|refused|agree|agreed|manage|managed|afford|expect|expects|expected|forget|forgot|forgets|offer|offered|learn|learned|learnt|tried [>to] @${GOALS} {DT|PRP|PRP$|IN|TO|in|to|at|with|home|there|a|more|some|NNS|NNP|abroad|JJ|CD}
? want|wants|wanted|hope|plan|promise|offer|expect|learn|promised|tried work|play|help|study|visit|start|return|travel|call|move|live|win {IN|in|with|at|to|from|on|END|CC}
? _ help|work|start|return|play|call|travel|move|visit of|from
? what|all|everything|that|which *1 {PRP} want|need|hope|expect|wanted|decide|plan
- We decided go to the beach. => We decided to go to the beach.
- He forgot buy some milk. => He forgot to buy some milk.
- She promised come to the party. => She promised to come to the party.
+ They learned play and study habits.
+ The people who want help are here.

to-can: to [can>be able to] {VB}
| to [could>be able to] {VB}
| to [must>have to] {VB}
- I hope to can visit you soon. => I hope to be able to visit you soon.

would-like-bare: would|'d like|love|prefer [>to] go|be|have|see|visit|buy|make|get|know|learn|live|travel|meet|eat|speak|become|do|take|study|find|say|ask|tell|thank|come|stay|invite|apply
? would|'d like|love have
? what|how *3 would like
- I would like visit Japan. => I would like to visit Japan.

hard-bare: it is|'s|was|'s|will|would|be n't|not|be? very|so|too|really|more|also|not? important|difficult|easy|hard|necessary|possible|impossible|better|dangerous|essential|useful|interesting|nice [>to] understand|find|learn|know|get|make|have|do|go|speak|be|explain|choose|say|remember|keep|eat|take|see|use|read {DT|PRP|PRP$|NN|NNS|IN|RB|a|to|JJ}
- It is difficult understand him. => It is difficult to understand him.

go-to-ing: am|'m|are|'re|is|'s|was|were not|n't|also? going to [!being @{VBG}>@1:VB] {DT|PRP|PRP$|TO|IN|NNP|home|END|more}
- I am going to visiting my aunt. => I am going to visit my aunt.

hope-past: i|we hope|want|need|try [to @{VBD}>to @1:VB]
| i|we|you|he|she|they|n't want|wants|wanted|need|needs|needed|had|have|has|tried|try|tries|decided|hope|hoped|like|liked|began|started [to @went|saw|bought|took|came|made|found|got|knew|gave|told|ate|wrote|spoke|brought|thought|became|learned|helped|stayed|lived|visited|played|studied|left|met|spent|slept|won|was|were>to @1:VB]
- He wanted to bought a house. => He wanted to buy a house.
`,
};
