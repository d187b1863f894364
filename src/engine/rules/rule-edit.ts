import type { Edit } from '../edits.ts';
import { capitalize } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { rewriteTokens } from '../token-edits.ts';
import { articleBefore } from './template.ts';

/**
 * Returns the edit that replaces the tokens `from` to `to` with `words` and keeps the sentence grammatical: the capital is kept, "a" or "an" before the words
 * follows the new sound, and a deletion includes a neighbouring word, so that the spacing stays right.
 */
export function ruleEdit(sentence: AnalysedSentence, from: number, to: number, words: string, lexicon: Lexicon): Edit {
  const { tokens, paragraph } = sentence;
  const before = tokens[from - 1];
  const next = tokens[to];
  const sound = words || next?.text;
  if (before && sound && (before.lower === 'a' || before.lower === 'an') && from < to) {
    const article = articleBefore(sound.split(/[\s-]/, 1)[0]!, before.lower, lexicon);
    if (article !== before.lower) {
      const written = /^\p{Lu}/u.test(before.text) ? capitalize(article) : article;
      const end = words ? tokens[to - 1]!.end : next!.end;
      return { start: before.start, end, text: `${written} ${words || next!.text}` };
    }
  }
  const first = tokens[from]!;
  // "fix it ASAP now": a word in capitals among others is an acronym, what replaces it is none
  if (words && from < to && isLoud(first.text) && !isLoud(before?.text ?? '') && !isLoud(next?.text ?? ''))
    return { start: first.start, end: tokens[to - 1]!.end, text: from === 0 ? capitalize(words) : words };
  const own = /^\S+\p{Lu}/u.test(words) || (/^(?:word|number)$/.test(before?.kind ?? '') && !isLoud(first.text));
  if (words && from < to && own && !isInTitle(tokens, from, to))
    // "iPhone" has its own capitals; in mid-sentence a capital belongs to the old word only: "a German big car", "a big German car"
    return {
      start: first.start,
      end: tokens[to - 1]!.end,
      text: clitic(first) && /^\p{L}/u.test(words) ? ` ${words}` : words,
    };
  if (words || from === to) return rewriteTokens(sentence, from, to, words);
  if (next && next.upos !== 'PUNCT') {
    const capital = from === 0 && first.text[0] !== first.text[0]!.toLowerCase();
    return { start: first.start, end: next.end, text: capital ? capitalize(next.text) : next.text };
  }
  const last = tokens[to - 1]!;
  if (before) return { start: before.start, end: last.end, text: paragraph.slice(before.start, before.end) };
  return rewriteTokens(sentence, from, to, words);
}

/** "perform Sentimental Analysis": both words of a name have a capital, so the new word has one too. */
const isInTitle = (tokens: readonly AnalysedToken[], from: number, to: number): boolean =>
  to === from + 1 && /^\p{Lu}\p{Ll}/u.test(tokens[from]!.text) && /^\p{Lu}\p{Ll}/u.test(tokens[to]?.text ?? '');

/** "I'm need": the word that replaces the clitic needs a space before it. */
const clitic = ({ text, spaceBefore }: AnalysedToken): boolean => !spaceBefore && /^['’]\p{L}/u.test(text);

const isLoud = (text: string): boolean => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
