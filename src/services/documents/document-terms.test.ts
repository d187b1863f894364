import { expect, it } from 'vitest';
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
