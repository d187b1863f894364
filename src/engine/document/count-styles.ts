import { mayMatch, requiredText } from '../../text/required-text.ts';
import type { Token } from '../../text/token.ts';
import { countAbbreviations } from './abbreviation-uses.ts';
import { countForeign } from './foreign-share.ts';
import { countCompounds } from './noun-compounds.ts';
import { countTenses } from './section-tenses.ts';
import { choiceKey, STYLE_CHOICES } from './style-choices.ts';
import { countTermPairs } from './term-pairs.ts';
import { countTerms } from './term-uses.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

export const hyphenatedKey = (first: string, second: string): string => `hyphen:${first}-${second}`;
export const openKey = (first: string, second: string): string => `open:${first} ${second}`;
const FORM = 'form:';
export const formKey = (form: string): string => `${FORM}${form}`;
/** Key of the capitalised uses of a word in -s, wherever they occur; its other uses are in lower case. */
export const capitalKey = (lower: string): string => `capital:${lower}`;
/** Number of all words in the document. */
export const WORDS_KEY = 'words';

const FORMS = STYLE_CHOICES.flatMap(({ id, forms }) =>
  forms.map(({ find }, i) => ({ key: choiceKey(id, i), find, required: requiredText(find) })),
);

/**
 * Counts how a document writes things that have more than one form: formats (`STYLE_CHOICES`), compounds, capitals, abbreviations. Linear in the text; `words`
 * are the counts of its look-up forms.
 */
export function countStyles(
  paragraphs: readonly TokenizedParagraph[],
  words: ReadonlyMap<string, number>,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, by = 1): void => {
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const { text, tokens } of paragraphs) {
    add(WORDS_KEY, tokens.filter(({ kind }) => kind === 'word').length);
    const hasDigit = /\d/.test(text);
    for (const { key, find, required } of FORMS) {
      if (!mayMatch(required, text, hasDigit)) continue;
      const found = text.match(find)?.length ?? 0;
      if (found > 0) add(key, found);
    }
    for (let i = 0; i + 2 < tokens.length; i++)
      if (isHyphenated(tokens, i)) add(hyphenatedKey(tokens[i]!.lower, tokens[i + 2]!.lower));
    for (const [i, token] of tokens.entries()) {
      if (token.text === token.lower) continue;
      if (isMidSentence(tokens, i)) add(formKey(token.text));
      if (/^\p{Lu}.+s$/u.test(token.text) && token.kind === 'word') add(capitalKey(token.lower));
    }
  }
  // a second pass for things with two forms: open compounds, and lower case for words that also have capitals
  const capitals = new Set<string>();
  for (const key of counts.keys()) if (key.startsWith(FORM)) capitals.add(key.slice(FORM.length).toLowerCase());
  for (const { tokens } of paragraphs)
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const next = tokens[i + 1];
      if (next?.kind === 'word' && next.spaceBefore) {
        if (isCompound(token.lower, next.lower) && words.has(token.lower + next.lower))
          add(openKey(token.lower, next.lower));
      }
      if (token.text === token.lower && capitals.has(token.lower) && isMidSentence(tokens, i))
        add(formKey(token.lower));
    }
  const note = (key: string, value: number): void => {
    if (!counts.has(key)) counts.set(key, value);
  };
  const definitions = countAbbreviations(paragraphs, add, note);
  countTerms(paragraphs, definitions, add, note, counts);
  countCompounds(paragraphs, add);
  countTermPairs(paragraphs, add);
  countTenses(paragraphs, add, note);
  countForeign(paragraphs, add);
  return counts;
}

/** True when "a-b" begins at token `i` and is not part of a longer compound. */
export function isHyphenated(tokens: readonly Token[], i: number): boolean {
  const [first, hyphen, second] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (hyphen?.text !== '-' || hyphen.spaceBefore || !second || second.spaceBefore) return false;
  if (first.kind !== 'word' || second.kind !== 'word') return false;
  return tokens[i - 1]?.text !== '-' && tokens[i + 3]?.text !== '-';
}

const SMALL = new Set(
  'a an the any every some no may in on to up out off over down by for with without as so my your his her our their its it is be all not can one there where when here more never none what how who under back away through after before into mean'.split(
    ' ',
  ),
);

/** True when both parts are long enough and neither is a small word: "any way" is not "anyway", "set up" not "setup". */
export const isCompound = (first: string, second: string): boolean =>
  first.length > 2 && second.length > 2 && !SMALL.has(first) && !SMALL.has(second);

/** True for a token among lower-case words, so that a capital belongs to the word itself, not to a sentence, a name or a heading. */
export function isMidSentence(tokens: readonly Token[], i: number): boolean {
  const [before, token, after] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (token.kind !== 'word' || token.text.length < 3 || !before || !/^\p{Ll}/u.test(before.text)) return false;
  return !after || !/^[\p{Lu}\d&-]/u.test(after.text);
}
