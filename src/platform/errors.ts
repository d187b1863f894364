import { CATALOGUE, type ErrorCode } from './error-catalogue.ts';

export type ErrorParameters = Readonly<Record<string, string | number>>;

/** An error of the catalogue. The sender of a request may read its `message`. */
export class EmendError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly parameters: ErrorParameters;

  constructor(code: ErrorCode, parameters: ErrorParameters, cause?: unknown) {
    super(fill(CATALOGUE[code][1], parameters), cause === undefined ? undefined : { cause });
    this.name = 'EmendError';
    this.code = code;
    this.status = CATALOGUE[code][0];
    this.parameters = parameters;
  }
}

/** Makes an error of the catalogue: `throw problem('paragraph.too-long', { count: 612, limit: 500 })`. */
export function problem(code: ErrorCode, parameters: ErrorParameters = {}, cause?: unknown): EmendError {
  return new EmendError(code, parameters, cause);
}

/** All codes with their status and message, for the documentation pages. */
export function errorCatalogue(): { code: ErrorCode; status: number; message: string }[] {
  return (Object.keys(CATALOGUE) as ErrorCode[]).map((code) => ({
    code,
    status: CATALOGUE[code][0],
    message: CATALOGUE[code][1],
  }));
}

function fill(message: string, parameters: ErrorParameters): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
