import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './build.js';
import { BROWSERS } from './build-web.js';

const models = join(root, 'models');
const library = join(root, 'src', 'library');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** The files whose declarations become the package's. They import only each other. */
const DECLARED = ['checker.d.ts', 'node/index.d.ts', 'browser/index.d.ts'];

/**
 * Builds the packages for `import 'emend'` and `import 'emend/browser'` into `out`: for each a module, its worker and
 * declarations. Neither needs another package. The rules must be compiled first, because their digest becomes part of
 * the browser module.
 */
export async function buildLibrary(out = join(root, 'dist-library')) {
  const draft = `${out}.${process.pid}`;
  try {
    await bundleForNode(join(draft, 'node'));
    await bundleForBrowsers(join(draft, 'browser'));
    writeDeclarations(draft);
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function bundleForNode(outdir) {
  return build({
    entryPoints: ['index', 'worker'].map((name) => join(library, 'node', `${name}.ts`)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    chunkNames: 'chunk-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Fails if the engine needs a Node module that no browser has. */
export function bundleForBrowsers(outdir) {
  return build({
    entryPoints: ['index', 'worker'].map((name) => join(library, 'browser', `${name}.ts`)),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: BROWSERS,
    alias: { 'node:zlib': join(library, 'browser', 'zlib.ts') },
    define: { EMEND_MODELS: JSON.stringify(modelFiles()) },
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'external',
    logLevel: 'warning',
  });
}

/** The manifest of the models with the sizes and digests of all. Those of the rules, which the build makes, are computed now. */
export function modelFiles() {
  const { files } = JSON.parse(readFileSync(join(models, 'manifest.json'), 'utf8'));
  return files.map(({ name, bytes, sha256, built }) => {
    if (!built) return { name, bytes, sha256 };
    const content = readFileSync(join(models, name));
    return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  });
}

function writeDeclarations(out) {
  const folder = mkdtempSync(join(tmpdir(), 'emend-types-'));
  try {
    const emit = ['--noEmit', 'false', '--emitDeclarationOnly', '--outDir', folder];
    const args = ['-p', join(root, 'tsconfig.library.json'), ...emit];
    const { status } = spawnSync(process.execPath, [tsc, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('The declarations could not be written; the lines above say why');
    for (const name of DECLARED) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      copyFileSync(join(folder, 'library', name), join(out, name));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildLibrary();
