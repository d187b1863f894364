import { describe, expect, it } from 'vitest';
import type { DocumentChange } from '../../../contract/document-review.ts';
import { changesCsv } from './changes-csv.ts';
import { REJECTED } from './decisions.ts';

const HEADS = ['P', 'Before', 'Text', 'To', 'After', 'Kind', 'Category', 'Reason', 'Decision'] as const;
const STATES = { open: 'open', accepted: 'accepted', rejected: 'rejected' };
const change = (id: number, covered: string, replacements: readonly string[], comment = 'Why.'): DocumentChange => ({
  ...{
    id,
    paragraph: 4,
    start: 0,
    end: covered.length,
    before: 'He ',
    covered,
    after: ' there',
    replacements,
    comment,
  },
  ...{
    rule: 'x',
    category: 'Correctness',
    sub_category: '',
    lang_category: 'Verbs',
    possible: true,
    written: 'tracked',
  },
});

describe('the list of changes as CSV', () => {
  it('has a row a change, with what was decided', () => {
    const changes = [change(1, 'go', ['goes', 'went']), change(2, 'a', ['an']), change(3, 'very', [])];
    const decisions = new Map([
      [1, 1],
      [2, REJECTED],
    ]);
    expect(changesCsv(changes, decisions, HEADS, STATES).split('\r\n')).toEqual([
      '\ufeffP,Before,Text,To,After,Kind,Category,Reason,Decision',
      '5,He ,go,went, there,Verbs,Correctness,Why.,accepted',
      '5,He ,a,an, there,Verbs,Correctness,Why.,rejected',
      '5,He ,very,, there,Verbs,Correctness,Why.,open',
      '',
    ]);
  });

  it('quotes what would break a row, and lets nothing be a formula', () => {
    const csv = changesCsv([change(1, '=A1+1', ['a, "b"'], 'Two\nlines')], new Map(), HEADS, STATES);
    expect(csv).toContain(`5,He ,'=A1+1,"a, ""b""", there,Verbs,Correctness,"Two\nlines",open`);
  });
});
