import type { ErrorCode } from '../error-catalogue.ts';
import { EmendError } from '../errors.ts';

/** An error passed between threads. A catalogue error keeps its code and parameters; the messages of other errors are not passed. */
export interface TaskFault {
  readonly name: string;
  readonly code?: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly frames: string;
}

export function faultOf(error: unknown): TaskFault {
  if (!(error instanceof Error)) return { name: typeof error, frames: '' };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  if (error instanceof EmendError) return { name: error.name, code: error.code, parameters: error.parameters, frames };
  const { code } = error as { code?: unknown };
  return { name: error.name, ...(typeof code === 'string' ? { code } : {}), frames };
}

export function errorOf(fault: TaskFault): Error {
  if (fault.parameters) return new EmendError(fault.code as ErrorCode, fault.parameters);
  const error: NodeJS.ErrnoException = new Error('A task failed in a worker thread');
  error.name = fault.name;
  if (fault.code) error.code = fault.code;
  error.stack = `${fault.name}\n${fault.frames}`;
  return error;
}
