import { describe, expect, it } from 'vitest';
import { detectionResult } from '../../test/reports/detection-result.ts';
import { errorRates, scoresAsHigh, scoresAsHighInShort } from './measured-rates.ts';

describe('error rates', () => {
  const groupsOf = (sentences: readonly string[]) =>
    sentences.flatMap((sentence) => sentence.match(/words by (.+?), /)?.[1] ?? []);

  it('are those measured at the length of the text, by who wrote it', () => {
    for (const [wordsScored, measured] of [
      [300, '250'],
      [1_500, '2,000'],
      [20_000, '6,000'],
    ] as const) {
      const rates = errorRates(detectionResult({ wordsScored }));
      const groups = groupsOf(rates);
      expect(groups).toEqual(['people', 'machines']);
      for (const rate of rates.slice(0, groups.length))
        expect(rate).toMatch(
          new RegExp(
            `^Of [\\d,]+ texts of about ${measured} words by .+ (were called mixed or edited and .+ machine|none was called mixed, edited or machine)\\.$`,
          ),
        );
    }
    expect(errorRates(detectionResult({ outcome: 'not judged', score: null }))).toEqual([]);
  });
});

describe('how many texts of people score as high', () => {
  const scored = (score: number, wordsScored = 300) => detectionResult({ outcome: 'machine', score, wordsScored });
  const people = ['people who learned English', 'native writers', 'other people'];

  it('is what was measured at the length of the text, group by group', () => {
    const said = scoresAsHigh(scored(40));
    expect(said).toHaveLength(people.length);
    for (const [k, by] of people.entries())
      expect(said[k]).toMatch(
        new RegExp(
          `^Of 1,000 texts of about 250 words by ${by}, .+ would score 36 or more \\(measured on [\\d,]+\\)\\.$`,
        ),
      );
    expect(scoresAsHigh(scored(100, 4_000))[0]).toMatch(
      /^Of 1,000 texts of about 2,000 words by people who learned English, .+ would score 100 or more/,
    );
  });

  it('never grows with the score', () => {
    const count = (sentence: string) =>
      sentence.includes('none would')
        ? 0
        : sentence.includes('fewer than one')
          ? 0.5
          : Number(/about (\d+) would/.exec(sentence)![1]);
    for (const wordsScored of [300, 4_000])
      for (const k of scoresAsHigh(scored(1, wordsScored)).keys()) {
        const counts = [1, 20, 36, 50, 71, 85, 100].map((score) => count(scoresAsHigh(scored(score, wordsScored))[k]!));
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }
  });

  it('is said in one sentence on the first page', () => {
    const short = scoresAsHighInShort(scored(75));
    expect(short).toMatch(/^Of 1,000 texts of about 250 words from each group, .+ would score 71 or more\.$/);
    for (const by of people) expect(short).toContain(` by ${by}`);
    expect(scoresAsHighInShort(scored(0))).toBe('');
  });

  it('is silent where nearly every text of a person scores as low', () => {
    expect(scoresAsHigh(detectionResult({ score: 0 }))).toEqual([]);
    expect(scoresAsHigh(detectionResult({ outcome: 'not judged', score: null }))).toEqual([]);
  });
});
