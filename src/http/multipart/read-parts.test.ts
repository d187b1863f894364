import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readParts } from './read-parts.ts';

/** The body in chunks of these sizes; the last chunk is the rest. */
async function* inChunks(body: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const size of sizes) {
    yield body.subarray(at, at + size);
    at += size;
  }
  yield body.subarray(at);
}

async function partsOf(body: string | Uint8Array, sizes: readonly number[] = [], boundary = 'b') {
  const parts: { name: string; text: string }[] = [];
  for await (const { name, content } of readParts(inChunks(Buffer.from(body as string), sizes), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    parts.push({ name, text: Buffer.concat(chunks).toString('latin1') });
  }
  return parts;
}

const part = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

it('reads any content however the body is cut', async () => {
  // Fragments of delimiters among letters: a reader is most likely to fail on text that looks like the end of a part.
  const content = fc
    .array(fc.constantFrom('a', '-', '--', '\r', '\n', '\r\n', '\r\n-', '\r\n--', '--b', '\r\n--c'), { maxLength: 12 })
    .map((pieces) => pieces.join(''))
    .filter((text) => !`${text}\r\n`.includes('\r\n--b') && !text.startsWith('--b'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }),
      async (texts, sizes) => {
        const body = `${texts.map((text, i) => part(String(i), text)).join('')}--b--\r\n`;
        expect(await partsOf(body, sizes)).toEqual(texts.map((text, i) => ({ name: String(i), text })));
      },
    ),
    { numRuns: 500 },
  );
});

it('passes over what is before, after and between the parts of a form, and blanks after a delimiter', async () => {
  const nameless = `--b\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(100_000)}\r\n`;
  const bare = '--b\r\nContent-Disposition: form-data; name="bare"\r\n';
  const body = `before\r\n${nameless}${part('a', '1').replace('--b', '--b \t')}${bare}${part('c', '2')}--b-- after`;
  // Node passes on at most 64 KB at once. The nameless part then ends together with the form in one chunk.
  for (const sizes of [[], [65_536], [40_000, 7, 60_000]])
    expect(await partsOf(body, sizes)).toEqual([
      { name: 'a', text: '1' },
      { name: 'c', text: '2' },
    ]);
});

it('passes over what nobody reads of a part', async () => {
  const names: string[] = [];
  const body = Buffer.from(`${part('a', 'x'.repeat(1000))}${part('b', 'y'.repeat(1000))}--b--`);
  for await (const { name, content } of readParts(inChunks(body, [200, 200, 200]), 'b')) {
    names.push(name);
    if (name === 'a') for await (const _chunk of content) break;
  }
  expect(names).toEqual(['a', 'b']);
});

it('finds no part in an empty body or an empty form', async () => {
  expect(await partsOf('--b--\r\n')).toEqual([]);
  const empty: Uint8Array[] = [];
  for await (const one of readParts((async function* () {})(), 'b')) empty.push(one as never);
  expect(empty).toEqual([]);
});

it.each([
  ['no delimiter', 'no form'],
  ['no end of a part', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nand no end'],
  ['no end of a header', '--b\r\nContent-Disposition: form-data; name="a"'],
  ['nothing after a delimiter', '--b'],
  ['a header of 20 KB', `--b\r\nX: ${'x'.repeat(20_000)}\r\n\r\n\r\n--b--`],
])('refuses a body with %s', async (_, body) => {
  await expect(partsOf(body)).rejects.toMatchObject({ code: 'request.broken-form' });
});

it('holds a chunk of a large part at a time, and stops with its reader', async () => {
  let given = 0;
  let isClosed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from(part('a', '').slice(0, -2));
      while (true) {
        given++;
        yield Buffer.alloc(1000, 'x');
      }
    } finally {
      isClosed = true;
    }
  }
  for await (const { content } of readParts(endless(), 'b')) {
    let read = 0;
    for await (const chunk of content) {
      read += chunk.length;
      expect(given * 1000 - read).toBeLessThanOrEqual(1000);
      if (read > 50_000) break;
    }
    break;
  }
  expect(isClosed).toBe(true);
});
