import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';
import type { FeatureBuffer, HashedSentence } from './hashed-sentence.ts';
import { hyphenSlots } from './hyphen-slots.ts';
import { type LinearModel, linearScores, logSoftmax } from './linear-model.ts';
import type { Slot } from './slot.ts';

/** Natural log of the odds of a hyphen that the likelier of the two gaps must reach, and (below) the other. */
const LEAST_OF_STRONGER = -0.5;
const LEAST_OF_WEAKER = -6;
const PART = /^\p{L}[\p{L}\p{N}]*$|^\p{N}+$/u;
/** Words that link two words of one kind: "a one-to-one map", "cell-by-cell inspection", "time-of-flight spectra". */
const LINKS = new Set(['to', 'of', 'by', 'on', 'in', 'and', 'per', 'for', 'under', 'or', 'over']);
const scores = new Float64Array(2);

/**
 * Compounds of three words before a noun that lack both hyphens: "a spike time dependent rule", "the high frame rate images", "a one to one map". One
 * in seven of the hyphens that readers of papers missed belonged to such a pair. The slot model scores both gaps: `slotCandidate` is its value for a
 * hyphen in the likelier one, `slotCurrent` in the other.
 */
export function hyphenChains(sentence: HashedSentence, model: LinearModel, buffer: FeatureBuffer): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  for (let i = 1; i + 2 < tokens.length; i++) {
    const [a, b, c, d] = [tokens[i - 1]!, tokens[i]!, tokens[i + 1]!, tokens[i + 2]!];
    if (![a, b, c].every(({ lower }) => PART.test(lower)) || b.spaceBefore === false || c.spaceBefore === false)
      continue;
    if (!/^(?:NN|JJ|VBG)/.test(d.xpos) || d.spaceBefore === false || !isCompound(a, b, c)) continue;
    const gaps = [hyphenOdds(sentence, model, i, buffer), hyphenOdds(sentence, model, i + 1, buffer)];
    const [stronger, weaker] = [Math.max(...gaps), Math.min(...gaps)];
    if (stronger < LEAST_OF_STRONGER || weaker < LEAST_OF_WEAKER) continue;
    found.push({
      kind: 'hyphen',
      from: i,
      to: i + 1,
      forms: ['-', b.lower, '-'],
      change: 'spaces>hyphens',
      slotCandidate: -Math.log1p(Math.exp(-stronger)),
      slotCurrent: -Math.log1p(Math.exp(-weaker)),
      about: i,
    });
  }
  return found;
}

type Tagged = Pick<AnalysedToken, 'xpos' | 'lower'>;

function isCompound(a: Tagged, b: Tagged, c: Tagged): boolean {
  // "encoded energy based model": "encoded" and "based on energy" both modify the noun
  if (a.xpos === 'VBN' && /^(?:VBN|JJ)$/.test(c.xpos)) return false;
  if (!/^(?:NN|JJ|CD|RB|VB)/.test(a.xpos) || !/^(?:NN|JJ|CD|VB|RB)/.test(c.xpos)) return false;
  return LINKS.has(b.lower) || /^(?:NN|JJ|VBN|VBG)/.test(b.xpos);
}

/** Log-odds of a hyphen in the gap before the token at `at`. */
function hyphenOdds(sentence: HashedSentence, model: LinearModel, at: number, buffer: FeatureBuffer): number {
  const slot: Slot = { at, filled: false, current: 0, head: -1 };
  hyphenSlots.describe(sentence, slot, buffer);
  linearScores(model, buffer, scores);
  logSoftmax(scores, 2);
  return scores[1]! - scores[0]!;
}
