import { describe, expect, it } from 'vitest';
import type { ManuscriptParagraph, ParagraphPart } from './manuscript.ts';
import { sectionKind } from './section-kinds.ts';
import { structured } from './sections.ts';

const paragraph = (part: ParagraphPart, text: string, level = part === 'heading' ? 1 : 0): ManuscriptParagraph => ({
  text,
  part,
  level,
});

describe('sectionKind', () => {
  it.each([
    ['Abstract', 'abstract'],
    ['1 Introduction', 'introduction'],
    ['2. Materials and Methods', 'methods'],
    ['III. RESULTS', 'results'],
    ['Results and discussion', 'discussion'],
    ['Conclusions and outlook', 'conclusion'],
    ['Literature cited', 'references'],
    ['Conflict of interest', 'end-matter'],
    ['The stretch move', 'other'],
    ['Methods of the kings', 'other'],
  ])('%s is %s', (text, kind) => expect(sectionKind(text)).toBe(kind));
});

describe('structured', () => {
  it('knows the parts of a text without styles', () => {
    const { paragraphs, sections } = structured({
      paragraphs: [
        paragraph('body', 'Abstract'),
        paragraph('body', 'We measured plants.'),
        paragraph('body', 'Introduction'),
        paragraph('body', 'Plants grow.'),
        paragraph('body', 'References'),
        paragraph('body', 'Brown A. Plants. 2010.'),
      ],
    });
    expect(paragraphs.map(({ part }) => part)).toEqual([
      'heading',
      'abstract',
      'heading',
      'body',
      'heading',
      'reference',
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['abstract', 'introduction', 'references']);
  });
  it('takes a first heading for the title, and keeps headings within an abstract', () => {
    const { paragraphs, sections } = structured({
      paragraphs: [
        paragraph('heading', 'How plants grow'),
        paragraph('heading', 'Abstract'),
        paragraph('heading', 'Methods', 2),
        paragraph('body', 'We measured plants.'),
        paragraph('heading', 'Introduction'),
        paragraph('body', 'Plants grow.'),
      ],
    });
    expect(paragraphs.map(({ part }) => part)).toEqual(['title', 'heading', 'abstract', 'abstract', 'heading', 'body']);
    expect(sections.map(({ kind }) => kind)).toEqual(['title', 'abstract', 'introduction']);
  });
  it('ends an abstract at the next heading where no introduction follows', () => {
    const { paragraphs } = structured({
      paragraphs: [
        paragraph('heading', 'Abstract'),
        paragraph('body', 'We measured plants.'),
        paragraph('heading', 'Growing up'),
        paragraph('body', 'Plants grow.'),
      ],
    });
    expect(paragraphs.map(({ part }) => part)).toEqual(['heading', 'abstract', 'heading', 'body']);
  });
  const OPENING = 'We measured plants in the shade of a wall, and they grew faster than in the sun. '.repeat(5);
  const partsOf = (...paragraphs: ManuscriptParagraph[]) =>
    structured({ paragraphs }).paragraphs.map(({ part }) => part);
  it('takes prose between the title and the introduction for the abstract', () => {
    const rest = [paragraph('heading', 'Introduction'), paragraph('body', 'Plants grow.')];
    expect(
      partsOf(paragraph('title', 'Plants'), paragraph('body', 'A. Brown'), paragraph('body', OPENING), ...rest),
    ).toEqual(['title', 'body', 'abstract', 'heading', 'body']);
    // a preface, a motto, a text without an introduction
    const preface = [paragraph('title', 'Plants'), paragraph('heading', 'Preface'), paragraph('body', OPENING)];
    expect(partsOf(...preface, ...rest)).not.toContain('abstract');
    expect(
      partsOf(paragraph('title', 'Plants'), paragraph('body', 'All that lives must grow.'), ...rest),
    ).not.toContain('abstract');
    expect(
      partsOf(paragraph('title', 'Plants'), paragraph('body', OPENING), paragraph('heading', 'Roots')),
    ).not.toContain('abstract');
  });
  it('takes the first line of a text without styles for its title, where an abstract follows', () => {
    const lines = [paragraph('body', 'How plants grow in shade'), paragraph('body', 'A. Brown')];
    const abstract = [paragraph('body', 'Abstract'), paragraph('body', 'We measured plants.')];
    expect(partsOf(...lines, ...abstract, paragraph('body', 'Introduction')).slice(0, 2)).toEqual(['title', 'body']);
    expect(partsOf(...lines, paragraph('body', 'Introduction'))).not.toContain('title');
  });
});
