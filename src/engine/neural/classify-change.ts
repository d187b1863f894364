import type { Lexicon, VerbForms } from '../lexicon/lexicon.ts';
import type { Candidate, CandidateKind } from '../ranking/candidate.ts';
import { type Explanation, explain } from '../ranking/explain.ts';
import { groupHead } from '../ranking/slot.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { DraftToken } from './apply-tags.ts';
import type { Change } from './draft-changes.ts';

/** Kinds of the ranker's candidates and two that only the editor has. */
export type ChangeKind = CandidateKind | 'capitals' | 'other';

export interface ClassifiedChange extends Explanation {
  readonly kind: ChangeKind;
}

const ARTICLE: Readonly<Record<string, string>> = { '': 'none', a: 'a', an: 'a', the: 'the' };
const PREPOSITIONS = new Set(
  'of in to for on with at by from about into between through during over within after before against among towards without upon under'.split(
    ' ',
  ),
);
const BE = new Set(['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being']);
const AUXILIARIES = new Set([...BE, 'has', 'have', 'had', 'will', 'would', 'to', 'do', 'does', 'did', 'can', 'could']);
const VERB_FORMS: readonly (readonly [string, keyof VerbForms])[] = [
  ['base', 'base'],
  ['s', 'thirdPerson'],
  ['past', 'past'],
  ['ing', 'ing'],
  ['participle', 'participle'],
];

/** What kind of error a change of the editor puts right, and the sentence that says so, as for every other alert. */
export function classifyChange(sentence: AnalysedSentence, change: Change, lexicon: Lexicon): ClassifiedChange {
  const { from, to, forms } = withoutKept(sentence, change);
  const old = sentence.tokens.slice(from, to).map(({ lower }) => lower);
  const fresh = forms.map(({ text }) => text.toLowerCase());
  const sameLetters = old.join(' ') === fresh.join(' ');
  const known = sameLetters ? undefined : recognise(sentence, from, to, old, fresh, lexicon);
  if (known) {
    const candidate: Candidate = { ...known, from, to, forms: fresh, slotCandidate: 0, slotCurrent: 0 };
    return { kind: known.kind, ...explain(sentence, candidate, lexicon) };
  }
  const written = sentence.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  const better = forms.map(({ text }) => text).join(' ');
  if (sameLetters)
    return { kind: 'capitals', errorClass: 'capitals', comment: `‘${written}’ is written ‘${better}’ here.` };
  const signs = [...old, ...fresh].every((word) => !/[\p{L}\d]/u.test(word));
  const errorClass = signs ? 'punctuation' : 'other';
  if (written === '') return { kind: 'other', errorClass, comment: `‘${better}’ is missing here.` };
  if (better === '') return { kind: 'other', errorClass, comment: `‘${written}’ is not needed here.` };
  return { kind: 'other', errorClass, comment: `‘${better}’ fits here better than ‘${written}’.` };
}

/** The change without the words at its ends that only pass on a capital ("Summer" → "In summer"). */
function withoutKept(sentence: AnalysedSentence, { from, to, forms, probability }: Change): Change {
  const same = (index: number, form: DraftToken | undefined): boolean =>
    sentence.tokens[index]!.lower === form?.text.toLowerCase();
  const all = to - from === forms.length && forms.every((form, i) => same(from + i, form));
  if (all) return { from, to, forms, probability };
  let first = 0;
  let last = forms.length;
  let start = from;
  let end = to;
  while (end > start && last > first && same(end - 1, forms[last - 1])) {
    end--;
    last--;
  }
  while (end > start && last > first && same(start, forms[first])) {
    start++;
    first++;
  }
  return { from: start, to: end, forms: forms.slice(first, last), probability };
}

type Recognised = Pick<Candidate, 'kind' | 'change' | 'about'>;

function recognise(
  sentence: AnalysedSentence,
  from: number,
  to: number,
  old: readonly string[],
  fresh: readonly string[],
  lexicon: Lexicon,
): Recognised | undefined {
  if (old.length === 2 && fresh.length === 2 && old[0] === fresh[1] && old[1] === fresh[0])
    return { kind: 'word-order', change: '', about: from };
  if (old.length > 1 || fresh.length > 1) return undefined;
  const [was = ''] = old;
  const [is = ''] = fresh;
  const head = groupHead(sentence.tokens, to);
  const following = Math.min(to, sentence.tokens.length - 1);
  if (Object.hasOwn(ARTICLE, was) && Object.hasOwn(ARTICLE, is) && ARTICLE[was] !== ARTICLE[is])
    return { kind: 'determiner', change: `${ARTICLE[was]}>${ARTICLE[is]}`, about: head < 0 ? following : head };
  if ((was === ',' && is === '') || (was === '' && is === ',')) return { kind: 'comma', change: '', about: from };
  const verbNext = /^VB/.test(sentence.tokens[to]?.xpos ?? '');
  const auxiliary = AUXILIARIES.has(was || is) && (was !== 'to' || verbNext) && (is !== 'to' || verbNext);
  if ((was === '' || is === '') && auxiliary)
    return { kind: 'auxiliary', change: `${was || 'none'}>${is || 'none'}`, about: following };
  const prepositions = [was, is].filter(Boolean).every((word) => PREPOSITIONS.has(word));
  if (prepositions && (was !== '' || is !== ''))
    return { kind: 'preposition', change: `${was || 'none'}>${is || 'none'}`, about: head < 0 ? following : head };
  if (was === '' || is === '') return undefined;
  if (BE.has(was) && BE.has(is)) return { kind: 'be-form', change: `${was}>${is}`, about: from };
  return inflection(sentence, from, was, is, lexicon);
}

function inflection(
  sentence: AnalysedSentence,
  from: number,
  was: string,
  is: string,
  lexicon: Lexicon,
): Recognised | undefined {
  const token = sentence.tokens[from]!;
  const noun = lexicon.nouns(was).find(({ singular, plural }) => singular === is || plural === is);
  const verb = lexicon.verbs(was).find((forms) => Object.values(forms).includes(is));
  if (noun && (!verb || token.xpos.startsWith('NN')))
    return { kind: 'noun-number', change: was === noun.plural ? 'plural>singular' : 'singular>plural', about: from };
  if (verb) {
    const name = (form: string): string => VERB_FORMS.find(([, key]) => verb[key] === form)?.[0] ?? 'base';
    return { kind: 'verb-form', change: `${name(was)}>${name(is)}`, about: from };
  }
  const relative = lexicon.family(was).find(({ form }) => form === is);
  if (relative) return { kind: 'word-form', change: `${token.upos}>${relative.upos}`, about: from };
  if (/^\p{L}+$/u.test(was) && /^\p{L}/u.test(is)) return { kind: 'confusable', change: `${was}>${is}`, about: from };
  return undefined;
}
