import type { Reading } from '../neural/reading.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { type AlternativesOf, isSmallWord } from './word-alternatives.ts';

/**
 * Least log-odds of the network for a candidate. Of the changes from -4 up, 19 % of those that readers of papers wanted lie below this, and 63 % of
 * those they did not want.
 */
const LEAST_EDITOR_GAIN = -2.5;

const NEVER = Number.NEGATIVE_INFINITY;

/** Marks that other kinds insert, and the ends of sentences. */
const OTHER_KINDS = new Set(['.', '-', '?', ';', ':']);

/**
 * Changes that the network proposes where no other proposer has a candidate: missing and needless words, other forms of a word, and small words used
 * for one another. `others` are the candidates of the other kinds, whose proposers know their phenomena better.
 */
export function editorCandidates(
  sentence: AnalysedSentence,
  alternativesOf: AlternativesOf,
  reading: Reading,
  others: readonly Candidate[],
): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  const known = new Set(others.map(placeOf));
  const add = (kind: CandidateKind, from: number, to: number, forms: readonly string[], change: string): void => {
    const candidate = {
      kind,
      from,
      to,
      forms,
      change,
      slotCandidate: 0,
      slotCurrent: 0,
      about: Math.min(from, tokens.length - 1),
    };
    if (!known.has(placeOf(candidate))) found.push(candidate);
  };
  for (const { token, word } of reading.missing(LEAST_EDITOR_GAIN)) {
    const [before, next] = [tokens[token - 1], tokens[token]];
    if (OTHER_KINDS.has(word) || !before || !next || next.lower === word || before.lower === word) continue;
    if (word === ',' ? before.kind === 'punctuation' : !next.spaceBefore || next.kind === 'punctuation') continue;
    add('missing-word', token, token, [word], `none>${word}`);
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.lower !== ',' && !/^[a-z]{1,12}$/.test(token.lower)) continue;
    if (
      i > 0 &&
      i + 1 < tokens.length &&
      (reading.substitution(i, undefined) ?? NEVER) >= LEAST_EDITOR_GAIN &&
      tokens[i + 1]!.spaceBefore
    )
      add('needless-word', i, i + 1, [], `${isSmall(token) ? token.lower : token.upos}>none`);
    if (token.kind !== 'word' || token.lower === ',') continue;
    for (const [form, change] of alternativesOf(token))
      if ((reading.substitution(i, form) ?? NEVER) >= LEAST_EDITOR_GAIN) add('other-word', i, i + 1, [form], change);
  }
  return found;
}

const isSmall = ({ lower }: AnalysedToken): boolean => lower === ',' || isSmallWord(lower) || lower.length <= 3;

/** Changes at one place that differ only in "a" or "an" count as one, since the next sound decides the article. */
function placeOf({ from, to, forms }: Candidate): string {
  return `${from} ${to} ${forms.map((form) => (form === 'an' ? 'a' : form)).join(' ')}`;
}
