import { forgetLastMatch } from '../../text/forget-last-match.ts';
import { type Token, tokenize } from '../../text/token.ts';
import type { DocumentFacts } from '../context.ts';
import { countStyles } from './count-styles.ts';
import { addNames, addTerms } from './own-words.ts';
import { withReferenceNumbers } from './reference-numbers.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** "convolutional neural network (CNN)", "(CNNs)", "randomised controlled trial (RCT; n = 12)". */
const DEFINITION = /\(([\p{Lu}\d][\p{L}\d&/-]{0,12}?)s?(?=[);,])/gu;

/**
 * Counts the words of a whole text, so that recurring words are treated as the author's own terms. Linear in the text. Words of more than 64 characters are
 * not counted: they are not terms, and a hostile text could fill the memory with them.
 */
export function collectDocumentFacts(paragraphs: Iterable<string>): DocumentFacts {
  return documentFacts(countDocument(paragraphs));
}

/** Returns the same counts for a text of one paragraph whose tokens are known. */
export const factsOfParagraph = (text: string, tokens: readonly Token[]): DocumentFacts =>
  documentFacts(countParagraphs([{ text, tokens }]));

/** The data of `DocumentFacts`, in a form that can be sent to another thread. */
export interface DocumentCounts {
  readonly words: ReadonlyMap<string, number>;
  readonly abbreviations: ReadonlySet<string>;
  /** Words, by look-up form, that the document introduces as its own names or terms. */
  readonly own: ReadonlySet<string>;
  /** How the document writes things that have more than one form, by the keys of `count-styles.ts`. */
  readonly styles: ReadonlyMap<string, number>;
}

export function documentFacts({ words, abbreviations, own, styles }: DocumentCounts): DocumentFacts {
  return {
    occurrences: (lower) => words.get(lower) ?? 0,
    definesAbbreviation: (form) => abbreviations.has(form),
    isOwn: (lower) => own.has(lower),
    styleCount: (key) => styles.get(key) ?? 0,
    styleKeys: () => styles.keys(),
  };
}

/**
 * Returns the counts of a whole text; see `collectDocumentFacts`. `terms` are texts in which the author introduces terms: title, headings, keywords, sources,
 * words in italics.
 */
export function countDocument(paragraphs: Iterable<string>, terms: Iterable<string> = []): DocumentCounts {
  try {
    return countParagraphs(tokenized(paragraphs), terms);
  } finally {
    forgetLastMatch();
  }
}

/** Yields the paragraphs exactly as they are checked, because the keys of their texts show where something first occurs. */
function* tokenized(paragraphs: Iterable<string>): Generator<TokenizedParagraph> {
  for (const written of paragraphs) {
    const { text } = withReferenceNumbers(written);
    yield { text, tokens: tokenize(text) };
  }
}

/** Returns the same counts for paragraphs whose tokens are known; see `countDocument`. */
export function countParagraphs(
  paragraphs: Iterable<TokenizedParagraph>,
  terms: Iterable<string> = [],
): DocumentCounts {
  const counts = new Map<string, number>();
  const abbreviations = new Set<string>();
  const own = new Set<string>();
  for (const text of terms) addTerms(text, own);
  const all: TokenizedParagraph[] = [];
  for (const paragraph of paragraphs) {
    all.push(paragraph);
    addNames(paragraph.tokens, own);
    for (const token of paragraph.tokens) {
      if (token.kind !== 'word' || token.text.length > 64) continue;
      counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1);
    }
    for (const match of paragraph.text.matchAll(DEFINITION)) {
      const form = match[1]!;
      if (/\p{Lu}[^\p{Lu}\d]*[\p{Lu}\d]/u.test(form)) abbreviations.add(form);
    }
  }
  return { words: counts, abbreviations, own, styles: countStyles(all, counts) };
}
