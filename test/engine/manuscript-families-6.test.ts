import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const academic = (text: string): string[] => found(engine, text, { documentType: 'academic' });

/** What a thesis that nobody had proofread was harmed by, in sentences of our own: the change that must not be made. */
const KEPT = [
  // a verb behind an aside, which looks like a plural noun
  [
    'It simulates a network whose load, defined by the load of all nodes, changes at fixed points in time and the change of load is caused by an event.',
    'is → are',
  ],
  ['The value, set by the user, changes at run time and the effect of the change is shown in the figure.', 'is → are'],
  // the first of a pair of commas, whose second one stays
  [
    'The value, set by the user, changes at run time and the effect of the change is shown in the figure.',
    ', set →  set',
  ],
  // of two verbs in a row the first does not tell the number
  ['The results is shows that the plan works.', 'is → are'],
  ['When the height of the antennas changes, the range is covers more users.', 'covers → covered'],
  ['When the traffic light changes, the change of state is then triggers the next phase.', 'triggers → triggered'],
  // names that end in -s
  ['We use Veins for the simulation. Veins provides a model of the channel.', 'provides → provide'],
  ['Veins is a framework for simulations. Veins includes many models of the channel.', 'includes → include'],
  ['Under Windows the threads are slow. Windows supports two kinds of threads.', 'supports → support'],
  // a clause without its verb
  ['On the left the values are drawn, on the right the residuals.', 'the →  of the'],
  ['On the left the values are drawn, on the right the residuals.', 'right the → right of the'],
  ['On the left the values are drawn, on the right the residuals.', 'the → of the'],
  ['In the first row the means are given, in the second the medians.', 'the medians → medians'],
  // terms and names of the document
  ['The graph has a line for all Number of Vehicles values in the study.', 'Vehicles → Vehicle'],
  [
    'The derived tallies are kept. We sort the derived tallies, as the derived tallies are few. The new derived tallies are stored.',
    'new → newly',
  ],
  // a plural with its verb that reads like a compound
  ['Definitely, the buildings block the broadcasts too much.', 'buildings → building'],
] as const;

describe('what is left alone since a thesis was checked', () => {
  it.each(KEPT)('%s', (text, change) => expect(academic(text)).not.toContain(change));

  it('takes a word in -s for a name in a text that has its noun nowhere else', () => {
    const rest = 'The simulation was run ten times on one machine, and its results were stored in a file. '.repeat(30);
    const text = `${rest}Veins provides a model of the channel.`;
    expect(academic(text)).not.toContain('provides → provide');
    expect(academic(`${text} Blood flows through each vein.`)).toContain('provides → provide');
  });
});

/** The same families where something is wrong. */
const CORRECTED = [
  ['The changes in the soil and the shift of the climate has led to losses.', 'has → have'],
  ['The price and the quality of the product is high.', 'is → are'],
  ['In this region, changes at the surface has led to losses.', 'has → have'],
  ['We used the data, collected by the city in the last ten years.', ', collected →  collected'],
  ['When the vehicle stops, the sensors is started again.', 'is → are'],
  ['Once the state changes the change of state is triggers by an event.', 'triggers → triggered'],
  ['Sensors provides the data of the vehicles. Each sensor is read twice.', 'provides → provide'],
  ['Vehicles sends messages to each other.', 'sends → send'],
  ['On the right the residuals of the fit is shown.', 'is → are'],
  ['The level of Genes expression was measured in all the samples of the patients.', 'Genes → Gene'],
  ['The new derived tallies are stored in the file.', 'new → newly'],
  ['The buildings height was measured in all the streets.', 'buildings → building'],
  ['Dogs likes meat. Dogs are nice, and I like dogs.', 'likes → like'],
] as const;

describe('what is corrected beside it', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(academic(text)).toContain(change));
});

/** The rule without the ranker, which often knows better where the comma goes: the offers of a comma before "that", and whether they are advice. */
const asides = (text: string): string[] =>
  engine
    .explain(text, { ...DEFAULT_OPTIONS, documentType: 'academic' })
    .filter(({ rule }) => rule === 'aside-with-that')
    .map(({ better }) => `${better}`);

describe('a comma before "that"', () => {
  it.each([
    ['This way vehicles, that are standing near two crossings will send it again.', ' that'],
    ['The server, that stores the data is located in the cellar.', ' that'],
    ['The tool lists small errors, that slow the program.', ' that'],
    ['The figure shows the vehicles, that are standing near the road, and the two lanes.', ' that'],
    ['Our results, that are shown in the table, are stable.', ', which'],
    ['The second pump, that was new, is shown in the figure.', ', which'],
  ])('%s', (text, better) => expect(asides(text)).toEqual([better]));
});
