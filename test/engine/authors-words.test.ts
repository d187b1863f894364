import { describe, expect, it } from 'vitest';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

/** What the text reads with the best replacement of every correction; advice stays. */
function changes(text: string, document: readonly string[] = [text]): string[] {
  const options = { ...DEFAULT_OPTIONS, language: 'US' } as const;
  return realEngine()
    .check(text, options, collectDocumentFacts(document))
    .flatMap((sentence) => sentence.alerts)
    .filter(({ replacements, optional }) => replacements.length > 0 && !optional)
    .map(({ coveredText, replacements }) => `${coveredText} > ${replacements[0]}`);
}

/** What makes the document a paper. */
const PAPER = 'As is shown in Figure 2, it was found by Tang et al. before.';

describe('names and terms of an author are left as they are', () => {
  it.each([
    'Here the reggeon exchange gives way to two pomerons, each of which couples to the diquarks in Eq. 4.',
    'The rats were given nitrofen by gavage on day 9.',
    'The ants of the acor algorithm [12] follow a Gaussian kernel.',
    'The page calls a jscript function and an à trous transform.',
    'Two deconvolutions of the spectrum were made with 3 peaks.',
    'Water from the Hama-dori coast and from sub-ofi wells was filtered.',
    'The beam of the Accuray unit was steered as Reiley proposed.',
    'The oxidant Oxone (2 equiv) was added in one portion.',
    'Shells of Globigerinoides ruber were picked from the fraction of 250 µm.',
    'The dose was chosen as before (Mould 2006; Colour et al., 2010).',
    'Mould (2006) and Reiley et al. found the same.',
  ])('%s', (text) => expect(changes(text, [text, PAPER])).toEqual([]));

  it('even where one candidate looks good, if the document repeats them', () => {
    const text = 'The excersie was brief.';
    expect(changes(text, [text, 'Each excersie took 5 min [3].'])).toEqual([]);
  });
});

describe('slips are mended', () => {
  it.each([
    ['The acuracy of the measurments in Table 2 was high.', ['acuracy > accuracy', 'measurments > measurements']],
    ['We describe teh method of Mould (2006).', ['teh > the']],
  ])('%s', (text, mended) => expect(changes(text)).toEqual(mended));
});
