import type { AnalysedToken } from './analysed-token.ts';

/** Tokens with the relations between them, read the other way round too. */
export interface ParsedTokens {
  readonly tokens: readonly AnalysedToken[];
  /** Positions of the tokens that depend on `head`, in order; `relation` matches with or without its subtype. */
  dependentsOf(head: number, relation?: string): readonly number[];
}

/** For each token the positions of those that depend on it, in order; all empty where no parse was made. */
export function dependentsByHead(tokens: readonly AnalysedToken[]): readonly (readonly number[])[] {
  const dependents: number[][] = tokens.map(() => []);
  for (const { head, index } of tokens) if (head !== undefined && head >= 0) dependents[head]!.push(index);
  return dependents;
}

/** The word that the parse makes the head of a verb's clause: the verb itself, or what the auxiliary or copula at `verb` leans on. */
export function predicateOf(tokens: readonly AnalysedToken[], verb: number): number {
  const token = tokens[verb]!;
  const { head } = token;
  return head !== undefined && head >= 0 && (hasRelation(token, 'aux') || hasRelation(token, 'cop')) ? head : verb;
}

/** "nsubj" fits "nsubj" and "nsubj:pass"; "nsubj:pass" fits itself alone. */
export function hasRelation(token: AnalysedToken, relation: string): boolean {
  return token.relation === relation || token.relation?.startsWith(`${relation}:`) === true;
}
