import { problem } from '../../platform/errors.ts';
import { type FormRequest, isFile, isForm, openForm, plainName } from './form.ts';
import { decoded, readParameters } from './part-header.ts';
import type { FormPart } from './read-parts.ts';

/** Form fields are options. A longer field is not an option. */
const FIELD_BYTES = 10_000;
/** The most parts with unknown names that are skipped. */
const MOST_PARTS = 60;

export interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The name as sent, without folders; "document" if there was none. */
  readonly filename: string;
}

/**
 * Streams the part `file` to `store` and collects the fields, in any order.
 * @throws EmendError `document.not-multipart`, `document.no-boundary`, `document.missing-file`, `document.several-files`,
 *   `request.too-many-parts`, `request.forbidden-name`, `request.too-large` (from here or the store), `request.aborted`,
 *   `request.broken-form`
 */
export async function receiveForm(
  request: FormRequest,
  maxBytes: number,
  store: (content: AsyncIterable<Uint8Array>) => Promise<unknown>,
): Promise<UploadedForm> {
  if (!isForm(request)) throw problem('document.not-multipart');
  const parts = openForm(request, { maxBytes, maxParts: MOST_PARTS });
  if (parts === null) throw problem('document.no-boundary');
  const fields: Record<string, string> = {};
  let filename: string | undefined;
  for await (const part of parts) {
    if (isFile(part)) {
      if (filename !== undefined) throw problem('document.several-files');
      filename = plainName(part.filename) || 'document';
      await store(part.content);
    } else if (part.filename === undefined) {
      // Names that every object has would appear among the options.
      if (part.name in Object.prototype) throw problem('request.forbidden-name');
      const text = await fieldText(part);
      if (text !== null) fields[part.name] = text;
    }
  }
  if (filename === undefined) throw problem('document.missing-file');
  return { fields, filename };
}

/** Returns the value of a field: for JSON the plain value, null for none; otherwise the text as written. A long field gives its beginning. */
async function fieldText({ content, type }: FormPart): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk.subarray(0, FIELD_BYTES - bytes));
    bytes += chunk.length;
    if (bytes >= FIELD_BYTES) break;
  }
  const [mediaType, parameters] = readParameters(type);
  const text = decoded(Buffer.concat(chunks), parameters.get('charset'));
  if (mediaType !== 'application/json') return text;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return null;
    return typeof value === 'object' ? text : String(value);
  } catch {
    return text;
  }
}
