import { checksum, type Header, MAGIC, PREAMBLE, type Section, VERSION } from './format.ts';

/** Thrown when this version cannot read the model's file. The message says what is wrong and what to do. */
export class DamagedModelError extends Error {
  override readonly name = 'DamagedModelError';
}

export interface ModelFile {
  readonly header: Header;
  /** Returns a view of a section's bytes, without copying them. */
  view(section: Section): DataView;
}

/**
 * Checks a complete model file, unless it has been checked before, and reads its header.
 * @throws DamagedModelError when the bytes are not a complete model of this version
 */
export function openModelFile(bytes: Uint8Array, isChecked = false): ModelFile {
  const damaged = (what: string): DamagedModelError =>
    new DamagedModelError(
      `The language model cannot be read: ${what}. Restore lm.bin from the release or train it anew.`,
    );
  if (bytes.length < PREAMBLE) throw damaged(`it has ${bytes.length} bytes, too few for a header`);
  const preamble = new DataView(bytes.buffer, bytes.byteOffset, PREAMBLE);
  if (preamble.getUint32(0, true) !== MAGIC) throw damaged('it does not start with the mark of a language model');
  const version = preamble.getUint32(4, true);
  if (version !== VERSION) throw damaged(`it is of format ${version} and this program reads format ${VERSION}`);
  if (!isChecked && checksum(bytes, 12) !== preamble.getUint32(8, true))
    throw damaged('its checksum does not match its content');
  const base = PREAMBLE + preamble.getUint32(12, true);
  // copied, because TextDecoder need not accept shared memory
  const header = JSON.parse(new TextDecoder().decode(bytes.slice(PREAMBLE, base))) as Header;
  return {
    header,
    view: ({ offset, length }) => new DataView(bytes.buffer, bytes.byteOffset + base + offset, length),
  };
}

/** Returns a complete file from its header and the bytes of the header's sections. */
export function composeModelFile(header: Header, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const file = new Uint8Array(PREAMBLE + json.length + body.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(12, json.length, true);
  file.set(json, PREAMBLE);
  file.set(body, PREAMBLE + json.length);
  view.setUint32(8, checksum(file, 12), true);
  return file;
}
