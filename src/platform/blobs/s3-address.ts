import { AwsV4Signer } from 'aws4fetch';
import { type S3Place, signingTime } from './s3-client.ts';

/** Long enough to begin a download. A download that has begun continues. */
const SECONDS = 300;

/** The response headers that the store sends with the object. */
export interface ServedAs {
  readonly contentType: string;
  /** The value of Content-Disposition. */
  readonly disposition: string;
}

/**
 * Returns an address at which anybody can fetch an object from the store for five minutes. The signature is in its
 * query (AWS Signature Version 4, "Authenticating Requests: Using Query Parameters") and covers the name and type that
 * the object is served with. No request goes to the store.
 * @param endpoint where clients reach the store; the signature is valid only for this host
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
