import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of the judged text: its paragraphs that are not blank, in NFC, with single spaces and a line feed
 * after each. The same words give the same digest from any file, so that two people can check that they mean the same text.
 */
export function textHash(paragraphs: readonly { readonly text: string }[]): string {
  const hash = createHash('sha256');
  for (const { text } of paragraphs) {
    const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (line !== '') hash.update(`${line}\n`);
  }
  return hash.digest('hex');
}
