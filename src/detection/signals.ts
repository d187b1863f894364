import { FEATURES } from './features.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import { GROUP_OF_FEATURE, SIGNAL_GROUPS } from './signal-groups.ts';
import { attributeTrees, type TreeEnsemble } from './tree-ensemble.ts';
import type { Signal } from './types.ts';
import { MODEL_FAVOURITES } from './word-lists.ts';

const FAVOURITES = new Set(MODEL_FAVOURITES);
const MEAN_LENGTH = FEATURES.indexOf('sentence length');
const LENGTH_SPREAD = FEATURES.indexOf('sentence length sd');
/** Weaker evidence is noise and is not shown. */
const LEAST_WEIGHT = 0.08;

/**
 * Returns the three groups of features with the largest weights in a unit's value, in words. For a passage that reads as
 * machine-made (`flagged`) only groups that support this count; for the others both directions count.
 */
export function strongestSignals(
  trees: TreeEnsemble,
  features: Float32Array,
  sentences: readonly SentenceFacts[],
  flagged: boolean,
): Signal[] {
  const byFeature = new Float64Array(FEATURES.length);
  attributeTrees(trees, features, byFeature);
  const byGroup = new Float64Array(SIGNAL_GROUPS.length);
  for (const [k, weight] of byFeature.entries()) byGroup[GROUP_OF_FEATURE[k]!]! += weight;
  return [...byGroup.entries()]
    .filter(([, weight]) => (flagged ? weight : Math.abs(weight)) >= LEAST_WEIGHT)
    .sort(([a, v], [b, w]) => Math.abs(w) - Math.abs(v) || a - b)
    .slice(0, 3)
    .map(([group, weight]) => {
      const { id, machine, human } = SIGNAL_GROUPS[group]!;
      const direction = weight > 0 ? 'machine' : 'human';
      const text = `${direction === 'machine' ? machine : human}${evidence(id, direction, features, sentences)}`;
      return { id, direction, text, weight: Math.round(weight * 1000) / 1000 };
    });
}

function evidence(
  id: string,
  direction: Signal['direction'],
  features: Float32Array,
  sentences: readonly SentenceFacts[],
): string {
  if (id === 'sentence length' && sentences.length > 1) {
    const mean = Math.round(features[MEAN_LENGTH]!);
    return ` (${mean} words on average, give or take ${Math.round(features[LENGTH_SPREAD]!)})`;
  }
  if (id === 'favourite words' && direction === 'machine') {
    const found = [...new Set(sentences.flatMap(({ lowers }) => lowers.filter((word) => FAVOURITES.has(word))))];
    if (found.length > 0)
      return `, such as ${found
        .slice(0, 3)
        .map((word) => `“${word}”`)
        .join(', ')}`;
  }
  return '';
}
