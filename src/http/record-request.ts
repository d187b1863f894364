import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UsageRecorder } from '../accounts/usage.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Traces } from '../platform/traces.ts';

/**
 * Records each answer: a log line, metrics, a span and, for callers with a key, a usage record. It uses the route's
 * pattern instead of the address, because upload and download addresses are secrets.
 */
export function createRequestRecord(log: Log, metrics: Metrics, usage: UsageRecorder, traces: Traces) {
  return async function recordRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { service = 'base', operation } = request.routeOptions.config;
    const route = request.routeOptions.url ?? 'none';
    const latencyMs = reply.elapsedTime;
    const status = reply.statusCode;
    metrics.request(route, request.method, status, latencyMs / 1000);
    const { caller, words } = request;
    const now = Date.now();
    const { traceparent } = request.headers;
    traces.add({
      name: `${request.method} ${route}`,
      kind: 'server',
      startMs: now - latencyMs,
      endMs: now,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
        'emend.request_id': request.id,
        'emend.words': words,
      },
      failed: status >= 500,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(latencyMs),
        key: caller?.publicId,
      },
      'request',
    );
    if (!caller || !operation) return;
    const at = new Date();
    const { accountId, keyId } = caller;
    const { id: requestId, refused } = request;
    usage.record({ accountId, keyId, at, service, operation, status, words, latencyMs, requestId, refused });
  };
}
