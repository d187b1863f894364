import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { realRules } from './real-engine.ts';
import { patternsWithoutExample, rulesWithoutNearMiss } from './rule-coverage.ts';
import { expectToShrink } from './shrinking-list.ts';

const model = (name: string) => readFileSync(new URL(`../../models/${name}`, import.meta.url));
const analyse = createAnalyser(new Map(['tagger.bin', 'parser.bin'].map((name) => [name, model(name)])));
const set = realRules();
const rules = set.sources();

/** What the rules still lack, a line each. */
it.each([
  ['patterns-without-example', () => patternsWithoutExample(set, rules, analyse)],
  ['rules-without-near-miss', () => rulesWithoutNearMiss(rules)],
] as const)('%s', (name, measure) => expectToShrink(name, measure()));
