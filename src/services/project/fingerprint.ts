import { createHash } from 'node:crypto';

/** What identifies a finding across runs. */
interface Identity {
  readonly rule: string;
  readonly covered: string;
  /** The text of its paragraph on either side. */
  readonly before: string;
  readonly after: string;
}

/** Words on either side that identify a place. With more words, every edit nearby changes the fingerprint; with fewer, many places share one. */
const WORDS = 5;

/**
 * Returns 16 hexadecimal digits that stay the same when the paragraph moves in its file or its lines are wrapped
 * differently, and change when its words change. They do not reveal the text.
 */
export function fingerprintOf({ rule, covered, before, after }: Identity): string {
  const parts = [
    rule,
    ...wordsOf(before).slice(-WORDS),
    '',
    ...wordsOf(covered),
    '',
    ...wordsOf(after).slice(0, WORDS),
  ];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
