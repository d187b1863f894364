import { tokenize } from '../../text/token.ts';
import { countWords } from '../../text/words.ts';
import type { CheckContext, CheckOptions, DocumentFacts } from '../context.ts';
import { factsOfParagraph } from '../document/document-facts.ts';
import { isMostlyForeign } from '../document/foreign-share.ts';
import { withReferenceNumbers } from '../document/reference-numbers.ts';
import { foreignLanguage, isForeignLabel } from '../language-guess/foreign-text.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { Paragraph } from '../sentence/paragraph.ts';
import type { PlaceKind } from '../sentence/place-kind.ts';
import { adviseWhereDoubtful } from './advise-where-doubtful.ts';
import { analyseText, isChecked, type TextSentence } from './analyse-text.ts';
import { capAdvice } from './cap.ts';
import type { CheckedSentence } from './checked-sentence.ts';
import { decide } from './decide.ts';
import type { EngineParts } from './engine-parts.ts';
import { foreignAdvisor } from './foreign-advisor.ts';
import { joinFragments } from './join-fragments.ts';
import { type Alert, presentAlerts, presentable } from './present.ts';
import { propose } from './propose.ts';
import { protect } from './protect.ts';
import { secondPass } from './second-pass.ts';
import { settleClasses } from './settle-classes.ts';
import { type Trace, traceDropped } from './trace.ts';
import { verify } from './verify.ts';
import { textShift, weigh } from './weigh.ts';
import { keepsObjects, withoutReferenceNumbers } from './without-reference-numbers.ts';

/** What the document says about a paragraph: facts about its words, and its kind of place. */
export interface PlaceInDocument {
  readonly facts?: DocumentFacts | undefined;
  readonly kind?: PlaceKind | undefined;
}

/**
 * The steps of a check: analyse, propose, protect, weigh, decide, second pass on the corrected sentence, verify, cap, present, join fragments. `trace` records the
 * outcome of each proposal.
 */
export function checkText(
  parts: EngineParts,
  written: string,
  options: CheckOptions,
  { facts, kind }: PlaceInDocument,
  trace?: Trace,
): CheckedSentence[] {
  const { analyse, lexicon, model } = parts;
  const read = withReferenceNumbers(written);
  const { text } = read;
  const sentences = analyseText(text, analyse, kind);
  const tokens = tokenize(text);
  const foreign = foreignLanguage(text, lexicon, tokens);
  if (foreign)
    return sentences.map(({ span }, i) =>
      checkedSentence(written, span, i === 0 ? [foreignAdvisor(text, span, foreign)] : []),
    );
  const document = facts ?? factsOfParagraph(text, tokens);
  const context: CheckContext = {
    ...options,
    lexicon,
    document,
    phrases: parts.rules.phrases,
    ...(model ? { model } : {}),
  };

  const candidates = (checked: readonly AnalysedSentence[]): Proposal[][] => {
    const proposed = propose(parts, checked, context);
    return checked.map((sentence, i) => {
      for (const proposal of trace ? proposed[i]! : []) trace!({ step: 'propose', proposal, text: sentence.paragraph });
      return settleClasses(protect(proposed[i]!, sentence, context, parts.rules, trace));
    });
  };

  const weighed = (proposals: readonly Proposal[], sentence: AnalysedSentence): readonly Proposal[] => {
    const moved = adviseWhereDoubtful(weigh(proposals, shift), sentence, shift);
    for (const [i, proposal] of trace ? moved.entries() : [])
      if (proposal.confidence !== proposals[i]!.confidence)
        trace!({ step: 'weigh', proposal, text: sentence.paragraph });
    return moved;
  };

  const pieces = englishPieces(
    sentences.flatMap((sentence) => sentence.pieces),
    lexicon,
    isMostlyForeign(document),
  );
  const found = candidates(pieces);
  const words = countWords(text);
  const shift = textShift(found, words);
  const decided = pieces.map((piece, i) => {
    const chosen = decide(weighed(found[i]!, piece), piece, context, trace);
    let again: AnalysedSentence | undefined;
    const analyseAgain = (corrected: string, start: number, end: number): AnalysedSentence => {
      if (again?.paragraph !== corrected) again = analyse(new Paragraph(corrected, kind), { start, end });
      return again;
    };
    const decideAgain = (corrected: string, start: number, end: number): Proposal[] => {
      const sentence = analyseAgain(corrected, start, end);
      return decide(weighed(candidates([sentence])[0]!, sentence), sentence, context, trace);
    };
    const verified = verify(piece, secondPass(piece, chosen, decideAgain, trace), context, analyseAgain, trace);
    return withoutReferenceNumbers(verified, read).filter((proposal) => keepsObjects(proposal, written));
  });
  const seen = decided.map((proposals, i) => presentable(pieces[i]!, proposals));
  const capped = options.allAdvice ? seen : capAdvice(seen, words, facts === undefined);
  for (const [i, before] of decided.entries()) {
    traceDropped(trace, 'cap', text, before, seen[i]!, () => 'a correction changes the words beside it');
    traceDropped(trace, 'cap', text, seen[i]!, capped[i]!, () => 'the paragraph has enough advice');
  }
  const checked = present(written, sentences, new Map(pieces.map((piece, i) => [piece, capped[i]!])));
  return joinFragments(written, sentences, checked);
}

/**
 * The pieces of English prose. Among sentences of another language ("Guardi dalla finestra. …"), or in a document in one, a few words are too little
 * evidence of English.
 */
function englishPieces(
  pieces: readonly AnalysedSentence[],
  lexicon: Lexicon,
  amongForeign: boolean,
): readonly AnalysedSentence[] {
  const checked = pieces.filter((piece) => isChecked(piece, lexicon));
  const holdsForeign = pieces.some(
    (piece) => !checked.includes(piece) && piece.tokens.some(({ kind }) => kind === 'word'),
  );
  if (!amongForeign && !holdsForeign) return checked;
  return checked.filter(({ tokens }) => !isForeignLabel(tokens, lexicon));
}

/** Step 9. Alerts in offsets of whole sentences; a piece's tokens are those to which an alert may extend. */
function present(
  text: string,
  sentences: readonly TextSentence[],
  shown: ReadonlyMap<AnalysedSentence, readonly Proposal[]>,
): CheckedSentence[] {
  return sentences.map(({ span, pieces }) =>
    checkedSentence(
      text,
      span,
      pieces.flatMap((piece) =>
        presentAlerts(
          { paragraph: text, tokens: piece.tokens, start: span.start, end: span.end, isExpository: piece.isExpository },
          shown.get(piece) ?? [],
        ),
      ),
    ),
  );
}

const checkedSentence = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  alerts: readonly Alert[],
): CheckedSentence => ({ start, end, text: text.slice(start, end), alerts });
