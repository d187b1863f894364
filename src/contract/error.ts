import { type TSchema, Type } from '@sinclair/typebox';

const status = Type.Boolean({ description: 'false: the request failed' });
const message = Type.String({ description: 'What is wrong and what to do' });

/** Error body of the services on the main and the upload host. */
export const EnvelopeError = Type.Object(
  {
    status,
    message,
    data: Type.Null(),
    service_type: Type.Null(),
  },
  { title: 'EnvelopeError' },
);

export const ParagraphError = Type.Object(
  {
    status,
    message,
    data: Type.Null(),
    service_type: Type.Null(),
    input: Type.Null(),
    response: Type.Array(Type.Object({}), { maxItems: 0 }),
  },
  { title: 'ParagraphError' },
);

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'A parameter is missing or wrong; the message names it',
  401: 'No valid key in x-api-key',
  403: 'The key lacks the scope of this service',
  404: 'There is no such resource',
  413: 'The body is too large',
  422: 'The part `file` is missing, or it cannot be read; `type` says why',
  429: 'Rate limit exceeded; see Retry-After and the RateLimit headers',
  500: 'Internal error; the log has the details under the request id',
  503: 'Shutting down, or more work than can be queued',
};

/** An answer with status 200. */
export function success(body: TSchema): TSchema {
  return answer('Success', body);
}

/** A body and its meaning as an answer; the schema itself is the same for every status. */
export function answer(about: string, body: TSchema): TSchema {
  return { ...body, 'x-response-description': about };
}

/** The same error body for each of these statuses, for `schema.response`. */
export function errorResponses(body: TSchema, ...statuses: readonly number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((code) => [code, answer(MEANINGS[code] ?? 'The request failed', body)]));
}
