import type { AnalysedToken } from './analysed-token.ts';

/** Positions of the tokens that depend on `head`, in order; `relation` matches with or without its subtype. */
export function dependentsOf(tokens: readonly AnalysedToken[], head: number, relation?: string): number[] {
  return tokens
    .filter((token) => token.head === head && (relation === undefined || hasRelation(token, relation)))
    .map((token) => token.index);
}

/** "nsubj" fits "nsubj" and "nsubj:pass"; "nsubj:pass" fits itself alone. */
export function hasRelation(token: AnalysedToken, relation: string): boolean {
  return token.relation === relation || token.relation?.startsWith(`${relation}:`) === true;
}

const AUXILIARY = ['aux', 'cop'];

/**
 * The word that the verb at `verb` (a full verb, copula or auxiliary) agrees with: the head of its subject, or undefined
 * where there is none or no parse. For "who", "which" and "that" the noun they stand for; for "there is" what there is.
 * Verbs joined by "and" share the first one's subject.
 */
export function subjectOf(tokens: readonly AnalysedToken[], verb: number): number | undefined {
  let predicate = verb;
  const own = tokens[verb];
  if (own === undefined || own.head === undefined) return undefined;
  if (own.head >= 0 && AUXILIARY.some((relation) => hasRelation(own, relation))) predicate = own.head;
  for (let steps = 0; steps < 4; steps++) {
    const subject = subjectAmong(tokens, predicate);
    if (subject !== undefined) return referent(tokens, subject, predicate);
    const token = tokens[predicate]!;
    if (token.relation !== 'conj' || token.head === undefined || token.head < 0) return undefined;
    predicate = token.head;
  }
  return undefined;
}

function subjectAmong(tokens: readonly AnalysedToken[], predicate: number): number | undefined {
  const subject = dependentsOf(tokens, predicate, 'nsubj')[0] ?? dependentsOf(tokens, predicate, 'csubj')[0];
  return subject ?? dependentsOf(tokens, predicate, 'expl')[0];
}

function referent(tokens: readonly AnalysedToken[], subject: number, predicate: number): number {
  const clause = tokens[predicate]!;
  const relative = tokens[subject]!.xpos === 'WDT' || tokens[subject]!.xpos === 'WP';
  if (relative && clause.relation === 'acl:relcl' && clause.head !== undefined && clause.head >= 0) return clause.head;
  return subject;
}

/** Subjects joined to `subject` by "and" ("Tom and Ann"), itself included. */
export function coordinated(tokens: readonly AnalysedToken[], subject: number): number[] {
  const others = dependentsOf(tokens, subject, 'conj');
  const byAnd = others.some((other) =>
    dependentsOf(tokens, other, 'cc').some((k) => tokens[k]!.lower === 'and' || tokens[k]!.lower === '&'),
  );
  return byAnd ? [subject, ...others] : [subject];
}

/** The verb is a passive participle: it has a passive auxiliary or subject. */
export function isPassive(tokens: readonly AnalysedToken[], verb: number): boolean {
  return dependentsOf(tokens, verb).some(
    (k) => tokens[k]!.relation === 'aux:pass' || tokens[k]!.relation === 'nsubj:pass',
  );
}
