import { expect, it } from 'vitest';
import { buildDocx, p, r } from '../../../test/docx/build-docx.ts';
import { openTracked } from '../../documents/open-tracked.ts';
import { readSourceText } from '../sources/read-source.ts';
import { documentTerms } from './document-terms.ts';

const italic = [{ start: 4, end: 12 }];

it('takes the terms of a document from where authors set them down', () => {
  const body = { style: 'body', italic: [] } as const;
  const terms = documentTerms([
    { ...body, style: 'title', text: 'On reggeons' },
    { ...body, style: 'bibliography', text: 'Mould J. 2006.' },
    { ...body, text: 'Keywords: pomeron, diquark' },
    { ...body, text: 'pomeron; diquark', keywords: true },
    { ...body, text: 'The nitrofen was pure.', italic },
    { ...body, text: `The ${'words '.repeat(20)}end.`, italic: [{ start: 4, end: 120 }] },
  ]);
  expect([...terms]).toEqual([
    'On reggeons',
    'Mould J. 2006.',
    'Keywords: pomeron, diquark',
    'pomeron; diquark',
    'nitrofen',
  ]);
});

it.each([
  ['a.md', 'The *nitrofen* was **pure**, and so was _quassin_.'],
  ['a.html', '<p>The <em>nitrofen</em> was <b>pure</b>, and so was <i>quassin</i>.</p>'],
  ['a.rst', 'The *nitrofen* was **pure**, and so was *quassin*.'],
  ['a.adoc', 'The _nitrofen_ was *pure*, and so was _quassin_.'],
  ['a.org', 'The /nitrofen/ was *pure*, and so was /quassin/.'],
  ['a.typ', 'The _nitrofen_ was *pure*, and so was _quassin_.'],
  ['a.tex', '\\begin{document}The \\emph{nitrofen} was \\textbf{pure}, and so was {\\itshape quassin}.\\end{document}'],
])('takes terms from italics in %s as it does in Word files', (name, text) => {
  const run = (properties: string, words: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r>`;
  const body = p(
    ...[r('The '), run('<w:i/>', 'nitrofen'), r(' was '), run('<w:b/>', 'pure'), r(', and so was ')],
    ...[run('<w:i/>', 'quassin'), r('.')],
  );
  const inWord = [...documentTerms(openTracked(buildDocx({ body })).paragraphs)];
  expect(inWord).toEqual(['nitrofen', 'quassin']);
  expect([...documentTerms(readSourceText(name, text).paragraphs)]).toEqual(inWord);
});
