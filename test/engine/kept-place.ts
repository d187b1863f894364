import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import type { Candidate, CandidateKind } from '../../src/engine/ranking/candidate.ts';
import { isKeptPlace } from '../../src/engine/ranking/kept-places.ts';
import { plainSentence } from './plain-sentence.ts';

const lexicon = {
  countability: (word: string) =>
    word === 'equipment' ? 'mass' : word === 'rest' || word === 'school' ? 'both' : 'count',
  verbs: (word: string) => (word === 'damages' ? [{ thirdPerson: 'damages' }] : []),
} as unknown as Lexicon;

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
  const to = change.startsWith('none>') ? from : from + 1;
  const candidate: Candidate = {
    kind,
    change,
    from,
    to,
    forms: form === '' ? [] : [form],
    slotCandidate: 0,
    slotCurrent: 0,
    about,
  };
  return isKeptPlace(plainSentence(text, tags.split(' ')), candidate, lexicon);
}
