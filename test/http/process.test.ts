// @module-tag process
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../src/platform/config/root.ts';
import { dataFolder } from '../fixtures/temporary-folder.ts';
import { PARAGRAPH_PATH } from './test-server.ts';

/** The program itself, as people run it: `npm start` and `npx emend` are these two files. */
describe('the program', () => {
  const dataDir = dataFolder('process');
  /** How a process starts and ends does not depend on the models, which are a quarter of its start; bundled-program.test.ts has them. */
  const env = {
    ...process.env,
    EMEND_DATA_DIR: dataDir,
    EMEND_PORT: '0',
    EMEND_WORKERS: '1',
    EMEND_MODELS: 'off',
    NO_COLOR: '1',
  };
  /** Where they run, and where the image of a process would lie. */
  const folder = mkdtempSync(join(tmpdir(), 'emend-process-'));
  const running: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    for (const left of [dataDir, folder]) rmSync(left, { recursive: true, force: true });
  });

  function start(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = env) {
    const command = ['-c', 'ulimit -c unlimited; exec "$0" "$@"', process.execPath, join(packageRoot, file), ...args];
    const child = spawn('/bin/sh', command, {
      env: environment,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => void out.push(String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => void err.push(String(chunk)));
    const exit = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as string,
    }));
    return { child, exit, out: () => out.join(''), err: () => err.join('') };
  }

  async function emend(...args: string[]) {
    const program = start('bin/emend.js', args);
    const { code } = await program.exit;
    return { code, out: program.out(), err: program.err() };
  }

  async function serve() {
    const program = start('scripts/start.js', []);
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(program.out())?.[0];
    await vi.waitFor(() => expect(address(), program.err()).toBeDefined(), { timeout: 50_000, interval: 50 });
    return { ...program, address: address()! };
  }

  const check = (address: string, key: string) =>
    fetch(address + PARAGRAPH_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: '{"paragraph":"This is a apple."}',
    });

  const create = (account: string, kind: string) =>
    emend('keys', 'create', '--account', account, '--kind', kind, '--quiet');
  const made = { code: 0, out: expect.stringMatching(/^[0-9A-Za-z]{32}\n$/) };
  /** Of the first account, made before any server ran. */
  let before = '';
  /** The last one, started again after the first died, which the next test uses and stops. */
  let server: Awaited<ReturnType<typeof serve>>;

  it('refuses a second server on the same folder, and starts again after it died, of which no image is left', async () => {
    expect(await create('a@example.org', 'live')).toMatchObject({ code: 2, out: '' });
    expect(await create('a', 'production')).toMatchObject({ code: 2, out: '' });
    const key = await create('a@example.org', 'production');
    expect(key).toMatchObject(made);
    before = key.out.trim();
    const first = await serve();
    expect(first.out()).toContain('emend keys create');
    const second = start('scripts/start.js', []);
    expect((await second.exit).code).toBe(1);
    expect(second.err()).toContain(`in use by process ${first.child.pid}`);
    expect((await check(first.address, before)).status).toBe(200);

    // It dies as from a fault of its own, and leaves no image of its memory.
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${first.child.pid}/limits`, 'utf8')).toMatch(/^Max core file size\s+0\s+0\s/m);
    first.child.kill('SIGABRT');
    await first.exit;
    expect(readdirSync(folder)).toEqual([]);
    server = await serve();
    expect((await check(server.address, before)).status).toBe(200);
  });

  it('makes keys while the server runs, and shows after its stop what became of them', async () => {
    const during = await create('b@example.org', 'test');
    expect(during).toMatchObject(made);
    expect((await check(server.address, during.out.trim())).status).toBe(200);
    expect((await emend('keys', 'revoke', before.slice(0, 8))).code).toBe(0);
    expect((await check(server.address, before)).status).toBe(401);
    expect(await emend('keys', 'revoke', 'nothing')).toMatchObject({ code: 1, err: expect.stringContaining('no key') });

    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(existsSync(join(dataDir, 'emend.lock'))).toBe(false);
    const list = await emend('keys', 'list', '--json');
    const listed = JSON.parse(list.out) as { account: string; revokedAt: string | null; lastUsedAt: string | null }[];
    expect(listed.map(({ account, revokedAt }) => [account, revokedAt !== null])).toEqual([
      ['a@example.org', true],
      ['b@example.org', false],
    ]);
    expect(listed.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
  });

  it('does not start with a wrong setting, and names it', async () => {
    const program = start('scripts/start.js', [], { ...env, EMEND_PORT: 'eighty' });
    expect((await program.exit).code).toBe(1);
    expect(program.err()).toContain('EMEND_PORT must be a whole number');
  });

  it('does not start without its models, and names the file', async () => {
    const program = start('scripts/start.js', [], { ...env, EMEND_MODELS: 'on', EMEND_MODELS_DIR: dataDir });
    expect((await program.exit).code).toBe(1);
    expect(program.err()).toMatch(/manifest\.json is missing/);
  });

  it('ends when its file store cannot be reached, with threads under way, so that its supervisor can try again', async () => {
    const store = { EMEND_S3_ENDPOINT: 'http://127.0.0.1:9', EMEND_S3_BUCKET: 'b' };
    const keys = { EMEND_S3_ACCESS_KEY: 'a', EMEND_S3_SECRET_KEY: 's' };
    const program = start('bin/emend.js', ['serve'], { ...env, ...store, ...keys });
    expect((await program.exit).code).toBe(1);
    expect(program.err()).toContain('The S3 store at http://127.0.0.1:9 cannot be reached');
  });

  it('lets other roles than `all` run with PostgreSQL only', async () => {
    const program = start('scripts/start.js', ['--role', 'api'], { ...env, DATABASE_URL: '' });
    expect((await program.exit).code).toBe(1);
    expect(program.err()).toContain('needs DATABASE_URL');
  });
});
