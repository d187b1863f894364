import { randomBytes } from 'node:crypto';
import { buildDocx, p, r } from '../../test/docx/build-docx.ts';
import { paragraph } from '../http/paragraphs.ts';

/** A Word file of `words` words of prose with mistakes, in paragraphs of 120 words and runs of about a sentence. */
export function manuscript(words: number, seed = 0): Uint8Array {
  const body: string[] = [];
  for (let i = 0, written = 0; written < words; i++, written += 120) {
    const text = paragraph(Math.min(120, words - written), seed + i);
    body.push(p(...(text.match(/.{1,80}(?:\s|$)/gs) ?? [text]).map((run) => r(run))));
  }
  return buildDocx({ body: body.join('') });
}

/** A manuscript of 8,000 words whose pictures make the file `bytes` large. */
export function manuscriptWithPictures(bytes: number): Uint8Array {
  const body = Array.from({ length: 67 }, (_, i) => p(r(paragraph(120, i)))).join('');
  const plain = buildDocx({ body });
  return buildDocx({ body, extra: { 'word/media/image1.bin': randomBytes(Math.max(0, bytes - plain.length)) } });
}
