import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Corrector } from './corrector.ts';

interface Speller {
  isRight(word: string): boolean;
  suggest(word: string): readonly string[];
}

/** nspell from the packages in `folder`, with its English dictionary (dictionary-en). */
export function createNspell(folder: string): Corrector {
  const nspell = createRequire(join(folder, 'x.js'))('nspell') as (files: { aff: Buffer; dic: Buffer }) => {
    correct(word: string): boolean;
    suggest(word: string): string[];
  };
  const speller = nspell(dictionary(folder));
  const isRight = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());
  return spellingCorrector({ isRight, suggest: (word) => speller.suggest(word) });
}

/** Hunspell compiled to WebAssembly (hunspell-asm), with the same dictionary. */
export async function createHunspell(folder: string): Promise<Corrector> {
  const { loadModule } = createRequire(join(folder, 'x.js'))('hunspell-asm') as {
    loadModule(): Promise<{
      mountBuffer(content: Buffer, name: string): string;
      create(aff: string, dic: string): { spell(word: string): boolean; suggest(word: string): string[] };
    }>;
  };
  const factory = await loadModule();
  const { aff, dic } = dictionary(folder);
  const speller = factory.create(factory.mountBuffer(aff, 'en.aff'), factory.mountBuffer(dic, 'en.dic'));
  return spellingCorrector({ isRight: (word) => speller.spell(word), suggest: (word) => speller.suggest(word) });
}

function dictionary(folder: string): { aff: Buffer; dic: Buffer } {
  const read = (file: string) => readFileSync(join(folder, 'dictionary-en', file));
  return { aff: read('index.aff'), dic: read('index.dic') };
}

/**
 * Gives a bare spelling checker the policy that suits it best: words of one or two letters, acronyms and capitalised
 * words inside the line, mostly names, are skipped, and answers are cached by word.
 */
function spellingCorrector(speller: Speller): Corrector {
  const known = new Map<string, string>();
  const corrected = (word: string): string => {
    let answer = known.get(word);
    if (answer === undefined) {
      answer = speller.isRight(word) ? word : (speller.suggest(word)[0] ?? word);
      known.set(word, answer);
    }
    return answer;
  };
  return (line) =>
    line.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (word: string, at: number) => {
      const skipped = word.length < 3 || /^\p{Lu}{2}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));
      return skipped ? word : corrected(word);
    });
}
