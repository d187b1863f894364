import { type ParsedTokens, predicateOf } from './relations.ts';

/** What the parse gives a verb for a subject: its own, the one of the verb before "and", or the noun that "which" stands for. */
export type ParsedSubject =
  | { readonly head: number; readonly way: 'own' | 'shared' }
  | { readonly head: number; readonly way: 'relative'; readonly relative: number };

/** Verbs that may be passed from one "and" to the next. */
const MOST_SHARED = 3;

/** A sentence that knows what its parse says of each verb. */
export interface WithParsedSubjects extends ParsedTokens {
  /** The subject that the parse gives the finite verb at `verb`, right or wrong, where it is before the verb. */
  parsedSubjectOf(verb: number): ParsedSubject | undefined;
}

/** The subject that the parse gives the finite verb at `verb`, where it is before the verb. Sentences answer with it. */
export function readParsedSubject(sentence: ParsedTokens, verb: number): ParsedSubject | undefined {
  const { tokens } = sentence;
  if (tokens[verb]!.head === undefined) return undefined;
  let predicate = predicateOf(tokens, verb);
  for (let steps = 0; steps < MOST_SHARED; steps++) {
    // the nearest: "the reason is that the results are" has an outer subject too
    const subjects = sentence.dependentsOf(predicate, 'nsubj').filter((k) => k < verb);
    // "the prices of options far from the money are": what has a preposition of its own is no subject
    const subject = subjects.findLast((k) => sentence.dependentsOf(k, 'case').length === 0) ?? subjects.at(-1);
    const { relation, head } = tokens[predicate]!;
    if (subject !== undefined) {
      const { xpos } = tokens[subject]!;
      if (xpos !== 'WDT' && xpos !== 'WP') return { head: subject, way: steps === 0 ? 'own' : 'shared' };
      if (steps > 0 || relation !== 'acl:relcl' || head === undefined || head < 0) return undefined;
      return { head, way: 'relative', relative: subject };
    }
    if (relation !== 'conj' || head === undefined || head < 0) return undefined;
    predicate = head;
  }
  return undefined;
}
