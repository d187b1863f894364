import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type EmendError, problem } from '../platform/errors.ts';
import type { Terminal } from './terminal.ts';

/** 0: done. 1: failed, or (if a command says so) something was found. 2: wrong usage. 3: a fault of Emend's own. */
export type ExitCode = 0 | 1 | 2 | 3;

/** One command of `emend`. */
export interface Command {
  readonly name: string;
  /** The whole text of `emend NAME --help`. */
  readonly help: string;
  /**
   * Resolves to the exit code, or to nothing for 0.
   * @throws EmendError; its message is printed, and the exit code is that of `failure`
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most commands end with nothing to say, as async functions without a return
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode | void>;
  /** The exit code of an error other than one of usage, which is always 2 (1). */
  failure?(error: EmendError): ExitCode;
}

/**
 * Parses options and positional arguments by node:util's rules.
 * @throws EmendError `cli.usage` for options that do not exist or have no value
 */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = 'The arguments are wrong'] = (error as Error).message.split('. ');
    throw usage(sentence.replace(/\.$/, ''));
  }
}

/** A usage error, printed with a reference to the command's help; exit code 2. */
export function usage(sentence: string) {
  return problem('cli.usage', { problem: `${sentence}.` });
}

/** @throws EmendError `cli.usage` if the value of an option is not in its list */
export function oneOf<T extends string>(option: string, value: string, values: readonly T[]): T {
  const found = values.find((known) => known === value);
  if (found === undefined) throw usage(`--${option} must be one of ${values.join(', ')} (it is "${value}")`);
  return found;
}

/** Joins names with commas and wraps the list. */
export function wrapped(names: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + name.length + 2 <= width) lines[lines.length - 1] = `${line}, ${name}`;
    else lines.push(name);
  }
  return lines.map((line, i) => (i < lines.length - 1 ? `${line},` : line));
}
