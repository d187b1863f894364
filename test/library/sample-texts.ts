import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../src/documents/source/formats.ts';
import { packageRoot } from '../../src/platform/config/root.ts';

/** Prose of this repository: as many paragraphs of its pages as examples of its rules with a mistake in them, evenly drawn. */
export function sampleTexts(ofEach: number): readonly string[] {
  return [...everyNth(paragraphsOfPages(), ofEach), ...everyNth(wrongExamples(), ofEach)];
}

function paragraphsOfPages(): string[] {
  const docs = join(packageRoot, 'docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return pages
    .sort()
    .flatMap((page) => readSource('markdown', readFileSync(join(docs, page), 'utf8')).paragraphs)
    .map(({ text }) => text)
    .filter((text) => text.split(' ').length > 12);
}

function wrongExamples(): string[] {
  const folder = join(packageRoot, 'rules');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.rules'))
    .sort()
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'))
    .flatMap((line) => /^- (.+?) => /.exec(line)?.[1] ?? []);
}

function everyNth(all: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, i) => i % step === 0).slice(0, count);
}
