import { formatOfFile, type SourceFormat } from '../documents/source/formats.ts';
import { documentFacts } from '../engine/document/document-facts.ts';
import type { Engine } from '../engine/engine.ts';
import { problem } from '../platform/errors.ts';
import { checkParagraphs, settleVariety } from '../services/documents/check-batch.ts';
import { createConvertDoc } from '../services/documents/convert-doc.ts';
import { createLatexConverter } from '../services/documents/latex-converter.ts';
import { withLatex } from '../services/documents/latex-steps.ts';
import { finishLatex, latexSources, prepareLatex } from '../services/documents/latex-tasks.ts';
import type { FinishArgs } from '../services/documents/latex-tracked.ts';
import type { ProofreadingSteps } from '../services/documents/proofread-document.ts';
import { kindOfUpload } from '../services/documents/source-kind.ts';
import { prepareTracked, type WriteArgs, writeTracked } from '../services/documents/tracked-tasks.ts';
import { readInputFile } from './read-input.ts';

const NOT_EDITED = {
  pdf: 'it is a PDF, in which nothing can be changed; `emend pdf` reads it as text',
  unknown:
    'it is neither a Word document (docx, doc), nor OpenDocument (odt), nor RTF, nor LaTeX (tex, zip), nor a text whose format its name tells (--format)',
} as const;

/** A document to proofread with its kind, or a text with its format. */
export async function readDocument(file: string, named?: SourceFormat) {
  const bytes = await readInputFile(file);
  const kind = kindOfUpload(bytes, file);
  const format = named ?? formatOfFile(file);
  // a text can be LaTeX under another name, but Markdown with a formula is not LaTeX
  if (format !== undefined && (kind === 'unknown' || (kind === 'tex' && (named !== undefined || format !== 'text'))))
    return { bytes, format, kind: undefined };
  if (kind === 'pdf' || kind === 'unknown')
    throw problem('cli.unreadable', { file, problem: bytes.length === 0 ? 'it is empty' : NOT_EDITED[kind] });
  return { bytes, format: undefined, kind };
}

/** The steps of the service's job, in this process. */
export function stepsHere(engine: Engine): ProofreadingSteps {
  const steps: ProofreadingSteps = {
    convert: createConvertDoc('if-any'),
    prepare: async (bytes) => prepareTracked(bytes),
    check: async ({ paragraphs, options, counts }, onProgress) =>
      checkParagraphs(engine, paragraphs, settleVariety(engine, options, counts), documentFacts(counts), onProgress),
    write: async (args) => writeTracked(args),
    width: 1,
  };
  const latex = {
    prepare: async (bytes: Uint8Array) => prepareLatex(bytes),
    sources: async (args: WriteArgs) => latexSources(args),
    finish: async (args: FinishArgs) => finishLatex(args),
  };
  return withLatex(steps, latex, createLatexConverter('if-any'));
}
