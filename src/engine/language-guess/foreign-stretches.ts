import type { Span } from '../../text/span.ts';
import type { Token } from '../../text/token.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foreignLanguagesOf, isEnglishOnly } from './guess-language.ts';

const OPENING = /^[“„«‹"]$/;
const CLOSING = /^[”“»›"]$/;
/** Quotations with more tokens than this are usually separate sentences. */
const LONGEST_QUOTATION = 60;

/**
 * Returns stretches of an English sentence that are in another language, as offsets into the paragraph: quotations ("das Ding an sich"), and titles and names
 * of several words ("Journal de la Société"). Their grammar and spelling are not checked.
 */
export function foreignStretches(tokens: readonly Token[], lexicon: Lexicon): Span[] {
  const isHit = tokens.map((token) => token.kind === 'word' && isForeignWord(token));
  if (!isHit.includes(true)) return [];
  const stretches: Span[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const end = OPENING.test(tokens[i]!.text) ? quotationEnd(tokens, i) : -1;
    if (end > i && isForeignQuotation(tokens.slice(i + 1, end), lexicon)) {
      stretches.push({ start: tokens[i]!.start, end: tokens[end]!.end });
      i = end;
    } else if (isHit[i]) {
      const [first, to] = runAround(tokens, i, lexicon);
      // "Destination Corée du Sud": a word of both languages before the name
      const from = [...Array(i - first + 1).keys()].find((k) => isForeignRun(tokens.slice(first + k, to), lexicon));
      if (from !== undefined) {
        stretches.push({ start: tokens[first + from]!.start, end: tokens[spacedMark(tokens, to) ?? to - 1]!.end });
      }
      i = Math.max(i, to - 1);
    }
  }
  return stretches;
}

/** True for a small word of another language that is not an English word. */
const isForeignWord = ({ lower }: Token): boolean => foreignLanguagesOf(lower).length > 0;

function quotationEnd(tokens: readonly Token[], open: number): number {
  for (let i = open + 1; i < tokens.length && i - open <= LONGEST_QUOTATION; i++)
    if (CLOSING.test(tokens[i]!.text)) return i;
  return -1;
}

function isForeignQuotation(inside: readonly Token[], lexicon: Lexicon): boolean {
  const words = inside.filter(({ kind }) => kind === 'word');
  const known = words.filter(({ lower }) => lexicon.isLowerCase(lower)).length;
  const english = words.filter(({ lower }) => isEnglishOnly(lower)).length;
  return (
    words.slice(1).some(({ spaceBefore }) => spaceBefore) &&
    english <= words.length / 4 &&
    words.some((token) => isForeignWord(token)) &&
    known <= words.length / 2
  );
}

/** Returns the range of tokens around `at` that are not plainly English: it has no small or lower-case English word and no end of a clause. */
function runAround(tokens: readonly Token[], at: number, lexicon: Lexicon): [from: number, to: number] {
  const goesOn = (token: Token | undefined): boolean => {
    if (!token) return false;
    if (token.kind !== 'word') return /^[-'’]$/.test(token.text);
    if (isEnglishOnly(token.lower)) return false;
    return (
      token.text !== token.lower || !lexicon.isLowerCase(token.lower) || foreignLanguagesOf(token.lower).length > 0
    );
  };
  let from = at;
  while (goesOn(tokens[from - 1])) from--;
  let to = at + 1;
  while (goesOn(tokens[to])) to++;
  return [from, to];
}

/** Position of the mark with a space before it that closes the run up to `to`, as French has it, also behind a last word of both languages. */
const spacedMark = (tokens: readonly Token[], to: number): number | undefined =>
  [to, to + 1].find((at) => tokens[at]?.spaceBefore && /^[?!:;»]$/.test(tokens[at]!.text));

/**
 * True for three or more words with two small words of one language, or with one small word among capitalised words that are not English ("Sturm und Drang").
 */
function isForeignRun(run: readonly Token[], lexicon: Lexicon): boolean {
  const words = run.filter(({ kind }) => kind === 'word');
  if (words.length < 3) return false;
  const hits = new Map<string, number>();
  for (const { lower } of words)
    for (const language of foreignLanguagesOf(lower)) hits.set(language, (hits.get(language) ?? 0) + 1);
  const most = Math.max(0, ...hits.values());
  const isName = ({ text, lower }: Token): boolean => text.length > 1 && text !== lower && !lexicon.isLowerCase(lower);
  return most >= 2 || (most === 1 && words.every((token) => isForeignWord(token) || isName(token)));
}
