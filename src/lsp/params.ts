import { CODES, RpcError } from './rpc.ts';
import type { LineRange, TextChange } from './text-changes.ts';

export type Fields = Readonly<Record<string, unknown>>;

const invalid = (what: string): RpcError => new RpcError(CODES.invalidParams, `The parameters have no ${what}.`);

/** @throws RpcError `invalidParams` if it is not an object */
export function fields(value: unknown, what = 'fields'): Fields {
  if (typeof value !== 'object' || value === null) throw invalid(what);
  return value as Fields;
}

export function string(value: unknown, what: string): string {
  if (typeof value !== 'string') throw invalid(what);
  return value;
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(what);
  return value;
}

/** The address of the document that a request is about. */
export const uriOf = (params: unknown): string =>
  string(fields(fields(params)['textDocument'], 'textDocument')['uri'], 'textDocument.uri');

export const versionOf = (params: unknown): number | null => {
  const { version } = fields(fields(params)['textDocument'], 'textDocument');
  return typeof version === 'number' ? version : null;
};

const count = (value: unknown): number => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw invalid('valid range');
  return value as number;
};

export function rangeIn(value: unknown): LineRange {
  const { start, end } = fields(value, 'range');
  const place = (each: unknown) => {
    const { line, character } = fields(each, 'valid range');
    return { line: count(line), character: count(character) };
  };
  return { start: place(start), end: place(end) };
}

export const changesOf = (params: unknown): TextChange[] =>
  list(fields(params)['contentChanges'], 'contentChanges').map((each) => {
    const { range, text } = fields(each, 'change');
    return { text: string(text, 'text of a change'), ...(range == null ? {} : { range: rangeIn(range) }) };
  });
