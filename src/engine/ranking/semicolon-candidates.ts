import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** Words after which a comma may separate two main clauses that need a semicolon: "…, however, …", "…, this shows …". */
const OPENS_CLAUSE = new Set(
  'however therefore thus hence otherwise rather then moreover furthermore instead consequently nevertheless accordingly this these it they we there he she such'.split(
    ' ',
  ),
);

/** Candidates for a semicolon between main clauses, and for a comma in place of a semicolon. */
export function semicolonCandidates(tokens: readonly AnalysedToken[]): Candidate[] {
  const found: Candidate[] = [];
  const add = (from: number, form: string, change: string): void => {
    found.push({
      kind: 'semicolon',
      from,
      to: from + 1,
      forms: [form],
      change,
      slotCandidate: 0,
      slotCurrent: 0,
      about: from + 1,
    });
  };
  const lastVerb = tokens.findLastIndex(isFiniteVerb);
  const firstVerb = tokens.findIndex(isFiniteVerb);
  for (let i = 1; i < tokens.length - 1; i++) {
    const { lower } = tokens[i]!;
    const next = tokens[i + 1]!;
    if (lower === ';') add(i, ',', ';>comma');
    else if (lower === ',') {
      const joinable = next.kind === 'word' && tokens[i - 1]!.kind !== 'punctuation' && next.xpos !== 'CC';
      if (joinable && firstVerb >= 0 && firstVerb < i && lastVerb > i)
        add(i, ';', `comma>; ${OPENS_CLAUSE.has(next.lower) ? next.lower : next.xpos}`);
    }
  }
  return found;
}
