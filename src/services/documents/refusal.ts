import type { DocumentErrorKind } from '../../documents/document-error.ts';

/** Most words of one document. */
export const DOCUMENT_WORDS = 100_000;

/** The contract's error numbers. */
export const ERROR_IDS = {
  damaged: 1,
  tooLong: 2,
  encrypted: 3,
  empty: 4,
  credits: 5,
  unsupported: 6,
  timeout: 7,
  fault: 8,
} as const;

/** A fault of the document, for its record; no reason to try again. The message never quotes the document. */
export interface Refusal {
  readonly errorId: number;
  readonly message: string;
}

const FAULT_IDS: Readonly<Record<DocumentErrorKind, number>> = {
  damaged: ERROR_IDS.damaged,
  'too-large': ERROR_IDS.damaged,
  encrypted: ERROR_IDS.encrypted,
  empty: ERROR_IDS.empty,
  unsupported: ERROR_IDS.unsupported,
  timeout: ERROR_IDS.timeout,
};

/** What the file itself is at fault for. Errors of the file are results of a task, not failures of its worker. */
export interface FileFault {
  readonly fault: DocumentErrorKind;
  readonly message: string;
}

export function refusalOf({ fault, message }: FileFault): Refusal {
  return { errorId: FAULT_IDS[fault], message };
}

/** What an account may have done: its own limit of a document (0 for none) and the words it has left (null for any number). */
export interface Allowance {
  readonly wordLimit: number;
  readonly creditsLeft: number | null;
}

/** Most words of one document of an account. */
export function wordLimitOf(accountLimit: number): number {
  return accountLimit === 0 ? DOCUMENT_WORDS : accountLimit;
}

/** Refuses a document before any work on it: it is too long, or costs more than the account has left this month. */
export function allowanceRefusal(words: number, { wordLimit, creditsLeft }: Allowance): Refusal | undefined {
  const limit = wordLimitOf(wordLimit);
  if (words > limit) return tooLong(words, limit);
  return creditRefusal(words, creditsLeft);
}

/** Refuses a file that costs more than the account has left this month; null is any number. */
export function creditRefusal(words: number, creditsLeft: number | null): Refusal | undefined {
  if (creditsLeft === null || words <= creditsLeft) return undefined;
  const message = `The document has ${count(words, 'word')}, but the account has only ${count(creditsLeft, 'credit')} left this month; each word costs one. Ask an administrator for more, or send the document next month.`;
  return { errorId: ERROR_IDS.credits, message };
}

/** Refuses a document for its size: too many words, or nothing to check. */
export function sizeRefusal(words: number, paragraphs: number, limit: number): Refusal | undefined {
  if (words > limit) return tooLong(words, limit);
  if (paragraphs === 0) {
    const message =
      'The document holds no English text to check: it is empty, in another language, or consists of pictures.';
    return { errorId: ERROR_IDS.empty, message };
  }
  return undefined;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

function tooLong(words: number, limit: number): Refusal {
  const message = `The document has ${words} words; at most ${limit} are proofread at once. Send it in smaller parts.`;
  return { errorId: ERROR_IDS.tooLong, message };
}

export const TIMEOUT_REFUSAL: Refusal = {
  errorId: ERROR_IDS.timeout,
  message: 'Processing took too long. Send the document in smaller parts.',
};

export const EXHAUSTED_REFUSAL: Refusal = {
  errorId: ERROR_IDS.fault,
  message: 'The document could not be processed after three attempts. Try again later or send it in parts.',
};

export const TOO_COMPLEX_REFUSAL: Refusal = {
  errorId: ERROR_IDS.damaged,
  message:
    'The document is too complex to be processed within the memory allowed. Simplify it, or send it in smaller parts.',
};

export const LOST_UPLOAD_REFUSAL: Refusal = {
  errorId: ERROR_IDS.fault,
  message: 'The uploaded file is no longer on the server. Send the document again.',
};

export const FAULT_REFUSAL: Refusal = {
  errorId: ERROR_IDS.fault,
  message:
    'The document could not be processed because of a fault in this service, which every attempt would meet again. The log describes it. Save the document anew in a word processor, or send it in parts.',
};
