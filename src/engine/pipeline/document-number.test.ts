import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import { isAgainstNumber } from './document-number.ts';

const NOUNS: Readonly<Record<string, number>> = { user: 12, users: 1, node: 12, nodes: 9, cell: 2 };
const context = { document: { occurrences: (lower: string) => NOUNS[lower] ?? 0 } } as unknown as CheckContext;

function isAgainst(text: string, tags: string, word: string, to: string): boolean {
  const start = text.indexOf(word);
  const proposal = {
    start,
    end: start + word.length,
    replacements: [to],
    rule: 'ranker/noun-number',
    errorClass: 'noun-number',
  };
  return isAgainstNumber(plainSentence(text, tags.split(' ')), proposal as unknown as Proposal, context);
}

describe('isAgainstNumber', () => {
  it.each([
    ['the document writes "the user"', 'It allows user to see it', 'PRP VBZ NN TO VB PRP', 'user', 'users', true],
    ['after a number', 'It allows two user to see it', 'PRP VBZ CD NN TO VB PRP', 'user', 'users', false],
    ['it writes both', 'It allows node to see it', 'PRP VBZ NN TO VB PRP', 'node', 'nodes', false],
    ['it hardly writes the word', 'It allows cell to see it', 'PRP VBZ NN TO VB PRP', 'cell', 'cells', false],
    ['from plural to singular', 'It allows users to see it', 'PRP VBZ NNS TO VB PRP', 'users', 'user', false],
  ] as const)('%s', (_, text, tags, word, to, expected) => expect(isAgainst(text, tags, word, to)).toBe(expected));
});
