import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the package. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const source = join(root, 'src');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const buildWeb = join(root, 'scripts', 'build-web.js');
const bundleProgram = join(root, 'scripts', 'bundle-program.js');
const compileRules = join(root, 'scripts', 'compile-rules.js');
const rulesFile = join(root, 'models', 'rules.bin');

/**
 * True when node_modules has the packages of the lock file. It compares versions, not times: a checkout gives every
 * file a new time, and a needless `npm ci` costs a minute and needs the network.
 */
export function isInstalled({ forTests = false } = {}) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = packagesOf(join(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || (entry.dev && !forTests) || installed[path]?.version === entry.version,
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** Installs the packages of the lock file if they are missing. */
export function ensureInstalled({ forTests = false } = {}) {
  // A published package has no lock file, and its installation has already installed its dependencies.
  if (!existsSync(join(root, 'package-lock.json'))) return;
  const complete = existsSync(tsc) || (!forTests && existsSync(join(dist, '.stamp')));
  if (isInstalled({ forTests }) && complete) return;
  console.error('Installing packages (once) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; the lines above say why');
}

/**
 * If a source has changed since the last build, compiles `src` to `dist`, bundles that as `dist/program` and the web as
 * `dist/web`, and compiles `rules` to `models/rules.bin`. A caller that checks the types itself can turn the type check
 * off.
 */
export async function ensureBuilt({ checked = true } = {}) {
  const stampFile = join(dist, '.stamp');
  // An image may contain only the build, without sources or compiler.
  if (existsSync(stampFile) && !(existsSync(source) && existsSync(tsc))) return;
  const now = stamp();
  if (existsSync(stampFile) && existsSync(rulesFile) && readFileSync(stampFile, 'utf8') === now) return;
  console.error('Building …');
  const draft = `${dist}.${process.pid}`;
  try {
    const args = [tsc, '-p', 'tsconfig.build.json', '--outDir', draft, ...(checked ? [] : ['--noCheck'])];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('The build failed; the lines above say why');
    // Loaded only here, because a start that finds everything built needs no bundler.
    const { bundleProgram } = await import('./bundle-program.js');
    const tasks = await import(pathToFileURL(join(draft, 'services', 'task-modules.js')).href);
    await bundleProgram(draft, join(draft, 'program'), tasks);
    const web = spawnSync(process.execPath, [buildWeb, join(draft, 'web')], { cwd: root, stdio: ['ignore', 2, 2] });
    if (web.status !== 0) throw new Error('The build of the web failed; the lines above say why');
    const rules = spawnSync(process.execPath, [compileRules, draft], { cwd: root, stdio: ['ignore', 2, 2] });
    if (rules.status !== 0) throw new Error('The rules could not be compiled; the lines above say why');
    writeFileSync(join(draft, '.stamp'), now);
    // Two processes may build at once. The last one uses the existing build, which the other may already run: chunk
    // names differ between builds, so replacing it would remove files that the other still has to load.
    if (existsSync(stampFile) && existsSync(rulesFile) && readFileSync(stampFile, 'utf8') === now) return;
    if (existsSync(dist)) renameSync(dist, `${draft}.old`);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.old`, { recursive: true, force: true });
  }
}

/** Names, sizes and times of all sources. If they are the same, so is the build. */
function stamp() {
  const lines = [];
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    lines.push(`${path.slice(root.length)} ${size} ${mtimeMs}`);
  };
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  visit(source);
  visit(join(root, 'rules'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'])
    add(join(root, name));
  for (const script of [buildWeb, bundleProgram, compileRules]) add(script);
  return lines.sort().join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
