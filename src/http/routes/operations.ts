import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { answer, success } from '../../contract/error.ts';
import { Health, Readiness } from '../../contract/operations.ts';
import type { Metrics } from '../../platform/metrics.ts';

/** Checks whether each part can work; rejects for a part that cannot. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

export interface OperationsParts {
  readonly version: string;
  readonly checks: ReadinessChecks;
  readonly metrics: Metrics;
  /** True after the signal to stop; no new requests should be sent here. */
  readonly isStopping: () => boolean;
}

/** For operators: liveness (in the PDF contract's format), readiness and metrics. Open to every client that can reach the port. */
export function operationsRoutes(
  app: FastifyInstance,
  { version, checks, metrics, isStopping }: OperationsParts,
): void {
  const tags = ['Operations'];
  app.get('/health', {
    config: { crossOrigin: true, host: 'parser' },
    schema: {
      operationId: 'getHealth',
      summary: 'Is the process alive?',
      tags,
      response: { 200: success(Health) },
    },
    handler: async () => ({ status: 'ok', version }),
  });

  app.get('/readyz', {
    schema: {
      operationId: 'getReadiness',
      summary: 'Can it take requests? Asks the database, the file store and the worker threads',
      tags,
      response: { 200: success(Readiness), 503: answer('A part cannot work', Readiness) },
    },
    handler: async (_request, reply) => {
      const states = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await state(check)] as const),
      );
      if (isStopping()) states.push(['process', 'unavailable']);
      const ready = states.every(([, value]) => value === 'ok');
      reply.code(ready ? 200 : 503);
      return { status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(states) };
    },
  });

  app.get('/metrics', {
    schema: {
      operationId: 'getMetrics',
      summary: 'Prometheus metrics',
      tags,
      response: { 200: { description: 'Success', content: { 'text/plain': { schema: Type.String() } } } },
    },
    handler: async (_request, reply) => {
      const { text, contentType } = await metrics.expose();
      return reply.header('content-type', contentType).send(text);
    },
  });
}

/** A probe must answer quickly. A part that takes longer than this is not ready. */
const PROBE_MS = 2_000;

async function state(check: () => Promise<void>): Promise<'ok' | 'unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), PROBE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}
