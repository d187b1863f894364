import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';

/**
 * True for spelling alerts on words in the account's dictionary. A lower-case word matches in any case; a word with
 * capitals matches as it is and in all capitals. A possessive ending does not matter. The review tool applies the same
 * rule while the user writes.
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

/** Leaves out the spelling alerts on known words. @param dictionary read only if there is such an alert */
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
