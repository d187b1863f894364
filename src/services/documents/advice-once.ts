import { capAdvice } from '../../engine/pipeline/cap.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';

/** A paragraph of a document with all alerts found in it. */
export interface AdvisedParagraph<Each> {
  readonly alerts: readonly Each[];
  readonly words: number;
}

/** A key that is the same for alerts that say the same thing. */
export type Advice = Pick<Alert, 'rule' | 'coveredText' | 'replacements' | 'errorClass' | 'comment'>;

/** The number of letters by which forms of a word count as one: "utilize", "utilized", "utilizing". */
const STEM = 4;

/**
 * Rules about a habit of the whole text, which is reported once: -ize beside -ise, kinds of quotation marks, “&” for
 * “and” (which can be part of a term, as in all seven places in one thesis).
 */
const HABITS: ReadonlySet<string> = new Set([
  'regional-spelling/oxford',
  'document-consistency/marks',
  'signs/ampersand',
]);

/** "In the 1st week … in the 2nd": an author who writes ordinals in figures does so throughout. One thesis got this advice 33 times. */
const ORDINALS = /^number-words\/ordinal-/;

/**
 * Advice on the wording of a phrase, and questions that are not about correctness. Changes that apply throughout a text
 * (contractions, units, numbers, style guide rules) are made at each place.
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
 * Limits the advice in each paragraph. Advice on a phrase is given once, with the number of its occurrences, and no
 * paragraph gets too much. Advice that was already given does not use up the room for new advice.
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
