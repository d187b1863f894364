import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { applyEdits } from '../edits.ts';
import { candidateEdit } from './candidate.ts';
import { featureBuffer, hashSentence } from './hashed-sentence.ts';
import { hyphenChains } from './hyphen-chains.ts';
import { readRanker } from './ranker-file.ts';

const { slotModels } = readRanker(readFileSync(new URL('../../../models/ranker.bin', import.meta.url)));

/** The sentence with each chain that is proposed. */
function chains(text: string, tags: string): string[] {
  const sentence = plainSentence(text, tags.split(' '));
  return hyphenChains(hashSentence(sentence), slotModels.get('hyphen')!, featureBuffer()).map((chain) =>
    applyEdits(text, [candidateEdit(sentence, chain)]),
  );
}

it('finds compounds of three words before a noun', () => {
  expect(chains('It is a one to one map', 'PRP VBZ DT CD IN CD NN')).toEqual(['It is a one-to-one map']);
  expect(chains('We built a priority queue based planner', 'PRP VBD DT NN NN VBN NN')).toEqual([
    'We built a priority-queue-based planner',
  ]);
});

it('leaves three words that no noun follows', () => {
  expect(chains('The map is one to one', 'DT NN VBZ CD IN CD')).toEqual([]);
  expect(chains('They moved from floor to floor slowly', 'PRP VBD IN NN IN NN RB')).toEqual([]);
});
