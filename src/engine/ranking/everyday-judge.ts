import { countWords } from '../../text/words.ts';
import { probability } from '../log-odds.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { isElective } from './elective.ts';
import { everydayOdds } from './everyday-odds.ts';
import { type Judge, LEAST } from './judge.ts';
import type { RankerModels } from './ranker-file.ts';
import { revisingTrees } from './revising-trees.ts';
import { changesTense } from './tense-evidence.ts';
import { confidenceOf } from './thresholds.ts';
import type { TreesOfPapers } from './trees-of-papers.ts';

/**
 * How much likelier a change of tense must be in everyday writing: within one paragraph, a learner's mixed-up tenses look like a story that moves
 * between two times.
 */
const DOUBT_OF_TENSE = 1.5;
/**
 * How much likelier a change must be in a text too short to show what was meant. Without this penalty the same thresholds change 63 more of 9,384
 * correct sentences, most of them this short, and mend the same share of learners' errors (F0.5 44.7 both, estimated).
 */
const FEW_WORDS = 8;
const DOUBT_OF_FEW_WORDS = 1;
/**
 * Kinds that are shown from a lower confidence. In 65 posts and reports (192,000 words), of what is gained thereby and was read 157 of 190 were right and 8
 * harmful. So were 76 and 3 of 110 commas, 27 and 5 of 35 confused words, 37 and 7 of 57 missing words, 25 and 12 of 47 prepositions, 15 and 9 of 30 verb forms, and 10
 * and 9 of 29 needless words.
 */
const LESS_SURE: ReadonlySet<CandidateKind> = new Set(['determiner', 'agreement', 'noun-number']);
const SHOWN_FROM = 0.33;
/** They were read in posts: a paragraph of fewer words, often a sentence alone, shows too little of what is meant (17 of 10,000 right examples were changed). */
const ENOUGH_WORDS = 30;
/** Agreement needs only a few words: the subject and the verb. */
const hasFewWords = (sentence: AnalysedSentence, { kind }: Candidate): boolean =>
  kind !== 'agreement' && sentence.ofParagraph(countWords) <= FEW_WORDS;

/**
 * Judges writing other than papers: the odds learned from mended documentation, weighed again by trees that learned from texts written as learners write and,
 * of commas, from more of that documentation, with a threshold for each kind.
 */
export function everydayJudge(models: RankerModels, ofPapers: TreesOfPapers): Judge {
  const everyday = everydayOdds(models, ofPapers);
  const revise = revisingTrees(models);

  return {
    prior: everyday.prior,
    features: everyday.features,
    least: () => LEAST,
    doubtsUnder: () => 0,
    logOdds: (candidate, row) => {
      const odds = everyday.logOdds(candidate, row);
      return odds === Number.NEGATIVE_INFINITY ? odds : revise(candidate, row, odds);
    },
    weight: (sentence, candidate, logOdds) => {
      const doubt =
        (changesTense(sentence, candidate) ? DOUBT_OF_TENSE : 0) +
        (hasFewWords(sentence, candidate) ? DOUBT_OF_FEW_WORDS : 0);
      const confidence = confidenceOf(candidate.kind, probability(logOdds - doubt));
      return {
        confidence,
        ...(isElective(candidate) ? { elective: true } : {}),
        ...(LESS_SURE.has(candidate.kind) && sentence.ofParagraph(countWords) >= ENOUGH_WORDS
          ? { shownFrom: SHOWN_FROM }
          : {}),
      };
    },
  };
}
