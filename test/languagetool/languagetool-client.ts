import { request as httpRequest } from 'node:http';
import type { LanguageToolAnswer } from '../../src/services/languagetool/check.ts';
import type { TestServer } from '../http/test-server.ts';

export const SENTENCE = 'These apple are recieved by a aunt.';

/** Posts a form to `/v2/check`. */
export function postCheck(
  { server }: TestServer,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.address}/v2/check`, { method: 'POST', body: new URLSearchParams(parameters), headers });
}

/** The answer to a form; fails when it is no answer. */
export async function check(server: TestServer, parameters: Record<string, string>): Promise<LanguageToolAnswer> {
  const response = await postCheck(server, { language: 'en-US', ...parameters });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as LanguageToolAnswer;
}

/** What the matches say, for short expectations: `apple → apples`. */
export function told({ matches }: LanguageToolAnswer, source: string): string[] {
  return matches.map(
    ({ offset, length, replacements }) =>
      `${source.slice(offset, offset + length)} → ${replacements[0]?.value ?? '(nothing)'}`,
  );
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A request with any headers, those that `fetch` sets itself too. */
export function send(
  { server }: TestServer,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(server.address + path, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
