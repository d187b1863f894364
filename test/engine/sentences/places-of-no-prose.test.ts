import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/engine.ts';
import type { PlaceKind } from '../../../src/engine/sentence/place-kind.ts';
import { corrections } from '../corrections.ts';
import { realEngine } from '../real-engine.ts';

const engine = realEngine();
const correctionsAt = (kind: PlaceKind, text: string): string[] => corrections(engine, text, { kind });

describe('in places that are no prose nothing is corrected', () => {
  it.each([
    ['heading', 'Effect of salt on growth of young plants'],
    ['heading', 'Inverted Pendulum'],
    ['table-cell', 'Czech plant, near cold side'],
    ['caption', 'Fig. 6. Inverted double pendulum controlled by agent'],
    ['list-fragment', 'number of hidden layers'],
    ['block-quotation', 'He go to school every days.'],
    ['code', 'library(data) run the models'],
  ] as const)('%s: %s', (kind, text) => expect(correctionsAt(kind, text)).toEqual([]));

  it.each([
    'HttpResponse response = httpclient.execute(httppost);',
    'Open config.json and src/main/run.py there.',
    '> He go home every days.',
    'Ann B. Lee1, Robert Ray2, Maria de Souza1',
    'This work was supported by National Science Fund of Northland under grant no. 12-34.',
  ])('by its looks: %s', (text) => expect(corrections(engine, text)).toEqual([]));

  it('but spelling in a heading and grammar in a whole sentence of a cell', () => {
    expect(correctionsAt('heading', 'Efect of salt on growth')).toEqual(['Efect → Effect']);
    expect(correctionsAt('table-cell', 'The results of the second test was clear to all.')).toEqual(['was → were']);
  });
});

describe('in fragments nothing is said, be it as advice', () => {
  it.each([
    ['caption', 'All networks of the first year following one layout.'],
    ['caption', 'Number of studies by purpose and year.'],
    ['caption', 'A filter using two sets of particles. (A) Each object has a weight.'],
    ['table-cell', 'subsets of time periods for which a budget is defined by consumer group'],
    ['list-fragment', 'The relationship denoting that an \uFFFC is a \uFFFC or \uFFFC of an entity.'],
  ] as const)('%s: %s', (kind, text) =>
    expect(engine.check(text, DEFAULT_OPTIONS, undefined, kind).flatMap(({ alerts }) => alerts)).toEqual([]),
  );
});
