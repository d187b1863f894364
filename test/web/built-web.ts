import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWeb } from '../../scripts/build-web.js';
import { builtOnce } from '../fixtures/built-once.ts';

/** What judges pages (accessibility.ts): half a megabyte. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The folder of the pages, built once for all tests in browsers, with axe beside what they load themselves. */
export const builtWeb = (): Promise<string> => builtOnce('web', ['src/web', 'test/web/built-web.ts'], buildWithAxe);

async function buildWithAxe(out: string): Promise<void> {
  await buildWeb(out);
  const path = join(out, 'assets', 'axe.js');
  writeFileSync(path, axe);
  writeFileSync(`${path}.br`, brotliCompressSync(axe, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  writeFileSync(`${path}.gz`, gzipSync(axe));
}
