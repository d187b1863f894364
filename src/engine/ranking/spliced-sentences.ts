import { capitalize } from '../edits.ts';
import { logSumExp, probability } from '../log-odds.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isOpeningWithin, isSubjectTakenUp, opensSecondClause } from '../sentence/before-the-comma.ts';
import { holdsIndependentClause } from '../sentence/independent-clause.ts';
import { isFiniteVerb, isWithinBrackets } from '../sentence/token-tests.ts';

/**
 * Least log-odds of the second opinion for a full stop or semicolon at which a comma between two sentences is reported. Of 30 such commas in the
 * development set of learners' sentences, readers mended 19 this way and 4 otherwise; of the 7 they left, 4 join two sentences all the same. From -1
 * up they are 68, 42 and 11; most of those left are of that kind too, but readers leave more of them.
 */
const LEAST = 0.2;
/** Least words in the first sentence: "We came, we saw" is a list. */
const LEAST_WORDS = 3;
/** Adverbs that take a comma when they open a sentence. */
const OPENING_LINK = /^(?:however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|additionally)$/;
/** Between two of these a comma joins a comparison: "the more we wait, the harder it gets". */
const COMPARES = /^(?:JJR|RBR)$/;

/**
 * Commas between two sentences by the parse, when the second opinion reads the end of the first one there: "the film was long, some people left".
 * Rules find those before pronouns and links; here the subject may be any word.
 */
export function splicedSentences(sentence: AnalysedSentence, reading: Reading): Proposal[] {
  const { tokens } = sentence;
  const found: Proposal[] = [];
  if (sentence.touchesQuotation) return found;
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (token.lower !== ',' || i < LEAST_WORDS || next?.kind !== 'word' || next.xpos === 'CC') continue;
    const odds = oddsOfEnd(reading, i);
    if (odds < LEAST || isWithinBrackets(tokens, i) || COMPARES.test(tokens[i + 2]?.xpos ?? '')) continue;
    if (isBetweenHalves(tokens, i) || isAbsolute(tokens, i) || opensTitle(tokens, i)) continue;
    if (isOpeningWithin(tokens, i) || isSubjectTakenUp(tokens, i) || opensSecondClause(tokens, i)) continue;
    if (!tokens.slice(0, i).some(isFiniteVerb) || !holdsIndependentClause(sentence, i + 1, tokens.length)) continue;
    const isLink = OPENING_LINK.test(next.lower);
    // "we keep the plans, therefore, for example, we": rules know which clause a link between commas belongs to
    if (isLink && tokens[i + 2]?.lower === ',') continue;
    const comma = isLink ? ',' : '';
    found.push({
      start: token.start,
      end: next.end,
      replacements: [`. ${capitalize(next.text)}${comma}`, `; ${next.text}${comma}`],
      rule: 'ranker/splice',
      errorClass: 'run-on',
      comment: `The comma before “${next.text}” joins two complete sentences; a full stop, a semicolon or a conjunction is needed.`,
      confidence: probability(odds - LEAST),
      learned: true,
    });
  }
  return found;
}

/** "Each plan tried, we note the cost": a noun and a participle that say when. */
const isAbsolute = (tokens: readonly AnalysedToken[], comma: number): boolean =>
  comma <= 4 && tokens[0]!.upos === 'DET' && /^VB[DN]$/.test(tokens[comma - 1]!.xpos);

/** "based on the article, Open data helps drivers, by": the title of a work. */
const opensTitle = (tokens: readonly AnalysedToken[], comma: number): boolean =>
  /^(?:article|paper|book|song|film|movie|essay|report|novel|poem|series|blog|chapter|documentary|thesis)$/.test(
    tokens[comma - 1]!.lower,
  ) && /^\p{Lu}/u.test(tokens[comma + 1]!.text);

/** "He is not only kind, he also helps us": the comma between the two halves of one statement. */
const isBetweenHalves = (tokens: readonly AnalysedToken[], comma: number): boolean =>
  tokens.some(({ lower }, i) => i < comma && lower === 'only' && /^(?:not|n['’]t)$/.test(tokens[i - 1]?.lower ?? '')) &&
  tokens.slice(comma).some(({ lower }) => lower === 'also' || lower === 'too');

/** Log-odds that one of the two marks was meant and not the comma. */
function oddsOfEnd(reading: Reading, comma: number): number {
  const [stop, semicolon] = ['.', ';'].map((mark) => reading.substitution(comma, mark) ?? Number.NEGATIVE_INFINITY);
  return logSumExp(stop!, semicolon!);
}
