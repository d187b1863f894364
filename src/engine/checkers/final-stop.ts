import { insertAfter } from '../edits.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isNoun } from '../sentence/token-tests.ts';
import { propose } from '../token-edits.ts';

const QUESTION = wordSet('what why how where when who which do does did is are can could will would should have has');
/** Ends of titles, salutations and list items, which need no full stop, and words that are continued by a formula or a list on separate lines. */
const NEVER_LAST = wordSet(
  'and or but the a an of to in for with by is are was were be has have had becomes become became follows gives yields reads equals being that than as if when where which whose',
);

/** Number of characters at the end of a paragraph that are searched for an address or an open bracket. */
const END = 80;

/** Superscript note numbers follow the full stop: “… with more people.¹” */
const NOTE_AFTER_STOP = /[.!?…]["”’)]?[⁰¹²³⁴⁵⁶⁷⁸⁹,⁻–]+\s*$/u;

/** What follows its name on a line of its own: "is given by the formula", "run the following commands". */
const SET_APART =
  /^(?:formulas?|formulae|equations?|expressions?|inequality|relations?|code|commands?|query|queries|snippets?|listings?|statements?|scripts?|tables?|lists?)$/;

/** True when the last words announce a formula, a listing or a table. */
function announces(tokens: readonly AnalysedToken[]): boolean {
  if (!SET_APART.test(tokens.at(-1)!.lower)) return false;
  const near = tokens.slice(-4, -1);
  if (near.some(({ lower }) => lower === 'following')) return true;
  const [before, article] = near.slice(-2);
  return article?.lower === 'the' && /^(?:by|using|run|type|enter|execute|issue)$/.test(before?.lower ?? '');
}

/** True when a page break or a list interrupts the sentence: "… of offering a complete", "the total cost estimated at", "The models that we used are BERT". */
function goesOn(tokens: readonly AnalysedToken[]): boolean {
  const [before, last] = tokens.slice(-2);
  if (/^(?:IN|DT|TO|CC|PRP\$|WDT)$/.test(last!.xpos)) return true;
  // "… the damage affects"
  if (/^VB[ZP]$/.test(last!.xpos) && isNoun(before)) return true;
  if (last!.xpos === 'JJ' && /^(?:DT|PRP\$)$/.test(before!.xpos)) return true;
  return /^NNPS?$/.test(last!.xpos) && /^(?:is|are|was|were)$/.test(before!.lower);
}

export const finalStop: Checker = {
  id: 'final-stop',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'The first test was a success. We then repeated it with more people',
      right: 'The first test was a success. We then repeated it with more people.',
    },
    {
      wrong: 'The first test was a success. We then looked for errors in the formula',
      right: 'The first test was a success. We then looked for errors in the formula.',
    },
  ],
  accepts: [
    'The first test was a success. We then repeated it.',
    'The first test was a success. We then repeated it with more people.¹',
    'Results of the first test',
    'The Effect of Rain on Growth in Plants That Are Old',
    'We asked: "Is it?"',
    'Dear Sir or Madam',
    'The first test was a success. The plans and the data are kept at example/plans',
    'The first test was a success. We measured three phases: the first (May 2020, June 2020, July',
    'The first test was a success. The average growth of the plants in the second group is',
    'The first test was a success. With these terms, the model can be written again as follows',
    'The first test was a success. None of these tools is able to offer a complete',
    'The first test was a success. The two models in our experiments are BERT',
    'The first test was a success. The energy of the pump is then given by the formula',
    'The first test was a success. To repeat it, the user has to run the following commands',
    'The first test was a success. The observed correlation of all the tests at r',
    'The first test was a success. The lowest value is in the north, with the highest one being',
  ],
  check(sentence) {
    const { tokens, paragraph } = sentence;
    const last = tokens.at(-1);
    if (
      !last ||
      paragraph.slice(last.end).trim() !== '' ||
      (last.kind !== 'word' && last.kind !== 'number') ||
      last.text.endsWith('.') ||
      // the end of an address, or an open bracket that closes in the next paragraph
      /[/\\_@][^\s/\\_@]*$|\([^()]*$/.test(paragraph.slice(-END)) ||
      NOTE_AFTER_STOP.test(paragraph.slice(-END)) ||
      // a symbol before a formula on a line of its own
      (last.text.length === 1 && last.kind === 'word')
    )
      return [];
    if (tokens.length < 7 || sentence.finiteVerbs.length === 0 || NEVER_LAST.has(last.lower)) return [];
    if (goesOn(tokens) || announces(tokens)) return [];
    const before = paragraph.slice(0, sentence.start).trimEnd();
    const others = before !== '' && /[.!?]["”’)]?$/.test(before);
    if (sentence.isTitleCase || !/^\p{Lu}/u.test(tokens[0]!.text) || paragraph.includes('\n')) return [];
    const question =
      QUESTION.has(tokens[0]!.lower) &&
      tokens[1]?.upos !== 'NOUN' &&
      (tokens[1]?.upos === 'AUX' || tokens[1]?.upos === 'PRON') &&
      !others;
    return [
      propose(insertAfter(last, question ? '?' : '.'), {
        rule: 'final-stop',
        errorClass: 'punctuation',
        comment: others
          ? 'The other sentences of the paragraph end with a full stop, and so should this one.'
          : 'A complete sentence ends with a full stop.',
        confidence: others ? 0.8 : tokens.length >= 9 ? 0.58 : 0.45,
      }),
    ];
  },
};
