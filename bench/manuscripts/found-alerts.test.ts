import { describe, expect, it } from 'vitest';
import type { ParagraphAlert } from '../../src/services/documents/plan-docx-edits.ts';
import { reached } from './found-alerts.ts';

const alert = (coveredText: string, comment: string, paragraph = 0): ParagraphAlert => ({
  ...{ coveredText, comment, paragraph, start: 0, end: coveredText.length, replacements: ['x'] },
  ...{ rule: 'rule', errorClass: 'spelling', confidence: 1 },
});
const change = (covered: string, comment: string) => ({ before: 'a ', covered, after: ' b', comment });

describe('alerts that reached the file', () => {
  it.each([
    ['don’t', "don't"],
    ['80 %', '80 \\%'],
    ['R&D', 'R\\&D'],
    ['in details', 'in\n  details'],
    ['Fig. 3', 'Fig.~3'],
    ['in\u00a0details', 'in details'],
  ])('pairs “%s” with its source', (text, source) =>
    expect(reached([alert(text, 'c')], [change(source, 'c')])).toMatchObject([{ coveredText: text, before: 'a ' }]),
  );

  it('gives each alert one change, in the order of the file, and leaves out what was not written', () => {
    const alerts = [alert('its', 'c', 2), alert('its', 'c', 1), alert('its', 'd', 0)];
    const found = reached(alerts, [change('its', 'c'), change('its', 'c'), change('its', 'c')]);
    expect(found.map(({ paragraph }) => paragraph)).toEqual([1, 2]);
  });
});
