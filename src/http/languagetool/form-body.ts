import { problem } from '../../platform/errors.ts';
import type { Parameters } from '../../services/languagetool/read-request.ts';
import { readParts } from '../multipart/read-parts.ts';

/** Fails on bytes that are no UTF-8: as U+FFFD they would be checked as if somebody had written them. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The parameters of a request's body. Scripts send forms of several parts too (`curl -F`, `FormData`), which are known by how they begin.
 * @throws EmendError `request.malformed` for bytes that are not UTF-8, `request.aborted` for parts without an end
 */
export async function readBody(bytes: Uint8Array): Promise<Parameters> {
  const [, boundary] = IN_PARTS.exec(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1')) ?? [];
  return boundary === undefined ? readForm(bytes) : parametersOf(await fieldsOf(bytes, boundary));
}

/**
 * The parameters of a form, whatever its content type says: clients send `text/json` and none at all with one.
 * @throws EmendError `request.malformed` for bytes that are not UTF-8
 */
export function readForm(bytes: Uint8Array): Parameters {
  const body = decoded(bytes);
  return readRawText(body) ?? parametersOf(new URLSearchParams(body));
}

const IN_PARTS = /^(?:\r\n)?--([^\r\n]{1,70})\r\n(?:[^\r\n]{1,1000}\r\n){0,9}content-disposition:[ \t]*form-data/i;

async function fieldsOf(bytes: Uint8Array, boundary: string): Promise<[name: string, value: string][]> {
  const fields: [string, string][] = [];
  for await (const { name, content } of readParts(inOneChunk(bytes), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    fields.push([name, decoded(Buffer.concat(chunks))]);
  }
  return fields;
}

async function* inOneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw problem('request.malformed', {}, error);
  }
}

/** What a percent-encoded form never holds: spaces, quotation marks, other scripts, a percent sign without its digits. */
const UNENCODED = /[^!#-;=?-~]|%(?![\dA-F]{2})/i;
const LANGUAGE = '&language=';
/** Parameters that LibreOffice does not send: a form with one of them was typed by hand, spaces and all. */
const TYPED = /&(?:level|mode|motherTongue|preferredVariants|enabled\w+|disabled\w+|data)=/;

/**
 * LibreOffice 7.4 sends `text=…&language=en-US` with the text as it is, so that `&`, `+` and `%` in it are the writer's own: the
 * text ends where the last language begins. Null where the form is encoded.
 */
function readRawText(body: string): Parameters | null {
  const end = body.lastIndexOf(LANGUAGE);
  if (!body.startsWith('text=') || end < 0) return null;
  const text = body.slice('text='.length, end);
  if (TYPED.test(text) || !(UNENCODED.test(text) || hasNamelessPart(text))) return null;
  return { ...parametersOf(new URLSearchParams(body.slice(end + 1))), text };
}

/** "R&D" is no parameter D: every part of a form has an equals sign. */
const hasNamelessPart = (text: string): boolean =>
  text
    .split('&')
    .slice(1)
    .some((part) => !part.includes('='));

/** The first value of each name counts. */
export function parametersOf(pairs: Iterable<readonly [string, string]>): Parameters {
  const parameters: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs) if (!(name in parameters)) parameters[name] = value;
  return parameters;
}
