import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../analyse.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { RULES_FILE } from '../model-files.ts';
import { failuresOf, type RuleBench } from '../pipeline/run-rule-examples.ts';
import { codeRules } from './code-rules.ts';
import type { Rule } from './rule.ts';
import { openRules } from './rule-set.ts';

const model = (name: string) => readFileSync(fileURLToPath(new URL(`../../../models/${name}`, import.meta.url)));
const names = ['tagger.bin', 'parser.bin', 'lexicon.bin'];
const files = new Map<string, Uint8Array>(names.map((name) => [name, model(name)]));
/** `EMEND_RULES=apa,prepositional-phrases/in-need npx vitest run src/engine/rules/examples.test.ts` runs only the rules whose ids (FAMILY/NAME) begin so. */
const wanted = (process.env['EMEND_RULES'] ?? '').split(',');

const bench: RuleBench = {
  set: openRules(model(RULES_FILE), codeRules),
  analyse: createAnalyser(files),
  lexicon: createLexicon(files.get('lexicon.bin')!),
};
const chosen = bench.set.sources().filter(({ id }) => wanted.some((prefix) => id.startsWith(prefix)));
if (chosen.length === 0) throw new Error(`No rule’s id, FAMILY/NAME, begins with ${wanted.join(' or ')}`);
const fileOf = ({ id }: Rule): string => id.split('/', 1)[0]!;

describe.each([...new Set(chosen.map(fileOf))])('%s', (file) => {
  const rules = chosen.filter((rule) => fileOf(rule) === file);
  it.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    expect(failuresOf(rule, bench)).toEqual([]);
  });
});
