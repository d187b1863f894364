import type { ReferenceTables } from '../contract/reference.ts';
import { ERROR_CLASSES, SUGGESTION_TYPES } from '../engine/taxonomy.ts';
import { ERROR_IDS } from '../platform/error-ids.ts';
import { errorCatalogue } from '../platform/errors.ts';

/** Errors that can occur only in the command line, the library and the start of the service. */
const INTERNAL = /^(config|http|models|db|jobs|cli|library)\./;

export function referenceTables(): ReferenceTables {
  return {
    // The errors that a record reports do not answer a request.
    errors: errorCatalogue()
      .filter(({ code, errorId }) => errorId === undefined && !INTERNAL.test(code))
      .map(({ code, status, message }) => ({ code, status, message })),
    documentErrors: Object.entries(ERROR_IDS).map(([name, id]) => ({ id, name })),
    categories: Object.values(ERROR_CLASSES).map(({ category, subCategory, langCategory, counter, type }) => ({
      category,
      subCategory,
      langCategory,
      counter,
      type,
      typeId: SUGGESTION_TYPES[type],
    })),
  };
}
