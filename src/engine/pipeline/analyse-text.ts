import { splitSentences } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import type { Analyser } from '../analyse.ts';
import { isForeignSentence } from '../language-guess/foreign-text.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { Paragraph } from '../sentence/paragraph.ts';
import type { PlaceKind } from '../sentence/place-kind.ts';
import { sentencePieces } from './sentence-pieces.ts';

/** A sentence of the text as it is displayed, in the pieces that are checked: the parts around code, formulas and the like. */
export interface TextSentence {
  readonly span: Span;
  readonly pieces: readonly AnalysedSentence[];
}

/** Step 1. Analyses the sentences of a paragraph; `kind` is the paragraph's kind by the document. */
export function analyseText(text: string, analyse: Analyser, kind?: PlaceKind): TextSentence[] {
  const paragraph = new Paragraph(text, kind);
  return splitSentences(text).map((span) => ({
    span,
    pieces: sentencePieces(text, span).map((piece) => analyse(paragraph, piece)),
  }));
}

/** True for English prose. A row of signs is no sentence, even with spaces in it. */
export function isChecked({ tokens }: AnalysedSentence, lexicon: Lexicon): boolean {
  return tokens.some(({ kind }) => kind === 'word') && !isForeignSentence(tokens, lexicon);
}
