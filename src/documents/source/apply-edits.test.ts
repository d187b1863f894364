import { describe, expect, it } from 'vitest';
import { applySourceEdits } from './apply-edits.ts';
import { readSource, type SourceFormat } from './formats.ts';

/** Returns the source with one correction in the first paragraph that contains the text, or the reason why it is not made. */
function edit(format: SourceFormat, source: string, covered: string, replacement: string): string | undefined {
  const reading = readSource(format, source);
  const paragraph = reading.paragraphs.find(({ text }) => text.includes(covered))!;
  const start = paragraph.text.indexOf(covered);
  const edits = [{ paragraph: paragraph.index, start, end: start + covered.length, replacement }];
  const { source: edited, plan } = applySourceEdits(reading, edits);
  return plan[0]!.reason ?? edited;
}

describe('applySourceEdits', () => {
  it.each([
    ['a word', 'We *recieved* it.', 'recieved', 'received', 'We *received* it.'],
    ['within a word only', 'It&rsquo;s recieved.', 'recieved.', 'received.', 'It&rsquo;s received.'],
    ['over a line end', '> We has\n> done it.', 'has done', 'have done', '> We have\n> done it.'],
    ['a blank over a line end', '> more\n> over it', 'more over', 'moreover', '> moreover it'],
    [
      'words on both sides of markup',
      'He have *many apple*.',
      'have many apple',
      'has many apples',
      'He has *many apples*.',
    ],
    ['a word and its blank', 'It is very *very good*.', 'very good', 'good', 'It is very *good*.'],
    ['an insertion', 'We went **home** then.', 'home then', 'home now then', 'We went **home** now then.'],
    ['a comma behind emphasis', 'We went **home** then.', 'home then', 'home, then', 'We went **home**, then.'],
    ['a comma behind a link', 'Ask [Ann](a.md) who knows.', 'Ann', 'Ann,', 'Ask [Ann](a.md), who knows.'],
    ['a stop at the end of a link', 'Ask [Ann](a.md)', 'Ann', 'Ann.', 'Ask [Ann.](a.md)'],
    ['signs of markup as text', 'See the a b here.', 'a b', 'a*b*', 'See the a\\*b\\* here.'],
    ['as the paragraph writes it', 'R&amp;D and D.', 'D.', 'D&E.', 'R&amp;D and D&amp;E.'],
  ])('changes %s', (_what, source, covered, replacement, expected) =>
    expect(edit('markdown', source, covered, replacement)).toBe(expected),
  );

  it.each([
    ['program text', 'Run `teh` now.', 'Run \ufffc now', 'Run it now', 'protected'],
    ['over markup', 'It is **very good** here.', 'good here', 'fine', 'markup'],
    ['half an entity', 'a &lt;&lt; b', 'a', 'a', 'no-change'],
    ['what would begin a list', 'We went\nx. there', 'x.', '1.', 'syntax'],
    ['what is left of emphasis', 'It is **very** good.', 'very', '', 'syntax'],
  ])('refuses %s', (_what, source, covered, replacement, reason) =>
    expect(edit('markdown', source, covered, replacement)).toBe(reason),
  );

  it('refuses letters at the start of what is read as one', () =>
    expect(edit('rst', 'See eference_ here.', 'eference', 'reference')).toBe('protected'));

  it('makes the others where one is refused', () => {
    const reading = readSource('markdown', 'We went\nx. there and recieved it.');
    const edits = [
      { paragraph: 0, start: 8, end: 10, replacement: '1.' },
      { paragraph: 0, start: 21, end: 29, replacement: 'received' },
    ];
    const { source, plan } = applySourceEdits(reading, edits);
    expect(source).toBe('We went\nx. there and received it.');
    expect(plan.map(({ reason }) => reason)).toEqual(['syntax', undefined]);
  });
});
