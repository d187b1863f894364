import { ERROR_CLASSES, SUGGESTION_TYPES } from '../engine/taxonomy.ts';
import { ERROR_IDS } from '../platform/error-ids.ts';
import { errorCatalogue } from '../platform/errors.ts';

/** A row of the contract's table of categories. */
export interface ListedCategory {
  readonly category: string;
  readonly subCategory: string;
  readonly langCategory: string;
  /** Key of its counter in `error_report`. */
  readonly counter: string;
  readonly type: string;
  readonly typeId: number;
}

/** The tables of the documentation pages, from the places where the service itself has them. */
export interface ReferenceTables {
  readonly errors: readonly { readonly code: string; readonly status: number; readonly message: string }[];
  readonly documentErrors: readonly { readonly id: number; readonly name: string }[];
  readonly categories: readonly ListedCategory[];
}

/** Errors that only the command line, the library and the start of the service can meet. */
const INTERNAL = /^(config|http|models|db|jobs|cli|library)\./;

export function referenceTables(): ReferenceTables {
  return {
    // What a record tells of is no answer to a request.
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
