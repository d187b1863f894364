import { describe, expect, it } from 'vitest';
import { corrections as correctionsIn } from './corrections.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();
/** “@” stands for a reference, citation or formula. */
const corrections = (text: string): string[] =>
  correctionsIn(engine, text.replaceAll('@', '\uFFFC')).map((told) => told.replaceAll('\uFFFC', '@'));

/** Wrong words beside a reference are found as beside a number. */
describe('beside a reference', () => {
  it.each([
    ['The results are shown on Figure @ and discussed below.', 'on → in'],
    ['Figure @ depict the structure of the network.', 'depict → depicts'],
    ['Table @ show the results of both models.', 'show → shows'],
    ['Algorithm @ consist of three steps.', 'consist → consists'],
    // a citation of the subject is not there for grammar
    ['The recent work @ show that the loss falls.', 'show → shows'],
    ['These methods @ relies on the mean.', 'relies → rely'],
    ['The neural network @ learn a form of this text.', 'learn → learns'],
  ])('%s', (text, correction) => expect(corrections(text)).toEqual([correction]));

  it.each([
    'Figure @ depicts the structure of the network.',
    'Figures @ and @ depict the structure of the network.',
    'As shown in Section @, the loss falls.',
    'The proof of Theorem @ is given in Appendix @.',
    'The recent work @ shows that the loss falls.',
    'For all nodes, @ is the number of neighbours.',
    'We use Equation (@) to compute the mean, as in Definition @.',
  ])('leaves %s', (text) => expect(corrections(text)).toEqual([]));
});
