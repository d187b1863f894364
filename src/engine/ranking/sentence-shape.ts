import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Universal relations by number; a subtype counts as its relation, except relative clauses, passives and those listed. */
const RELATIONS = new Map(
  [
    'root nsubj obj iobj obl nmod amod advmod advcl acl acl:relcl ccomp xcomp csubj conj cc case mark det compound nummod appos',
    'punct aux aux:pass cop nsubj:pass parataxis fixed flat expl dep nmod:poss obl:npmod',
  ]
    .join(' ')
    .split(' ')
    .map((name, index) => [name, index + 1]),
);

/** How many characters of the paragraph to look at before and after the sentence. */
const REACH = 2000;

/** Values that the features of all candidates of a sentence share, computed once. */
export interface SentenceShape {
  /** Number of each token's relation to its head; 0 where none is known. */
  readonly relations: Int8Array;
  /** Index of each token's head, -1 for the root and when there is no parse. */
  readonly heads: Int16Array;
  /** For the gap before each token (and the end): dependencies that span it. */
  readonly crossing: Int16Array;
  /** For each token: the finite verbs and commas before it in the sentence, and the brackets open at it. */
  readonly finiteBefore: Int16Array;
  readonly commasBefore: Int16Array;
  readonly brackets: Int16Array;
  /** The lower-case paragraph around the sentence, with a space at both ends, and its start offset in the paragraph. */
  readonly surroundings: string;
  readonly surroundingsStart: number;
}

export function sentenceShape({ tokens, paragraph, start, end }: AnalysedSentence): SentenceShape {
  const n = tokens.length;
  const relations = new Int8Array(n);
  const heads = new Int16Array(n).fill(-1);
  const crossing = new Int16Array(n + 1);
  const finiteBefore = new Int16Array(n + 1);
  const commasBefore = new Int16Array(n + 1);
  const brackets = new Int16Array(n + 1);
  for (let i = 0; i < n; i++) {
    const { relation, head, xpos, lower } = tokens[i]!;
    if (relation !== undefined) relations[i] = RELATIONS.get(relation) ?? RELATIONS.get(relation.split(':')[0]!) ?? 0;
    if (head !== undefined && head >= 0 && xpos !== ',' && xpos !== '.') {
      heads[i] = head;
      crossing[Math.min(i, head) + 1]!++;
      crossing[Math.max(i, head) + 1]!--;
    }
    const finite = xpos === 'VBZ' || xpos === 'VBP' || xpos === 'VBD' || xpos === 'MD';
    finiteBefore[i + 1] = finiteBefore[i]! + (finite ? 1 : 0);
    commasBefore[i + 1] = commasBefore[i]! + (lower === ',' ? 1 : 0);
    const opens = lower === '(' || lower === '[';
    const closes = lower === ')' || lower === ']';
    brackets[i + 1] = Math.max(0, brackets[i]! + (opens ? 1 : closes ? -1 : 0));
  }
  for (let i = 1; i <= n; i++) crossing[i]! += crossing[i - 1]!;
  const surroundingsStart = Math.max(0, start - REACH);
  const surroundings = ` ${paragraph.slice(surroundingsStart, end + REACH).toLowerCase()} `;
  return { relations, heads, crossing, finiteBefore, commasBefore, brackets, surroundings, surroundingsStart };
}
