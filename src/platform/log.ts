import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { EmendError } from './errors.ts';

export type Log = Logger;

/**
 * Writes JSON lines to standard error (standard output is for the results of commands). No text of a user may reach a
 * log: callers log only ids, counts and durations, and errors go through `describeFault`.
 */
export function createLog(level: string, stream: DestinationStream = destination({ fd: 2, sync: false })): Log {
  return pino(
    {
      level,
      base: { service: 'emend' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeFault, error: describeFault },
    },
    stream,
  );
}

export interface FaultDescription {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: FaultDescription;
}

/**
 * Returns what a log may contain about an error. The message of a foreign error is left out, because messages of
 * parsers and checkers quote their input ("Unexpected token 'T', "The patien"…"). Its name, code and stack frames are
 * enough to find the place.
 */
export function describeFault(error: unknown): FaultDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error instanceof EmendError ? { message: error.message } : {}),
    ...(frames?.length ? { stack: frames.map((line) => line.trim()).join(' | ') } : {}),
    ...(error.cause instanceof Error ? { cause: describeFault(error.cause) } : {}),
  };
}
