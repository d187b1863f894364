/**
 * Run by service-heap.test.ts in a process of its own: the whole service, with its threads, is asked to check, proofread and judge words that
 * exist nowhere else; documents and account are deleted; then the heaps of all its threads are searched. Prints a line of JSON:
 * which words which thread still holds. The words are kept in buffers, whose bytes no snapshot of a heap holds.
 */
import { request } from 'node:http';
import { Session } from 'node:inspector';
import type { Readable } from 'node:stream';
import { getHeapSnapshot, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Worker } from 'node:worker_threads';
import { docxOf } from '../documents/sample-documents.ts';
import { PARAGRAPH_PATH, startTestServer } from './test-server.ts';

const LETTERS = Buffer.from('bcdfghjklmnpqrstvwxz');
const LENGTH = 14;
/** For the paragraph check, LanguageTool’s clients, proofreading. */
const canaries = Array.from({ length: 3 }, () => {
  const word = Buffer.alloc(LENGTH);
  for (let i = 0; i < LENGTH; i++) word[i] = LETTERS[Math.floor(Math.random() * LETTERS.length)]!;
  return word;
});

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const threads: Worker[] = [];
process.on('worker', (worker: Worker) => void threads.push(worker));

const server = await startTestServer({ EMEND_LOG_LEVEL: 'silent' });
const key = await server.key();
const port = new URL(server.server.address).port;

/** The answer is counted, never made a string. */
function send(path: string, headers: Record<string, string>, ...body: Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const content = Buffer.concat(body);
    const sent = request({
      ...{ port, host: '127.0.0.1', path, method: body.length > 0 ? 'POST' : 'GET', agent: false },
      headers: { 'x-api-key': key, ...(body.length > 0 ? { 'content-length': content.length } : {}), ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    });
    sent.end(content);
  });
}

const [checked, typed, written] = canaries as [Buffer, Buffer, Buffer];
const json = { 'content-type': 'application/json' };
const sentence = (word: Buffer) => [
  Buffer.from('We recieved a '),
  word,
  Buffer.from(' , and the the '),
  word,
  Buffer.from(' go.'),
];

async function work(): Promise<void> {
  const opening = Buffer.from('{"is_sensitive_data":true,"paragraph":"');
  const answer = await send(PARAGRAPH_PATH, json, opening, ...sentence(checked), Buffer.from('"}'));
  if (!answer.includes(checked)) throw new Error('the paragraph was not checked');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await send('/v2/check', form, Buffer.from('language=en-US&text='), ...sentence(typed));
  await proofread();
}

/** Sends a document, waits for its end, and asks for its copy. */
async function proofread(): Promise<void> {
  const { data } = JSON.parse(String(await send('/autoedit/v3/document/create', {}, Buffer.from('')))) as {
    data: string;
  };
  const document = docxOf(sentence(written).map(String).join(''));
  const field = (name: string, value: string) =>
    Buffer.from(`--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n');
  const type = { 'content-type': 'multipart/form-data; boundary=B' };
  const fields = [
    field('doc_type', '3'),
    field('pipeline', 'advanced'),
    head,
    Buffer.from(document),
    Buffer.from('\r\n--B--\r\n'),
  ];
  const submitted = JSON.parse(String(await send(new URL(data).pathname, type, ...fields))) as { data: { id: string } };
  for (;;) {
    const state = String(await send(`/autoedit/v3/document/${submitted.data.id}`, {}));
    if (state.includes('SUCCESS')) return;
    if (state.includes('FAILED')) throw new Error(state);
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
}

async function heldIn(snapshot: Readable): Promise<number[]> {
  const held = new Set<number>();
  let tail = Buffer.alloc(0);
  for await (const chunk of snapshot) {
    const bytes = Buffer.concat([tail, Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string)]);
    for (const [i, word] of canaries.entries()) if (bytes.includes(word)) held.add(i);
    tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - LENGTH)));
  }
  return [...held];
}

await work();
// Sockets close and timers end.
for (let i = 0; i < 3; i++) await send(PARAGRAPH_PATH, json, Buffer.from('{"paragraph":"All of it is well."}'));
await new Promise((resolve) => setTimeout(resolve, 1_500));
gc();
gc();
// A snapshot says of each function in which line it begins. V8 counts the lines from the first one each time, 12 s of a processor in all, unless a
// debugger has asked for the ends of all lines.
const session = new Session();
session.connect();
session.post('Debugger.enable');
const held: Record<string, number[]> = { main: await heldIn(getHeapSnapshot()) };
for (const [i, thread] of threads.entries())
  if (thread.threadId > 0) held[`thread ${i}`] = await heldIn(await thread.getHeapSnapshot());
console.log(JSON.stringify(held));
await server.stop();
process.exit(0);
