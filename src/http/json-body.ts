import type { FastifyInstance } from 'fastify';
import { problem } from '../platform/errors.ts';

/**
 * Reads JSON bodies. An empty one counts as none, because clients that create an upload address send the content type with
 * no body; keys that reach for the prototype are dropped like any unknown field. No other type is taken.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body).replace(/^\uFEFF/, '');
    if (text.trim() === '') return done(null, undefined);
    // The parser's own message quotes the text.
    parse(request, text, (error, value) => (error ? done(problem('request.invalid-json')) : done(null, value)));
  });
}
