import { expect, it } from 'vitest';
import { readEntries, readFamilyTable } from './family-table.ts';

it('reads names with their numbers', () =>
  expect([...readEntries('\narticle 0.5\nnoun-number -1\n')]).toEqual([
    ['article', 0.5],
    ['noun-number', -1],
  ]));

it('reads families with those of their rules, and a rule that is named like its family', () => {
  const { families, rules } = readFamilyTable('\nhyphens 0.2: . 0.3, prefix -0.4\nalone 1\n');
  expect([...families]).toEqual([
    ['hyphens', 0.2],
    ['alone', 1],
  ]);
  expect([...rules]).toEqual([
    ['hyphens', 0.3],
    ['hyphens/prefix', -0.4],
  ]);
});
