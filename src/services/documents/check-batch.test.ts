import { expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import { collectDocumentFacts, countDocument } from '../../engine/document/document-facts.ts';
import { DEFAULT_OPTIONS } from '../../engine/engine.ts';
import { checkParagraphs, settleVariety } from './check-batch.ts';
import { engineOptions, proofreadingOptions } from './proofreading-options.ts';

const GERMAN = 'Die Ergebnisse der Studie zeigen, dass das Verfahren für kleine Proben nicht geeignet ist.';
const ENGLISH = 'The goverment announced a plan for the coast.';

it('says nothing about paragraphs in another language', () => {
  const paragraphs = [GERMAN, ENGLISH].map((text, index) => ({
    index,
    text,
    words: text.split(' ').length,
    shape: { freeStart: false, freeEnd: false },
  }));
  const facts = collectDocumentFacts([GERMAN, ENGLISH]);
  const { alerts, foreign } = checkParagraphs(realEngine(), paragraphs, DEFAULT_OPTIONS, facts);
  expect(alerts.map(({ paragraph, coveredText }) => `${paragraph} ${coveredText}`)).toEqual(['1 goverment']);
  expect(foreign).toBe(GERMAN.split(' ').length);
});

it('says nothing about a heading over a paragraph in another language', () => {
  const checked = (next: string) => {
    const paragraphs = ['Abstrakt', next].map((text, index) => ({
      index,
      text,
      words: text.split(' ').length,
      shape: { freeStart: false, freeEnd: false },
      kind: index === 0 ? ('heading' as const) : undefined,
    }));
    const facts = collectDocumentFacts(['Abstrakt', next]);
    return checkParagraphs(realEngine(), paragraphs, DEFAULT_OPTIONS, facts).alerts.map((alert) => alert.coveredText);
  };
  expect(checked(GERMAN)).toEqual([]);
  expect(checked('The state announced its plan for the north of the coast.')).toEqual(['Abstrakt']);
});

it.each([
  ['auto', 'The colour of the centre was grey.', 'UK'],
  ['auto', 'The color of the center was gray.', 'US'],
  ['auto', 'Nothing tells.', 'US'],
  ['UK', 'The color of the center was gray.', 'UK'],
  [undefined, 'The colour of the centre was grey.', 'US'],
])('settles language %s of “%s” as %s', (language, text, variety) => {
  const options = engineOptions(proofreadingOptions({ doc_type: '3', pipeline: 'advanced', language }));
  expect(settleVariety(realEngine(), options, countDocument([text])).language).toBe(variety);
});

it('tells before each paragraph how many are done', () => {
  const paragraphs = [ENGLISH, ENGLISH].map((text, index) => ({
    index,
    text,
    words: 8,
    shape: { freeStart: false, freeEnd: false },
  }));
  const told: number[] = [];
  checkParagraphs(realEngine(), paragraphs, DEFAULT_OPTIONS, collectDocumentFacts([ENGLISH]), (done) =>
    told.push(done),
  );
  expect(told).toEqual([0, 1]);
});
