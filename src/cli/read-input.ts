import { readFile } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { problem } from '../platform/errors.ts';
import type { Terminal } from './terminal.ts';

/** Standard input for "-", else the file's content. */
export type Input = AsyncIterable<Buffer | string>;

/** @throws EmendError `cli.unreadable` */
export async function openInput(file: string, { stdin }: Terminal): Promise<Input> {
  if (file === '-') return stdin;
  return [await readInputFile(file)] as unknown as Input;
}

/** @throws EmendError `cli.unreadable` */
export async function readInputFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw problem('cli.unreadable', { file, problem: code === 'ENOENT' ? 'there is no such file' : String(code) });
  }
}

async function* decoded(input: Input): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const chunk of input) yield typeof chunk === 'string' ? chunk : decoder.write(chunk);
  yield decoder.end();
}

/** The whole input as text. */
export async function readText(input: Input): Promise<string> {
  let text = '';
  for await (const part of decoded(input)) text += part;
  return text;
}

/** The lines as they come in, without their ends; a last line needs none. */
export async function* readLines(input: Input): AsyncGenerator<string> {
  let rest = '';
  for await (const part of decoded(input)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
