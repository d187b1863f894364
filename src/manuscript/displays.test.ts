import { describe, expect, it } from 'vitest';
import { displayMentions, displayOfCaption } from './display-mentions.ts';
import { displayFindings } from './displays.ts';
import type { ManuscriptParagraph } from './manuscript.ts';
import { structured } from './sections.ts';

const findings = (...rows: string[]) =>
  displayFindings(
    structured({
      paragraphs: rows.map(
        (text): ManuscriptParagraph => ({
          text,
          part: /^(?:Figure|Table) \d+\./.test(text) ? 'caption' : 'body',
          level: 0,
        }),
      ),
    }),
  );

describe('displayMentions', () => {
  it.each([
    ['see Figure 2.', ['figure 2']],
    ['(Figs. 1A,B and 3–5)', ['figure 1', 'figure 3', 'figure 4', 'figure 5']],
    ['Tables 1 and 2 show', ['table 1', 'table 2']],
    ['Fig. S2 and Fig. 3.1', ['figure S2', 'figure 3.1']],
    ['Figure 2a–c', ['figure 2']],
    ['in Table 1, 24 plants', ['table 1']],
    ['Table IV and Tables I and II show', ['table 4', 'table 1', 'table 2']],
    ['in the table I show', []],
    ['Fig. 1 and 2', ['figure 1', 'figure 2']],
    ['the figure 2 of Brown (2010)', []],
    ['(Brown et al., 2010, Fig. 2)', []],
    ['a table for 2, stable 3', []],
  ])('%s', (text, expected) => {
    expect(displayMentions(text).map(({ kind, number }) => `${kind} ${number}`)).toEqual(expected);
  });
});

describe('displayOfCaption', () => {
  it.each([
    ['Figure 2. Growth', 'figure 2'],
    ['TABLE IV: Growth', 'table 4'],
    ['Table VI, Growth', 'table 6'],
    ['Supplementary Figure 1. Growth', 'figure S1'],
    ['Fig 3.2 Growth', 'figure 3.2'],
    ['Growth of plants', undefined],
  ])('%s', (text, expected) => {
    const found = displayOfCaption({ text, part: 'caption', level: 0 });
    expect(found && `${found.kind} ${found.number}`).toBe(expected);
  });
});

describe('displayFindings', () => {
  it('finds what is not cited, not there and out of order', () => {
    const found = findings(
      'Figure 2 is first, then Figure 1, then Figure 5.',
      'Figure 1. One.',
      'Figure 2. Two.',
      'Figure 3. Three.',
    );
    expect(found.map(({ check, paragraph }) => [check, paragraph])).toEqual([
      ['figure-not-cited', 3],
      ['figure-missing', 0],
      ['figure-order', 0],
    ]);
  });
  it('is silent where all is well, where no caption was read, and where none is named', () => {
    expect(
      findings('Figure 1 and Table 1 grow. Figure 2 too.', 'Figure 1. One.', 'Table 1. One.', 'Figure 2. Two.'),
    ).toEqual([]);
    expect(findings('Figure 2 is first, then Figure 1.')).toEqual([]);
    expect(findings('Plants grow.', 'Figure 1. One.')).toEqual([]);
  });
  it('finds a table that nothing names where figures are named, and in a manuscript where nothing is', () => {
    expect(findings('Figure 1 grows.', 'Figure 1. One.', 'Table 1. One.').map(({ check }) => check)).toEqual([
      'table-not-cited',
    ]);
    const paper = (...text: string[]) =>
      findings('Abstract', 'We measured plants.', 'Introduction', ...text, 'Table 1. One.');
    expect(paper('Plants grow.').map(({ check }) => check)).toEqual(['table-not-cited']);
    expect(paper('The table below has their sizes.')).toEqual([]);
    expect(paper('Their sizes are in the following table.')).toEqual([]);
  });
  it('leaves what stands beside the paper', () => {
    expect(findings('Figure S3 and Figure 1 grow.', 'Figure 1. One.')).toEqual([]);
  });
  it('takes the number that LaTeX gives', () => {
    const paragraphs: ManuscriptParagraph[] = [
      { text: 'As in Figure 1.', part: 'body', level: 0 },
      { text: 'Growth.', part: 'caption', level: 0, display: { kind: 'figure', number: '1' } },
      { text: 'More growth.', part: 'caption', level: 0, display: { kind: 'figure', number: '2' } },
    ];
    expect(displayFindings(structured({ paragraphs })).map(({ check }) => check)).toEqual(['figure-not-cited']);
  });
});
