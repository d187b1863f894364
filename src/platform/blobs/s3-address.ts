import { AwsV4Signer } from 'aws4fetch';
import { type S3Place, signingTime } from './s3-client.ts';

/** Long enough to begin a download; one that has begun goes on. */
const SECONDS = 300;

/** What the store tells whoever fetches the object. */
export interface ServedAs {
  readonly contentType: string;
  /** The value of Content-Disposition. */
  readonly disposition: string;
}

/**
 * An address at which anybody may fetch an object from the store for five minutes: the signature is in its query (AWS Signature Version 4,
 * "Authenticating Requests: Using Query Parameters"), and covers the name and type that the object is served under. Nothing is asked of the store.
 * @param endpoint where clients reach the store; the signature holds for this host alone
 * @param now the store's time in milliseconds
 */
export async function signedAddress(
  place: S3Place,
  endpoint: string,
  key: string,
  { contentType, disposition }: ServedAs,
  now: number,
): Promise<string> {
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${place.bucket}/${place.prefix}${key}`;
  url.searchParams.set('X-Amz-Expires', String(SECONDS));
  url.searchParams.set('response-content-type', contentType);
  url.searchParams.set('response-content-disposition', disposition);
  const signed = await new AwsV4Signer({
    method: 'GET',
    url: url.href,
    accessKeyId: place.accessKey,
    secretAccessKey: place.secretKey,
    service: 's3',
    region: place.region,
    signQuery: true,
    datetime: signingTime(now),
  }).sign();
  return signed.url.href;
}
