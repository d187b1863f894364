import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';

/** How many tokens after a noun to look for the two names that it announces. */
const NAMES_REACH = 8;

const isCapitalised = (token: AnalysedToken | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');

/** "my advisors Dr. Lee and Dr. Oh", "Columns Author and Journal": the plural announces two names. */
function announcesTwo(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!isCapitalised(tokens[at + 1])) return false;
  const near = tokens.slice(at + 1, at + 1 + NAMES_REACH);
  const joint = near.findIndex(({ lower }) => lower === 'and');
  return (
    joint > 0 &&
    near.slice(0, joint).every((token) => isCapitalised(token) || token.text === '.') &&
    isCapitalised(near[joint + 1])
  );
}

/** True when the words beside the noun decide its number: "1 actor", "now-a-days", "Columns Author and Journal". */
export function hasDecidedNumber(tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean {
  const before = tokens[from - 1];
  if (/^[-‐‑]$/.test(before?.text ?? '') && /^an?$/.test(tokens[from - 2]?.lower ?? '')) return true;
  return change.startsWith('NNS>') ? announcesTwo(tokens, from) : /^(?:1|one)$/.test(before?.lower ?? '');
}
