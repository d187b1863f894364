import { uncapitalize } from '../edits.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { TextSentence } from './analyse-text.ts';
import type { CheckedSentence } from './checked-sentence.ts';
import type { Alert } from './present.ts';

/** The rule group that finds them. */
const isFragment = ({ rule, start }: Alert): boolean => start === 0 && rule.startsWith('sentence-fragments/');

/** Words whose clause or phrase belongs to the sentence before it, with the mark that joins it. */
const TO_THE_SENTENCE_BEFORE: Readonly<Record<string, string>> = {
  which: ', ',
  whereas: ', ',
  such: ', ',
  because: ' ',
};
/** Conjunctions whose clause more often belongs to the sentence after it: "When the rain stopped. We left." */
const TO_THE_SENTENCE_AFTER = /^(?:although|though|if|when|whenever|while|unless|until|once|after|before)$/;
/** Words that open a main clause and are no names. */
const OPENS_MAIN_CLAUSE = /^(?:it|this|that|these|those|they|we|he|she|you|there|the|an?|our|their|his|her|its)$/;

/**
 * Step 10. A clause that ends in a full stop of its own is joined to the sentence that it belongs to: both become one sentence, whose alert rewrites
 * the full stop between them. The two are left apart where another alert touches that place, or a line ends there.
 */
export function joinFragments(
  text: string,
  sentences: readonly TextSentence[],
  checked: readonly CheckedSentence[],
): CheckedSentence[] {
  const joined: CheckedSentence[] = [];
  for (const [i, sentence] of checked.entries()) {
    const before = joined.at(-1);
    const join = before && joinOf(text, before, sentence, sentences[i]!);
    if (join) joined[joined.length - 1] = join;
    else joined.push(sentence);
  }
  return joined;
}

/** The two sentences as one, when the second is the clause of the first or the first that of the second. */
function joinOf(
  text: string,
  before: CheckedSentence,
  after: CheckedSentence,
  { pieces }: TextSentence,
): CheckedSentence | undefined {
  const first = pieces[0]?.tokens[0];
  if (!first || !/^ +$/.test(text.slice(before.end, after.start)) || !/[\p{L}\d]\.$/u.test(before.text))
    return undefined;
  const clause = after.alerts.find(isFragment);
  if (clause) {
    const mark = Object.hasOwn(TO_THE_SENTENCE_BEFORE, first.lower) ? TO_THE_SENTENCE_BEFORE[first.lower] : undefined;
    return mark === undefined ? undefined : merged(text, before, after, { alert: clause, first, mark });
  }
  const opening = before.alerts.find(isFragment);
  const opens = TO_THE_SENTENCE_AFTER.test(opening?.coveredText.toLowerCase() ?? '');
  if (!opening || !opens || !OPENS_MAIN_CLAUSE.test(first.lower)) return undefined;
  return merged(text, before, after, { alert: opening, first, mark: ', ' });
}

function merged(
  text: string,
  before: CheckedSentence,
  after: CheckedSentence,
  { alert, first, mark }: { readonly alert: Alert; readonly first: AnalysedToken; readonly mark: string },
): CheckedSentence | undefined {
  const { start } = before;
  const [from, to] = [before.end - 1 - start, after.start + first.text.length - start];
  const kept = (alerts: readonly Alert[], by: number): Alert[] =>
    alerts
      .filter((other) => other !== alert)
      .map((other) => ({ ...other, start: other.start + by, end: other.end + by }));
  const others = [...kept(before.alerts, 0), ...kept(after.alerts, after.start - start)];
  if (others.some((other) => other.start < to && other.end > from)) return undefined;
  const join: Alert = {
    ...alert,
    start: from,
    end: to,
    coveredText: text.slice(start + from, start + to),
    replacements: [mark + uncapitalize(first, true)],
    // half of the clauses read were whole sentences that lacked a comma; examples always belong to the sentence before them
    ...(first.lower === 'such' ? {} : { optional: true, proposed: true }),
  };
  const alerts = [...others, join].sort((a, b) => a.start - b.start);
  return { start, end: after.end, text: text.slice(start, after.end), alerts };
}
