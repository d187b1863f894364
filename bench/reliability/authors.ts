import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openZip } from '../../src/documents/zip/zip-archive.ts';
import { DOCX_TYPE } from '../../test/documents/document-client.ts';
import { docxOfWords } from '../../test/documents/sample-documents.ts';

/** A document that the service accepted. */
export interface Accepted {
  readonly account: number;
  readonly words: number;
  /** True if it must end as FAILED. */
  readonly isDamaged: boolean;
  /** The first final record that a client saw. */
  end?: Record<string, unknown>;
  digest?: string;
  downloads: number;
  /** True if its author requested its deletion. */
  isDeleting: boolean;
  isDeleted: boolean;
}

export interface Author {
  readonly index: number;
  readonly key: string;
}

export interface AuthorsOptions {
  readonly authors: readonly Author[];
  /** Address of any process that takes requests. */
  readonly address: () => string;
  readonly deleteDocument: (author: number, id: string) => Promise<void>;
  readonly onFault: (fault: string) => void;
}

const SIZES = [10, 300, 3_000, 30, 1_200, 10, 100];
const MARKDOWN = '# Notes\n\nHe go to the old school in town every day.\n';
const letter = readFileSync(fileURLToPath(new URL('../../test/doc/fixtures/letter.doc', import.meta.url)));

/** Writers who send documents, ask for their status, download and sometimes delete them, whatever the service does meanwhile. */
export function createAuthors({ authors, address, deleteDocument, onFault }: AuthorsOptions) {
  const accepted = new Map<string, Accepted>();
  const refused: Record<string, number> = {};
  let isStopping = false;

  async function call(key: string, path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(address() + path, { ...init, headers: { 'x-api-key': key }, signal: AbortSignal.timeout(30_000) });
  }

  async function submit({ index, key }: Author, n: number): Promise<void> {
    const created = await call(key, '/autoedit/v3/document/create', { method: 'POST' });
    if (!created.ok) return refuse(created);
    const { data: uploadAddress } = (await created.json()) as { data: string };
    const kind = n % 7;
    const isDamaged = kind === 3;
    const [name, bytes, words] =
      kind === 5
        ? ['letter.doc', letter, 59]
        : kind === 6
          ? ['notes.md', Buffer.from(MARKDOWN), 11]
          : ['paper.docx', docxOfWords(SIZES[kind]!), SIZES[kind]!];
    const form = new FormData();
    form.set('doc_type', '3');
    form.set('pipeline', 'advanced');
    const content = new Uint8Array(isDamaged ? bytes.subarray(0, bytes.length - 200) : bytes);
    form.set('file', new Blob([content], { type: DOCX_TYPE }), name as string);
    const answer = await call(key, new URL(uploadAddress).pathname, { method: 'POST', body: form });
    if (!answer.ok) return refuse(answer);
    const { data } = (await answer.json()) as { data: { id: string } };
    const one = { account: index, words: isDamaged ? 0 : (words as number), isDamaged };
    accepted.set(data.id, { ...one, downloads: 0, isDeleting: false, isDeleted: false });
  }

  async function refuse(answer: Response): Promise<void> {
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
    const what = `${answer.status} ${message?.replace(/request id.*/, '')}`;
    refused[what] = (refused[what] ?? 0) + 1;
    if (answer.status !== 503 && answer.status !== 429) onFault(`a submission was answered ${what}`);
  }

  /** Returns true when it is final, and downloaded if there is something to download. */
  async function look(id: string): Promise<boolean> {
    const one = accepted.get(id)!;
    const { key } = authors[one.account]!;
    if (one.isDeleting) return await remove(id, one);
    const answer = await call(key, `/autoedit/v3/document/${id}`);
    if (answer.status === 404) onFault(`${id}: accepted, and then not found`);
    if (!answer.ok) return false;
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    if (data['status'] !== 'SUCCESS' && data['status'] !== 'FAILED') {
      if (one.end) onFault(`${id}: ${data['status']} after its end`);
      return false;
    }
    if (one.end && JSON.stringify(one.end) !== JSON.stringify(data)) onFault(`${id}: changed after its end`);
    one.end = data;
    return data['status'] === 'FAILED' || (await download(id, one, key));
  }

  async function download(id: string, one: Accepted, key: string): Promise<boolean> {
    const final = await call(key, `/autoedit/v3/document/${id}/final`);
    if (final.status !== 200 && final.status !== 429 && final.status < 500)
      onFault(`${id}: ${final.status} for its download address`);
    if (!final.ok) return false;
    const { data } = (await final.json()) as { data: string };
    const answer = await call(key, new URL(data).pathname);
    if (answer.status !== 200 && answer.status < 500) onFault(`${id}: ${answer.status} for its download`);
    if (!answer.ok) return false;
    // An answer that breaks off throws, and the request is repeated.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (one.digest && one.digest !== digest) onFault(`${id}: another file than before`);
    if (bytes[0] === 0x50) openZip(bytes);
    one.digest = digest;
    one.downloads++;
    return true;
  }

  /** Like the page: repeats the request until it succeeds. */
  async function remove(id: string, one: Accepted): Promise<boolean> {
    if (one.isDeleted) return true;
    await deleteDocument(one.account, id);
    one.isDeleted = true;
    return true;
  }

  async function live(author: Author): Promise<void> {
    for (let n = author.index; !isStopping; n++) {
      try {
        await submit(author, n);
        const own = [...accepted].filter(([, { account }]) => account === author.index);
        for (const [id, one] of own.slice(-4)) {
          if ((await look(id)) && Math.random() < 0.1) one.isDeleting = true;
        }
      } catch {
        // No answer, or only part of one. The service is not responsible for what it did not accept.
        refused['no answer'] = (refused['no answer'] ?? 0) + 1;
        await sleep(200);
      }
      await sleep(Math.random() * 600);
    }
  }

  const lives = authors.map(live);
  return {
    accepted,
    refused,
    look,
    async stop() {
      isStopping = true;
      await Promise.all(lives);
    },
  };
}
