import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isFragment } from '../sentence/fragment.ts';
import type { PlaceKind } from '../sentence/place-kind.ts';
import { classEntry, type ErrorClass } from '../taxonomy.ts';

/** The subject of a proposal, as far as its place matters. */
export const SUBJECTS = [
  /** Misspelt, doubled and confused words; spaces. */
  'spelling',
  /** Forms of words, agreement, prepositions. */
  'grammar',
  'articles',
  /** Singular or plural: what a term or a title counts. */
  'number',
  /** Commas, stops and capitals of sentences, and whether the text is a sentence. */
  'sentence',
  /** Numerals, units and signs. */
  'figures',
  /** Spelling of the variety, hyphens, forms that the document writes in two ways, capitals of names. */
  'consistency',
  /** Another wording for a correct one. */
  'wording',
  /** Requirements of the style guide, which has its own rules for headings and tables. */
  'guide',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * The subjects that proposals may raise in each kind of place. Headings, captions and cells omit articles and verbs by custom; code, references,
 * names and other people's words are not the author's to change.
 */
export const PLACE_CLASSES: Readonly<Record<PlaceKind, readonly Subject[]>> = {
  prose: SUBJECTS,
  heading: ['spelling', 'grammar', 'figures', 'consistency', 'guide'],
  caption: ['spelling', 'grammar', 'figures', 'consistency', 'guide'],
  'table-cell': ['spelling', 'consistency', 'guide'],
  'list-fragment': ['spelling', 'grammar', 'figures', 'consistency', 'guide'],
  comment: ['spelling', 'grammar', 'consistency'],
  equation: ['spelling', 'guide'],
  funding: ['spelling', 'grammar', 'sentence', 'guide'],
  names: ['guide'],
  'block-quotation': ['guide'],
  code: [],
  reference: ['guide'],
};

/** Places that may contain whole sentences, which are treated as prose. */
const MIXED: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['caption', 'table-cell', 'list-fragment', 'comment']);

const SUBJECT_OF: Partial<Record<ErrorClass, Subject>> = {
  spelling: 'spelling',
  article: 'articles',
  'noun-number': 'number',
  'run-on': 'sentence',
  fragment: 'sentence',
  capitals: 'consistency',
  regional: 'consistency',
  consistency: 'consistency',
  abbreviation: 'consistency',
  'number-style': 'figures',
  symbols: 'figures',
  'other-style': 'figures',
};

/** True when the change only adds or removes spaces, or deletes a doubled word. */
export function isMechanical({ start, end, replacements }: Proposal, paragraph: string): boolean {
  const [best] = replacements;
  if (best === undefined) return false;
  const written = paragraph.slice(start, end);
  return best !== written && best.replace(/\s/g, '') === written.replace(/\s/g, '');
}

/** The subject of a proposal. */
export function subjectOf(proposal: Proposal, paragraph: string): Subject {
  const { errorClass, rule } = proposal;
  // headings omit articles, but those that they have take the form that the next word wants
  if (isMechanical(proposal, paragraph) || rule === 'doubled-words' || rule === 'indefinite-article') return 'spelling';
  // headings follow their own rules for capitals
  if (rule === 'sentence-capital' || rule.startsWith('stray-capital/')) return 'sentence';
  const named = SUBJECT_OF[errorClass];
  if (named) return named;
  const { category } = classEntry(errorClass);
  if (category === 'Style Guide Compliance') return 'guide';
  if (errorClass === 'punctuation') return /[,.;:?!]/.test(signsOf(proposal, paragraph)) ? 'sentence' : 'spelling';
  return category === 'Correctness' ? 'grammar' : 'wording';
}

/** The signs that a change removes or inserts. */
function signsOf({ start, end, replacements }: Proposal, paragraph: string): string {
  const signs = (text: string): string => text.replace(/[\p{L}\p{N}\s]/gu, '');
  return signs(paragraph.slice(start, end)) + signs(replacements[0] ?? '');
}

/** The kind that a sentence is treated as: a whole sentence in a caption, cell or item is prose, except the first of a caption, which is its title. */
function treatedAs(sentence: AnalysedSentence): PlaceKind {
  const { kind } = sentence;
  if (!MIXED.has(kind)) return kind;
  const title = kind === 'caption' && isFirstOfCaption(sentence);
  return title || isFragment(sentence) ? kind : 'prose';
}

/** True for "Figure 2." and the sentence after it. */
function isFirstOfCaption({ paragraph, start }: AnalysedSentence): boolean {
  const before = paragraph.slice(0, start).trim();
  return before === '' || /^\p{L}+\.?\s*[\dIVXSA-Z.]{1,6}[a-z]?\s*[.:|–—-]?$/u.test(before);
}

/** True when the proposal may be made in its kind of place. */
export function maySpeak(sentence: AnalysedSentence, proposal: Proposal): boolean {
  const allowed = PLACE_CLASSES[treatedAs(sentence)];
  return allowed.length === SUBJECTS.length || allowed.includes(subjectOf(proposal, sentence.paragraph));
}
