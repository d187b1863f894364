import { codeAsRead } from '../pieces/spoken-form.ts';
import { addFixed } from './draft.ts';
import { groupEnd, optionEnd, readArgument } from './read-source.ts';
import { draftOf, type Scanner } from './scanner.ts';

/** Longest program text that is searched for. */
const LONGEST = 2_000;

/** Reads `\verb|…|`, `\lstinline[…]{…}`, `\mintinline{language}{…}`: program text within a sentence. */
export function readVerbatim(s: Scanner, from: number, name: string): void {
  const { text } = s;
  if (name.startsWith('mint')) {
    if (text[s.at] === '[') s.at = Math.max(optionEnd(text, s.at), s.at);
    const language = readArgument(text, s.at);
    if (language) s.at = language.end;
  } else if (name === 'lstinline' && text[s.at] === '[') s.at = Math.max(optionEnd(text, s.at), s.at);
  const delimiter = text[s.at] ?? '';
  const start = s.at + 1;
  const rest = text.slice(start, start + LONGEST);
  const line = start + (rest.indexOf('\n') < 0 ? rest.length : rest.indexOf('\n'));
  const close = rest.indexOf(delimiter);
  let end = delimiter === '{' ? groupEnd(text, s.at) - 1 : close < 0 ? line : Math.min(start + close, line);
  if (end < 0) end = line;
  s.at = Math.min(end + 1, text.length);
  addCode(s, text.slice(start, end), from, s.at);
}

/** Adds program text, which is not a word of the language. */
export function addCode(s: Scanner, code: string, from: number, to: number): void {
  const draft = draftOf(s);
  const start = draft.length;
  addFixed(draft, 'code', codeAsRead(draft.tail, code), from, to, code);
  draft.marks.push({ kind: 'code', start, end: draft.length });
}
