import { codeAsRead } from '../pieces/spoken-form.ts';
import { addFixed } from './draft.ts';
import { isProse } from './prose.ts';
import { groupEnd, optionEnd, readArgument, skipBlank } from './read-source.ts';
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

/**
 * Reads the rest of a group that is set in typewriter from its beginning, `{\tt file\_name}`, unless it is a text.
 *
 * @returns false when it is not program text
 */
export function readTypewriter(s: Scanner, from: number): boolean {
  const { text } = s;
  let open = from - 1;
  while (text[open] === ' ') open--;
  if (text[open] !== '{') return false;
  const end = groupEnd(text, open) - 1;
  const content = text.slice(skipBlank(text, s.at), end);
  if (end < s.at || content.length > LONGEST || STRUCTURE.test(content) || isProse(content)) return false;
  s.at = end;
  addCode(s, content.replace(/\\([_#%&${}~])/g, '$1'), from, end);
  return true;
}

/** What holds more than a piece of a sentence. */
const STRUCTURE = /\n[^\S\n]*\n|\\(?:begin|end|item|par|input|include)(?![A-Za-z])|[&]/;

/** Adds program text, which is not a word of the language. */
export function addCode(s: Scanner, code: string, from: number, to: number): void {
  const draft = draftOf(s);
  const start = draft.length;
  addFixed(draft, 'code', codeAsRead(draft.tail, code), from, to, code);
  draft.marks.push({ kind: 'code', start, end: draft.length });
}
