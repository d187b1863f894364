import type { Engine } from '../../engine/engine.ts';
import { checkSource, type SourceToCheck } from './check-source.ts';
import { editOf, type PlacedFinding } from './find-in-paragraph.ts';

export interface FixedSource {
  readonly text: string;
  /** What was corrected, with places in the text that it was found in. */
  readonly made: readonly PlacedFinding[];
  /** What is found in the corrected text. */
  readonly findings: readonly PlacedFinding[];
}

/** A correction may make room for another; more than twice was never seen. */
const MOST_PASSES = 3;

/** Makes the corrections that are sure, of those that `chosen` leaves, until none is left to make. */
export function fixSource(
  engine: Engine,
  source: SourceToCheck,
  chosen: (findings: readonly PlacedFinding[]) => readonly PlacedFinding[],
): FixedSource {
  let { text } = source;
  const made: PlacedFinding[] = [];
  for (let pass = 0; ; pass++) {
    const checked = checkSource(engine, { ...source, text });
    const sure = pass < MOST_PASSES ? chosen(checked.findings).filter((finding) => finding.sure) : [];
    const result = checked.source.apply(sure.map((finding) => editOf(finding)));
    if (!result.made.includes(true)) return { text, made, findings: checked.findings };
    made.push(...sure.filter((_, i) => result.made[i]));
    text = result.text;
  }
}
