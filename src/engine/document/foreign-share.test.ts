import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import { DEFAULT_OPTIONS } from '../engine.ts';
import { collectDocumentFacts } from './document-facts.ts';
import { isMostlyForeign } from './foreign-share.ts';

const GERMAN = [
  'Die Ergebnisse der Studie zeigen, dass das Verfahren für kleine Proben nicht geeignet ist.',
  'Gestern sind wir mit dem Zug nach Hamburg gefahren, weil das Wetter so schön war.',
];
const SUMMARY = 'The results of the study show that the method does not suit small samples.';
const LABELS = ['Problem der Messung', 'Programm', 'Tabel 2', 'Maks. Wert'];

describe('isMostlyForeign', () => {
  it('counts the words of paragraphs in another language', () => {
    expect(isMostlyForeign(collectDocumentFacts([...GERMAN, SUMMARY, ...LABELS]))).toBe(true);
    expect(isMostlyForeign(collectDocumentFacts([GERMAN[0]!, SUMMARY, SUMMARY, ...LABELS]))).toBe(false);
  });
});

describe('a language that is not known by name', () => {
  it('has no small words of English', () =>
    expect(
      isMostlyForeign(
        collectDocumentFacts(['Mitu uut sõna seisab siin reas, et keegi neid tunda ei saaks.', 'Programm']),
      ),
    ).toBe(true));
});

describe('headings and cells among text in another language', () => {
  const alertsOn = (text: string, facts: readonly string[]): string[] =>
    realEngine()
      .check(text, DEFAULT_OPTIONS, collectDocumentFacts(facts))
      .flatMap(({ alerts }) => alerts.map(({ coveredText }) => coveredText));
  it('are left alone', () => {
    for (const label of LABELS) expect(alertsOn(label, [...GERMAN, SUMMARY, ...LABELS])).toEqual([]);
  });
  it('are checked among English text, as a summary in English is', () => {
    expect(alertsOn('Programm', [SUMMARY, SUMMARY, 'Programm'])).toEqual(['Programm']);
    expect(alertsOn('The resluts of the study are clear.', [...GERMAN, SUMMARY])).toEqual(['resluts']);
  });
});
