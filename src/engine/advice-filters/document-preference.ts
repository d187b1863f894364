import type { DocumentFacts } from '../context.ts';
import { WORDS_KEY } from '../document/count-styles.ts';
import { choiceKey, STYLE_CHOICES } from '../document/style-choices.ts';
import type { StyleForm } from '../document/style-form.ts';
import { variantsOf } from '../document/word-variants.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** The fewest words of a text that shows habits. */
const DOCUMENT = 600;
/** A form used this often is a habit, if the other form is clearly rarer. */
const HABIT = 4;
const CLEAR = 4;

/**
 * The same for what shows how formal a text is. Of contractions in eleven letters, manuals and reports of students, readers wanted 29 of 31 written
 * out where there were fewer of them than of full forms, and 13 of 34 where there were as many or more.
 */
const AS_MANY = 1;

/** True when the document has this many of one form against the other: the writer's habit, which no rule's default should contradict. */
const isHabit = (count: number, others: number, clear = CLEAR): boolean => count >= HABIT && count >= clear * others;

/** True for a letter, a manual or a story, which contracts as many verbs as it writes in full. */
const isInformal = (document: DocumentFacts): boolean =>
  isHabit(
    document.styleCount(choiceKey('contractions', 0)),
    document.styleCount(choiceKey('contractions', 1)),
    AS_MANY,
  );

const occurrences = (text: string, { find }: StyleForm): number => text.match(find)?.length ?? 0;

/**
 * True for advice to replace a form that the document uses throughout with one that it hardly or never uses: "percent" with "%", or a contraction
 * with the full form. Formats are those of `STYLE_CHOICES`, words those of `variantsOf`. The options (the variety of English, a style guide) take
 * precedence over the document's habit, so corrections and rules of guides are exempt.
 */
export function isAgainstPreference(
  { paragraph, start: from, end: to }: AnalysedSentence,
  { start, end, replacements }: Proposal,
  document: DocumentFacts,
): boolean {
  const [best] = replacements;
  if (best === undefined || document.styleCount(WORDS_KEY) < DOCUMENT) return false;
  const covered = paragraph.slice(start, end);
  if (covered.endsWith('!') && best.endsWith('.') && isInformal(document)) return true;
  const group = variantsOf(covered.toLowerCase());
  if (group?.includes(best.toLowerCase()))
    return isHabit(document.occurrences(covered.toLowerCase()), document.occurrences(best.toLowerCase()));
  const before = paragraph.slice(from, to);
  const after = paragraph.slice(from, start) + best + paragraph.slice(end, to);
  return STYLE_CHOICES.some(({ id, forms }) => {
    const counts = forms.map((_, i) => document.styleCount(choiceKey(id, i)));
    if (counts.every((count) => count < HABIT)) return false;
    const change = forms.map((form) => occurrences(after, form) - occurrences(before, form));
    // a form outside every standard is no preference
    return change.some(
      (gone, i) =>
        gone < 0 &&
        !forms[i]!.faulty &&
        change.some((come, j) => come > 0 && isHabit(counts[i]!, counts[j]!, forms[i]!.counted ? AS_MANY : CLEAR)),
    );
  });
}
