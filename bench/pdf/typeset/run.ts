import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DocumentModel, expectedOf, type ModelOptions, makeDocument, randomNumbers } from './document-model.ts';
import { toGroff } from './groff.ts';
import { HTML_STYLES, toHtml } from './html.ts';
import { LATEX_STYLES, toLatex } from './latex.ts';
import { ODT_STYLES, toFlatOdt } from './odt.ts';

/**
 * Typesets known text with those of LaTeX, LibreOffice, Chromium, WeasyPrint and groff that are installed:
 *   npx tsx bench/pdf/typeset/run.ts OUTDIR TEXTFILE... [--only NAME] [--seed N]
 * Each text file has one paragraph per line. Writes NAME.pdf and NAME.expected.json.
 */
const args = process.argv.slice(2);
const flag = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const only = flag('--only');
const seed = Number(flag('--seed') ?? 1);
const [out, ...texts] = args;
if (!out || texts.length === 0) throw new Error('usage: run.ts OUTDIR TEXTFILE... [--only NAME] [--seed N]');
mkdirSync(out, { recursive: true });

const paragraphs = texts.flatMap((path) => readFileSync(path, 'utf8').split('\n')).filter((line) => line.length > 40);
let cursor = Math.floor(randomNumbers(seed)() * paragraphs.length);
const take = (): string => paragraphs[cursor++ % paragraphs.length]!;
const work = mkdtempSync(join(tmpdir(), 'typeset-'));
const run = (program: string, ...argv: string[]): Buffer =>
  execFileSync(program, argv, { cwd: work, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28, timeout: 180_000 });

type Producer = (model: DocumentModel, pdf: string) => void;
const producers: Record<string, [Producer, Partial<ModelOptions>]> = {};

for (const [name, style] of Object.entries(LATEX_STYLES)) {
  const make: Producer = (model, pdf) => {
    writeFileSync(join(work, 'd.tex'), toLatex(model, style));
    for (let pass = 0; pass < 2; pass++) {
      try {
        run('pdflatex', '-interaction=batchmode', 'd.tex');
      } catch {
        // LaTeX ends with an error code for characters that a font lacks, but still writes the file.
      }
    }
    copyFileSync(join(work, 'd.pdf'), pdf);
    rmSync(join(work, 'd.pdf'));
  };
  producers[name] = [make, { footnotes: true, tables: true, code: true, quotes: true }];
}
for (const [name, css] of Object.entries(HTML_STYLES)) {
  const make: Producer = (model, pdf) => {
    const html = join(work, 'd.html');
    writeFileSync(html, toHtml(model, css));
    if (name.startsWith('weasy')) run(process.env['WEASYPRINT'] ?? 'weasyprint', html, resolve(pdf));
    else {
      run(
        'chromium',
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        `--print-to-pdf=${resolve(pdf)}`,
        html,
      );
    }
  };
  producers[name] = [make, { tables: true, code: true, quotes: true }];
}
for (const [name, style] of Object.entries(ODT_STYLES)) {
  const make: Producer = (model, pdf) => {
    writeFileSync(join(work, 'd.fodt'), toFlatOdt(model, style));
    run(
      'soffice',
      '--headless',
      `-env:UserInstallation=file://${work}/profile`,
      '--convert-to',
      'pdf',
      '--outdir',
      work,
      'd.fodt',
    );
    copyFileSync(join(work, 'd.pdf'), pdf);
  };
  producers[name] = [make, { footnotes: true, tables: name === 'writer-report', quotes: true }];
}
for (const columns of [1, 2] as const) {
  const make: Producer = (model, pdf) => {
    writeFileSync(join(work, 'd.ms'), toGroff(model, columns));
    writeFileSync(pdf, run('groff', '-ms', '-Tpdf', '-K', 'utf8', 'd.ms'));
  };
  producers[`groff-${columns}`] = [make, { footnotes: true, code: true, quotes: true }];
}

for (const [name, [make, options]] of Object.entries(producers)) {
  if (only && !name.startsWith(only)) continue;
  const full = `${name}-${seed}`;
  const defaults: ModelOptions = { words: 3500, footnotes: false, tables: false, code: false, quotes: false };
  const model = makeDocument(full, seed * 1000 + name.length, take, { ...defaults, ...options });
  try {
    make(model, join(out, `${full}.pdf`));
    writeFileSync(join(out, `${full}.expected.json`), JSON.stringify(expectedOf(model, [model.runningHead]), null, 1));
    console.log(`${full}: made`);
  } catch (error) {
    console.log(`${full}: left out (${error instanceof Error ? error.message.split('\n')[0] : error})`);
  }
}
rmSync(work, { recursive: true, force: true });
