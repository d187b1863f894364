import { CATALOGUE, type CatalogueEntry, type ErrorCode } from './error-catalogue.ts';

export type ErrorParameters = Readonly<Record<string, string | number>>;

/** An error of the catalogue. Its `message` may be shown to the sender of a request. */
export class EmendError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** The contract's number, for errors that the record of a document reports. */
  readonly errorId: number | undefined;
  readonly parameters: ErrorParameters;

  constructor(code: ErrorCode, parameters: ErrorParameters, cause?: unknown) {
    const [status, message, errorId]: CatalogueEntry = CATALOGUE[code];
    super(fill(message, parameters), cause === undefined ? undefined : { cause });
    this.name = 'EmendError';
    this.code = code;
    this.status = status;
    this.errorId = errorId;
    this.parameters = parameters;
  }
}

/** Makes an error of the catalogue: `throw problem('paragraph.too-long', { count: 612, limit: 500 })`. */
export function problem(code: ErrorCode, parameters: ErrorParameters = {}, cause?: unknown): EmendError {
  return new EmendError(code, parameters, cause);
}

/** All codes with their status, message and number, for the documentation pages. */
export function errorCatalogue(): { code: ErrorCode; status: number; message: string; errorId: number | undefined }[] {
  return (Object.keys(CATALOGUE) as ErrorCode[]).map((code) => {
    const [status, message, errorId]: CatalogueEntry = CATALOGUE[code];
    return { code, status, message, errorId };
  });
}

function fill(message: string, parameters: ErrorParameters): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
