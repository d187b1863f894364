import { isBlank, readArgument } from './read-source.ts';
import { draftOf, endParagraph, type Scanner } from './scanner.ts';

type Read = (s: Scanner) => void;

/** Commands that include another file. */
export const INCLUDERS: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['input', (s) => include(s, true)],
  ['include', (s) => include(s, false)],
  ['subfile', (s) => include(s, false)],
  ['subfileinclude', (s) => include(s, false)],
  ['import', includeFrom],
  ['subimport', includeFrom],
  ['includefrom', includeFrom],
  ['subincludefrom', includeFrom],
  [
    'endinput',
    (s) => {
      s.ended = true;
    },
  ],
]);

/** Reads `\input{name}`, and `\input name` as in plain TeX. */
function include(s: Scanner, plain: boolean): void {
  const { text } = s;
  const argument = readArgument(text, s.at);
  let name = '';
  if (argument) {
    name = text.slice(argument.contentStart, argument.contentEnd);
    s.at = argument.end;
  } else if (plain) {
    let start = s.at;
    while (isBlank(text.charCodeAt(start))) start++;
    let end = start;
    while (end < text.length && !isBlank(text.charCodeAt(end)) && !'\\{}%'.includes(text[end]!)) end++;
    name = text.slice(start, end);
    s.at = end;
  }
  read(s, name);
}

/** Reads `\import{folder}{name}`. */
function includeFrom(s: Scanner): void {
  const folder = readArgument(s.text, s.at);
  if (!folder) return;
  const name = readArgument(s.text, folder.end);
  if (!name) return;
  s.at = name.end;
  read(s, s.text.slice(name.contentStart, name.contentEnd), s.text.slice(folder.contentStart, folder.contentEnd));
}

function read(s: Scanner, name: string, folder?: string): void {
  if (!s.include || name === '' || /[#\\]/.test(name)) return;
  // a file inside a note or a cell is rare; it ends the text before it
  if (draftOf(s).length > 0 || s.drafts.length === 1) endParagraph(s);
  s.include(s, name.trim(), folder?.trim());
}
