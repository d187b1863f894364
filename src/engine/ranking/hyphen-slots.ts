import { addFeature, type HashedSentence, PAD } from './hashed-sentence.ts';
import { leftOf, rightOf, type Slot, type SlotFamily } from './slot.ts';

/** Tags of words that begin or continue a compound: "low cost", "data driven", "five year", "follow up", "in vivo". */
const FIRST = /^(?:NN|JJ|RB|CD|VB|AFX|FW|IN$|HYPH)/;
const SECOND = /^(?:NN|JJ|RB$|CD|VB|RP|IN$|FW)/;
const WORDLIKE = /^[\p{L}\p{N}]/u;
const HYPHEN = /^[-‐‑]$/;

/**
 * A hyphen or a space between two words of what may be one compound. The training text had all its hyphens replaced by spaces before it was tagged,
 * so that no tag reveals what stood there.
 */
export const hyphenSlots: SlotFamily = {
  name: 'hyphen',
  classes: ['space', 'hyphen'],
  bits: 21,
  leastGain: -2.5,

  find({ tokens }) {
    const slots: Slot[] = [];
    for (let i = 1; i < tokens.length; i++) {
      const { lower, xpos, spaceBefore } = tokens[i]!;
      const left = tokens[i - 1]!;
      if (!WORDLIKE.test(left.lower)) continue;
      if (HYPHEN.test(lower)) {
        const next = tokens[i + 1];
        if (next && !spaceBefore && !next.spaceBefore && xpos !== 'SYM' && WORDLIKE.test(next.lower))
          slots.push({ at: i, filled: true, current: 1, head: -1 });
      } else if (spaceBefore !== false && WORDLIKE.test(lower) && FIRST.test(left.xpos) && SECOND.test(xpos))
        slots.push({ at: i, filled: false, current: 0, head: -1 });
    }
    return slots;
  },

  describe(sentence, slot, buffer) {
    const { words, tags, lemmas } = sentence;
    const l = leftOf(slot) + PAD;
    const r = rightOf(slot) + PAD;
    buffer.count = 0;
    const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
    const [l1, l2] = [words[l]!, words[l - 1]!];
    const [r1, r2, r3] = [words[r]!, words[r + 1]!, words[r + 2]!];
    const [lt, rt, nt] = [tags[l]!, tags[r]!, tags[r + 1]!];
    f(1, l1);
    f(2, r1);
    f(3, l1, r1);
    f(4, l1, r1, nt);
    f(5, l1, nt, tags[r + 2]!);
    f(6, r1, nt, tags[r + 2]!);
    f(7, r1, r2);
    f(8, l1, rt, nt);
    f(9, lt, r1, nt);
    f(10, lt, rt, nt);
    f(11, tags[l - 1]!, lt, rt);
    f(12, l2, l1, r1);
    f(13, l1, r1, r2);
    f(14, r2, r3);
    f(15, lemmas[l]!, lemmas[r]!);
    f(16, tags[l - 1]!, l1, r1);
    f(17, lt, rt, r2);
    f(18, determinedBefore(sentence, slot), lt, r1);
    f(19, determinedBefore(sentence, slot), rt, nt);
    f(20, 1);
    f(21, tags[l - 1]!, r1, nt);
  },
};

/** Tag of the word before the words that could belong to the same noun group: an article there makes a modifier likely. */
function determinedBefore({ tokens, tags }: HashedSentence, slot: Slot): number {
  let i = leftOf(slot) - 1;
  while (i >= 0 && /^(?:NN|JJ|RB|CD|VBN|VBG)/.test(tokens[i]!.xpos)) i--;
  return tags[i + PAD]!;
}
