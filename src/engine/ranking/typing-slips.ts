import { matchCase } from '../edits.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import { probability } from '../log-odds.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain } from '../sentence/model-evidence.ts';
import { isCapitalised, skipAdverbs } from '../sentence/token-tests.ts';
import { searchNear } from '../spelling/edit-search.ts';

/** Least log-odds of the second opinion, and least gain by the language model (log10), for another word to have been meant. */
const LEAST_ODDS = 1;
const LEAST_GAIN = 0.3;
/**
 * Least sum of the two. In 6,000 sentences of documentation that had stood for years and 1,400 paragraphs that neither model had read, 10 of the 11
 * words from here up were slips. Of 1,029 slips put into such sentences, 594 are found.
 */
const LEAST_SUM = 3;
/** The same in a sentence with fewer tokens than `SHORT`, which tells the models little. */
const LEAST_SUM_ALONE = 5;
const SHORT = 9;
/** The same for two words of at most two letters ("a" and "as", "in" and "if"): grammar tells them apart, which the models guess. */
const LEAST_SUM_SHORTEST = 6;
/** Weight of the sum in the log-odds of the correction, and what they are at `LEAST_SUM`: lower than a rule's that knows the pair of words. */
const WEIGHT = 0.35;
const AT_LEAST_SUM = 0.7;
/** Per million words: nobody means a rarer word and types a commoner one. */
const RAREST = 5;

/** Within each of these, the choice is a question of grammar or sense, which others judge. */
const OF_ONE_KIND = [
  'a an the any this these that those his her its our your my',
  'in on at of by to as off for from into onto with',
  'am is are was were be been being has have had do does did',
  'ever even never',
  'i he she it we you they me him her us them',
  'here there where',
  'there these',
  'like live',
].map(wordSet);
/** Words whose confusions have rules that look at the grammar. */
const JUDGED_BY_RULES = /^(?:compliment\w*|effect\w*|exiting|laying)$/;
/** "toward" and "towards" are both right. */
const SPELT_BOTH_WAYS = /wards?$|^further$|^farther$/;

interface Near {
  readonly form: string;
  readonly frequency: number;
}

/** The most words whose neighbours are remembered. */
const MOST_KEPT = 8192;

/** Finds words that are one letter, or two letters exchanged, from a word; caches those of the lexicon. */
export type WordsNear = (lower: string) => readonly Near[];

export function createWordsNear(lexicon: Lexicon): WordsNear {
  const kept = new Map<string, readonly Near[]>();
  return (lower) => {
    const known = kept.get(lower);
    if (known) return known;
    const found: Near[] = [];
    searchNear(lexicon.words, lower, 1, false, (form, number) => {
      const frequency = lexicon.frequencyOf(number);
      if (frequency < RAREST || !lexicon.isWord(number) || !/^[a-z]{2,}$/.test(form)) return;
      if (lexicon.isLowerCase(form) && isOtherWord(lexicon, lower, form)) found.push({ form, frequency });
    });
    if (kept.size < MOST_KEPT) kept.set(lower, found);
    return found;
  };
}

function isOtherWord(lexicon: Lexicon, written: string, form: string): boolean {
  if (form === written || JUDGED_BY_RULES.test(written)) return false;
  if (SPELT_BOTH_WAYS.test(form) && SPELT_BOTH_WAYS.test(written)) return false;
  if (OF_ONE_KIND.some((words) => words.has(form) && words.has(written))) return false;
  if (lexicon.counterpart(written, 'US') === form || lexicon.counterpart(written, 'UK') === form) return false;
  const bases = (word: string): string[] => [
    ...lexicon.verbs(word).map(({ base }) => `to ${base}`),
    ...lexicon.nouns(word).map(({ singular }) => singular),
  ];
  const ofWritten = new Set(bases(written));
  return !bases(form).some((base) => ofWritten.has(base));
}

/**
 * Slips of the hand that make another word: "you package" for "your package", "so that is runs" for "so that it runs". Other checkers know pairs of
 * words that are confused; here the second opinion and the language model, which see different things, must agree that a word one letter away was
 * meant.
 */
export function typingSlips(
  sentence: AnalysedSentence,
  reading: Reading,
  wordsNear: WordsNear,
  lexicon: Lexicon,
  model: LanguageModel,
): Proposal[] {
  const found: Proposal[] = [];
  const least = sentence.tokens.length < SHORT ? LEAST_SUM_ALONE : LEAST_SUM;
  for (const [i, token] of sentence.tokens.entries()) {
    if (!isProse(sentence.tokens, i) || token.xpos === 'CD' || !lexicon.isLowerCase(token.lower)) continue;
    let best = { form: '', sum: least };
    // "take it easy", "Him: Hello": a set phrase, and who speaks
    if (
      token.lower === 'take' &&
      sentence.tokens[i + 1]?.lower === 'it' &&
      sentence.tokens[skipAdverbs(sentence.tokens, i + 2)]?.lower === 'easy'
    )
      continue;
    if (i === 0 && sentence.tokens[1]?.text === ':') continue;
    // "toward to the door", "into to it": one of the two goes
    if (token.lower === 'to' && sentence.tokens[i - 1]?.upos === 'ADP') continue;
    // "how will it differ", "the demand of the.": a word is misplaced or missing, not mistyped
    if (token.xpos === 'MD' || (token.xpos === 'DT' && sentence.tokens[i + 1]?.upos === 'PUNCT')) continue;
    for (const { form } of wordsNear(token.lower)) {
      if (isKept(sentence.tokens[i - 1], sentence.tokens[i + 1], token.lower, form)) continue;
      if (form === 'two' && !isBeforePlural(sentence.tokens, i + 1)) continue;
      // "Consider now a part of the surface": "how" opens a clause
      if (form === 'how' && !holdsVerb(sentence, i)) continue;
      // "Coil 1 and coil 2 as printed": what stands under a figure needs no verb
      if (form === 'is' && sentence.kind === 'caption') continue;
      const odds = reading.substitution(i, form);
      if (odds === undefined || odds < LEAST_ODDS) continue;
      const gain = modelGain(sentence, { model }, i, i + 1, form)!;
      if (token.text.length <= 2 && form.length <= 2 && odds + gain < LEAST_SUM_SHORTEST) continue;
      if (gain >= LEAST_GAIN && odds + gain > best.sum) best = { form, sum: odds + gain };
    }
    if (best.form === '') continue;
    found.push({
      start: token.start,
      end: token.end,
      replacements: [matchCase(best.form, token.text)],
      rule: 'ranker/typing-slip',
      errorClass: 'spelling',
      comment: `“${token.text}” is a word, but “${best.form}” fits the sentence here.`,
      confidence: probability(AT_LEAST_SUM + WEIGHT * (best.sum - LEAST_SUM)),
    });
  }
  return found;
}

/** True when a verb follows before the next sign; in "the results obtained using the link" there is none but a participle. */
function holdsVerb({ tokens, finiteVerbs }: AnalysedSentence, at: number): boolean {
  const sign = tokens.findIndex(({ text }, i) => i > at && /^[,;:(]$/.test(text));
  return finiteVerbs.some(
    (verb) =>
      verb > at &&
      (sign < 0 || verb < sign) &&
      !(
        /^VB[DN]$/.test(tokens[verb]!.xpos) && /^(?:using|by|from|with|in|for|at)$/.test(tokens[verb + 1]?.lower ?? '')
      ),
  );
}

/** "It allows to distinct three classes": no noun follows that could be counted. */
function isBeforePlural(tokens: readonly AnalysedToken[], at: number): boolean {
  const noun = tokens.slice(at).find(({ upos }) => upos !== 'ADJ' && upos !== 'NOUN' && upos !== 'PROPN');
  return tokens[(noun?.index ?? tokens.length) - 1]?.xpos === 'NNS';
}

/** What tells which people work there, or what they are like. */
const PERSONNEL =
  /^(?:medical|nursing|hospital|teaching|hotel|office|support|kitchen|administrative|friendly|helpful|rude)$/;

/** "There is not one", "Wang, an Brooks", and "in the on 2.4 GHz": a word or a letter may be missing, or one too many. */
const isKept = (
  before: AnalysedToken | undefined,
  next: AnalysedToken | undefined,
  written: string,
  form: string,
): boolean =>
  (form === 'one' && next?.xpos === 'CD') ||
  (form === 'no' && /^(?:one|an?|any|the|all|enough)$/.test(next?.lower ?? '')) ||
  // "more data would though be needed"
  (written === 'though' && next?.xpos === 'VB') ||
  (written === 'an' && isCapitalised(next)) ||
  // "lamps as one of the best means": an aside; "Through out history": half of a word
  (written === 'as' && next?.lower === 'one') ||
  (before?.lower === 'through' && written === 'out') ||
  // "busy with college stuff": things, unless people are spoken of
  (written === 'stuff' &&
    form === 'staff' &&
    !/^members?$/.test(next?.lower ?? '') &&
    !(before?.lower === 'the' && /^(?:at|of)$/.test(next?.lower ?? '')) &&
    !PERSONNEL.test(before?.lower ?? '')) ||
  // "the choice effects it same as sorting": the object of a verb
  (written === 'it' && form === 'is' && /^VB[ZPD]$/.test(before?.xpos ?? '')) ||
  // "it allowed me to cycle alone": by oneself
  (written === 'alone' && form === 'along' && !/^(?:the|an?|well|with)$/.test(next?.lower ?? '')) ||
  // "it is important too to tell them apart": also
  (written === 'too' && form === 'to' && next?.lower === 'to') ||
  // "we switched then to the second": at that time
  (written === 'then' && form === 'them' && next?.lower === 'to');

/** True for a word in lower case, or the first of its sentence, that touches no other sign than one that ends a phrase. */
function isProse(tokens: readonly AnalysedToken[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index]!, tokens[index + 1]];
  if (!/^(?:a|[a-z]{2,})$/.test(index === 0 ? token.lower : token.text)) return false;
  if (before && !token.spaceBefore && before.text !== '(') return false;
  return !after || after.spaceBefore || /^[.,;:?!)’']/.test(after.text);
}
