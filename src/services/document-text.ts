import { DocumentError } from '../documents/document-error.ts';
import { openTracked } from '../documents/open-tracked.ts';
import type { Span } from '../text/span.ts';
import { holdsLetters } from './documents/prose-paragraphs.ts';
import { type FileFault, faultOf } from './records/refusal.ts';
import type { SourceText } from './sources/source-text.ts';

/** The text of a document with one paragraph per line, and its prose with offsets into that text. */
export interface DocumentText {
  readonly text: string;
  readonly source: SourceText;
}

/** Reads a docx, odt, ott, fodt or rtf for checking. Only proofreading writes corrections into it. */
export function readDocumentText(bytes: Uint8Array): DocumentText | FileFault {
  try {
    return asText(openTracked(bytes).paragraphs);
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

function asText(paragraphs: ReturnType<typeof openTracked>['paragraphs']): DocumentText {
  const starts: number[] = [];
  let text = '';
  for (const paragraph of paragraphs) {
    starts.push(text.length);
    text += `${paragraph.text.replace(/[\r\n]/g, ' ')}\n`;
  }
  const touches = (paragraph: number, { start, end }: Span): boolean =>
    paragraphs[paragraph]!.opaque.some((span) => span.start < end && span.end > start);
  return {
    text,
    source: {
      format: undefined,
      paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, checkable: holdsLetters(paragraph) })),
      placeOf: (paragraph, { start, end }) => ({ start: starts[paragraph]! + start, end: starts[paragraph]! + end }),
      plan: (edits) => edits.map(({ paragraph, ...span }) => (touches(paragraph, span) ? 'artefact' : 'refused')),
      apply: (edits) => ({ text, made: edits.map(() => false) }),
    },
  };
}
