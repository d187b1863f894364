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

/** A document ready to be checked. */
export interface PreparedDocument {
  readonly words: number;
  readonly extension: string;
  readonly signed: boolean;
  readonly paragraphs: readonly TextParagraph[];
  readonly counts: DocumentCounts;
}

/** Reads a document with tracked changes (docx, odt, rtf) into the paragraphs that are to be checked. */
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

/** So many different words show their variety of English by those that recur. */
const MANY_WORDS = 3000;

/**
 * Words seen once say nothing about the author's habits; without them the counts of a long document are a third as large to send. In a
 * short one they tell which variety it is spelt in.
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
  /** What the reader has decided, where it is written again. */
  readonly chosen?: Chosen;
}

export interface WrittenDocument {
  readonly bytes: Uint8Array;
  readonly reports: DocumentReports;
  /** What is counted, with its context. */
  readonly changes: readonly DocumentChange[];
  /** The whole text, with which its changes are gone through; formats without one have the list alone. */
  readonly view?: readonly ViewParagraph[];
  /** Alerts that could not be written where they belong. */
  readonly skipped: number;
  /** Changes that were accepted and could not be made. */
  readonly unmade?: number;
  readonly signed: boolean;
}

/** What is written for an alert: as submitted, or as its reader has decided. */
export function editFor({ alerts, options, chosen }: WriteArgs, number: number): DocxEdit {
  const alert = alerts[number]!;
  return chosen ? chosenEdit(alert, number, options, chosen) : planDocxEdit(alert, options);
}

/** Writes the alerts into the document and counts what was written, not what was meant to be; see `isCounted`. */
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
