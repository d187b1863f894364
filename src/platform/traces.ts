import { randomBytes } from 'node:crypto';
import type { Log } from './log.ts';

/** One request or one job. Names and attributes are our own (routes, kinds, ids, counts), never data that a user sent. */
export interface Span {
  readonly name: string;
  readonly kind: 'server' | 'consumer';
  /** Unix time. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed: boolean;
  /** The caller's `traceparent` header (W3C Trace Context). Without a valid one, the span begins a new trace. */
  readonly traceparent?: string | undefined;
}

export interface Traces {
  add(span: Span): void;
  /** Sends the waiting spans. */
  close(): Promise<void>;
}

export const NO_TRACES: Traces = { add: () => undefined, close: async () => undefined };

export interface TracesOptions {
  /** Address of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly role: string;
  readonly version: string;
  readonly log: Log;
  readonly fetcher?: typeof fetch;
}

const INTERVAL_MS = 5_000;
/** The most waiting spans. Further ones are dropped, because work must not wait for monitoring. */
const BACKLOG = 2_048;
const TIMEOUT_MS = 5_000;
/** Numbers of the OpenTelemetry protocol. */
const KINDS = { server: 2, consumer: 5 } as const;
const STATUS_ERROR = 2;

/**
 * Sends spans to a collector by OTLP over HTTP with JSON (OpenTelemetry protocol 1.x), every five seconds. If a
 * collector is unavailable, this costs one log line and the spans of that time.
 */
export function createTraces({ endpoint, role, version, log, fetcher = fetch }: TracesOptions): Traces {
  let waiting: object[] = [];
  let dropped = 0;
  let isAway = false;
  let sending: Promise<void> = Promise.resolve();
  const resource = {
    attributes: attributesOf({ 'service.name': 'emend', 'service.version': version, 'emend.role': role }),
  };

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'emend', version }, spans }] }] };
    try {
      const answer = await fetcher(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      if (isAway) log.warn({ dropped }, 'the collector of traces answers again');
      isAway = false;
      dropped = 0;
    } catch (err) {
      dropped += spans.length;
      if (!isAway) log.warn({ err }, 'the collector of traces does not answer; spans are dropped until it does');
      isAway = true;
    }
  }

  const flush = (): Promise<void> => {
    sending = sending.then(send);
    return sending;
  };
  const timer = setInterval(() => void flush(), INTERVAL_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < BACKLOG) waiting.push(encode(span));
      else dropped++;
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function encode({ name, kind, startMs, endMs, attributes, failed, traceparent }: Span): object {
  const parent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}/.exec(traceparent ?? '');
  return {
    traceId: parent?.[1] ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    ...(parent ? { parentSpanId: parent[2] } : {}),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(attributes),
    status: failed ? { code: STATUS_ERROR } : {},
  };
}

/** As text, because the number exceeds what JSON readers keep exactly. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n);
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}
