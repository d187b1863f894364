import type { Sample } from './sets.ts';

/** The writer's kind of English, as far as the source tells. */
export type Writers = 'learners' | 'natives' | 'others';

/** Sources whose writers are native speakers with few exceptions: presidents of the United States, the US and UK governments. */
const NATIVE_SOURCES = new Set(['nltk-inaugural', 'nltk-state_union', 'usgov', 'ukgov']);

export function writersOf({ source, native }: Pick<Sample, 'source' | 'native'>): Writers {
  if (native === 'nonnative') return 'learners';
  return native === 'native' || NATIVE_SOURCES.has(source) ? 'natives' : 'others';
}
