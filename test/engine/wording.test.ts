import { expect, it } from 'vitest';
import { checkers } from '../../src/engine/checkers/index.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine, realRules } from './real-engine.ts';

/** What docs/style.md keeps out of comments: templates that give no reason, words that read translated, single quotation marks. */
const AVOIDED =
  /The usual (?:wording|form) is|The word wanted here is|Here the form is|\bstands?\b|\bis told\b|\bso many\b|\bnobody\b|\bwhoever\b|\banew\b|\bis none\b|‘[^’]*’/g;
/** Words of the text, which may hold anything. */
const QUOTED = /“[^”]*”/g;

function avoidedIn(comment: string): string[] {
  return [...comment.replace(QUOTED, '“”').matchAll(AVOIDED)].map(([words]) => (words.startsWith('‘') ? '‘ ’' : words));
}

it('keeps to docs/style.md in comments', () => {
  const engine = realEngine();
  const lines = new Set<string>();
  for (const { id, comment } of realRules().sources())
    for (const words of avoidedIn(comment)) lines.add(`${id}\t${words}`);
  for (const { corrects } of checkers)
    for (const { wrong } of corrects)
      for (const { alerts } of engine.check(wrong, DEFAULT_OPTIONS))
        for (const { rule, comment } of alerts) for (const words of avoidedIn(comment)) lines.add(`${rule}\t${words}`);
  expect([...lines].sort()).toEqual([]);
});

it('finds what is to be avoided', () => {
  expect(avoidedIn('The usual wording is “on”.')).toEqual(['The usual wording is']);
  expect(avoidedIn('No space stands before ‘x’.')).toEqual(['stands', '‘ ’']);
  expect(avoidedIn('Remove “stands”.')).toEqual([]);
});
