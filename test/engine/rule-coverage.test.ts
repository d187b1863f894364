import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { realRules } from './real-engine.ts';
import { patternsWithoutExample, rulesWithoutNearMiss } from './rule-coverage.ts';

/**
 * What the rules still lack, a line each. The lists may only become shorter: `EMEND_SHORTEN_LISTS=1 npx vitest run test/engine/rule-coverage.test.ts`
 * takes out the lines that are done.
 */
const list = (name: string) => new URL(`lists/${name}.txt`, import.meta.url);
const read = (name: string): string[] => readFileSync(list(name), 'utf8').split('\n').filter(Boolean);

const model = (name: string) => readFileSync(new URL(`../../models/${name}`, import.meta.url));
const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, model(name)])));
const set = realRules();
const rules = set.sources();

describe.each([
  ['patterns-without-example', () => patternsWithoutExample(set, rules, analyse)],
  ['rules-without-near-miss', () => rulesWithoutNearMiss(rules)],
] as const)('%s', (name, measure) => {
  it('holds what is open, no more and no less', () => {
    const open = measure();
    const known = new Set(read(name));
    const fresh = open.filter((line) => !known.has(line));
    expect(fresh, 'write an example, or a near miss, in the rule').toEqual([]);
    if (process.env['EMEND_SHORTEN_LISTS']) writeFileSync(list(name), `${open.sort().join('\n')}\n`);
    expect(known.size, `lines of ${name}.txt that are done: EMEND_SHORTEN_LISTS=1 takes them out`).toBe(open.length);
  });
});
