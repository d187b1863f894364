import type { ErrorClass } from '../../engine/taxonomy.ts';
import type { Splice } from '../sources/source-text.ts';
import type { Position } from './positions.ts';
import type { Level } from './settings.ts';

/** A finding in a file of a project. */
export interface Finding {
  /** The file name shown to users: relative to the folder where the command runs, with `/`. */
  readonly path: string;
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  readonly level: Level;
  readonly rule: string;
  readonly errorClass: ErrorClass;
  /** The text that the file has there, as a reader sees it. */
  readonly covered: string;
  /** Best first; empty for a finding that only asks or points something out. */
  readonly replacements: readonly string[];
  readonly message: string;
  /** Measured probability, 0 to 1, that a careful editor would make the change. */
  readonly confidence: number;
  /** What each replacement changes in the file; null if it cannot be made there. */
  readonly changes: readonly (readonly Splice[] | null)[];
  /** True when it is certain enough to be made without asking. */
  readonly sure: boolean;
  /** True when it makes the run fail. */
  readonly fails: boolean;
  /** The same for equal findings wherever the sentence stands in its file. */
  readonly fingerprint: string;
}
