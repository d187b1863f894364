import { addFeature, type HashedSentence, PAD } from './hashed-sentence.ts';
import { leftOf, rightOf, type Slot, type SlotFamily } from './slot.ts';

const WORDLIKE = /^[\p{L}\p{N}]/u;
/** Characters that close a bracket, a quotation or a number; a comma can follow them as it can follow a word. */
const CLOSES = /^(?:[)\]%"”’])$/;

/** A comma, or none, between two words. */
export const commaSlots: SlotFamily = {
  name: 'comma',
  classes: ['none', 'comma'],
  bits: 21,
  leastGain: -2.5,

  find({ tokens }) {
    const slots: Slot[] = [];
    for (let i = 1; i < tokens.length; i++) {
      const { lower } = tokens[i]!;
      if (lower === ',') {
        const next = tokens[i + 1];
        if (next && WORDLIKE.test(next.lower) && WORDLIKE.test(tokens[i - 1]!.lower))
          slots.push({ at: i, filled: true, current: 1, head: -1 });
      } else if (WORDLIKE.test(lower)) {
        const left = tokens[i - 1]!.lower;
        if (WORDLIKE.test(left)) slots.push({ at: i, filled: false, current: 0, head: -1 });
        else if (i > 1 && CLOSES.test(left)) slots.push({ at: i, filled: false, current: 0, head: -1 });
      }
    }
    return slots;
  },

  describe(sentence, slot, buffer) {
    const { words, tags } = sentence;
    const l = leftOf(slot) + PAD;
    const r = rightOf(slot) + PAD;
    const left = side(sentence, slot, -1);
    const right = side(sentence, slot, 1);
    buffer.count = 0;
    const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
    const [l1, l2, l3] = [words[l]!, words[l - 1]!, words[l - 2]!];
    const [r1, r2, r3] = [words[r]!, words[r + 1]!, words[r + 2]!];
    f(1, l1);
    f(2, l2, l1);
    f(3, r1);
    f(4, r1, r2);
    f(5, l1, r1);
    f(6, l2, l1, r1);
    f(7, l1, r1, r2);
    f(8, tags[l]!, tags[r]!);
    f(9, tags[l - 1]!, tags[l]!, tags[r]!);
    f(10, tags[l]!, tags[r]!, tags[r + 1]!);
    f(11, r1, r2, r3);
    f(12, l3, l2, l1);
    f(13, words[PAD]!, left.distance, tags[r]!);
    f(14, words[PAD]!, tags[l]!, tags[r]!);
    // the second word, which must not be the slot's own comma
    f(15, words[PAD]!, l === PAD ? r1 : words[PAD + 1]!, left.distance);
    f(16, left.verbs, right.verbs, r1);
    f(17, left.verbs, right.verbs, tags[r]!);
    f(18, left.distance, right.distance, r1);
    f(19, left.commas, right.commas, r1);
    f(20, tags[PAD]!, left.verbs, tags[r]!);
    f(21, words[PAD]!, left.verbs, tags[r]!);
    f(22, tags[l]!, r1, tags[r + 1]!);
    f(23, l1, tags[r]!);
    f(24, left.start, tags[r]!, left.verbs);
    f(25, left.start, r1, left.verbs);
    f(26, left.start, left.distance, r1);
    f(27, tags[r]!, tags[r + 1]!, tags[r + 2]!);
    f(28, r1, tags[r + 1]!, tags[r + 2]!);
    f(29, r1, right.verbs, tags[l]!);
    f(30, left.commas > 0 ? 1 : 0, tags[l]!, tags[r]!);
    f(31, 1);
    f(32, left.coordinated, r1, tags[l]!);
  },
};

interface Side {
  /** Words to the next comma or to the end, at most 12. */
  distance: number;
  /** Finite verbs on the way, at most 3. */
  verbs: number;
  commas: number;
  /** Hash of the clause's first word (left side). */
  start: number;
  /** 1 when "and" or "or" stands between a comma and this place. */
  coordinated: number;
}

function side({ tokens, words }: HashedSentence, slot: Slot, step: 1 | -1): Side {
  const found: Side = { distance: 0, verbs: 0, commas: 0, start: 0, coordinated: 0 };
  let inClause = true;
  for (let i = step < 0 ? leftOf(slot) : rightOf(slot); i >= 0 && i < tokens.length; i += step) {
    const { xpos, lower } = tokens[i]!;
    if (lower === ',' || lower === ';' || lower === ':') {
      found.commas = Math.min(3, found.commas + 1);
      inClause = false;
      continue;
    }
    if (!inClause) continue;
    if (found.distance < 12) found.distance++;
    found.start = words[i + PAD]!;
    if (xpos === 'VBZ' || xpos === 'VBP' || xpos === 'VBD' || xpos === 'MD') found.verbs = Math.min(3, found.verbs + 1);
    if (lower === 'and' || lower === 'or') found.coordinated = 1;
  }
  return found;
}
