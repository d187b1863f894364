import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { docxOf } from '../../test/documents/sample-documents.ts';
import { paragraph } from '../http/paragraphs.ts';

const letter = readFileSync(fileURLToPath(new URL('../../test/doc/fixtures/letter.doc', import.meta.url)));

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Of ten files, five are docx of 100 to 500 words and the others Markdown, LaTeX, HTML, RTF and text. One in fifty is a Word 97 file. */
export function mixedFile(n: number): NamedFile {
  if (n % 50 === 49) return { name: 'letter.doc', bytes: letter };
  const text = (words: number) => paragraph(words, n);
  switch (n % 10) {
    case 5:
      return { name: 'notes.md', bytes: Buffer.from(`# Notes\n\n${text(150)}\n\n- ${text(30)}\n`) };
    case 6:
      return { name: 'paper.tex', bytes: Buffer.from(latexOf(text(300))) };
    case 7:
      return { name: 'page.html', bytes: Buffer.from(`<h1>Page</h1><p>${text(150)}</p>`) };
    case 8:
      return { name: 'letter.rtf', bytes: Buffer.from(`{\\rtf1\\ansi ${text(200)}\\par}`) };
    case 9:
      return { name: 'plain.txt', bytes: Buffer.from(text(200)) };
    default: {
      const paragraphs = Array.from({ length: 1 + (n % 5) }, (_, i) => paragraph(100, n + i));
      return { name: 'paper.docx', bytes: docxOf(...paragraphs) };
    }
  }
}

function latexOf(text: string): string {
  const escaped = text.replace(/[%&_#$]/g, '\\$&');
  return `\\documentclass{article}\n\\begin{document}\n\\section{One}\n${escaped}\n\\end{document}\n`;
}

/** Sends all files, and repeats those whose key was too fast; returns the ids of the documents. */
export async function submitAll(
  files: readonly NamedFile[],
  keys: readonly string[],
  address: (n: number) => string,
): Promise<string[]> {
  const ids: string[] = [];
  const send = async (n: number): Promise<void> => {
    const headers = { 'x-api-key': keys[n % keys.length]! };
    const created = await fetch(`${address(n)}/autoedit/v3/document/create`, { method: 'POST', headers });
    if (created.status === 429 || created.status === 503) return later(n);
    const { data } = (await created.json()) as { data: string };
    const form = new FormData();
    form.set('doc_type', '3');
    form.set('pipeline', 'advanced');
    form.set('file', new Blob([new Uint8Array(files[n]!.bytes)]), files[n]!.name);
    const answer = await fetch(address(n) + new URL(data).pathname, { method: 'POST', headers, body: form });
    if (answer.status === 429 || answer.status === 503) return later(n);
    const body = (await answer.json()) as { message: string; data: { id: string } };
    if (!answer.ok) throw new Error(`${files[n]!.name}: ${answer.status} ${body.message}`);
    ids.push(body.data.id);
  };
  const later = async (n: number): Promise<void> => {
    await sleep(1_000);
    return send(n);
  };
  const lanes = keys.map(async (_, lane) => {
    for (let n = lane; n < files.length; n += keys.length) await send(n);
  });
  await Promise.all(lanes);
  return ids;
}
