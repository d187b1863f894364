import { mkdir, open } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { STRUCTURES, type Structure } from '../../contract/terms.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { convertPdf, extractText } from '../../services/pdf/pdf-answers.ts';
import type { PdfReader } from '../../services/pdf/pdf-reader.ts';
import { hasTesseract } from '../../services/pdf/tesseract.ts';
import { type Command, oneOf, readArguments, usage } from '../command.ts';
import { htmlPage } from '../html-page.ts';
import { withPdfReader } from '../pdf-reader.ts';
import { createProgressBar } from '../progress-bar.ts';
import { styler, type Terminal, write } from '../terminal.ts';

export const pdf: Command = {
  name: 'pdf',
  help: `Usage: emend pdf html|text FILE... [-o DIR] [options]

Reads PDFs: html gives reflowed paragraphs as a page for a browser, text the lines of every page as printed, with a form
feed after each page. Needs no server and no key. One file goes to standard output; several need --output or --json.

Options:
  -o, --output DIR     write NAME.html, NAME.txt or NAME.json into this folder, which is made when it is missing
  --structure NAME     of html: paragraphs, or semantic for h1 to h6, ul, ol and table (paragraphs)
  --ocr NAME           off, or auto to recognise pages without text where tesseract is installed (off)
  --json               the answers of the HTTP service, one line for each file
  --help               this text

Exit codes: 0 all files were read, 1 some were not (the others are written all the same), 2 wrong use.
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      output: { type: 'string', short: 'o' },
      structure: { type: 'string' },
      ocr: { type: 'string', default: 'off' },
      json: { type: 'boolean', default: false },
    });
    const [what, ...files] = positionals;
    if (what !== 'html' && what !== 'text') throw usage('Say html or text, then the files');
    if (files.length === 0) throw usage('Give at least one PDF');
    if (what === 'text' && values.structure !== undefined) throw usage('--structure belongs to html, not to text');
    const structure = oneOf('structure', values.structure ?? 'paragraphs', STRUCTURES);
    const ocr = oneOf('ocr', values.ocr, ['off', 'auto']) === 'auto';
    if (files.length > 1 && values.output === undefined && !values.json)
      throw usage('Several files need --output DIR or --json');
    const outputs = values.output === undefined ? null : outputNames(files, values.output, values.json ? 'json' : what);
    if (values.output !== undefined) await makeFolder(values.output);
    if (ocr && !(await hasTesseract()))
      await write(terminal.stderr, 'tesseract with its English data is not installed; scanned pages stay empty.\n');
    const job: Job = { what, structure, ocr, json: values.json };
    await withPdfReader(files.length, ({ reader }) => readAll(reader, files, outputs, job, terminal));
  },
};

interface Job {
  readonly what: 'html' | 'text';
  readonly structure: Structure;
  readonly ocr: boolean;
  readonly json: boolean;
}

/** The output path of each file. Two files with the same output, or an output that would overwrite an input, are a usage error. */
function outputNames(files: readonly string[], folder: string, ending: 'html' | 'text' | 'json'): string[] {
  const extension = ending === 'text' ? '.txt' : `.${ending}`;
  const names = files.map((file) => join(folder, basename(file, extname(file)) + extension));
  const inputs = new Set(files.map((file) => resolve(file)));
  names.forEach((name, index) => {
    if (inputs.has(resolve(name))) throw usage(`${name} would be overwritten; choose another folder`);
    const first = names.indexOf(name);
    if (first !== index) throw usage(`${files[first]} and ${files[index]} would both be written to ${name}`);
  });
  return names;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw problem('cli.refused', { file: folder, problem: `the folder cannot be made (${code}).` });
  }
}

/** All files wait for the reader's threads at once. Finished ones are written in the order of the arguments. */
async function readAll(
  reader: PdfReader,
  files: readonly string[],
  outputs: readonly string[] | null,
  job: Job,
  terminal: Terminal,
): Promise<void> {
  const progress = createProgressBar(terminal, files.length === 1 ? 'Reading' : `Reading ${files.length} files`);
  const failures: EmendError[] = [];
  let done = 0;
  progress.update(0, files.length);
  const reading = files.map((file) =>
    readOne(reader, file, job)
      .catch((error: unknown) => asRefusal(error, file))
      .finally(() => progress.update(++done, files.length)),
  );
  // A fault of our own ends the command when its turn comes, not earlier.
  for (const result of reading) result.catch(() => undefined);
  for (const [index, result] of reading.entries()) {
    const content = await result;
    if (content instanceof EmendError) failures.push(content);
    if (content instanceof EmendError && files.length > 1) {
      progress.clear();
      await write(terminal.stderr, `${styler(terminal.stderr)('red', 'emend:')} ${content.message}\n`);
    }
    if (content instanceof EmendError) continue;
    if (outputs) await writeOutput(outputs[index]!, content);
    else {
      progress.clear();
      await write(terminal.stdout, content);
    }
  }
  progress.clear();
  if (files.length === 1 && failures[0]) throw failures[0];
  if (failures.length > 0) throw problem('cli.some-failed', { failed: failures.length, total: files.length });
}

async function readOne(reader: PdfReader, file: string, { what, structure, ocr, json }: Job): Promise<string> {
  await expectReadable(file);
  const named = { filename: basename(file), path: file };
  if (what === 'html') {
    const converted = await convertPdf(reader, named, structure, { ocr });
    return json ? `${JSON.stringify(converted)}\n` : htmlPage(named.filename, converted.html);
  }
  const { words: _, ...extracted } = await extractText(reader, named, { ocr });
  return json ? `${JSON.stringify(extracted)}\n` : extracted.pages.map(({ text }) => `${text}\n\f`).join('');
}

async function expectReadable(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r');
    const isFile = (await handle.stat()).isFile();
    await handle.close();
    if (!isFile) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const known: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'it is no file' };
    throw problem('cli.unreadable', { file, problem: known[code ?? ''] ?? String(code) });
  }
}

/** @throws any error that is not a fault of the file */
function asRefusal(error: unknown, file: string): EmendError {
  if (!(error instanceof EmendError)) throw error;
  return error.code === 'cli.unreadable' ? error : problem('cli.refused', { file, problem: error.message });
}
