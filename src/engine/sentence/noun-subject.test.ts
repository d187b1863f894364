import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';

const file = (name: string): Uint8Array => readFileSync(new URL(`../../../models/${name}`, import.meta.url));
const analyse = realAnalyser();
const lexicon = createLexicon(file('lexicon.bin'));

/** The certain subject of the last `verb` of the text, with its number. */
function subject(text: string, verb: string): string | undefined {
  const sentence = analyse(text, { start: 0, end: text.length });
  const at = sentence.tokens.findLastIndex((token) => token.lower === verb);
  const reading = sentence.subjectOf(at, lexicon);
  return reading && `${sentence.tokens[reading.head]!.text} ${reading.number}`;
}

describe('subjectOf', () => {
  it.each([
    ['The price of the cars are high.', 'are', 'price singular'],
    ['The values obtained from the test was high.', 'was', 'values plural'],
    ['The reason is that the results is clear.', 'is', 'results plural'],
    ['There are many reasons why the samples was lost.', 'was', 'samples plural'],
    ['We know the method that give good results.', 'give', 'method singular'],
    ['The accuracy and precision of the sensor is high.', 'is', 'accuracy plural'],
    ['The number of errors are small.', 'are', 'number singular'],
    ['A number of errors is left.', 'is', 'number plural'],
    ['One of the reasons are the price.', 'are', 'One singular'],
    ['The advantage is that they do well.', 'do', 'they plural'],
    ['We know that Anna always sing.', 'sing', 'Anna singular'],
  ])('%s', (text, verb, expected) => expect(subject(text, verb)).toBe(expected));

  it.each([
    ['a field of study', 'The dynamics of the network is complex.', 'is'],
    ['a gerund with its object', 'Building models from data is hard.', 'is'],
    ['either of two nouns before "that"', 'He made a list of rules that apply here.', 'apply'],
    ['one process under two names', 'Spike detection and sorting is a hard task.', 'is'],
    ['a determiner that says another number', 'These method give good results.', 'give'],
    ['adjectives joined by "and"', 'Positive and negative feedback are common.', 'are'],
    ['an acronym', 'The DNN are slow.', 'are'],
  ])('leaves open %s', (_, text, verb) => expect(subject(text, verb)).toBeUndefined());
});
