import { describe, expect, it } from 'vitest';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const corrections = (text: string): string[] => found(engine, text);

/** What harmed the manuscripts of the tenth reading, in sentences of our own: each is right as it stands, or put right by nothing that was said. */
const KEPT = [
  // names of files, panels and quantities
  'The dump.in file sets up the lattice, and the dump.in file is read once.',
  'The local index of Geary’s I is a measure of spatial association in the area.',
  'Figure \uFFFC I shows a comparison of the measured energies with the fitted ones.',
  'The slope was the slope of the values within a 5 \uFFFC 5 kernel around each cell.',
  'There are theoretical models by Brown and others \uFFFC, which agree with the data.',
  // a clause that the rule does not see
  'The data set is a good point of comparison as it was presented in absolute units and was measured at a low power.',
  'We can see that including the effects of two reflections enhances the peak.',
  'An assumption is that the response time for all sensors and especially all optical sensors is comparable.',
  'The labels d and e name events that can occur in the system.',
  'This is how a deformation of the sample acts like such a perturbation.',
  'His studies focus on the much neglected social aspects of programming.',
  'The review contains the so far most complete description of the method.',
  'The stars, the planets and all there is were formed by gravity.',
  'We can see both lobes in the radio part of the spectrum.',
  'With an already logged in account, this takes one click.',
  'The authors state on their according website that half of the series is used.',
  'The samples were weighed on day 0 and at every week end of the four weeks of the experiment.',
  'Chapter \uFFFC shows this for the case of localization, and Figure \uFFFC shows the other case.',
  'By choosing different velocities \uFFFC, we change the shape of the wave.',
] as const;

describe('what is left alone since the tenth reading', () => {
  it.each(KEPT)('%s', (text) => expect(corrections(text)).toEqual([]));
});

/** The same families where something is wrong. */
const CORRECTED = [
  ['He is the owner, and I is his friend.', 'is → am'],
  ['It was far too dear.the people left.', 'the →  The'],
  ['The filter has 5 kernel with two layers each.', 'kernel → kernels'],
  ['There are models of this kind in others countries and regions.', 'others → other'],
  ['As it was mentioned above, growth was fast.', 'it was → was'],
  ['They spend too much hours on the roads of the city.', 'much → many'],
  ['According the law, this is a crime.', 'the → to the'],
  ['They heard it in the radio.', 'in → on'],
  ['I slept all week end.', 'week end → weekend'],
] as const;

describe('what is corrected beside it', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(corrections(text)).toContain(change));
});
