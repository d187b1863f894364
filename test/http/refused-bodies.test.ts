import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTestServer, PARAGRAPH_PATH, type TestServer } from './test-server.ts';

const LARGE = 11 * 1024 * 1024;
const JSON_TYPE = 'Content-Type: application/json';

/** Clients that send the whole body before they read: Python's http.client, Java's HttpURLConnection, most of the time Node. */
describe('a client that is still sending when its request is refused', () => {
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    server = await joinTestServer();
    key = await server.key();
  });
  afterAll(() => server.stop());

  /** Sends a request, all of its body even after the answer, and another request on the same connection; returns both statuses. */
  async function statusesOf(path: string, headers: readonly string[], size: number): Promise<string[]> {
    const { hostname, port } = new URL(server.server.address);
    const socket = connect(Number(port), hostname);
    let received = '';
    const answered = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        received += bytes.toString('latin1');
        resolve();
      });
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const isChunked = headers.includes('Transfer-Encoding: chunked');
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', `x-api-key: ${key}`, ...headers];
    if (!isChunked) head.push(`Content-Length: ${size}`);
    await write(socket, `${head.join('\r\n')}\r\n\r\n`);
    const half = 'a'.repeat(size / 2);
    const chunk = isChunked ? `${half.length.toString(16)}\r\n${half}\r\n` : half;
    await write(socket, chunk);
    if (isChunked) await write(socket, chunk);
    await answered;
    await write(socket, chunk + (isChunked ? '0\r\n\r\n' : ''));
    await write(socket, 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await ended;
    return [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status!);
  }

  it.each([
    ['a body over the limit', PARAGRAPH_PATH, [JSON_TYPE], '413'],
    ['a chunked body over the limit', PARAGRAPH_PATH, [JSON_TYPE, 'Transfer-Encoding: chunked'], '413'],
    ['a body of another type', PARAGRAPH_PATH, ['Content-Type: text/plain'], '400'],
    ['a body where none is taken', '/autoedit/v3/document/create', [JSON_TYPE], '413'],
    ['a form over the limit', '/v2/check', ['Content-Type: application/x-www-form-urlencoded'], '413'],
  ])('reads the refusal of %s and may go on', async (_what, path, headers, status) => {
    expect(await statusesOf(path, headers, LARGE)).toEqual([status, '200']);
  });

  it('is told as ever how long an idle connection stays open', async () => {
    const { status, headers } = await server.check(key, { paragraph: '' });
    expect([status, headers.get('keep-alive')]).toEqual([400, expect.stringMatching(/^timeout=\d+$/)]);
  });
});

function write(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(text, 'latin1', (error) => (error ? reject(error) : resolve()));
  });
}
