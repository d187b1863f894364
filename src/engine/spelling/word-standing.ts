import type { CheckContext } from '../context.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isPrefix } from './derivation.ts';

/**
 * The position of an unlisted token in its sentence, as far as spelling can judge it: in lower case, with the capital at the start of a sentence, capitalised
 * elsewhere (usually a name), or as a part of a hyphenated compound.
 */
export type Standing = 'lower' | 'opening' | 'capital' | 'part';

const LETTERS = /^[a-zà-öø-ÿœ']+$/;
/** Technical and new words that the lists lack and that look like slips for common words: "if and only if". */
const TERMS = new Set(
  'iff goto foreach howto howtos uncrewed blocklist blocklists blocklisted allowlist allowlists allowlisted datastore datastores wget chmod mkdir inout brane branes'.split(
    ' ',
  ),
);
/** Signs that make the word they touch part of code, a path, a formula or a tag. */
const CODE_SIGNS = '/\\@#$=<>^~|+*_&%{}[]:';
const LATIN_ENDING =
  /(?:us|um|is|ii|ae|ensis|oides|ata|atum|atus|ica|icum|icus|osa|osum|ans|ens|ella|ina|alis|aris|i|a|ea|eum)$/;
/** Epithets in -er are rare and English words in -er are common, so they count only after a genus that is plainly Latin. */
const EPITHET_IN_ER = /[^aeiou]er$/;
const RANK = /^(?:var|subsp|ssp|cv|f|sp|spp)\.?$/;

const isCapitalised = (token: AnalysedToken): boolean => /^\p{Lu}/u.test(token.text);
const isWordlike = (token: AnalysedToken | undefined): boolean => token?.kind === 'word' || token?.kind === 'number';

/** Returns the standing of the token; undefined for tokens that spelling does not judge: acronyms, code, formulas, species, foreign letters. */
export function standingOf(sentence: AnalysedSentence, index: number): Standing | undefined {
  const { tokens } = sentence;
  const token = tokens[index]!;
  if (token.kind !== 'word' || token.lower.length < 3 || token.lower.length > 40 || !LETTERS.test(token.lower))
    return undefined;
  const letters = token.text;
  const rest = letters.slice(1);
  if (rest !== rest.toLowerCase()) return undefined;
  // "Péter": an author who writes the accents of a name knows its spelling
  if (isCapitalised(token) && /[^a-z']/.test(token.lower)) return undefined;
  if (TERMS.has(token.lower)) return undefined;
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  // "shan't" is "sha" and "n't"
  if (token.lower === 'sha' && next?.lower === "n't") return undefined;
  const touchesBefore = previous !== undefined && !token.spaceBefore;
  const touchesAfter = next !== undefined && !next.spaceBefore;
  if (touchesBefore && (isWordlike(previous) || CODE_SIGNS.includes(previous.text[0]!) || previous.text === '.'))
    return undefined;
  if (
    touchesAfter &&
    (CODE_SIGNS.includes(next.text[0]!) || next.text === '(') &&
    !(next.text === ':' && tokens[index + 2]?.spaceBefore !== false)
  )
    return undefined;
  if (touchesAfter && next.text === '.' && tokens[index + 2]?.spaceBefore === false && isWordlike(tokens[index + 2]))
    return undefined;
  if (touchesAfter && /^(?:na|ta|me)$/.test(next.lower)) return undefined;
  if (isSpeciesName(tokens, index) || isFamily(letters) || isCutOff(tokens, index)) return undefined;
  const dash =
    (touchesBefore && /^\p{Pd}$/u.test(previous.text)) ||
    (touchesAfter && /^\p{Pd}$/u.test(next.text) && tokens[index + 2]?.spaceBefore === false);
  if (dash) return isCapitalised(token) ? undefined : 'part';
  if (!isCapitalised(token)) return 'lower';
  return isOpening(tokens, index) ? 'opening' : 'capital';
}

/** True for a part that a hyphen separates: "break- ing" at the end of a line, "lympho-" and "neo-" before a word. */
function isCutOff(tokens: readonly AnalysedToken[], index: number): boolean {
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (previous?.text === '-' && !previous.spaceBefore && tokens[index]!.spaceBefore) return true;
  if (!next || next.spaceBefore || !/^\p{Pd}$/u.test(next.text)) return false;
  return (
    tokens[index + 2]?.spaceBefore !== false || /[oi]$/.test(tokens[index]!.lower) || isPrefix(tokens[index]!.lower)
  );
}

/** True when no word of the sentence precedes it, or when a quotation opens directly before it. */
function isOpening(tokens: readonly AnalysedToken[], index: number): boolean {
  for (let i = index - 1; i >= 0; i--) {
    if (isWordlike(tokens[i])) return false;
    if (i === index - 1 && /^["“‘]$/.test(tokens[i]!.text)) return true;
  }
  return true;
}

/** True for the name of a biological family, order or subfamily: "Brassicaceae", "Culicidae". */
const isFamily = (text: string): boolean => /^\p{Lu}\p{Ll}+(?:aceae|idae|inae|ales|oidea|viridae|virus)$/u.test(text);

/** True for the second part of a Latin binomial: "Brassica napus", "E. coli", "var. capitata". */
function isSpeciesName(tokens: readonly AnalysedToken[], index: number): boolean {
  const token = tokens[index]!;
  const previous = tokens[index - 1];
  if (!previous || isCapitalised(token)) return false;
  if (
    EPITHET_IN_ER.test(token.lower) &&
    isCapitalised(previous) &&
    /(?:oides|us|um|ella|ina|aria|odes)$/.test(previous.lower)
  )
    return true;
  if (!LATIN_ENDING.test(token.lower)) return false;
  if (RANK.test(previous.lower)) return true;
  // "R. differens" where the full stop is a separate token
  const initial = tokens[index - 2];
  if (previous.text === '.' && !previous.spaceBefore && /^\p{Lu}\p{Ll}?$/u.test(initial?.text ?? '')) return true;
  return (
    isCapitalised(previous) &&
    (/^\p{Lu}\p{Ll}?\.$/u.test(previous.text) ||
      (index > 1 && previous.kind === 'word') ||
      LATIN_ENDING.test(previous.lower))
  );
}

/** Counts the words among the three on each side that are unlisted, not known misspellings, and strange by `isStrange`: many of them show another language. */
export function strangersAround(
  sentence: AnalysedSentence,
  index: number,
  context: CheckContext,
  isStrange: (lower: string) => boolean,
): number {
  let strangers = 0;
  for (let i = Math.max(0, index - 3); i <= Math.min(sentence.tokens.length - 1, index + 3); i++) {
    const token = sentence.tokens[i]!;
    if (i === index || token.kind !== 'word' || token.lower.length < 2 || isCapitalised(token)) continue;
    if (!context.lexicon.has(token.text) && !context.lexicon.misspelling(token.lower) && isStrange(token.lower))
      strangers++;
  }
  return strangers;
}

/** True for a single word in its own quotation marks or brackets: mentioned or explained, not used. */
export function isMentioned(sentence: AnalysedSentence, index: number): boolean {
  return isEnclosed(sentence, index, /^["“‘'«`(]$/, /^["”’'»`)]$/);
}

/** True for a single word in its own quotation marks. */
export function isQuotedAlone(sentence: AnalysedSentence, index: number): boolean {
  return isEnclosed(sentence, index, /^["“‘'«`]$/, /^["”’'»`]$/);
}

function isEnclosed({ tokens }: AnalysedSentence, index: number, opening: RegExp, closing: RegExp): boolean {
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  return (
    before !== undefined &&
    after !== undefined &&
    opening.test(before.text) &&
    !tokens[index]!.spaceBefore &&
    closing.test(after.text)
  );
}
