import { capAdvice } from '../../engine/pipeline/cap.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';

/** A paragraph of a document with all that was found in it. */
export interface AdvisedParagraph<Each> {
  readonly alerts: readonly Each[];
  readonly words: number;
}

/** What of an alert says whether another says the same. */
export type Advice = Pick<Alert, 'rule' | 'coveredText' | 'replacements' | 'errorClass' | 'comment'>;

/** Letters by which forms of a word are known as one: "utilize", "utilized", "utilizing". */
const STEM = 4;

/** Rules about a habit of the whole text, which is named once: -ize beside -ise, kinds of quotation marks, “&” for “and” (which may be part of a term: all of seven places in one thesis were). */
const HABITS: ReadonlySet<string> = new Set([
  'regional-spelling/oxford',
  'document-consistency/marks',
  'signs/ampersand',
]);

/** "In the 1st week … in the 2nd": who writes ordinals in figures does so all through; one thesis was told 33 times. */
const ORDINALS = /^number-words\/ordinal-/;

/**
 * What is said of a phrase: advice on wording, and questions that are not about correctness. What is changed in the same way all through a
 * text (contractions, units, numbers, what a style guide asks for) is changed at each place.
 */
export function phraseOf({ rule, coveredText, replacements, errorClass, comment }: Advice): string | undefined {
  if (HABITS.has(rule)) return rule === 'document-consistency/marks' ? `${rule} ${comment}` : rule;
  if (ORDINALS.test(rule)) return 'number-words/ordinal';
  const { category, asksFirst } = classEntry(errorClass);
  if (category === 'Correctness' || (replacements.length > 0 && !asksFirst)) return undefined;
  const words = coveredText.toLowerCase().split(/\s+/);
  return [rule, ...words.map((word) => word.slice(0, STEM))].join(' ');
}

/**
 * The alerts of each paragraph with advice in measure: the same is said of a phrase once, with how often it occurs, and no paragraph gets
 * too much. What was said before takes no place from what is new.
 */
export function adviseOnce<Each extends Alert>(paragraphs: readonly AdvisedParagraph<Each>[]): Each[][] {
  const phrases = new Map<Each, string>();
  const places = new Map<string, number>();
  for (const alert of paragraphs.flatMap(({ alerts }) => alerts)) {
    const phrase = phraseOf(alert);
    if (phrase === undefined) continue;
    phrases.set(alert, phrase);
    places.set(phrase, (places.get(phrase) ?? 0) + 1);
  }
  const said = new Set<string>();
  return paragraphs.map(({ alerts, words }) => {
    const here = new Set<string>();
    const fresh = alerts.filter((alert) => {
      const phrase = phrases.get(alert);
      if (phrase === undefined) return true;
      if (said.has(phrase) || here.has(phrase)) return false;
      here.add(phrase);
      return true;
    });
    const kept = capAdvice([fresh], words)[0]!;
    for (const alert of kept) if (phrases.has(alert)) said.add(phrases.get(alert)!);
    return kept.map((alert) => withCount(alert, places.get(phrases.get(alert) ?? '') ?? 1));
  });
}

function withCount<Each extends Alert>(alert: Each, places: number): Each {
  return places < 2 ? alert : { ...alert, comment: `${alert.comment} It occurs ${places} times in this document.` };
}
