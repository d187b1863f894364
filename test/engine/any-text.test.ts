import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedSentence, DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();

/** Checks a text and that sentences and alerts lie where they say. */
function check(text: string): readonly CheckedSentence[] {
  const sentences = engine.check(text, DEFAULT_OPTIONS);
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

const alertsOf = (text: string) => check(text).flatMap(({ alerts }) => alerts);

/** Words that no dictionary has, always the same. */
function strangeWords(count: number): string[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + next(7) }, () => 'abcdefghilmnoprstu'[next(18)]).join(''),
  );
}

describe('hostile text', () => {
  it.each([
    ['one word of 5 MB', 'a'.repeat(5_000_000)],
    ['10,000 brackets', '('.repeat(5_000) + ')'.repeat(5_000)],
    ['100,000 commas', ','.repeat(100_000)],
    ['only stops', '. '.repeat(20_000)],
    ['only emoji', '😀👩‍👩‍👧 '.repeat(5_000)],
    ['only marks', `e${'\u0301'.repeat(20_000)}`],
    ['only spaces', ' \u00a0\t\n'.repeat(10_000)],
    ['nothing', ''],
  ])('gets no alert: %s', (_, text) => expect(alertsOf(text)).toEqual([]), 180_000);

  it.each([
    ['lone surrogates', 'The \ud800 cat \udc00 sat. '.repeat(500)],
    ['NUL', 'The \0 cat\0 sat. '.repeat(500)],
    ['commas between letters', 'a, '.repeat(20_000)],
    ['one word again and again', 'the '.repeat(10_000)],
    ['quotation marks', '"a" '.repeat(5_000)],
    ['hyphens', 'a-'.repeat(20_000)],
    ['clitics', `do${"n't".repeat(30_000)}`],
    ['20,000 unknown words', strangeWords(20_000).join(' ')],
    [
      '10,000 unknown words among known ones',
      strangeWords(10_000)
        .map((word) => `the ${word}`)
        .join(' '),
    ],
  ])('gets its offsets right: %s', (_, text) => void check(text), 180_000);

  it.each([
    ['Arabic', 'مرحبا بالعالم كيف حالك اليوم يا صديقي '.repeat(500)],
    ['Chinese', '你好世界。'.repeat(2_000)],
  ])('of another script gets one advisor: %s', (language, text) => {
    const alerts = alertsOf(text);
    expect(alerts.map(({ replacements }) => replacements)).toEqual([[]]);
    expect(alerts[0]!.comment).toContain(language);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom<string>(
    ...['The', 'the', ' ', ' ', ' ', 'cat', 'are', 'informations', 'recieve', ',', '.', '?', '(', ')', '“', '”', "n't"],
    ...[
      '\n',
      '\n\n',
      '\ud83d',
      '😀',
      'é',
      'e\u0301',
      '\u200b',
      '\0',
      'שלום',
      '你好',
      'I',
      'a',
      'an',
      '5',
      '%',
      '-',
      '’s',
    ],
    ...['however', 'which', 'und', 'der', 'https://x.org', '…', 'α', '$x$', '\ufffc'],
  );

  it('has its alerts where it says they are', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => void check(parts.join(''))),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => void check(text)),
      { numRuns: 300 },
    );
  });
  it('is judged alike each time, whatever was checked in between', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.array(pieces, { maxLength: 40 }), (parts, others) => {
        const first = check(parts.join(''));
        check(others.join(''));
        expect(check(parts.join(''))).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
  it('is judged alike by an engine that has seen much and one that has seen nothing', () => {
    const text = `${strangeWords(80).join(' the ')}. He recieve an informations, wich are not true.`;
    expect(realEngine().check(text, DEFAULT_OPTIONS)).toEqual(engine.check(text, DEFAULT_OPTIONS));
  });
});
