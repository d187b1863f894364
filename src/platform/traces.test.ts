import { afterEach, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createTraces, type Span, type Traces } from './traces.ts';

const open: Traces[] = [];
afterEach(async () => {
  for (const traces of open.splice(0)) await traces.close();
});

function tracesTo(answer: () => Response) {
  const sent: { url: string; body: unknown }[] = [];
  const logged: string[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer();
  }) as unknown as typeof fetch;
  const log = createLog('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const options = { endpoint: 'http://collector:4318', role: 'api', version: '1.2.3', log, fetcher };
  const traces = createTraces(options);
  open.push(traces);
  return { traces, sent, logged };
}

const span: Span = {
  name: 'POST /check',
  kind: 'server',
  startMs: 1_700_000_000_000.25,
  endMs: 1_700_000_000_012,
  attributes: { 'http.route': '/check', 'http.response.status_code': 200 },
  failed: false,
};

it('sends spans as OTLP in JSON, within the caller’s trace', async () => {
  const { traces, sent } = tracesTo(() => new Response('{}'));
  const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  traces.add({ ...span, traceparent: `00-${trace}-${parent}-01` });
  traces.add({ ...span, kind: 'consumer', failed: true, traceparent: 'nonsense' });
  await traces.close();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.url).toBe('http://collector:4318/v1/traces');
  const { resourceSpans } = sent[0]!.body as {
    resourceSpans: { resource: object; scopeSpans: { spans: Record<string, unknown>[] }[] }[];
  };
  expect(resourceSpans[0]!.resource).toEqual({
    attributes: [
      { key: 'service.name', value: { stringValue: 'emend' } },
      { key: 'service.version', value: { stringValue: '1.2.3' } },
      { key: 'emend.role', value: { stringValue: 'api' } },
    ],
  });
  const [first, second] = resourceSpans[0]!.scopeSpans[0]!.spans;
  expect(first).toEqual({
    traceId: trace,
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    parentSpanId: parent,
    name: 'POST /check',
    kind: 2,
    startTimeUnixNano: '1700000000000250000',
    endTimeUnixNano: '1700000000012000000',
    attributes: [
      { key: 'http.route', value: { stringValue: '/check' } },
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ],
    status: {},
  });
  expect(second).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/), kind: 5, status: { code: 2 } });
  expect(second).not.toHaveProperty('parentSpanId');
});

it('drops spans while the collector is away, with one line for that and nobody waiting', async () => {
  const { traces, logged } = tracesTo(() => new Response(null, { status: 503 }));
  for (let i = 0; i < 5_000; i++) traces.add(span);
  await traces.close();
  traces.add(span);
  await traces.close();
  expect(logged).toEqual(['the collector of traces does not answer; spans are dropped until it does']);
});
