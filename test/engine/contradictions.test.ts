import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../../src/engine/analyse.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { contradictionsIn } from '../../src/engine/sentence/contradictions.ts';
import { applyBest } from '../../src/services/paragraph/check-text.ts';
import { LINKED_MISTAKES } from './contradiction-battery.ts';
import { engineFiles, realEngine } from './real-engine.ts';

const engine = realEngine();
const files = engineFiles();
const analyse = createAnalyser(files);
const lexicon = createLexicon(files.get('lexicon.bin')!);

const correct = (text: string): string => applyBest(text, engine.check(text, DEFAULT_OPTIONS));

/** The pairs of words in a sentence that contradict each other, by kind. */
function contradictions(text: string): string[] {
  const sentence = analyse(text, { start: 0, end: text.length });
  const { tokens } = sentence;
  return contradictionsIn(sentence, lexicon).map(
    ({ kind, first, second }) => `${kind}: ${tokens[first]!.lower} ${tokens[second]!.lower}`,
  );
}

describe('contradictionsIn', () => {
  it.each([
    ['Many studies is reported.', 'subject: studies is'],
    ['Every patient were asked.', 'subject: patient were'],
    ['There are more evidence for it.', 'subject: are evidence'],
    ['We need these result now.', 'determiner: these result'],
    ['A growing number of attention is paid to it.', 'determiner: number attention'],
    ['We used a the same method.', 'doubled: a the'],
    ['It was an useful test.', 'article: an useful'],
    ['He can goes home.', 'verb-form: can goes'],
    ['It is more better now.', 'degree: more better'],
  ])('%s', (text, expected) => expect(contradictions(text)).toContain(expected));
  it.each([
    'Many studies of this kind are reported.',
    'Every patient was asked, and a few days later all of them came.',
    'There is a cat and there are two dogs.',
    'One of the factors that is considered is age.',
    'What he had had was an honest answer to a useful question.',
    'He has gone, and she is going to be seen more often.',
  ])('finds none in: %s', (text) => expect(contradictions(text)).toEqual([]));
});

describe('corrections of mistakes that hang together', () => {
  it('leave no sentence that contradicts itself where it did not before', () => {
    const broken = LINKED_MISTAKES.flatMap((written) => {
      const made = correct(written);
      const before = contradictions(written);
      const after = contradictions(made);
      return after.length > before.length ? [`${written} > ${made} (${after.join(', ')})`] : [];
    });
    expect(broken).toEqual([]);
  });
  it.each([
    ['Many researches on this topic are reported.', 'Many studies on this topic are reported.'],
    ['Every patients were asked to sign the form.', 'Every patient was asked to sign the form.'],
    ['There are more and more evidences for this claim.', 'There is more and more evidence for this claim.'],
    ['Each of these parameter have a clear meaning.', 'Each of these parameters has a clear meaning.'],
    ['A number of patient was treated with the new drug.', 'A number of patients were treated with the new drug.'],
    ['Another approaches is based on rules.', 'Another approach is based on rules.'],
    ['Three dimensional views of the cell is shown.', 'Three-dimensional views of the cell are shown.'],
  ])('%s', (wrong, right) => expect(correct(wrong)).toBe(right));
});
