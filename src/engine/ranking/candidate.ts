import { capitalize, deleteTokens, type Edit, insertAfter, insertBefore, matchCase, uncapitalize } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** What a candidate does. Each kind has its own model and threshold. */
export type CandidateKind =
  | 'determiner'
  | 'preposition'
  | 'noun-number'
  | 'verb-form'
  | 'be-form'
  | 'auxiliary'
  | 'comma'
  | 'word-form'
  | 'confusable'
  | 'word-order'
  | 'hyphen'
  | 'semicolon'
  | 'agreement'
  | 'missing-word'
  | 'needless-word'
  | 'other-word';

export const CANDIDATE_KINDS: readonly CandidateKind[] = [
  'determiner',
  'preposition',
  'noun-number',
  'verb-form',
  'be-form',
  'auxiliary',
  'comma',
  'word-form',
  'confusable',
  'word-order',
  'hyphen',
  'semicolon',
  'agreement',
  'missing-word',
  'needless-word',
  'other-word',
];

/** What a candidate replaces, and with what. */
export type Change = Pick<Candidate, 'kind' | 'from' | 'to' | 'forms'>;

/** A proposal to replace tokens `from` (inclusive) to `to` (exclusive) of the sentence with `forms`, which are look-up forms. */
export interface Candidate {
  readonly kind: CandidateKind;
  readonly from: number;
  readonly to: number;
  readonly forms: readonly string[];
  /** What changes into what, for priors, thresholds and comments: "none>the", "NN>NNS", "go>going". */
  readonly change: string;
  /** Log-probability that the slot's model gives the candidate and the text as it stands; 0 when no slot model covers the place. */
  readonly slotCandidate: number;
  readonly slotCurrent: number;
  /** Index of the word that the change is about (head noun, verb), for comments and features. */
  readonly about: number;
}

/** Common nouns that open names of laws and methods as surnames: "Green function", "Bell state". */
const SURNAMES = wordSet(
  'baker banks bell bishop brook brooks butler carter church cook fisher fields fox green hill king lake marks mason miller page parks pope porter potter price rice stone taylor turner walker ward weaver wolf wood woods young moon sun earth internet web state',
);

/**
 * "Research community": the first word of a sentence, which the tagger takes for a name because of its capital although it is a common noun and another
 * common noun follows.
 */
const isCommonNoun =
  ({ tokens }: AnalysedSentence, lexicon: Lexicon) =>
  ({ index, lower, text }: AnalysedToken): boolean =>
    /^\p{Lu}\p{Ll}+$/u.test(text) &&
    tokens[index + 1]?.xpos.startsWith('NN') === true &&
    /^\p{Ll}/u.test(tokens[index + 1]!.text) &&
    lexicon.isLowerCase(lower) &&
    lexicon.isListed(lower) &&
    !lexicon.isProper(lower) &&
    lexicon.wordClasses(lower).includes('NOUN') &&
    !SURNAMES.has(lower);

/** The candidate as the smallest edit of the paragraph, with capitals and spaces adjusted. */
export function candidateEdit(sentence: AnalysedSentence, candidate: Candidate, lexicon?: Lexicon): Edit {
  const { tokens } = sentence;
  const { kind, from, to, forms } = candidate;
  if (kind === 'hyphen') {
    // only the space or hyphen between two words, or both spaces around a linking word
    const [left, right] = [tokens[from - 1]!, tokens[to]!];
    const text = forms.length > 1 ? `-${tokens[from]!.text}-` : forms.length > 0 ? '-' : ' ';
    return { start: left.end, end: right.start, text };
  }
  if (to > from) {
    const old = tokens.slice(from, to);
    if (forms.length === 0) return deleteTokens(sentence, from, to);
    return { start: old[0]!.start, end: old.at(-1)!.end, text: joinForms(forms, old) };
  }
  const text = forms.join(' ');
  // "let's see", "it's very like that"
  if (/^[,;:.']/.test(text)) return insertAfter(tokens[from - 1]!, text);
  return insertBefore(sentence, from, text, lexicon && isCommonNoun(sentence, lexicon));
}

function startsWithCapital(token: AnalysedToken): boolean {
  const letter = token.text[0] ?? '';
  return letter !== letter.toLowerCase();
}

function joinForms(forms: readonly string[], old: readonly AnalysedToken[]): string {
  const same = forms.length === old.length;
  const words = forms.map((form, i) => {
    const twin = old.find((token) => token.lower === form);
    if (i === 0) return twin && twin !== old[0] ? caseOfFirst(form, twin, old[0]!) : matchCase(form, old[0]!.text);
    if (twin) return twin === old[0] ? uncapitalize(twin) : twin.text;
    return same ? matchCase(form, old[i]!.text) : form;
  });
  return words.join(' ');
}

/** A word that moves to the front takes the capital of the first word; otherwise it keeps its own. */
function caseOfFirst(form: string, twin: AnalysedToken, first: AnalysedToken): string {
  if (first.index === 0 && startsWithCapital(first)) return capitalize(twin.text);
  return twin.text === twin.text.toLowerCase() ? form : twin.text;
}
