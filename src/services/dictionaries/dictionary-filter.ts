import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';

/**
 * True for spelling alerts of the account's own words. A word in lower case is known in any case; one with capitals as it
 * is and in capitals throughout. A possessive ending does not matter. The review tool does the same while one writes.
 */
export function dictionaryFilter(
  words: readonly string[],
): (alert: Pick<Alert, 'errorClass' | 'coveredText'>) => boolean {
  const known = new Set(words.map(normalise).flatMap((word) => [word, word.toUpperCase()]));
  return ({ errorClass, coveredText }) => {
    if (!isSpelling({ errorClass })) return false;
    const word = normalise(coveredText);
    return known.has(word) || known.has(word.toLowerCase());
  };
}

/** Leaves out the spelling alerts of known words. @param dictionary asked only where there is such an alert */
export async function withoutKnownWords<T extends { readonly alerts: readonly Alert[] }>(
  sentences: readonly T[],
  dictionary: () => Promise<readonly string[]>,
): Promise<readonly T[]> {
  if (!sentences.some(({ alerts }) => alerts.some(isSpelling))) return sentences;
  const isKnown = dictionaryFilter(await dictionary());
  return sentences.map((sentence) => ({ ...sentence, alerts: sentence.alerts.filter((alert) => !isKnown(alert)) }));
}

const isSpelling = ({ errorClass }: Pick<Alert, 'errorClass'>): boolean =>
  classEntry(errorClass).subCategory === 'Spelling';

function normalise(word: string): string {
  return word
    .trim()
    .normalize('NFC')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/'s?$/, '');
}
