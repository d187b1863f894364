import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { applySuggestions } from './apply-suggestions.ts';
import { createLanguageTool } from './language-tool.ts';

it('applies a server’s first suggestions and reports a refusal', async () => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const text = new URLSearchParams(body).get('text')!;
    const offset = text.indexOf('teh');
    if (offset < 0) response.writeHead(400).end('no such language');
    else
      response.end(
        JSON.stringify({ matches: [{ offset, length: 3, replacements: [{ value: 'the' }, { value: 'ten' }] }] }),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const correct = createLanguageTool(`http://127.0.0.1:${port}`, 'en-US');
  expect(await correct('Close teh door.')).toBe('Close the door.');
  await expect(correct('Fine.')).rejects.toThrow('400 no such language');
  server.close();
});

it('leaves out suggestions that overlap and keeps one line one line', () => {
  const suggestions = [
    { start: 4, end: 7, text: 'B' },
    { start: 0, end: 5, text: 'A\n\nC' },
    { start: 8, end: 8, text: '!' },
  ];
  expect(applySuggestions('one two three', suggestions)).toBe('A Cwo !three');
});
