import type { AnalysedToken } from './analysed-token.ts';

/** Tokens with their relations, which can also be read from head to dependents. */
export interface ParsedTokens {
  readonly tokens: readonly AnalysedToken[];
  /** Positions of the tokens that depend on `head`, in order; `relation` matches with and without a subtype. */
  dependentsOf(head: number, relation?: string): readonly number[];
}

/** The positions of each token's dependents, in order; all empty without a parse. */
export function dependentsByHead(tokens: readonly AnalysedToken[]): readonly (readonly number[])[] {
  const dependents: number[][] = tokens.map(() => []);
  for (const { head, index } of tokens) if (head !== undefined && head >= 0) dependents[head]!.push(index);
  return dependents;
}

/** The head of a verb's clause by the parse: the verb itself, or the word that the auxiliary or copula at `verb` depends on. */
export function predicateOf(tokens: readonly AnalysedToken[], verb: number): number {
  const token = tokens[verb]!;
  const { head } = token;
  return head !== undefined && head >= 0 && (hasRelation(token, 'aux') || hasRelation(token, 'cop')) ? head : verb;
}

/** "nsubj" fits "nsubj" and "nsubj:pass"; "nsubj:pass" fits itself alone. */
export function hasRelation(token: AnalysedToken, relation: string): boolean {
  return token.relation === relation || token.relation?.startsWith(`${relation}:`) === true;
}
