import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'src', 'web');

/** Browsers of the last three years, which the pages need anyway (`<dialog>`, cascade layers, `:has`). */
export const BROWSERS = ['chrome111', 'firefox121', 'safari16.4'];

/** The page module that the shell of an address loads at once, so that the browser need not discover it. */
const SHELLS = {
  index: 'home/home-page.tsx',
  sign: 'sign/sign-pages.tsx',
  portal: 'portal/portal-page.tsx',
  docs: 'docs/docs-page.tsx',
  review: 'review/review-page.tsx',
  texts: 'texts/texts-page.tsx',
  documents: 'documents/documents-page.tsx',
  manuscript: 'manuscript/manuscript-page.tsx',
};

/**
 * Bundles `src/web` into `out`: assets with a digest in their names next to their brotli and gzip forms, and an HTML
 * shell for each group of addresses. Nothing is loaded from elsewhere at run time.
 */
export async function buildWeb(out) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  const common = {
    absWorkingDir: root,
    outdir: out,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: BROWSERS,
    legalComments: 'none',
    loader: { '.svg': 'file', '.woff2': 'file' },
    logLevel: 'warning',
  };
  const [modules, plain] = await Promise.all([
    build({
      ...common,
      entryPoints: [join(web, 'main.tsx')],
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      jsxImportSource: 'preact',
    }),
    // Runs before the first paint, so it is not a module; and the only style sheet.
    build({ ...common, entryPoints: [join(web, 'theme.ts'), join(web, 'styles', 'index.css')], format: 'iife' }),
  ]);
  for (const { path, contents } of [...modules.outputFiles, ...plain.outputFiles]) writeCompressed(path, contents);
  const outputs = relativeOutputs({ ...modules.metafile.outputs, ...plain.metafile.outputs }, out);
  // The browser would find these through the style sheet too late for the first paint, so the page names them.
  const font = [...outputs.keys()].find((path) => path.endsWith('.woff2'));
  const template = readFileSync(join(web, 'index.html'), 'utf8').replace('%FONT%', font);
  for (const [name, page] of Object.entries(SHELLS))
    writeCompressed(join(out, `${name}.html`), Buffer.from(shell(template, outputs, `src/web/${page}`)));
  writeCompressed(join(out, 'favicon.svg'), readFileSync(join(web, 'favicon.svg')));
}

/** Maps the output path below the web folder, with a leading `/`, to esbuild's metadata for it. */
function relativeOutputs(outputs, out) {
  const prefix = `${out}/`;
  return new Map(
    Object.entries(outputs).map(([path, about]) => [
      `/${join(root, path).replaceAll('\\', '/').replace(prefix, '')}`,
      about,
    ]),
  );
}

function shell(template, outputs, page) {
  const of = (entry) => [...outputs].find(([, { entryPoint }]) => entryPoint === entry)?.[0];
  const main = of('src/web/main.tsx');
  const start = of(page);
  if (!start) throw new Error(`${page} is not imported by the router`);
  const preloads = new Set();
  const follow = (path) => {
    if (preloads.has(path)) return;
    preloads.add(path);
    for (const { path: imported, kind } of outputs.get(path).imports)
      if (kind === 'import-statement') follow(`/assets/${basename(imported)}`);
  };
  follow(main);
  follow(start);
  preloads.delete(main);
  const links = [...preloads].map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  return template
    .replace('%THEME%', of('src/web/theme.ts'))
    .replace('%STYLE%', of('src/web/styles/index.css'))
    .replace('%MAIN%', main)
    .replace('%PRELOADS%', links);
}

function writeCompressed(path, contents) {
  writeFileSync(path, contents);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(contents, quality));
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildWeb(process.argv[2] ?? join(root, 'dist', 'web'));
}
