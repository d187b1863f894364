import type { Candidate } from './candidate.ts';

/** Words of an opening phrase that needs no comma: "In this paper we", "Further we". */
const SHORT_OPENING = 3;

/**
 * True for changes that a careful writer may or may not make. Readers of 7,000 academic paragraphs wanted one in six of the articles taken out
 * that the models would take out, and one in five of the prepositions made "of", at every probability; in learners' sentences it was
 * half of them. A comma after an opening of up to three words they never asked for.
 */
export function isElective({ kind, change, from }: Candidate): boolean {
  if (kind === 'determiner') return change.endsWith('>none');
  if (kind === 'preposition') return change.endsWith('>of');
  return kind === 'comma' && change === 'none>comma' && from <= SHORT_OPENING;
}
