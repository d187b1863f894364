import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import type { Candidate, CandidateKind } from '../../src/engine/ranking/candidate.ts';
import { isKeptPlace } from '../../src/engine/ranking/kept-places.ts';
import { plainSentence } from './plain-sentence.ts';

const lexicon = {
  countability: (word: string) =>
    word === 'equipment' ? 'mass' : word === 'rest' || word === 'school' ? 'both' : 'count',
  verbs: (word: string) => (word === 'damages' ? [{ thirdPerson: 'damages' }] : []),
} as unknown as Lexicon;

/** A change of the word at `from`, or in front of it when nothing is replaced. */
export function candidateAt(kind: CandidateKind, change: string, from: number, form: string, about = from): Candidate {
  const to = change.startsWith('none>') ? from : from + 1;
  return { kind, change, from, to, forms: form === '' ? [] : [form], slotCandidate: 0, slotCurrent: 0, about };
}

/** Is the change one that `isKeptPlace` leaves to the author? `tags` are Penn tags, a token each. */
export function kept(
  text: string,
  tags: string,
  kind: CandidateKind,
  change: string,
  from: number,
  form: string,
  about = from,
) {
  const candidate = candidateAt(kind, change, from, form, about);
  return isKeptPlace(plainSentence(text, tags.split(' ')), candidate, lexicon);
}
