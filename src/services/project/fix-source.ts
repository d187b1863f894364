import type { Engine } from '../../engine/engine.ts';
import { checkSource, type SourceToCheck } from './check-source.ts';
import { editOf, type PlacedFinding } from './find-in-paragraph.ts';

export interface FixedSource {
  readonly text: string;
  /** The corrections made, with offsets in the text in which they were found. */
  readonly made: readonly PlacedFinding[];
  /** The findings in the corrected text. */
  readonly findings: readonly PlacedFinding[];
}

/** A correction can make room for another one. More than two rounds were never needed. */
const MOST_PASSES = 3;

/** Makes the certain corrections that `chosen` accepts until none is left. */
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
