import type { Sample } from './sets.ts';

/** Whose English it is, as far as the source says. */
export type Writers = 'learners' | 'natives' | 'others';

/** Sources whose writers are native but for a few: presidents of the United States, the US and UK governments. */
const NATIVE_SOURCES = new Set(['nltk-inaugural', 'nltk-state_union', 'usgov', 'ukgov']);

export function writersOf({ source, native }: Pick<Sample, 'source' | 'native'>): Writers {
  if (native === 'nonnative') return 'learners';
  return native === 'native' || NATIVE_SOURCES.has(source) ? 'natives' : 'others';
}
