import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import { type DocumentCounts, documentFacts } from '../../engine/document-facts.ts';
import type { Engine } from '../../engine/engine.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { engineOf } from '../check-task.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** A paragraph to check, with its index in the document. */
export interface TextParagraph {
  readonly index: number;
  readonly text: string;
}

export interface BatchArgs {
  readonly paragraphs: readonly TextParagraph[];
  readonly options: CheckOptions;
  readonly counts: DocumentCounts;
}

export interface BatchResult {
  readonly alerts: readonly ParagraphAlert[];
  readonly sentences: number;
}

/** Checks some paragraphs of a document in the light of what the whole document says about its words. */
export function checkParagraphs(
  engine: Engine,
  paragraphs: readonly TextParagraph[],
  options: CheckOptions,
  facts: DocumentFacts,
): BatchResult {
  const alerts: ParagraphAlert[] = [];
  let sentences = 0;
  for (const { index, text } of paragraphs) {
    for (const sentence of engine.check(text, options, facts)) {
      sentences++;
      for (const alert of sentence.alerts)
        alerts.push({
          ...alert,
          paragraph: index,
          start: alert.start + sentence.start,
          end: alert.end + sentence.start,
        });
    }
  }
  return { alerts, sentences };
}

/** Runs in worker threads. */
export function checkBatch({ paragraphs, options, counts }: BatchArgs, context: TaskContext): BatchResult {
  return checkParagraphs(engineOf(context), paragraphs, options, documentFacts(counts));
}

/** Batches of about so many words: half a second of work, so that a stopped job stops soon. */
const BATCH_WORDS = 1500;

/** Cuts paragraphs into batches in their order; `wordsOf` gives the size of one. */
export function batches<T>(paragraphs: readonly T[], wordsOf: (paragraph: T) => number): T[][] {
  const result: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const paragraph of paragraphs) {
    if (size >= BATCH_WORDS) {
      result.push([]);
      size = 0;
    }
    result.at(-1)!.push(paragraph);
    size += wordsOf(paragraph);
  }
  return result;
}

export const BATCH_TASK_MODULE = import.meta.url;
