import { describe, expect, it } from 'vitest';
import { withRunInHeads } from './run-in-heads.ts';

/** Words between asterisks are bold. */
function read(starred: string): string {
  const [before = '', head = '', after = ''] = starred.split('*');
  const start = before.length;
  return withRunInHeads({
    text: before + head + after,
    marks: [{ kind: 'bold', start, end: start + head.length }],
  });
}

describe('withRunInHeads', () => {
  it.each([
    ['*Light absorption* The photon is absorbed.', 'Light absorption\nThe photon is absorbed.'],
    ['It is local. *old text* The method follows it.', 'It is local. old text\nThe method follows it.'],
  ])('ends the line behind %s', (starred, wanted) => expect(read(starred)).toBe(wanted));

  it.each([
    // the sentence continues after a name, a link or a stressed word
    '*Escherichia coli* strains were grown.',
    '*The method of* The Hague is used.',
    '*Light absorption.* The photon is absorbed.',
    'We use *light absorption* The photon.',
    '*Random Forest* The photon is absorbed.',
  ])('leaves %s', (starred) => expect(read(starred)).toBe(starred.replaceAll('*', '')));

  it('reads what the format says to be in italics', () => {
    expect(withRunInHeads({ text: 'new text In this way.', italic: [{ start: 0, end: 8 }] })).toBe(
      'new text\nIn this way.',
    );
  });
});
