import { expect, it } from 'vitest';
import type { Alert } from '../../engine/pipeline/present.ts';
import type { ErrorClass } from '../../engine/taxonomy.ts';
import { adviseOnce } from './advice-once.ts';

const alert = (coveredText: string, errorClass: ErrorClass = 'vague', better?: string): Alert => ({
  start: 0,
  end: coveredText.length,
  coveredText,
  replacements: better === undefined ? [] : [better],
  rule: 'vague-phrases/intensifier',
  errorClass,
  comment: 'A comment.',
  confidence: 0.7,
  ...(errorClass === 'agreement' ? {} : { optional: true }),
});
const WORDS = 100;
const paragraphs = (...alerts: Alert[]) => alerts.map((each) => ({ alerts: [each], words: WORDS }));
const heard = (found: readonly (readonly Alert[])[]) => found.map((list) => list.map(({ comment }) => comment));

it('says the same of a phrase once, with a count', () => {
  const found = adviseOnce(paragraphs(alert('quite big'), alert('Quite big'), alert('very'), alert('quite big')));
  expect(heard(found)).toEqual([['A comment. It occurs 3 times in this document.'], [], ['A comment.'], []]);
});

it('knows the forms of a word as one', () => {
  const word = (form: string, better: string) => alert(form, 'plain-language', better);
  const found = adviseOnce(paragraphs(word('utilize', 'use'), word('utilized', 'used'), word('Utilizing', 'using')));
  expect(found.map((list) => list.length)).toEqual([1, 0, 0]);
});

it('changes at each place what is changed all through, and all mistakes', () => {
  const contractions = ["don't", "don't"].map((text) => alert(text, 'contraction', 'do not'));
  const guides = ['5mg', '5mg'].map((text) => alert(text, 'APA', '5 mg'));
  const doubts = ['is', 'is'].map((text) => alert(text, 'agreement'));
  const all = [...contractions, ...guides, ...doubts];
  expect(adviseOnce(paragraphs(...all)).flat()).toEqual(all);
});

it('gives the place of what was said before to what is new', () => {
  const said = { ...alert('somehow'), confidence: 0.9 };
  const fresh = alert('some kind of');
  const found = adviseOnce([
    { alerts: [said], words: 20 },
    { alerts: [said, fresh].map((each) => ({ ...each })), words: 20 },
  ]);
  expect(found.map((list) => list.map(({ coveredText }) => coveredText))).toEqual([['somehow'], ['some kind of']]);
});

it('says in a later paragraph what the first has no room for', () => {
  const [sure, unsure] = [{ ...alert('somehow'), confidence: 0.9 }, alert('some kind of')];
  const found = adviseOnce([
    { alerts: [sure, unsure], words: 20 },
    { alerts: [{ ...unsure }], words: 20 },
  ]);
  expect(found[1]!.map(({ comment }) => comment)).toEqual(['A comment. It occurs 2 times in this document.']);
});

it('names a habit of the whole text once', () => {
  const oxford = (word: string): Alert => ({ ...alert(word, 'regional', 'x'), rule: 'regional-spelling/oxford' });
  const found = adviseOnce(paragraphs(oxford('generalize'), oxford('optimize')));
  expect(heard(found)).toEqual([['A comment. It occurs 2 times in this document.'], []]);
  const ordinal = (figures: string, word: string): Alert => ({
    ...alert(figures, 'number-style', word),
    rule: `number-words/ordinal-${figures}`,
  });
  const ordinals = adviseOnce(paragraphs(ordinal('1st', 'first'), ordinal('2nd', 'second'), ordinal('1st', 'first')));
  expect(heard(ordinals)).toEqual([['A comment. It occurs 3 times in this document.'], [], []]);
});
