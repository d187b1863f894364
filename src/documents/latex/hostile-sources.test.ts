import { describe, expect, it } from 'vitest';
import { hostileLength } from '../../../test/fixtures/random-runs.ts';
import { hostileSources, readAll } from '../../../test/latex/hostile-sources.ts';
import { createZip } from '../zip/write-zip.ts';
import { readProject } from './index.ts';

const COUNT = hostileLength(50_000, 200_000);

const names = (count: number) => Array.from({ length: count }, (_, i) => `x${i.toString(36).replace(/\d/g, '@')}y`);

describe('a source made to be slow', () => {
  it.each(hostileSources(COUNT))('%s', (_what, source) => {
    const { scan, sources } = readAll(source);
    expect(scan.files).toEqual(['a.tex']);
    expect(sources).toHaveLength(2);
  });

  it('a class whose name does not end, in an archive', () => {
    const open = Buffer.from(`\\documentclass{${' '.repeat(2 * COUNT)}`);
    const sound = Buffer.from('\\documentclass{article}\\begin{document}Some words.\\end{document}');
    expect(readProject(createZip([['a.tex', open] as const, ['b.tex', sound] as const])).main).toBe('b.tex');
  });

  it('commands that are defined by each other', () => {
    const all = names(20_000);
    const definitions = all.map((name, i) => `\\newcommand{\\${name}}{\\${all[i + 1]} \\${all[i + 1]}}`).join('\n');
    const { scan } = readAll(`${definitions}\\begin{document}Some words \\${all[0]} here.\\end{document}`);
    expect(scan.paragraphs.map(({ text }) => text)).toEqual(['Some words \uFFFC here.']);
  });

  it('is read in the same way however often', () => {
    const source = `\\emph{one} ${'\\textbf{ '.repeat(300)} $a{ \\( b \\iftrue c \\else d \\iffalse e \\fi \\emph{two}`;
    const texts = [1, 2, 3].map(() => readAll(source).scan.paragraphs.map(({ text }) => text));
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2]).toEqual(texts[0]);
  });
});
