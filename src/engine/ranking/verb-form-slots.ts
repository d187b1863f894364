import type { Lexicon } from '../lexicon/lexicon.ts';
import { addFeature, type FeatureBuffer, type HashedSentence, hashString, PAD } from './hashed-sentence.ts';
import type { Slot, SlotFamily } from './slot.ts';

const VERB_CLASSES = ['base', 's', 'ing', 'past', 'participle'];
const CLASS_OF_TAG: Readonly<Record<string, number>> = { VB: 0, VBP: 0, VBZ: 1, VBG: 2, VBD: 3, VBN: 4 };
const BE_FORMS = ['be', 'am', 'is', 'are', 'was', 'were', 'being', 'been'];
const BE_CLASS: Readonly<Record<string, number>> = { be: 0, am: 1, is: 2, are: 3, was: 4, were: 5, being: 6, been: 7 };
const TIME_WORDS = new Set(
  'yesterday ago last now today currently since already recently usually always often never ever when while after before until tomorrow next then'
    .split(' ')
    .map(hashString),
);

/** The form of a verb other than "be": base, -s, -ing, past, participle. */
export const verbFormSlots: SlotFamily = {
  name: 'verb-form',
  classes: VERB_CLASSES,
  bits: 20,

  find({ tokens }, lexicon: Lexicon) {
    const slots: Slot[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const { xpos, lower } = tokens[i]!;
      const current = CLASS_OF_TAG[xpos];
      if (current === undefined || Object.hasOwn(BE_CLASS, lower)) continue;
      const verb = lexicon.verbs(lower)[0];
      if (!verb || verb.base === 'be') continue;
      const forms = [verb.base, verb.thirdPerson, verb.ing, verb.past, verb.participle];
      slots.push({
        at: i,
        filled: true,
        current: forms[current] === lower ? current : forms.indexOf(lower),
        head: i,
        forms,
      });
    }
    return slots.filter((slot) => slot.current >= 0);
  },

  describe(sentence, slot, buffer) {
    describeVerb(sentence, slot, buffer, hashString(slot.forms?.[0] ?? ''));
  },
};

/** The form of "be"; the contracted forms are left to the rules. */
export const beFormSlots: SlotFamily = {
  name: 'be-form',
  classes: BE_FORMS,
  bits: 18,

  find({ tokens }) {
    const slots: Slot[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const { lower } = tokens[i]!;
      const current = Object.hasOwn(BE_CLASS, lower) ? BE_CLASS[lower] : undefined;
      if (current !== undefined) slots.push({ at: i, filled: true, current, head: i, forms: BE_FORMS });
    }
    return slots;
  },

  describe(sentence, slot, buffer) {
    describeVerb(sentence, slot, buffer, 0);
  },
};

function describeVerb(sentence: HashedSentence, slot: Slot, buffer: FeatureBuffer, lemma: number): void {
  const { words, tags } = sentence;
  const n = slot.at + PAD;
  const subject = subjectBefore(sentence, slot.at) + PAD;
  const [word, tag] = subject >= PAD ? [words[subject]!, tags[subject]!] : [0, 0];
  const chain = auxiliaryBefore(sentence, slot.at);
  const previous = verbBefore(sentence, slot.at);
  const next = verbAfter(sentence, slot.at);
  buffer.count = 0;
  const f = (id: number, a: number, b = 0, c = 0) => addFeature(buffer, id, a, b, c);
  const [l1, l2, l3] = [words[n - 1]!, words[n - 2]!, words[n - 3]!];
  const [r1, r2] = [words[n + 1]!, words[n + 2]!];
  f(1, lemma);
  f(2, l1);
  f(3, l2, l1);
  f(4, l3, l2, l1);
  f(5, l1, lemma);
  f(6, l2, l1, lemma);
  f(7, r1);
  f(8, r1, r2);
  f(9, lemma, r1);
  f(10, l1, r1);
  f(11, l1, lemma, r1);
  f(12, tags[n - 1]!, tags[n + 1]!);
  f(13, tags[n - 2]!, tags[n - 1]!);
  f(14, tags[n - 3]!, tags[n - 2]!, tags[n - 1]!);
  f(15, tags[n - 1]!, tags[n + 1]!, tags[n + 2]!);
  f(16, chain);
  f(17, chain, tags[n - 1]!);
  f(18, chain, lemma);
  f(19, tag, chain);
  f(20, word, chain);
  f(21, tag, tags[n - 1]!, previous);
  f(22, previous, chain);
  f(23, next, chain);
  f(24, previous, next);
  f(25, timeWord(sentence), chain);
  f(26, timeWord(sentence), tag, previous);
  f(27, l1, tags[n + 1]!);
  f(28, tags[n - 1]!, r1);
  f(29, tags[n - 2]!, l1, tags[n + 1]!);
  f(30, slot.at === 0 ? 1 : 0, lemma);
  f(31, tag, slot.at - (subject - PAD), chain);
  f(32, words[subject - 1] ?? 0, tag);
  f(33, l2, l1, tags[n + 1]!);
  f(34, 1);
}

/** The nearest noun or pronoun to the left outside a prepositional phrase, or a negative number. */
function subjectBefore({ tokens }: HashedSentence, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 12); i--) {
    const { xpos } = tokens[i]!;
    if (xpos === 'PRP' || xpos === 'WP' || xpos === 'WDT' || xpos === 'EX') return i;
    if (!xpos.startsWith('NN') && xpos !== 'DT') continue;
    let start = i;
    while (start > 0 && /^(?:NN|JJ|DT|CD|PRP\$|POS|HYPH|VBN|VBG)/.test(tokens[start - 1]!.xpos)) start--;
    if (start > 0 && tokens[start - 1]!.xpos === 'IN' && start > 1 && tokens[start - 2]!.xpos.startsWith('NN')) {
      i = start - 1;
      continue;
    }
    return i;
  }
  return -PAD - 1;
}

/** Hash of the auxiliary, modal or "to" directly before the verb, skipping adverbs; 0 when there is none. */
function auxiliaryBefore({ tokens, words }: HashedSentence, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const { xpos, lemma } = tokens[i]!;
    if (xpos === 'MD' || xpos === 'TO' || lemma === 'be' || lemma === 'have' || lemma === 'do') return words[i + PAD]!;
    if (!xpos.startsWith('RB')) return 0;
  }
  return 0;
}

function verbBefore({ tokens, tags }: HashedSentence, at: number): number {
  for (let i = at - 2; i >= 0; i--) if (/^(?:VBD|VBZ|VBP|MD)$/.test(tokens[i]!.xpos)) return tags[i + PAD]!;
  return 0;
}

function verbAfter({ tokens, tags }: HashedSentence, at: number): number {
  for (let i = at + 2; i < tokens.length; i++) if (/^(?:VBD|VBZ|VBP|MD)$/.test(tokens[i]!.xpos)) return tags[i + PAD]!;
  return 0;
}

/** Hash of the first time word of the sentence, or 0. */
function timeWord({ words, length }: HashedSentence): number {
  for (let i = PAD; i < length + PAD; i++) if (TIME_WORDS.has(words[i]!)) return words[i]!;
  return 0;
}
