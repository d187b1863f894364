import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkers } from '../../src/engine/checkers/index.ts';
import { realAnalyser, realRules } from './real-engine.ts';
import { patternsWithoutExample, rulesWithoutNearMiss } from './rule-coverage.ts';

const analyse = realAnalyser();
const set = realRules();
const rules = set.sources();

it('leads every former id to a rule that is there', () => {
  const ids = new Set([...rules.map(({ id }) => id), ...checkers.map(({ id }) => id)]);
  const lines = readFileSync(new URL('../../rules/aliases.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const [former, current] of lines.map((line) => line.split('\t') as [string, string])) {
    expect(ids.has(former), `${former} is an id of today`).toBe(false);
    expect(ids.has(current) || ids.has(current.split('/')[0]!), `${former} leads to ${current}`).toBe(true);
  }
});

it('hits every pattern with an example', () => expect(patternsWithoutExample(set, rules, analyse)).toEqual([]));

it('gives every rule a near miss', () => expect(rulesWithoutNearMiss(rules)).toEqual([]));
