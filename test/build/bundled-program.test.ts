// @module-tag process
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../src/platform/config/root.ts';
import * as tasks from '../../src/services/task-modules.ts';
import { pdfOf } from '../ai-report/sample-files.ts';
import { bundledScript } from '../fixtures/bundled-script.ts';
import { giveDatabase } from '../fixtures/made-database.ts';
import { emendProgram } from '../fixtures/program.ts';
import { dataFolder } from '../fixtures/temporary-folder.ts';

/** Some containers and kernels allow none. */
const hasNamespaces = spawnSync('unshare', ['-rn', 'true']).status === 0;

/** Brings up the loopback device of a namespace of its own. */
const hasLoopback = hasNamespaces && spawnSync('unshare', ['-rn', 'ip', 'link', 'set', 'lo', 'up']).status === 0;
/** Packets that found no way out since the namespace was made. */
const LOST = "awk '/^Ip:/ { n = $13 } END { print n }' /proc/net/snmp";

/** What `npm start` runs: everything else is tested from its sources. */
describe('the bundled program', () => {
  let main: string;
  const dataDir = dataFolder('bundle');
  let server: ChildProcess | undefined;
  beforeAll(async () => {
    main = await emendProgram();
    await giveDatabase(dataDir);
  });
  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has every task where the bundled program looks for it', () => {
    const services = join(packageRoot, 'src', 'services');
    const paths = Object.values(tasks).map((address) =>
      fileURLToPath(address).slice(services.length + 1, -'.ts'.length),
    );
    expect(paths).toContain('paragraph/check-task');
    expect(paths.filter((path) => !existsSync(join(dirname(main), `${path}.js`)))).toEqual([]);
  });

  it('reads a PDF in a thread whose task lies in a folder', async () => {
    const file = join(dataDir, 'file.pdf');
    writeFileSync(file, await pdfOf(['Rain fell on the harbour for three days.']));
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'pdf', 'text', file], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Rain fell on the harbour for three days.');
  });

  it('serves and checks in its threads', async () => {
    server = spawn(process.execPath, [main, 'serve'], {
      env: { ...process.env, EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_WORKERS: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      out += String(chunk);
    });
    server.stderr!.on('data', (chunk: Buffer) => {
      err += String(chunk);
    });
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0];
    await vi.waitFor(() => expect(address(), err).toBeDefined(), { timeout: 50_000, interval: 50 });
    const body = new URLSearchParams({ text: 'The results shows it.', language: 'en-US' });
    const response = await fetch(`${address()}/v2/check`, { method: 'POST', body });
    const { matches } = (await response.json()) as { matches: { replacements: { value: string }[] }[] };
    expect(matches[0]?.replacements[0]?.value, err).toBe('show');
  });

  // Linux counts packets that found no way out: in a network with no other machine every attempt is one.
  it.skipIf(!hasNamespaces)('asks no other machine for anything (unshare -rn)', () => {
    const [text, pdf] = [join(dataDir, 'text.md'), join(dataDir, 'file.pdf')];
    writeFileSync(text, 'He go to the town. See http://example.org/ and ![a](http://example.org/a.png).\n');
    const tried = (command: string) => {
      const script = `${command} >/dev/null 2>&1; ${LOST}`;
      return Number(spawnSync('unshare', ['-rn', 'sh', '-c', script], { encoding: 'utf8' }).stdout);
    };
    const emend = `${process.execPath} ${main}`;
    // That an attempt is seen at all:
    expect(tried(`${process.execPath} -e "fetch('http://203.0.113.5/')"`)).toBe(1);
    for (const command of [`check ${text}`, `lint ${text}`, `detect ${text}`, `pdf text ${pdf}`, 'doctor'])
      expect([command, tried(`${emend} ${command}`)]).toEqual([command, 0]);
  });

  it.skipIf(!hasLoopback)(
    'asks none as a service either, whatever files point at (unshare -rn)',
    async () => {
      const whole = await bundledScript('test/build/use-whole-service.ts');
      const script = `ip link set lo up; ${process.execPath} ${whole}; ${LOST}`;
      const { stdout, stderr } = spawnSync('unshare', ['-rn', 'sh', '-c', script], {
        cwd: packageRoot,
        encoding: 'utf8',
      });
      const [ended, lost] = stdout.trim().split('\n').slice(-2);
      const { 'letter.doc': doc, paragraph, ...others } = JSON.parse(ended!) as Record<string, string>;
      expect([paragraph, ...new Set(Object.values(others))], stderr).toEqual(['200', 'SUCCESS']);
      // Where LibreOffice is not installed, a doc is refused.
      expect(['SUCCESS', 'FAILED']).toContain(doc);
      expect(Number(lost)).toBe(0);
    },
    300_000,
  );
});
