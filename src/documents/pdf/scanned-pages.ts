import { spawn } from 'node:child_process';
import type { GreyImage, PdfEngine } from './pdf-engine.ts';
import type { PdfParagraph, PdfReading } from './pdf-reading.ts';

export interface RecognitionOptions {
  readonly password?: string;
  /** The text recognition program; it must read an image from standard input as `tesseract` does. */
  readonly program?: string;
  /** Time for all pages of a file, in ms; pages not reached stay empty. 120 s by default. */
  readonly timeLimitMs?: number;
}

const DOTS_PER_INCH = 200;
const TIME_LIMIT_MS = 120_000;

/**
 * Fills the pages of a reading that have no text with what `tesseract` recognises on them, paragraph by paragraph.
 * Gives the reading back as it is when the program is not installed or finds nothing.
 */
export async function readScannedPages(
  engine: PdfEngine,
  bytes: Uint8Array,
  reading: PdfReading,
  options: RecognitionOptions = {},
): Promise<PdfReading> {
  const empty = reading.pages.filter((page) => page.text === '');
  if (empty.length === 0) return reading;
  const program = options.program ?? 'tesseract';
  const deadline = Date.now() + (options.timeLimitMs ?? TIME_LIMIT_MS);
  const found = new Map<number, string>();
  const document = engine.open(bytes, options.password);
  try {
    for (const { page } of empty) {
      const image = document.renderGrey(page - 1, DOTS_PER_INCH);
      const left = deadline - Date.now();
      if (!image || left <= 0) continue;
      const text = await recognise(program, image, left);
      if (text === undefined) break;
      if (text.trim() !== '') found.set(page, text.trim());
    }
  } finally {
    document.close();
  }
  return found.size === 0 ? reading : merge(reading, found);
}

/** Text of an image with blank lines between paragraphs; undefined when the program cannot run or takes too long. */
function recognise(program: string, image: GreyImage, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, ['stdin', 'stdout', '-l', 'eng', '--dpi', String(DOTS_PER_INCH)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    const parts: Buffer[] = [];
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : undefined));
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stdin.on('error', () => undefined);
    child.stdin.write(`P5\n${image.width} ${image.height}\n255\n`);
    child.stdin.end(image.pixels);
  });
}

function merge(reading: PdfReading, found: ReadonlyMap<number, string>): PdfReading {
  const recognised: PdfParagraph[] = [...found].flatMap(([page, text]) =>
    text.split(/\n\s*\n/).map((part) => ({
      kind: 'body',
      level: 0,
      text: part
        .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
      runs: [],
      page,
      box: { left: 0, bottom: 0, right: 0, top: 0 },
      marker: undefined,
    })),
  );
  const paragraphs = [...reading.paragraphs, ...recognised].sort((a, b) => a.page - b.page);
  return {
    ...reading,
    paragraphs,
    pages: reading.pages.map((page) => ({ ...page, text: found.get(page.page) ?? page.text })),
    words: reading.words + recognised.reduce((sum, paragraph) => sum + countWords(paragraph.text), 0),
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
