import { countWords } from '../../text/words.ts';
import type { AnalysedSentence } from '../analysis.ts';
import type { CheckContext, CheckOptions, DocumentFacts } from '../context.ts';
import { foreignAdvisor } from '../language-guess/foreign-advisor.ts';
import { foreignLanguage } from '../language-guess/foreign-text.ts';
import type { Proposal } from '../proposal.ts';
import { analyseText, isChecked, type TextSentence } from './analyse-text.ts';
import { capAdvice } from './cap.ts';
import { decide } from './decide.ts';
import type { EngineParts } from './engine-parts.ts';
import { type Alert, presentAlerts } from './present.ts';
import { propose } from './propose.ts';
import { protect } from './protect.ts';
import { secondPass } from './second-pass.ts';
import { settleClasses } from './settle-classes.ts';
import { type Trace, traceDropped } from './trace.ts';
import { textShift, weigh } from './weigh.ts';

/** A sentence of the text with its alerts; `start` and `end` are offsets into the text. */
export interface CheckedSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Sorted, disjoint; offsets are into the sentence. */
  readonly alerts: readonly Alert[];
}

/**
 * The way of a check: analyse, propose, protect, weigh, decide, once more on the corrected sentence, cap, present. `trace` takes down what
 * becomes of each proposal.
 */
export function checkText(
  parts: EngineParts,
  text: string,
  options: CheckOptions,
  document: DocumentFacts,
  trace?: Trace,
): CheckedSentence[] {
  const { analyse, lexicon, model, editor } = parts;
  const sentences = analyseText(text, analyse);
  const foreign = foreignLanguage(text, lexicon);
  if (foreign)
    return sentences.map(({ span }, i) =>
      checkedSentence(text, span, i === 0 ? [foreignAdvisor(text, span, foreign)] : []),
    );
  const context: CheckContext = { ...options, lexicon, document, ...(model ? { model } : {}) };

  const candidates = (sentence: AnalysedSentence, edited: readonly Proposal[]): Proposal[] => {
    if (!isChecked(sentence, lexicon)) return [];
    const proposed = propose(parts, sentence, context, edited);
    for (const proposal of trace ? proposed : []) trace!({ step: 'propose', proposal, text: sentence.paragraph });
    return settleClasses(protect(proposed, sentence, context, parts.rules, trace));
  };

  const pieces = sentences.flatMap((sentence) => sentence.pieces);
  const edits = editedBy(editor, pieces, lexicon);
  const found = pieces.map((piece) => candidates(piece, edits.get(piece) ?? []));
  const words = countWords(text);
  const shift = textShift(found, words);
  const decided = pieces.map((piece, i) => {
    const chosen = decide(weigh(found[i]!, shift), piece, context, trace);
    const decideAgain = (corrected: string, start: number, end: number): Proposal[] => {
      const again = analyse(corrected, { start, end });
      return decide(weigh(candidates(again, editor?.([again])[0] ?? []), shift), again, context, trace);
    };
    return secondPass(piece, chosen, decideAgain, trace);
  });
  const capped = capAdvice(decided, words);
  for (const [i, before] of decided.entries())
    traceDropped(trace, 'cap', text, before, capped[i]!, () => 'the paragraph has enough advice');
  return present(text, sentences, new Map(pieces.map((piece, i) => [piece, capped[i]!])));
}

/** What the neural editor makes of each sentence; it reads them all together. */
function editedBy(
  editor: EngineParts['editor'],
  pieces: readonly AnalysedSentence[],
  lexicon: EngineParts['lexicon'],
): ReadonlyMap<AnalysedSentence, readonly Proposal[]> {
  if (!editor) return new Map();
  const read = pieces.filter((piece) => isChecked(piece, lexicon));
  const lists = editor(read);
  return new Map(read.map((piece, i) => [piece, lists[i]!]));
}

/** Step 8. Alerts in the offsets of whole sentences; a piece's tokens are those that an alert may lean on. */
function present(
  text: string,
  sentences: readonly TextSentence[],
  shown: ReadonlyMap<AnalysedSentence, readonly Proposal[]>,
): CheckedSentence[] {
  return sentences.map(({ span, pieces }) =>
    checkedSentence(
      text,
      span,
      pieces.flatMap((piece) => presentAlerts({ ...piece, start: span.start, end: span.end }, shown.get(piece)!)),
    ),
  );
}

const checkedSentence = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  alerts: readonly Alert[],
): CheckedSentence => ({ start, end, text: text.slice(start, end), alerts });
