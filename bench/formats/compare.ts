import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readSource, type SourceFormat } from '../../src/documents/source/formats.ts';

/**
 * Reads Markdown files in every format into which pandoc converts them, and prints how many paragraphs read the same,
 * followed by those that do not. Some differences are inherent in a format: links that Org shows by their targets,
 * dashes that Typst sets.
 *
 * npx tsx bench/formats/compare.ts FILE.md …
 */
const FORMATS: Readonly<Partial<Record<SourceFormat, string>>> = {
  html: 'html',
  rst: 'rst',
  asciidoc: 'asciidoc',
  org: 'org',
};

/** Letters and digits of the text, without the parts that are kept apart. */
const prose = (format: SourceFormat, source: string): string[] =>
  readSource(format, source)
    .paragraphs.filter(({ checkable }) => checkable)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, 'utf8');
  const wanted = prose('markdown', source);
  for (const [format, name] of Object.entries(FORMATS)) {
    const converted = execFileSync('pandoc', ['-f', 'gfm', '-t', name, '--wrap=preserve', file], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    const read = prose(format as SourceFormat, converted);
    const [known, found] = [new Set(wanted), new Set(read)];
    const lost = wanted.filter((text) => !found.has(text));
    const extra = read.filter((text) => !known.has(text));
    console.log(
      `${file} ${format}: ${wanted.length - lost.length} of ${wanted.length} the same, ${extra.length} others`,
    );
    for (const text of lost.slice(0, 5)) console.log(`  - ${text.slice(0, 150)}`);
    for (const text of extra.slice(0, 5)) console.log(`  + ${text.slice(0, 150)}`);
  }
}
