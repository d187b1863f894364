import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import { type DocumentCounts, documentFacts } from '../../engine/document/document-facts.ts';
import type { Engine } from '../../engine/engine.ts';
import { FOREIGN_TEXT } from '../../engine/pipeline/foreign-advisor.ts';
import { kindByLooks, type PlaceKind } from '../../engine/sentence/place-kind.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { engineOf } from '../paragraph/check-task.ts';
import { isAboutMention } from './mentions.ts';
import { isOutOfPlace, type ParagraphShape } from './paragraph-shape.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import type { DocumentCheckOptions } from './proofreading-options.ts';
import { asWritten } from './raised.ts';

/** A paragraph to check, with its index in the document. */
export interface TextParagraph {
  readonly index: number;
  readonly text: string;
  readonly words: number;
  readonly shape: ParagraphShape;
  /** Its role in the document, if the document says so. */
  readonly kind?: PlaceKind | undefined;
}

export interface BatchArgs {
  readonly paragraphs: readonly TextParagraph[];
  readonly options: DocumentCheckOptions;
  readonly counts: DocumentCounts;
}

export interface BatchResult {
  readonly alerts: readonly ParagraphAlert[];
  readonly sentences: number;
  /** Words of paragraphs that were not checked because they are in another language. */
  readonly foreign: number;
  /** Words of the other paragraphs, without those too short to show a language and without references. */
  readonly english: number;
}

/**
 * Checks some paragraphs of a document, using what the whole document says about its words. Returns all advice;
 * `adviseOnce` decides how much of it to show once all paragraphs are known.
 *
 * @param between called before each paragraph with the number of paragraphs done
 */
export function checkParagraphs(
  engine: Engine,
  paragraphs: readonly TextParagraph[],
  options: CheckOptions,
  facts: DocumentFacts,
  between: (done: number) => void = () => undefined,
): BatchResult {
  const alerts: ParagraphAlert[] = [];
  let sentences = 0;
  let foreign = 0;
  let english = 0;
  for (const [done, paragraph] of paragraphs.entries()) {
    const { index, text, shape, kind } = paragraph;
    between(done);
    const checked = engine.check(text, { ...options, allAdvice: true }, facts, kind);
    sentences += checked.length;
    if (checked.some((sentence) => sentence.alerts.some(({ rule }) => rule === FOREIGN_TEXT)))
      foreign += paragraph.words;
    else if (paragraph.words >= ENOUGH && (kind ?? kindByLooks(text, false)) !== 'reference')
      english += paragraph.words;
    if (
      checked.some((sentence) => sentence.alerts.length > 0) &&
      isHeadOfForeign(engine, paragraph, paragraphs[done + 1])
    )
      continue;
    for (const sentence of checked) {
      for (const alert of sentence.alerts) {
        const placed = {
          ...alert,
          paragraph: index,
          start: alert.start + sentence.start,
          end: alert.end + sentence.start,
        };
        const written = inPlace(placed, text, shape);
        if (written) alerts.push(written);
      }
    }
  }
  return { alerts, sentences, foreign, english };
}

/** More words than these show their language themselves. */
const FEW = 4;
/** Fewer words do not show it well. */
const ENOUGH = 10;

/** True for a heading of a few words over a paragraph that is clearly in another language, such as "Abstrakt" over a Czech abstract. */
function isHeadOfForeign(engine: Engine, { words }: TextParagraph, next: TextParagraph | undefined): boolean {
  if (words > FEW || next === undefined || next.words < ENOUGH) return false;
  return engine.textLanguage(next.text).name !== 'English';
}

/**
 * Returns an alert that is useful in a document, with the characters of the document. A summary in another language is
 * not a mistake, so it gets no alert in each paragraph.
 */
export function inPlace(alert: ParagraphAlert, text: string, shape: ParagraphShape): ParagraphAlert | undefined {
  if (alert.rule === FOREIGN_TEXT || isOutOfPlace(alert, text, shape)) return undefined;
  if (isAboutMention(alert, text, shape.mentions ?? [])) return undefined;
  return asWritten(alert, text, shape.raised ?? []);
}

/** The options with the variety settled. If none was chosen, it is the one in which the words of the whole document are spelt. */
export function settleVariety(engine: Engine, options: DocumentCheckOptions, counts: DocumentCounts): CheckOptions {
  const { language } = options;
  return { ...options, language: language === 'auto' ? engine.guessVariety(counts.words) : language };
}

/** Runs in worker threads. */
export function checkBatch({ paragraphs, options, counts }: BatchArgs, context: TaskContext): BatchResult {
  const engine = engineOf(context);
  const settled = settleVariety(engine, options, counts);
  return checkParagraphs(engine, paragraphs, settled, documentFacts(counts), (done) => {
    context.progress(done);
    context.standAside();
  });
}

/**
 * Runs once in each thread and makes its engine, so that the first document does not wait for it. Lowering the priority
 * of these threads (setpriority on Linux) was tried and left out: on a busy machine, paragraph checks beside documents
 * had a median of 438 ms with it and 49 ms without it, because a suspended thread can hold what others wait for.
 */
export function warmUp(_: unknown, context: TaskContext): void {
  engineOf(context);
}
