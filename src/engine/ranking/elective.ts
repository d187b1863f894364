import type { Candidate } from './candidate.ts';

/** Words of an opening phrase that needs no comma: "In this paper we", "Further we". */
const SHORT_OPENING = 3;

/**
 * True for changes that a careful writer may or may not make. Readers of academic paragraphs wanted 13 of 80 articles taken out
 * that the models would take out; in learners' sentences it was half of them. Commas after openings of up to three words are theirs to choose.
 */
export function isElective({ kind, change, from }: Candidate): boolean {
  if (kind === 'determiner') return change.endsWith('>none');
  if (kind === 'preposition') return change.endsWith('>of');
  return kind === 'comma' && change === 'none>comma' && from <= SHORT_OPENING;
}
