import { ACCOUNT_ERRORS } from './account-errors.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { PROGRAM_ERRORS } from './program-errors.ts';
import { RECORD_ERRORS } from './record-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';

/**
 * The error catalogue. Every failure that a user can meet has a code, an HTTP status and a message that says what is
 * wrong and what to do. An error that a document's record reports also has its number there. Parameters fill `{name}`
 * in a message and never carry a user's text.
 */
export const CATALOGUE = {
  ...FILE_ERRORS,
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...RECORD_ERRORS,
  ...PROGRAM_ERRORS,
} as const satisfies Record<string, CatalogueEntry>;

export type CatalogueEntry = readonly [status: number, message: string, errorId?: number];
export type ErrorCode = keyof typeof CATALOGUE;
