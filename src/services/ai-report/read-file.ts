import { DocumentError } from '../../documents/document-error.ts';
import type { StyleKind } from '../../documents/docx/index.ts';
import { type DocumentParagraph, openTracked } from '../../documents/open-tracked.ts';
import { problem } from '../../platform/errors.ts';
import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import { countWords } from '../../text/words.ts';
import { DOCUMENT_WORDS, type FileFault, faultOf } from '../records/refusal.ts';

type Kind = ReportParagraph['kind'];

/** A document in the form that the detector and its report take. */
export interface ReadFile {
  /** In reading order, without empty paragraphs. */
  readonly paragraphs: readonly ReportParagraph[];
  /** Total number of words, by the contract's rule. */
  readonly words: number;
  /** True when the text of scanned pages was recognised from their images. */
  readonly recognised?: boolean;
  /** True when the document takes in other files (altChunk) when it is opened; their text is not read. */
  readonly imported?: boolean;
}

/**
 * Reads a docx (a doc is converted first), odt or rtf. Returns faults of the file as a value and throws only faults of
 * our own.
 */
export function readWordFile(bytes: Uint8Array): ReadFile | FileFault {
  try {
    const { paragraphs, imported = 0 } = openTracked(bytes);
    const all = paragraphs.map(ofDocument);
    if (imported === 0) return withText(all);
    const file = withText(all, problem('document.imported').message);
    return 'fault' in file ? file : { ...file, imported: true };
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

/** Returns a fault for a document with more words than are judged at once. */
export function withinLimit(file: ReadFile | FileFault): ReadFile | FileFault {
  if ('fault' in file || file.words <= DOCUMENT_WORDS) return file;
  const { message } = problem('report.too-long', { count: file.words, limit: DOCUMENT_WORDS });
  return { fault: 'too-large', message };
}

/** Counts the words. Returns the fault `otherwise` for a document without any. */
export function withText(
  all: readonly ReportParagraph[],
  otherwise: string = problem('report.no-text').message,
): ReadFile | FileFault {
  const paragraphs = all.filter(({ text }) => /\S/.test(text));
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  return words === 0 ? { fault: 'empty', message: otherwise } : { paragraphs, words };
}

const WORD: Readonly<Record<StyleKind, Kind>> = {
  title: 'heading',
  heading: 'heading',
  body: 'body',
  list: 'list',
  quote: 'quotation',
  caption: 'caption',
  table: 'table',
  note: 'footnote',
  code: 'code',
  bibliography: 'reference',
  toc: 'other',
  comment: 'body',
};

function ofDocument({ text: raw, shown = raw, style, story, level, opaque }: DocumentParagraph): ReportParagraph {
  const text = withoutPlaceholders(shown);
  if (story === 'header' || story === 'footer') return { text, kind: 'other' };
  const equation = opaque.some((span) => span.kind === 'equation');
  // A numbered equation: apart from the formula there is only its number.
  if (WORD[style] !== 'heading' && equation && !/\p{L}{2}/u.test(text)) return { text, kind: 'formula' };
  return ofParagraph({ text, style, level });
}

/** Turns a paragraph of any format into the form that the detector takes. */
export function ofParagraph({ text: raw, style, level }: StyledParagraph): ReportParagraph {
  const text = withoutPlaceholders(raw);
  const kind = WORD[style];
  return kind === 'heading' ? { text, kind, level: Math.max(1, level) } : { text, kind };
}

interface StyledParagraph {
  readonly text: string;
  readonly style: StyleKind;
  readonly level: number;
}

/** U+FFFC stands for note marks, pictures and formulas. If removing it leaves two spaces, they become one. */
function withoutPlaceholders(text: string): string {
  return text.includes('\ufffc') ? text.replace(/ ?\ufffc/g, '') : text;
}
