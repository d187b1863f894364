import { describe, expect, it } from 'vitest';
import { stepsHere } from '../../src/cli/proofread-here.ts';
import { proofreadDocument } from '../../src/services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { realEngine } from '../engine/real-engine.ts';
import { docxOf } from './sample-documents.ts';

const GERMAN = [
  'Die Geschichte der Stadt',
  'Die kleine Stadt liegt an einem breiten Fluss und hat eine lange Geschichte, die bis ins Mittelalter reicht.',
  'Im Sommer kommen viele Gäste, weil das Wasser warm ist und die Wege am Ufer schattig sind.',
];
const FRENCH = [
  'La petite ville se trouve au bord d’un large fleuve et son histoire remonte au Moyen Âge.',
  'En été, beaucoup de visiteurs viennent parce que l’eau est chaude et que les chemins sont à l’ombre.',
];
const ENGLISH = 'He go to school every day and reads the books of the library.';
const REFERENCE =
  'Miller, J., & Brown, K. (2011). The history of small towns on wide rivers. Journal of Towns, 12(3), 45–67.';

const proofread = (paragraphs: readonly string[]) =>
  proofreadDocument(stepsHere(realEngine()), {
    bytes: docxOf(...paragraphs),
    filename: 'town.docx',
    options: proofreadingOptions({ doc_type: '3', pipeline: 'advanced' }),
    wordLimit: 1000,
  });

describe('a document in another language', () => {
  it.each([
    ['German', GERMAN],
    ['French', FRENCH],
    ['German, with an English reference', [...GERMAN, ...GERMAN, REFERENCE]],
  ])('gets no score, since nothing of it was checked: %s', async (_, paragraphs) => {
    expect(await proofread(paragraphs)).toEqual({
      errorId: 4,
      message: expect.stringContaining('another language'),
    });
  });

  it('has its English paragraphs checked, and its message says that the rest was not', async () => {
    const result = await proofread([...GERMAN, ENGLISH]);
    expect(result).toMatchObject({
      message: expect.stringContaining('half of the text'),
      changes: [expect.objectContaining({ covered: 'go' })],
    });
  });

  it('is no matter of a short passage in English prose', async () => {
    expect(await proofread([ENGLISH, ENGLISH, GERMAN[1]!])).toMatchObject({ message: null });
  });
});
