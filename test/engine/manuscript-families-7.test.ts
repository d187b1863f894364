import { describe, expect, it } from 'vitest';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const academic = (text: string): string[] => found(engine, text, { documentType: 'academic' });

/** What harmed the manuscripts of the thirteenth reading, in sentences of our own: the change that must not be made. */
const KEPT = [
  // a physical quantity is a term: the specific heat of the fluid
  ['Here \uFFFC is the velocity and \uFFFC the fluid specific mass.', 'fluid specific → fluid-specific'],
  ['The value \uFFFC is the liquid specific heat capacity of the mixture.', 'liquid specific → liquid-specific'],
  ['The packing gives the height while it keeps a low pressure drop.', 'low pressure → low-pressure'],
  // a question: the subject stands between the modal and its verb
  ['And can measured variability contribute to the computation?', 'measured → measure'],
  ['How could deliberating about the past affect our plans?', 'deliberating → deliberate'],
  // a preposition that belongs to the verb before, or opens a place
  ['Each of these aspects will be dealt with in its own chapter.', 'with in → within'],
  ['The filter alters the shape, but has little impact in the vicinity of the peak.', 'in → on'],
  ['The heat pump is clearly superior from a practical perspective.', 'from → to'],
  ['The disks are divided in the radial direction and form rings.', 'divided in → divided into'],
  ['It guides the implementation of the right to generalised civic access in Italy.', 'generalised → generalise'],
  ['We keep the amount that is required for a complete new batch.', 'complete → completely'],
  ['The share was studied and finally fell to 0.998 mol frac. water in the tank.', 'water → Water'],
  ['Read as a machine, its costs are those of a pump.', 'its costs → it costs'],
  [
    'Additional file 4; .pdf; Calculation of \uFFFC in the Bayesian Framework; Detailed rationale and code',
    'pdf → PDF',
  ],
  ['After this point the dependency is almost linear.', 'After → advisor'],
  ['People might also more actively deliberate about it.', 'more → be more'],
  ['The model still leads with an F1 score of 80.9%.', 'with → to'],
  ['This leads to a materials question.', 'materials → material'],
] as const;

describe('what is left alone since the thirteenth reading', () => {
  it.each(KEPT)('%s', (text, change) => expect(academic(text)).not.toContain(change));
});

/** The same families where something is wrong. */
const CORRECTED = [
  ['We used a fluid specific method for each pipe.', 'fluid specific → fluid-specific'],
  ['The result depends on high pressure steam.', 'high pressure → high-pressure'],
  ['The samples can measured the variability.', 'measured → measure'],
  ['How could he deciding that?', 'deciding → decide'],
  ['All points with in two metres are near.', 'with in → within'],
  ['The law has little impact in our results.', 'in → on'],
  ['This wool is clearly superior from silk.', 'from → to'],
  ['The region is divided in several parts.', 'in → into'],
  ['Its a right to went home.', 'went → go'],
  ['It is complete new.', 'complete → completely'],
  ['Its costs a lot.', 'Its costs → It costs'],
  ['Save it as a pdf file.', 'pdf → PDF'],
] as const;

describe('what is corrected beside it', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(academic(text)).toContain(change));
});
