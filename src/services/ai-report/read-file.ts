import { DocumentError } from '../../documents/document-error.ts';
import { type DocxParagraph, readDocx, type StyleKind } from '../../documents/docx/index.ts';
import { documentKind } from '../../documents/kind.ts';
import { type ParagraphKind as PdfKind, type PdfReading, readPdf } from '../../documents/pdf/index.ts';
import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import { countWords } from '../../text/words.ts';
import type { FileFault } from '../documents/refusal.ts';
import { isEngineAbort } from '../pdf/pdf-faults.ts';
import { discardThreadEngine, hyphenWords, threadEngine } from '../pdf/thread-engine.ts';

type Kind = ReportParagraph['kind'];

/** A document as the detector and its report take it. */
export interface ReadFile {
  /** In reading order, without those that have no text. */
  readonly paragraphs: readonly ReportParagraph[];
  /** Words of all of them, by the contract's rule. */
  readonly words: number;
}

const NO_TEXT = 'The document holds no text: it is empty or consists of pictures.';
const TOO_COMPLEX = 'The PDF is too complex to be read within the memory allowed. Send a simpler version.';
const SCAN =
  'The PDF holds no text: its pages are scans or other pictures. Recognise their text first (OCR, for example with OCRmyPDF) and send the result.';

/**
 * Reads a docx or a PDF (a doc is converted before), whichever the content says it is. What the file is at fault for comes back as a value; only
 * a fault of ours is thrown. A hostile PDF can keep the thread busy, so the caller's time limit must be able to end it.
 *
 * @param lexicon `lexicon.bin`, which decides hyphens at line ends of a PDF; without it the document's own words do
 */
export async function readFileForDetection(bytes: Uint8Array, lexicon?: Uint8Array): Promise<ReadFile | FileFault> {
  switch (documentKind(bytes)) {
    case 'docx':
      return readWord(bytes);
    case 'pdf':
      return readPages(bytes, lexicon);
    default:
      return { fault: 'unsupported', message: 'This is neither a Word document nor a PDF.' };
  }
}

function readWord(bytes: Uint8Array): ReadFile | FileFault {
  try {
    return withText(readDocx(bytes).paragraphs.map(ofDocx));
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.kind, message: error.message };
    throw error;
  }
}

async function readPages(bytes: Uint8Array, lexicon: Uint8Array | undefined): Promise<ReadFile | FileFault> {
  const engine = await threadEngine();
  try {
    return ofPdf(readPdf(engine, bytes, hyphenWords(lexicon)));
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.kind, message: error.message };
    if (!isEngineAbort(error)) throw error;
    discardThreadEngine();
    return { fault: 'too-large', message: TOO_COMPLEX };
  }
}

function ofPdf({ paragraphs }: PdfReading): ReadFile | FileFault {
  const found = paragraphs.map(
    ({ kind, level, text }): ReportParagraph =>
      kind === 'heading' ? { text, kind, level } : { text, kind: PDF[kind] },
  );
  return withText(found, SCAN);
}

/** Counts the words; a document without any is at fault, and `otherwise` says why. */
export function withText(all: readonly ReportParagraph[], otherwise: string = NO_TEXT): ReadFile | FileFault {
  const paragraphs = all.filter(({ text }) => /\S/.test(text));
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  return words === 0 ? { fault: 'empty', message: otherwise } : { paragraphs, words };
}

const PDF: Readonly<Record<PdfKind, Kind>> = {
  heading: 'heading',
  body: 'body',
  listItem: 'list',
  caption: 'caption',
  footnote: 'footnote',
  tableRow: 'table',
  code: 'code',
};

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
};

function ofDocx({ text: raw, style, story, level, opaque }: DocxParagraph): ReportParagraph {
  const text = withoutPlaceholders(raw);
  if (story === 'header' || story === 'footer') return { text, kind: 'other' };
  const kind = WORD[style];
  if (kind === 'heading') return { text, kind, level: Math.max(1, level) };
  const equation = opaque.some((span) => span.kind === 'equation');
  // A numbered equation: besides the formula there is only its number.
  if (equation && !/\p{L}{2}/u.test(text)) return { text, kind: 'formula' };
  return { text, kind };
}

/** U+FFFC stands for marks of notes, pictures and formulas; a gap that it leaves between two spaces closes. */
function withoutPlaceholders(text: string): string {
  return text.includes('\ufffc') ? text.replace(/ ?\ufffc/g, '') : text;
}
