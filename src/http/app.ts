import { randomUUID } from 'node:crypto';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Authenticator } from '../accounts/authenticate.ts';
import type { UsageRecorder } from '../accounts/usage.ts';
import type { EmendError } from '../platform/errors.ts';
import { problem } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { Traces } from '../platform/traces.ts';
import { dropAbsentFields } from './absent-fields.ts';
import { createCrossOrigin } from './cross-origin.ts';
import type { Drain } from './drain.ts';
import { catalogued, errorBody, serviceOf } from './error-bodies.ts';
import { type BrowserSessions, createGuard } from './guard.ts';
import type { Guests } from './guests.ts';
import { acceptJson } from './json-body.ts';
import { collectRoutes } from './known-routes.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { createMethodCheck } from './methods.ts';
import { describeApi, openApiRoute, type PublicAddresses } from './openapi.ts';
import { createRequestRecord } from './record-request.ts';
import { operationsRoutes, type ReadinessChecks } from './routes/operations.ts';
import { answerUnreadable } from './unreadable-requests.ts';
import { invalidField } from './validation.ts';

export interface AppParts {
  readonly version: string;
  readonly addresses: () => PublicAddresses;
  readonly maxJsonBytes: number;
  /** Proxies whose X-Forwarded-For header is trusted; null trusts none, because anybody can send one. */
  readonly trustedProxies: string | null;
  /** Origins whose pages may use the services, separated by commas; `*` for any, null for none. */
  readonly allowedOrigins: string | null;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly usage: UsageRecorder;
  readonly checks: ReadinessChecks;
  readonly drain: Drain;
  /** True when a check would be refused now; false if this process makes no checks. */
  readonly isBusy: () => boolean;
  /** Null if this process has no pages; then only keys count. */
  readonly browser: BrowserSessions | null;
  /** Null if nobody may use the service without a key or an account. */
  readonly guests: Guests | null;
  /** Registers the routes of this process's roles. */
  readonly routes: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** Slow clients get five minutes for a whole request. Without a limit they could hold connections for ever. */
const REQUEST_MS = 300_000;

/** Seconds after which a client may try again: if threads are busy, and if a part is unavailable or the process stops. */
const BUSY_SECONDS = 2;
const AWAY_SECONDS = 5;

/** The HTTP server with everything that all routes share: keys, limits, errors, log, metrics, OpenAPI. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, metrics, maxJsonBytes } = parts;

  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: maxJsonBytes,
    trustProxy: parts.trustedProxies ?? false,
    requestTimeout: REQUEST_MS,
    // Requests that arrive on an open connection while the process stops are answered like any other.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
    schemaController: lazySchemas,
    schemaErrorFormatter: invalidField,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => fail(error, request as FastifyRequest, reply as FastifyReply),
  });

  function fail(error: FastifyError | EmendError | Error, request: FastifyRequest, reply: FastifyReply) {
    // Fastify wraps what a schemaErrorFormatter returns only if it is not an Error, so our errors arrive unchanged.
    const limit = request.routeOptions?.bodyLimit ?? maxJsonBytes;
    const schema = request.routeOptions?.schema as { consumes?: readonly string[] } | undefined;
    const takesForm = schema?.consumes?.includes('multipart/form-data') ?? false;
    const known = catalogued(error, request.id, limit, takesForm);
    // Outages are logged separately and overloads are counted. A log line per request would make both worse.
    if (known.status >= 500 && known.status !== 503)
      log.error({ err: error, requestId: request.id, route: request.routeOptions?.url }, 'fault');
    if (known.status === 429) reply.header('retry-after', known.parameters['seconds']);
    if (known.status === 503) reply.header('retry-after', known.code === 'service.busy' ? BUSY_SECONDS : AWAY_SECONDS);
    const service = request.routeOptions?.config?.service ?? serviceOf(request.url);
    // Bodies follow the contract and contain no code. Our own pages use other words for some of the errors.
    reply.header('x-error-code', known.code);
    // Fastify closes the connection of a body that it stops reading. A client that reads only after it has sent everything
    // (Python's http.client, often Node's fetch) would then report a broken connection instead of this answer.
    if (reply.hasHeader('connection') && !parts.drain.isBegun()) reply.removeHeader('connection');
    request.raw.resume();
    return reply.code(known.status).send(errorBody(service, known));
  }

  app.decorateRequest('caller', null);
  app.decorateRequest('session', null);
  app.decorateRequest('guest', false);
  app.decorateRequest('words', 0);
  app.decorateRequest('refused', false);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
    // The next request of this client then opens a connection to a process that continues to run.
    if (parts.drain.isBegun()) reply.header('connection', 'close');
  });
  app.addHook('onRequest', createMethodCheck(collectRoutes(app), createCrossOrigin(parts.allowedOrigins)));
  // Before the key and the rate are looked up, which costs more than the refusal: 200 requests a second would otherwise wait for that.
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.config.checksText && parts.isBusy()) throw problem('service.busy');
  });
  app.addHook('onRequest', createGuard(parts.authenticator, parts.limiter, parts.browser, parts.guests));
  app.addHook('preValidation', dropAbsentFields);
  app.addHook('onResponse', createRequestRecord(log, metrics, parts.usage, parts.traces));
  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => fail(problem('request.not-found'), request, reply));

  acceptJson(app);
  await describeApi(app, parts);
  operationsRoutes(app, { ...parts, isStopping: parts.drain.isBegun });
  openApiRoute(app);
  for (const register of parts.routes) await register(app);
  return app;
}
