import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import type { ReviewAlert } from './alert.ts';
import { textOf } from './blocks.ts';
import { acceptAlerts } from './review-actions.ts';
import { schema } from './schema.ts';

const alert = (covered: string): ReviewAlert => ({
  start: 0,
  end: covered.length,
  covered,
  replacements: [],
  comment: '',
  category: 'Correctness',
  subCategory: '',
  kind: 'Punctuation',
  rule: 'r',
  key: 'k',
});

it('puts what it inserts behind a raised number on the line, and leaves the number raised', () => {
  const raised = schema.marks['superscript']!.create();
  const block = schema.node('paragraph', null, [
    schema.text('In 2021'),
    schema.text('1', [raised]),
    schema.text(' it rained.'),
  ]);
  const state = EditorState.create({ doc: schema.node('doc', null, [block]) });
  const placed = { id: 'a', from: 4, to: 9, alert: alert('2021¹') };
  const { doc } = acceptAlerts(state, [{ placed, replacement: '2021¹,' }]);
  expect(textOf(doc.firstChild!)).toBe('In 2021¹, it rained.');
  expect(doc.firstChild!.child(1).text).toBe('1');
  expect(doc.firstChild!.child(1).marks.map(({ type }) => type.name)).toEqual(['superscript']);
});
