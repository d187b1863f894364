import type { ParagraphAnswer, ParagraphBody } from '../../contract/paragraph.ts';
import type { CheckOptions } from '../../engine/context.ts';
import type { CheckedSentence } from '../../engine/engine.ts';
import { problem } from '../../platform/errors.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { countWords } from '../../text/words.ts';
import { withoutKnownWords } from '../dictionaries/dictionary-filter.ts';
import { CHECK_TASK_MODULE } from '../task-modules.ts';
import { checkOptions } from './check-options.ts';
import type { CheckTaskArgs } from './check-task.ts';
import { outcome, sentenceEntries } from './paragraph-response.ts';

/** Most words of one request. */
export const PARAGRAPH_WORDS = 500;
/**
 * Most UTF-16 code units of one request. A word limit alone is not enough: a million brackets are no words and cost 3.7
 * s. At this size the worst text found takes 0.4 s, and 500 words of prose have 3,000 characters.
 */
const PARAGRAPH_CHARACTERS = 100_000;

export interface CheckedParagraph {
  readonly response: ParagraphAnswer;
  /** For the usage record. */
  readonly words: number;
}

export type CheckText = (text: string, options: CheckOptions) => Promise<CheckedSentence[]>;
/** @param dictionary words that the caller declares right; read only if a spelling is questioned */
export type CheckParagraph = (
  request: ParagraphBody,
  dictionary?: () => Promise<readonly string[]>,
) => Promise<CheckedParagraph>;

/**
 * The paragraph check: counts, checks and returns the result in the contract's format. The text is held only for the
 * time of the call and goes to no log, file, table, metric or cache.
 * @throws EmendError `paragraph.missing`, `paragraph.too-long`, `paragraph.too-large`, or what the worker pool throws
 */
export function createCheckParagraph(check: CheckText): CheckParagraph {
  return async (request, dictionary) => {
    const { paragraph } = request;
    if (paragraph.length > PARAGRAPH_CHARACTERS)
      throw problem('paragraph.too-large', { count: paragraph.length, limit: PARAGRAPH_CHARACTERS });
    const words = countWords(paragraph);
    if (paragraph.trim() === '') throw problem('paragraph.missing', { limit: PARAGRAPH_WORDS });
    if (words > PARAGRAPH_WORDS) throw problem('paragraph.too-long', { count: words, limit: PARAGRAPH_WORDS });
    const options = checkOptions(request);
    const checked = await check(paragraph, options);
    const response = sentenceEntries(dictionary ? await withoutKnownWords(checked, dictionary) : checked);
    return {
      words,
      response: {
        status: true,
        message: outcome(response),
        input: paragraph,
        response,
        language: options.language,
        style_guide: request.style_guide ?? null,
      },
    };
  };
}

/** Checks texts in the threads of a pool. */
export function checkInPool(pool: WorkerPool): CheckText {
  return (text, options) =>
    pool.run<CheckedSentence[]>({
      module: CHECK_TASK_MODULE,
      fn: 'checkText',
      args: { text, options } satisfies CheckTaskArgs,
    });
}
