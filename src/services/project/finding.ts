import type { ErrorClass } from '../../engine/taxonomy.ts';
import type { Splice } from '../sources/source-text.ts';
import type { Position } from './positions.ts';
import type { Level } from './settings.ts';

/** Something found in a file of a project. */
export interface Finding {
  /** As the file is named to people: relative to where the command runs, with `/`. */
  readonly path: string;
  readonly start: Position;
  /** Exclusive. */
  readonly end: Position;
  readonly level: Level;
  readonly rule: string;
  readonly errorClass: ErrorClass;
  /** What the file has there, as a reader sees it. */
  readonly covered: string;
  /** Best first; none for what only asks or points. */
  readonly replacements: readonly string[];
  readonly message: string;
  /** Measured probability, 0 to 1, that a careful editor would make the change. */
  readonly confidence: number;
  /** What each of the replacements changes in the file; null where it cannot be made there. */
  readonly changes: readonly (readonly Splice[] | null)[];
  /** Sure enough to be made unasked. */
  readonly sure: boolean;
  /** True where it makes the run fail. */
  readonly fails: boolean;
  /** The same wherever in its file the sentence stands; findings that are alike have the same. */
  readonly fingerprint: string;
}
