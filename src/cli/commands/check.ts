import type { ParagraphAnswer, SentenceEntry } from '../../contract/paragraph.ts';
import {
  CERTAINTIES,
  DOCUMENT_TYPES,
  FORMER_PIPELINES,
  LANGUAGE_CHOICES,
  PIPELINES,
  STANDARD_CERTAINTY,
} from '../../contract/terms.ts';
import { SOURCE_FORMATS } from '../../documents/source/formats.ts';
import type { CheckOptions } from '../../engine/context.ts';
import type { Engine } from '../../engine/engine.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { checkOptions } from '../../services/paragraph/check-options.ts';
import { applyBest, type CheckedBlock, checkText, explainText } from '../../services/paragraph/check-text.ts';
import { outcome, sentenceEntries } from '../../services/paragraph/paragraph-response.ts';
import { proseFormat, readSourceText } from '../../services/sources/read-source.ts';
import { checkSourceFile } from '../check-source-file.ts';
import { type Command, oneOf, readArguments, usage, wrapped } from '../command.ts';
import { explanationLines } from '../explanation-lines.ts';
import { type PlacedAlert, placesIn, printEnd, printFindings } from '../findings.ts';
import { openEngine } from '../open-models.ts';
import { readDocument } from '../read-document.ts';
import { type Input, openInput, readLines, readText } from '../read-input.ts';
import { createProgress, styler, type Terminal, write } from '../terminal.ts';

const FORMATS = [...SOURCE_FORMATS, 'latex'] as const;

export const check: Command = {
  name: 'check',
  help: `Usage: emend check [FILE|-] [--json|--apply|--explain] [--lines] [options]

Checks a text of any length (standard input without FILE) and prints what to correct. Needs no server and no key. \`emend lint\`
checks the files of a project.
Code, formulas, links and other markup of a format are kept apart (docs/formats.md). Of a document (docx, odt, rtf; doc where LibreOffice is
installed) the line of a finding is its paragraph; \`emend proofread\` writes the corrections into it.

Options:
  --json               print the shape of the paragraph check's answer
  --apply              print the corrected text: the best suggestion everywhere
  --explain            print every proposal with its confidence, and at which step and why those that are not shown ended
  --lines              each line is a paragraph of its own; one line of output for each, as soon as it is checked:
                       the corrected text, or with --json the answer
  --format NAME        how the text is written, by the name of FILE where it says so (text):
                       ${wrapped(FORMATS, 95).join('\n                       ')}
  --language NAME      US, UK, or auto: the variety that the text's own spelling belongs to (auto)
  --pipeline NAME      advanced, or basic for corrections only (advanced)
  --document-type NAME academic, or general for letters, posts and mail, where contractions are right (academic)
  --style-guide NAME   ACS, AGU, AMA, APA or IEEE (none)
  --certainty NAME     how sure a correction must be: careful, balanced or thorough (balanced)
  --help               this text
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
      lines: { type: 'boolean', default: false },
      format: { type: 'string' },
      language: { type: 'string', default: 'auto' },
      pipeline: { type: 'string', default: 'advanced' },
      'document-type': { type: 'string', default: 'academic' },
      'style-guide': { type: 'string' },
      certainty: { type: 'string', default: STANDARD_CERTAINTY },
    });
    const [file = '-', ...rest] = positionals;
    if (rest.length > 0) throw usage('Give one file; `emend lint` checks several, and folders');
    if (Number(values.json) + Number(values.apply) + Number(values.explain) > 1)
      throw usage('--json, --apply and --explain exclude each other');
    if (values.explain && values.lines) throw usage('--explain is for a text, not for --lines');
    const language = oneOf('language', values.language, LANGUAGE_CHOICES);
    const pipeline = oneOf('pipeline', values.pipeline, [...PIPELINES, ...Object.keys(FORMER_PIPELINES)]);
    const guide = values['style-guide'];
    const style_guide = guide === undefined ? null : oneOf('style-guide', guide, STYLE_GUIDES);
    const certainty = oneOf('certainty', values.certainty, CERTAINTIES);
    const guess = language === 'auto';
    const documentType = oneOf('document-type', values['document-type'], DOCUMENT_TYPES);
    const options = {
      ...checkOptions({ ...(guess ? {} : { language }), pipeline, style_guide, certainty }),
      documentType,
    };
    const job: Job = { options, guess, style_guide, json: values.json };
    if (values.lines) return checkLines(await openEngine(), await openInput(file, terminal), job, terminal);
    const format = values.format === undefined ? undefined : oneOf('format', values.format, FORMATS);
    const input = await openInput(file, terminal);
    const document = format === undefined ? await readDocument(input) : undefined;
    if (document && values.apply)
      throw usage('--apply prints text; `emend proofread` writes the corrections into a document');
    const { json, apply, explain } = values;
    const output = json ? 'json' : apply ? 'text' : explain ? 'proposals' : 'findings';
    const asked = { options: { ...options, language }, style_guide, output, file } as const;
    if (document) return checkSourceFile(await openEngine(), document, asked, terminal);
    const text = await readText(input);
    const engine = await openEngine();
    const written = format ?? proseFormat(file);
    if (written !== 'text')
      return checkSourceFile(engine, { text, source: readSourceText(file, text, written) }, asked, terminal);
    if (values.explain) return explainWhole(engine, text, settled(engine, text, job).options, terminal);
    return checkWhole(engine, text, { ...settled(engine, text, job), apply: values.apply, file }, terminal);
  },
};

interface Job {
  readonly options: CheckOptions;
  /** True if the language must be detected for each text. */
  readonly guess: boolean;
  readonly style_guide: string | null;
  readonly json: boolean;
}

async function checkLines(engine: Engine, input: Input, job: Job, terminal: Terminal): Promise<void> {
  const progress = createProgress(terminal, 'lines checked');
  let done = 0;
  for await (const line of readLines(input)) {
    await write(terminal.stdout, `${lineResult(engine, line, job)}\n`);
    progress.update(++done, null);
  }
  progress.clear();
}

/** The job for this text, with its language settled. */
function settled<T extends Job>(engine: Engine, text: string, job: T): T {
  return job.guess ? { ...job, options: { ...job.options, language: engine.guessLanguage(text) } } : job;
}

function lineResult(engine: Engine, line: string, asked: Job): string {
  const job = settled(engine, line, asked);
  const sentences = engine.check(line, job.options);
  return job.json ? JSON.stringify(answer(line, sentenceEntries(sentences), job)) : applyBest(line, sentences);
}

async function checkWhole(
  engine: Engine,
  text: string,
  job: Job & { readonly apply: boolean; readonly file: string },
  terminal: Terminal,
): Promise<void> {
  const { stdout } = terminal;
  const progress = createProgress(terminal, 'characters checked');
  const entries: SentenceEntry[] = [];
  const place = placesIn(text);
  let at = 0;
  let found = 0;
  const unknown = new Map<string, string[]>();
  for (const block of checkText(engine, text, job.options)) {
    progress.update(block.start + block.text.length, text.length);
    if (job.json) entries.push(...sentenceEntries(block.sentences, block.start));
    else if (job.apply) await write(stdout, text.slice(at, block.start) + applyBest(block.text, block.sentences));
    else found += await printFindings(placedAlerts(block), { file: job.file, place, unknown }, stdout, progress.clear);
    at = block.start + block.text.length;
  }
  progress.clear();
  if (job.json) await write(stdout, `${JSON.stringify(answer(text, entries, job))}\n`);
  else if (job.apply) await write(stdout, text.slice(at));
  else await printEnd(found, unknown, stdout);
}

const placedAlerts = ({ start, sentences }: CheckedBlock): PlacedAlert[] =>
  sentences.flatMap((sentence) =>
    sentence.alerts.map((alert) => ({ alert, offset: start + sentence.start + alert.start })),
  );

async function explainWhole(engine: Engine, text: string, options: CheckOptions, terminal: Terminal): Promise<void> {
  for (const { explanations } of explainText(engine, text, options))
    for (const explanation of explanations)
      await write(terminal.stdout, explanationLines(explanation, styler(terminal.stdout)));
}

function answer(input: string, response: SentenceEntry[], job: Job): ParagraphAnswer {
  const { options, style_guide } = job;
  return { status: true, message: outcome(response), input, response, language: options.language, style_guide };
}
