import { hash, verify } from '@node-rs/argon2';
import { problem } from '../platform/errors.ts';

/**
 * argon2id with OWASP's second setting: 19 MiB, two passes, one lane. It takes 40 to 75 ms of one core here, on a libuv
 * thread.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes that run at once. They share libuv's four threads with the file system. */
const AT_ONCE = 2;
const SHORTEST = 10;
/** argon2 accepts any length. Nobody types more, and a body of megabytes must cost nothing. */
const LONGEST = 256;

/** The hash that is checked for an unknown address, so that the answer takes as long as for a known one. */
let nobody: Promise<string> | undefined;

/** @throws EmendError `account.weak-password` */
export async function hashPassword(password: string, email: string): Promise<string> {
  const weakness = weaknessOf(password, email);
  if (weakness) throw problem('account.weak-password', { problem: weakness });
  return inTurn(() => hash(password, COST));
}

/** @param stored the account's hash; null for an unknown account or one without a password, which takes the same time */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > LONGEST) return false;
  nobody ??= hash('', COST);
  const compared = stored ?? (await nobody);
  const fits = await inTurn(() => verify(compared, password));
  return fits && stored !== null;
}

/** Length is what counts (NIST SP 800-63B, 3.1.1). Rules about digits and special characters only make people add "1!". */
function weaknessOf(password: string, email: string): string | undefined {
  if (password.length < SHORTEST) return `is shorter than ${SHORTEST} characters`;
  if (password.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (new Set(password).size < 4) return 'repeats the same few characters';
  if (password.toLowerCase().includes(email.split('@')[0]!) && password.length < email.length + 4)
    return 'is nearly the address';
  return undefined;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
