/** A paragraph, and how many UTF-16 code units of it are in a fixed-width font. */
export interface SetText {
  readonly text: string;
  readonly monospaced: number;
}

/** Blanks and stray runs in another font do not turn a listing into prose. */
const NEARLY_ALL = 0.9;
const SHORTEST_PROSE = 80;
const SENTENCE_END = /\p{Ll}{2}[.!?]["'”’)\]]*(?:\s|$)/u;
const WORDS = /(?<![\p{L}\p{N}_.])\p{L}+[,;]? (?:\p{L}+[,;]? ){4}/u;
const SIGNS = /[{}()[\]<>=;_#@\\|+*/"`]/g;
/** A larger share of signs per character means a listing: prose of papers, with its brackets and citations, has 0.01 to 0.04. */
const SIGNS_OF_PROSE = 0.05;

/** True for a paragraph of sentences, regardless of its font. */
function isProse(text: string): boolean {
  if (text.length < SHORTEST_PROSE || !SENTENCE_END.test(text) || !WORDS.test(text)) return false;
  return (text.match(SIGNS)?.length ?? 0) <= text.length * SIGNS_OF_PROSE;
}

/**
 * True when the fonts of a document identify its program text. In a manuscript typed in Courier throughout they do not. Its sentences show this: a thesis with
 * long listings may have more letters in its listings than in its prose.
 */
export function fontsTellCode(paragraphs: readonly SetText[]): boolean {
  const prose = paragraphs.filter(({ text }) => isProse(text));
  const judged = prose.length > 0 ? prose : paragraphs;
  let code = 0;
  let all = 0;
  for (const { text, monospaced } of judged) {
    all += text.length;
    code += monospaced;
  }
  return code <= all / 2;
}

/** True for a paragraph that is nearly all in a fixed-width font. */
export const isMonospaced = ({ text, monospaced }: SetText): boolean =>
  text.length > 0 && monospaced >= text.length * NEARLY_ALL;
