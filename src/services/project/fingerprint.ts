import { createHash } from 'node:crypto';

/** What makes a finding the same one again. */
interface Identity {
  readonly rule: string;
  readonly covered: string;
  /** The text of its paragraph on either side. */
  readonly before: string;
  readonly after: string;
}

/** Words on either side by which a place is known: more would change with every edit nearby, fewer are the same at many places. */
const WORDS = 5;

/**
 * 16 hexadecimal digits that stay when the paragraph moves in its file or its lines are broken anew, and change when the words there do. They tell nothing
 * of the text.
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
