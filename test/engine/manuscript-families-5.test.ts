import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import type { PlaceKind } from '../../src/engine/sentence/place-kind.ts';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const academic = (text: string): string[] => found(engine, text, { documentType: 'academic' });
const inPlace = (text: string, kind: PlaceKind): string[] =>
  engine
    .check(text, { ...DEFAULT_OPTIONS, documentType: 'academic' }, undefined, kind)
    .flatMap(({ alerts }) => alerts)
    .map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0] ?? 'advisor'}`);

/** What harmed the manuscripts of the twelfth reading, in sentences of our own: the change that must not be made. */
const KEPT = [
  // a noun with its sign is a label
  ['Graph \uFFFC represents a network of roads and stations.', 'Graph → A graph'],
  ['Model \uFFFC represents a network of roads and stations.', 'Model → The model'],
  [
    'Generalized Linear Model (\uFFFC) via penalized likelihood \uFFFC is a model of this kind.',
    'Generalized → The generalized',
  ],
  ['The study shows that the top 25 subset is dominated by such features.', 'subset → subsets'],
  // the clause that the verb belongs to
  ['The loop repeats until the queue is empty which means that all is done.', 'is → are'],
  ['The relationship denoting two artifacts represent the same entity is new.', 'represent → represents'],
  ['The weight is \uFFFC from which must be subtracted the offset measured before, giving \uFFFC.', 'the → from the'],
  ['After all offers have been placed the auction searches for matches.', 'all → all,'],
  [
    'Since the unit is not particularly high performing a single all nearest neighbors search takes enough time.',
    'single → single,',
  ],
  ['We compare both \uFFFC; while traversing through both trees we check whether each pair is a match.', '; → ,'],
  ['Only with it is it allowed to raise the level.', 'to → us to'],
  ['The load is of interest and is aimed to be shared evenly.', 'is aimed to → aims to'],
  ['The knowledge about and experience with such equations vary wildly among readers.', 'vary → varies'],
  ['By design the ring is built to contain two bunches.', 'design → designing'],
  ['This motives to let the window start small and grow.', 'This → These'],
  ['After this the iteration is started again.', 'After → advisor'],
  ['After all offers have been placed the auction searches for matches.', 'After → advisor'],
  [
    'These are set each year. The budget constrains expenditures for cars, which is the left side of it:',
    'constrains → constraints',
  ],
  // a word without which something is missing
  ['A one-to-one mapping may be to strict for real uses.', 'to strict → strict'],
  ['With each drug we have also a list of genes.', 'have also → also'],
  ['The results point to the conclusion that of all considered methods, two work best.', 'of all → all'],
  [
    'It is sized by the trips that are covered by a vehicle type of a technology, as follows.',
    'a technology → technology',
  ],
  ['In that century somebody proved it to converge.', 'it to → to'],
  ['They are used in a fit to constrain the yields of these to backgrounds.', 'to backgrounds → backgrounds'],
  ['It can be opened to allow easy access for maintenance.', 'for → to'],
  ['The pattern finds all of [ssm, sam, sim] in the text.', 'sam → Sam'],
  // an accent for an apostrophe, an example of a slip
  ['This was applied to Austria`s case.', 'Austria → the Austria'],
  ['sittin → sitting (insert one letter)', 'sittin → sitting'],
] as const;

describe('what is left alone since the twelfth reading', () => {
  it.each(KEPT)('%s', (text, change) => expect(academic(text)).not.toContain(change));

  it.each([
    ['All networks of the first year following one layout.', 'caption'],
    ['Number of studies by purpose and year.', 'caption'],
    ['A filter using two sets of particles. (A) Each object has a weight.', 'caption'],
    ['subsets of time periods for which a budget is defined by consumer group', 'table-cell'],
    ['The relationship denoting that an \uFFFC is a \uFFFC or \uFFFC of an entity.', 'list-fragment'],
  ] as const)('%s, in a %s', (text, kind) => expect(inPlace(text, kind)).toEqual([]));

  it('keeps an abbreviation that the document explains from a name of the same letters', () => {
    const text = 'It is the probability hypothesis density (PHD), which is filtered. The PHD filter is fast.';
    expect(academic(text)).not.toContain('PHD → PhD');
    expect(academic('She has a PHD in physics.')).toContain('PHD → PhD');
  });
});

/** The same families where something is wrong. */
const CORRECTED = [
  ['A one-to-one mapping may be to strict for real uses.', 'to → too'],
  ['With each drug we have also a list of genes.', 'have also → also have'],
  ['Let start from a simple text.', 'Let → Let us'],
  ['This was applied to Austria`s case.', '` → ’'],
  [
    'The subsegment is long. Each subsegment has one subsegment. The subseqment layer is drawn.',
    'subseqment → subsegment',
  ],
  ['They constrain the yields of these to groups.', 'to → two'],
  ['Last Friday, Michael and I was in the school.', 'was → were'],
  ['He did it by purpose.', 'by → on'],
  ['The study shows that the 25 subset are small.', 'subset → subsets'],
  ['The tree correspondent to the input is found.', 'correspondent → corresponding'],
  [
    'The signature is linked to the capable sensor, which is capable to correctly sort the samples.',
    'to correctly sort → of correctly sorting',
  ],
] as const;

describe('what is corrected beside it', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(academic(text)).toContain(change));
});

describe('the comment of an agreement', () => {
  it('names the subject only where it has the number of the verb', () => {
    const comments = engine
      .check('The speed and the cost of the simulation, as we saw, gets larger in each step.', DEFAULT_OPTIONS)
      .flatMap(({ alerts }) => alerts)
      .map(({ comment }) => comment);
    for (const comment of comments) expect(comment).not.toMatch(/subject “simulation”: use “get”/);
  });
});
