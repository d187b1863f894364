import { EmendError } from '../errors.ts';

/** SQLSTATE codes of failed connections (class 08) and of servers that stop, crash or start (57P01 to 57P03). */
const STATES = /^(08...|57P0[123])$/;
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A Unix socket whose server does not run.
  'ENOENT',
]);
/** Errors to which node-postgres gives no code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|LISTEN\/NOTIFY (connection ended|heartbeat timed out)|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** True when the connection to the database server is at fault, not the query. Only for errors of its client. */
export function isConnectionFault(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (STATES.test(code) || SYSTEM.has(code))) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}

/** True for the error into which our own pool converts such a fault. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof EmendError && error.code === 'db.away';
}
