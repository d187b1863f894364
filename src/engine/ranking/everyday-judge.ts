import { countWords } from '../../text/words.ts';
import { probability } from '../log-odds.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';
import { isElective } from './elective.ts';
import { everydayOdds } from './everyday-odds.ts';
import { type Judge, LEAST } from './judge.ts';
import type { RankerModels } from './ranker-file.ts';
import { changesTense } from './tense-evidence.ts';
import { confidenceOf } from './thresholds.ts';
import { treesOfLearners } from './trees-of-learners.ts';
import type { TreesOfPapers } from './trees-of-papers.ts';

/**
 * By how much a change of tense must be likelier in everyday writing: what learners mix up and what tells of two times look alike to any reader of one paragraph.
 */
const DOUBT_OF_TENSE = 1.5;
/**
 * By how much a change must be likelier in a text of so few words that they say little of what was meant: without it the same thresholds change 63 more of 9,384 sentences
 * that are right, most of them so short, and mend the same share of learners' errors (F0.5 44.7 both, estimated).
 */
const FEW_WORDS = 8;
const DOUBT_OF_FEW_WORDS = 1;
/** Agreement asks for few: its subject and its verb. */
const hasFewWords = (sentence: AnalysedSentence, { kind }: Candidate): boolean =>
  kind !== 'agreement' && sentence.ofParagraph(countWords) <= FEW_WORDS;

/**
 * For other writing than papers: what is known of mended documentation, weighed again by trees that learned from texts of learners; thresholds by kind.
 */
export function everydayJudge(models: RankerModels, ofPapers: TreesOfPapers): Judge {
  const everyday = everydayOdds(models, ofPapers);
  const ofLearners = treesOfLearners(models);

  return {
    prior: everyday.prior,
    features: everyday.features,
    least: () => LEAST,
    doubtsUnder: () => 0,
    logOdds: (candidate, row) => {
      const odds = everyday.logOdds(candidate, row);
      return odds === Number.NEGATIVE_INFINITY ? odds : ofLearners(candidate, row, odds);
    },
    weight: (sentence, candidate, logOdds) => {
      const doubt =
        (changesTense(sentence, candidate) ? DOUBT_OF_TENSE : 0) +
        (hasFewWords(sentence, candidate) ? DOUBT_OF_FEW_WORDS : 0);
      const confidence = confidenceOf(candidate.kind, probability(logOdds - doubt));
      return isElective(candidate) ? { confidence, elective: true } : { confidence };
    },
  };
}
