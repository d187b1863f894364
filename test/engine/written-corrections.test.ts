import { describe, expect, it } from 'vitest';
import { readMarked } from '../../training/ranker/written-corrections.ts';

/** The text with the first choice of each edit. */
function mended({ text, edits }: ReturnType<typeof readMarked>): string {
  return edits.reduceRight((whole, { start, end, to }) => whole.slice(0, start) + to[0] + whole.slice(end), text);
}

describe('marked texts', () => {
  it.each([
    ['I {am agree|agree|VFORM} with them.', 'I am agree with them.', 'I agree with them.'],
    [
      'We met {|the|ART} man at home{|,|PUNCT} and left.',
      'We met man at home and left.',
      'We met the man at home, and left.',
    ],
    ['She gave me {a||ART} good {advices|advice|NUM}.', 'She gave me a good advices.', 'She gave me  good advice.'],
    ['{|In|PREP} 2010 we moved.', '2010 we moved.', 'In 2010 we moved.'],
    ['It rained {,|;|PUNCT} we stayed.', 'It rained, we stayed.', 'It rained; we stayed.'],
  ])('%s', (marked, text, meant) => {
    const read = readMarked(marked);
    expect(read.text).toBe(text);
    expect(mended(read)).toBe(meant);
  });

  it('have alternatives, the best first', () => {
    expect(readMarked('He {says|said/told me|TENSE} so.').edits).toEqual([
      { start: 3, end: 7, to: ['said', 'told me'], type: 'TENSE' },
    ]);
  });
});
