import { expect, it } from 'vitest';
import { refreshDocument } from './refresh-document.ts';

it('replaces what stands between the markers and nothing else', () => {
  const before = '# Title\n\n<!-- figures: start -->\n\nold\n\n<!-- figures: end -->\n\nText $& kept.\n';
  const after = refreshDocument(before, 'new $1');
  expect(after).toBe(before.replace('old', () => 'new $1'));
  expect(refreshDocument(after, 'new $1')).toBe(after);
});

it('refuses a document without markers', () => {
  expect(() => refreshDocument('# Title\n', 'new')).toThrow('figures: start');
});
