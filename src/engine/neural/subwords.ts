import { lookupForm } from '../../text/token.ts';

/** A token as the editor reads it. */
export interface Piecewise {
  readonly text: string;
  readonly spaceBefore: boolean;
}

/** A sentence as numbers: pieces, a flag a piece (capitals and the space before), and each token's first piece. */
export interface EncodedSentence {
  readonly ids: readonly number[];
  readonly flags: readonly number[];
  /** One more than tokens: the first stands for the start of the sentence. */
  readonly firsts: readonly number[];
}

export type SentenceEncoder = (tokens: readonly Piecewise[]) => EncodedSentence;

const UNKNOWN = 1;
const START = 2;
const FIRST_PIECE = 3;
const MARK = '▁';
/** Longer tokens are links and formulas: their head says enough. */
const LONGEST_TOKEN = 24;
const MOST_PIECES = 6;
const MOST_CACHED = 50_000;

/** Look-up form with digits folded, cut to its head, by code points as in training. */
export function normaliseToken(text: string): string {
  const lower = lookupForm(text).replace(/[0-9]/g, '0');
  return lower.length <= LONGEST_TOKEN ? lower : [...lower].slice(0, LONGEST_TOKEN).join('');
}

/** 0 to 7: capitals (none, first, all, other), and whether a space stands before. */
export function flagOf({ text, spaceBefore }: Piecewise): number {
  const lower = text.toLowerCase();
  const [first = '', ...rest] = text;
  let capitals = 3;
  if (text === lower) capitals = 0;
  else if (rest.length > 0 && text === text.toUpperCase()) capitals = 2;
  else if (rest.join('') === rest.join('').toLowerCase()) capitals = first === '' ? 0 : 1;
  return capitals * 2 + (spaceBefore ? 1 : 0);
}

/** Byte-pair encoding (Sennrich et al. 2016) of tokens; words met before are looked up. training/neural/tokeniser.py encodes alike. */
export function createSubwords(
  alphabet: readonly string[],
  merges: readonly (readonly [string, string])[],
): SentenceEncoder {
  const ids = new Map<string, number>();
  [...alphabet, ...merges.map(([a, b]) => a + b)].forEach((piece, i) => {
    if (!ids.has(piece)) ids.set(piece, FIRST_PIECE + i);
  });
  const ranks = new Map(merges.map(([a, b], rank) => [`${a} ${b}`, rank]));
  const cache = new Map<string, readonly number[]>();

  function encodeWord(lower: string): readonly number[] {
    const pieces = [...(MARK + lower)];
    while (pieces.length > 1) {
      let best = Number.POSITIVE_INFINITY;
      let at = 0;
      for (let i = 0; i + 1 < pieces.length; i++) {
        const rank = ranks.get(`${pieces[i]} ${pieces[i + 1]}`);
        if (rank !== undefined && rank < best) {
          best = rank;
          at = i;
        }
      }
      if (best === Number.POSITIVE_INFINITY) break;
      pieces.splice(at, 2, pieces[at]! + pieces[at + 1]!);
    }
    return pieces.slice(0, MOST_PIECES).map((piece) => ids.get(piece) ?? UNKNOWN);
  }

  return (tokens) => {
    const sentence = { ids: [START], flags: [0], firsts: [0] };
    for (const token of tokens) {
      const lower = normaliseToken(token.text);
      let pieces = cache.get(lower);
      if (!pieces) {
        if (cache.size >= MOST_CACHED) cache.clear();
        pieces = encodeWord(lower);
        cache.set(lower, pieces);
      }
      sentence.firsts.push(sentence.ids.length);
      const flag = flagOf(token);
      for (const piece of pieces) {
        sentence.ids.push(piece);
        sentence.flags.push(flag);
      }
    }
    return sentence;
  };
}
