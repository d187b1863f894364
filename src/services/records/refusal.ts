import type { DocumentError, DocumentErrorKind } from '../../documents/document-error.ts';
import type { ErrorCode } from '../../platform/error-catalogue.ts';
import { ERROR_IDS } from '../../platform/error-ids.ts';
import { type ErrorParameters, problem } from '../../platform/errors.ts';

/** Most words of one document. */
export const DOCUMENT_WORDS = 100_000;

/** A fault of the document, for its record, for which a retry is useless. The message never quotes the document. */
export interface Refusal {
  readonly errorId: number;
  readonly message: string;
}

const FAULT_IDS: Readonly<Record<DocumentErrorKind, number>> = {
  damaged: ERROR_IDS.damaged,
  'too-large': ERROR_IDS.damaged,
  encrypted: ERROR_IDS.encrypted,
  'rights-managed': ERROR_IDS.encrypted,
  empty: ERROR_IDS.empty,
  unsupported: ERROR_IDS.unsupported,
  timeout: ERROR_IDS.timeout,
};

/** A fault of the file itself. Errors of the file are results of a task, not failures of its worker. */
export interface FileFault {
  readonly fault: DocumentErrorKind;
  readonly message: string;
}

/** Returns the fault of a file that its reader refused. */
export function faultOf({ kind, fault, parameters }: DocumentError): FileFault {
  return fileFault(kind, fault, parameters);
}

export function fileFault(kind: DocumentErrorKind, code: ErrorCode, parameters: ErrorParameters = {}): FileFault {
  return { fault: kind, message: problem(code, parameters).message };
}

export function refusalOf({ fault, message }: FileFault): Refusal {
  return { errorId: FAULT_IDS[fault], message };
}

/** What an account may do: its own word limit for a document (0 for none) and the words it has left (null for no limit). */
export interface Allowance {
  readonly wordLimit: number;
  readonly creditsLeft: number | null;
}

/** The most words that an account may submit in one document. */
export function wordLimitOf(accountLimit: number): number {
  return accountLimit === 0 ? DOCUMENT_WORDS : accountLimit;
}

/** Refuses a document before any work on it if it is too long or costs more than the account has left this month. */
export function allowanceRefusal(words: number, { wordLimit, creditsLeft }: Allowance): Refusal | undefined {
  const limit = wordLimitOf(wordLimit);
  if (words > limit) return tooLong(words, limit);
  return creditRefusal(words, creditsLeft);
}

/** Refuses a file that costs more than the account has left this month; null means no limit. */
export function creditRefusal(words: number, creditsLeft: number | null): Refusal | undefined {
  if (creditsLeft === null || words <= creditsLeft) return undefined;
  return refusal('document.no-credits', { words: count(words, 'word'), credits: count(creditsLeft, 'credit') });
}

/** Refuses a document for its size: it has too many words, or nothing to check. */
export function sizeRefusal(words: number, paragraphs: number, limit: number): Refusal | undefined {
  if (words > limit) return tooLong(words, limit);
  return paragraphs === 0 ? refusal('document.no-text') : undefined;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

function tooLong(count: number, limit: number): Refusal {
  return refusal('document.too-long', { count, limit });
}

/** @param code one that has a number in the contract */
function refusal(code: ErrorCode, parameters: ErrorParameters = {}): Refusal {
  const { errorId = ERROR_IDS.fault, message } = problem(code, parameters);
  return { errorId, message };
}

export const FOREIGN_REFUSAL = refusal('document.foreign');
export const IMPORTED_REFUSAL = refusal('document.imported');
export const TIMEOUT_REFUSAL = refusal('document.timeout');
export const EXHAUSTED_REFUSAL = refusal('document.exhausted');
export const TOO_COMPLEX_REFUSAL = refusal('document.too-complex');
export const LOST_UPLOAD_REFUSAL = refusal('document.lost-upload');
export const FAULT_REFUSAL = refusal('document.fault');
