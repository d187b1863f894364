import type { CheckedSentence } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry } from '../../engine/taxonomy.ts';
import type { AnnotatedText } from './annotated-text.ts';
import { CATEGORIES, isSpelling, matchRuleId, termsOf } from './rule-terms.ts';

/** A match in the form that LanguageTool's clients read. A strict client fails on any missing key. */
export interface Match {
  readonly message: string;
  readonly shortMessage: string;
  readonly replacements: readonly { readonly value: string }[];
  /** In UTF-16 code units of the client's text, including markup. */
  readonly offset: number;
  readonly length: number;
  /** The text around it; `offset` is the position of the match in `text`. */
  readonly context: { readonly text: string; readonly offset: number; readonly length: number };
  readonly sentence: string;
  readonly type: { readonly typeName: 'UnknownWord' | 'Hint' | 'Other' };
  readonly rule: {
    readonly id: string;
    /** Our own name of the rule if `id` is a name that clients look for. */
    readonly subId?: string;
    readonly description: string;
    readonly issueType: string;
    readonly urls: readonly { readonly value: string }[];
    readonly category: { readonly id: string; readonly name: string };
    readonly isPremium: boolean;
  };
  readonly ignoreForIncompleteSentence: boolean;
  readonly contextForSureMatch: number;
}

export interface MatchTerms {
  readonly languageCode: string;
  /** Address of the page that explains a rule. */
  readonly rulePage: (rule: string) => string;
}

/** Characters of context on either side. */
const CONTEXT = 40;
const CUT = '...';

/** Returns the alert of a sentence as a match, or null if it is about nothing that the writer wrote. */
export function toMatch(
  alert: Alert,
  sentence: CheckedSentence,
  text: AnnotatedText,
  { languageCode, rulePage }: MatchTerms,
): Match | null {
  const place = { start: sentence.start + alert.start, end: sentence.start + alert.end };
  if (text.isInvented(place)) return null;
  const edit = text.holdsMarkup(place) ? besideMarkup(alert, place, text) : { ...place, texts: alert.replacements };
  const { start, end } = text.toSource(edit);
  const { category, issueType } = termsOf(alert);
  const spelling = isSpelling(alert.errorClass);
  const name = classEntry(alert.errorClass).langCategory;
  return {
    message: alert.comment,
    shortMessage: spelling ? 'Spelling mistake' : name,
    replacements: edit.texts.map((value) => ({ value })),
    offset: start,
    length: end - start,
    context: contextOf(text.source, start, end),
    sentence: sentence.text,
    type: { typeName: spelling ? 'UnknownWord' : issueType === 'style' ? 'Hint' : 'Other' },
    rule: {
      id: matchRuleId(alert, languageCode),
      ...(spelling ? { subId: alert.rule } : {}),
      description: spelling ? 'Possible spelling mistake' : name,
      issueType,
      urls: [{ value: rulePage(alert.rule) }],
      category: { id: category, name: CATEGORIES[category] },
      isPremium: false,
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly string[];
}

/**
 * If an alert covers markup, it may change a part that holds none ("a *apple" with the asterisk in between); then that
 * part is offered. A change that would overwrite markup gets no replacement.
 */
function besideMarkup(alert: Alert, place: { start: number; end: number }, text: AnnotatedText): Edit {
  const [best] = alert.replacements;
  if (best !== undefined) {
    const { coveredText } = alert;
    let head = 0;
    while (head < coveredText.length && coveredText[head] === best[head]) head++;
    let tail = 0;
    const most = Math.min(coveredText.length, best.length) - head;
    while (tail < most && coveredText.at(-1 - tail) === best.at(-1 - tail)) tail++;
    // Whole words are easier to read than letters, and a match must cover something.
    while (head > 0 && !isSpace(coveredText[head - 1])) head--;
    while (tail > 0 && !isSpace(coveredText[coveredText.length - tail])) tail--;
    const narrow = { start: place.start + head, end: place.end - tail };
    if (narrow.end > narrow.start && !text.holdsMarkup(narrow))
      return { ...narrow, texts: [best.slice(head, best.length - tail)] };
  }
  return { ...place, texts: [] };
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** An exact slice of the client's text, with three dots where it was cut, because editors search for it in their text. */
function contextOf(source: string, start: number, end: number): Match['context'] {
  const from = beforePair(source, Math.max(0, start - CONTEXT));
  const to = beforePair(source, Math.min(source.length, end + CONTEXT));
  const before = from > 0 ? CUT : '';
  const after = to < source.length ? CUT : '';
  return {
    text: before + source.slice(from, to) + after,
    offset: before.length + start - from,
    length: end - start,
  };
}

/** Returns the offset, or the one before it if it lies inside a surrogate pair. */
function beforePair(source: string, at: number): number {
  return at > 0 && at < source.length && /[\uD800-\uDBFF]/.test(source[at - 1]!) ? at - 1 : at;
}
