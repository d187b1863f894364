import { createHash } from 'node:crypto';

/**
 * SHA-256 of the text that was judged: its paragraphs that are not blank, NFC, white space as single spaces, a
 * line feed after each. The same
 * words give the same digest whatever file they came in, so that two people can tell whether they speak of one text.
 */
export function textHash(paragraphs: readonly { readonly text: string }[]): string {
  const hash = createHash('sha256');
  for (const { text } of paragraphs) {
    const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (line !== '') hash.update(`${line}\n`);
  }
  return hash.digest('hex');
}
