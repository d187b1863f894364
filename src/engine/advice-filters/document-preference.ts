import type { DocumentFacts } from '../context.ts';
import { WORDS_KEY } from '../document/count-styles.ts';
import { choiceKey, STYLE_CHOICES } from '../document/style-choices.ts';
import type { StyleForm } from '../document/style-form.ts';
import { variantsOf } from '../document/word-variants.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Words; a shorter text is no document whose habits are known. */
const DOCUMENT = 600;
/** So many uses are a habit, when the other form has less than one in so many. */
const HABIT = 4;
const CLEAR = 4;

/** The document has this many times the one and the other: its own way, that no rule's default should go against. */
const isHabit = (count: number, others: number): boolean => count >= HABIT && count >= CLEAR * others;

const occurrences = (text: string, { find }: StyleForm): number => text.match(find)?.length ?? 0;

/**
 * True for advice that would replace what the document writes all through by what it never or hardly writes: "percent" by "%", a
 * contraction by the full form. Formats are those of `STYLE_CHOICES`, words those of `variantsOf`. What the options ask for (the
 * variety of English, a style guide) goes before the document's habit, so corrections and rules of guides are not asked about.
 */
export function isAgainstPreference(
  { paragraph, start: from, end: to }: AnalysedSentence,
  { start, end, replacements }: Proposal,
  document: DocumentFacts,
): boolean {
  const [best] = replacements;
  if (best === undefined || document.styleCount(WORDS_KEY) < DOCUMENT) return false;
  const covered = paragraph.slice(start, end);
  const group = variantsOf(covered.toLowerCase());
  if (group?.includes(best.toLowerCase()))
    return isHabit(document.occurrences(covered.toLowerCase()), document.occurrences(best.toLowerCase()));
  const before = paragraph.slice(from, to);
  const after = paragraph.slice(from, start) + best + paragraph.slice(end, to);
  return STYLE_CHOICES.some(({ id, forms }) => {
    const counts = forms.map((_, i) => document.styleCount(choiceKey(id, i)));
    if (counts.every((count) => count < HABIT)) return false;
    const change = forms.map((form) => occurrences(after, form) - occurrences(before, form));
    // a form that no standard has is no preference
    return change.some(
      (gone, i) =>
        gone < 0 && !forms[i]!.faulty && change.some((come, j) => come > 0 && isHabit(counts[i]!, counts[j]!)),
    );
  });
}
