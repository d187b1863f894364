import { checkers } from '../checkers/index.ts';
import { collocationQuestions } from '../collocations/collocation-questions.ts';
import type { CheckContext } from '../context.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal, Ranking } from '../proposal.ts';
import { gainOfEdit } from '../ranking/edit-gain.ts';
import { applyRules } from '../rules/apply-rules.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { EngineParts } from './engine-parts.ts';
import { inVariety } from './in-variety.ts';

/**
 * Step 2. The proposals of all mechanisms for each sentence, spelt in the chosen variety: checkers, rules, and the learned ranker, which may doubt
 * the others' proposals. Each mechanism runs over all sentences before the next, so that its code and tables stay in the caches.
 */
export function propose(
  { rules, lexicon, ranker, editor, model, collocations }: EngineParts,
  sentences: readonly AnalysedSentence[],
  context: CheckContext,
): Proposal[][] {
  const found = sentences.map((): Proposal[] => []);
  for (const checker of checkers)
    for (let i = 0; i < sentences.length; i++)
      for (const proposal of checker.check(sentences[i]!, context)) found[i]!.push(proposal);
  for (let i = 0; i < sentences.length; i++)
    for (const proposal of applyRules(rules, sentences[i]!, context)) found[i]!.push(proposal);
  // one reading for the whole paragraph, because earlier sentences say much about an article or a tense
  const readings = ranker && editor ? editor.read(sentences.map(({ tokens }) => tokens)) : [];
  for (let i = 0; i < sentences.length; i++) {
    const withOpinion = (proposal: Proposal): Proposal => opined(proposal, sentences[i]!, readings[i]);
    const ranking = ranker?.(sentences[i]!, readings[i]);
    const ofRules = found[i]!.map(withOpinion);
    found[i] = ranking
      ? [...ofRules.map((proposal) => underSecondOpinion(proposal, ranking)), ...ranking.proposals.map(withOpinion)]
      : ofRules;
  }
  for (let i = 0; collocations && model && i < sentences.length; i++)
    found[i]!.push(...collocationQuestions(collocations, sentences[i]!, lexicon, model, readings[i]));
  return found.map((proposals, i) => {
    const { paragraph } = sentences[i]!;
    return proposals
      .map((proposal) => inVariety(proposal, paragraph, context.language, lexicon))
      .filter((proposal) => changesSomething(proposal, paragraph));
  });
}

/** Taken where there is no network: rules stand for themselves there, as they do where it is clearly on their side. */
const UNHEARD = 5;

function opined(proposal: Proposal, sentence: AnalysedSentence, reading: Reading | undefined): Proposal {
  const { start, end, replacements } = proposal;
  const text = replacements[0];
  if (text === undefined) return proposal;
  const opinion = reading ? gainOfEdit(reading, sentence, { start, end, text }) : UNHEARD;
  return opinion === undefined ? proposal : { ...proposal, opinion };
}

function underSecondOpinion(proposal: Proposal, { isDoubted, refutes }: Ranking): Proposal {
  if (refutes(proposal)) return { ...proposal, refuted: true };
  return isDoubted(proposal) ? { ...proposal, doubted: true } : proposal;
}

/** False when the chosen variety's spelling undoes the change, as in "maths" for "math" where the text has "maths". */
const changesSomething = ({ start, end, replacements }: Proposal, paragraph: string): boolean =>
  replacements.length === 0 || replacements[0] !== paragraph.slice(start, end);
