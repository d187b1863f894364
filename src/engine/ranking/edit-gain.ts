import { commonPairs } from '../../text/common-pairs.ts';
import { tokenize } from '../../text/token.ts';
import type { Edit } from '../edits.ts';
import type { Reading } from '../neural/reading.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/**
 * Log-odds by the network that the text of an edit was meant and not the original text: the sum over the words and gaps that the edit changes.
 * Undefined for an edit outside the sentence, one that changes no word (capitals, spaces), and one with words that the network does not know.
 */
export function gainOfEdit(
  reading: Reading,
  sentence: AnalysedSentence,
  { start, end, text }: Edit,
): number | undefined {
  const { tokens, paragraph } = sentence;
  // words next to the edit may merge with it into one word
  const from = tokens.findIndex((token) => token.end >= start);
  const to = tokens.findLastIndex((token) => token.start <= end) + 1;
  if (from < 0 || to <= from) return undefined;
  const [first, last] = [Math.min(tokens[from]!.start, start), Math.max(tokens[to - 1]!.end, end)];
  const written = tokens.slice(from, to).map(({ lower }) => lower);
  const meant = tokenize(paragraph.slice(first, start) + text + paragraph.slice(end, last)).map(({ lower }) => lower);
  let gain = 0;
  let changes = 0;
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonPairs(written, meant), [written.length, meant.length] as const]) {
    for (; i < a || j < b; changes++) {
      const odds =
        i < a ? reading.substitution(from + i++, j < b ? meant[j++]! : undefined) : reading.gap(from + i, meant[j++]!);
      if (odds === undefined) return undefined;
      gain += odds;
    }
    [i, j] = [a + 1, b + 1];
  }
  return changes === 0 ? undefined : gain;
}
