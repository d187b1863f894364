import fastify from 'fastify';
import { ParagraphBody } from '../../src/contract/paragraph.ts';
import { dropAbsentFields } from '../../src/http/absent-fields.ts';
import { catalogued } from '../../src/http/error-bodies.ts';
import { acceptJson } from '../../src/http/json-body.ts';
import { acceptMultipart } from '../../src/http/multipart/form.ts';
import { receiveForm } from '../../src/http/multipart/receive-form.ts';
import { invalidField } from '../../src/http/validation.ts';

const MAX_BYTES = 50_000;

/** The service's own parsing of bodies before any use case: JSON with its schema, and forms with a file. */
const app = fastify({
  bodyLimit: MAX_BYTES,
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  schemaErrorFormatter: invalidField,
});
app.setErrorHandler((error, _request, reply) => {
  const known = catalogued(error, '', MAX_BYTES, true);
  return reply.code(known.status).send(known.status < 500 ? '' : String((known.cause as Error).stack));
});
app.addHook('preValidation', dropAbsentFields);
acceptJson(app);
app.post('/json', { schema: { body: ParagraphBody } }, async () => '');
const forms = (async () => {
  acceptMultipart(app);
  app.post('/form', { schema: { consumes: ['multipart/form-data'] } as object }, async (request) => {
    await receiveForm(request, MAX_BYTES, async (content) => {
      for await (const _chunk of content);
    });
    return '';
  });
  await app.ready();
})();

/**
 * Sends a body to the reader of its type.
 * @throws Error if the answer is our fault
 */
export async function readBody(url: '/json' | '/form', type: string, payload: Uint8Array): Promise<void> {
  await forms;
  const headers = { 'content-type': type };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload: Buffer.from(payload) });
  if (statusCode >= 500) throw new Error(body);
}
