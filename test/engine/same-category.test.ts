// @module-tag long
import { expect, it } from 'vitest';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { wrongExamples } from './all-examples.ts';
import { engineOfRules } from './real-engine.ts';

it('gives an edit one category in both pipelines, for every example of every rule and checker', () => {
  const engine = engineOfRules();
  const differing: string[] = [];
  for (const { of, text, options } of wrongExamples()) {
    const seen = new Map<string, string>();
    for (const pipeline of ['basic', 'advanced'] as const)
      for (const { start, alerts } of engine.check(text, { ...options, pipeline }))
        for (const { start: from, end, coveredText, replacements, errorClass } of alerts) {
          const { category, type } = classEntry(errorClass);
          const change = `${start + from}-${start + end} ${coveredText} > ${replacements[0] ?? '?'}`;
          const now = `${category}, ${type}`;
          const before = seen.get(change);
          if (before !== undefined && before !== now) differing.push(`${of}: ${text}: ${change}: ${before}, ${now}`);
          seen.set(change, now);
        }
  }
  expect(differing).toEqual([]);
});
