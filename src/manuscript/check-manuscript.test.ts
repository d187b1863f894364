import { describe, expect, it } from 'vitest';
import { checkManuscript } from './check-manuscript.ts';
import type { ManuscriptParagraph } from './manuscript.ts';

const heading = (text: string): ManuscriptParagraph => ({ text, part: 'heading', level: 1 });
const body = (text: string): ManuscriptParagraph => ({ text, part: 'body', level: 0 });
const check = (...paragraphs: ManuscriptParagraph[]) => checkManuscript({ paragraphs });
const checks = (...paragraphs: ManuscriptParagraph[]) =>
  check(...paragraphs).findings.map(({ check: name, paragraph }) => [name, paragraph]);

describe('abbreviations', () => {
  it('are defined once and for one thing', () => {
    expect(
      checks(
        heading('Introduction'),
        body('We trained a support vector machine (SVM), and the SVM won. The SVM is old and slow.'),
        body('Then a support vector machine (SVM) was trained again, and the SVM lost to others.'),
        body('The quality of life (QOL) was high, and the QOL rose; quality of lunch (QOL) was low.'),
      ),
    ).toEqual([
      ['abbreviation-defined-again', 2],
      ['abbreviation-two-meanings', 3],
    ]);
  });
  it('may be defined again in an abstract and a caption', () => {
    expect(
      checks(
        { text: 'We trained a support vector machine (SVM), and the SVM won.', part: 'abstract', level: 0 },
        heading('Introduction'),
        body('A support vector machine (SVM) is fast. The SVM is old.'),
        { text: 'Errors of the support vector machine (SVM) by year.', part: 'caption', level: 0 },
      ),
    ).toEqual([]);
  });
});

describe('abbreviations that nothing explains', () => {
  const habit = body('A support vector machine (SVM) is fast. The SVM is old, and an SVM is small.');
  const besides = (...texts: string[]) => checks(heading('Methods'), habit, ...texts.map(body));
  it('are found where they stand for a common noun', () => {
    expect(besides('The LAI was measured for each plot.', 'It fell where the mean LAI rose.')).toEqual([
      ['abbreviation-never-defined', 2],
    ]);
  });
  it.each([
    ['a name', 'They ran MATLAB once. MATLAB was fast.'],
    ['a name of what follows', 'The BERT model is large, and the BERT model is slow.'],
    ['used once', 'The LAI was measured.'],
    ['known to all', 'The DNA was read, and the DNA was lost.'],
    ['in brackets', 'The leaf area per ground (LAI) was low, and the LAI was lost.'],
    ['said in words', 'It is known as LAI. The LAI was low.'],
    ['no abbreviation', 'ALL OF THE LEAVES WERE LOST, AND THE LEAVES WERE OLD.'],
  ])('%s: %s', (_, text) => expect(besides(text)).toEqual([]));
  it('are found in an abstract at their only use, since it is read by itself', () => {
    const abstract = (text: string) => ({ text, part: 'abstract', level: 0 }) as const;
    const found = (text: string) => checks(abstract(text), heading('Methods'), habit, habit, habit);
    expect(found('We compared three varieties with regard to their WUE.')).toEqual([['abbreviation-never-defined', 0]]);
    // names have no article before them, or the thing that they name comes after them
    expect(found('We compared three varieties with MATLAB and with the SPSS software.')).toEqual([]);
    expect(found('We compared their water use efficiency (WUE).')).toEqual([]);
  });
  it('may stand in a list of abbreviations, and in a text that explains none', () => {
    expect(besides('LAI: index of leaves', 'The LAI was low, and the LAI fell.')).toEqual([]);
    expect(checks(heading('Methods'), body('The LAI was low, and the LAI fell.'))).toEqual([]);
  });
});

describe('spellings', () => {
  it('are one for each term', () => {
    const { findings } = check(
      body('The dataset is large. A dataset is small. The data set is lost. We went towards it.'),
    );
    expect(findings.map(({ message, start }) => [message, start])).toEqual([
      ['Write this term in one way: the text has “dataset” (2) and “data set” (1).', 46],
    ]);
  });
  it('leave re-cover and recover, and what others wrote', () => {
    expect(checks(body('We re-cover it, recover it and recover it.'))).toEqual([]);
    expect(
      checks(
        body('The dataset is large. A dataset is small.'),
        heading('References'),
        body('Brown A. A data set of plants. 2010.'),
      ),
    ).toEqual([]);
  });
});

describe('tenses', () => {
  const told =
    'The plots were dry and the soil was poor. The rows were short, and they were sown by hand. The beds were wet.';
  const shown =
    'The plots are dry and the soil is poor. The rows are short, and they are sown by hand. The beds are wet.';
  it('are counted section by section', () => {
    expect(check(heading('Methods'), body(told), heading('Discussion'), body(shown)).tenses).toEqual([
      { heading: 'Methods', kind: 'methods', paragraph: 0, past: 5, present: 0 },
      { heading: 'Discussion', kind: 'discussion', paragraph: 2, past: 0, present: 5 },
    ]);
  });
  it('point out a paragraph of methods in another tense, and none elsewhere', () => {
    expect(checks(heading('Methods'), body(told), body(told), body(shown), body(told))).toEqual([['section-tense', 3]]);
    expect(checks(heading('Discussion'), body(told), body(told), body(shown), body(told))).toEqual([]);
    expect(checks(heading('Methods'), body(told), body(shown), body(shown))).toEqual([]);
  });
});
