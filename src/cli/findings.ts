import type { Alert } from '../engine/pipeline/present.ts';
import { UNKNOWN_WORD } from '../engine/spelling/unknown-word-rule.ts';
import { styler, type Terminal, write } from './terminal.ts';

/** Returns line and column of an offset, starting at 1. */
export type Place = (offset: number) => { readonly line: number; readonly column: number };

/**
 * Returns the line and the column (both from 1) of an offset. Offsets must increase: the count goes on from the last one,
 * because a text of a megabyte has too many findings to count from the start each time.
 */
export function placesIn(text: string): Place {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    for (; end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

/** An alert and its place in the file; offsets increase from one to the next. */
export interface PlacedAlert {
  readonly alert: Alert;
  readonly offset: number;
}

/** Prints "FILE:12:7  recieved → received" with the comment below it. Questions about words are added to `unknown`, by the word in lower case. */
export async function printFindings(
  alerts: readonly PlacedAlert[],
  { file, place, unknown }: { readonly file: string; readonly place: Place; readonly unknown: Map<string, string[]> },
  stdout: Terminal['stdout'],
  clear: () => void,
): Promise<number> {
  const style = styler(stdout);
  let found = 0;
  for (const { alert, offset } of alerts) {
    const { line, column } = place(offset);
    if (alert.rule === UNKNOWN_WORD) {
      const word = alert.coveredText.toLowerCase();
      unknown.set(word, [...(unknown.get(word) ?? []), `${line}:${column}`]);
      continue;
    }
    const covered = style('red', alert.coveredText);
    const change =
      alert.replacements.length > 0 ? `${covered} → ${style('green', alert.replacements.join(' | '))}` : covered;
    clear();
    await write(
      stdout,
      `${style('dim', `${file}:${line}:${column}`)}  ${change}\n    ${alert.comment} ${style('dim', `[${alert.rule}]`)}\n`,
    );
    found++;
  }
  return found;
}

/** Prints what follows the findings: words that no list has, and the number of findings. */
export async function printEnd(
  found: number,
  unknown: ReadonlyMap<string, readonly string[]>,
  stdout: Terminal['stdout'],
): Promise<void> {
  await write(stdout, unknownWords(unknown));
  await write(stdout, found === 0 ? 'Nothing was found.\n' : `${found} found.\n`);
}

/** Returns one block with all words that no list has, each with its places. Most are names and terms. */
function unknownWords(unknown: ReadonlyMap<string, readonly string[]>): string {
  if (unknown.size === 0) return '';
  const words = [...unknown].map(([word, places]) => `    ${word}  ${places.join(', ')}\n`);
  return `${unknown.size} ${unknown.size === 1 ? 'word' : 'words'} we do not know:\n${words.join('')}`;
}
