import { type ParsedTokens, predicateOf } from './relations.ts';
import { isNoun } from './token-tests.ts';

/** The subject of a verb by the parse: its own, that of the verb before "and", or the noun that "which" stands for. */
export type ParsedSubject =
  | { readonly head: number; readonly way: 'own' | 'shared' }
  | { readonly head: number; readonly way: 'relative'; readonly relative: number };

/** How many verbs may share a subject through "and" in a row. */
const MOST_SHARED = 3;

/** A sentence that gives the parsed subject of each verb. */
export interface WithParsedSubjects extends ParsedTokens {
  /** The subject of the finite verb at `verb` by the parse, right or wrong, if it stands before the verb. */
  parsedSubjectOf(verb: number): ParsedSubject | undefined;
}

/** The subject of the finite verb at `verb` by the parse, if it stands before the verb. Sentences use this function. */
export function readParsedSubject(sentence: ParsedTokens, verb: number): ParsedSubject | undefined {
  const { tokens } = sentence;
  if (tokens[verb]!.head === undefined) return undefined;
  let predicate = predicateOf(tokens, verb);
  for (let steps = 0; steps < MOST_SHARED; steps++) {
    // the nearest subject: "the reason is that the results are" also has an outer one
    const subjects = sentence.dependentsOf(predicate, 'nsubj').filter((k) => k < verb);
    // "the prices of options far from the money are": a noun with its own preposition is not a subject
    const subject = subjects.findLast((k) => sentence.dependentsOf(k, 'case').length === 0) ?? subjects.at(-1);
    const { relation, head } = tokens[predicate]!;
    if (subject !== undefined) {
      const { xpos } = tokens[subject]!;
      if (xpos !== 'WDT' && xpos !== 'WP') return { head: subject, way: steps === 0 ? 'own' : 'shared' };
      if (steps > 0 || head === undefined || head < 0) return undefined;
      if (relation === 'acl:relcl') return { head, way: 'relative', relative: subject };
      // "the libraries that contains": the wrong number makes the parser read a clause that is the verb's object
      const isMisread = relation === 'ccomp' && xpos === 'WDT' && isNoun(tokens[subject - 1]);
      return isMisread ? { head: subject - 1, way: 'relative', relative: subject } : undefined;
    }
    if (relation !== 'conj' || head === undefined || head < 0) return undefined;
    predicate = head;
  }
  return undefined;
}
