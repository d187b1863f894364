import type { SourceFormat } from '../../documents/source/formats.ts';
import type { FileFault } from '../records/refusal.ts';
import type { ProofreadingSteps } from './proofread-document.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';

export interface ReadSourceArgs {
  readonly bytes: Uint8Array;
  readonly format: SourceFormat;
}

export interface WriteSourceArgs extends WriteArgs {
  readonly format: SourceFormat;
}

/** The steps of a text with markup, wherever they run. */
export interface SourceSteps {
  prepare(args: ReadSourceArgs): Promise<PreparedDocument | FileFault>;
  write(args: WriteSourceArgs): Promise<WrittenDocument>;
}

/** Steps for a file in a source format. */
export function withSource(steps: ProofreadingSteps, source: SourceSteps, format: SourceFormat): ProofreadingSteps {
  return {
    ...steps,
    prepare: (bytes) => source.prepare({ bytes, format }),
    write: (args) => source.write({ ...args, format }),
  };
}
