import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isInFormalRegister } from '../sentence/formal-register.ts';
import { type Candidate, type CandidateKind, candidateEdit } from './candidate.ts';
import { isChosenComma } from './comma-choices.ts';
import { isElective } from './elective.ts';
import { explain } from './explain.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES } from './features.ts';
import { isKeptPlace } from './kept-places.ts';
import { type RankerModels, readRanker } from './ranker-file.ts';
import { lacksTenseEvidence } from './tense-evidence.ts';
import { confidenceOf } from './thresholds.ts';
import { logOddsOf, probability, treeLogOdds } from './tree-ensemble.ts';
import { HOPELESS, weighCandidates } from './weigh.ts';

/** Alternatives within this factor of the best one's odds are offered beside it. */
const CLOSE = Math.log(6);
/** No alternative below this probability is worth a line in the list. */
const LEAST = 0.05;

/**
 * Kinds that the trees learned from papers judge better. Verb forms they find less often (9 of 50) than the trees that learned from artificial errors (13): readers
 * marked too few of them to learn from. Semicolons have no other trees.
 */
const LEARNED_FROM_PAPERS: ReadonlySet<CandidateKind> = new Set([
  'comma',
  'determiner',
  'hyphen',
  'noun-number',
  'preposition',
  'semicolon',
]);
/**
 * Probability from which the trees of papers propose, by kind, where it is not LEAST. Of the commas of 0.7 and more readers of the paragraphs kept for
 * measuring wanted 41 of 61 (with the trees before these), of those between 0.5 and this 21 of 46, of which textbooks and novels wanted hardly any. The others are where what
 * readers left alone came to 0.9 in 1,000 words.
 */
const LEAST_OF_KIND: Readonly<Partial<Record<CandidateKind, number>>> = {
  comma: 0.7,
  hyphen: 0.66,
  'noun-number': 0.6,
  preposition: 0.6,
};

const FLUENCY_TOTAL = FEATURE_NAMES.indexOf('fluency-total');

interface Weighed {
  readonly candidate: Candidate;
  readonly logOdds: number;
}

/** The trees for one register, and what their log-odds are worth. */
interface Judge {
  prior(candidate: Candidate): number;
  /** How many of the features its trees read; 0 where they have no say. */
  features(sentence: AnalysedSentence, candidate: Candidate): number;
  /** Log-odds of a candidate that it has a say on; some number under the least that is proposed where they are. */
  logOdds(candidate: Candidate, row: Float64Array): number;
  weight(candidate: Candidate, logOdds: number): Pick<Proposal, 'confidence' | 'calibrated' | 'elective'>;
}

/** Proposes the changes that the learned models believe in; pure, holds no state between sentences. */
export type Ranker = (sentence: AnalysedSentence) => Proposal[];

/** @throws Error when the file is damaged or from another version */
export function createRanker(file: Uint8Array | RankerModels, lexicon: Lexicon, model: LanguageModel): Ranker {
  const models = file instanceof Uint8Array ? readRanker(file) : file;
  const { slotModels, errorModel } = models;
  const ofPapers = judgeOfPapers(models);
  const everyday = everydayJudge(models);

  return (sentence) => {
    const formal = isInFormalRegister(sentence);
    const judgeOf = ({ kind }: Candidate): Judge => (formal && LEARNED_FROM_PAPERS.has(kind) ? ofPapers : everyday);
    const byPlace = new Map<string, Weighed[]>();
    const source = {
      sentence,
      lexicon,
      model,
      slotModels,
      errorModel,
      prior: (candidate: Candidate) => judgeOf(candidate).prior(candidate),
    };
    const featuresFor = (candidate: Candidate): number =>
      lacksTenseEvidence(sentence, candidate) || isKeptPlace(sentence, candidate, lexicon)
        ? 0
        : judgeOf(candidate).features(sentence, candidate);
    const take = (candidate: Candidate, row: Float64Array): void => {
      const logOdds = judgeOf(candidate).logOdds(candidate, row);
      if (probability(logOdds) < LEAST) return;
      const place = `${candidate.kind} ${candidate.from} ${candidate.to}`;
      const others = byPlace.get(place);
      if (others) others.push({ candidate, logOdds });
      else byPlace.set(place, [{ candidate, logOdds }]);
    };
    weighCandidates(source, take, featuresFor);
    return [...byPlace.values()].map((weighed) =>
      toProposal(sentence, weighed, lexicon, judgeOf(weighed[0]!.candidate)),
    );
  };
}

/** For expository prose: learned from real corrections of papers, and calibrated on them. */
function judgeOfPapers({ header, trees }: RankerModels): Judge {
  const scorers = new Map([...trees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  return {
    prior: (candidate) =>
      header.priors[`${candidate.kind} ${candidate.change}`] ?? header.kindPriors[candidate.kind] ?? 0,
    features: (_, { kind }) => (scorers.has(kind) ? FEATURE_NAMES.length : 0),
    logOdds: ({ kind }, row) => {
      const [slope, offset] = header.calibration[kind] ?? [1, 0];
      const least = LEAST_OF_KIND[kind] ?? LEAST;
      const logOdds = slope * scorers.get(kind)!(row, (logOddsOf(least) - offset) / slope) + offset;
      return probability(logOdds) < least ? Number.NEGATIVE_INFINITY : logOdds;
    },
    weight: (_, logOdds) => ({ confidence: probability(logOdds), calibrated: true }),
  };
}

/** For other writing: learned from artificial errors in all kinds of prose, thresholds by kind. */
function everydayJudge({ header: { everyday }, everydayTrees }: RankerModels): Judge {
  const scorers = new Map([...everydayTrees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  const known = ({ kind, change }: Candidate): number | undefined => everyday.priors[`${kind} ${change}`];
  return {
    prior: (candidate) => known(candidate) ?? everyday.kindPriors[candidate.kind] ?? 0,
    features: (sentence, candidate) => {
      const unknownPair = candidate.kind === 'confusable' && known(candidate) === undefined;
      return unknownPair || isChosenComma(sentence, candidate) || !scorers.has(candidate.kind) ? 0 : EVERYDAY_FEATURES;
    },
    // these trees have seen no mark that the language model thinks unlikely
    logOdds: ({ kind }, row) =>
      row[FLUENCY_TOTAL]! < HOPELESS ? Number.NEGATIVE_INFINITY : scorers.get(kind)!(row, logOddsOf(LEAST)),
    weight: (candidate, logOdds) => ({
      confidence: confidenceOf(candidate.kind, probability(logOdds)),
      ...(isElective(candidate) ? { elective: true } : {}),
    }),
  };
}

function toProposal(sentence: AnalysedSentence, weighed: Weighed[], lexicon: Lexicon, judge: Judge): Proposal {
  weighed.sort((a, b) => b.logOdds - a.logOdds);
  const best = weighed[0]!;
  const edit = candidateEdit(sentence, best.candidate);
  const texts = [edit.text];
  for (const { candidate, logOdds } of weighed.slice(1)) {
    if (best.logOdds - logOdds > CLOSE) break;
    const other = candidateEdit(sentence, candidate);
    if (other.start === edit.start && other.end === edit.end) texts.push(other.text);
  }
  const { errorClass, comment } = explain(sentence, best.candidate, lexicon);
  return {
    start: edit.start,
    end: edit.end,
    replacements: texts,
    rule: `ranker/${best.candidate.kind}`,
    errorClass,
    comment,
    learned: true,
    ...judge.weight(best.candidate, best.logOdds),
  };
}
