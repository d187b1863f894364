import type { StyleKind } from '../../documents/docx/index.ts';
import type { Span } from '../../text/span.ts';

/** What a paragraph of any format says about its words. */
export interface TermParagraph {
  readonly text: string;
  readonly style: StyleKind;
  /** The text in italics. */
  readonly italic: readonly Span[];
  /** True when its source says that it lists keywords. */
  readonly keywords?: boolean;
}

const TERM_STYLES: ReadonlySet<StyleKind> = new Set<StyleKind>(['title', 'heading', 'bibliography']);
const KEYWORDS = /^\s*(?:key\s?-?words?|index terms)\b/iu;
/** Longer italics are a quotation or a paragraph set in italics. Terms have only a few words. */
const LONGEST_TERM = 60;

/** The texts in which a document defines its terms and names: title, headings, keywords, sources and italics. */
export function* documentTerms(paragraphs: Iterable<TermParagraph>): Generator<string> {
  for (const { text, style, italic, keywords } of paragraphs) {
    if (TERM_STYLES.has(style) || keywords || KEYWORDS.test(text)) yield text;
    else for (const { start, end } of italic) if (end - start <= LONGEST_TERM) yield text.slice(start, end);
  }
}
