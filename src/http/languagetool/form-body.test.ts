import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody, readForm } from './form-body.ts';

const read = (body: string) => ({ ...readForm(Buffer.from(body)) });

describe('the form of a LanguageTool client', () => {
  it('is percent-encoded', () => {
    expect(read('language=en-US&text=R%26D+%2B+50%25%0A')).toEqual({ language: 'en-US', text: 'R&D + 50%\n' });
    expect(read('text=caf%C3%A9&language=en-GB&level=picky')).toEqual({
      text: 'café',
      language: 'en-GB',
      level: 'picky',
    });
  });

  it('may hold empty values, spaces and a line break at its end', () => {
    expect(read('disabledRules=&language=en-US&text=a b\n')).toEqual({
      disabledRules: '',
      language: 'en-US',
      text: 'a b\n',
    });
    expect(read('text=Typed by hand.&level=picky&language=en-US')).toEqual({
      text: 'Typed by hand.',
      level: 'picky',
      language: 'en-US',
    });
  });

  it('holds the text as it is when LibreOffice 7.4 sends it', () => {
    expect(read('text=R&D is 50% + more&language=en-US')).toEqual({ text: 'R&D is 50% + more', language: 'en-US' });
    expect(read('text=R&D&language=en-US')).toEqual({ text: 'R&D', language: 'en-US' });
    expect(read('text=Say &language=x twice.&language=en-GB')).toEqual({
      text: 'Say &language=x twice.',
      language: 'en-GB',
    });
    expect(read('text=über&language=en-US&username=a&apiKey=b')).toEqual({
      text: 'über',
      language: 'en-US',
      username: 'a',
      apiKey: 'b',
    });
  });

  it('may come in parts, as from curl -F and from FormData', async () => {
    const form = new FormData();
    form.set('text', 'He go 😀 & home.\r\n--x\r\n');
    form.set('language', 'en-US');
    const bytes = new Uint8Array(await new Response(form).arrayBuffer());
    expect({ ...(await readBody(bytes)) }).toEqual({ text: 'He go 😀 & home.\r\n--x\r\n', language: 'en-US' });
    await expect(readBody(bytes.subarray(0, -40))).rejects.toMatchObject({ code: 'request.broken-form' });
    expect({ ...(await readBody(Buffer.from('text=--a\r\n&language=en'))) }).toEqual({
      text: '--a\r\n',
      language: 'en',
    });
    expect({ ...(await readBody(Buffer.from('--a\r\nb=c'))) }).toEqual({ '--a\r\nb': 'c' });
  });

  it('is never confused with prototypes', () => {
    expect(read('__proto__=x&text=a&language=en')).toEqual(
      Object.fromEntries([
        ['__proto__', 'x'],
        ['text', 'a'],
        ['language', 'en'],
      ]),
    );
  });

  it('returns any text that an encoder sent, and any sentence that came as it is', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(new URLSearchParams({ text, language: 'en-US' }).toString())).toEqual({ text, language: 'en-US' });
        expect(read(`text=${encodeURIComponent(text)}&language=en-US`)['text']).toBe(text);
        const sentence = `It says ${text}`;
        expect(read(`text=${sentence}&language=en-US`)['text']).toBe(sentence);
      }),
    );
  });

  it('must be UTF-8', () => {
    expect(() => readForm(Buffer.from([0x74, 0xff]))).toThrow(/could not be read/);
  });
});
