import { buffer } from 'node:stream/consumers';
import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import { createConvertDoc } from '../../services/documents/convert-doc.ts';
import { createCheckManuscript, type ManuscriptTasks } from '../../services/manuscript/check-file.ts';
import { checkManuscriptFile, checkReadManuscript } from '../../services/manuscript/manuscript-task.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { manuscriptSummary } from '../manuscript-summary.ts';
import { withPdfReader } from '../pdf-reader.ts';
import { readInputFile, standardInput } from '../read-input.ts';
import { write } from '../terminal.ts';

export const manuscript: Command = {
  name: 'manuscript',
  help: `Usage: emend manuscript FILE|- [--json]

Checks a manuscript as a whole (docx, odt, rtf, PDF, LaTeX as a source or an archive, plain text, and Markdown, HTML,
reStructuredText, AsciiDoc, Org and Typst by the name of the file; doc where LibreOffice is installed): title and abstract,
p values and percentages, figures and tables, references, abbreviations and spellings, tenses of its sections. Each
finding names its place; the file is not changed. Needs no server and no key (docs/manuscript-checks.md).

Options:
  --json               print findings and tenses as JSON, as the service does
  --help               this text

Exit codes: 0 checked, whatever was found, 1 the file cannot be read, 2 wrong use.
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw usage('Give one file');
    const bytes = file === '-' ? await buffer(await standardInput(terminal)) : await readInputFile(file);
    const answer = await checkHere(file, bytes);
    if (values.json) await write(terminal.stdout, `${JSON.stringify({ file_name: file, ...answer }, null, 2)}\n`);
    else await write(terminal.stdout, manuscriptSummary(answer, terminal.stdout));
  },
};

/** Runs in this process, because nothing else waits for it. */
const HERE: ManuscriptTasks = {
  checkFile: async (args) => checkManuscriptFile(args),
  checkRead: async (read) => checkReadManuscript(read),
};

/** @throws EmendError `cli.refused` */
async function checkHere(filename: string, bytes: Uint8Array): Promise<ManuscriptAnswer> {
  try {
    return await withPdfReader(1, ({ reader, uploads }) =>
      createCheckManuscript({ tasks: HERE, reader, uploads, convertDoc: createConvertDoc('if-any') })({
        bytes,
        filename,
      }),
    );
  } catch (error) {
    if (!(error instanceof EmendError)) throw error;
    throw problem('cli.refused', { file: filename, problem: error.message });
  }
}
