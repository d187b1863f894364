import type { TestServer } from './test-server.ts';

/** The longest time after which a key may ask anything again: rates of the contract are for one second. */
const REST_MS = 1_000;

/**
 * Runs `ask` with a key whose last answer is a second old, so that no rate limit answers for the service. A new key is made where all
 * are in use: one for each request cost the embedded database three times what the requests themselves cost it.
 */
export function spareKeys(
  server: Pick<TestServer, 'key'>,
): <Result>(ask: (key: string) => Promise<Result>) => Promise<Result> {
  const rested: { readonly key: string; readonly since: number }[] = [];
  return async (ask) => {
    const first = rested[0];
    const ready = first !== undefined && performance.now() - first.since >= REST_MS;
    const key = ready ? rested.shift()!.key : await server.key();
    try {
      return await ask(key);
    } finally {
      rested.push({ key, since: performance.now() });
    }
  };
}
