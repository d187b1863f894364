/**
 * Speed of scanning LaTeX in CPU time: every .tex file of a folder, and the longest of them repeated to 2 MB.
 *
 *   npx tsx bench/latex/scan.ts DIR
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSingleFile, scanProject } from '../../src/documents/latex/index.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npx tsx bench/latex/scan.ts DIR');
  process.exit(2);
}
const files = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.tex'))
  .map((file) => readFileSync(join(folder, file)));

function measure(name: string, sources: readonly Uint8Array[]): void {
  let words = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    words = 0;
    const { user } = process.cpuUsage();
    for (const source of sources) words += scanProject(readSingleFile(source, 'a.tex')).words;
    best = Math.min(best, process.cpuUsage().user - user);
  }
  const bytes = sources.reduce((sum, source) => sum + source.length, 0);
  console.log(`${name}: ${sources.length} files, ${bytes} bytes, ${words} words, ${(bytes / best).toFixed(1)} MB/s`);
}

measure('all files', files);
const longest = files.filter((file) => file.includes('\\section')).sort((a, b) => b.length - a.length)[0];
if (longest) {
  const text = longest.toString('latin1');
  const body = text.slice(text.indexOf('\\begin{document}') + 16).replace(/\\end\{document\}[\s\S]*/, '');
  measure('one long file', [Buffer.from(body.repeat(Math.ceil(2_000_000 / body.length)), 'latin1')]);
}
