import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MADE_DOCUMENTS } from './made-documents.ts';

const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));

/** Every document at hand for tests: the public samples of `fixtures` and the made ones. */
export function testDocuments(): [name: string, bytes: Uint8Array][] {
  const files = readdirSync(folder).filter((file) => /\.doc[xm]$/.test(file));
  return [
    ...files.map((file): [string, Uint8Array] => [file, readFileSync(folder + file)]),
    ...Object.entries(MADE_DOCUMENTS),
  ];
}
