import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { nounNumber } from '../sentence/noun-number.ts';
import { hasRelation } from '../sentence/relations.ts';
import { isAcronym } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import type { SentenceShape } from './sentence-shape.ts';

/**
 * Names of the features for what the grammar of a place requires: how its clause begins, the number of its verb and of the coordinated nouns, and how
 * the paragraph writes the group.
 */
export const GRAMMAR_FEATURES = [
  'first-tag',
  'clause-first-tag',
  'word-left',
  'word-right',
  'attractor',
  'verb-number',
  'conjunct-number',
  'plural-share',
  'group-with-the',
  'group-with-a',
  'group-elsewhere',
  'abbreviation-after',
  'name-left',
  'name-right',
  'makes-plural',
  'agrees-by-tag',
  'agrees-by-noun',
  'agrees-by-words',
  'agrees-with-attractor',
] as const;

const SMALL_WORDS = new Map(
  `and or but so yet nor then which that who where when while whereas because since although if as such than thus therefore
  hence however moreover also respectively both i.e. e.g. in on of for with by at to from we it this these they there a an the is are was were not only`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
);

const numberOf = ({ xpos }: AnalysedToken): number =>
  xpos === 'NNS' || xpos === 'NNPS' ? 2 : xpos === 'NN' || xpos === 'NNP' ? 1 : 0;

const nameOf = (token: AnalysedToken | undefined): number => {
  const text = token?.text ?? '';
  return isAcronym(text) ? 3 : /^\p{Lu}/u.test(text) ? 2 : /\d/.test(text) ? 1 : 0;
};

/** Fills `row` from `start` for one candidate. `tagNumber` numbers tags as the other features do. */
export function grammarFeatures(
  sentence: AnalysedSentence,
  shape: SentenceShape,
  candidate: Candidate,
  lexicon: Lexicon,
  row: Float64Array,
  start: number,
  tagNumber: (token: AnalysedToken | undefined) => number,
): void {
  const { tokens } = sentence;
  const { kind, from, to, about } = candidate;
  const isComma = kind === 'comma' || kind === 'semicolon';
  let k = start;
  row[k++] = tagNumber(tokens[0]);
  let first = from;
  while (first > 0 && !/^[,;:]$/.test(tokens[first - 1]!.lower)) first--;
  row[k++] = tagNumber(tokens[first]);
  row[k++] = SMALL_WORDS.get(tokens[from - 1]?.lower ?? '') ?? 0;
  row[k++] = SMALL_WORDS.get(tokens[to]?.lower ?? '') ?? 0;
  row[k++] = kind === 'agreement' ? attractor(tokens, from, about) : 0;
  const isGroup = kind === 'determiner' || kind === 'noun-number' || kind === 'agreement';
  row[k++] = isGroup ? verbNumber(sentence, about, kind === 'agreement' ? from : -1) : 0;
  row[k++] = isGroup ? conjunctNumber(sentence, about) : 0;
  row[k++] = isComma ? 0 : pluralShare(tokens[about], lexicon);
  k = kind === 'determiner' ? recurrenceOfGroup(sentence, shape, candidate, row, k) : none(row, k, 3);
  const [next, inBracket] = [tokens[about + 1], tokens[about + 2]];
  row[k++] = next?.text === '(' && isAcronym(inBracket?.text) ? 1 : 0;
  row[k++] = nameOf(tokens[from - 1]);
  row[k++] = nameOf(tokens[to]);
  if (kind === 'agreement') agreementFeatures(sentence, candidate, lexicon, row, k);
  else none(row, k, 5);
}

/**
 * Whether the changed verb agrees with its subject (1), or the original verb does (-1). Judged by the tag of the noun that the parse gives as
 * subject, by that noun with those after "and", by the subject on which parse and words agree, and by the noun beside the verb.
 */
function agreementFeatures(
  sentence: AnalysedSentence,
  { from, about, forms }: Candidate,
  lexicon: Lexicon,
  row: Float64Array,
  start: number,
): void {
  const { tokens } = sentence;
  const subject = tokens[about]!;
  const isPlural = /^(?:are|were|have|do)$/.test(forms[0]!) || (tokens[from]!.xpos === 'VBZ' && forms[0] !== 'is');
  const agrees = (number: number): number => (number === 0 ? 0 : (number === 2) === isPlural ? 1 : -1);
  const hasPair = sentence.dependentsOf(about, 'conj').some((i) => i > about && i < from);
  const noun = nounNumber(subject, lexicon);
  const words = sentence.subjectOf(from, lexicon);
  let k = start;
  row[k++] = isPlural ? 1 : 0;
  row[k++] = agrees(hasPair ? 2 : pronounNumber(subject) || numberOf(subject));
  row[k++] = agrees(hasPair ? 2 : noun === undefined ? 0 : noun === 'plural' ? 2 : 1);
  row[k++] = words?.number === undefined ? 0 : agrees(words.number === 'plural' ? 2 : 1) * (words.isAdjacent ? 2 : 1);
  row[k++] = agrees(attractor(tokens, from, about));
}

const pronounNumber = ({ lower }: AnalysedToken): number =>
  /^(?:they|we|these|those|both|many|several|few)$/.test(lower)
    ? 2
    : /^(?:it|he|she|this|that|each|one|everyone|nothing|everything)$/.test(lower)
      ? 1
      : 0;

function none(row: Float64Array, k: number, count: number): number {
  row.fill(0, k, k + count);
  return k + count;
}

/** Number of the noun nearest to the verb between the subject and the verb. */
function attractor(tokens: readonly AnalysedToken[], verb: number, subject: number): number {
  for (let i = verb - 1; i > subject; i--) {
    const number = numberOf(tokens[i]!);
    if (number > 0) return number;
  }
  return 0;
}

/** Number of a verb (other than `except`) that has the noun at `about` as its subject: 1 singular, 2 plural, 0 unknown. */
function verbNumber(sentence: AnalysedSentence, about: number, except: number): number {
  const { tokens } = sentence;
  const noun = tokens[about];
  if (noun?.head === undefined || noun.head < 0 || !hasRelation(noun, 'nsubj')) return 0;
  const verbs = [noun.head, ...sentence.dependentsOf(noun.head, 'aux'), ...sentence.dependentsOf(noun.head, 'cop')];
  for (const verb of verbs) {
    if (verb === except) continue;
    const { xpos, lower } = tokens[verb]!;
    if (xpos === 'VBZ' || lower === 'was') return 1;
    if (xpos === 'VBP' || lower === 'were') return 2;
  }
  return 0;
}

/** Number of the first noun coordinated with the one at `about`. */
function conjunctNumber(sentence: AnalysedSentence, about: number): number {
  const { tokens } = sentence;
  const noun = tokens[about];
  if (!noun) return 0;
  const joined =
    noun.relation === 'conj' && noun.head !== undefined ? noun.head : sentence.dependentsOf(about, 'conj')[0];
  return joined === undefined || joined < 0 ? 0 : numberOf(tokens[joined]!);
}

/** How much more often (log10) the noun is written in the plural than in the singular. */
function pluralShare(token: AnalysedToken | undefined, lexicon: Lexicon): number {
  if (token === undefined || numberOf(token) === 0) return 0;
  const forms = lexicon.nouns(token.lower)[0];
  if (!forms || forms.singular === forms.plural) return -9;
  return Math.log10((1 + lexicon.frequency(forms.plural)) / (1 + lexicon.frequency(forms.singular)));
}

/** How often the paragraph uses the words of the group elsewhere with "the", with "a" and in total. */
function recurrenceOfGroup(
  { tokens }: AnalysedSentence,
  { surroundings, surroundingsStart }: SentenceShape,
  { to, about }: Candidate,
  row: Float64Array,
  k: number,
): number {
  const [first, last] = [tokens[to], tokens[about]];
  if (!first || !last || about < to) return none(row, k, 3);
  // the surroundings begin with a space
  const offset = 1 - surroundingsStart;
  const group = surroundings.slice(first.start + offset, last.end + offset);
  let [definite, indefinite, all] = [0, 0, -1];
  for (let at = surroundings.indexOf(group); at >= 0 && all < 6; at = surroundings.indexOf(group, at + group.length)) {
    all++;
    if (at === first.start + offset) continue;
    if (surroundings.startsWith('the ', at - 4)) definite++;
    else if (/ an? $/.test(surroundings.slice(Math.max(0, at - 4), at))) indefinite++;
  }
  row[k++] = definite;
  row[k++] = indefinite;
  row[k++] = all;
  return k;
}
