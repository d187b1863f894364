import { describe, expect, it } from 'vitest';
import { movesOf } from './abstract-moves.ts';
import type { ManuscriptParagraph } from './manuscript.ts';
import { structured } from './sections.ts';
import { titleAndAbstractFindings } from './title-and-abstract.ts';

const FILLER = 'The plants were grown in the garden behind the house for many days. '.repeat(80);
const GOOD =
  `Plants grow in many places of the world, and hardly anybody knows how fast they do so in the gardens of large towns.
  Here we ask whether plants grow faster in the shade of a wall. We measured forty plants over three months with a ruler and a scale, in two
  gardens. Plants in the shade grew 12% faster than those in the sun, and their leaves were larger by a third. The results suggest that walls
  should be left where they are, and that gardeners may plant more in their shade than they do today.`.replace(
    /\s+/g,
    ' ',
  );

const checks = (title: string, abstract: string, text = FILLER) => {
  const paragraphs: ManuscriptParagraph[] = [
    { text: title, part: 'title', level: 0 },
    { text: abstract, part: 'abstract', level: 0 },
    { text: 'Introduction', part: 'heading', level: 1 },
    { text, part: 'body', level: 0 },
  ];
  return titleAndAbstractFindings(structured({ paragraphs })).map(({ check }) => check);
};

describe('movesOf', () => {
  it('knows the labels of structured abstracts', () => {
    const moves = movesOf([
      'Background: Plants grow.',
      'Aim: Growth.',
      'Methods: A ruler.',
      'Results: 3 cm.',
      'Conclusion: Good.',
    ]);
    expect(moves.size).toBe(5);
  });
});

describe('titleAndAbstractFindings', () => {
  it('accepts a plain title and an abstract that says all', () => expect(checks('How plants grow', GOOD)).toEqual([]));
  it('counts the words of a title', () => {
    expect(
      checks(
        'How plants grow in the shade of walls and houses and trees and hedges and fences and sheds in two gardens of large towns',
        GOOD,
      ),
    ).toEqual(['title-length']);
  });
  it('wants in a title no short form that only the text explains', () => {
    const text = `A quality of life (QOL) scale was used. ${FILLER}`;
    expect(checks('Plants and QOL', GOOD, text)).toEqual(['title-abbreviation']);
    expect(checks('Plants and quality of life (QOL)', GOOD, text)).toEqual([]);
    expect(checks('Plants and DNA', GOOD)).toEqual([]);
  });
  it('finds citations, also by number', () => {
    expect(checks('Plants', `${GOOD} So say others (Brown, 2010).`)).toEqual(['abstract-citation']);
    expect(checks('Plants', `${GOOD} So say others [3, 4].`)).toEqual(['abstract-citation']);
    expect(checks('Plants', `${GOOD} This was in a wet year (May 2010) and within [0, 1].`)).toEqual([]);
  });
  it('wants abbreviations spelt out once', () => {
    expect(checks('Plants', `${GOOD} The QOL was high.`, `A quality of life (QOL) scale was used. ${FILLER}`)).toEqual([
      'abstract-abbreviation',
    ]);
    expect(checks('Plants', `${GOOD} The quality of life (QOL) was high. QOL matters, and so does DNA.`)).toEqual([]);
    expect(checks('Plants', `${GOOD} The CENTRAL register was searched.`)).toEqual([]);
  });
  it('wants neither too many words nor too few', () => {
    expect(checks('Plants', `${GOOD} ${GOOD} ${GOOD} ${GOOD}`)).toEqual(['abstract-length']);
    expect(checks('Plants', 'We measured plants.')).toEqual(['abstract-length']);
  });
  it('asks for the one move that is not there', () => {
    const [scene, aim, method, result] = GOOD.split(/(?<=\.) /);
    expect(checks('Plants', [scene, aim, method, result, result, result].join(' '))).toEqual(['abstract-moves']);
  });
  it('finds citations and abbreviations in short papers, too, unless the file is an abstract alone', () => {
    const text = 'A quality of life (QOL) scale was used in this study. '.repeat(12);
    expect(checks('Plants', 'Plants raise QOL, as others say (Brown, 2010).', text)).toEqual([
      'abstract-citation',
      'abstract-abbreviation',
    ]);
    expect(checks('Plants', `${GOOD} So say others (Brown, 2010).`, 'We thank all.')).toEqual([]);
  });
  it('finds what the list of references has, as an author is named in a sentence', () => {
    const paragraphs: ManuscriptParagraph[] = [
      { text: 'Plants grow, as Brown (2010) showed in Norway (2012).', part: 'abstract', level: 0 },
      { text: 'Introduction', part: 'heading', level: 1 },
      { text: FILLER, part: 'body', level: 0 },
      { text: 'Brown, A. (2010). Growth of plants. Journal of Plants, 1, 1–9.', part: 'reference', level: 0 },
    ];
    const found = titleAndAbstractFindings(structured({ paragraphs })).filter(
      ({ check }) => check === 'abstract-citation',
    );
    expect(found.map(({ start, end }) => paragraphs[0]!.text.slice(start, end))).toEqual(['Brown (2010)']);
  });
  it('leaves short texts', () => expect(checks('Plants', 'We measured plants.', 'They grow.')).toEqual([]));
});
