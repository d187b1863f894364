import { problem } from '../errors.ts';

/**
 * Returns the error for an unexpected answer, with the store's name for it or, if there is none (HEAD has no body), the
 * status.
 * @param text the body, if it has already been read
 */
export async function unexpected(answer: Response, text?: string): Promise<Error> {
  const body = text ?? (answer.bodyUsed ? '' : await answer.text().catch(() => ''));
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1];
  return problem('storage.refused', { reason: code ?? `status ${answer.status}` });
}

/** An object or an unfinished upload on a page of a listing. */
export interface Listed {
  readonly key: string;
  readonly time: Date;
  readonly bytes: number;
  readonly uploadId: string | undefined;
}

/**
 * Returns the entries of a page of ListObjectsV2 (`Contents`) or ListMultipartUploads (`Upload`). The keys are our own
 * and have no characters that XML escapes, so an XML parser would find nothing more.
 */
export function listedEntries(xml: string, element: 'Contents' | 'Upload'): Listed[] {
  const blocks = xml.match(new RegExp(`<${element}>[^]*?</${element}>`, 'g')) ?? [];
  return blocks.map((block) => {
    const value = (name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(block)?.[1];
    return {
      key: value('Key') ?? '',
      time: new Date(value('LastModified') ?? value('Initiated') ?? Number.NaN),
      bytes: Number(value('Size') ?? 0),
      uploadId: value('UploadId'),
    };
  });
}

/** The token for the next page of ListObjectsV2; undefined on the last page. */
export function nextPage(xml: string): string | undefined {
  const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
  return token?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
