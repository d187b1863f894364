import { DocumentError } from '../../documents/document-error.ts';
import { scanProject } from '../../documents/latex/index.ts';
import { openLatex } from '../documents/latex-plan.ts';
import { type FileFault, faultOf } from '../records/refusal.ts';
import { ofParagraph, type ReadFile, withText } from './read-file.ts';

/** Reads a LaTeX source or a project archive: the prose that is checked, without commands and formulas. Notes come at the end, as in Word files. */
export function readLatexFile(bytes: Uint8Array): ReadFile | FileFault {
  try {
    const { paragraphs } = scanProject(openLatex(bytes, 'document.tex'));
    const isNote = ({ note }: (typeof paragraphs)[number]) => note !== undefined;
    const inOrder = [...paragraphs.filter((each) => !isNote(each)), ...paragraphs.filter(isNote)];
    return withText(inOrder.map(ofParagraph));
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}
