import type { CheckContext } from '../../context.ts';
import { preference, tally } from '../../document/majority.ts';
import { attributiveKey, modifierKey, singularOf } from '../../document/noun-compounds.ts';
import { matchCase } from '../../edits.ts';
import { isBaseForm } from '../../lexicon/inflection.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** The other form must occur this many times as often. */
const CLEAR = 3;
/** Plurals of measures and similar nouns, which are excluded: "three years follow-up". */
const MEASURES =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|times?|percents?|degrees?|points?|dollars?|euros?|kinds?|types?|sorts?|levels?|others?|means?|forms?|numbers?|parts?|rights?|needs?|uses?|results?|shows?)$/;

const isNoun = ({ upos }: AnalysedToken): boolean => upos === 'NOUN';

/** A form of a compound, with its text here and its count. */
interface Written {
  readonly form: string;
  readonly count: number;
}

function finding(first: AnalysedToken, last: AnalysedToken, own: Written, other: Written): RuleFinding[] {
  const wanted = preference([own, other], own.form);
  if (!wanted || wanted.count < CLEAR * wanted.others) return [];
  const comment = `This text has “${wanted.preferred}” elsewhere (${tally(wanted)} “${own.form}”).`;
  return [{ start: first.start, end: last.end, replacements: [wanted.preferred], comment, confidence: 0.65 }];
}

/** Finds "drugs treatment" in a text that has "drug treatment". A singular noun before another is right however many plural ones there are. */
function attributive(tokens: readonly AnalysedToken[], i: number, { document, lexicon }: CheckContext): RuleFinding[] {
  const [first, second] = [tokens[i]!, tokens[i + 1]!];
  if (!isNoun(first) || !isNoun(second) || MEASURES.test(first.lower)) return [];
  // a letter or number names one of several ("panel A"); "patients experience pain" is not a compound
  if (!/^\p{Ll}{3,}$/u.test(second.text) || isBaseForm(lexicon, second.lower)) return [];
  // "it only stores data": a verb
  if (/^(?:ADV|PRON)$/.test(tokens[i - 1]?.upos ?? '') && tokens[i - 1]!.xpos !== 'PRP$') return [];
  if (tokens[i - 1]?.upos === 'NUM' || tokens[i - 1]?.text === '-' || tokens[i + 2]?.text === '-') return [];
  const count = (word: string) => document.styleCount(attributiveKey(word, second.lower));
  const own = { form: `${first.text} ${second.text}`, count: count(first.lower) };
  const twin = singularOf(first.lower);
  if (own.count === 0 || twin === undefined) return [];
  return finding(first, second, own, { form: `${matchCase(twin, first.text)} ${second.text}`, count: count(twin) });
}

/** Finds "high dose group" in a text that has "high-dose group". */
function modifier(tokens: readonly AnalysedToken[], i: number, { document }: CheckContext): RuleFinding[] {
  const [first, second, noun] = [tokens[i]!, tokens[i + 1]!, tokens[i + 2]];
  if (!noun || !isNoun(noun) || !second.spaceBefore || noun.text.length < 3) return [];
  if (!isNoun(second) && second.upos !== 'VERB' && second.upos !== 'ADJ') return [];
  if (tokens[i - 1]?.text === '-' || tokens[i + 3]?.text === '-') return [];
  const count = (hyphen: boolean) => document.styleCount(modifierKey(first.lower, second.lower, noun.lower, hyphen));
  if (count(false) === 0) return [];
  const own = { form: `${first.text} ${second.text} ${noun.text}`, count: count(false) };
  return finding(first, noun, own, { form: `${first.text}-${second.text} ${noun.text}`, count: count(true) });
}

/**
 * Words with which a modifier before a noun takes a hyphen, however often the document omits it: "high-energy collisions". The same holds for every adjective:
 * "black-box attack".
 */
const TAKES_HYPHEN =
  /^(?:high|low|long|short|large|small|full|half|single|double|open|closed|real|first|second|third|hard|soft|early|late|deep|wide|fast|slow)$/;

/** Finds "noise-level rate" in a text that has "noise level rate". The first word is a noun, so both forms are in use. */
function needlessHyphen(tokens: readonly AnalysedToken[], i: number, { document }: CheckContext): RuleFinding[] {
  const [first, hyphen, second, noun] = [tokens[i]!, tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (hyphen?.text !== '-' || hyphen.spaceBefore || !second || second.spaceBefore || !noun?.spaceBefore) return [];
  if (
    !isNoun(second) ||
    !isNoun(noun) ||
    noun.text.length < 3 ||
    first.upos === 'ADJ' ||
    TAKES_HYPHEN.test(first.lower)
  )
    return [];
  if (tokens[i - 1]?.text === '-' || tokens[i + 4]?.text === '-') return [];
  const count = (kept: boolean) => document.styleCount(modifierKey(first.lower, second.lower, noun.lower, kept));
  const own = { form: `${first.text}-${second.text} ${noun.text}`, count: count(true) };
  if (own.count === 0) return [];
  return finding(first, noun, own, { form: `${first.text} ${second.text} ${noun.text}`, count: count(false) });
}

/** Compounds of two nouns, and modifiers of two words before a noun, that the document writes in two ways. */
export const nounCompounds: CodeRule = {
  id: 'noun-compounds',
  comment: 'This compound is written in another way elsewhere in this text.',
  examples: `
    - The drug treatment began. The drug treatment ended. Each drug treatment is long. Then the drugs treatment failed. => The drug treatment began. The drug treatment ended. Each drug treatment is long. Then the drug treatment failed.
    - The high-dose group grew. The high-dose group fell. Each high-dose group is large. Then the high dose group rested. => The high-dose group grew. The high-dose group fell. Each high-dose group is large. Then the high-dose group rested.
    - The noise level rate rose. The noise level rate fell. Each noise level rate is low. Then the noise-level rate was kept. => The noise level rate rose. The noise level rate fell. Each noise level rate is low. Then the noise level rate was kept.
    + In panels A and B, panels A and C and panels A and D it is red. In panel A it is blue.
    + Patient experience is good. Patient experience is bad. Patient experience is all. Many patients experience pain.
    + The system theory is old. Then the systems theory came.
    + The reviews dataset is old. Our reviews dataset is new. This reviews dataset is good. Then another review dataset came.
    + The result shows it. The results show it. The results show more. The results show all.
    + The high-dose group grew, and a high dose is good.
    + The black box attack rose. The black box attack fell. A black box attack is new. Then the black-box attack was kept.
    + The high energy beam rose. The high energy beam fell. A high energy beam is new. Then the high-energy beam was kept.
  `,
  check: ({ tokens }, context) =>
    tokens.flatMap((token, i) => {
      const next = tokens[i + 1];
      if (token.kind === 'word' && next?.text === '-') return needlessHyphen(tokens, i, context);
      if (token.kind !== 'word' || next?.kind !== 'word') return [];
      const whole = modifier(tokens, i, context);
      return whole.length > 0 ? whole : attributive(tokens, i, context);
    }),
};
