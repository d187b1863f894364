import type { DocumentFacts } from '../context.ts';
import { hyphenatedKey, isHyphenated } from '../document/count-styles.ts';
import { capitalize } from '../edits.ts';
import { OPERATORS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isPanelLabel } from '../sentence/panel-label.ts';
import { isCompounded, isPlaceholder, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Words with which a paragraph continues after a displayed formula, and with which a sentence rarely begins. */
const CONTINUES = wordSet('where whereas whose which');

/** Programs whose names have a small letter, also where they open a sentence. */
const COMMANDS = wordSet('git npm pip curl wget ssh grep sed awk bash sudo cmake gcc kubectl cargo rustc conda apt');

/** Subjects that, with a finite verb, open a sentence even without a full stop, unless it is as short as a label. */
const SUBJECTS = wordSet('i he she we they it you there this');
const SPOKEN_LENGTH = 8;
/** Length in tokens that no label reaches. */
const LABEL_LENGTH = 20;

/** True when the sentence opens in lower case, and not with a trade name, a symbol or a list marker. */
function opensInLowerCase(sentence: AnalysedSentence): boolean {
  const { tokens, paragraph } = sentence;
  const first = tokens[0]!;
  if (first.kind !== 'word' || !/^[a-z]/.test(first.text) || /\p{Lu}|\d|_/u.test(first.text)) return false;
  if (first.text.length === 1 && first.lower !== 'a' && first.lower !== 'i') return false;
  // "git revert undoes it", "deploy-server-* files": a command, a pattern of names
  if (COMMANDS.has(first.lower) || tokens.slice(1, 8).some(({ text }) => text === '*')) return false;
  // "p-values", "x/y", "a) …", "ii. …"
  if (isCompounded(sentence, 0) && first.text.length < 3) return false;
  if (/^[).:]/.test(tokens[1]?.text ?? '') && first.text.length <= 3) return false;
  const before = paragraph.slice(0, sentence.start).trimEnd();
  // "(Smith, et. all, 2003)": a misspelt abbreviation does not end a sentence
  if (/\bet\.$/.test(before)) return false;
  return before === '' || /[.!?]["”’)]?$/.test(before);
}

/**
 * True when a lower-case opening of a paragraph is a sentence, not a cell, an item, a caption or the rest of a sentence. It needs a verb, and also a full
 * stop, other sentences after it, a subject at its start or a length that no label reaches.
 */
function isSentence(sentence: AnalysedSentence, stopped: boolean): boolean {
  const { tokens, paragraph, end, finiteVerbs } = sentence;
  const first = tokens[0]!;
  if (CONTINUES.has(first.lower) && tokens.at(-1)!.text !== '?') return false;
  // in papers, the subject of the verb is the displayed formula before it: “is the unit vector along the axis.”
  if (OPERATORS.has(first.lower) && (sentence.isExpository || tokens.some(isPlaceholder))) return false;
  if (finiteVerbs.length === 0 && first.xpos !== 'VB') return false;
  const alone = paragraph.slice(end).trim() === '';
  const least = SUBJECTS.has(first.lower) ? SPOKEN_LENGTH : LABEL_LENGTH;
  return stopped || !alone || tokens.length >= least;
}

/** Of ten such places that were shown in academic paragraphs, none was right: they were names of genes and programs ("ols-grid", "gsmax"). */
const UNKNOWN = 0.4;
/** Number of lower-case uses from which a hyphenated compound counts as a name: "fast-check has been trusted for years". */
const NAME_COUNT = 3;

/** True when the sentence opens with a hyphenated name. */
const opensWithName = ({ tokens }: AnalysedSentence, document: DocumentFacts): boolean =>
  isHyphenated(tokens, 0) && document.styleCount(hyphenatedKey(tokens[0]!.lower, tokens[2]!.lower)) >= NAME_COUNT;

/** Number of other sentences in the paragraph with a capital from which its author is known to use them. */
const KNOWS_CAPITALS = 2;

/**
 * True when a formula, a table or a page break separates the rest of a sentence, so that it opens its paragraph in lower case before sentences with capitals.
 * Writers who forget capitals forget more than the first.
 */
function isRestOfSentence({ paragraph, start, end }: AnalysedSentence): boolean {
  if (start > 0 && paragraph.slice(0, start).trim() !== '') return false;
  const starts = paragraph.slice(end).match(/^\s+\p{L}|[.!?]\s+\p{L}/gu) ?? [];
  return starts.length >= KNOWS_CAPITALS && starts.every((text) => /\p{Lu}$/u.test(text));
}

/** "which cases are kept? how are they found? what is done?": questions in a row may continue in lower case. */
const isInSeries = ({ tokens, paragraph, start }: AnalysedSentence): boolean =>
  tokens.at(-1)!.text === '?' && /\?\s*$/.test(paragraph.slice(0, start));

/**
 * "Sections 3.1. and 3.2. are used", "we present 1. an automated way": a conjunction after a number with a full stop continues the sentence, and so does any
 * word after the single digit of an enumeration.
 */
const followsNumber = ({ tokens, paragraph, start }: AnalysedSentence): boolean => {
  const before = paragraph.slice(0, start);
  return (/^(?:and|or|to|are|is)$/.test(tokens[0]!.text) && /\d\.\s*$/.test(before)) || /\s\d\.\s*$/.test(before);
};

/** "for a system with. an undoped well": no sentence ends in a preposition or an article. */
const endsInSmallWord = ({ paragraph, start }: AnalysedSentence): boolean =>
  /\b(?:with|of|for|from|by|a|an|the|and|or)\.\s*$/.test(paragraph.slice(Math.max(0, start - 12), start));

/** "We expect age, weight. and height to be positive": the full stop is the mistake, because the words after it have no verb. */
const followsStrayStop = ({ tokens, start, finiteVerbs }: AnalysedSentence): boolean =>
  start > 0 && /^(?:and|or)$/.test(tokens[0]!.text) && finiteVerbs.length === 0;

/** "in QuickDraw! the authors", "at Yahoo! they": the sign belongs to the name. */
const followsNameWithSign = ({ paragraph, start }: AnalysedSentence): boolean =>
  /(?:\bYahoo|\p{Lu}\p{Ll}{1,15}\p{Lu}\p{L}{0,15})!\s?$/u.test(paragraph.slice(Math.max(0, start - 40), start));

/** "whereas Exams are near. might be read as sad": the sentence before is an example within this one. */
const lacksSubject = ({ tokens }: AnalysedSentence): boolean =>
  tokens[0]!.xpos === 'MD' && tokens[1]?.upos !== 'PRON' && tokens.at(-1)!.text !== '?';

export const sentenceCapital: Checker = {
  id: 'sentence-capital',
  errorClass: 'capitals',
  corrects: [
    { wrong: 'he likes football very much.', right: 'He likes football very much.' },
    { wrong: 'It was late. we went home by bus.', right: 'It was late. We went home by bus.' },
    { wrong: 'It is clear. in simple words, no.', right: 'It is clear. In simple words, no.' },
    { wrong: 'where did they go? They went home', right: 'Where did they go? They went home' },
    { wrong: 'It was late. would the bus come?', right: 'It was late. Would the bus come?' },
  ],
  accepts: [
    'a Upper part of the diagram. The lower part is not. The rest is known.',
    'He likes football very much.',
    'We think that Exams are near. might be read as sad by many of them.',
    'where x is the mean and y is the variance of the sample.',
    'number of patients in the control group',
    'The branch is gone. git revert can undo the code of the last change.',
    'the mean was higher than the median',
    'does not depend on ￼, as we show in the next part.',
    'mean temperature of the warmest month.',
    'It is made by a pen, and in QuickDraw! the authors had more freedom.',
    'iPhone sales rose. mRNA was found.',
    'p-values were small in both groups.',
    'It uses fast-check. fast-check is good. We like fast-check, and fast-check is small.',
    'a) the first of the items',
    '“What is it?” he asked.',
    'the rate was higher in spring than in autumn. This agrees with older work. It holds for both rivers.',
    'Which cases are stored? how are they found? what do users need?',
    'It was tested in yeast. gsmax was higher in both strains.',
    'It is drawn for a system with. an open well between two walls.',
    'We expect the values of age, weight. and height to be positive.',
    'We present 1. an automated way to find the points and 2. a model of the lens.',
  ],
  check(sentence, { lexicon, document }) {
    const { tokens } = sentence;
    const first = tokens[0];
    const last = tokens.at(-1);
    if (!first || !last || tokens.length < 4 || !opensInLowerCase(sentence)) return [];
    const stopped = isPunctuation(last) && /[.!?]/.test(last.text);
    if (sentence.start === 0 && !isSentence(sentence, stopped)) return [];
    if (isRestOfSentence(sentence) || isInSeries(sentence) || followsNameWithSign(sentence)) return [];
    if (endsInSmallWord(sentence) || isPanelLabel(tokens, 0) || (sentence.start > 0 && lacksSubject(sentence)))
      return [];
    if (followsNumber(sentence) || followsStrayStop(sentence) || opensWithName(sentence, document)) return [];
    const text = capitalize(first.text);
    return [
      propose(
        { start: first.start, end: first.end, text },
        {
          rule: 'sentence-capital',
          errorClass: 'capitals',
          comment: `The first word of a sentence begins with a capital letter: ${quote(text)}.`,
          confidence: (lexicon.has(first.lower) ? 0.9 : UNKNOWN) - (stopped ? 0 : 0.1),
        },
      ),
    ];
  },
};
