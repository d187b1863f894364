import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/config/root.ts';

/** A process of the built program that a supervisor restarts whenever it ends, as systemd or Kubernetes would. */
export interface Supervised {
  readonly role: string;
  /** Its last address. A client that sends a request during a restart is refused. */
  address(): string;
  pid(): number | undefined;
  /** Sends a signal. A new process starts after this one has ended. */
  signal(name: 'SIGKILL' | 'SIGTERM'): void;
  /** Milliseconds from each start until requests were accepted. */
  readonly starts: number[];
  stop(): Promise<void>;
}

const BETWEEN_STARTS_MS = 500;

/**
 * @param onError called with each line of the log at level error or fatal
 */
export function supervise(
  role: string,
  environment: Readonly<Record<string, string>>,
  onError: (line: string) => void,
): Supervised {
  let child: ChildProcess | undefined;
  let address = 'http://127.0.0.1:1';
  let isStopping = false;
  const starts: number[] = [];

  async function live(): Promise<void> {
    while (!isStopping) {
      const began = performance.now();
      const current = spawn(process.execPath, [join(packageRoot, 'dist/program/main.js'), 'serve', '--role', role], {
        env: { ...process.env, EMEND_PORT: '0', NO_COLOR: '1', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = current;
      let out = '';
      let isKnown = false;
      current.stdout!.on('data', (chunk: Buffer) => {
        out += chunk;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0];
        if (isKnown || !found) return;
        isKnown = true;
        address = found;
        starts.push(Math.round(performance.now() - began));
      });
      let rest = '';
      current.stderr!.on('data', (chunk: Buffer) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (/"level":"(error|fatal)"/.test(line)) onError(`${role}: ${line}`);
      });
      await once(current, 'exit');
      if (!isStopping) await sleep(BETWEEN_STARTS_MS);
    }
  }
  const lived = live();
  return {
    role,
    address: () => address,
    pid: () => child?.pid,
    signal: (name) => void child?.kill(name),
    starts,
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      await lived;
    },
  };
}

/** Waits until a process accepts requests and all its parts can work. */
export async function untilReady({ address, role }: Supervised, limitMs = 120_000): Promise<void> {
  const end = Date.now() + limitMs;
  let last = '';
  while (Date.now() < end) {
    try {
      const answer = await fetch(`${address()}/readyz`, { signal: AbortSignal.timeout(10_000) });
      last = `${answer.status} ${await answer.text()}`;
      if (answer.status === 200) return;
    } catch (error) {
      last = String((error as Error).cause ?? error);
    }
    await sleep(200);
  }
  throw new Error(`a process of role ${role} does not become ready: ${last}`);
}
