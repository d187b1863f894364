import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Detector } from '../../detection/detector.ts';
import { type DocumentKind, documentKind } from '../../documents/kind.ts';
import { SOURCE_FORMATS, type SourceFormat } from '../../documents/source/formats.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { problem } from '../../platform/errors.ts';
import { loadModels } from '../../platform/models.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { writeAiReport } from '../../reports/ai-report.ts';
import { DETECTOR_FILE } from '../../services/ai-report/detector-file.ts';
import { judgeFile } from '../../services/ai-report/judge-file.ts';
import { judgeLine } from '../../services/ai-report/judge-line.ts';
import { openDetector, openReportFonts } from '../../services/ai-report/open-detector.ts';
import { readPlainText } from '../../services/ai-report/plain-text.ts';
import { type ReadFile, readWordFile } from '../../services/ai-report/read-file.ts';
import { createReadPdfFile } from '../../services/ai-report/read-pdf-file.ts';
import { readSourceFile, sourceFormatOf } from '../../services/ai-report/read-source-file.ts';
import { resultOf } from '../../services/ai-report/report-result.ts';
import { createConvertDoc } from '../../services/documents/convert-doc.ts';
import type { FileFault } from '../../services/documents/refusal.ts';
import { type Command, oneOf, readArguments, usage } from '../command.ts';
import { detectionSummary } from '../detection-summary.ts';
import { withPdfReader } from '../pdf-reader.ts';
import { createProgressBar } from '../progress-bar.ts';
import { type Input, openInput, readInputFile, readLines } from '../read-input.ts';
import { createProgress, type Terminal, write } from '../terminal.ts';

export const detect: Command = {
  name: 'detect',
  help: `Usage: emend detect FILE|- [-o REPORT.pdf] [--json]
       emend detect --lines --json [FILE|-]

Judges how likely a document (docx, odt, rtf, PDF, plain text, and Markdown, HTML, reStructuredText, AsciiDoc, Org and Typst by
the name of the file; doc where LibreOffice is installed) is machine-made. Scans are recognised where tesseract is installed. Needs no server and no key. A score is no proof: it must never be the sole basis
of an accusation.

Options:
  -o, --output REPORT  write the report as a PDF: the text coloured by score, with the reasons
  --format NAME        how a text is written, where the name of FILE does not say so (docs/formats.md)
  --json               print scores and counts as JSON
  --lines              with --json: each line is a text of its own; one JSON object for each, as soon as it is judged, with
                       probability (0 to 1, calibrated) and score (0 to 100, as in reports; it rises with the probability
                       and is 0 where people's texts lie); under 50 words and in other languages both are null and
                       message says why
  --help               this text

Exit codes: 0 judged (also when the text is too short for a score), 1 the file cannot be read, 2 wrong use.
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      output: { type: 'string', short: 'o' },
      format: { type: 'string' },
      json: { type: 'boolean', default: false },
      lines: { type: 'boolean', default: false },
    });
    const { output, json, lines } = values;
    const [file, ...rest] = positionals;
    if (rest.length > 0 || (file === undefined && !lines)) throw usage('Give one file');
    if (lines && !json) throw usage('--lines goes with --json');
    if (lines && values.format !== undefined) throw usage('--lines takes plain lines; leave out --format');
    if (lines && output !== undefined) throw usage('--lines writes no report; leave out --output');
    if (lines) return judgeLines(await openModel(), await openInput(file ?? '-', terminal), terminal);
    if (output === '-') throw usage('REPORT must name a file; reports do not go to standard output');
    if (output !== undefined && resolve(output) === resolve(file!)) throw usage('REPORT must not be FILE itself');
    const format = values.format === undefined ? undefined : oneOf('format', values.format, SOURCE_FORMATS);
    await judgeDocument(file!, { output, json, format }, terminal);
  },
};

async function openModel(): Promise<Detector> {
  const { settings } = loadSettings();
  return openDetector(await loadModels(settings.modelsDir, [], false, [DETECTOR_FILE]));
}

async function judgeLines(detector: Detector, input: Input, terminal: Terminal): Promise<void> {
  const progress = createProgress(terminal, 'lines judged');
  let done = 0;
  for await (const line of readLines(input)) {
    await write(terminal.stdout, `${JSON.stringify(judgeLine(detector, line))}\n`);
    progress.update(++done, null);
  }
  progress.clear();
}

interface Judging {
  readonly output: string | undefined;
  readonly json: boolean;
  readonly format: SourceFormat | undefined;
}

async function judgeDocument(name: string, { output, json, format }: Judging, terminal: Terminal): Promise<void> {
  const bytes = name === '-' ? await buffer(terminal.stdin) : await readInputFile(name);
  const fileName = name === '-' ? 'standard input' : basename(name);
  const progress = createProgressBar(terminal, 'Judging');
  progress.update(0, 1);
  try {
    const file = await readAnyFile(name, bytes, format);
    const detector = await openModel();
    // The report takes twice as long as the judgement.
    const whole = output === undefined ? 1 : 3;
    const result = judgeFile(detector, file, (share) => progress.update(share, whole));
    if (output !== undefined) {
      const { paragraphs } = file;
      const facts = { fileName, reportId: contentId(bytes), created: new Date(), paragraphs, result };
      const pdf = await writeAiReport({ ...facts, measures: detector.measures }, await openReportFonts());
      await writeOutput(output, pdf);
    }
    progress.clear();
    const answer = { file_name: fileName, word_count: file.words, ...resultOf(result) };
    if (json) await write(terminal.stdout, `${JSON.stringify(answer, null, 2)}\n`);
    else await write(terminal.stdout, detectionSummary(file, result, terminal.stdout));
  } finally {
    progress.clear();
  }
}

/** @throws EmendError `cli.refused` */
async function readAnyFile(name: string, bytes: Uint8Array, named: SourceFormat | undefined): Promise<ReadFile> {
  const kind = documentKind(bytes);
  const format = named === 'text' ? undefined : (named ?? sourceFormatOf(name, kind));
  const plain = kind === 'tex' || kind === 'unknown';
  const file =
    plain && format ? readSourceFile(bytes, format) : plain ? readPlainText(bytes) : await readDocument(kind, bytes);
  if ('fault' in file) throw problem('cli.refused', { file: name, problem: file.message });
  return file;
}

async function readDocument(kind: DocumentKind, bytes: Uint8Array): Promise<ReadFile | FileFault> {
  if (kind === 'pdf')
    return withPdfReader(1, async ({ reader, uploads }) => {
      const { file } = await createReadPdfFile(reader, uploads)(bytes, { ocr: true });
      return file;
    });
  const document = kind === 'doc' ? await createConvertDoc()(bytes) : bytes;
  return 'fault' in document ? document : readWordFile(document);
}

/** Names a report that no server keeps: the first 16 digits of the file's sha256. */
function contentId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
