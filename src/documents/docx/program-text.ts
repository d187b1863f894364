/** A paragraph with how much of it is set in a font of one width, in UTF-16 code units. */
export interface SetText {
  readonly text: string;
  readonly monospaced: number;
}

/** Blanks and stray runs in another font do not make a listing prose. */
const NEARLY_ALL = 0.9;
const SHORTEST_PROSE = 80;
const SENTENCE_END = /\p{Ll}{2}[.!?]["'”’)\]]*(?:\s|$)/u;
const WORDS = /(?:(?<![\p{L}\p{N}_.])\p{L}+[,;]? ){5}/u;
const SIGNS = /[{}()[\]<>=;_#@\\|+*/"`]/g;
/** More signs in a character are a listing: prose of papers, with its brackets and citations, has 0.01 to 0.04. */
const SIGNS_OF_PROSE = 0.05;

/** A paragraph of sentences, whatever it is set in. */
function isProse(text: string): boolean {
  if (text.length < SHORTEST_PROSE || !SENTENCE_END.test(text) || !WORDS.test(text)) return false;
  return (text.match(SIGNS)?.length ?? 0) <= text.length * SIGNS_OF_PROSE;
}

/**
 * Do the fonts of a document tell its program text? Not in a manuscript typed in Courier throughout, which shows by its sentences: a thesis with
 * long listings may have more letters in them than in its prose.
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

/** A paragraph that is nearly all set in a font of one width. */
export const isMonospaced = ({ text, monospaced }: SetText): boolean =>
  text.length > 0 && monospaced >= text.length * NEARLY_ALL;
