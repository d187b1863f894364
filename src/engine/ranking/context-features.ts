import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';
import type { SentenceShape } from './sentence-shape.ts';

/** Names of the features that look beyond the neighbouring words: at the parse, the clause, the group and the paragraph. */
export const CONTEXT_FEATURES = [
  'relation-about',
  'relation-left',
  'relation-right',
  'relation-head',
  'head-distance',
  'joined',
  'crossing',
  'finite-before',
  'finite-after',
  'clause-finite-before',
  'clause-finite-after',
  'commas-before',
  'commas-after',
  'to-comma-before',
  'to-comma-after',
  'brackets',
  'tag-left-2',
  'tag-right-2',
  'tag-after-about',
  'after-about',
  'group-length',
  'determiner',
  'group-mark',
  'subject-number',
  'seen-before',
  'written-elsewhere',
  'new-elsewhere',
  'sentence-start',
  'position-share',
  'name-about',
] as const;

const AFTER = new Map(
  'of in for to that which with on by is are was were and or between from at as , . ; : ( ) -'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const DETERMINERS: ReadonlyMap<string, number> = new Map([
  ...'a an this that each every another one'.split(' ').map((word) => [word, 1] as const),
  ...'these those many several few various numerous both two three four five all most'
    .split(' ')
    .map((word) => [word, 2] as const),
  ...'the'.split(' ').map((word) => [word, 3] as const),
  ...'its their our his her my your'.split(' ').map((word) => [word, 4] as const),
  ...'some any no such other'.split(' ').map((word) => [word, 5] as const),
]);
const DEFINITE =
  /^(?:same|only|following|first|second|third|last|next|latter|former|main|above|present|current|proposed|whole|entire)$/;
const IN_GROUP = /^(?:JJ|NN|VBN|VBG|RB|CD|HYPH|AFX)/;

/** Fills `row` from `start` for one candidate and returns the next free index. `tagNumber` numbers tags as the other features do. */
export function contextFeatures(
  sentence: AnalysedSentence,
  shape: SentenceShape,
  candidate: Candidate,
  row: Float64Array,
  start: number,
  tagNumber: (token: AnalysedToken | undefined) => number,
): number {
  const { tokens } = sentence;
  const { from, to, about } = candidate;
  const { relations, heads, crossing, finiteBefore, commasBefore, brackets } = shape;
  const n = tokens.length;
  const left = from - 1;
  const relation = (i: number): number => (i < 0 || i >= n ? -1 : relations[i]!);
  const head = heads[about] ?? -1;
  const [start0, end0] = clause(tokens, from, to);
  let k = start;
  row[k++] = relation(about);
  row[k++] = relation(left);
  row[k++] = relation(to);
  row[k++] = relation(head);
  row[k++] = head < 0 ? 0 : Math.max(-12, Math.min(12, head - about));
  row[k++] = left < 0 || to >= n ? 0 : heads[to] === left ? 1 : heads[left] === to ? 2 : 0;
  row[k++] = crossing[Math.min(n, from)]!;
  row[k++] = finiteBefore[from]!;
  row[k++] = finiteBefore[n]! - finiteBefore[to]!;
  row[k++] = finiteBefore[from]! - finiteBefore[start0]!;
  row[k++] = finiteBefore[end0]! - finiteBefore[to]!;
  row[k++] = commasBefore[from]!;
  row[k++] = commasBefore[n]! - commasBefore[to]!;
  row[k++] = Math.min(20, from - start0);
  row[k++] = Math.min(20, end0 - to);
  row[k++] = brackets[from]!;
  row[k++] = tagNumber(tokens[left - 1]);
  row[k++] = tagNumber(tokens[to + 1]);
  row[k++] = tagNumber(tokens[about + 1]);
  row[k++] = AFTER.get(tokens[about + 1]?.lower ?? '') ?? 0;
  row[k++] = about - from;
  k = groupFeatures(tokens, about, row, k);
  row[k++] = subjectNumber(tokens, shape, candidate.kind === 'agreement' ? from : about);
  k = recurrence(sentence, shape, candidate, row, k);
  row[k++] = sentence.start === 0 ? 1 : 0;
  row[k++] = from / n;
  const text = tokens[about]?.text ?? '';
  row[k++] = /^\p{Lu}+s?$/u.test(text) ? 3 : /\d/.test(text) ? 2 : /^\p{Lu}/u.test(text) ? 1 : 0;
  return k;
}

/** The first token after the last comma, semicolon or colon before `from`, and the next such mark at or after `to`. */
function clause(tokens: readonly AnalysedToken[], from: number, to: number): [start: number, end: number] {
  let start = from;
  while (start > 0 && !/^[,;:]$/.test(tokens[start - 1]!.lower)) start--;
  let end = to;
  while (end < tokens.length && !/^[,;:]$/.test(tokens[end]!.lower)) end++;
  return [start, end];
}

/** The determiner of the noun group that ends at `about`, and whether the group contains an ordinal, a superlative or "same". */
function groupFeatures(tokens: readonly AnalysedToken[], about: number, row: Float64Array, k: number): number {
  let mark = 0;
  let determiner = 0;
  for (let i = about - 1; i >= Math.max(0, about - 7); i--) {
    const { lower, xpos } = tokens[i]!;
    determiner = DETERMINERS.get(lower) ?? (xpos === 'CD' ? 2 : 0);
    if (determiner > 0) break;
    if (xpos === 'JJS' || xpos === 'RBS' || DEFINITE.test(lower)) mark = 1;
    if (!IN_GROUP.test(xpos)) {
      determiner = -1;
      break;
    }
  }
  row[k++] = determiner;
  row[k++] = mark;
  return k;
}

/**
 * Number of the subject of the verb at `about`, or of the verb that the auxiliary at `about` belongs to: 1 singular, 2 plural, 3 joined by "and", 0
 * unknown.
 */
function subjectNumber(tokens: readonly AnalysedToken[], { heads }: SentenceShape, about: number): number {
  const token = tokens[about];
  if (!token || !/^(?:VB|MD)/.test(token.xpos)) return 0;
  const { relation } = token;
  const predicate = relation && /^(?:aux|cop)/.test(relation) ? heads[about]! : about;
  for (let i = 0; i < tokens.length; i++) {
    if (heads[i] !== predicate || !tokens[i]!.relation?.startsWith('nsubj')) continue;
    for (let j = i + 1; j < about; j++) if (heads[j] === i && tokens[j]!.relation === 'conj') return 3;
    const { xpos, lower } = tokens[i]!;
    if (xpos === 'NNS' || xpos === 'NNPS' || /^(?:they|we|these|those|you)$/.test(lower)) return 2;
    return xpos === 'WDT' ? 4 : 1;
  }
  return 0;
}

/** How often the head noun occurs earlier in the paragraph, and how often the original and the changed words occur elsewhere in it. */
function recurrence(
  sentence: AnalysedSentence,
  { surroundings, surroundingsStart }: SentenceShape,
  { from, to, forms, about }: Candidate,
  row: Float64Array,
  k: number,
): number {
  const { tokens } = sentence;
  const [left, right] = [tokens[from - 1], tokens[to]];
  const topic = tokens[about];
  const here = topic ? surroundings.indexOf(topic.lower) : -1;
  // the surroundings begin with a space
  const place = (offset: number): number => offset - surroundingsStart + 1;
  row[k++] = topic && here >= 0 && here + 1 < place(topic.start) - 1 ? 1 : 0;
  const middle = to > from ? surroundings.slice(place(tokens[from]!.start), place(tokens[to - 1]!.end)) : '';
  const hyphen = middle === '-' || forms[0] === '-';
  const comma = middle === ',' || forms[0] === ',';
  const glue = comma || middle === '-' ? '' : ' ';
  const context = comma ? '' : hyphen ? (left?.lower ?? '') : '';
  const gap = (text: string): string =>
    text === '' ? ' ' : text === ',' ? ', ' : text.startsWith('-') ? text : `${glue}${text} `;
  const before = comma ? (left?.lower ?? '') : context;
  const written = `${before}${gap(middle)}${right?.lower ?? ''}`;
  const changed = `${before}${gap(forms.join(hyphen ? '' : ' '))}${right?.lower ?? ''}`;
  row[k++] = Math.min(4, occurrences(surroundings, written) - 1);
  row[k++] = Math.min(4, occurrences(surroundings, changed));
  return k;
}

function occurrences(text: string, part: string): number {
  if (part.length < 3) return 0;
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < 6; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
