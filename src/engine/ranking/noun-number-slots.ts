import type { Lexicon } from '../lexicon/lexicon.ts';
import { addFeature, type HashedSentence, hashString, PAD } from './hashed-sentence.ts';
import type { Slot, SlotFamily } from './slot.ts';

const DETERMINERS = new Set(['DT', 'PRP$', 'CD', 'WP$', 'WDT', 'PDT']);
const BETWEEN = new Set(['JJ', 'JJR', 'JJS', 'NN', 'NNP', 'VBG', 'VBN', 'RB', 'HYPH', 'CC', ',', 'POS', 'AFX']);

/** Singular or plural of a common noun that has both forms. */
export const nounNumberSlots: SlotFamily = {
  name: 'noun-number',
  classes: ['singular', 'plural'],
  bits: 21,
  leastGain: -2.5,

  find({ tokens }, lexicon: Lexicon) {
    const slots: Slot[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const { xpos, lower } = tokens[i]!;
      if (xpos !== 'NN' && xpos !== 'NNS') continue;
      const forms = lexicon.nouns(lower)[0];
      if (!forms || forms.singular === forms.plural) continue;
      const current = lower === forms.plural ? 1 : lower === forms.singular ? 0 : -1;
      if (current < 0) continue;
      slots.push({ at: i, filled: true, current, head: i, forms: [forms.singular, forms.plural] });
    }
    return slots;
  },

  describe(sentence, slot, buffer) {
    const { words, tags, tokens } = sentence;
    const n = slot.at + PAD;
    const lemma = hashString(slot.forms?.[0] ?? tokens[slot.at]!.lemma);
    const d = determinerOf(sentence, slot.at) + PAD;
    const v = verbAfter(sentence, slot.at) + PAD;
    buffer.count = 0;
    const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
    const [l1, l2, l3] = [words[n - 1]!, words[n - 2]!, words[n - 3]!];
    const [r1, r2, r3] = [words[n + 1]!, words[n + 2]!, words[n + 3]!];
    const determiner = d >= PAD ? words[d]! : 0;
    f(1, lemma);
    f(2, l1, lemma);
    f(3, l2, l1, lemma);
    f(4, lemma, r1);
    f(5, lemma, r1, r2);
    f(6, l1, lemma, r1);
    f(7, determiner, lemma);
    f(8, determiner);
    f(9, determiner, l1);
    f(10, l1);
    f(11, l2, l1);
    f(12, l3, l2, l1);
    f(13, r1);
    f(14, r1, r2);
    f(15, l1, r1);
    f(16, tags[n - 1]!, tags[n + 1]!);
    f(17, tags[n - 2]!, tags[n - 1]!, tags[n + 1]!);
    f(18, v >= PAD ? words[v]! : 0, determiner);
    f(19, v >= PAD ? words[v]! : 0, lemma);
    f(20, v >= PAD ? tags[v]! : 0, determiner);
    f(21, v >= PAD ? words[v]! : 0);
    f(22, tags[n + 1]!, tags[n + 2]!);
    f(23, r1, r2, r3);
    f(24, l1, tags[n + 1]!);
    f(25, determiner, tags[n - 1]!, tags[n + 1]!);
    f(26, opener(sentence, slot.at), lemma);
    f(27, opener(sentence, slot.at), determiner);
    f(28, l2, l1, r1);
    f(29, lemma, tags[n + 1]!);
    f(30, slot.at === 0 ? 1 : 0, tags[n + 1]!);
    f(31, 1);
  },
};

/** Index of the determiner or numeral of the noun's group, or -1 when it has none. */
function determinerOf({ tokens }: HashedSentence, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const { xpos } = tokens[i]!;
    if (DETERMINERS.has(xpos)) return i;
    // "many", "several", "few" are adjectives in the treebanks, but they count
    if (
      xpos === 'JJ' &&
      /^(?:many|several|few|various|numerous|other|different|such|multiple|most)$/.test(tokens[i]!.lower)
    )
      return i;
    if (!BETWEEN.has(xpos)) return -PAD - 1;
  }
  return -PAD - 1;
}

/** Hash of the word before the whole group ("one of | the … house", "number of | student"), or of the sentence start. */
function opener(sentence: HashedSentence, at: number): number {
  const { tokens, words } = sentence;
  let i = at - 1;
  while (i >= 0 && (BETWEEN.has(tokens[i]!.xpos) || DETERMINERS.has(tokens[i]!.xpos)) && at - i < 8) i--;
  return words[i + PAD]!;
}

/** Index of a finite verb shortly after the noun ("the house near the river is"), or a negative number. */
function verbAfter({ tokens }: HashedSentence, at: number): number {
  for (let i = at + 1; i < Math.min(tokens.length, at + 7); i++) {
    const { xpos } = tokens[i]!;
    if (xpos === 'VBZ' || xpos === 'VBP' || xpos === 'VBD' || xpos === 'MD') return i;
    if (xpos === ',' || xpos === 'WDT' || xpos === 'CC') return -PAD - 1;
  }
  return -PAD - 1;
}
