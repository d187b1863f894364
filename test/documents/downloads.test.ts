import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFlatOdt, buildOdt, p } from '../odt/build-odt.ts';
import { DOCX_TYPE, type DocumentClient, formOf, joinDocumentServer, REQUIRED } from './document-client.ts';
import { docxOf, docxWithMistakes } from './sample-documents.ts';

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const odtOf = (text: string) => Buffer.from(buildOdt({ body: p(text) }));
const flatOdtOf = (text: string) => Buffer.from(buildFlatOdt({ body: p(text) }));

describe('the download of a processed file', () => {
  let client: DocumentClient;
  let address: string;
  let whole: Buffer;
  beforeAll(async () => {
    client = await joinDocumentServer();
    const { record, file } = await client.proofread(docxWithMistakes(), {}, "Žluťoučký (kůň) '1'.docx");
    whole = Buffer.from(file);
    address = (await client.final(record.id)).body.data;
  });
  afterAll(() => client.stop());

  const get = async (headers: Record<string, string> = {}) => {
    const response = await fetch(address, { headers });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  it('needs no key, and has the right name and type', async () => {
    const { status, headers, body } = await get();
    expect([status, body.equals(whole)]).toEqual([200, true]);
    expect(headers.get('content-type')).toBe(DOCX_TYPE);
    expect(headers.get('content-length')).toBe(String(whole.length));
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    const [, encoded] = /filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition')!)!;
    expect(decodeURIComponent(encoded!)).toBe("Žluťoučký (kůň) '1'-edited.docx");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a Word file called LaTeX', docxOf('He go to school.'), 'a.tex', 'a-edited.docx', DOCX_TYPE],
    ['a Word file called an archive', docxOf('He go to school.'), 'b.zip', 'b-edited.docx', DOCX_TYPE],
    [
      'LaTeX called a Word file',
      Buffer.from('\\section{A} He go to school.'),
      'c.docx',
      'c-edited.zip',
      'application/zip',
    ],
    ['OpenDocument', odtOf('He go to school.'), 'd.odt', 'd-edited.odt', ODT_TYPE],
    ['OpenDocument called a Word file', odtOf('He go to school.'), 'e.docx', 'e-edited.odt', ODT_TYPE],
    ['a flat OpenDocument file', flatOdtOf('He go to school.'), 'f.fodt', 'f-edited.fodt', `${ODT_TYPE}-flat-xml`],
    [
      'RTF called a Word file',
      Buffer.from('{\\rtf1 He go to school.\\par}'),
      'g.doc',
      'g-edited.rtf',
      'application/rtf',
    ],
  ])('is named by its content: %s', async (_what, file, name, expected, type) => {
    const { body } = await client.send(await client.create(), formOf(file, REQUIRED, name));
    const record = await client.finished(body.data.id);
    expect(record).toMatchObject({ status: 'SUCCESS', filename: name, parentExtension: name.split('.')[1] });
    const { headers } = await fetch((await client.final(record.id)).body.data);
    expect(headers.get('content-disposition')).toContain(`filename="${expected}"`);
    expect(headers.get('content-type')).toBe(type);
  });

  it('serves ranges, so that it can go on where it broke off', async () => {
    const size = whole.length;
    const etag = (await get()).headers.get('etag')!;
    const ranges: [string, number, number][] = [
      ['bytes=0-9', 0, 10],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-7', size - 7, size],
      [`bytes=10-${size * 2}`, 10, size],
    ];
    for (const [range, start, end] of ranges) {
      const part = await get({ range, 'if-range': etag });
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${start}-${end - 1}/${size}`,
      ]);
      expect(part.body.equals(whole.subarray(start, end))).toBe(true);
    }
    const beyond = await get({ range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    for (const headers of [
      { range: 'lines=1-2' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=0-1', 'if-range': '"old"' },
    ])
      expect((await get(headers as unknown as Record<string, string>)).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(address, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)]);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it('knows no other addresses', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing', '..%2f..%2fetc%2fpasswd']) {
      const response = await fetch(address.replace(/[^/]*$/, id));
      expect([id, response.status]).toEqual([id, 404]);
      expect(await response.json()).toMatchObject({ status: false, data: null, service_type: null });
    }
  });

  it('gives every call of final an address of its own that works', async () => {
    const { record } = await client.proofread(docxWithMistakes());
    const addresses = [(await client.final(record.id)).body.data, (await client.final(record.id)).body.data];
    expect(new Set(addresses).size).toBe(2);
    for (const each of addresses) expect((await fetch(each)).status).toBe(200);
  });
});
