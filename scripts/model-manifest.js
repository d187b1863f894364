import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.js';

/** Files made by the build: they are listed without size and digest. */
const BUILT = ['rules.bin'];

/** Writes models/manifest.json from the current model files. Run it after any of them has changed. */
const folder = join(root, 'models');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bin') && !BUILT.includes(name))
  .sort()
  .map((name) => {
    const content = readFileSync(join(folder, name));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, bytes: content.length, sha256 };
  });
const all = [...files, ...BUILT.map((name) => ({ name, built: true }))].sort((a, b) => (a.name < b.name ? -1 : 1));
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ files: all }, null, 2)}\n`);
for (const { name, bytes } of files) console.log(`${name} ${bytes}`);
