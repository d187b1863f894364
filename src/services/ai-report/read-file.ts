import { DocumentError } from '../../documents/document-error.ts';
import type { StyleKind } from '../../documents/docx/index.ts';
import { type DocumentParagraph, openTracked } from '../../documents/open-tracked.ts';
import { problem } from '../../platform/errors.ts';
import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import { countWords } from '../../text/words.ts';
import { DOCUMENT_WORDS, type FileFault, faultOf } from '../records/refusal.ts';

type Kind = ReportParagraph['kind'];

/** A document as the detector and its report take it. */
export interface ReadFile {
  /** In reading order, without those that have no text. */
  readonly paragraphs: readonly ReportParagraph[];
  /** Words of all of them, by the contract's rule. */
  readonly words: number;
  /** Text of scanned pages was recognised on their pictures. */
  readonly recognised?: boolean;
}

/**
 * Reads a docx (a doc is converted before), odt or rtf. What the file is at fault for comes back as a value; only a fault of ours is
 * thrown.
 */
export function readWordFile(bytes: Uint8Array): ReadFile | FileFault {
  try {
    return withText(openTracked(bytes).paragraphs.map(ofDocument));
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

/** A document of more words than are judged at once is at fault. */
export function withinLimit(file: ReadFile | FileFault): ReadFile | FileFault {
  if ('fault' in file || file.words <= DOCUMENT_WORDS) return file;
  const { message } = problem('report.too-long', { count: file.words, limit: DOCUMENT_WORDS });
  return { fault: 'too-large', message };
}

/** Counts the words; a document without any is at fault, and `otherwise` says why. */
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
  // A numbered equation: besides the formula there is only its number.
  if (WORD[style] !== 'heading' && equation && !/\p{L}{2}/u.test(text)) return { text, kind: 'formula' };
  return ofParagraph({ text, style, level });
}

/** A paragraph of any format as the detector takes it. */
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

/** U+FFFC stands for marks of notes, pictures and formulas; a gap that it leaves between two spaces closes. */
function withoutPlaceholders(text: string): string {
  return text.includes('\ufffc') ? text.replace(/ ?\ufffc/g, '') : text;
}
