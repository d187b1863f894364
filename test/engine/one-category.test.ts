import { describe, expect, it } from 'vitest';
import type { CheckOptions, Pipeline } from '../../src/engine/context.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { classEntry, ERROR_CLASSES, type ErrorClass } from '../../src/engine/taxonomy.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();
const PIPELINES: readonly Pipeline[] = ['basic', 'advanced'];

interface Edit {
  readonly covered: string;
  readonly best: string | undefined;
  readonly errorClass: ErrorClass;
}

function editsOf(text: string, options: CheckOptions): Edit[] {
  return engine.check(text, options).flatMap(({ alerts }) =>
    alerts.map(({ coveredText, replacements, errorClass }) => ({
      covered: coveredText,
      best: replacements[0],
      errorClass,
    })),
  );
}

const label = (errorClass: ErrorClass): string => `${classEntry(errorClass).category}, ${classEntry(errorClass).type}`;

describe('the category of an edit', () => {
  it.each([
    ['Your going to like it.', 'Your', "You're"],
    ['We did not want to loose data.', 'loose', 'lose'],
    ['The principle component was extracted.', 'principle', 'principal'],
    ['The children lost there parents.', 'there', 'their'],
    ['Their are many reasons.', 'Their', 'There'],
    ['This will effect the results.', 'effect', 'affect'],
    ['The affect of heat was studied.', 'affect', 'effect'],
    ['Its not easy to explain.', 'Its', "It's"],
    ["The dog wagged it's tail.", "it's", 'its'],
    ['The value is higher then the mean.', 'then', 'than'],
    ["The man who's car was stolen is here.", "who's", 'whose'],
    ['Whose going to the party?', 'Whose', "Who's"],
  ])('of a real word that is the wrong one is Correctness: %s', (text, wrong, right) => {
    for (const pipeline of PIPELINES) {
      const found = editsOf(text, { ...DEFAULT_OPTIONS, pipeline });
      const edit = found.find(({ covered, best }) => covered === wrong && best === right);
      expect(edit, `${pipeline}: ${JSON.stringify(found)}`).toBeDefined();
      expect(label(edit!.errorClass)).toMatch(/^Correctness, (?:grammar|spelling)$/);
    }
  });

  it('of a doubled word is Correctness, in both pipelines', () => {
    for (const pipeline of PIPELINES) {
      const [edit] = editsOf('This is the the first result.', { ...DEFAULT_OPTIONS, pipeline });
      expect(edit && label(edit.errorClass), pipeline).toBe('Correctness, grammar');
    }
  });

  it('is what a submission silences', () => {
    const text = 'Your going to loose it. Their are many principle reasons for the the delay, more then before.';
    const silent = (['spelling', 'grammar'] as const).flatMap((type) =>
      (Object.keys(ERROR_CLASSES) as ErrorClass[]).filter(
        (name) => classEntry(name).category === 'Correctness' && classEntry(name).type === type,
      ),
    );
    expect(editsOf(text, DEFAULT_OPTIONS).length).toBeGreaterThanOrEqual(5);
    expect(editsOf(text, { ...DEFAULT_OPTIONS, silent })).toEqual([]);
  });
});
