import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reading } from '../neural/reading.ts';
import type { Proposal, Ranking } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isInFormalRegister } from '../sentence/formal-register.ts';
import { type Candidate, type CandidateKind, candidateEdit } from './candidate.ts';
import { isChosenComma } from './comma-choices.ts';
import { NO_WORD } from './editor-opinion.ts';
import { isElective } from './elective.ts';
import { explain } from './explain.ts';
import { EVERYDAY_FEATURES, FEATURE_NAMES } from './features.ts';
import { isKeptPlace } from './kept-places.ts';
import { type RankerModels, readRanker } from './ranker-file.ts';
import { changesTense, lacksTenseEvidence } from './tense-evidence.ts';
import { confidenceOf } from './thresholds.ts';
import { logOddsOf, probability, treeLogOdds } from './tree-ensemble.ts';
import { isUnexpected } from './unexpected.ts';
import { HOPELESS, weighCandidates } from './weigh.ts';
import { createAlternatives } from './word-alternatives.ts';

/** Alternatives within this factor of the best one's odds are offered beside it. */
const CLOSE = Math.log(6);
/** No alternative below this probability is worth a line in the list. */
const LEAST = 0.05;

/**
 * Kinds that the trees learned from papers judge better. Agreement and semicolons have no other trees; agreement, number and verb forms learned from documentation
 * too, as readers of papers marked few.
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
/**
 * Probability from which the trees of papers propose, by kind, where it is not LEAST; chosen on the paragraphs kept for measuring by what readers left alone
 * there. Out of fold, of the commas of 10,322 papers between 0.5 and 0.65 they wanted three in five, of those over it four in five; of the articles between 0.5 and 0.6
 * more than half, over it nearly four in five.
 */
const LEAST_OF_KIND: Readonly<Partial<Record<CandidateKind, number>>> = {
  agreement: 0.6,
  'be-form': 0.58,
  comma: 0.77,
  confusable: 0.6,
  determiner: 0.59,
  hyphen: 0.63,
  'missing-word': 0.62,
  'needless-word': 0.6,
  'noun-number': 0.55,
  'other-word': 0.5,
  preposition: 0.65,
  semicolon: 0.5,
  'verb-form': 0.5,
  'word-form': 0.5,
};

/**
 * Probability under which the trees of papers speak against a change that a rule proposes, by kind. A rule knows its phenomenon, the trees what readers left alone
 * where it speaks.
 */
const DOUBTED: Readonly<Partial<Record<CandidateKind, number>>> = {
  comma: 0.2,
  agreement: 0.4,
  determiner: 0.1,
  hyphen: 0.1,
  'noun-number': 0.1,
};

/**
 * By how much a change of tense must be likelier in everyday writing: what learners mix up and what tells of two times look alike to any reader of one paragraph.
 */
const DOUBT_OF_TENSE = 1.5;
/** The lead over rivals counts up to this much. */
const MOST_LEAD = 12;
const EDITOR_GAIN = FEATURE_NAMES.indexOf('editor-gain');
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
  /** The least probability that is proposed. */
  least(candidate: Candidate): number;
  /** Log-odds of a candidate that it has a say on; some number under what is asked about where they are. */
  logOdds(candidate: Candidate, row: Float64Array): number;
  weight(
    sentence: AnalysedSentence,
    candidate: Candidate,
    logOdds: number,
  ): Pick<Proposal, 'confidence' | 'calibrated' | 'elective'>;
}

/** Weighs the changes of a sentence; pure, holds no state between sentences. */
export type Ranker = (sentence: AnalysedSentence, reading?: Reading | undefined) => Ranking;

/** @throws Error when the file is damaged or from another version */
export function createRanker(file: Uint8Array | RankerModels, lexicon: Lexicon, model: LanguageModel): Ranker {
  const models = file instanceof Uint8Array ? readRanker(file) : file;
  const { slotModels, errorModel } = models;
  const alternativesOf = createAlternatives(lexicon);
  const ofPapers = judgeOfPapers(models);
  const everyday = everydayJudge(models);

  return (sentence, reading) => {
    const formal = isInFormalRegister(sentence);
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
      if (judge === ofPapers && p < (DOUBTED[candidate.kind] ?? 0)) doubted.push(candidate);
      if (p < judge.least(candidate)) return;
      const place = `${candidate.kind} ${candidate.from} ${candidate.to}`;
      const others = byPlace.get(place);
      if (others) others.push({ candidate, logOdds });
      else byPlace.set(place, [{ candidate, logOdds }]);
    };
    weighCandidates(source, take, featuresFor);
    const proposals = [...byPlace.values()].map((weighed) =>
      toProposal(sentence, weighed, lexicon, judgeOf(weighed[0]!.candidate)),
    );
    const isDoubted: Ranking['isDoubted'] = (proposal) => {
      const { start, end, replacements } = proposal;
      if (isUnexpected(reading, sentence, proposal)) return true;
      return doubted.some((candidate) => {
        const edit = candidateEdit(sentence, candidate);
        return edit.start === start && edit.end === end && edit.text === replacements[0];
      });
    };
    return { proposals, isDoubted };
  };
}

/** For expository prose: learned from real corrections of papers, and calibrated on them. */
function judgeOfPapers({ header, trees }: RankerModels): Judge {
  const scorers = new Map([...trees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  return {
    prior: (candidate) =>
      header.priors[`${candidate.kind} ${candidate.change}`] ?? header.kindPriors[candidate.kind] ?? 0,
    features: (_, { kind }) => (scorers.has(kind) ? FEATURE_NAMES.length : 0),
    least: ({ kind }) => LEAST_OF_KIND[kind] ?? LEAST,
    logOdds: ({ kind }, row) => {
      const [slope, offset] = header.calibration[kind] ?? [1, 0];
      const least = Math.min(LEAST_OF_KIND[kind] ?? LEAST, DOUBTED[kind] ?? 1);
      return slope * scorers.get(kind)!(row, (logOddsOf(least) - offset) / slope) + offset;
    },
    weight: (_, __, logOdds) => ({ confidence: probability(logOdds), calibrated: true }),
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
      return unknownPair || isChosenComma(sentence, candidate) || !everyday.second[candidate.kind]
        ? 0
        : EVERYDAY_FEATURES;
    },
    least: () => LEAST,
    // these trees have seen no mark that the language model thinks unlikely
    logOdds: ({ kind }, row) => {
      const scorer = scorers.get(kind);
      if (scorer && row[FLUENCY_TOTAL]! < HOPELESS) return Number.NEGATIVE_INFINITY;
      const [offset, trees, gain, lead, isKnown] = everyday.second[kind]!;
      const ofTrees = offset + (scorer ? trees * scorer(row, Number.NEGATIVE_INFINITY) : 0);
      if (row[EDITOR_GAIN] === NO_WORD) return ofTrees;
      const overRivals = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, row[EDITOR_GAIN + 1]!));
      return ofTrees + gain * row[EDITOR_GAIN]! + lead * overRivals + isKnown;
    },
    weight: (sentence, candidate, logOdds) => ({
      confidence: confidenceOf(
        candidate.kind,
        probability(logOdds - (changesTense(sentence, candidate) ? DOUBT_OF_TENSE : 0)),
      ),
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
    ...judge.weight(sentence, best.candidate, best.logOdds),
  };
}
