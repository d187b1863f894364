import type { CheckedSentence } from '../../engine/engine.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { splitBlocks, splitLongBlock, type TextBlock } from '../paragraph/text-blocks.ts';
import { TEXT_TASK_MODULE } from '../task-modules.ts';
import type { CheckTextsArgs, SurveyArgs, TextSurvey, WholeText, WholeTextArgs } from './text-task.ts';

export interface CheckedText extends Omit<TextSurvey, 'counts'> {
  /** Results for the whole text in its order; offsets refer to it. */
  readonly sentences: readonly CheckedSentence[];
}

export interface TextToCheck {
  readonly text: string;
  readonly options: WholeTextArgs['options'];
  /** The client that sent the text. Texts of one client take turns with those of others. */
  readonly group: string;
  /** True when nobody waits for the answer any more. */
  readonly isAbandoned: () => boolean;
}

export type CheckWholeText = (request: TextToCheck) => Promise<CheckedText>;

/** Longest paragraph in UTF-16 code units. Longer ones are split because the time of a task is limited. */
const LONGEST = 10_000;
/** Length of text per task: a fifth of a second of work. */
const BATCH = 8_000;

/**
 * Checks a text of any length in the threads of a pool. A short text is one task, like a paragraph. A long text is
 * surveyed first, then its paragraphs are checked in batches, as many at once as there are threads. Batches belong to a
 * group, so that they leave one thread free for single paragraph checks.
 */
export function createCheckWholeText(pool: WorkerPool): CheckWholeText {
  return async ({ text, options, group, isAbandoned }) => {
    const blocks = splitBlocks(text).flatMap((block) => splitLongBlock(block, LONGEST));
    const paragraphs = blocks.map((block) => block.text);
    if (text.length <= BATCH) {
      const args: WholeTextArgs = { paragraphs, options };
      const { checked, ...known } = await pool.run<WholeText>({ module: TEXT_TASK_MODULE, fn: 'checkWhole', args });
      return { ...known, sentences: placed(blocks, checked) };
    }
    const args: SurveyArgs = { paragraphs };
    const { language, ...survey } = await pool.run<TextSurvey>(
      { module: TEXT_TASK_MODULE, fn: 'surveyText', args },
      { group },
    );
    const batches = batchesOf(paragraphs);
    const checked: CheckedSentence[][][] = batches.map(() => []);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < batches.length && !isAbandoned()) {
        const at = next++;
        const task: CheckTextsArgs = { paragraphs: batches[at]!, options, survey };
        checked[at] = await pool.run({ module: TEXT_TASK_MODULE, fn: 'checkParagraphs', args: task }, { group });
      }
    };
    await Promise.all(Array.from({ length: pool.size }, work));
    return { language, variety: survey.variety, sentences: placed(blocks, checked.flat()) };
  };
}

/** The sentences of all paragraphs with offsets into the text. Paragraphs that were not checked have none. */
function placed(blocks: readonly TextBlock[], checked: readonly (readonly CheckedSentence[])[]): CheckedSentence[] {
  return checked.flatMap((sentences, i) =>
    sentences.map((sentence) => ({
      ...sentence,
      start: sentence.start + blocks[i]!.start,
      end: sentence.end + blocks[i]!.start,
    })),
  );
}

function batchesOf(paragraphs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const paragraph of paragraphs) {
    if (size + paragraph.length > BATCH) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)!.push(paragraph);
    size += paragraph.length;
  }
  return batches;
}
