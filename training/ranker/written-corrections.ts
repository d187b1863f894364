import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RealEdit, RealText } from './real-corrections.ts';

/** A mark: what is written, what is meant (alternatives after a slash, best first), and the class of the error. */
const MARK = /\{([^{}|]*)\|([^{}|]*)\|([A-Z]+)\}/;
const SENTENCE_END = /[.!?]["”’)]?\s+(?=[A-Z“"])/g;

/**
 * Reads texts that were written as learners write, with every error marked (`{written|meant|TYPE}`): each paragraph,
 * and also each of its sentences alone, because sentences are checked alone too.
 */
export function readWritten(file: string): RealText[] {
  const documents = readFileSync(file, 'utf8')
    .split(/^=== .*$/m)
    .slice(1);
  return documents.flatMap((document, i) =>
    document
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .flatMap((paragraph) => {
        const whole = readMarked(paragraph);
        const as = (text: { text: string; edits: readonly RealEdit[] }): RealText => ({
          ...text,
          ...{ group: `${basename(file)} ${i}`, set: 'learners', late: false },
        });
        return [as(whole), ...sentencesOf(whole).map(as)];
      }),
  );
}

interface Marked {
  readonly text: string;
  readonly edits: readonly RealEdit[];
}

/** The text as it was written, with its marks as edits. */
export function readMarked(paragraph: string): Marked {
  const edits: RealEdit[] = [];
  let text = '';
  const write = (piece: string): void => {
    // if nothing is written, the spaces on both sides are one
    const joined = text === '' || text.endsWith(' ') ? piece.trimStart() : piece;
    text = /^\s*[,.;:?!]/.test(joined) ? text.trimEnd() + joined.trimStart() : text + joined;
  };
  let rest = paragraph;
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    const [whole, written, meant, type] = mark as unknown as [string, string, string, string];
    write(rest.slice(0, mark.index));
    const choices = (written.includes('/') ? [meant] : meant.split('/')).map((choice) => choice.trim());
    if (written.trim() === '') {
      const start = text.trimEnd().length;
      const apart = (choice: string): string =>
        /^[,.;:?!]/.test(choice) ? choice : start === 0 ? `${choice} ` : ` ${choice}`;
      edits.push({ start, end: start, to: choices.map(apart), type });
    } else {
      write(written.trim());
      edits.push({ start: text.length - written.trim().length, end: text.length, to: choices, type });
    }
    rest = rest.slice(mark.index + whole.length);
  }
  write(rest);
  return { text: text.trimEnd(), edits };
}

/** Sentences of at least four words whose ends no edit crosses. */
function sentencesOf({ text, edits }: Marked): Marked[] {
  const starts = [0, ...[...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length)];
  if (starts.length === 1) return [];
  return starts.flatMap((start, i) => {
    const end = text.slice(0, starts[i + 1]).trimEnd().length;
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
    const crossed = edits.some((edit) => edit.start < end && edit.end > start && !inside.includes(edit));
    const sentence = text.slice(start, end);
    if (crossed || sentence.split(' ').length < 4) return [];
    return [
      { text: sentence, edits: inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })) },
    ];
  });
}
