import type { RuleFile } from '../rule-file.ts';

/** Verbs that are done in a manner: an adverb follows, not an adjective. */
const MANNER =
  'drive|sing|dance|play|speak|write|work|act|behave|perform|paint|draw|sleep|walk|run|move|talk|teach|learn|explain|answer|listen|live|dress|react|communicate';
const MANNERS: readonly (readonly [string, string])[] = [
  ['careful', 'carefully'],
  ['beautiful', 'beautifully'],
  ['perfect', 'perfectly'],
  ['easy', 'easily'],
  ['bad', 'badly'],
  ['quiet', 'quietly'],
  ['correct', 'correctly'],
  ['polite', 'politely'],
  ['different', 'differently'],
  ['proper', 'properly'],
  ['comfortable', 'comfortably'],
  ['fluent', 'fluently'],
  ['effective', 'effectively'],
  ['efficient', 'efficiently'],
  ['independent', 'independently'],
  ['successful', 'successfully'],
];
const manners = MANNERS.map(
  ([adjective, adverb]) => `
${adverb}: ${MANNER}:V very|so|really|too|more|quite|as|english|french? [${adjective}>${adverb}] {END|CC|when|because|if}
? play:V|act:V|work:V very|so|too ${adjective} {NN|NNS}
- She worked very ${adjective}. => She worked very ${adverb}.
`,
).join('');

/** Verbs of the senses: an adjective follows, not an adverb. */
const SENSES: readonly (readonly [string, string])[] = [
  ['sadly', 'sad'],
  ['happily', 'happy'],
  ['deliciously', 'delicious'],
  ['beautifully', 'beautiful'],
  ['angrily', 'angry'],
  ['nicely', 'nice'],
  ['terribly', 'terrible'],
  ['strangely', 'strange'],
  ['wonderfully', 'wonderful'],
  ['perfectly', 'perfect'],
];
const senses = SENSES.map(
  ([adverb, adjective]) => `
sense-${adjective}: looks|seems|seemed|feels|taste|tastes|tasted|smell|smells|smelled|smelt|sounds|sounded very|so|really? [${adverb}>${adjective}] {END|CC}
# After a verb of the senses stands an adjective: {better}, not {found}.
- It tastes ${adverb}. => It tastes ${adjective}.
`,
).join('');

/** Adjective or adverb. */
export const ADVERBS: RuleFile = {
  id: 'adverbs',
  errorClass: 'adjective-adverb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 7.6–7.11, 16.21',
  comment: 'How something is done is said by an adverb: {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
${manners}
${senses}
good-well: play|speak|sing|dance|drive|sleep|write|swim|cook|perform:V very|so|really|english|football|tennis|it|the? [good>well] {END|CC|when|because}
| speaks|speak|spoke|know|knows {NNP|english|french|spanish} very|so|really? [good>well] {END|CC|when|because}
| did|do|does very|so|really? [good>well] on|at the|my|his|her|in? test|exam|school|tests|exams
| play:V football|tennis|basketball|chess|guitar|piano|golf very|so|really|too|quite [good>well] {END|CC}
| speak:V english|french|spanish|german|italian very|so|really|quite [good>well] {END|CC}
- She plays tennis very good. => She plays tennis very well.
- He plays football good. => He plays football well.
- He speaks English good. => He speaks English well.
- She sings very good. => She sings very well.

hardly-work: work|works|worked|study|studies|studied|try|tried|train|trained|working|studying very|so|too|really? [hardly>hard] {END|CC|to|for|and}
- He works hardly. => He works hard.

lately-late: arrive|arrived|arrives|come|comes|came|got|wake|woke|go|went up|home|here? [lately>late] {END}
? have|has|had|'ve|'s come|got|arrived|gone
@ confidence=0.78
- He arrived lately. => He arrived late.

real-good: is|was|are|were|'s|'m|be|a [real>really] good|nice|bad|hard|easy|great|big|important|interesting|happy|cool
| [extreme>extremely] good|hard|difficult|important|cold|hot|expensive|dangerous|useful|big
| [complete>completely] different|wrong|new|free|empty
| [total>totally] different|wrong|new|free
@ confidence=0.82
- It is real good. => It is really good.

fastly: [fastly>fast]
- Cars go fastly here. => Cars go fast here.

smell-well: smell|smells|smelled|taste|tastes|tasted [well>good] {END|CC}
- The soup smells well. => The soup smells good.

friendly-manner: [friendlily>in a friendly way]
| speak|talk|act|behave|treat:V *2 [friendly>in a friendly way] {END}
@ confidence=0.7
- They behave friendly. => They behave in a friendly way.

good-paid: [good>well] paid|known|educated|dressed|prepared|organized|organised|behaved|developed|equipped {NN|NNS|END|CC}
- He has a good paid job. => He has a well paid job.

too-much-adjective: is|are|was|were|'s|'re|'m|am [too much>too] expensive|difficult|big|small|hot|cold|easy|old|young|long|far|late|early|heavy|hard|dangerous|important|short|busy|tired
| is|are|was|were|'s|'re|'m|am [so much>so] expensive|difficult|big|small|hot|cold|easy|old|young|happy|sad|long|heavy|dangerous|important|tired|beautiful|nice|good|bad
| is|are|was|were|'s|'re|'m|am [very much>very] expensive|difficult|big|small|hot|cold|easy|old|young|happy|sad|long|heavy|dangerous|important|tired|beautiful|nice|good|bad
- It is too much expensive. => It is too expensive.
- I am so much happy. => I am so happy.
`,
};
