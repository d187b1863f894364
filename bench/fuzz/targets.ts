import { readFileSync } from 'node:fs';
import { readDocFacts } from '../../src/documents/doc/index.ts';
import { DocumentError } from '../../src/documents/document-error.ts';
import { documentKind } from '../../src/documents/kind.ts';
import {
  applyLatexEdits,
  countLatexWords,
  definitionsOf,
  flatten,
  readProject,
  readSingleFile,
  scanProject,
  simplified,
} from '../../src/documents/latex/index.ts';
import { openTracked } from '../../src/documents/open-tracked.ts';
import { SyntaxFault } from '../../src/documents/pdf/file/objects.ts';
import { openPdfFile } from '../../src/documents/pdf/file/pdf-file.ts';
import { createPdfiumEngine, readPdf, toParagraphHtml } from '../../src/documents/pdf/index.ts';
import { applySourceEdits } from '../../src/documents/source/apply-edits.ts';
import { readSource, type SourceFormat } from '../../src/documents/source/formats.ts';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { readForm } from '../../src/http/languagetool/form-body.ts';
import { EmendError } from '../../src/platform/errors.ts';
import { readCheckRequest } from '../../src/services/languagetool/read-request.ts';
import { buildDocx, p, r } from '../../test/docx/build-docx.ts';
import { buildFlatOdt, buildOdt, p as odtP } from '../../test/odt/build-odt.ts';
import { show, textPdf } from '../../test/pdf/make-pdf.ts';
import { randomEdits } from '../docx/random-edits.ts';
import { FRAGMENTS } from './fragments.ts';
import { mutateBytes, mutateText, oneOf, type Random, repeatedText } from './mutate.ts';
import { readBody } from './request-bodies.ts';
import { checkManuscript, checkParagraph, proofreadFile, reportOn } from './service-targets.ts';

/** A reader of strangers' bytes: how to make a case for it and what to do with the case. Any error that is not meant for the sender is a find. */
export interface Target {
  /** Most cases have up to `small` characters. */
  make(random: Random, small?: number): Uint8Array;
  run(bytes: Uint8Array): void | Promise<void>;
}

const SENTENCE = 'He go to the old town, which was build in 1900.';
const EDIT = { author: 'Emend', date: new Date(0) };
const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

const text = (format: keyof typeof FRAGMENTS, seeds: readonly string[]) => (random: Random, small?: number) =>
  Buffer.from(mutateText(random, seeds, FRAGMENTS[format], small), 'utf8');

function source(format: SourceFormat, fragments: keyof typeof FRAGMENTS, seed: string): Target {
  return {
    make: text(fragments, [seed, `${SENTENCE}\n\n${seed}`]),
    run(bytes) {
      const reading = readSource(format, Buffer.from(bytes).toString('utf8'));
      const edits = reading.paragraphs.slice(0, 20).flatMap(({ text: read }, paragraph) => {
        const word = /\p{L}{2,}/u.exec(read);
        return word
          ? [{ paragraph, start: word.index, end: word.index + word[0].length, replacement: `${word[0]}x` }]
          : [];
      });
      applySourceEdits(reading, edits);
    },
  };
}

/** Reads a file, corrects it at random and checks the result as the service does. */
function proofread(bytes: Uint8Array): void {
  const document = openTracked(bytes);
  document.applyEdits(randomEdits(document, 0.1, bytes.length).slice(0, 50), EDIT);
}

const wordPart = (random: Random, small?: number) => {
  const seed = `${p(r(SENTENCE))}${p(`${r('A ')}<w:ins w:id="7" w:author="A" w:date="2026-01-01T00:00:00Z">${r('new')}</w:ins>`)}`;
  return mutateText(random, [seed], FRAGMENTS.word, small);
};
const sentenceDocx = buildDocx({ body: p(r(SENTENCE)), footnotes: '', styles: '', comments: '' });
const sentenceOdt = buildOdt({ body: odtP(SENTENCE) });
const sentencePdf = textPdf([show(SENTENCE, 72, 700), show('Another page.', 72, 700)]);
const PROSE =
  "We recieved 12.5 % of the samples (Smith et al., 2019; Lee, 2020), e.g. “the data shows it”. In Table 2, p = 0.04 was find. However the results is good, it's a low cost method that we used it.";
const FILE_ENDINGS: Readonly<Record<string, string>> = { markdown: 'md', asciidoc: 'adoc', typst: 'typ', text: 'txt' };
const pdfCase = (random: Random, small?: number) =>
  random() < 0.5
    ? mutateBytes(random, sentencePdf)
    : Buffer.from(mutateText(random, [sentencePdf.toString('latin1')], FRAGMENTS.pdf, small), 'latin1');
const engine = createPdfiumEngine();
const LATEX = `\\documentclass{article}\n\\newcommand{\\x}[1]{\\emph{#1}}\n\\begin{document}\n${SENTENCE} \\x{It} $a^2$ \\cite{b}.\n\\end{document}\n`;

const READERS: Readonly<Record<string, Target>> = {
  zip: {
    make: (random) => mutateBytes(random, oneOf(random, [sentenceDocx, sentenceOdt])),
    run(bytes) {
      documentKind(bytes);
      const archive = openZip(bytes);
      for (const entry of archive.entries.values()) readEntry(archive, entry);
    },
  },
  docx: {
    make(random, small) {
      const part = () => wordPart(random, small);
      const others = { footnotes: part, styles: part, comments: part, header: part };
      const extra = Object.fromEntries(
        Object.entries(others).flatMap(([name, made]) => (random() < 0.2 ? [[name, made()]] : [])),
      );
      const built = buildDocx({ body: part(), ...extra });
      return random() < 0.05 ? mutateBytes(random, built) : built;
    },
    run: proofread,
  },
  odt: {
    make(random, small) {
      const body = mutateText(random, [odtP(SENTENCE)], FRAGMENTS.office, small);
      return random() < 0.5 ? buildOdt({ body }) : buildFlatOdt({ body });
    },
    run: proofread,
  },
  rtf: {
    make: (random, small) => {
      const body = mutateText(random, [`\\pard ${SENTENCE}\\par `], FRAGMENTS.rtf, small);
      return Buffer.from(random() < 0.9 ? `{\\rtf1\\ansi ${body}}` : body, 'latin1');
    },
    run: proofread,
  },
  doc: {
    make: (random) => mutateBytes(random, file('test/doc/fixtures/letter.doc')),
    run: (bytes) => void readDocFacts(bytes),
  },
  latex: {
    make: text('latex', [LATEX]),
    run(bytes) {
      const project = readSingleFile(bytes, 'a.tex');
      const definitions = definitionsOf(project);
      const scan = scanProject(project, definitions);
      for (const bare of [false, true]) simplified(flatten(project), definitions, bare);
      const edits = randomEdits(
        { paragraphs: scan.paragraphs.map((paragraph, index) => ({ ...paragraph, index, checkable: true })) },
        0.1,
        bytes.length,
      );
      applyLatexEdits(project, scan, edits.map((edit) => ({ ...edit, mode: 'change' as const })).slice(0, 30));
      countLatexWords(bytes, 'tex');
    },
  },
  'latex-zip': {
    make(random, small) {
      const part = () => Buffer.from(mutateText(random, [LATEX, '\\input{b}'], FRAGMENTS.latex, small));
      const names = ['main.tex', 'b.tex', '../c.tex', 'a/b.tex', 'a.cls', '/d.tex', 'e\\f.tex', 'main.tex'];
      return createZip(names.filter(() => random() < 0.5).map((name) => [name, part()] as const));
    },
    run(bytes) {
      const project = readProject(bytes);
      scanProject(project, definitionsOf(project));
      countLatexWords(bytes, 'zip');
    },
  },
  markdown: source(
    'markdown',
    'markdown',
    `# Title\n\n${SENTENCE} [a](b) \`c\`.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n`,
  ),
  html: source('html', 'html', `<html><body><h1>Title</h1><p>${SENTENCE} <b>x</b></p></body></html>`),
  rst: source('rst', 'rst', `Title\n=====\n\n${SENTENCE} \`\`c\`\`\n\n.. note:: x\n\n   y\n`),
  asciidoc: source('asciidoc', 'asciidoc', `= Title\n\n${SENTENCE} \`c\`\n\n* one\n`),
  org: source('org', 'org', `* Title\n${SENTENCE} =c=\n- one\n`),
  typst: source('typst', 'typst', `= Title\n${SENTENCE} #f(1)[x] $a$\n`),
  javascript: source('javascript', 'program', `/** ${SENTENCE} */\nconst a = "b"; // It go.\n`),
  python: source('python', 'program', `def f():\n    """${SENTENCE}"""\n    # It go.\n`),
  shell: source('shell', 'program', `#!/bin/sh\n# ${SENTENCE}\necho "a # b"\n`),
  rust: source('rust', 'program', `/// ${SENTENCE}\nfn f() { let a = r#"b"#; }\n`),
  'pdf-objects': {
    make: pdfCase,
    run: (bytes) => void openPdfFile(bytes),
  },
  pdf: {
    make: pdfCase,
    async run(bytes) {
      toParagraphHtml(readPdf(await engine, bytes));
    },
  },
  text: source('text', 'markdown', `${SENTENCE}\n\n  ${SENTENCE}\n`),
  commit: source('commit', 'commit', `Mend it\n\n${SENTENCE}\n\n# Please enter\n`),
  json: {
    make: text('json', [`{"paragraph":"${SENTENCE}","language":"US_ENGLISH"}`]),
    run: (bytes) => readBody('/json', 'application/json', bytes),
  },
  multipart: {
    make: text('multipart', [
      `--B\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n${SENTENCE}\r\n--B--\r\n`,
      '--B\r\nContent-Disposition: form-data; name="language"\r\n\r\nUS_ENGLISH\r\n',
    ]),
    run: (bytes) => readBody('/form', 'multipart/form-data; boundary=B', bytes),
  },
  'v2-check': {
    make: text('form', [
      `text=${encodeURIComponent(SENTENCE)}&language=en-US`,
      'language=en&data={"annotation":[{"text":"A "},{"markup":"<b>"}]}',
    ]),
    run: (bytes) => void readCheckRequest(readForm(bytes)),
  },
};

const SOURCES = ['markdown', 'html', 'rst', 'asciidoc', 'org', 'typst', 'text'] as const;

/** A use of files that were read: a file of any format, made as for its reader. */
function use(kinds: readonly string[], run: (bytes: Uint8Array, kind: string) => Promise<void>): Target {
  // A run of a case has only its bytes, so their first byte gives the format.
  return {
    make(random, small) {
      const kind = Math.floor(random() * kinds.length);
      return Buffer.concat([Buffer.of(kind), READERS[kinds[kind]!]!.make(random, small)]);
    },
    run: (bytes) => run(bytes.subarray(1), kinds[bytes[0]!]!),
  };
}

const OFFICE = ['docx', 'odt', 'rtf'];
const LATEX_KINDS = ['latex', 'latex-zip'];
const sourceOf = (kind: string) => SOURCES.find((source) => source === kind);

const repeated =
  (format: keyof typeof FRAGMENTS, within: (text: string) => Uint8Array | string, most?: number) => (random: Random) =>
    Buffer.from(within(repeatedText(random, FRAGMENTS[format], most)));
const itself = (text: string) => text;

/** For each reader, long texts of a few repeated fragments. The time must not grow quadratically. */
const LONG_TEXTS: Readonly<Record<string, (random: Random) => Uint8Array>> = {
  docx: repeated('word', (body) => buildDocx({ body })),
  odt: repeated('office', (body) => buildOdt({ body })),
  rtf: repeated('rtf', (body) => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')),
  latex: repeated('latex', (body) => `\\documentclass{article}\\begin{document}\n${body}`),
  'pdf-objects': repeated('pdf', (body) => Buffer.from(`%PDF-1.4\n${body}`, 'latin1')),
  json: repeated('json', (body) => `{"paragraph":"a",${body}`, 49_000),
  multipart: repeated('multipart', (body) => `--B\r\n${body}`, 49_000),
  'v2-check': repeated('form', (body) => `text=a&${body}`),
  javascript: repeated('program', itself),
  python: repeated('program', itself),
  shell: repeated('program', itself),
  rust: repeated('program', itself),
  commit: repeated('commit', itself),
  text: repeated('prose', itself),
  ...Object.fromEntries(
    (['markdown', 'html', 'rst', 'asciidoc', 'org', 'typst'] as const).map((name) => [name, repeated(name, itself)]),
  ),
};

const ofLongTexts = Object.fromEntries(
  Object.entries(LONG_TEXTS).map(([name, make]) => [`long-${name}`, { make, run: READERS[name]!.run }]),
);

export const TARGETS: Readonly<Record<string, Target>> = {
  ...READERS,
  ...ofLongTexts,
  'long-paragraph': { make: repeated('prose', itself, 100_000), run: checkParagraph },
  'long-manuscript': {
    make: repeated('prose', (body) => `# Title\n\n## Introduction\n\n${body}\n\n## References\n\n${body}\n`),
    run: (bytes) => checkManuscript(bytes, 'a.md'),
  },
  paragraph: { make: text('prose', [SENTENCE, PROSE]), run: checkParagraph },
  proofread: use([...OFFICE, ...LATEX_KINDS, ...SOURCES], (bytes, kind) =>
    proofreadFile(bytes, `a.${kind}`, sourceOf(kind)),
  ),
  report: use([...OFFICE, 'latex', ...SOURCES], (bytes, kind) =>
    reportOn(bytes, kind === 'latex' ? 'tex' : sourceOf(kind)),
  ),
  manuscript: use([...OFFICE, ...LATEX_KINDS, ...SOURCES], async (bytes, kind) =>
    checkManuscript(bytes, `a.${FILE_ENDINGS[kind] ?? kind}`),
  ),
};

/** The error that a reader gives the sender of the file. */
export const isForSender = (error: unknown): boolean =>
  error instanceof DocumentError || error instanceof SyntaxFault || (error instanceof EmendError && error.status < 500);
