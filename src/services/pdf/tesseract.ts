import { spawn } from 'node:child_process';
import type { RecognisedParagraph } from './recognised-pages.ts';

export interface TesseractRun {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** A program to use in place of `tesseract` from the search path. */
  readonly program?: string;
}

const LANGUAGE = 'eng';
const PROBE_MS = 5_000;
/** A page of text gives 0.1 MB. No real page gives more than this limit. */
const OUTPUT_BYTES = 20_000_000;

/** True when tesseract can be started and has its English model. */
export async function hasTesseract(program = 'tesseract'): Promise<boolean> {
  const languages = await execute(program, ['--list-langs'], { timeoutMs: PROBE_MS });
  return languages?.split(/\r?\n/).includes(LANGUAGE) ?? false;
}

/**
 * Returns the paragraphs on a page image in tesseract's reading order, or null if it fails, is aborted or takes too
 * long. A separate process reads the image and is killed at the limit.
 */
export async function recogniseImage(
  image: string,
  dotsPerInch: number,
  run: TesseractRun,
): Promise<RecognisedParagraph[] | null> {
  const args = [image, 'stdout', '-l', LANGUAGE, '--dpi', String(dotsPerInch), 'tsv'];
  const table = await execute(run.program ?? 'tesseract', args, run);
  return table === null ? null : paragraphsOf(table, dotsPerInch);
}

/** Returns the standard output of a program, or null if it could not be started, failed or had to be killed. */
function execute(program: string, args: readonly string[], run: TesseractRun): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      // Node accepts only whole milliseconds, and the rest of a limit can be a fraction.
      timeout: Math.ceil(run.timeoutMs),
      killSignal: 'SIGKILL',
      ...(run.signal ? { signal: run.signal } : {}),
      // Its threads spin while they wait: on a busy machine, two used 66 s of processor time for work that one did in 3.7 s.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      windowsHide: true,
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : null));
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes > OUTPUT_BYTES) child.kill('SIGKILL');
    });
  });
}

/** Columns of the table (tesseract's tsv renderer): places in pixels from the upper left, confidence 0 to 100. */
const COLUMNS = 12;
const PAGE_LEVEL = 1;
const WORD_LEVEL = 5;

interface Gathered {
  readonly lines: Map<string, string[]>;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
  words: number;
}

/** Mean confidence. Scanned print has 95 to 96; waves that were read as letters had 2, and other patterns gave no words. */
const LEAST_CONFIDENCE = 50;

function paragraphsOf(table: string, dotsPerInch: number): RecognisedParagraph[] {
  const found = new Map<string, Gathered>();
  let pageHeight = 0;
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    if (cells.length < COLUMNS) continue;
    const [level, , block, paragraph, line, , left, top, width, height, confidence] = cells.map(Number) as number[];
    if (level === PAGE_LEVEL) pageHeight = height!;
    const word = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim();
    if (level !== WORD_LEVEL || word === '') continue;
    const key = `${block} ${paragraph}`;
    const into = found.get(key) ?? emptyParagraph();
    found.set(key, into);
    into.lines.set(`${line}`, [...(into.lines.get(`${line}`) ?? []), word]);
    into.left = Math.min(into.left, left!);
    into.top = Math.min(into.top, top!);
    into.right = Math.max(into.right, left! + width!);
    into.bottom = Math.max(into.bottom, top! + height!);
    into.confidence += confidence!;
    into.words++;
  }
  const points = (pixels: number) => (pixels * 72) / dotsPerInch;
  return [...found.values()]
    .filter(({ confidence, words }) => confidence / words >= LEAST_CONFIDENCE)
    .map(({ lines, left, top, right, bottom }) => ({
      lines: [...lines.values()].map((words) => words.join(' ')),
      box: {
        left: points(left),
        right: points(right),
        top: points(pageHeight - top),
        bottom: points(pageHeight - bottom),
      },
    }));
}

function emptyParagraph(): Gathered {
  const far = Number.POSITIVE_INFINITY;
  return { lines: new Map(), left: far, top: far, right: -far, bottom: -far, confidence: 0, words: 0 };
}
