import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { probability } from '../log-odds.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal, Ranking } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { type Candidate, type CandidateKind, candidateEdit } from './candidate.ts';
import { everydayJudge } from './everyday-judge.ts';
import { explain } from './explain.ts';
import type { Judge } from './judge.ts';
import { judgeOfPapers } from './judge-of-papers.ts';
import { isBeforeUnknownName } from './kept-articles.ts';
import { isKeptPlace } from './kept-places.ts';
import { type RankerModels, readRanker } from './ranker-file.ts';
import { splicedSentences } from './spliced-sentences.ts';
import { lacksTenseEvidence } from './tense-evidence.ts';
import { treesOfPapers } from './trees-of-papers.ts';
import { createWordsNear, typingSlips } from './typing-slips.ts';
import { isRefuted, isUnexpected } from './unexpected.ts';
import { explainWithoutDo, verbWithoutDo } from './verb-without-do.ts';
import { weighCandidates } from './weigh.ts';
import { createAlternatives } from './word-alternatives.ts';

/** Alternatives whose odds are within this factor of the best are offered too. */
const CLOSE = Math.log(6);

/**
 * Kinds that the trees learned from papers judge better. Agreement and semicolons have no other trees. Agreement, number and verb forms were also
 * learned from documentation, because readers of papers marked few of them.
 */
const LEARNED_FROM_PAPERS: ReadonlySet<CandidateKind> = new Set([
  'agreement',
  'comma',
  'determiner',
  'hyphen',
  'noun-number',
  'preposition',
  'semicolon',
  'verb-form',
  'be-form',
  'confusable',
  'word-form',
  'missing-word',
  'needless-word',
  'other-word',
]);

interface Weighed {
  readonly candidate: Candidate;
  readonly logOdds: number;
}

/** Weighs the changes of a sentence; keeps no state between sentences. */
export type Ranker = (sentence: AnalysedSentence, reading?: Reading | undefined) => Ranking;

/** @throws Error when the file is damaged or from another version */
export function createRanker(file: Uint8Array | RankerModels, lexicon: Lexicon, model: LanguageModel): Ranker {
  const models = file instanceof Uint8Array ? readRanker(file) : file;
  const { slotModels, errorModel } = models;
  const alternativesOf = createAlternatives(lexicon);
  const wordsNear = createWordsNear(lexicon);
  const trees = treesOfPapers(models);
  const ofPapers = judgeOfPapers(trees);
  const everyday = everydayJudge(models, trees);

  return (sentence, reading) => {
    const formal = sentence.isExpository;
    const judgeOf = ({ kind }: Candidate): Judge => (formal && LEARNED_FROM_PAPERS.has(kind) ? ofPapers : everyday);
    const byPlace = new Map<string, Weighed[]>();
    const source = {
      sentence,
      lexicon,
      model,
      slotModels,
      errorModel,
      reading,
      alternativesOf,
      prior: (candidate: Candidate) => judgeOf(candidate).prior(candidate),
    };
    const featuresFor = (candidate: Candidate): number =>
      lacksTenseEvidence(sentence, candidate) || isKeptPlace(sentence, candidate, lexicon)
        ? 0
        : judgeOf(candidate).features(sentence, candidate);
    const doubted: Candidate[] = [];
    const take = (candidate: Candidate, row: Float64Array): void => {
      const judge = judgeOf(candidate);
      const logOdds = judge.logOdds(candidate, row);
      const p = probability(logOdds);
      if (p < judge.doubtsUnder(candidate)) doubted.push(candidate);
      if (p < judge.least(candidate) || isBeforeUnknownName(sentence, candidate, p)) return;
      const place = `${candidate.kind} ${candidate.from} ${candidate.to}`;
      const others = byPlace.get(place);
      if (others) others.push({ candidate, logOdds });
      else byPlace.set(place, [{ candidate, logOdds }]);
    };
    weighCandidates(source, take, featuresFor);
    const slips = reading ? typingSlips(sentence, reading, wordsNear, lexicon, model) : [];
    const proposals = [...byPlace.values()]
      .map((weighed) => toProposal(sentence, weighed, lexicon, judgeOf(weighed[0]!.candidate)))
      // what the trees make of a slip's neighbours is worth nothing until the slip is mended
      .filter((proposal) => !slips.some((slip) => isBeside(slip, proposal)));
    proposals.push(...slips);
    // in papers the trees weigh them
    if (reading && !formal) proposals.push(...splicedSentences(sentence, reading));
    const isDoubted: Ranking['isDoubted'] = (proposal) => {
      const { start, end, replacements } = proposal;
      if (isUnexpected(sentence, formal, proposal)) return true;
      return doubted.some((candidate) => {
        const edit = candidateEdit(sentence, candidate, lexicon);
        return edit.start === start && edit.end === end && edit.text === replacements[0];
      });
    };
    const refutes: Ranking['refutes'] = (proposal) => isRefuted(sentence, formal, proposal);
    return { proposals, isDoubted, refutes };
  };
}

/** True for two proposals that touch or are one space apart, and are not about the same words. */
const isBeside = (slip: Proposal, { start, end }: Proposal): boolean =>
  start <= slip.end + 1 && end >= slip.start - 1 && !(start === slip.start && end === slip.end);

function toProposal(sentence: AnalysedSentence, weighed: Weighed[], lexicon: Lexicon, judge: Judge): Proposal {
  weighed.sort((a, b) => b.logOdds - a.logOdds);
  const best = weighed[0]!;
  const whole = verbWithoutDo(sentence, best.candidate, lexicon);
  const edit = whole ?? candidateEdit(sentence, best.candidate, lexicon);
  const texts = [edit.text];
  for (const { candidate, logOdds } of weighed.slice(1)) {
    if (best.logOdds - logOdds > CLOSE) break;
    const other = candidateEdit(sentence, candidate, lexicon);
    if (other.start === edit.start && other.end === edit.end) texts.push(other.text);
  }
  const { errorClass, comment } = whole
    ? explainWithoutDo(sentence, best.candidate, whole)
    : explain(sentence, best.candidate, lexicon);
  return {
    start: edit.start,
    end: edit.end,
    replacements: texts,
    rule: `ranker/${best.candidate.kind}`,
    errorClass,
    comment,
    learned: true,
    ...judge.weight(sentence, best.candidate, best.logOdds),
  };
}
