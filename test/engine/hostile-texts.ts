import { expect } from 'vitest';
import { type CheckedSentence, DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

/** Checks a text and that sentences and alerts lie where they say. */
export function checkPlaces(text: string): readonly CheckedSentence[] {
  const sentences = realEngine().check(text, DEFAULT_OPTIONS);
  let end = 0;
  for (const sentence of sentences) {
    expect(sentence.start).toBeGreaterThanOrEqual(end);
    expect(sentence.text).toBe(text.slice(sentence.start, sentence.end));
    end = sentence.end;
    let at = 0;
    for (const alert of sentence.alerts) {
      expect(alert.start).toBeGreaterThanOrEqual(at);
      expect(alert.end).toBeGreaterThan(alert.start);
      expect(alert.coveredText).toBe(sentence.text.slice(alert.start, alert.end));
      expect(alert.replacements).not.toContain(alert.coveredText);
      expect(alert.replacements).not.toContain('');
      at = alert.end;
    }
    expect(at).toBeLessThanOrEqual(sentence.text.length);
  }
  return sentences;
}

/** Words that no dictionary has, always the same. */
export function strangeWords(count: number): string[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + next(7) }, () => 'abcdefghilmnoprstu'[next(18)]).join(''),
  );
}

/**
 * Texts that nobody writes, by name, in a quarter of their length (10 s of a processor) or all of it (50 s), where whatever grows with the square
 * of the length takes minutes.
 */
export function hostileTexts(size: 1 | 4): {
  readonly silent: readonly NamedText[];
  readonly odd: readonly NamedText[];
} {
  const many = (text: string, quarter: number) => text.repeat(quarter * size);
  return {
    silent: [
      ['one word of megabytes', many('a', 1_250_000)],
      ['brackets', many('(', 1_250) + many(')', 1_250)],
      ['commas', many(',', 25_000)],
      ['only stops', many('. ', 5_000)],
      ['only emoji', many('😀👩‍👩‍👧 ', 1_250)],
      ['only marks', `e${many('\u0301', 5_000)}`],
      ['only spaces', many(' \u00a0\t\n', 2_500)],
      ['nothing', ''],
    ],
    odd: [
      ['lone surrogates', many('The \ud800 cat \udc00 sat. ', 125)],
      ['NUL', many('The \0 cat\0 sat. ', 125)],
      ['commas between letters', many('a, ', 5_000)],
      ['one word again and again', many('the ', 2_500)],
      ['quotation marks', many('"a" ', 1_250)],
      ['hyphens', many('a-', 5_000)],
      ['clitics', `do${many("n't", 7_500)}`],
      ['unknown words', strangeWords(5_000 * size).join(' ')],
      [
        'unknown words among known ones',
        // 4 ms of a processor a word
        strangeWords(1_000 * size)
          .map((word) => `the ${word}`)
          .join(' '),
      ],
    ],
  };
}

type NamedText = readonly [name: string, text: string];
