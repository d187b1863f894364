import { splitSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { tokenize } from '../text/token.ts';
import { wordKey } from '../text/word-key.ts';
import { countWords } from '../text/words.ts';
import { type Disguises, normaliseText } from './normalise.ts';
import type { Vocabulary } from './vocabulary.ts';
import { classInSentence, type WordForm, wordForm } from './word-classes.ts';

/** Everything that the features need about one sentence, computed once and shared by every unit that contains it. */
export interface SentenceFacts {
  /** Offsets in the paragraph's own text. */
  readonly span: Span;
  /** Number of words by the contract's rule in the original text. */
  readonly words: number;
  /** Normalised text. */
  readonly text: string;
  readonly disguises: Disguises;
  readonly lowers: readonly string[];
  readonly forms: readonly WordForm[];
  /** Class of every token of the sentence. */
  readonly classes: Uint16Array;
  /** Rank of every token in the vocabulary; -1 for unknown tokens. */
  readonly ranks: Int32Array;
  /** Bits: 1 white space before, 2 initial capital, 4 all capitals. */
  readonly shapes: Uint8Array;
}

const FORMS_LIMIT = 60_000;
let forms = new Map<number, WordForm>();

function formOf(lower: string, kind: Parameters<typeof wordForm>[1]): WordForm {
  const key = wordKey(lower);
  const known = forms.get(key);
  if (known !== undefined) return known;
  if (forms.size >= FORMS_LIMIT) forms = new Map();
  const form = wordForm(lower, kind);
  forms.set(key, form);
  return form;
}

/** Analyses the sentence at `span` of `paragraph`. Links are left out: they are not prose. */
export function analyseSentence(paragraph: string, span: Span, vocabulary: Vocabulary): SentenceFacts {
  const raw = paragraph.slice(span.start, span.end);
  const { text, disguises } = normaliseText(raw);
  const tokens = tokenize(text).filter((token) => token.kind !== 'link' && token.kind !== 'pictograph');
  const classes = new Uint16Array(tokens.length);
  const ranks = new Int32Array(tokens.length);
  const shapes = new Uint8Array(tokens.length);
  const lowers: string[] = [];
  const found: WordForm[] = [];
  let first = true;
  for (const [k, token] of tokens.entries()) {
    const form = formOf(token.lower, token.kind);
    lowers.push(token.lower);
    found.push(form);
    classes[k] = classInSentence(form, token.text, first);
    ranks[k] = form.alphabetic || token.kind === 'punctuation' ? vocabulary.rank(token.lower) : -1;
    const initial = token.text.charCodeAt(0);
    const capital = form.alphabetic && initial >= 65 && initial <= 90;
    const allCapitals = capital && token.text.length > 1 && token.text === token.text.toUpperCase();
    shapes[k] = (token.spaceBefore ? 1 : 0) | (capital ? 2 : 0) | (allCapitals ? 4 : 0);
    if (form.alphabetic) first = false;
  }
  return { span, words: countWords(raw), text, disguises, lowers, forms: found, classes, ranks, shapes };
}

/** Analyses the sentences of a paragraph; sentences without a word (rows of stops, bullets) are ignored. */
export function analyseSentences(paragraph: string, vocabulary: Vocabulary): SentenceFacts[] {
  return splitSentences(paragraph)
    .filter(({ start, end }) => countWords(paragraph.slice(start, end)) > 0)
    .map((span) => analyseSentence(paragraph, span, vocabulary));
}
