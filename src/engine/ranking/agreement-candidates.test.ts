import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { agreementCandidates } from './agreement-candidates.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

/** "verb>form:subject" of each candidate. */
function changes(text: string, tags: string): string[] {
  const sentence = plainSentence(text, tags.split(' '));
  return agreementCandidates(sentence, lexicon).map(
    ({ from, forms, about }) => `${sentence.tokens[from]!.lower}>${forms[0]}:${sentence.tokens[about]!.lower}`,
  );
}

describe('candidates for agreement', () => {
  it.each([
    ['The number of valves were high.', 'DT NN IN NNS VBD JJ .', ['were>was:number']],
    ['The pumps often fails.', 'DT NNS RB VBZ .', ['fails>fail:pumps']],
    ['A pump fail.', 'DT NN VBP .', ['fail>fails:pump']],
    ['The pump failed.', 'DT NN VBD .', []],
    ['It is what it is.', 'PRP VBZ WP PRP VBZ .', []],
    ['If I were there', 'IN PRP VBD RB', []],
  ])('%s', (text, tags, expected) => expect(changes(text, tags)).toEqual(expected));
});
