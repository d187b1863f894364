import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.js';

/** Models that the engine uses where they are there and never asks for. */
const EXTRA = ['neural.bin'];

/** Writes models/manifest.json anew from the model files that lie there: run it after any of them changed. */
const folder = join(root, 'models');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bin'))
  .sort()
  .map((name) => {
    const content = readFileSync(join(folder, name));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, bytes: content.length, sha256, ...(EXTRA.includes(name) ? { extra: true } : {}) };
  });
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`);
for (const { name, bytes } of files) console.log(`${name} ${bytes}`);
