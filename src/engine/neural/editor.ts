import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { Candidate } from '../ranking/candidate.ts';
import { fluencyChange, sentenceFluency } from '../ranking/fluency.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { applyTags, type Draft, startDraft } from './apply-tags.ts';
import { type ChangeKind, classifyChange } from './classify-change.ts';
import { type Change, changeEdit, draftChanges } from './draft-changes.ts';
import { createEncoder, type Encoder } from './encoder.ts';
import { type Calibration, type NeuralHeader, readNeuralFile } from './model-file.ts';
import { createSubwords } from './subwords.ts';

/** Proposes the changes that the neural editor believes in, a list for each sentence; holds no state between calls. */
export type NeuralEditor = (sentences: readonly AnalysedSentence[]) => Proposal[][];

/** One change with what its confidence is made of. */
export interface WeighedChange {
  readonly change: Change;
  readonly kind: ChangeKind;
  /** Change of the sentence's log10 probability under the n-gram model; 0 without one. */
  readonly fluency: number;
}

/** Corrected sentences are read again: some repairs only show after others. */
const MOST_PASSES = 3;
/** A change below this probability is not made, so that the next pass does not build on a guess. */
const LEAST = 0.35;
/** Beyond this the n-gram model has made its point (log10); fit_calibration.py cuts alike. */
const MOST_FLUENCY = 4;
/** The n-gram model looks at so many words put in at most. */
const MOST_FORMS = 8;

/** @throws Error when the file is damaged, or the machine has no 128-bit vectors */
export function createNeuralEditor(bytes: Uint8Array, lexicon: Lexicon, model?: LanguageModel): NeuralEditor {
  const { header, weigh } = createChangeFinder(bytes, lexicon, model);
  return (sentences) =>
    weigh(sentences).map((changes, i) => changes.map((change) => toProposal(sentences[i]!, change, header, lexicon)));
}

/** The editor before its decision; training/neural/dump-changes.ts fits the calibration on what it finds. */
export function createChangeFinder(
  bytes: Uint8Array,
  lexicon: Lexicon,
  model?: LanguageModel,
): { readonly header: NeuralHeader; weigh(sentences: readonly AnalysedSentence[]): WeighedChange[][] } {
  const file = readNeuralFile(bytes);
  const { header } = file;
  const encode = createSubwords(header.alphabet, header.merges);
  const encoder = createEncoder(file);
  return {
    header,
    weigh: (sentences) =>
      rewriteAll(sentences, header.tags, lexicon, (drafts) => encoder(drafts.map(({ tokens }) => encode(tokens)))).map(
        (draft, i) =>
          draftChanges(sentences[i]!, draft).map((change) => ({
            change,
            kind: classifyChange(sentences[i]!, change, lexicon).kind,
            fluency: model ? fluencyOf(sentences[i]!, change, model) : 0,
          })),
      ),
  };
}

function rewriteAll(
  sentences: readonly AnalysedSentence[],
  tags: readonly string[],
  lexicon: Lexicon,
  verdictsOf: (drafts: readonly Draft[]) => ReturnType<Encoder>,
): Draft[] {
  const drafts = sentences.map(startDraft);
  let open = drafts.map((_, i) => i);
  for (let pass = 0; pass < MOST_PASSES && open.length > 0; pass++) {
    const verdicts = verdictsOf(open.map((i) => drafts[i]!));
    open = open.filter((i, k) => {
      const next = applyTags(drafts[i]!, verdicts[k]!, tags, lexicon, LEAST);
      const changed = next !== drafts[i];
      drafts[i] = next;
      return changed;
    });
  }
  return drafts;
}

function fluencyOf(sentence: AnalysedSentence, { from, to, forms }: Change, model: LanguageModel): number {
  if (forms.length > MOST_FORMS) return 0;
  const candidate: Candidate = {
    kind: 'confusable',
    from,
    to,
    forms: forms.map(({ text }) => text.toLowerCase()),
    change: '',
    slotCandidate: 0,
    slotCurrent: 0,
    about: from,
  };
  const { total } = fluencyChange(model, sentenceFluency(model, sentence), candidate);
  return Math.max(-MOST_FLUENCY, Math.min(MOST_FLUENCY, total));
}

/** Confidence on the engine's scale, 0.5 being where a change of this kind is worth showing. */
export function confidenceOf({ change, kind, fluency }: WeighedChange, calibration: Calibration | null): number {
  const probability = Math.min(0.9999, change.probability);
  const logOdds = Math.log(probability / (1 - probability));
  const fit = calibration?.kinds[kind];
  const score = fit ? fit.bias + fit.editor * logOdds + fit.fluency * fluency : logOdds;
  return 1 / (1 + Math.exp(-score));
}

function toProposal(
  sentence: AnalysedSentence,
  weighed: WeighedChange,
  header: NeuralHeader,
  lexicon: Lexicon,
): Proposal {
  const edit = changeEdit(sentence, weighed.change);
  const { kind, errorClass, comment } = classifyChange(sentence, weighed.change, lexicon);
  return {
    start: edit.start,
    end: edit.end,
    replacements: [edit.text],
    rule: `neural/${kind}`,
    errorClass,
    comment,
    learned: true,
    confidence: confidenceOf(weighed, header.calibration),
  };
}
