import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import { knownWords } from '../../text/headword.ts';

/** True for spelling alerts on words in the account's dictionary. */
export function dictionaryFilter(
  words: readonly string[],
): (alert: Pick<Alert, 'errorClass' | 'coveredText'>) => boolean {
  const isKnown = knownWords(words);
  return ({ errorClass, coveredText }) => isSpelling({ errorClass }) && isKnown(coveredText);
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
