import type { Candidate } from './candidate.ts';
import type { RankerModels } from './ranker-file.ts';
import { treeLogOdds } from './tree-ensemble.ts';

/** Trees learned from real corrections of papers, and from mended documentation for kinds that it shows more of. */
export interface TreesOfPapers {
  knows(candidate: Candidate): boolean;
  prior(candidate: Candidate): number;
  /** Log-odds that readers of papers wanted the change; any number below `floor` when they are below it. The row holds their prior. */
  logOdds(candidate: Candidate, row: Float64Array, floor: number): number;
}

export function treesOfPapers({ header, trees }: RankerModels): TreesOfPapers {
  const scorers = new Map([...trees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  return {
    knows: ({ kind }) => scorers.has(kind),
    prior: ({ kind, change }) => header.priors[`${kind} ${change}`] ?? header.kindPriors[kind] ?? 0,
    logOdds: ({ kind }, row, floor) => {
      const [slope, offset] = header.calibration[kind] ?? [1, 0];
      return slope * scorers.get(kind)!(row, (floor - offset) / slope) + offset;
    },
  };
}
