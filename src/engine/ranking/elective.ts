import type { Candidate } from './candidate.ts';

/** Most words of an opening phrase that needs no comma: "In this paper we", "Further we". */
const SHORT_OPENING = 3;

/**
 * True for changes that a careful writer may or may not make. Readers of academic paragraphs wanted 13 of the 80 articles that the models would
 * delete; in learners' sentences it was half of them. A comma after an opening of up to three words is the writer's choice.
 */
export function isElective({ kind, change, from }: Candidate): boolean {
  if (kind === 'determiner') return change.endsWith('>none');
  if (kind === 'preposition') return change.endsWith('>of');
  return kind === 'comma' && change === 'none>comma' && from <= SHORT_OPENING;
}
