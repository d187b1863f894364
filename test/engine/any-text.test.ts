import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { hostileLength, randomRuns } from '../fixtures/random-runs.ts';
import { checkPlaces, hostileTexts, strangeWords } from './hostile-texts.ts';
import { engineFiles, realEngine } from './real-engine.ts';

const alertsOf = (text: string) => checkPlaces(text).flatMap(({ alerts }) => alerts);

describe('hostile text', () => {
  const { silent, odd } = hostileTexts(hostileLength(1, 4));
  it.each(silent)('gets no alert: %s', (_, text) => expect(alertsOf(text)).toEqual([]));
  it.each(odd)('gets its offsets right: %s', (_, text) => void checkPlaces(text));

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
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => void checkPlaces(parts.join(''))),
      { numRuns: randomRuns(500) },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => void checkPlaces(text)),
      { numRuns: randomRuns(300) },
    );
  });
  it.each([
    'We measured the value, set by the user,',
    'The value, set by the user,',
    'It is the load, given by its nodes, which,',
  ])('may end with a comma: %s', (text) => void checkPlaces(text));
  it('is judged alike each time, whatever was checked in between', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.array(pieces, { maxLength: 40 }), (parts, others) => {
        const first = checkPlaces(parts.join(''));
        checkPlaces(others.join(''));
        expect(checkPlaces(parts.join(''))).toEqual(first);
      }),
      { numRuns: randomRuns(200) },
    );
  });
  it('is judged alike by an engine that has seen much and one that has seen nothing', () => {
    const text = `${strangeWords(80).join(' the ')}. He recieve an informations, wich are not true.`;
    const fresh = createEngine(engineFiles());
    expect(fresh.check(text, DEFAULT_OPTIONS)).toEqual(realEngine().check(text, DEFAULT_OPTIONS));
  });
});
