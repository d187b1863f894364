import { documentKind } from '../../documents/kind.ts';
import type { FileFault } from '../records/refusal.ts';
import type { LatexConverter } from './latex-converter.ts';
import type { ConverterSources } from './latex-tasks.ts';
import type { FinishArgs } from './latex-tracked.ts';
import type { ProofreadingSteps } from './proofread-document.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';

/** The steps of a LaTeX document that need no other program, wherever they run. */
export interface LatexSteps {
  prepare(bytes: Uint8Array): Promise<PreparedDocument | FileFault>;
  sources(args: WriteArgs): Promise<readonly ConverterSources[]>;
  finish(args: FinishArgs): Promise<WrittenDocument>;
}

/** The steps for a service that also takes LaTeX sources and archives; `signal` ends the converter. */
export function withLatex(
  steps: ProofreadingSteps,
  latex: LatexSteps,
  converter: LatexConverter,
  signal?: AbortSignal,
): ProofreadingSteps {
  return {
    ...steps,
    prepare: (bytes) => (isLatex(bytes) ? latex.prepare(bytes) : steps.prepare(bytes)),
    async write(args) {
      if (!isLatex(args.bytes)) return steps.write(args);
      // clean sources come without a docx
      const wanted = converter.installed && args.chosen?.wish.form !== 'clean';
      const conversions = wanted ? await converter.convert(await latex.sources(args), signal) : undefined;
      return latex.finish({ ...args, conversions, converter: converter.installed });
    },
  };
}

/** Of files of an unknown kind, only those get here that their name calls LaTeX (`kindOfUpload`). */
function isLatex(bytes: Uint8Array): boolean {
  const kind = documentKind(bytes);
  return kind === 'tex' || kind === 'zip' || kind === 'unknown';
}
