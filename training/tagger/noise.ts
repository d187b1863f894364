import { lookupForm } from '../../src/text/lookup-form.ts';
import type { Token } from '../../src/text/token.ts';
import type { Inflection } from './inflections.ts';
import { randomNumbers } from './linear-model.ts';
import type { TaggedSentence } from './linear-trainer.ts';

/** Wrong forms that learners write in place of a right one. The tag is that of the written form. */
const SWAPS: Readonly<Record<string, readonly string[]>> = {
  VBZ: ['VBP', 'VBP', 'VBG'],
  VBP: ['VBZ', 'VBZ', 'VBD'],
  VBD: ['VBP', 'VBN', 'VBN', 'VBZ'],
  VBN: ['VBD', 'VBD', 'VB', 'VBG'],
  VB: ['VBZ', 'VBD', 'VBG', 'VBN'],
  VBG: ['VB', 'VBN'],
  NN: ['NNS'],
  NNS: ['NN', 'NN'],
};
const BE_AND_HAVE: Readonly<Record<string, readonly [form: string, xpos: string]>> = {
  is: ['are', 'VBP'],
  are: ['is', 'VBZ'],
  was: ['were', 'VBD'],
  were: ['was', 'VBD'],
  has: ['have', 'VBP'],
  have: ['has', 'VBZ'],
  does: ['do', 'VBP'],
  do: ['does', 'VBZ'],
};

/** Sentences with learners' errors: wrong verb and number forms, typing errors. Tags describe what is written. */
export function addNoise(
  sentences: readonly TaggedSentence[],
  tags: readonly string[],
  inflections: readonly Inflection[],
  share: number,
  seed: number,
): TaggedSentence[] {
  const random = randomNumbers(seed);
  const forms = new Map<string, string>();
  const lemmas = new Map<string, string>();
  for (const { form, lemma, tag, core, variant } of inflections) {
    if (!core || variant) continue;
    forms.set(`${lemma} ${tag}`, form);
    lemmas.set(`${form} ${tag}`, lemma);
  }
  const tagNumber = new Map(tags.map((tag, k) => [tag, k]));

  function swapped(token: Token, tag: string): readonly [string, number] | undefined {
    const [upos = '', xpos = ''] = tag.split('|');
    if (upos === 'AUX') {
      const change = BE_AND_HAVE[token.lower];
      const number = change && tagNumber.get(`AUX|${change[1]}`);
      return change && number !== undefined ? [change[0], number] : undefined;
    }
    if (upos !== 'VERB' && upos !== 'NOUN') return undefined;
    const swaps = SWAPS[xpos];
    if (swaps === undefined) return undefined;
    const wanted = swaps[Math.floor(random() * swaps.length)]!;
    const lemma = lemmas.get(`${token.lower} ${xpos === 'VBP' ? 'VB' : xpos}`);
    const form = lemma && forms.get(`${lemma} ${wanted === 'VBP' ? 'VB' : wanted}`);
    const number = tagNumber.get(`${upos}|${wanted}`);
    return form && form !== token.lower && number !== undefined ? [form, number] : undefined;
  }

  const noisy: TaggedSentence[] = [];
  for (const sentence of sentences) {
    if (random() > share) continue;
    const gold = Uint8Array.from(sentence.gold);
    let changes = 0;
    const tokens = sentence.tokens.map((token, i) => {
      const chance = random();
      const change = chance < 0.3 ? swapped(token, tags[gold[i]!]!) : undefined;
      if (change) {
        gold[i] = change[1];
        changes++;
        return withText(token, change[0]);
      }
      if (chance > 0.97 && token.kind === 'word' && token.text.length >= 5) {
        changes++;
        return withText(token, mistyped(token.text, random));
      }
      return token;
    });
    if (changes > 0) noisy.push({ tokens, gold, weight: 0.5 });
  }
  return noisy;
}

function withText(token: Token, text: string): Token {
  return { ...token, text, lower: lookupForm(text) };
}

/** Swaps two adjacent letters, or drops or doubles one letter. */
function mistyped(text: string, random: () => number): string {
  const k = 1 + Math.floor(random() * (text.length - 2));
  const kind = random();
  if (kind < 0.4) return text.slice(0, k) + text[k + 1]! + text[k]! + text.slice(k + 2);
  return kind < 0.7 ? text.slice(0, k) + text.slice(k + 1) : text.slice(0, k) + text[k]! + text.slice(k);
}
