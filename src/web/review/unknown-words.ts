import type { PlacedAlert } from './alert-plugin.ts';
import { dictionaryWord } from './personal-dictionary.ts';
import type { ListedWord } from './unknown-words-dialog.tsx';

/** The service's rules for words that it does not know: one asks about a word, the other suggests another word. */
const QUESTION = 'spelling/question';
const OFFER = 'spelling/unknown';

/** A word of the text that is on no list, with its places in order. */
export interface UnknownWord {
  /** In the form that the dictionary accepts. */
  readonly word: string;
  readonly places: readonly PlacedAlert[];
}

/**
 * The words of a text that may be its writer's own: words that the service asks about, and words for which it suggests another but which the text
 * contains more than once; a check of one paragraph cannot know that.
 */
export function unknownWords(alerts: readonly PlacedAlert[]): UnknownWord[] {
  const byWord = new Map<string, { readonly word: string; readonly places: PlacedAlert[] }>();
  for (const placed of alerts) {
    const { rule } = placed.alert;
    const word = rule === QUESTION || rule === OFFER ? dictionaryWord(placed.alert) : null;
    if (word === null) continue;
    const known = byWord.get(word.toLowerCase());
    if (known) known.places.push(placed);
    else byWord.set(word.toLowerCase(), { word, places: [placed] });
  }
  return [...byWord.values()].filter(
    ({ places }) => places.length > 1 || places.some(({ alert }) => alert.rule === QUESTION),
  );
}

/** The words in the form in which the dialog lists them. */
export function listed(words: readonly UnknownWord[]): ListedWord[] {
  return words.map(({ word, places }) => {
    const { covered, replacements, key } = places[0]!.alert;
    const [, before = '', , after = ''] = key.split('|');
    return {
      word,
      count: places.length,
      perhaps: replacements[0] ?? null,
      before: `${before} `,
      covered,
      after: ` ${after}`,
    };
  });
}

/** The alerts that the list shows one by one: those that the summary of unknown words does not cover. */
export function withoutUnknown(alerts: readonly PlacedAlert[], words: readonly UnknownWord[]): PlacedAlert[] {
  const spokenFor = new Set(words.flatMap(({ places }) => places.map(({ id }) => id)));
  return alerts.filter(({ id }) => !spokenFor.has(id));
}
