import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, ENGINE_FILES, type Engine, STATISTICAL_FILES } from '../engine/engine.ts';
import { packageRoot } from '../platform/config/root.ts';
import { checkText } from './answer-questions.ts';
import type { CheckSettings, Edit } from './checker.ts';

describe('a text with markup', () => {
  let engine: Engine;
  beforeAll(() => {
    const names = ENGINE_FILES.filter((name) => !STATISTICAL_FILES.some((other) => other === name));
    engine = createEngine(new Map(names.map((name) => [name, readFileSync(`${packageRoot}/models/${name}`)])));
  });
  const alertsOf = (text: string, settings: CheckSettings) =>
    checkText(engine, text, settings, {}).sentences.flatMap((sentence) => sentence.alerts);

  it('has its alerts where the words stand, and none in code', () => {
    const text = '# Recieved\n\nHe *go* home, `he go home`, and [they recieved](x.md "recieved") it.\n';
    const alerts = alertsOf(text, { format: 'markdown' });
    expect(alerts.map(({ start, end, covered }) => [text.slice(start, end), covered])).toEqual([
      ['Recieved', 'Recieved'],
      ['go', 'go'],
      ['recieved', 'recieved'],
    ]);
  });

  it('says for each replacement what it changes between the signs of the markup', () => {
    const text = '<p>She <b>recieved</b> a apple in the caf&eacute;, and she go home.</p>';
    const first = alertsOf(text, { format: 'html' }).flatMap(({ edits }) => edits[0] ?? []);
    expect(applied(text, first)).toMatch(
      /^<p>She <b>received<\/b> an apple in the caf&eacute;, and she (?:goes|went) home\.<\/p>$/,
    );
  });

  it('gives edits of plain texts as well', () => {
    const text = 'Good.\n\nHe go home.';
    const [alert] = alertsOf(text, {});
    expect(alert!.edits[0]).toEqual([{ start: 10, end: 12, text: alert!.replacements[0] }]);
  });

  it('refuses a format that it does not know', () => {
    const unknown = { format: 'word' } as unknown as CheckSettings;
    expect(() => alertsOf('A.', unknown)).toThrow(/^"format" must be one of "text", "markdown"/);
  });
});

/** The text with the edits made. The edits must be sorted and disjoint. */
function applied(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (changed, { start, end, text: put }) => changed.slice(0, start) + put + changed.slice(end),
    text,
  );
}
