import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnotatedSentence, readM2, tokensOf } from './m2-file.ts';
import { detokenise, type Tokenisation } from './natural-text.ts';

/** Learner sentences with corrections. */
export interface LearnerSet {
  readonly name: string;
  readonly tokenisation: Tokenisation;
  readonly sentences: readonly AnnotatedSentence[];
  /** For each sentence, the rewritten sentences of all references, for GLEU; only if there are several references. */
  readonly references?: readonly (readonly (readonly string[])[])[];
  /** One natural sentence per line, the input of the systems. */
  readonly lines: readonly string[];
}

/** Reads one `.m2` file. */
export function readM2Set(name: string, file: string, tokenisation: Tokenisation): LearnerSet {
  const sentences = readM2(readFileSync(file, 'utf8'));
  return { name, tokenisation, sentences, lines: naturalLines(sentences, tokenisation) };
}

/** Reads JFLEG's layout: `PART.ref.m2` and one file `PART.refN` per reference, in `folder`. */
export function readJfleg(name: string, folder: string, part: string): LearnerSet {
  const set = readM2Set(name, join(folder, `${part}.ref.m2`), 'together');
  const files = [0, 1, 2, 3].map((k) => join(folder, `${part}.ref${k}`)).filter((file) => existsSync(file));
  const columns = files.map((file) => {
    const rows = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').map(tokensOf);
    if (rows.length !== set.sentences.length)
      throw new Error(`${file}: ${rows.length} lines for ${set.sentences.length} sentences`);
    return rows;
  });
  return { ...set, references: set.sentences.map((_, index) => columns.map((rows) => rows[index]!)) };
}

function naturalLines(sentences: readonly AnnotatedSentence[], tokenisation: Tokenisation): string[] {
  return sentences.map(({ source }) => detokenise(source, tokenisation).text);
}
