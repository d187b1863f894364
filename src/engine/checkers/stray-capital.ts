import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { propose, quote } from '../token-edits.ts';

/**
 * Small words that no name begins with, unless another capital follows ("The Hague"). The list leaves out "he" and "his", which some capitalise for God, and
 * verbs that open a question ("he asked me, Was it late?").
 */
const SMALL_WORDS = wordSet(
  `it its this that these those there the a an my your her our their we they she you some many most very also and or but because so
  although when while which who where if as to for with from by in on at of not like than then after before during`,
);
/** Words that begin a sentence: after a complete clause, the missing full stop is the mistake, not the capital. */
const OPENS_SENTENCE = wordSet(
  'it this that these those there the a an my your her our their we they she you some many most also in on at for as',
);
/** Chemical symbols that are also words: "Cd, Pb and As were found". */
const ELEMENTS = wordSet('as in at');
/** Words after which a title, a question or quoted words may follow without a mark. */
const BEFORE_WORDS_OF_OTHERS =
  /^(?:says?|said|saying|thinks?|thought|ask(?:s|ed|ing)?|repl(?:y|ies|ied)|answer(?:s|ed)?|shout(?:s|ed)?|whisper(?:s|ed)?|reads?|called|titled|entitled|named|like|as|that|namely|is|are|was|were|be|questions?|title|series|book|film|movie|song|play|novel|story|paper|article|chapter|section|columns?|rows?|variables?|labels?|field|button|option|command|means|meaning|tell|told)$/;
/** Most capitals after the first word that are not names: with more, the author capitalises by another convention. */
const MOST_CAPITALS = 2;
const LONG_STRETCH = 8;

/** Finds a small word with a capital inside a sentence: either the capital is wrong or, after a complete clause, a full stop is missing. */
export const strayCapital: Checker = {
  id: 'stray-capital',
  errorClass: 'capitals',
  corrects: [
    {
      wrong: 'Last year, My brother moved to a larger town.',
      right: 'Last year, my brother moved to a larger town.',
    },
    {
      wrong: 'They like the lake because It is warm in summer.',
      right: 'They like the lake because it is warm in summer.',
    },
    {
      wrong: 'The old bridge was closed in spring The new one opened a month later.',
      right: 'The old bridge was closed in spring. The new one opened a month later.',
    },
    {
      wrong: 'The costs of the plan have not been counted yet The next part counts all of them.',
      right: 'The costs of the plan have not been counted yet. The next part counts all of them.',
    },
    {
      wrong: 'The second group of the wells was not used for the map On the other hand, it was cheap.',
      right: 'The second group of the wells was not used for the map. On the other hand, it was cheap.',
    },
    {
      wrong: 'The hotel was clean and quiet, We want to stay there again.',
      right: 'The hotel was clean and quiet. We want to stay there again.',
    },
  ],
  accepts: [
    'The concentrations of Pb and As were below the limits in both rivers.',
    'The court of The Hague heard both of them.',
    'He asked me, Was it late?',
    'Before and After are shares of the lower group.',
    'The means are in the rows After and in the last row.',
    'That day, Is it late, he asked.',
    'We read The Times every morning.',
    'The question was: Is it late?',
    'We watched the film It in a small cinema.',
    'Press the button To continue in the dialog.',
    'They thanked God for His help.',
    'The Rights Of Man was read by all of them.',
    'The first of the questions was Is it late.',
    'Spoiler alert The text below tells how it ends.',
    'Integration of general functions\nWe would also like to see the others.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    if (sentence.isTitleCase || sentence.isLabel || sentence.touchesQuotation) return [];
    const strays = tokens.flatMap((_, i) => (isStray(sentence, i) ? [i] : []));
    return strays.length > MOST_CAPITALS ? [] : strays.flatMap((i) => proposalAt(sentence, i));
  },
};

function isStray({ tokens, paragraph }: AnalysedSentence, i: number): boolean {
  const [left, token, right] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  // a line break before it: the previous line is a heading that was joined to the text
  if (left && paragraph.slice(left.end, token.start).includes('\n')) return false;
  if (!left || !right || !/^\p{Lu}\p{Ll}*$/u.test(token.text) || !SMALL_WORDS.has(token.lower)) return false;
  // a single letter is a name ("group A has"), and a word next to another capital is part of a name ("The Hague")
  if (token.text.length < 2 || !token.spaceBefore) return false;
  if (right.spaceBefore ? !/^\p{Ll}+$/u.test(right.text) : !/^['’]/.test(right.text)) return false;
  // "Before and After are shares of the control": one of a pair of names
  if (/^(?:and|or)$/.test(left.lower) && /^\p{Lu}/u.test(tokens[i - 2]?.text ?? '')) return false;
  // "it is slow, On the other hand, it": a full stop is meant
  if (left.text === ',' && token.lower === 'on' && right.lower === 'the' && tokens[i + 2]?.lower === 'other')
    return false;
  // "Spoiler alert The text below": a label that lacks its mark
  if (/^(?:the|this|an)$/i.test(token.text) && tokens.slice(0, i).every(({ upos }) => upos === 'NOUN')) return false;
  const before = left.text === ',' ? tokens[i - 2] : left;
  return before !== undefined && i > 1 && /^\p{Ll}+$/u.test(before.text) && !BEFORE_WORDS_OF_OTHERS.test(before.lower);
}

/**
 * True when the words before are long enough to be a sentence, whatever clauses they contain: they have a verb, end in a noun or an adverb, and no comma
 * follows.
 */
function isLongStretch(sentence: AnalysedSentence, i: number): boolean {
  const { upos, text } = sentence.tokens[i - 1]!;
  return i >= LONG_STRETCH && text !== ',' && (upos === 'NOUN' || upos === 'ADV') && sentence.hasFiniteVerb(0, i);
}

function proposalAt(sentence: AnalysedSentence, i: number): Proposal[] {
  const { tokens } = sentence;
  const token = tokens[i]!;
  const left = tokens[i - 1]!;
  const lower = token.text.toLowerCase();
  const end = left.text === ',' ? i - 1 : i;
  // "The emissions have The main results are": an auxiliary ends no sentence
  const isOpen = /^(?:have|has|had|is|are|was|were|be|will|would|can|could)$/.test(tokens[end - 1]!.lower);
  const wholeBefore = !isOpen && (sentence.mainClauseBefore(end) !== undefined || isLongStretch(sentence, i));
  const wholeAfter = OPENS_SENTENCE.has(lower) && sentence.hasFiniteVerb(i + 1, tokens.length);
  if (wholeBefore && wholeAfter) {
    const from = tokens[end - 1]!.end;
    return [
      propose(
        { start: from, end: token.end, text: `. ${token.text}` },
        {
          rule: 'stray-capital/stop',
          errorClass: 'run-on',
          comment: `The words before ${quote(token.text)} are a complete sentence: end it with a full stop.`,
          confidence: 0.75,
        },
        [left.text === ',' ? `, ${lower}` : ` ${lower}`],
      ),
    ];
  }
  if (ELEMENTS.has(lower)) return [];
  return [
    propose(
      { start: token.start, end: token.end, text: lower },
      {
        rule: 'stray-capital/small',
        errorClass: 'capitals',
        comment: `${quote(token.text)} is no name and does not begin a sentence: write ${quote(lower)}.`,
        confidence: 0.8,
      },
    ),
  ];
}
