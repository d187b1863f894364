import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { problem } from '../errors.ts';

/** Where the objects lie and who asks for them. */
export interface S3Place {
  /** Address of the service, `https://s3.eu-central-1.amazonaws.com` or `http://store:7070`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Put before every key, `emend/`; empty for none. */
  readonly prefix: string;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of the object, without the place's prefix; the bucket itself without it. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Sends a signed request, again where the store was away; answers other than 2xx come back for the caller to judge. */
export type S3Client = (request: S3Request) => Promise<Response>;

const TRIES = 4;
const FIRST_PAUSE_MS = 100;
/** Until the answer begins. A part of 8 MB takes 6 s over 10 Mbit/s. */
const TIMEOUT_MS = 30_000;

/**
 * A client of one bucket, addressed by path (`endpoint/bucket/key`), which every S3-compatible service understands. Requests are signed by
 * version 4 (AWS Signature Version 4, "Authenticating Requests"), their bodies with their SHA-256, so that the store refuses what arrives changed.
 * Connections that fail, 429 and 5xx are tried four times in all, within about a second.
 * @throws, when called, EmendError `storage.away` when the store does not answer; `storage.refused` when it refuses the key or the signature
 */
export function createS3Client(place: S3Place, fetcher: typeof fetch = fetch): S3Client {
  return async ({ method, key, query = {}, headers = {}, body }) => {
    const url = new URL(place.endpoint);
    const path = [place.bucket, ...(key === undefined ? [] : [`${place.prefix}${key}`])].join('/');
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    for (let attempt = 1; ; attempt++) {
      // signed anew each time: a signature holds the time
      const { headers: signed } = await new AwsV4Signer({
        method,
        url: url.href,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        accessKeyId: place.accessKey,
        secretAccessKey: place.secretKey,
        service: 's3',
        region: place.region,
      }).sign();
      const answer = await answerTo(fetcher, url, { method, headers: signed, ...(body ? { body } : {}) });
      if (answer && !isPassing(answer.status)) {
        if (answer.status === 401 || answer.status === 403) throw await refusal(answer);
        return answer;
      }
      await answer?.body?.cancel();
      if (attempt === TRIES) throw problem('storage.away');
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  };
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Undefined when no answer came. The time limit ends with the headers: a long body may take longer. */
async function answerTo(fetcher: typeof fetch, url: URL, init: RequestInit): Promise<Response | undefined> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), TIMEOUT_MS);
  try {
    return await fetcher(url, { ...init, redirect: 'error', signal: control.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** A HEAD has no body that says why. */
async function refusal(answer: Response): Promise<Error> {
  const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? `status ${answer.status}`;
  return problem('storage.refused', { reason });
}
