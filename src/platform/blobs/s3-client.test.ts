import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withClockStepped } from '../../../test/fixtures/stepped-clock.ts';
import { createS3Blobs } from './s3-blobs.ts';
import { createS3Client, type S3Place } from './s3-client.ts';
import { uploadObject } from './s3-upload.ts';

const place: S3Place = {
  endpoint: 'http://store.example:7070/base/',
  bucket: 'texts',
  region: 'eu-central-1',
  accessKey: 'id',
  secretKey: 'secret',
  prefix: 'emend/',
};

/** A store that gives these answers in turn, and the requests that it received. */
function scripted(...answers: (Response | Error)[]) {
  const asked: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  const fetcher = (async (url: URL, { method, headers, body }: RequestInit) => {
    asked.push({ method: method!, url: String(url), headers: new Headers(headers), body });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
  return { asked, fetcher };
}
/** An answer that breaks off after this content. */
const torn = (content: string, headers: Record<string, string> = {}, status = 200) => {
  const chunks = content === '' ? [] : [Buffer.from(content)];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers });
};
const answer = (status: number, body: string | null = null, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : body, { status, headers });

describe('a client of S3', () => {
  it('asks by path below the address, signed with the hash of the body', async () => {
    const { asked, fetcher } = scripted(answer(200));
    await createS3Client(place, fetcher)({ method: 'PUT', key: 'uploads/a', body: Buffer.from('x') });
    expect(asked[0]!.url).toBe('http://store.example:7070/base/texts/emend/uploads/a');
    expect(asked[0]!.headers.get('x-amz-content-sha256')).toBe(
      '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
    );
    expect(asked[0]!.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[^,]*x-amz-content-sha256/,
    );
  });
  it('asks again where the store was away, with a signature of its own', async () => {
    const { asked, fetcher } = scripted(new Error('reset'), answer(503), answer(429), answer(200, 'there'));
    expect(await (await createS3Client(place, fetcher)({ method: 'GET', key: 'a' })).text()).toBe('there');
    expect(asked).toHaveLength(4);
  });
  it('asks again where an answer broke off', async () => {
    const { asked, fetcher } = scripted(torn('<Upl'), answer(200, '<UploadId>u1</UploadId>'));
    const begun = await createS3Client(place, fetcher)({ method: 'POST', key: 'a', query: { uploads: '' } });
    expect(await begun.text()).toBe('<UploadId>u1</UploadId>');
    expect(asked).toHaveLength(2);
  });
  it('gives up after four tries', async () => {
    const { asked, fetcher } = scripted(answer(500), answer(500), new Error('reset'), answer(500));
    const failing = createS3Client(place, fetcher)({ method: 'GET', key: 'a' });
    await expect(failing).rejects.toMatchObject({ code: 'storage.away', status: 503 });
    expect(asked).toHaveLength(4);
  });
  it('signs with the time of the store when the clock of this machine has stepped', async () => {
    const inTwoHours = new Date(Date.now() + 7_200_000).toUTCString();
    const skewed = answer(403, '<Error><Code>RequestTimeTooSkewed</Code></Error>', { date: inTwoHours });
    const { asked, fetcher } = scripted(skewed, answer(200), answer(200));
    const send = createS3Client(place, fetcher);
    await send({ method: 'GET', key: 'a' });
    await send({ method: 'GET', key: 'a' });
    const hours = asked.map(({ headers }) => headers.get('x-amz-date')!.slice(0, 11));
    const later = new Date(inTwoHours).toISOString().replace(/[:-]/g, '').slice(0, 11);
    expect(hours[0]).not.toBe(later);
    expect(hours.slice(1)).toEqual([later, later]);
  });
  it('signs addresses for clients with the time of the store, whatever happens to the clock of this machine', async () => {
    const date = new Date().toUTCString();
    const inTwoHours = new Date(Date.now() + 7_200_000).toUTCString();
    const dated = (time: string) => answer(200, '<R/>', { date: time });
    vi.stubGlobal('fetch', scripted(dated(date), dated(date), dated(inTwoHours)).fetcher);
    const as = { contentType: 'text/plain', disposition: 'attachment' };
    const blobs = await createS3Blobs(place, 'https://files.example');
    const hour = async () => new URL((await blobs.address('a', as))!).searchParams.get('X-Amz-Date')!.slice(0, 11);
    const hourOf = (time: string) => new Date(time).toISOString().replace(/[:-]/g, '').slice(0, 11);
    for (const hours of [-3, 3]) expect(await withClockStepped(hours, hour)).toBe(hourOf(date));
    await blobs.ping();
    expect(await hour()).toBe(hourOf(inTwoHours));
  });
  it('asks once where it is refused, and names the reason', async () => {
    const { asked, fetcher } = scripted(answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'));
    const refused = createS3Client(place, fetcher)({ method: 'GET', key: 'a' });
    await expect(refused).rejects.toThrow('refused a request (SignatureDoesNotMatch)');
    expect(asked).toHaveLength(1);
  });
});

describe('an upload in parts', () => {
  const large = Buffer.alloc(17 * 1024 * 1024);
  const content = async function* () {
    yield large;
  };
  const begun = () => answer(200, '<UploadId>u1</UploadId>');
  const part = () => answer(200, null, { etag: '"t"' });

  it('is given up when its completion fails in a 200', async () => {
    const failed = answer(200, '<Error><Code>InternalError</Code></Error>');
    const { asked, fetcher } = scripted(begun(), part(), part(), failed, answer(404), answer(204));
    const upload = uploadObject(createS3Client(place, fetcher), 'a', content(), Number.POSITIVE_INFINITY);
    await expect(upload).rejects.toThrow('InternalError');
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'POST', 'HEAD', 'DELETE']);
  });
  it('stands when the answer to its completion was lost', async () => {
    const head = answer(200, null, { 'content-length': `${large.length}` });
    const { fetcher } = scripted(begun(), part(), part(), new Error('reset'), answer(404), head);
    const upload = uploadObject(createS3Client(place, fetcher), 'a', content(), Number.POSITIVE_INFINITY);
    expect(await upload).toMatchObject({ bytes: large.length });
  });
});

describe('blobs in S3', () => {
  afterEach(() => vi.unstubAllGlobals());
  const entry = (key: string, time: string) =>
    `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Size>3</Size></Contents>`;

  it('goes on where a download broke off, as long as the object is the same', async () => {
    const tag = { etag: '"t"' };
    const { asked, fetcher } = scripted(
      answer(200),
      answer(200, '<R/>'),
      torn('abc', tag),
      torn('', tag, 206),
      answer(206, 'def'),
    );
    vi.stubGlobal('fetch', fetcher);
    const blobs = await createS3Blobs(place);
    expect(Buffer.from(await blobs.readAll('uploads/a')).toString()).toBe('abcdef');
    expect(asked.slice(2).map(({ headers }) => headers.get('range'))).toEqual([null, 'bytes=3-', 'bytes=3-']);
    expect(asked[4]!.headers.get('if-match')).toBe('"t"');
  });
  it('goes on within the range that was asked for', async () => {
    const { asked, fetcher } = scripted(answer(200), answer(200, '<R/>'), torn('cd', {}, 206), answer(206, 'ef'));
    vi.stubGlobal('fetch', fetcher);
    const blobs = await createS3Blobs(place);
    expect(await text(await blobs.read('uploads/a', { start: 2, end: 6 }))).toBe('cdef');
    expect(asked.slice(2).map(({ headers }) => headers.get('range'))).toEqual(['bytes=2-5', 'bytes=4-5']);
  });
  it('says that the store is away when a download breaks off again and again, or its object was replaced', async () => {
    const start = [answer(200), answer(200, '<R/>')];
    const breaks = Array.from({ length: 4 }, () => torn(''));
    vi.stubGlobal('fetch', scripted(...start, ...breaks, torn('abc', { etag: '"t"' }), answer(412)).fetcher);
    const blobs = await createS3Blobs(place);
    for (let i = 0; i < 2; i++)
      await expect(blobs.readAll('uploads/a')).rejects.toMatchObject({ code: 'storage.away', status: 503 });
  });
  it('goes through all pages of a listing', async () => {
    const first = `<R>${entry('emend/texts/a', '2020-01-01T00:00:00Z')}<NextContinuationToken>a&amp;b</NextContinuationToken></R>`;
    const second = `<R>${entry('emend/texts/b', '2020-01-01T00:00:00Z')}${entry('emend/texts/c', '2999-01-01T00:00:00Z')}</R>`;
    const { asked, fetcher } = scripted(answer(200), answer(200, '<R/>'), answer(200, first), answer(200, second));
    vi.stubGlobal('fetch', fetcher);
    const blobs = await createS3Blobs(place);
    const keys: string[] = [];
    for await (const key of blobs.olderThan('texts', new Date())) keys.push(key);
    expect(keys).toEqual(['texts/a', 'texts/b']);
    expect(new URL(asked[3]!.url).searchParams.get('continuation-token')).toBe('a&b');
  });
  it('gives up uploads that were begun a day ago, and no younger ones', async () => {
    const upload = (id: string, time: Date) =>
      `<Upload><Key>emend/uploads/${id}</Key><UploadId>${id}</UploadId><Initiated>${time.toISOString()}</Initiated></Upload>`;
    const page = upload('old', new Date(Date.now() - 25 * 3_600_000)) + upload('young', new Date());
    const { asked, fetcher } = scripted(answer(200), answer(200, page), answer(204));
    vi.stubGlobal('fetch', fetcher);
    await createS3Blobs(place);
    expect(asked.slice(2).map(({ method, url }) => [method, new URL(url).search])).toEqual([
      ['DELETE', '?uploadId=old'],
    ]);
  });
  it('names the address that nobody answers at', async () => {
    vi.stubGlobal('fetch', scripted(...Array.from({ length: 4 }, () => new Error('refused'))).fetcher);
    await expect(createS3Blobs(place)).rejects.toThrow('The S3 store at http://store.example:7070 cannot be reached');
  });
});
