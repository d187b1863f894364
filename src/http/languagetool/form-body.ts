import { problem } from '../../platform/errors.ts';
import type { Parameters } from '../../services/languagetool/read-request.ts';
import { readParts } from '../multipart/read-parts.ts';

/** Fails on bytes that are not UTF-8. Decoded as U+FFFD, they would be checked as if somebody had written them. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the parameters of a request's body. Scripts also send multipart forms (`curl -F`, `FormData`), which are
 * recognised by their first bytes.
 * @throws EmendError `request.malformed` for bytes that are not UTF-8, `request.broken-form` for parts without an end
 */
export async function readBody(bytes: Uint8Array): Promise<Parameters> {
  const [, boundary] = IN_PARTS.exec(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1')) ?? [];
  return boundary === undefined ? readForm(bytes) : parametersOf(await fieldsOf(bytes, boundary));
}

/**
 * Returns the parameters of a form, whatever its content type: clients send forms with `text/json` or without any type.
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

/** What a percent-encoded form never contains: spaces, quotation marks, other scripts, a percent sign without its digits. */
const UNENCODED = /[^!#-;=?-~]|%(?![\dA-F]{2})/i;
const LANGUAGE = '&language=';
/** Parameters that LibreOffice does not send. A form with one of them was typed by hand, including the spaces. */
const TYPED = /&(?:level|mode|motherTongue|preferredVariants|enabled\w+|disabled\w+|data)=/;

/**
 * LibreOffice 7.4 sends `text=…&language=en-US` without encoding the text, so `&`, `+` and `%` in it are the writer's
 * own. The text ends where the last language parameter begins. Returns null if the form is encoded.
 */
function readRawText(body: string): Parameters | null {
  const end = body.lastIndexOf(LANGUAGE);
  if (!body.startsWith('text=') || end < 0) return null;
  const text = body.slice('text='.length, end);
  if (TYPED.test(text) || !(UNENCODED.test(text) || hasNamelessPart(text))) return null;
  return { ...parametersOf(new URLSearchParams(body.slice(end + 1))), text };
}

/** "R&D" has no parameter D: every part of a form has an equals sign. */
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
