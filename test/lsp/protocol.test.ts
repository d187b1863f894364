// @module-tag process
import { afterEach, describe, expect, it } from 'vitest';
import { createMessageDecoder, encodeMessage } from '../../src/lsp/framing.ts';
import { startServer } from './editor.ts';

interface Answer {
  readonly id?: unknown;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** The wire itself. */
async function start() {
  const server = await startServer();
  const decoder = createMessageDecoder();
  const answers: Answer[] = [];
  let look: () => void = () => undefined;
  server.child.stdout.on('data', (chunk: Buffer) => {
    for (const incoming of decoder.push(chunk)) if (incoming.kind === 'message') answers.push(incoming.value as Answer);
    look();
  });
  return {
    ...server,
    raw: (text: string) => server.child.stdin.write(text),
    send: (message: object) => server.child.stdin.write(encodeMessage({ jsonrpc: '2.0', ...message })),
    answer: (holds: (answer: Answer) => boolean) =>
      new Promise<Answer>((resolve) => {
        look = () => {
          const found = answers.findIndex(holds);
          if (found >= 0) resolve(answers.splice(found, 1)[0]!);
        };
        look();
      }),
  };
}

describe('the protocol', () => {
  let server: Awaited<ReturnType<typeof start>>;
  afterEach(() => {
    server.child.kill('SIGKILL');
  });
  const code = async (id: unknown) => (await server.answer((each) => each.id === id)).error?.code;

  it('answers what is wrong by an error and goes on', async () => {
    server = await start();
    server.send({ id: 1, method: 'textDocument/diagnostic', params: {} });
    expect(await code(1)).toBe(-32002);
    server.send({ id: 2, method: 'initialize', params: { capabilities: { textDocument: { diagnostic: {} } } } });
    expect((await server.answer((each) => each.id === 2)).result).toMatchObject({ serverInfo: { name: 'Emend' } });
    server.raw('Content-Length: 5\r\n\r\n{"a":');
    expect(await code(null)).toBe(-32700);
    server.raw('Content-Type: none\r\n\r\n');
    expect(await code(null)).toBe(-32600);
    server.raw('Content-Length: 2\r\n\r\n[]');
    expect(await code(null)).toBe(-32600);
    server.send({ id: 3, method: 'textDocument/unheardOf' });
    expect(await code(3)).toBe(-32601);
    server.send({ id: 4, method: 'textDocument/diagnostic', params: { textDocument: { uri: 1 } } });
    expect(await code(4)).toBe(-32602);
    server.send({ id: 5, method: 'textDocument/diagnostic', params: { textDocument: { uri: 'file:///not-open' } } });
    expect(await code(5)).toBe(-32602);
    server.send({ id: 6, method: 'initialize', params: { capabilities: {} } });
    expect(await code(6)).toBe(-32600);
    // bad notifications have no answer, and end nothing
    server.send({ method: 'textDocument/didChange', params: { textDocument: { uri: 'file:///not-open' } } });
    server.send({ method: 'textDocument/didOpen', params: null });
    server.send({ method: '$/setTrace', params: { value: 'off' } });
    server.send({ id: 7, method: 'shutdown' });
    expect((await server.answer((each) => each.id === 7)).result).toBe(null);
    server.send({ id: 8, method: 'textDocument/diagnostic', params: {} });
    expect(await code(8)).toBe(-32600);
    server.send({ method: 'exit' });
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
  });

  it('gives up what is cancelled', async () => {
    server = await start();
    server.send({ id: 1, method: 'initialize', params: { capabilities: { textDocument: { diagnostic: {} } } } });
    const textDocument = {
      uri: 'file:///tmp/long.txt',
      languageId: 'text',
      version: 1,
      text: 'Rain fell. '.repeat(3_000),
    };
    server.send({ method: 'textDocument/didOpen', params: { textDocument } });
    server.send({ id: 'ask', method: 'textDocument/diagnostic', params: { textDocument } });
    server.send({ method: '$/cancelRequest', params: { id: 'ask' } });
    expect(await code('ask')).toBe(-32800);
    server.send({ id: 'again', method: 'textDocument/diagnostic', params: { textDocument } });
    expect(await server.answer((each) => each.id === 'again')).toHaveProperty('result.kind', 'full');
  });

  it('ends with 1 where the editor goes away without a word', async () => {
    server = await start();
    server.send({ id: 1, method: 'initialize', params: { capabilities: {} } });
    await server.answer((each) => each.id === 1);
    server.child.stdin.end();
    expect(await server.ended).toBe(1);
    server = await start();
    server.send({ method: 'exit' });
    expect(await server.ended).toBe(1);
  });
});
