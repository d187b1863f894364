import { beforeAll, describe, expect, it } from 'vitest';
import { RULES_FILE } from '../engine/model-files.ts';
import { loadSettings } from '../platform/config/load.ts';
import { loadModels } from '../platform/models.ts';
import { ruleIn } from './explain-rule.ts';

describe('the explanation of a rule', () => {
  let rules: Uint8Array;
  beforeAll(async () => {
    rules = (await loadModels(loadSettings({}).settings.modelsDir, [], false, [RULES_FILE])).get(RULES_FILE)!;
  });
  const explain = (id: string) => ruleIn({ rules }, id);

  it('tells what a rule of the files is about, with examples', () => {
    const told = explain('wordy-manner/in-a-consistent-way')!;
    expect(told).toMatchObject({ id: 'wordy-manner/in-a-consistent-way', category: 'Clarity', isAdvice: true });
    expect(told.corrects.length + told.pointsAt.length).toBeGreaterThan(0);
    expect(explain('acs-chemistry/tert-butyl')).toMatchObject({ category: 'Style Guide Compliance', name: 'ACS' });
  });

  it('tells of a variant what its checker does', () => {
    const told = explain('determiner-number/plural')!;
    expect(told).toMatchObject({ category: 'Correctness', name: 'Singular-Plural Nouns', source: null });
    expect(told.corrects[0]).toEqual({ wrong: expect.any(String), right: expect.any(String) });
    expect(told.accepts.length).toBeLessThanOrEqual(6);
  });

  it('knows the learned rules by name alone and no others', () => {
    expect(explain('ranker/article')).toMatchObject({ category: null, corrects: [] });
    expect(explain('unusual-pair')).toMatchObject({ name: 'Word Choice', isAdvice: true, corrects: [] });
    expect(explain('nothing/at-all')).toBeNull();
  });
});
