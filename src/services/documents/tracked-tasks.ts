import type { DocumentChange, ViewParagraph } from '../../contract/document-review.ts';
import { DocumentError } from '../../documents/document-error.ts';
import type { DocxEdit, EditOutcome } from '../../documents/docx/edit.ts';
import { openTracked } from '../../documents/open-tracked.ts';
import { countDocument, type DocumentCounts } from '../../engine/document/document-facts.ts';
import { type FileFault, faultOf } from '../records/refusal.ts';
import { backCover } from './back-cover.ts';
import type { TextParagraph } from './check-batch.ts';
import { type Chosen, chosenEdit } from './chosen-edit.ts';
import { documentChanges } from './document-changes.ts';
import { documentTerms } from './document-terms.ts';
import { type DocumentReports, documentReports, foundAlerts, isCounted } from './error-report.ts';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import type { ProofreadingOptions } from './proofreading-options.ts';
import { holdsLetters, proseParagraphs } from './prose-paragraphs.ts';
import { viewOfTracked } from './reading-view.ts';

/** A document that is ready to be checked. */
export interface PreparedDocument {
  readonly words: number;
  readonly extension: string;
  readonly signed: boolean;
  /** Number of other files that it takes in and whose text is not read. */
  readonly imported?: number;
  readonly paragraphs: readonly TextParagraph[];
  readonly counts: DocumentCounts;
}

/** Reads a document with tracked changes (docx, odt, rtf) into the paragraphs to check. */
export function prepareTracked(bytes: Uint8Array): PreparedDocument | FileFault {
  try {
    const document = openTracked(bytes);
    const paragraphs = proseParagraphs(document.paragraphs, holdsLetters).map(
      ({ index, text, words, shape, kind }) => ({
        index,
        text,
        words,
        shape,
        kind,
      }),
    );
    return {
      words: document.words,
      extension: document.extension,
      signed: document.signed,
      imported: document.imported ?? 0,
      paragraphs,
      counts: recurring(
        countDocument(
          document.paragraphs.map(({ text }) => text),
          documentTerms(document.paragraphs),
        ),
      ),
    };
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

/** In a text with this many different words, the words that recur show its variety of English. */
const MANY_WORDS = 3000;

/**
 * Words that occur once say nothing about the author's habits. Without them, the counts of a long document are a third
 * of the size to send. In a short document they show the variety of English.
 */
function recurring({ words, ...others }: DocumentCounts): DocumentCounts {
  if (words.size <= MANY_WORDS) return { words, ...others };
  return { words: new Map([...words].filter(([, count]) => count > 1)), ...others };
}

export interface WriteArgs {
  readonly bytes: Uint8Array;
  readonly alerts: readonly ParagraphAlert[];
  readonly options: ProofreadingOptions;
  readonly sentences: number;
  readonly filename: string;
  /** ISO 8601. */
  readonly date: string;
  /** The reader's decisions, when the document is written again. */
  readonly chosen?: Chosen;
}

export interface WrittenDocument {
  readonly bytes: Uint8Array;
  readonly reports: DocumentReports;
  /** The counted changes, with their context. */
  readonly changes: readonly DocumentChange[];
  /** The whole text, in which the page shows the changes one by one. Formats without it have only the list. */
  readonly view?: readonly ViewParagraph[];
  /** The number of alerts that could not be written at their place. */
  readonly skipped: number;
  /** The number of changes that were accepted but could not be made. */
  readonly unmade?: number;
  readonly signed: boolean;
}

/** Returns what to write for an alert: as submitted, or as the reader decided. */
export function editFor({ alerts, options, chosen }: WriteArgs, number: number): DocxEdit {
  const alert = alerts[number]!;
  return chosen ? chosenEdit(alert, number, options, chosen) : planDocxEdit(alert, options);
}

/** Writes the alerts into the document and counts what was written, not what was planned; see `isCounted`. */
export function writeTracked(args: WriteArgs): WrittenDocument {
  const { bytes, alerts, options, sentences, filename, date, chosen } = args;
  const document = openTracked(bytes);
  const edits = alerts.map((_, i) => editFor(args, i));
  const basis = { author: options.author, date: new Date(date) };
  let result = document.applyEdits(edits, basis);
  const counted = () => alerts.map((alert, i) => isCounted(alert, result.outcomes[i]!.written !== 'nothing', options));
  const reportsOf = () =>
    documentReports(foundAlerts(alerts, counted(), options), { words: document.words, sentences });
  let reports = reportsOf();
  if (options.statistics_in_document && chosen?.wish.form !== 'clean') {
    result = document.applyEdits(edits, {
      ...basis,
      backCover: backCover(reports, { words: document.words, sentences }, filename, options),
    });
    reports = reportsOf();
  }
  const texts = new Map(document.paragraphs.map(({ index, text }) => [index, text]));
  const possible = document.arePossible(
    alerts.map(({ coveredText, replacements: [best], ...alert }) => ({
      ...alert,
      replacement: best ?? coveredText,
      mode: 'apply',
    })),
  );
  const changes = documentChanges(
    alerts,
    result.outcomes,
    counted(),
    (paragraph) => texts.get(paragraph) ?? '',
    (i) => possible[i]!,
  );
  return {
    bytes: result.bytes,
    reports,
    changes,
    view: viewOfTracked(document),
    skipped: result.skipped,
    unmade: unmadeOf(edits, result.outcomes),
    signed: document.signed,
  };
}

function unmadeOf(edits: readonly DocxEdit[], outcomes: readonly EditOutcome[]): number {
  const wanted = { tracked: 'track', applied: 'apply', comment: 'comment', nothing: 'skip' } as const;
  return edits.filter(({ mode }, i) => (mode === 'apply' || mode === 'track') && wanted[outcomes[i]!.written] !== mode)
    .length;
}
