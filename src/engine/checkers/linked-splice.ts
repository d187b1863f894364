import { capitalize } from '../edits.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { holdsIndependentClause, isStatementByWords, opensClauseAt } from '../sentence/independent-clause.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import { propose, quote, textOf } from '../token-edits.ts';
import { LINK_ADVERBS, linkAt } from './sentence-links.ts';

/** "that is why we left", "that 's all". */
const THAT_IS = /^(?:that (?:is|was|'s) (?:why|how|all|the reason))$/;

export const linkedSplice: Checker = {
  id: 'linked-splice',
  errorClass: 'run-on',
  corrects: [
    { wrong: 'The weather was bad, however, we went out.', right: 'The weather was bad. However, we went out.' },
    {
      wrong: 'The weather was bad, nevertheless we went out.',
      right: 'The weather was bad. Nevertheless, we went out.',
    },
    { wrong: 'The food was cold, also the waiter was rude.', right: 'The food was cold. Also, the waiter was rude.' },
    {
      wrong: 'Cars are fast, on the other hand, they pollute the air.',
      right: 'Cars are fast. On the other hand, they pollute the air.',
    },
    { wrong: 'She did not learn, as a result she failed.', right: 'She did not learn. As a result, she failed.' },
    {
      wrong: 'Previous estimates rely on annual averages, however seasonal differences are considerable.',
      right: 'Previous estimates rely on annual averages; however, seasonal differences are considerable.',
    },
    { wrong: 'She was ill, that is why she stayed at home.', right: 'She was ill. That is why she stayed at home.' },
    {
      wrong:
        'The enzyme that we isolated from these cells lacks the second domain, thus the substrate is bound only weakly.',
      right:
        'The enzyme that we isolated from these cells lacks the second domain. Thus, the substrate is bound only weakly.',
    },
    {
      wrong: 'The membrane repels all charges of this kind, hence the ions are slowed down.',
      right: 'The membrane repels all charges of this kind. Hence, the ions are slowed down.',
    },
    {
      wrong: 'All four branches are equal therefore the features of the branches are symmetrical.',
      right: 'All four branches are equal; therefore, the features of the branches are symmetrical.',
    },
    {
      wrong: 'Trains are cheap, in addition many people use them.',
      right: 'Trains are cheap. In addition, many people use them.',
    },
    {
      wrong: 'The pump was old, furthermore the seal leaked.',
      right: 'The pump was old. Furthermore, the seal leaked.',
    },
    {
      wrong: 'The pumps were tested in the laboratory, however for large tanks, the pressure has a different effect.',
      right: 'The pumps were tested in the laboratory. However, for large tanks, the pressure has a different effect.',
    },
  ],
  accepts: [
    'The film, however, was good.',
    'We keep the old plans, therefore, for example, we can compare them.',
    'The first plan, for example, was cheaper than ours.',
    'When the rain stopped, however, we went out.',
    'She was tall, and therefore she could see it.',
    'It was late, however tired we were.',
    'He is not only kind, he also helps us.',
    'He sold the house, in addition to the garden.',
    'If it rains, of course, we stay at home.',
    'They were late, as a result of the storm.',
    'In 2011, the prices were low and, as a result, the number of shops in the district grew.',
    'The test is useful even though, for example, a patient with fever is more likely to fail it.',
    'When the pressure of the gas rises, however, the valve that protects the pump opens.',
    'It means that if a reader asks for a change to the figure, for instance, the plot is drawn anew.',
    'The method does not go far, for example: users of the tool cannot rate it.',
    'The result of the test is therefore the one that we report.',
    'You can build the application however you like.',
    'It makes the model therefore the best of those that we know.',
    'The need for energy grew, hence the wish for larger mills.',
    'The tower leans, hence the name that was given to it.',
    'The films kept a low value, thus a power estimated at 3 W.',
    'The values may be of use in, for example, tests of pumps where the flow is known.',
    'The plan was good, however large the cost might be.',
    'He said, on the other hand, that he was glad.',
    'The more light falls on it, the more counts it has, hence, the brighter the pixel is.',
    'We look at parametric methods, in particular, exponential families as these are often used by banks.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
    for (let i = 3; i + 3 < tokens.length; i++) {
      const isSpliced = tokens[i]!.lower === ',';
      if (!isSpliced && !opensUnparted(tokens, i)) continue;
      const from = isSpliced ? i + 1 : i;
      const link = linkAt(tokens, from);
      if (!link && !opensThatIs(tokens, from)) continue;
      const after = from + (link?.words.length ?? 1);
      const comma = tokens[after]?.lower === ',';
      if (isProportion(tokens, comma ? after + 1 : after)) continue;
      // "during a crisis, in particular when the line is down": the link belongs to the clause behind it
      if (
        tokens[after - 1]!.lower === 'particular' &&
        /^(?:when|if|because|since|for|as|in|on|with)$/.test(tokens[after]?.lower ?? '')
      )
        continue;
      // "all tortoises were, in fact, one species": the verb waits for what it says
      if (isSpliced && BE_ALL.has(tokens[i - 1]!.lower)) continue;
      if (!joinsTwoClauses(sentence, i, from, link ? (comma ? after + 1 : after) : undefined)) continue;
      const last = tokens[after - 1]!;
      const words = textOf(sentence, from, after);
      const missing = link && !comma ? ',' : '';
      const [stop, semicolon] = [`. ${capitalize(words)}${missing}`, `; ${words}${missing}`];
      const formal = sentence.isFormal;
      const rule = isSpliced ? (link ? 'linked-splice' : 'linked-splice/that-is') : 'linked-splice/unparted';
      proposals.push(
        propose(
          { start: isSpliced ? tokens[i]!.start : tokens[i - 1]!.end, end: last.end, text: formal ? semicolon : stop },
          {
            rule,
            errorClass: 'run-on',
            comment: isSpliced
              ? `${quote(words)} opens a statement of its own, which a comma cannot join to the one before.`
              : `${quote(words)} opens a statement of its own: separate it from the statement before it.`,
            confidence: link?.confidence ?? 0.72,
          },
          [formal ? stop : semicolon],
        ),
      );
    }
    return proposals;
  },
};

/** "The more light falls, the more it has, hence the brighter it is": the last part of a comparison with "the … the". */
const isProportion = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'the' && /^(?:JJR|RBR)$/.test(tokens[at + 1]?.xpos ?? '');

/** "All branches are equal therefore the features are symmetrical": a link that no punctuation separates from the words around it. */
const opensUnparted = (tokens: readonly AnalysedToken[], at: number): boolean =>
  ALWAYS_LINKS.has(tokens[at]!.lower) &&
  !/^(?:thus|hence|otherwise)$/.test(tokens[at]!.lower) &&
  // "in a room however you like": "however" means "in whatever way"
  (tokens[at]!.lower !== 'however' || tokens[at + 1]!.xpos !== 'PRP') &&
  /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tokens[at - 1]!.upos) &&
  /^(?:DT|PRP|PRP\$|NNS|NNP|EX)$/.test(tokens[at + 1]!.xpos);

/** True when a clause that can stand alone ends before the comma (or before a link that lacks one) and, after a link, a subject with its verb follows. */
function joinsTwoClauses(sentence: AnalysedSentence, comma: number, from: number, behind: number | undefined): boolean {
  const { tokens } = sentence;
  const start = clauseStart(tokens, comma);
  const before = tokens.slice(start, comma);
  // "Since, the terms are small, hence we": a needless comma parts the conjunction from its clause
  if (tokens[1]?.text === ',' && /^(?:since|because|although|though|whereas|while)$/.test(tokens[0]!.lower))
    return false;
  // "and, as a result, the flow", "even though, for example, it": the link belongs to the words after the conjunction
  if (OPENS_CLAUSE.test(tokens[comma - 1]!.lower) || tokens[comma - 1]!.xpos === 'VBG') return false;
  // "useful in, for example, the search for"
  if (tokens[comma - 1]!.upos === 'ADP' && tokens[comma - 1]!.xpos !== 'RP') return false;
  // "he is not only kind, he also helps"
  if (before.some(({ lower }) => lower === 'only')) return false;
  // "It means that if the figure is changed, for instance, it is drawn anew": the clause before the comma belongs to the words after it
  if (before.some(({ relation, head }) => relation === 'advcl' && head! > comma)) return false;
  if (before.some(({ lower }, k) => before[k - 1]?.lower === 'that' && CONDITION.test(lower))) return false;
  const plain = sentence.mainClauseBefore(comma) !== undefined;
  if (behind === undefined) return plain;
  if (tokens[behind]?.kind !== 'word' || isPhraseWithReason(tokens, behind)) return false;
  if (plain && sentence.clauseVerb(behind) >= 0) return true;
  if (!plain && !holdsIndependentClause(sentence, start, comma)) return false;
  return (
    opensClauseAt(sentence, behind) || (ALWAYS_LINKS.has(tokens[from]!.lower) && isStatementByWords(sentence, behind))
  );
}

/** Links that begin a statement after any clause. */
const ALWAYS_LINKS: ReadonlySet<string> = new Set([...LINK_ADVERBS, 'otherwise']);

/** "in particular, exponential families as these are often used": a phrase follows the link, and its verb belongs to a clause of reason. */
function isPhraseWithReason(tokens: readonly AnalysedToken[], from: number): boolean {
  const verb = tokens.findIndex((token, i) => i >= from && isFiniteVerb(token));
  return tokens.slice(from + 1, Math.max(from + 1, verb)).some(({ lower }) => /^(?:as|because|since)$/.test(lower));
}

/** Words that open a clause of time or condition. */
const CONDITION = /^(?:if|when|while|as|once|unless|since|because|although|whenever|where)$/;
/** Words that must be followed by a clause. */
const OPENS_CLAUSE =
  /^(?:and|but|or|so|yet|that|as|if|when|where|which|while|because|since|though|although|whether|therefore|thus|hence|however|moreover|furthermore)$/;

/** Index after the last semicolon, colon or dash before `comma`, where a sentence may begin. */
const clauseStart = (tokens: readonly AnalysedToken[], comma: number): number =>
  tokens.findLastIndex(({ text }, k) => k < comma && /^[;:–—]$/.test(text)) + 1;

const opensThatIs = (tokens: readonly AnalysedToken[], at: number): boolean =>
  [3, 4].some((length) =>
    THAT_IS.test(
      tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' '),
    ),
  );
