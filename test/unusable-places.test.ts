// @module-tag process
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { giveDatabase } from './fixtures/made-database.ts';
import { emendProgram } from './fixtures/program.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** `emend serve` where it cannot work: it says what to do in one sentence and ends with 1. */
describe('a server that cannot start', () => {
  const root = temporaryFolder('start');
  chmodSync(root, 0o755);

  function folder(name: string, owner = NOBODY): string {
    const path = join(root, name);
    mkdirSync(path, { mode: 0o700 });
    if (isRoot) chownSync(path, owner, owner);
    return path;
  }

  /** Never as root, who may write everywhere; `before` is a shell's preparation in a mount namespace of its own. */
  async function serve(dataDir: string, { before, port = '0' }: { before?: string; port?: string } = {}) {
    const node = [process.execPath, await emendProgram(), 'serve'];
    const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const shut = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', `${before} && exec "$@"`, 'sh'];
    const [program, ...args] = [...(before ? shut : isRoot ? asNobody : []), ...node] as [string, ...string[]];
    const child = spawn(program, args, {
      env: {
        PATH: process.env['PATH'],
        HOME: root,
        EMEND_DATA_DIR: dataDir,
        EMEND_PORT: port,
        EMEND_MODELS: 'off',
        EMEND_WORKERS: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    // Log lines are JSON; what is left is for the person at the terminal.
    const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    return { code, said };
  }

  function needsNamespaces(context: TestContext): void {
    const args = ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'none', root];
    if (spawnSync('unshare', args).status === 0) return;
    if (process.env['CI'] === 'true') throw new Error('unshare works not here');
    context.skip();
  }

  it('because the data folder may not be written', async () => {
    const dir = folder('closed');
    chmodSync(dir, 0o500);
    const { code, said } = await serve(dir);
    expect({ code, said }).toEqual({
      code: 1,
      said: [
        `emend: The data folder ${dir} cannot be used: this user may not read and write ${dir}. Give the folder and all in it to this user, or choose another with EMEND_DATA_DIR.`,
      ],
    });
  });

  it.skipIf(!isRoot)('because another user made its parts (root)', async () => {
    const dir = folder('parts');
    mkdirSync(join(dir, 'pgdata'), { mode: 0o700 });
    const { code, said } = await serve(dir);
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringContaining(`read and write ${dir}/pgdata. Give`)] });
  });

  it('because the data folder is a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    const { code, said } = await serve(file);
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/is a file\. Choose a folder/)] });
  });

  it('because the disk is full', async (context) => {
    needsNamespaces(context);
    const dir = folder('full', 0);
    const { code, said } = await serve(dir, { before: `mount -t tmpfs -o size=64k none ${dir}` });
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/the disk is full\. Make room/)] });
  });

  it('because the file system is read-only', async (context) => {
    needsNamespaces(context);
    const dir = folder('read-only', 0);
    const { code, said } = await serve(dir, { before: `mount -t tmpfs -o ro none ${dir}` });
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/read-only file system\. Mount that/)] });
  });

  it('because the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const dir = folder('port');
    // Its database is made before: here a server starts as far as it can.
    await giveDatabase(dir);
    if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, dir]);
    const { code, said } = await serve(dir, { port: String(port) });
    other.close();
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(/^emend: Port \d+ on .* is in use/)] });
  });
});
