import { ACCOUNT_ERRORS } from './account-errors.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { PROGRAM_ERRORS } from './program-errors.ts';
import { RECORD_ERRORS } from './record-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';

/**
 * The catalogue of errors: every failure that a person can meet has a code, an HTTP status and a message that says what is
 * wrong and what to do; one that a document's record tells of has its number there as well. `{name}` in a message is filled from the parameters; parameters never carry the text of a user.
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
