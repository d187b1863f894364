import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { ruleFiles } from './index.ts';
import { compileRules } from './rule-set.ts';
import { failuresOf, type RuleBench } from './run-examples.ts';

const model = (name: string) => readFileSync(fileURLToPath(new URL(`../../../models/${name}`, import.meta.url)));
const names = ['tagger.bin', 'parser.bin', 'lexicon.bin'];
const files = new Map<string, Uint8Array>(names.map((name) => [name, model(name)]));
/** `EMEND_RULES=apa,ama-numbers npx vitest run src/engine/rules/examples.test.ts` runs the files whose id begins so. */
const wanted = (process.env['EMEND_RULES'] ?? '').split(',');
const chosen = ruleFiles.filter(({ id }) => wanted.some((prefix) => id.startsWith(prefix)));

const bench: RuleBench = {
  set: compileRules(chosen),
  analyse: createAnalyser(files),
  lexicon: createLexicon(files.get('lexicon.bin')!),
};

describe.each(chosen.map(({ id }) => [id]))('%s', (file) => {
  const rules = bench.set.rules.filter(({ id }) => id.startsWith(`${file}/`));
  it('has rules', () => expect(rules.length).toBeGreaterThan(0));
  it.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    expect(failuresOf(rule, bench)).toEqual([]);
  });
});
