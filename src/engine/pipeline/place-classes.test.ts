import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Proposal } from '../proposal.ts';
import { isFragment } from '../sentence/fragment.ts';
import { Paragraph } from '../sentence/paragraph.ts';
import { isCodeLine, isFunding, isNames, kindByLooks, PLACE_KINDS, type PlaceKind } from '../sentence/place-kind.ts';
import { Sentence } from '../sentence/sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { maySpeak, PLACE_CLASSES, SUBJECTS, subjectOf } from './place-classes.ts';

const change = (errorClass: ErrorClass, start: number, end: number, better?: string, rule = 'a-rule'): Proposal => ({
  start,
  end,
  replacements: better === undefined ? [] : [better],
  rule,
  errorClass,
  confidence: 0.9,
  comment: '',
});

/** The text as one sentence of a paragraph of that kind. */
function placed(text: string, kind: PlaceKind, tags: readonly string[] = []): Sentence {
  const { tokens } = plainSentence(text, tags);
  return new Sentence(new Paragraph(text, kind), { start: 0, end: text.length }, tokens);
}

describe('the table of places', () => {
  it('has a row for each kind of place', () =>
    expect(Object.keys(PLACE_CLASSES).sort()).toEqual([...PLACE_KINDS].sort()));
  it('lets everything speak in prose and nothing in code', () => {
    expect(PLACE_CLASSES.prose).toEqual(SUBJECTS);
    expect(PLACE_CLASSES.code).toEqual([]);
  });
  it.each([
    ['heading', 'article', false],
    ['heading', 'noun-number', false],
    ['heading', 'agreement', true],
    ['heading', 'spelling', true],
    ['heading', 'brevity', false],
    ['caption', 'article', false],
    ['caption', 'spelling', true],
    ['table-cell', 'article', false],
    ['table-cell', 'number-style', false],
    ['table-cell', 'agreement', false],
    ['table-cell', 'spelling', true],
    ['list-fragment', 'article', false],
    ['list-fragment', 'preposition', true],
    ['equation', 'agreement', false],
    ['funding', 'article', false],
    ['funding', 'agreement', true],
    ['names', 'spelling', false],
    ['block-quotation', 'agreement', false],
    ['reference', 'spelling', false],
    ['code', 'spelling', false],
    ['prose', 'article', true],
  ] as const)('%s: %s %s', (kind, errorClass, allowed) =>
    expect(maySpeak(placed('Number of new patients', kind), change(errorClass, 0, 6, 'The number'))).toBe(allowed),
  );
  it('treats a whole sentence in a cell or an item as prose', () => {
    const text = 'The pump was used by all of them.';
    const tags = ['DT', 'NN', 'VBD', 'VBN', 'IN', 'DT', 'IN', 'PRP'];
    for (const kind of ['table-cell', 'list-fragment'] as const)
      expect(maySpeak(placed(text, kind, tags), change('article', 4, 8, 'a pump'))).toBe(true);
  });
  it('takes the first sentence of a caption for its title, the others for prose', () => {
    const text = 'Figure 2. Pump that was used here. Then pump was used by them all.';
    const { tokens } = plainSentence(text, ['RB', 'NN', 'VBD', 'VBN', 'IN', 'PRP', 'DT'], 35);
    const later = new Sentence(new Paragraph(text, 'caption'), { start: 35, end: text.length }, tokens);
    expect(maySpeak(later, change('article', 40, 44, 'a pump'))).toBe(true);
    const title = plainSentence(text, ['NN', 'IN', 'VBD', 'VBN', 'RB', 'RB'], 10, 34);
    const first = new Sentence(new Paragraph(text, 'caption'), { start: 10, end: 34 }, title.tokens);
    expect(maySpeak(first, change('article', 10, 14, 'A pump'))).toBe(false);
  });
});

describe('subjectOf', () => {
  it.each([
    ['capitals', 'a  b', ' ', 'spelling'],
    ['punctuation', 'a, b', 'a b', 'sentence'],
    ['syntax', 'is is', 'is', 'grammar'],
    ['number-style', '3', 'three', 'figures'],
    ['APA', '3', 'three', 'guide'],
    ['formality', 'get', 'obtain', 'wording'],
    ['vague', 'thing', 'object', 'wording'],
  ] as const)('%s: “%s”', (errorClass, text, better, subject) => {
    const to =
      errorClass === 'capitals' ? change(errorClass, 1, 3, better) : change(errorClass, 0, text.length, better);
    expect(subjectOf(to, text)).toBe(subject);
  });
  it('knows a capital that only a sentence asks for', () =>
    expect(subjectOf(change('capitals', 0, 3, 'The', 'sentence-capital'), 'the')).toBe('sentence'));
  it('leaves capitals of small words to headings', () =>
    expect(subjectOf(change('capitals', 8, 10, 'of', 'stray-capital/small'), 'Effects Of rain on plants')).toBe(
      'sentence',
    ));
});

describe('isFragment', () => {
  it.each([
    ['Increased risk of falls.', ['VBD', 'NN', 'IN', 'NNS'], true],
    ['The pump was used by all.', ['DT', 'NN', 'VBD', 'VBN', 'IN', 'DT'], false],
    ['Number of all patients in each of the groups.', ['NN', 'IN', 'DT', 'NNS', 'IN', 'DT', 'IN', 'DT', 'NNS'], true],
    ['pump that was used by all', ['NN', 'WDT', 'VBD', 'VBN', 'IN', 'DT'], true],
  ] as const)('%s', (text, tags, expected) => expect(isFragment(plainSentence(text, tags))).toBe(expected));
});

describe('places by their looks', () => {
  it.each([
    ['## Methods and data', 'heading'],
    ['> He said it was so.', 'block-quotation'],
    ['| Name | Value |', 'table-cell'],
    ['```js', 'code'],
    ['Accuracy = correct answers / all answers', 'equation'],
  ] as const)('%s', (text, kind) => expect(kindByLooks(text, true)).toBe(kind));
  it.each([
    'result.append(line);',
    '  while ((line = rd.readLine()) != null) {',
    'HttpResponse response = httpclient.execute(httppost);',
    'public static void main(String[] args) {',
    '} else {',
  ])('knows a line of code: %s', (text) => expect(isCodeLine(text)).toBe(true));
  it.each([
    'We ran the model (see above); it failed.',
    'The value = 3 was used.',
    'for each of the samples; and',
    'The class of patients was small.',
  ])('knows that it is no code: %s', (text) => expect(isCodeLine(text)).toBe(false));
  it.each([
    'This work was supported by National Science Fund of Nowhere.',
    'Funding: This research was partly funded by the Ministry of Works.',
    'We thank the fund (grant no. 12-34).',
  ])('knows who paid: %s', (text) => expect(isFunding(text)).toBe(true));
  it.each([
    'This idea was supported by data.'.replace('idea', 'claim of theirs here and there'),
    'We granted numbers.',
  ])('knows that nobody paid: %s', (text) => expect(isFunding(text)).toBe(false));
  it.each([
    'Ann B. Lee1, Robert Ray2, Maria de Souza1*',
    'Department of Physics, University of Nowhere, Northtown, Norland',
    'ann.lee@example.org, Institute of Things, Northtown',
  ])('knows names and addresses: %s', (text) => expect(isNames(text)).toBe(true));
  it.each([
    'Results and discussion of the second test',
    'Salt, sugar and water',
    'The University of Nowhere, which we visited, is large',
  ])('knows that it is no list of names: %s', (text) => expect(isNames(text)).toBe(false));
});
