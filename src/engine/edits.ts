import type { AnalysedSentence } from './sentence/analysed-sentence.ts';
import type { AnalysedToken } from './sentence/analysed-token.ts';

/** The smallest edit in offsets into the paragraph: an insertion has an empty span, a deletion an empty text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Punctuation that attaches to the word before it. */
const CLOSING = /^[,.;:!?…)\]}”]/;
const OPENING = /^[\p{Ps}\p{Pi}"'`]$/u;

/** Gives `form` the capitals of `model`: all capitals, a first capital, or as it is. */
export function matchCase(form: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase()) return form.toUpperCase();
  const first = model[0] ?? '';
  if (first !== first.toLowerCase()) return capitalize(form);
  return form;
}

export function capitalize(form: string): string {
  const first = String.fromCodePoint(form.codePointAt(0) ?? 32);
  return form === '' ? form : first.toUpperCase() + form.slice(first.length);
}

/** Lower-cases a first capital, unless the word is "I", an acronym or a proper noun. */
export function uncapitalize(token: AnalysedToken, isCommon = false): string {
  const { text } = token;
  const proper =
    token.upos === 'PROPN' || token.lower === 'i' || /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) || /^i'/.test(token.lower);
  return proper && !isCommon ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Deletes the tokens `from` to `to` (exclusive) with the space before them or, after an opening bracket or quotation mark, the space after them. At
 * the start of a sentence the next token takes the capital.
 */
export function deleteTokens({ tokens }: AnalysedSentence, from: number, to: number): Edit {
  const first = tokens[from]!;
  const last = tokens[to - 1]!;
  const previous = tokens[from - 1];
  const next = tokens[to];
  if (!previous && next) {
    const capital = first.text[0] !== first.text[0]!.toLowerCase();
    return { start: first.start, end: next.end, text: capital ? capitalize(next.text) : next.text };
  }
  if (previous && first.spaceBefore) return { start: previous.end, end: last.end, text: '' };
  const opens = previous !== undefined && OPENING.test(previous.text);
  return { start: first.start, end: opens && next?.spaceBefore ? next.start : last.end, text: '' };
}

/** "Unity": true when the paragraph also has the word with its capital within a sentence, after a lower-case word. */
function isNameElsewhere(paragraph: string, { text }: AnalysedToken): boolean {
  for (let at = paragraph.indexOf(text); at >= 0; at = paragraph.indexOf(text, at + text.length))
    if (/\p{Ll},? $/u.test(paragraph.slice(Math.max(0, at - 3), at))) return true;
  return false;
}

/**
 * Inserts `word` before the token; at the start of a sentence the capital moves to the new word. `word` may hold several words. The space after it is
 * added here; before a closing punctuation mark, the space is added in front of it. `isCommon` knows first words that the tagger takes for names.
 */
export function insertBefore(
  sentence: AnalysedSentence,
  index: number,
  word: string,
  isCommon: (token: AnalysedToken) => boolean = () => false,
): Edit {
  const token = sentence.tokens[index]!;
  const capital = token.text[0] !== token.text[0]!.toLowerCase();
  if (index === 0 && capital) {
    const own = isNameElsewhere(sentence.paragraph, token) ? token.text : uncapitalize(token, isCommon(token));
    return { start: token.start, end: token.end, text: `${capitalize(word)} ${own}` };
  }
  if (!token.spaceBefore && CLOSING.test(token.text)) return { start: token.start, end: token.start, text: ` ${word}` };
  return { start: token.start, end: token.start, text: `${word} ` };
}

/** Inserts punctuation directly after the token. */
export function insertAfter(token: AnalysedToken, punctuation: string): Edit {
  return { start: token.end, end: token.end, text: punctuation };
}

/** Applies non-overlapping edits to the text they were made for. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) throw new RangeError(`edits overlap at ${edit.start}`);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
