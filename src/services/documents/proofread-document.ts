import type { UnknownWord } from '../../contract/document-review.ts';
import { documentKind } from '../../documents/kind.ts';
import { dictionaryFilter } from '../dictionaries/dictionary-filter.ts';
import {
  type FileFault,
  FOREIGN_REFUSAL,
  IMPORTED_REFUSAL,
  type Refusal,
  refusalOf,
  sizeRefusal,
} from '../records/refusal.ts';
import { adviceInMeasure } from './advice-measure.ts';
import { adviseOnce } from './advice-once.ts';
import { isWanted } from './alert-filter.ts';
import { batches } from './batches.ts';
import type { BatchArgs, BatchResult } from './check-batch.ts';
import type { ConvertDoc } from './convert-doc.ts';
import { messageOf } from './latex-message.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import type { Step } from './progress-steps.ts';
import { engineOptions, type ProofreadingOptions } from './proofreading-options.ts';
import { spelledAlike } from './spelled-alike.ts';
import type { StoredPlan } from './stored-plan.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';
import { askOnceAboutUnknown } from './unknown-words.ts';

/** The steps of a document, wherever they run: in the threads of a pool or in this thread. */
export interface ProofreadingSteps {
  /** Converts a Word 97 to 2003 file to docx. */
  convert: ConvertDoc;
  prepare(bytes: Uint8Array): Promise<PreparedDocument | FileFault>;
  /** `onProgress` may be called with the number of paragraphs of the batch that are done. */
  check(args: BatchArgs, onProgress?: (paragraphs: number) => void): Promise<BatchResult>;
  write(args: WriteArgs): Promise<WrittenDocument>;
  /** The number of batches that are checked at once. */
  readonly width: number;
}

export interface ProofreadingInput {
  readonly bytes: Uint8Array;
  /** For the statistics page. */
  readonly filename: string;
  readonly options: ProofreadingOptions;
  readonly wordLimit: number;
  /** Words that the sender knows to be right. */
  readonly dictionary?: readonly string[];
}

export interface ProofreadingEvents {
  /** Called when the document has been read; `words` is its size. */
  readonly onRead?: (words: number) => Promise<void>;
  /** Called when a share of the step is done, 0 to 1. Steps come in order, and each begins with 0. */
  readonly onProgress?: (step: Step, share: number) => void;
}

/** Without it, a document that was not checked would look like one without a mistake. */
const FOREIGN_HALF =
  'At least half of the text seems to be in another language. Only English is checked, so that part was not checked.';

/** Word makes them paragraphs of the document when it saves it; until then they are files of another kind. */
const IMPORTED =
  'Part of the text was not checked: the document takes it in from other files when it is opened (altChunk). Open it in Word, save it and send it again.';

/** A document with its corrections, and its unknown words. */
export interface ProofreadDocument extends WrittenDocument {
  /** What its author should know about the result; null while all is well. */
  readonly message: string | null;
  readonly unknownWords: readonly UnknownWord[];
  /** What it was written from. */
  readonly plan: StoredPlan;
  /** The docx that a Word 97 to 2003 file was converted to. */
  readonly converted?: Uint8Array;
}

/** Processes a whole document: reads it, checks it batch by batch and writes the alerts into it. */
export async function proofreadDocument(
  steps: ProofreadingSteps,
  input: ProofreadingInput,
  { onRead, onProgress }: ProofreadingEvents = {},
): Promise<ProofreadDocument | Refusal> {
  const { filename, options, wordLimit, dictionary = [] } = input;
  onProgress?.('reading', 0);
  const bytes = documentKind(input.bytes) === 'doc' ? await steps.convert(input.bytes) : input.bytes;
  if ('fault' in bytes) return refusalOf(bytes);
  onProgress?.('reading', 0.5);
  const prepared = await steps.prepare(bytes);
  if ('fault' in prepared) return refusalOf(prepared);
  const { paragraphs, counts, words, imported = 0 } = prepared;
  await onRead?.(words);
  const refusal = sizeRefusal(words, paragraphs.length, wordLimit);
  if (refusal) return imported > 0 && paragraphs.length === 0 ? IMPORTED_REFUSAL : refusal;

  const waiting = batches(paragraphs).entries();
  const results: BatchResult[] = [];
  const done: number[] = [];
  const note = (batch: number, count: number) => {
    done[batch] = count;
    onProgress?.('checking', done.reduce((sum, each = 0) => sum + each, 0) / paragraphs.length);
  };
  onProgress?.('checking', 0);
  // The workers share one iterator. The first failure ends them all, so that no leftover work runs beside a retry.
  let failed = false;
  const worker = async () => {
    for (const [i, batch] of waiting) {
      if (failed) return;
      const args = { paragraphs: batch, options: engineOptions(options), counts };
      results[i] = await steps.check(args, (count) => note(i, count));
      note(i, batch.length);
    }
  };
  const workers = Array.from({ length: steps.width }, () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(workers);

  const total = (of: 'sentences' | 'foreign' | 'english') => results.reduce((sum, result) => sum + result[of], 0);
  const [sentences, foreign, english] = [total('sentences'), total('foreign'), total('english')];
  const halfForeign = foreign > 0 && foreign >= words / 2;
  // nothing was checked, and a score of 100 would praise a text that nobody looked at
  if (halfForeign && english === 0) return FOREIGN_REFUSAL;

  const isKnown = dictionaryFilter(dictionary);
  const found = results.flatMap((result) => result.alerts);
  const asked = found.filter((alert) => isWanted(alert, options) && !isKnown(alert));
  const wanted = adviceInMeasure(spelledAlike(asked), words, options.certainty);
  const byParagraph = new Map<number, ParagraphAlert[]>();
  for (const alert of wanted) byParagraph.set(alert.paragraph, [...(byParagraph.get(alert.paragraph) ?? []), alert]);
  const advised = adviseOnce(
    paragraphs.map(({ index, words }) => ({ alerts: byParagraph.get(index) ?? [], words })),
  ).flat();
  const texts = new Map(paragraphs.map(({ index, text }) => [index, text]));
  const { alerts, words: unknownWords } = askOnceAboutUnknown(advised, (paragraph) => texts.get(paragraph) ?? '');
  onProgress?.('writing', 0);
  const plan: StoredPlan = { alerts, sentences, date: new Date().toISOString() };
  const written = await steps.write({ bytes, options, filename, ...plan });
  const message = [halfForeign ? FOREIGN_HALF : null, imported > 0 ? IMPORTED : null, messageOf(written)]
    .filter(Boolean)
    .join(' ');
  return {
    ...written,
    unknownWords,
    plan,
    message: message || null,
    ...(bytes !== input.bytes && { converted: bytes }),
  };
}
