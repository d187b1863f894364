import type { CheckOptions } from '../../engine/context.ts';
import { createEngine, ENGINE_FILES, type Engine, STATISTICAL_FILES } from '../../engine/engine.ts';
import { UNKNOWN_WORD } from '../../engine/spelling/unknown-word-rule.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { loadModels } from '../../platform/models.ts';
import {
  CERTAINTIES,
  checkOptions,
  FORMER_PIPELINES,
  LANGUAGE_CHOICES,
  PIPELINES,
  STANDARD_CERTAINTY,
  STYLE_GUIDES,
} from '../../services/check-options.ts';
import { applyBest, type CheckedBlock, checkText, explainText } from '../../services/check-text.ts';
import {
  outcome,
  type ParagraphResponse,
  type SentenceEntry,
  sentenceEntries,
} from '../../services/paragraph-response.ts';
import { type Command, oneOf, readArguments, usage } from '../command.ts';
import { explanationLines } from '../explanation-lines.ts';
import { type Input, openInput, readLines, readText } from '../read-input.ts';
import { createProgress, styler, type Terminal, write } from '../terminal.ts';

export const check: Command = {
  name: 'check',
  help: `Usage: emend check [FILE|-] [--json|--apply|--explain] [--lines] [options]

Checks a text of any length (standard input without FILE) and prints what to correct. Needs no server and no key.

Options:
  --json               print the shape of the paragraph check's answer
  --apply              print the corrected text: the best suggestion everywhere
  --explain            print every proposal with its confidence, and at which step and why those that are not shown ended
  --lines              each line is a paragraph of its own; one line of output for each, as soon as it is checked:
                       the corrected text, or with --json the answer
  --language NAME      US, UK, or auto: the variety that the text's own spelling belongs to (auto)
  --pipeline NAME      advanced, or basic for corrections only (advanced)
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
      language: { type: 'string', default: 'auto' },
      pipeline: { type: 'string', default: 'advanced' },
      'style-guide': { type: 'string' },
      certainty: { type: 'string', default: STANDARD_CERTAINTY },
    });
    const [file = '-', ...rest] = positionals;
    if (rest.length > 0) throw usage('Give one file');
    if (Number(values.json) + Number(values.apply) + Number(values.explain) > 1)
      throw usage('--json, --apply and --explain exclude each other');
    if (values.explain && values.lines) throw usage('--explain is for a text, not for --lines');
    const language = oneOf('language', values.language, LANGUAGE_CHOICES);
    const pipeline = oneOf('pipeline', values.pipeline, [...PIPELINES, ...Object.keys(FORMER_PIPELINES)]);
    const guide = values['style-guide'];
    const style_guide = guide === undefined ? null : oneOf('style-guide', guide, STYLE_GUIDES);
    const certainty = oneOf('certainty', values.certainty, CERTAINTIES);
    const guess = language === 'auto';
    const options = checkOptions({ ...(guess ? {} : { language }), pipeline, style_guide, certainty });
    const job: Job = { options, guess, style_guide, json: values.json };
    if (values.lines) return checkLines(await openEngine(), await openInput(file, terminal), job, terminal);
    const text = await readText(await openInput(file, terminal));
    const engine = await openEngine();
    if (values.explain) return explainWhole(engine, text, settled(engine, text, job).options, terminal);
    return checkWhole(engine, text, { ...settled(engine, text, job), apply: values.apply, file }, terminal);
  },
};

interface Job {
  readonly options: CheckOptions;
  /** The language is to be guessed from each text. */
  readonly guess: boolean;
  readonly style_guide: string | null;
  readonly json: boolean;
}

async function openEngine(): Promise<Engine> {
  const { settings } = loadSettings();
  return createEngine(await loadModels(settings.modelsDir, STATISTICAL_FILES, settings.models === 'off', ENGINE_FILES));
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

/** The job for this text: its language settled. */
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
    else found += await printFindings(block, { file: job.file, place, unknown }, stdout, progress.clear);
    at = block.start + block.text.length;
  }
  progress.clear();
  if (job.json) await write(stdout, `${JSON.stringify(answer(text, entries, job))}\n`);
  else if (job.apply) await write(stdout, text.slice(at));
  else {
    await write(stdout, unknownWords(unknown));
    await write(stdout, found === 0 ? 'Nothing to correct was found.\n' : `${found} found.\n`);
  }
}

/** All words that no list has in one paragraph, each with its places: names and terms, mostly. */
function unknownWords(unknown: ReadonlyMap<string, readonly string[]>): string {
  if (unknown.size === 0) return '';
  const words = [...unknown].map(([word, places]) => `    ${word}  ${places.join(', ')}\n`);
  return `${unknown.size} ${unknown.size === 1 ? 'word' : 'words'} we do not know:\n${words.join('')}`;
}

async function explainWhole(engine: Engine, text: string, options: CheckOptions, terminal: Terminal): Promise<void> {
  for (const { explanations } of explainText(engine, text, options))
    for (const explanation of explanations)
      await write(terminal.stdout, explanationLines(explanation, styler(terminal.stdout)));
}

function answer(input: string, response: SentenceEntry[], job: Job): ParagraphResponse {
  const { options, style_guide } = job;
  return { status: true, message: outcome(response), input, response, language: options.language, style_guide };
}

type Place = (offset: number) => { readonly line: number; readonly column: number };

/** Line and column, from 1, of offsets that rise: a text of a megabyte has findings enough to make counting anew slow. */
function placesIn(text: string): Place {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    for (; end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

/** "FILE:12:7  recieved → received" and the comment below it; questions about words go to `unknown`, by the word in lower case. */
async function printFindings(
  block: CheckedBlock,
  { file, place, unknown }: { readonly file: string; readonly place: Place; readonly unknown: Map<string, string[]> },
  stdout: Terminal['stdout'],
  clear: () => void,
): Promise<number> {
  const style = styler(stdout);
  let found = 0;
  for (const sentence of block.sentences) {
    for (const alert of sentence.alerts) {
      const { line, column } = place(block.start + sentence.start + alert.start);
      if (alert.rule === UNKNOWN_WORD) {
        const word = alert.coveredText.toLowerCase();
        unknown.set(word, [...(unknown.get(word) ?? []), `${line}:${column}`]);
        continue;
      }
      const covered = style('red', alert.coveredText);
      const change =
        alert.replacements.length > 0 ? `${covered} → ${style('green', alert.replacements.join(' | '))}` : covered;
      clear();
      await write(
        stdout,
        `${style('dim', `${file}:${line}:${column}`)}  ${change}\n    ${alert.comment} ${style('dim', `[${alert.rule}]`)}\n`,
      );
      found++;
    }
  }
  return found;
}
