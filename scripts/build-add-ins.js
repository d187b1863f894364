import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './build.js';
import { BROWSERS } from './build-web.js';

const clients = join(root, 'clients');

/**
 * Builds the Word add-in and the ONLYOFFICE plugin into folders of `out`, which any file server can serve.
 *
 * @param {string} out
 * @param {string} address where the Word add-in will be served, without a trailing `/`; Word accepts only https
 */
export async function buildAddIns(out, address) {
  rmSync(out, { recursive: true, force: true });
  const [word, onlyOffice] = [join(out, 'word'), join(out, 'onlyoffice')];
  for (const folder of [word, onlyOffice]) {
    mkdirSync(folder, { recursive: true });
    cpSync(join(clients, 'pane', 'assets'), join(folder, 'assets'), { recursive: true });
  }
  await bundle(join(clients, 'word', 'main.ts'), join(word, 'taskpane.js'), 'esm');
  await bundle(join(clients, 'pane', 'pane.css'), join(word, 'taskpane.css'));
  await bundle(join(clients, 'onlyoffice', 'main.ts'), join(onlyOffice, 'pane.js'), 'iife');
  await bundle(join(clients, 'pane', 'pane.css'), join(onlyOffice, 'pane.css'));
  cpSync(join(clients, 'word', 'taskpane.html'), join(word, 'taskpane.html'));
  const manifest = readFileSync(join(clients, 'word', 'manifest.xml'), 'utf8');
  writeFileSync(join(word, 'manifest.xml'), manifest.replaceAll('%ADDRESS%', address));
  for (const name of ['index.html', 'config.json']) cpSync(join(clients, 'onlyoffice', name), join(onlyOffice, name));
}

function bundle(entry, outfile, format) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    target: BROWSERS,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    loader: { '.woff2': 'file' },
    assetNames: 'assets/[name]',
    ...(format ? { format } : {}),
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = process.argv[2]?.replace(/\/+$/, '') ?? '';
  if (!address.startsWith('https://')) {
    console.error(
      'Give the https address at which the folder "word" will be: npm run add-ins -- https://example.org/emend/word',
    );
    process.exitCode = 2;
  } else {
    const out = join(root, 'dist-add-ins');
    await buildAddIns(out, address);
    console.log(`Built ${join(out, 'word')} and ${join(out, 'onlyoffice')}.`);
  }
}
