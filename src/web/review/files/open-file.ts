import type { Node } from 'prosemirror-model';
import { decodeText } from '../../../text/decode-text.ts';
import { documentOf } from '../blocks.ts';
import { cleanPasted } from '../pasted-html.ts';
import { REVIEW as phrases } from '../words.ts';
import { documentOfHtml, documentOfMarkdown } from './document-of.ts';
import { isProtected } from './protected-file.ts';
import { readDocx } from './read-docx.ts';
import { readOdt } from './read-odt.ts';
import { readRtf } from './read-rtf.ts';

/** Largest file, in bytes; the same as the default limit of an upload. */
const MOST_BYTES = 50 * 1024 * 1024;

/** A file that was opened as a text. */
export interface OpenedFile {
  /** The name of the file without its extension. */
  readonly name: string;
  readonly doc: Node;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The reader for each file extension; HTML from other programs is cleaned as if it were pasted. */
const READERS: Readonly<Record<string, (bytes: Bytes) => Node | Promise<Node>>> = {
  docx: async (bytes) => documentOfHtml(await readDocx(bytes)),
  docm: async (bytes) => documentOfHtml(await readDocx(bytes)),
  odt: async (bytes) => documentOfHtml(await readOdt(bytes)),
  ott: async (bytes) => documentOfHtml(await readOdt(bytes)),
  fodt: async (bytes) => documentOfHtml(await readOdt(bytes)),
  rtf: (bytes) => documentOfHtml(readRtf(bytes)),
  md: (bytes) => documentOfMarkdown(decodeText(bytes)),
  markdown: (bytes) => documentOfMarkdown(decodeText(bytes)),
  html: (bytes) => documentOfHtml(cleanPasted(decodeText(bytes))),
  htm: (bytes) => documentOfHtml(cleanPasted(decodeText(bytes))),
  txt: (bytes) => documentOf(decodeText(bytes)),
};

/**
 * Reads a file in the browser; nothing in it is sent anywhere.
 * @returns a sentence about what is wrong when the file is no text, damaged, protected or too large
 */
export async function openFile(file: File): Promise<OpenedFile | string> {
  const [, name = file.name, ending = ''] = /^(.*)\.([^.]*)$/.exec(file.name) ?? [];
  const read = READERS[ending.toLowerCase()];
  if (!read) return phrases.cannotOpen(file.name);
  if (file.size > MOST_BYTES) return phrases.over50(file.name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (await isProtected(bytes)) return phrases.protected(file.name);
  let doc: Node;
  try {
    doc = await read(bytes);
  } catch {
    return phrases.damaged(file.name, ending.toLowerCase());
  }
  if (doc.textContent.trim() === '') return phrases.noText(file.name);
  return { name, doc };
}
