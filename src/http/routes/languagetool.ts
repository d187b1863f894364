import { Type } from '@sinclair/typebox';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { success } from '../../contract/error.ts';
import {
  Added,
  CheckAnswer,
  CheckForm,
  Deleted,
  Info,
  Languages,
  WordForm,
  Words,
  WordsQuery,
} from '../../contract/languagetool.ts';
import type { Db } from '../../platform/db/database.ts';
import { vouchedWords } from '../../services/dictionaries/word-lists.ts';
import type { CheckForLanguageTool } from '../../services/languagetool/check.ts';
import { LISTED_LANGUAGES } from '../../services/languagetool/languages.ts';
import { MAX_TEXT_LENGTH, type Parameters } from '../../services/languagetool/read-request.ts';
import { SOFTWARE } from '../../services/languagetool/software.ts';
import { addVouchedWord, pageOfWords, removeVouchedWord } from '../../services/languagetool/words.ts';
import { type CallerParts, callerOf } from '../languagetool/caller.ts';
import { parametersOf, readBody } from '../languagetool/form-body.ts';

export interface LanguageToolParts extends CallerParts {
  readonly db: Db;
  readonly check: CheckForLanguageTool;
}

/** The prefixes that clients use: some add `/v2` to an address that already has it, others expect it in the address. */
const PREFIXES = ['/v2', '', '/v2/v2'];
/** Without the `/v2` prefix, only paths that are not paths of our pages are registered. */
const BARE = /^\/(?:check|languages)$/;

/** LanguageTool's HTTP API, for every editor that has a client for it. */
export async function languageToolRoutes(app: FastifyInstance, parts: LanguageToolParts): Promise<void> {
  // One client closes its side of the connection after sending its text; by default Node would then close the connection before the answer.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request: FastifyRequest, body: Buffer) => readBody(body));
    // Some types that clients send are invalid, and the framework would refuse them.
    scope.addHook('onRequest', async ({ raw }) => {
      raw.headers['content-type'] = 'application/x-www-form-urlencoded';
    });
    for (const prefix of PREFIXES) {
      checkRoutes(scope, prefix, parts);
      if (prefix !== '') wordRoutes(scope, prefix, parts);
      infoRoutes(scope, prefix);
    }
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface Described extends Pick<FastifyContextConfig, 'operation' | 'checksText'> {
  readonly operationId: string;
  readonly summary: string;
}

/** Registers a route. A route outside `/v2` is left out of the description. */
function route(
  app: FastifyInstance,
  prefix: string,
  [method, path]: readonly ['GET' | 'POST', string],
  { operation, checksText, ...schema }: FastifySchema & Described,
  handler: Handler,
): void {
  if (prefix === '' && !BARE.test(path)) return;
  const config: FastifyContextConfig = {
    service: 'languagetool',
    crossOrigin: 'add-ons',
    ...(operation ? { operation } : {}),
    ...(checksText ? { checksText } : {}),
  };
  const described = { tags: ['LanguageTool clients'], ...schema, hide: prefix !== '/v2' };
  app.route({ method, url: prefix + path, config, schema: described, handler });
}

const FORM = { consumes: ['application/x-www-form-urlencoded'], security: [{ apiKey: [] }, {}] };

function checkRoutes(app: FastifyInstance, prefix: string, parts: LanguageToolParts): void {
  const handler: Handler = async (request, reply) => {
    const parameters = parametersIn(request);
    request.caller = await callerOf(request, parameters, parts);
    const { caller } = request;
    const { answer, words } = await parts.check({
      parameters,
      group: `languagetool ${caller?.accountId ?? request.ip}`,
      dictionary: () => vouchedWords(parts.db, caller?.accountId ?? null),
      isAbandoned: () => request.raw.socket.destroyed,
    });
    request.words = words;
    return sendJson(reply, answer);
  };
  const common = {
    operation: 'languagetool.check',
    checksText: true as const,
    ...FORM,
    response: { 200: success(CheckAnswer), ...errors(503) },
  };
  const summary = 'Check a text as LanguageTool’s clients do';
  route(app, prefix, ['POST', '/check'], { operationId: 'checkForm', summary, body: CheckForm, ...common }, handler);
  route(
    app,
    prefix,
    ['GET', '/check'],
    { operationId: 'checkQuery', summary: `${summary}, a short one`, querystring: CheckForm, ...common },
    handler,
  );
}

function wordRoutes(app: FastifyInstance, prefix: string, parts: LanguageToolParts): void {
  const { db } = parts;
  const asOwner =
    (answer: (owner: Awaited<ReturnType<typeof callerOf>>, parameters: Parameters) => Promise<object>): Handler =>
    async (request, reply) => {
      const parameters = parametersIn(request);
      request.caller = await callerOf(request, parameters, parts);
      return sendJson(reply, await answer(request.caller, parameters));
    };
  route(
    app,
    prefix,
    ['GET', '/words'],
    {
      operationId: 'listWords',
      summary: 'Words of a dictionary',
      security: FORM.security,
      querystring: WordsQuery,
      response: { 200: success(Words), ...errors() },
    },
    asOwner(async (owner, parameters) => ({ words: await pageOfWords(db, owner, parameters) })),
  );
  route(
    app,
    prefix,
    ['POST', '/words/add'],
    {
      operationId: 'addWord',
      summary: 'Add a word to a dictionary; by form or query',
      ...FORM,
      body: Type.Optional(WordForm),
      response: { 200: success(Added), ...errors(409) },
    },
    asOwner(async (owner, parameters) => ({ added: await addVouchedWord(db, owner, parameters) })),
  );
  route(
    app,
    prefix,
    ['POST', '/words/delete'],
    {
      operationId: 'deleteWord',
      summary: 'Remove a word from a dictionary; by form or query',
      ...FORM,
      body: Type.Optional(WordForm),
      response: { 200: success(Deleted), ...errors() },
    },
    asOwner(async (owner, parameters) => ({ deleted: await removeVouchedWord(db, owner, parameters) })),
  );
}

/** What any client may request without a key. */
function infoRoutes(app: FastifyInstance, prefix: string): void {
  const plain = { 200: { description: 'Success', content: { 'text/plain': { schema: Type.String() } } } };
  const get = (path: string, schema: { operationId: string; summary: string; response: object }, body: unknown) =>
    route(app, prefix, ['GET', path], schema as FastifySchema & typeof schema, (_request, reply) =>
      typeof body === 'string' ? reply.type('text/plain; charset=utf-8').send(body) : sendJson(reply, body),
    );
  get('', { operationId: 'pingLanguageTool', summary: 'Is anybody there?', response: plain }, 'OK');
  get('/healthcheck', { operationId: 'checkHealth', summary: 'Does the service run?', response: plain }, 'OK');
  get(
    '/maxtextlength',
    { operationId: 'getMaxTextLength', summary: 'Most characters of one check', response: plain },
    String(MAX_TEXT_LENGTH),
  );
  get(
    '/languages',
    { operationId: 'listLanguages', summary: 'Languages that are checked', response: { 200: success(Languages) } },
    LISTED_LANGUAGES,
  );
  get(
    '/info',
    { operationId: 'getInfo', summary: 'Name and version', response: { 200: success(Info) } },
    { software: SOFTWARE },
  );
}

/** Errors are plain text, "Error: …", because clients show them as they are. */
function errors(...more: readonly number[]): Record<number, object> {
  const meanings: Readonly<Record<number, string>> = {
    400: 'A parameter is missing or wrong; the text says which',
    403: 'There is no valid key, or a page asks that may not',
    409: 'The dictionary is full',
    413: 'The text is too long',
    429: 'Too many requests; see Retry-After',
    500: 'Internal error; the log has the details under the request id',
    503: 'Shutting down, or more work than can be queued',
  };
  const content = { 'text/plain': { schema: Type.String() } };
  return Object.fromEntries(
    [400, 403, 413, 429, 500, ...more].map((code) => [code, { description: meanings[code], content }]),
  );
}

/** Parameters of the query and the form. The form wins if both have the same parameter. */
function parametersIn({ query, body }: FastifyRequest): Parameters {
  const single = Object.entries(query as Record<string, string | string[]>).map(
    ([name, value]) => [name, Array.isArray(value) ? value[0]! : value] as const,
  );
  return { ...parametersOf(single), ...(body as Parameters | undefined) };
}

/** Sent with exactly this type, because one client compares the header with it and accepts no charset. */
function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.header('content-type', 'application/json').send(Buffer.from(JSON.stringify(body)));
}
