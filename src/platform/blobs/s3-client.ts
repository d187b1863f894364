import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { problem } from '../errors.ts';
import { unexpected } from './s3-answer.ts';
import { createStoreClock, type StoreClock } from './store-clock.ts';

/** The location of the objects, and the key that signs requests. */
export interface S3Place {
  /** Address of the service, `https://s3.eu-central-1.amazonaws.com` or `http://store:7070`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The prefix of every key, such as `emend/`; empty for none. */
  readonly prefix: string;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The key of the object without the prefix; leave it out for requests about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /**
   * Passes the answer's body on as it arrives, although it may break off. Without it, the whole body is read within the
   * attempt, so that an answer that breaks off is requested again; this is for answers that fit into memory.
   */
  readonly stream?: true;
}

/** Sends a signed request, and sends it again if the store was unavailable. Answers other than 2xx are returned to the caller. */
export type S3Client = (request: S3Request) => Promise<Response>;

const TRIES = 4;
const FIRST_PAUSE_MS = 100;
/** Time limit until the answer begins, or is complete. A part of 16 MB takes 13 s over 10 Mbit/s. */
const TIMEOUT_MS = 30_000;

/**
 * A client of one bucket, addressed by path (`endpoint/bucket/key`), which every S3-compatible service understands. AWS
 * Signature Version 4 ("Authenticating Requests") signs each request with the SHA-256 of its body, so the store refuses
 * a body that was changed on the way. After a failed connection, 429 or 5xx, a request is sent again: four attempts
 * within about a second. Requests are signed with the store's time.
 * @throws, on each request, EmendError `storage.away` if the store does not answer; `storage.refused` if it refuses the
 * key or the signature
 */
export function createS3Client(
  place: S3Place,
  fetcher: typeof fetch = fetch,
  clock: StoreClock = createStoreClock(),
): S3Client {
  return async ({ method, key, query = {}, headers = {}, body, stream }) => {
    const url = new URL(place.endpoint);
    const path = [place.bucket, ...(key === undefined ? [] : [`${place.prefix}${key}`])].join('/');
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    for (let attempt = 1; ; attempt++) {
      // signed for each attempt, because a signature contains the time
      const { headers: signed } = await new AwsV4Signer({
        method,
        url: url.href,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        accessKeyId: place.accessKey,
        secretAccessKey: place.secretKey,
        service: 's3',
        region: place.region,
        datetime: signingTime(clock.now()),
      }).sign();
      const init = { method, headers: signed, ...(body ? { body } : {}) };
      const answer = await answerTo(fetcher, url, init, stream ? undefined : whole);
      const wasSkewed = answer !== undefined && clock.hear(answer);
      if (answer && !isPassing(answer.status)) {
        if (answer.status !== 401 && answer.status !== 403) return answer;
        if (!wasSkewed || attempt === TRIES) throw await unexpected(answer);
      }
      await answer?.body?.cancel();
      if (attempt === TRIES) throw problem('storage.away');
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  };
}

/** 20261124T173000Z */
export const signingTime = (ms: number): string => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, '');

const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Undefined if no answer came. For a streamed body, the time limit covers only the headers, because a long body may take longer. */
async function answerTo(
  fetcher: typeof fetch,
  url: URL,
  init: RequestInit,
  read: (answer: Response) => Response | Promise<Response> = (answer) => answer,
): Promise<Response | undefined> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT_MS);
  try {
    return await read(await fetcher(url, { ...init, redirect: 'error', signal: control.signal }));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function whole(answer: Response): Promise<Response> {
  if (!answer.body) return answer;
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}
