import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { type Answer, type DocumentClient, formOf, REQUIRED, startDocumentServer } from './document-client.ts';
import { docxOf } from './sample-documents.ts';

const LIMIT = 200_000;
const zipOf = (files: Record<string, string>) =>
  createZip(Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]));
const refused = { status: false, data: null, service_type: null };

describe('the upload of a document', () => {
  let client: DocumentClient;
  const accepted: string[] = [];
  const noted = <A extends Answer>(answer: A): A => {
    if (answer.status === 200) accepted.push((answer.body.data as { id: string }).id);
    return answer;
  };
  beforeAll(async () => {
    const started = await startDocumentServer({ EMEND_MAX_UPLOAD_BYTES: String(LIMIT) });
    const { send } = started;
    client = Object.assign(started, {
      send: async (...request: Parameters<typeof send>) => noted(await send(...request)),
    });
  });
  afterAll(() => client.stop());
  // While a document is worked on, drafts of its results come and go among those of uploads.
  afterEach(async () => {
    for (const id of accepted.splice(0)) await client.finished(id);
  });

  /** Uploads and drafts of them. */
  const storedFiles = () =>
    readdirSync(join(client.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/(?:results|details)$/.test(entry.parentPath),
    );
  const submit = async (form: FormData) => client.send(await client.create(), form);
  const sendRaw = async (body: string | Uint8Array, type: string): Promise<Answer> => {
    const headers = { 'x-api-key': await client.key(), 'content-type': type };
    const response = await fetch(await client.create(), { method: 'POST', headers, body: Buffer.from(body as string) });
    return noted({
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    });
  };

  it('is refused without or with wrong options, and the message names the field', async () => {
    const file = docxOf('Fine.');
    const cases: [string, Record<string, string>, boolean][] = [
      ['doc_type', { pipeline: 'advanced' }, true],
      ['doc_type', { ...REQUIRED, doc_type: '1' }, true],
      ['doc_type', { ...REQUIRED, doc_type: 'three' }, true],
      ['pipeline', { doc_type: '3' }, true],
      ['pipeline', { ...REQUIRED, pipeline: 'fast' }, true],
      ['language', { ...REQUIRED, language: 'FR' }, true],
      ['style_guide', { ...REQUIRED, style_guide: 'CMOS' }, true],
      ['style_guide', { ...REQUIRED, style_guide: 'apa' }, true],
      ['Clarity', { ...REQUIRED, Clarity: 'perhaps' }, true],
      ['revisions_as_tracks', { ...REQUIRED, revisions_as_tracks: '2' }, true],
      ['file', REQUIRED, false],
    ];
    for (const [field, fields, withFile] of cases) {
      const { status, body } = await submit(formOf(withFile ? file : undefined, fields));
      expect([field, status, body]).toEqual([field, 400, { ...refused, message: expect.stringContaining(field) }]);
    }
    expect(storedFiles()).toEqual([]);
  });

  it('takes the values of the former version, and no style guide by any of its names', async () => {
    for (const style_guide of ['', 'NONE']) {
      const { status, body } = await submit(formOf(docxOf('Fine.'), { ...REQUIRED, pipeline: 'panini1', style_guide }));
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ pipeline: 'advanced', style_guide: 'NONE' });
    }
  });

  it('reads parts that are declared as JSON or as bytes, and a JSON null as no part', async () => {
    // FormData gives every Blob a file name; these parts have none, as clients in Java and C# send them.
    const send = (parts: Readonly<Record<string, readonly [text: string, type: string]>>) => {
      const head = (rest: string, type: string) =>
        `--b\r\nContent-Disposition: form-data; ${rest}\r\nContent-Type: ${type}\r\n\r\n`;
      const fields = Object.entries(parts).map(([name, [text, type]]) => `${head(`name="${name}"`, type)}${text}\r\n`);
      const file = head('name="file"; filename="a.docx"', 'application/octet-stream');
      const chunks = [fields.join(''), file, docxOf('Fine.'), '\r\n--b--\r\n'];
      return sendRaw(
        Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string))),
        'multipart/form-data; boundary=b',
      );
    };
    const json = (text: string) => [text, 'application/json; charset=utf-8'] as const;
    const answer = await send({
      doc_type: json('2'),
      pipeline: json('"basic"'),
      Style: json('false'),
      style_guide: json('null'),
      author: json('Ann Lee'),
      language: ['UK', 'application/octet-stream'],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { pipeline: 'basic', style_guide: 'NONE', language: 'UK', author: 'Ann Lee' } },
    });
    for (const wrong of ['{"a":1}', '[', 'x'.repeat(20_000)]) {
      const refusal = await send({ doc_type: json('2'), pipeline: json(wrong) });
      expect(refusal).toMatchObject({
        status: 400,
        body: { ...refused, message: expect.stringContaining('pipeline') },
      });
    }
    const named = await send({ doc_type: json('2'), constructor: json('1') });
    expect(named.status).toBe(400);
    expect(named.body.message).not.toMatch(/FST|PROTO/);
  });

  it('leaves its address as it was when it is refused: corrected within its time it is taken, and only once', async () => {
    const address = await client.create();
    const file = docxOf('Fine.');
    const wrong: [FormData, number][] = [
      [formOf(file, { pipeline: 'advanced' }), 400],
      [formOf(file, { ...REQUIRED, style_guide: 'CMOS' }), 400],
      [formOf(undefined, REQUIRED), 400],
      [formOf(Buffer.from('Only a plain text.'), REQUIRED), 400],
      [formOf(Buffer.alloc(LIMIT + 1), REQUIRED), 413],
    ];
    for (const [form, status] of wrong) expect((await client.send(address, form)).status).toBe(status);
    expect((await client.send(address, formOf(file, REQUIRED))).status).toBe(200);
    expect((await client.send(address, formOf(file, REQUIRED))).status).toBe(404);
  });

  it('is accepted once when several come to one address at the same time', async () => {
    const uploads = () => storedFiles().filter(({ parentPath }) => parentPath.endsWith('uploads')).length;
    const before = uploads();
    const address = await client.create();
    const keys = await Promise.all(Array.from({ length: 6 }, () => client.key()));
    const answers = await Promise.all(
      keys.map((key, i) => client.send(address, formOf(docxOf(`Fine ${i}.`), REQUIRED), key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(uploads()).toBe(before + 1);
  });

  it('takes fields after the file', async () => {
    const form = formOf(docxOf('Fine.'), {});
    form.set('author', 'Ann Lee');
    for (const [name, value] of Object.entries(REQUIRED)) form.set(name, value);
    const { status, body } = await submit(form);
    expect([status, body.data.author]).toEqual([200, 'Ann Lee']);
  });

  it('is judged by content, whatever the name says', async () => {
    const before = storedFiles().length;
    const others: Record<string, Uint8Array> = {
      pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
      text: Buffer.from('Only a plain text.'),
      spreadsheet: createZip([
        ['[Content_Types].xml', Buffer.from('<Types/>')],
        ['xl/workbook.xml', Buffer.from('<workbook/>')],
      ]),
      image: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      ods: zipOf({
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': '<office:document-content/>',
      }),
      epub: zipOf({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' }),
      xps: zipOf({ '[Content_Types].xml': '<Types/>', 'FixedDocumentSequence.fdseq': '<FixedDocumentSequence/>' }),
      jar: zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'a/B.class': 'x' }),
      archive: zipOf({ 'notes.txt': 'No LaTeX here.' }),
    };
    for (const [kind, bytes] of Object.entries(others)) {
      const { status, body } = await submit(formOf(bytes, REQUIRED, 'paper.docx'));
      expect([kind, status, body]).toEqual([kind, 400, { ...refused, message: expect.stringMatching(/docx/) }]);
    }
    expect(storedFiles()).toHaveLength(before);
    expect((await submit(formOf(docxOf('Fine.'), REQUIRED, 'paper.pdf'))).status).toBe(200);
  });

  it('keeps its name, without what no database, no file and no header holds', async () => {
    for (const [sent, kept] of [
      [`filename*=UTF-8''a%00b.docx`, 'a_b.docx'],
      ['filename="a\0b\x1b.docx"', 'a_b_.docx'],
      ['filename="a\r\n ../b.docx"', 'b.docx'],
      ['x\r\nContent-Type: application/msword', 'document'],
      [`filename="${'a'.repeat(300)}.docx"`, `${'a'.repeat(250)}.docx`],
      [`filename="${'a'.repeat(249)}😀.docx"`, `${'a'.repeat(249)}_.docx`],
    ] as const) {
      const part = (about: string, content: string | Uint8Array) =>
        Buffer.concat(
          [`--b\r\nContent-Disposition: form-data; ${about}\r\n\r\n`, content, '\r\n'].map((one) =>
            Buffer.from(one as string),
          ),
        );
      const fields = Object.entries(REQUIRED).map(([name, value]) => part(`name="${name}"`, value));
      const body = Buffer.concat([...fields, part(`name="file"; ${sent}`, docxOf('Fine.')), Buffer.from('--b--')]);
      const answer = await sendRaw(body, 'multipart/form-data; boundary=b');
      expect(answer).toMatchObject({ status: 200, body: { data: { filename: kept } } });
    }
  });

  it('is refused when it is empty, too large, or no form', async () => {
    const before = storedFiles().length;
    expect(await submit(formOf(new Uint8Array(), REQUIRED))).toMatchObject({ status: 400, body: refused });
    const large = await submit(formOf(Buffer.alloc(LIMIT + 1), REQUIRED));
    expect(large).toMatchObject({ status: 413, body: { ...refused, message: expect.stringContaining(String(LIMIT)) } });
    expect(await sendRaw('{}', 'application/json')).toMatchObject({ status: 400, body: refused });
    for (const type of ['text/plain', 'application/octet-stream'])
      expect(await sendRaw('x', type)).toMatchObject({
        status: 400,
        body: { ...refused, message: expect.stringContaining('multipart/form-data') },
      });
    expect(await sendRaw('x', 'multipart/form-data')).toMatchObject({ status: 400, body: refused });
    for (const broken of ['x', '--b\nContent-Disposition: form-data; name="doc_type"\n\n3\n--b--\n'])
      expect(await sendRaw(broken, 'multipart/form-data; boundary=b')).toMatchObject({
        status: 400,
        body: { ...refused, message: expect.stringContaining('boundary') },
      });
    expect(storedFiles()).toHaveLength(before);
  });

  it('reads past parts that it does not know, whatever their number within reason', async () => {
    const form = formOf(undefined, REQUIRED);
    form.append('thumbnail', new Blob(['x']), 'x.png');
    form.append('file', new Blob([Buffer.from(docxOf('Fine.'))]), 'a "b".docx');
    form.append('licence', new Blob(['x']), 'x.txt');
    expect(await submit(form)).toMatchObject({ status: 200, body: { data: { filename: 'a "b".docx' } } });
    for (let i = 0; i < 60; i++) form.append(`field-${i}`, 'x');
    expect(await submit(form)).toMatchObject({
      status: 400,
      body: { ...refused, message: expect.stringMatching(/parts/) },
    });
  });

  it('is refused when there are two files, or no boundary between the parts', async () => {
    const before = storedFiles().length;
    const form = formOf(docxOf('Fine.'), REQUIRED);
    form.append('file', new Blob([Buffer.from(docxOf('Fine.'))]), 'b.docx');
    expect(await submit(form)).toMatchObject({
      status: 400,
      body: { ...refused, message: expect.stringMatching(/one/) },
    });
    expect(await sendRaw('x', 'multipart/form-data')).toMatchObject({
      status: 400,
      body: { ...refused, message: expect.stringMatching(/boundary/) },
    });
    expect(storedFiles()).toHaveLength(before);
  });

  it('is refused when the form breaks off', async () => {
    const before = storedFiles().length;
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n';
    for (const body of [
      '',
      '--b\r\n',
      head,
      `${head}${'x'.repeat(100_000)}`,
      `${head}x\r\n--b\r\nContent-Disposition`,
    ]) {
      const answer = await sendRaw(body, 'multipart/form-data; boundary=b');
      expect([body.length, answer.status, answer.body]).toEqual([
        body.length,
        400,
        { ...refused, message: expect.any(String) },
      ]);
    }
    expect(storedFiles()).toHaveLength(before);
    expect(client.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is refused at an address that was made 30 seconds ago', async () => {
    const unused = await client.create();
    // The embedded database asks this process for the time, too.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29_000 });
    onTestFinished(() => void vi.useRealTimers());
    const [late, inTime] = [Date.now() + 2_000, formOf(docxOf('Fine.'), {})];
    // What is wrong with the form is only looked at where the address still holds.
    expect((await client.send(unused, inTime)).status).toBe(400);
    vi.setSystemTime(late);
    expect((await client.send(unused, formOf(docxOf('Fine.'), REQUIRED))).status).toBe(404);
  });

  it('leaves nothing when the client goes away', async () => {
    const before = storedFiles().length;
    const address = new URL(await client.create());
    const key = await client.key();
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, 'connect');
    socket.write(
      `POST ${address.pathname} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 150000\r\n\r\n`,
    );
    socket.write(
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK\x03\x04${'x'.repeat(50_000)}`,
    );
    await vi.waitFor(() => expect(storedFiles().length).toBe(before + 1), { timeout: 10_000 });
    await sleep(100);
    socket.destroy();
    await vi.waitFor(() => expect(storedFiles().length).toBe(before), { timeout: 10_000 });
    expect((await client.submit(docxOf('Fine.'))).status).toBe(200);
  });
});
