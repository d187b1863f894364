import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Latency buckets from 1 ms to 30 s. The limits of the service (150 ms, 2 s) are bucket boundaries. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 5, 10, 30];

/** What the service counts. Labels are our own names (routes, pools, kinds), never data that a user sent. */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void;
  poolWait(pool: string, seconds: number): void;
  poolTask(pool: string, outcome: 'done' | 'failed' | 'timeout', seconds: number): void;
  /** Registers a gauge that is read when /metrics is requested. */
  gauge(name: string, help: string, read: () => Record<string, number> | Promise<Record<string, number>>): void;
  job(kind: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Text in the exposition format, and its content type. */
  expose(): Promise<{ text: string; contentType: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'emend_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'emend_http_request_duration_seconds',
    help: 'Duration of HTTP requests from their headers to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'emend_http_errors_total',
    help: 'Answers with status 400 and above',
    labelNames: ['route', 'status'],
    registers,
  });
  const waits = new Histogram({
    name: 'emend_pool_wait_seconds',
    help: 'Time that a task waited for a worker thread',
    labelNames: ['pool'],
    buckets: SECONDS,
    registers,
  });
  const tasks = new Histogram({
    name: 'emend_pool_task_seconds',
    help: 'Time that a task ran in a worker thread',
    labelNames: ['pool', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'emend_job_seconds',
    help: 'Time that a job ran',
    labelNames: ['kind', 'outcome'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900],
    registers,
  });
  return {
    request(route, method, status, seconds) {
      requests.observe({ route, method, status }, seconds);
      if (status >= 400) errors.inc({ route, status });
    },
    poolWait: (pool, seconds) => waits.observe({ pool }, seconds),
    poolTask: (pool, outcome, seconds) => tasks.observe({ pool, outcome }, seconds),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    gauge(name, help, read) {
      const gauge: Gauge<'of'> = new Gauge({
        name,
        help,
        labelNames: ['of'],
        registers,
        async collect() {
          for (const [of, value] of Object.entries(await read())) this.set({ of }, value);
        },
      });
      gauge.reset();
    },
    async expose() {
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
