import { describe, expect, it } from 'vitest';
import { createMessageDecoder, encodeMessage } from './framing.ts';

const message = (value: string) => ({ kind: 'message', value: { value } });
const stream = Buffer.concat(['one', 'zwei 🙂', ''].map((value) => encodeMessage({ value })));

describe('messages', () => {
  it('come whole, however the stream is cut', () => {
    const expected = [message('one'), message('zwei 🙂'), message('')];
    for (const size of [1, 2, 7, 64, stream.length]) {
      const decoder = createMessageDecoder();
      const found = [];
      for (let at = 0; at < stream.length; at += size) found.push(...decoder.push(stream.subarray(at, at + size)));
      expect(found).toEqual(expected);
    }
  });

  it('have a header in any case and with more lines', () => {
    const sent =
      'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  12\r\n\r\n{"value":"a"}'.slice(
        0,
        -1,
      );
    const decoder = createMessageDecoder();
    expect(decoder.push(Buffer.from(`${sent.replace('12', '13')}}`))).toEqual([message('a')]);
  });

  it.each([
    ['no JSON', 'Content-Length: 4\r\n\r\n{"a"', -32700],
    ['no length', 'Content-Type: x\r\n\r\n', -32600],
    ['no number', 'Content-Length: many\r\n\r\n', -32600],
    ['more than is read', `Content-Length: 2000\r\n\r\n${'x'.repeat(2_000)}`, -32600],
  ])('with %s are told and passed over', (_, sent, code) => {
    for (const size of [100, 100_000]) {
      const decoder = createMessageDecoder(1_000);
      const bytes = Buffer.concat([Buffer.from(sent), stream]);
      const found = [];
      for (let at = 0; at < bytes.length; at += size) found.push(...decoder.push(bytes.subarray(at, at + size)));
      expect(found.filter(({ kind }) => kind === 'fault')).toMatchObject([{ code }]);
      expect(found.at(-1)).toEqual(message(''));
    }
  });

  it('are found again behind what is none', () => {
    const decoder = createMessageDecoder();
    const found = decoder.push(Buffer.from('x'.repeat(9_000)));
    found.push(...decoder.push(Buffer.from('y'.repeat(9_000))), ...decoder.push(stream));
    expect(found).toMatchObject([{ kind: 'fault', code: -32600 }, message('one'), message('zwei 🙂'), message('')]);
  });
});
