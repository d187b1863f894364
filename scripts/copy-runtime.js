import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EXTERNAL } from './bundle-program.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a start reads from the checkout, besides packages. */
const FILES = [
  'package.json',
  'bin',
  'scripts/build.js',
  'dist/.stamp',
  'dist/program',
  'dist/web',
  'models',
  'assets',
  'NOTICE',
  'LICENSE',
];

/** Copies only what the built service needs to run into `out`, for small images. */
function copyRuntime(out) {
  for (const path of FILES) copy(path, out);
  for (const path of runtimePackages()) copy(path, out);
}

/** Folders of the packages that stay outside the bundle, with all their dependencies, as in the lock file. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, from) => {
    const path = placeOf(packages, name, from);
    // Machine code for other systems is not installed here.
    if (!path || found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path);
  };
  for (const name of EXTERNAL) add(name, '');
  // Packages inside a package are copied with it.
  return [...found].filter((path) => ![...found].some((other) => path.startsWith(`${other}/`)));
}

/** Returns where Node finds a package that a package at `from` requires: in its own folder, or in one above it. */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

function copy(path, out) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  cpSync(join(root, path), join(out, path), { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) copyRuntime(process.argv[2]);
