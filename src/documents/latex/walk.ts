import { PLACEHOLDER } from '../pieces/piece.ts';
import { readCommand } from './commands.ts';
import { addAtom, addFixed, addText } from './draft.ts';
import { magicComment } from './magic-comments.ts';
import { readDisplay, readInline } from './math.ts';
import { BACKSLASH, CLOSE, DOLLAR, isBlank, lineEnd, OPEN, PERCENT, skipComment } from './read-source.ts';
import { addBlankAt, closeFrame, draftOf, endParagraph, openFrame, type Scanner, switchOff } from './scanner.ts';
import { nextCell } from './tables.ts';

/** 1 for characters that end a run of plain text and need special treatment. */
const COMMA = 44;
const SPECIAL = new Uint8Array(128);
for (const character of "\\{}%$&~`'-\n\r\t <>#!,") SPECIAL[character.charCodeAt(0)] = 1;

/** Reads from the scanner's place to `end` as the text of paragraphs. */
export function walk(s: Scanner, end: number): void {
  const { text } = s;
  const outer = s.base;
  s.base = s.frames.length;
  let at = s.at;
  while (at < end) {
    let stop = at;
    while (stop < end) {
      const code = text.charCodeAt(stop);
      if (code < 128 && SPECIAL[code] === 1) {
        // one blank between words is the common case
        if (code === 32 && stop > at && !isBlank(text.charCodeAt(stop + 1)) && text.charCodeAt(stop + 1) !== PERCENT)
          stop++;
        else if (code === 39 && text.charCodeAt(stop + 1) !== 39) stop++;
        else if (code === 45 && text.charCodeAt(stop + 1) !== 45) stop++;
        else break;
      } else stop++;
    }
    if (stop > at) {
      addText(draftOf(s), text, at, stop);
      at = stop;
      continue;
    }
    s.at = at;
    special(s, text.charCodeAt(at), end);
    at = s.at;
    if (s.ended) break;
  }
  s.at = end;
  while (s.frames.length > s.base) closeFrame(s);
  s.base = outer;
}

function special(s: Scanner, code: number, end: number): void {
  const { text, at } = s;
  switch (code) {
    case BACKSLASH:
      readCommand(s, end);
      return;
    case OPEN:
      openFrame(s);
      s.at++;
      return;
    case CLOSE:
      if (s.frames.length > s.base && s.frames.at(-1)!.name === undefined) closeFrame(s);
      s.at++;
      return;
    case PERCENT:
      readComment(s);
      return;
    case DOLLAR:
      if (text.charCodeAt(at + 1) === DOLLAR) readDisplay(s, '$$', 2, end);
      else readInline(s, '$', 1, end);
      return;
    case 38: // &
      if (s.cell) nextCell(s);
      else addText(draftOf(s), text, at, at + 1);
      s.at++;
      return;
    case 126: // ~
      addAtom(draftOf(s), '\u00a0', at, at + 1);
      s.at++;
      return;
    case 33: // !
      readToken(s);
      return;
    case 35: // #
      readParameter(s);
      return;
    case 32:
    case 9:
    case 10:
    case 13:
      readBlanks(s, end);
      return;
    default:
      readLigature(s, code);
  }
}

function readComment(s: Scanner): void {
  const { text, at } = s;
  const next = lineEnd(text, at);
  if (next - at > 8) {
    const magic = magicComment(text.slice(at, Math.min(next, at + 200)));
    if (magic) switchOff(s, 'magic', magic === 'stop');
  }
  const after = skipComment(text, at);
  s.at = after;
  // an empty line after a comment ends the paragraph: the comment includes only the end of its own line
  const code = text.charCodeAt(after);
  if (code === 10 || (code === 13 && text.charCodeAt(after + 1) === 10)) {
    endParagraph(s);
    s.at = after + 1;
  }
}

const TOKEN = /!!(\^?)(a?)(?=\{)/y;

/** Reads `!!{word}` and `!!a{word}`: words that the Open Logic Project lets its readers choose, with and without an article. */
function readToken(s: Scanner): void {
  const { text, at } = s;
  TOKEN.lastIndex = at;
  const found = TOKEN.exec(text);
  s.at = at + (found ? found[0].length : 1);
  if (!found) addText(draftOf(s), text, at, s.at);
  else if (found[2] === 'a') addFixed(draftOf(s), 'macro', found[1] === '^' ? 'A ' : 'a ', at, s.at);
}

/** Reads `#1` in the body of a definition. */
function readParameter(s: Scanner): void {
  const { text, at } = s;
  const digit = /[1-9]/.test(text[at + 1] ?? '');
  s.at = at + (digit ? 2 : 1);
  if (digit) addFixed(draftOf(s), 'parameter', PLACEHOLDER, at, s.at, text[at + 1]!);
  else addText(draftOf(s), text, at, s.at);
}

function readBlanks(s: Scanner, end: number): void {
  const { text, at } = s;
  let i = at;
  let lines = 0;
  while (i < end && isBlank(text.charCodeAt(i))) if (text.charCodeAt(i++) === 10) lines++;
  s.at = i;
  if (lines > 1) endParagraph(s);
  else if (i === at + 1 && text.charCodeAt(at) !== 13 && mayJoin(s)) addText(draftOf(s), text, at, i);
  else addBlankAt(s, at, i);
}

/** True when a single blank may be a character of the text piece before it. */
function mayJoin(s: Scanner): boolean {
  const draft = draftOf(s);
  return draft.length > 0 && !/[ \n]$/.test(draft.tail);
}

/** True for two commas directly before a word, which the T1 encoding sets as the low quotation mark of German, Polish or Hungarian. */
const opensLowQuotation = (text: string, at: number): boolean =>
  /^[\p{L}\\]/u.test(text.slice(at + 2, at + 4)) && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

function readLigature(s: Scanner, code: number): void {
  const { text, at } = s;
  const draft = draftOf(s);
  const repeated = text.charCodeAt(at + 1) === code && (code !== COMMA || opensLowQuotation(text, at));
  s.at = at + (repeated ? 2 : 1);
  if (!repeated) addText(draft, text, at, at + 1);
  else if (code === 45) {
    const three = text.charCodeAt(at + 2) === 45;
    if (three) s.at++;
    addAtom(draft, three ? '—' : '–', at, s.at);
  } else if (code === 39) addAtom(draft, '”', at, s.at);
  else if (code === 96) addAtom(draft, '“', at, s.at);
  else if (code === COMMA) addAtom(draft, '„', at, s.at);
  else if (code === 60) addAtom(draft, '«', at, s.at);
  else if (code === 62) addAtom(draft, '»', at, s.at);
  else {
    addText(draft, text, at, at + 1);
    s.at = at + 1;
  }
}
