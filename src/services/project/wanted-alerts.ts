import type { Alert } from '../../engine/pipeline/present.ts';
import { dictionaryFilter } from '../dictionaries/dictionary-filter.ts';
import type { FileSettings } from './settings.ts';

/** True for alerts that the settings let through. */
export function isWanted(alert: Alert, settings: FileSettings): boolean {
  const known = wanted.get(settings) ?? createFilter(settings);
  wanted.set(settings, known);
  return known(alert);
}

/** Cached by settings, which many files share: preparing a dictionary of 60,000 words takes 0.13 s. */
const wanted = new WeakMap<FileSettings, (alert: Alert) => boolean>();

function createFilter({ words, ignoredRules, ignoredClasses }: FileSettings): (alert: Alert) => boolean {
  const isKnown = dictionaryFilter(words);
  const classes = new Set(ignoredClasses);
  const isIgnored = (rule: string) => ignoredRules.some((name) => rule === name || rule.startsWith(`${name}/`));
  const changesName = nameGuard(words);
  return (alert) => !classes.has(alert.errorClass) && !isIgnored(alert.rule) && !isKnown(alert) && !changesName(alert);
}

/** True for an alert that removes a capitalised name from the project's dictionary: "a copy of Emend" does not mean "a copy of emending". */
function nameGuard(words: readonly string[]): (alert: Alert) => boolean {
  const names = new Set(words.filter((word) => /\p{Lu}/u.test(word)));
  return ({ coveredText, replacements: [best] }) => {
    if (best === undefined || names.size === 0) return false;
    const kept = new Set(wordsOf(best));
    return wordsOf(coveredText).some((word) => names.has(word) && !kept.has(word));
  };
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}_-]+/u);

/** Returns the words of the settings' dictionary that occur in the text. The text does not need the dictionary's other 50,000. */
export function ownWords(text: string, words: readonly string[]): string[] {
  const here = new Set(wordsOf(text.toLowerCase()));
  return words.filter((word) => here.has(word.toLowerCase()));
}
