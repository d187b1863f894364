import { copyFileSync, cpSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './build.js';
import { bundleForBrowsers, modelFiles } from './build-library.js';
import { serveFolder } from './serve-folder.js';

/** Builds the demo page of the browser library in `out`, a folder for any file server. */
export async function buildDemo(out) {
  rmSync(out, { recursive: true, force: true });
  cpSync(join(root, 'examples', 'browser'), out, { recursive: true });
  copyFileSync(join(root, 'src', 'web', 'favicon.svg'), join(out, 'favicon.svg'));
  await bundleForBrowsers(join(out, 'emend'));
  mkdirSync(join(out, 'models'));
  for (const { name } of modelFiles().filter((file) => file.name !== 'detector.bin'))
    linkOrCopy(join(root, 'models', name), join(out, 'models', name));
}

/** Linked, so that 60 MB are not on the disk twice. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const out = join(root, 'out', 'demo');
  await buildDemo(out);
  const { address } = await serveFolder(out, Number(process.env.PORT ?? 8090));
  console.log(`The demo is at ${address} (files in ${out}). Ctrl+C ends it.`);
}
