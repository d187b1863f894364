import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Detector } from '../../detection/detector.ts';
import type { DetectionResult } from '../../detection/types.ts';
import { SOURCE_FORMATS, type SourceFormat } from '../../documents/source/formats.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { writeAiReport } from '../../reports/ai-report.ts';
import { judgeFile } from '../../services/ai-report/judge-file.ts';
import { judgeLine } from '../../services/ai-report/judge-line.ts';
import { openReportFonts } from '../../services/ai-report/open-detector.ts';
import type { ReadFile } from '../../services/ai-report/read-file.ts';
import { type JudgedDraft, reportDrafts } from '../../services/ai-report/report-drafts.ts';
import { resultOf } from '../../services/ai-report/report-result.ts';
import { type Command, oneOf, readArguments, usage } from '../command.ts';
import { detectionSummary } from '../detection-summary.ts';
import { openModel } from '../open-models.ts';
import { assertOutput } from '../output-file.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readAnyFile } from '../read-any-file.ts';
import { type Input, openInput, readInputFile, readLines, standardInput } from '../read-input.ts';
import { createProgress, type Terminal, write } from '../terminal.ts';

export const detect: Command = {
  name: 'detect',
  help: `Usage: emend detect FILE|- [-o REPORT.pdf [--draft EARLIER ...]] [--json]
       emend detect --lines --json [FILE|-]

Judges how likely a document (docx, odt, rtf, PDF, LaTeX source or zip, plain text, and Markdown, HTML, reStructuredText, AsciiDoc,
Org and Typst by the name of the file; doc where LibreOffice is installed) is machine-made. Scans are recognised where tesseract is
installed. Needs no server and no key. A score is no proof: it must never be the sole basis of an accusation.

Options:
  -o, --output REPORT  write the report as a PDF: the text coloured by score, with the reasons
  --draft EARLIER      an earlier draft of FILE, the oldest first, for as many as there are: the report shows what changed
                       from draft to draft and how the scores moved
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
      draft: { type: 'string', multiple: true, default: [] },
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
    if (values.draft.length > 0 && output === undefined) throw usage('--draft goes with --output');
    if (output !== undefined) await assertOutput(output, 'pdf');
    const format = values.format === undefined ? undefined : oneOf('format', values.format, SOURCE_FORMATS);
    await judgeDocument(file!, { output, json, format, drafts: values.draft }, terminal);
  },
};

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
  /** Earlier drafts, oldest first. */
  readonly drafts: readonly string[];
}

async function judgeDocument(name: string, judging: Judging, terminal: Terminal): Promise<void> {
  const { output, json, format } = judging;
  const bytes = name === '-' ? await buffer(await standardInput(terminal)) : await readInputFile(name);
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
      const created = new Date();
      const own = draftOf(fileName, created, file, result);
      const drafts = reportDrafts([...(await judgedDrafts(judging.drafts, detector)), own]);
      const facts = { fileName, reportId: contentId(bytes), created, paragraphs, result, drafts };
      const pdf = await writeAiReport({ ...facts, measures: detector.measures }, await openReportFonts());
      await writeOutput(output, pdf);
    }
    progress.clear();
    const answer = { file_name: fileName, word_count: file.words, ...resultOf(file.paragraphs, result) };
    if (json) await write(terminal.stdout, `${JSON.stringify(answer, null, 2)}\n`);
    else await write(terminal.stdout, detectionSummary(file, result, terminal.stdout));
  } finally {
    progress.clear();
  }
}

/** Earlier drafts, judged like the document. Their date is the time of the last change to the file. */
async function judgedDrafts(names: readonly string[], detector: Detector): Promise<JudgedDraft[]> {
  const drafts: JudgedDraft[] = [];
  for (const name of names) {
    const file = await readAnyFile(name, await readInputFile(name), undefined);
    const { mtime } = await stat(name);
    drafts.push(draftOf(basename(name), mtime, file, judgeFile(detector, file)));
  }
  return drafts;
}

function draftOf(fileName: string, created: Date, file: ReadFile, result: DetectionResult): JudgedDraft {
  const { outcome, shareOfWords, score } = result;
  const { words, paragraphs } = file;
  return { fileName, created: created.toISOString(), words, outcome, shareOfWords, score, paragraphs };
}

/** Identifies a report that no server stores: the first 16 digits of the file's sha256. */
function contentId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
