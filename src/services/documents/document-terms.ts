import type { StyleKind } from '../../documents/docx/index.ts';
import type { Span } from '../../text/span.ts';

/** What a paragraph of any format says about the words in it. */
export interface TermParagraph {
  readonly text: string;
  readonly style: StyleKind;
  /** What is set in italics. */
  readonly italic: readonly Span[];
  /** It lists keywords, as its source says. */
  readonly keywords?: boolean;
}

const TERM_STYLES: ReadonlySet<StyleKind> = new Set<StyleKind>(['title', 'heading', 'bibliography']);
const KEYWORDS = /^\s*(?:key\s?-?words?|index terms)\b/iu;
/** Longer italics are a quotation or a whole paragraph set that way; terms are a few words. */
const LONGEST_TERM = 60;

/** The texts in which a document sets down its terms and names: title, headings, keywords, sources, and what is in italics. */
export function* documentTerms(paragraphs: Iterable<TermParagraph>): Generator<string> {
  for (const { text, style, italic, keywords } of paragraphs) {
    if (TERM_STYLES.has(style) || keywords || KEYWORDS.test(text)) yield text;
    else for (const { start, end } of italic) if (end - start <= LONGEST_TERM) yield text.slice(start, end);
  }
}
