import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/engine/context.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { fatesOf, realEngine } from './real-engine.ts';

const engine = realEngine();

const fates = (text: string, rule: string, options: Partial<CheckOptions> = {}): string[] =>
  fatesOf(engine, text, rule, options);

describe('explain', () => {
  it('says what is shown', () => {
    expect(fates('They recieved a letter.', 'spelling')).toEqual(['recieved → received: shown']);
  });
  it('says what a place protects from', () => {
    const said = fates('She said “we was told about it” and left.', 'subject-verb-agreement');
    expect(said).toEqual(['was → were: protect, a quotation, code or reference']);
  });
  it('says what is not sure enough, what is switched off, and what gives way to what', () => {
    expect(fates('It depends of the weather.', 'ranker/preposition')[0]).toMatch(
      /^of → on: decide, gives way to verb-prepositions\/depend-on/,
    );
    expect(fates('The test was new, as well as the factor were tested twice.', 'ranker/be-form')[0]).toMatch(
      /decide, its confidence 0\.\d\d is under 0\.5$/,
    );
    expect(fates('They recieved a letter.', 'spelling', { silent: ['spelling'] })).toEqual([
      'recieved → received: decide, its category is switched off',
    ]);
    expect(fates('We rested in order to go on.', 'wordy-connectives', { pipeline: 'basic' })).toEqual([]);
  });
  it('says what the second pass found, in the corrected sentence', () => {
    const again = engine.explain('He sugested to take the train.', DEFAULT_OPTIONS).filter((entry) => entry.again);
    expect(again.some(({ better, dropped }) => better === 'taking' && !dropped)).toBe(true);
  });
  it('says what a correction became part of, and what the passes undo', () => {
    expect(fates('She have ten years.', 'subject-verb-agreement')[0]).toBe(
      'have → has: shown as part of “is ten years old”',
    );
    expect(fates('She have ten years.', 'verbs-from-other-languages')).toContain(
      'has ten years → is ten years old: shown as part of “is ten years old”',
    );
    // corrections beside one that the second pass found are shown as they are
    expect(fates('Each of the student have a own laptop.', 'indefinite-article')).toEqual(['a → an: shown']);
  });
  it('names the word beside an insertion, and what the text made of the confidence', () => {
    const text = 'The results was good. Despite of the rain we goes to the beach .';
    expect(fates(text, 'spacing')).toEqual(['beach  → beach: shown']);
    const comma = engine.explain(text, DEFAULT_OPTIONS).filter(({ rule }) => rule === 'opening-phrase-comma');
    expect(comma[0]).toMatchObject({ found: 'rain', better: 'rain,' });
    const learned = engine.explain(text, DEFAULT_OPTIONS).filter(({ weighed }) => weighed !== undefined);
    expect(learned.length).toBeGreaterThan(0);
    for (const { weighed, confidence } of learned) expect(weighed).not.toBe(confidence);
  });
  it('agrees with the check: what it calls shown is shown, and nothing else', () => {
    const text = 'It is important that every students recieve the informations in order to discuss about it.';
    const shown = new Set(engine.check(text, DEFAULT_OPTIONS).flatMap(({ alerts }) => alerts.map(({ rule }) => rule)));
    const explained = engine.explain(text, DEFAULT_OPTIONS).filter(({ dropped }) => !dropped);
    for (const rule of shown) expect(explained.map((entry) => entry.rule)).toContain(rule);
  });
});

describe('the second pass', () => {
  it('asks rules as well: a mistake beside a misspelling is found', () => {
    const alerts = engine
      .check('He sugested to take the train.', DEFAULT_OPTIONS)
      .flatMap((sentence) => sentence.alerts);
    expect(alerts.map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0]}`).join()).toContain(
      'taking',
    );
  });
});
