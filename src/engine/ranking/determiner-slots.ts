import { addFeature, type FeatureBuffer, type HashedSentence, PAD } from './hashed-sentence.ts';
import { describeNeighbours } from './neighbour-features.ts';
import { groupHead, isNoun, leftOf, rightOf, type Slot, type SlotFamily } from './slot.ts';

/** Tags of words that belong to the noun group, so that a group without a determiner cannot begin after them. */
const BELONGS_TO_GROUP = new Set([
  'DT',
  'PDT',
  'PRP$',
  'WP$',
  'POS',
  'JJ',
  'JJR',
  'JJS',
  'CD',
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'HYPH',
  'AFX',
  'WDT',
  '$',
  '#',
  'SYM',
  'LS',
]);
const OPENS_GROUP = new Set(['JJ', 'JJR', 'JJS', 'NN', 'NNS', 'NNP', 'NNPS', 'VBN', 'VBG', 'RB', 'RBS']);
const CLASSES = ['none', 'a', 'the'];
const CLASS_OF: Readonly<Record<string, number>> = { a: 1, an: 1, the: 2 };

/** The article of a noun group: none, a/an or the. Groups with another determiner have no slot. */
export const determinerSlots: SlotFamily = {
  name: 'determiner',
  classes: CLASSES,
  bits: 21,
  leastGain: -3,

  find({ tokens }) {
    const slots: Slot[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const { lower, xpos } = tokens[i]!;
      const article = Object.hasOwn(CLASS_OF, lower) ? CLASS_OF[lower] : undefined;
      if (article !== undefined) {
        if (xpos !== 'DT') continue;
        const head = groupHead(tokens, i + 1);
        if (head > 0) slots.push({ at: i, filled: true, current: article, head });
        continue;
      }
      const next = tokens[i + 1]?.xpos;
      if (opensCompound(xpos, next) || tokens[i - 1]?.lower === 'such') {
        const before = tokens[i - 1];
        const isInside = before !== undefined && before.lower !== 'such' && BELONGS_TO_GROUP.has(before.xpos);
        const head = isInside ? -1 : groupHead(tokens, i);
        if (head >= 0) slots.push({ at: i, filled: false, current: 0, head });
        continue;
      }
      if (!OPENS_GROUP.has(xpos)) continue;
      const before = tokens[i - 1]?.xpos;
      if (before !== undefined && BELONGS_TO_GROUP.has(before)) continue;
      if ((xpos === 'RB' || xpos === 'RBS') && !next?.startsWith('JJ')) continue;
      if (before?.startsWith('RB') && xpos.startsWith('JJ') && i >= 1) {
        // the adverb has already opened the slot, unless a word of the group precedes the adverb
        const opener = tokens[i - 2]?.xpos;
        if (opener === undefined || !BELONGS_TO_GROUP.has(opener)) continue;
      }
      const head = groupHead(tokens, i);
      if (head < 0) continue;
      if ((xpos === 'VBG' || xpos === 'VBN') && !isNoun(tokens[i + 1]?.xpos)) continue;
      slots.push({ at: i, filled: false, current: 0, head });
    }
    return slots;
  },

  describe(sentence, slot, buffer) {
    const { words, tags, lemmas } = sentence;
    const l = leftOf(slot) + PAD;
    const r = rightOf(slot) + PAD;
    const h = slot.head + PAD;
    buffer.count = 0;
    describeNeighbours(words, l, r, buffer);
    const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
    const [l1, l2, r1] = [words[l]!, words[l - 1] ?? 0, words[r]!];
    const [head, headTag, after, after2] = [words[h]!, tags[h]!, words[h + 1]!, words[h + 2] ?? 0];
    const lemma = lemmas[h]!;
    f(10, head);
    f(11, head, after);
    f(12, head, after, after2);
    f(13, l1, head);
    f(14, l2, l1, head);
    f(15, l1, head, after);
    f(16, lemma, headTag, after);
    f(17, r1, head);
    f(18, headTag, tags[h + 1]!);
    f(19, tags[l]!, tags[r]!, headTag);
    f(20, tags[l - 1] ?? 0, tags[l]!, tags[r]!);
    f(21, tags[r]!, tags[r + 1]!, tags[r + 2] ?? 0);
    f(22, l1, headTag);
    f(23, h - r, headTag);
    f(24, l1, tags[r]!, after);
    f(25, lemmas[l]!, lemma);
    f(26, mentionedBefore(sentence, slot), headTag, lemma);
    f(27, mentionedBefore(sentence, slot), headTag);
    f(28, l2, l1, headTag);
    f(29, r1, headTag, after);
    f(30, verbBefore(sentence, slot), lemma);
    describeEnds(sentence, slot, buffer);
  },
};

/** "multi-core chips", "a 5-fold rise", "electrically driven walls", "proposed new methods": words that begin a group in compounds and before adjectives. */
function opensCompound(xpos: string, next: string | undefined): boolean {
  if (xpos === 'AFX' || ((xpos === 'CD' || xpos === 'RB') && next === 'HYPH')) return true;
  if (xpos === 'RB') return next === 'VBN' || next === 'VBG';
  return (xpos === 'VBN' || xpos === 'VBG') && (next === 'JJ' || next === 'VBN');
}

/** 1 when the head's lemma occurs earlier in the sentence: a second mention takes "the". */
function mentionedBefore({ lemmas }: HashedSentence, slot: Slot): number {
  const lemma = lemmas[slot.head + PAD];
  for (let i = leftOf(slot); i >= 0; i--) if (lemmas[i + PAD] === lemma) return 1;
  return 0;
}

/** Lemma of the nearest verb to the left within six words ("play … guitar"), or 0. */
function verbBefore({ tokens, lemmas }: HashedSentence, slot: Slot): number {
  for (let i = leftOf(slot); i >= Math.max(0, slot.at - 6); i--)
    if (tokens[i]!.xpos.startsWith('VB')) return lemmas[i + PAD]!;
  return 0;
}

function describeEnds({ tags, words, length }: HashedSentence, slot: Slot, buffer: FeatureBuffer): void {
  addFeature(buffer, 31, slot.at === 0 ? 1 : 0, tags[slot.head + PAD]!);
  addFeature(buffer, 32, words[slot.head + PAD]!, slot.head === length - 2 ? 1 : 0);
  addFeature(buffer, 33, 1);
}
