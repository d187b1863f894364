import { commonPairs } from '../../../text/common-pairs.ts';

/** A change of words: `text` comes in place of the words from `start` to `end`. Half-open UTF-16 offsets. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The markup before the words of a block: quotation marks of Markdown, then the mark of a heading, item, row or fence. */
const SIGN = /^[ \t>]*(?:#{1,6}[ \t]+|[-*+][ \t]+|\d{1,9}[.)][ \t]+|\|[ \t]*|(?:`{3}|~{3})[^\n]*\n)?/;

/**
 * Carries changes of words into the source from which they were read; everything else in it stays as it is.
 *
 * @param before the texts of the blocks in `source`, in order; a character of markup may be taken for one of theirs, so read the result
 *   again and compare it
 * @param write how new words are written in this format
 * @returns null when markup is among the words that change, or when the texts are not in the source
 */
export function editSource(
  source: string,
  before: readonly string[],
  now: readonly string[],
  write: (text: string) => string,
): string | null {
  let at = SIGN.exec(source)![0].length;
  let edited = '';
  let done = 0;
  for (const [i, text] of before.entries()) {
    const places = placesIn(source, text, at);
    for (const change of changedWords(text, now[i]!)) {
      const place = placeOf(source, text, places, change);
      if (!place) return null;
      edited += source.slice(done, place.start) + write(change.text);
      done = place.end;
    }
    at = Math.max(at, (places.findLast((place) => place >= 0) ?? -1) + 1);
  }
  return edited + source.slice(done);
}

/**
 * The place in the source of each UTF-16 unit of a text, which comes in it in order; a line end may be a space of the text. -1 for what is not there,
 * such as the number of a note.
 */
function placesIn(source: string, text: string, from: number): number[] {
  const places: number[] = [];
  let at = from;
  for (let i = 0; i < text.length; i++) {
    const isBlank = BLANK.test(text[i]!);
    let place = at;
    while (place < source.length && (isBlank ? !BLANK.test(source[place]!) : source[place] !== text[i])) place++;
    const isThere = place < source.length;
    places.push(isThere ? place : -1);
    if (isThere) at = place + 1;
  }
  return places;
}

const BLANK = /\s/;

function placeOf(
  source: string,
  text: string,
  places: readonly number[],
  { start, end }: Change,
): { readonly start: number; readonly end: number } | null {
  if (start === end) {
    const at = insertionPlace(source, text, places, start);
    return at === undefined || at < 0 ? null : { start: at, end: at };
  }
  if (places.slice(start, end).includes(-1)) return null;
  const place = { start: places[start]!, end: places[end - 1]! + 1 };
  const words = source.slice(place.start, place.end);
  return words.replace(/\s+/g, ' ') === text.slice(start, end).replace(/\s+/g, ' ') ? place : null;
}

/** Behind the signs that end emphasis, code or a link when a space or nothing follows, else behind the character before. */
function insertionPlace(source: string, text: string, places: readonly number[], at: number): number | undefined {
  if (at === 0) return places[0];
  if (at < text.length && BLANK.test(text[at]!)) return places[at];
  if (places[at - 1] === -1) return places[at];
  const behind = places[at - 1]! + 1;
  const end = source.trimEnd().length;
  return at === text.length && /^[*_`~]*$/.test(source.slice(behind, end)) ? end : behind;
}

/** Most cells of the table that finds the words in common; with more, all words between the first and the last change count as changed. */
const MOST_CELLS = 4_000_000;

/** The fewest changes of whole words that make one text of another, in order. */
export function changedWords(before: string, now: string): Change[] {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  const changes: Change[] = [];
  let [i, j, at] = [0, 0, 0];
  for (const [k, l] of [...commonPairs(old, fresh, MOST_CELLS), [old.length, fresh.length] as const]) {
    const [gone, text] = [old.slice(i, k).join(''), fresh.slice(j, l).join('')];
    if (gone !== '' || text !== '') changes.push({ start: at, end: at + gone.length, text });
    at += gone.length + (old[k]?.length ?? 0);
    [i, j] = [k + 1, l + 1];
  }
  return changes;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’]+|\p{N}+|\s|[^\s]/gu) ?? [];
