import { DocumentError, type DocumentErrorKind } from '../../documents/document-error.ts';
import { applyEdits } from '../../documents/docx/apply-edits.ts';
import type { BackCover } from '../../documents/docx/back-cover.ts';
import { readDocx } from '../../documents/docx/read-docx.ts';
import { countDocument, type DocumentCounts } from '../../engine/document-facts.ts';
import type { TextParagraph } from './check-batch.ts';
import { type DocumentReports, documentReports, type WrittenAlert } from './error-report.ts';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';

/** A document ready to be checked. */
export interface PreparedDocument {
  readonly words: number;
  readonly extension: string;
  readonly signed: boolean;
  readonly paragraphs: readonly (TextParagraph & { readonly words: number })[];
  readonly counts: DocumentCounts;
}

/** What the file itself is at fault for; errors of the file are results, not failures of the worker. */
export interface FileFault {
  readonly fault: DocumentErrorKind;
  readonly message: string;
}

/** Reads a Word file into the paragraphs that are to be checked. */
export function prepareDocx(bytes: Uint8Array): PreparedDocument | FileFault {
  try {
    const document = readDocx(bytes);
    const paragraphs = document.paragraphs
      .filter((paragraph) => paragraph.checkable && /\p{L}/u.test(paragraph.text))
      .map(({ index, text, words }) => ({ index, text, words }));
    return {
      words: document.words,
      extension: document.extension,
      signed: document.signed,
      paragraphs,
      counts: recurring(countDocument(document.paragraphs.map(({ text }) => text))),
    };
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.kind, message: error.message };
    throw error;
  }
}

/** Words seen once say nothing about the author's habits; without them the counts are a third as large to send. */
function recurring({ words, abbreviations }: DocumentCounts): DocumentCounts {
  return { words: new Map([...words].filter(([, count]) => count > 1)), abbreviations };
}

/** Only the number of words, for the answer to a submission; 0 for a file that cannot be read. */
export function countDocxWords(bytes: Uint8Array): number {
  try {
    return readDocx(bytes).words;
  } catch (error) {
    if (error instanceof DocumentError) return 0;
    throw error;
  }
}

export interface WriteArgs {
  readonly bytes: Uint8Array;
  readonly alerts: readonly ParagraphAlert[];
  readonly options: ProofreadingOptions;
  readonly sentences: number;
  readonly filename: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface WrittenDocument {
  readonly bytes: Uint8Array;
  readonly reports: DocumentReports;
  /** Alerts that could not be written where they belong. */
  readonly skipped: number;
  readonly signed: boolean;
}

/** Writes the alerts into the document and counts what was written, not what was meant to be. */
export function writeDocx({ bytes, alerts, options, sentences, filename, date }: WriteArgs): WrittenDocument {
  const document = readDocx(bytes);
  const edits = alerts.map((alert) => planDocxEdit(alert, options));
  const basis = { author: options.author, date: new Date(date) };
  let result = applyEdits(document, edits, basis);
  const reportsOf = () => {
    const written: WrittenAlert[] = [];
    result.outcomes.forEach((outcome, i) => {
      const alert = alerts[i]!;
      if (outcome.written !== 'nothing')
        written.push({ errorClass: alert.errorClass, advisor: alert.replacements.length === 0 });
    });
    return documentReports(written, { words: document.words, sentences });
  };
  let reports = reportsOf();
  if (options.statistics_in_document) {
    result = applyEdits(document, edits, {
      ...basis,
      backCover: backCover(reports, document.words, sentences, filename),
    });
    reports = reportsOf();
  }
  return { bytes: result.bytes, reports, skipped: result.skipped, signed: document.signed };
}

function backCover(reports: DocumentReports, words: number, sentences: number, filename: string): BackCover {
  const { score, categories } = reports;
  return { title: ['Language report', filename], score, words, sentences, categories };
}

export const DOCX_TASK_MODULE = import.meta.url;
