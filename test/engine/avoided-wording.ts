import { checkers } from '../../src/engine/checkers/index.ts';
import { DEFAULT_OPTIONS, type Engine } from '../../src/engine/engine.ts';

/** What docs/style.md keeps out of comments: templates that give no reason, words that read translated, single quotation marks. */
const AVOIDED =
  /The usual (?:wording|form) is|The word wanted here is|Here the form is|\bstands?\b|\bis told\b|\bso many\b|\bnobody\b|\bwhoever\b|\banew\b|\bis none\b|‘[^’]*’/g;
/** Words of the text, which may hold anything. */
const QUOTED = /“[^”]*”/g;

export function avoidedIn(comment: string): string[] {
  // a place of a template that nothing filled
  if (comment.includes('“”')) return ['“”'];
  return [...comment.replace(QUOTED, '“”').matchAll(AVOIDED)].map(([words]) => (words.startsWith('‘') ? '‘ ’' : words));
}

/** What is avoided in the comments on the wrong sentences of all checkers, with the rule that says it. */
export function avoidedOnExamples(engine: Engine): string[] {
  const lines = new Set<string>();
  for (const { corrects } of checkers)
    for (const { wrong } of corrects)
      for (const { alerts } of engine.check(wrong, DEFAULT_OPTIONS))
        for (const { rule, comment } of alerts) for (const words of avoidedIn(comment)) lines.add(`${rule}\t${words}`);
  return [...lines].sort();
}
