import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { type Candidate, candidateEdit } from './candidate.ts';
import { explain } from './explain.ts';
import { isInFormalRegister } from './formal-register.ts';
import { type RankerModels, readRanker } from './ranker-file.ts';
import { lacksTenseEvidence } from './tense-evidence.ts';
import { probability, treeLogOdds } from './tree-ensemble.ts';
import { weighCandidates } from './weigh.ts';

/** Alternatives within this factor of the best one's odds are offered beside it. */
const CLOSE = Math.log(6);
/** No alternative below this probability is worth a line in the list. */
const LEAST = 0.05;

/** Kinds whose probabilities hold in expository prose alone. */
const MARKS_OF_PAPERS: ReadonlySet<string> = new Set(['comma', 'hyphen', 'semicolon']);

interface Weighed {
  readonly candidate: Candidate;
  readonly logOdds: number;
}

/** Proposes the changes that the learned models believe in; pure, holds no state between sentences. */
export type Ranker = (sentence: AnalysedSentence) => Proposal[];

/** @throws Error when the file is damaged or from another version */
export function createRanker(file: Uint8Array | RankerModels, lexicon: Lexicon, model: LanguageModel): Ranker {
  const { header, slotModels, errorModel, trees } = file instanceof Uint8Array ? readRanker(file) : file;
  const scorers = new Map([...trees].map(([kind, ensemble]) => [kind, treeLogOdds(ensemble)]));
  const prior = (candidate: Candidate) =>
    header.priors[`${candidate.kind} ${candidate.change}`] ?? header.kindPriors[candidate.kind] ?? 0;

  const calibrated = (kind: string, logOdds: number): number => {
    const [slope, offset] = header.calibration[kind] ?? [1, 0];
    return slope * logOdds + offset;
  };

  return (sentence) => {
    let formal: boolean | undefined;
    const isFormal = (): boolean => {
      formal ??= isInFormalRegister(sentence);
      return formal;
    };
    const byPlace = new Map<string, Weighed[]>();
    weighCandidates({ sentence, lexicon, model, slotModels, errorModel, prior }, (candidate, row) => {
      const logOddsOf = scorers.get(candidate.kind);
      if (!logOddsOf || lacksTenseEvidence(sentence, candidate)) return;
      const logOdds = calibrated(candidate.kind, logOddsOf(row));
      if (probability(logOdds) < LEAST) return;
      if (MARKS_OF_PAPERS.has(candidate.kind) && !isFormal()) return;
      const place = `${candidate.kind} ${candidate.from} ${candidate.to}`;
      const others = byPlace.get(place);
      if (others) others.push({ candidate, logOdds });
      else byPlace.set(place, [{ candidate, logOdds }]);
    });
    return [...byPlace.values()].map((weighed) => toProposal(sentence, weighed, lexicon));
  };
}

function toProposal(sentence: AnalysedSentence, weighed: Weighed[], lexicon: Lexicon): Proposal {
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
    calibrated: true,
    confidence: probability(best.logOdds),
  };
}
