import { beforeAll, describe, expect, it } from 'vitest';
import { engineFiles, realAnalyser } from '../../test/engine/real-engine.ts';
import { splitSentences } from '../text/sentences.ts';
import { type Analyser, createAnalyser } from './analyse.ts';

let analyse: Analyser;
beforeAll(() => {
  analyse = realAnalyser();
});

describe('createAnalyser', () => {
  it('analyses a sentence inside its paragraph', () => {
    const text = 'It rained.  Two dogs slept.';
    const [, second] = splitSentences(text);
    const sentence = analyse(text, second!);
    expect(sentence).toMatchObject({ start: 12, end: 27, paragraph: text });
    expect(sentence.tokens.map(({ index, start, end, xpos, lemma }) => [index, start, end, xpos, lemma])).toEqual([
      [0, 12, 15, 'CD', 'two'],
      [1, 16, 20, 'NNS', 'dog'],
      [2, 21, 26, 'VBD', 'sleep'],
      [3, 26, 27, '.', '.'],
    ]);
  });

  it('takes a sentence of any length in linear time', () => {
    const text = 'and so on '.repeat(20_000);
    const { tokens } = analyse(text, { start: 0, end: text.length });
    expect(tokens).toHaveLength(60_000);
    expect(tokens[59_999]).toMatchObject({ index: 59_999, text: 'on' });
  });

  it('does without a parser', () => {
    const tagger = new Map([...engineFiles()].filter(([name]) => name === 'tagger.bin'));
    const [token] = createAnalyser(tagger)('Dogs bark.', { start: 0, end: 10 }).tokens;
    expect(token).toMatchObject({ upos: 'NOUN', lemma: 'dog' });
    expect(token?.head).toBeUndefined();
  });

  it('names the file that is missing', () => {
    expect(() => createAnalyser(new Map())).toThrow(/tagger\.bin/);
  });
});
