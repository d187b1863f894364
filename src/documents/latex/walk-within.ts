import type { Scanner } from './scanner.ts';
import { walk } from './walk.ts';

/** Deepest nesting of commands in arguments of commands that is read. */
const DEEPEST_CALL = 60;

/** Reads up to `end`, unless calls are nested too deep. */
export function readWithin(s: Scanner, end: number): void {
  if (s.depth >= DEEPEST_CALL) {
    s.at = end;
    return;
  }
  s.depth++;
  walk(s, end);
  s.depth--;
}
