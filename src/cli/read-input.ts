import { readFile } from 'node:fs/promises';
import { problem } from '../platform/errors.ts';
import { unreadableReason } from '../platform/unreadable.ts';
import { notText, otherBytes } from './not-text.ts';
import { type Terminal, write } from './terminal.ts';

/** Standard input for "-", otherwise the file's content. */
export interface Input {
  readonly file: string;
  /** The whole content, if it is a file. */
  readonly bytes?: Buffer;
  readonly chunks: AsyncIterable<Buffer | string>;
}

/** @throws EmendError `cli.unreadable` */
export async function openInput(file: string, terminal: Terminal): Promise<Input> {
  if (file === '-') return { file, chunks: await standardInput(terminal) };
  const bytes = await readInputFile(file);
  return { file, bytes, chunks: [bytes] as unknown as Input['chunks'] };
}

/** Returns standard input. If it is a keyboard, first asks for a text and says how to end it. */
export async function standardInput({ stdin, stderr }: Terminal): Promise<Terminal['stdin']> {
  if (stdin.isTTY) await write(stderr, `Type or paste a text and end it with ${END_KEYS}.\n`);
  return stdin;
}

const END_KEYS = process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D on a line of its own';

/**
 * @param shown what its reader calls the file
 * @throws EmendError `cli.unreadable`
 */
export async function readInputFile(file: string, shown = file): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw problem('cli.unreadable', { file: shown, problem: unreadableReason(error) });
  }
}

/**
 * Bytes that are not UTF-8 end the input, and so does NUL, which no text holds. Decoded as U+FFFD, they would be checked, and
 * `--apply` would write them.
 */
async function* decoded({ file, chunks }: Input): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Buffer) => {
    if (chunk?.includes(0)) throw otherBytes(file);
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw otherBytes(file);
    }
  };
  let first = true;
  for await (const chunk of chunks) {
    const fault = first && typeof chunk !== 'string' ? notText(file, chunk) : undefined;
    if (fault) throw fault;
    first = false;
    yield typeof chunk === 'string' ? chunk : decode(chunk);
  }
  yield decode();
}

/**
 * Returns the whole input as text.
 * @throws EmendError `cli.unreadable`, `cli.refused` for input that is not UTF-8 text
 */
export async function readText(input: Input): Promise<string> {
  let text = '';
  for await (const part of decoded(input)) text += part;
  return text;
}

/**
 * Returns the lines as they arrive, without their line ends; the last line needs none.
 * @throws EmendError `cli.unreadable`, `cli.refused` for input that is not UTF-8 text
 */
export async function* readLines(input: Input): AsyncGenerator<string> {
  let rest = '';
  for await (const part of decoded(input)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
