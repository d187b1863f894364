import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { analyseSentences, type SentenceFacts } from '../../src/detection/sentence-facts.ts';
import type { Vocabulary } from '../../src/detection/vocabulary.ts';

/** A line of documents.jsonl (see prepare.py). */
export interface TrainingDocument {
  readonly id: string;
  readonly text: string;
  readonly label: number;
  readonly part: 'train' | 'dev' | 'pool' | 'measure' | 'mixed';
  /** A changed copy of a text to train on (disguised.py). */
  readonly disguised?: boolean;
}

export async function* readDocuments(folder: string): AsyncGenerator<TrainingDocument> {
  const lines = createInterface({ input: createReadStream(`${folder}/documents.jsonl`), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as TrainingDocument;
}

export function analyseDocument(text: string, vocabulary: Vocabulary): SentenceFacts[] {
  return analyseSentences(text, vocabulary);
}
