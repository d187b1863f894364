import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word of a CoNLL-U file, columns 2 to 5, 7 and 8 (universaldependencies.org/format.html). */
export interface TreebankWord {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly xpos: string;
  /** 0-based position of the head in the sentence, -1 for the root. */
  readonly head: number;
  readonly relation: string;
  /** True if white space follows in the running text. */
  readonly spaceAfter: boolean;
}

export interface TreebankSentence {
  readonly id: string;
  readonly text: string;
  readonly words: readonly TreebankWord[];
  readonly startsDocument: boolean;
  readonly startsParagraph: boolean;
}

/** Reads every sentence of a `.conllu` or `.conllu.xz` file. */
export function readTreebank(path: string): TreebankSentence[] {
  const data = path.endsWith('.xz')
    ? execFileSync('xz', ['-dc', path], { maxBuffer: 1 << 29, encoding: 'utf8' })
    : readFileSync(path, 'utf8');
  const sentences: TreebankSentence[] = [];
  for (const block of data.split(/\n\n+/)) {
    if (block.trim() !== '') sentences.push(parseBlock(block));
  }
  return sentences;
}

function parseBlock(block: string): TreebankSentence {
  let id = '';
  let text = '';
  let startsDocument = false;
  let startsParagraph = false;
  const words: TreebankWord[] = [];
  let rangeEnd = 0;
  let rangeSpace = true;
  for (const line of block.split('\n')) {
    if (line.startsWith('#')) {
      if (line.startsWith('# sent_id = ')) id = line.slice(12);
      else if (line.startsWith('# text = ')) text = line.slice(9);
      else if (line.startsWith('# newdoc')) startsDocument = true;
      else if (line.startsWith('# newpar')) startsParagraph = true;
      continue;
    }
    const columns = line.split('\t');
    const [number = '', form = '', lemma = '', upos = '', xpos = ''] = columns;
    const spaceAfter = !/SpaceAfter=No/.test(columns[9] ?? '');
    if (number.includes('-')) {
      rangeEnd = Number(number.split('-')[1]);
      rangeSpace = spaceAfter;
      continue;
    }
    if (number.includes('.')) continue;
    const position = Number(number);
    const inRange = position <= rangeEnd;
    words.push({
      form,
      lemma,
      upos,
      xpos,
      head: Number(columns[6]) - 1,
      relation: columns[7] ?? '',
      spaceAfter: inRange ? position === rangeEnd && rangeSpace : spaceAfter,
    });
  }
  return { id, text, words, startsDocument, startsParagraph };
}

/** Paths of the matching treebank files in a folder, in order. */
export function treebankFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}
