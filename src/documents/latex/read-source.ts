import { balancedEnd } from './group-ends.ts';

/** Reads TeX source by character codes; all functions take an offset and return the one after the part that they read. */

export const BACKSLASH = 92;
export const OPEN = 123;
export const CLOSE = 125;
export const PERCENT = 37;
export const DOLLAR = 36;
const OPEN_BRACKET = 91;
const NEWLINE = 10;

export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 64;
}

export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === NEWLINE || code === 13;
}

/** Returns the place after the line that contains `at`, including its end. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Returns the place after a comment: TeX also drops the blanks at the start of the next line. */
export function skipComment(text: string, at: number): number {
  let end = lineEnd(text, at);
  while (end < text.length && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end++;
  return end;
}

/** Returns the place after blanks and comments, at most the end of the paragraph. */
export function skipBlank(text: string, at: number): number {
  let i = at;
  let lines = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === NEWLINE && ++lines > 1) return at;
    if (isBlank(code)) i++;
    else if (code === PERCENT) {
      i = skipComment(text, i);
      lines = 1;
    } else break;
  }
  return i;
}

/** Returns the end of the letters of a control word that begin at `at` (after the backslash), with a star if there is one. */
export function controlWordEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length && isLetter(text.charCodeAt(i))) i++;
  return text.charCodeAt(i) === 42 ? i + 1 : i;
}

/** Longest argument that is searched for; an unclosed group must not make every command read to the end of the file. */
const LONGEST_ARGUMENT = 200_000;
const LONGEST_OPTION = 4_000;

/** Returns the place after the group that begins at `at` with a brace; -1 when it does not end. Escapes and comments are skipped. */
export function groupEnd(text: string, at: number): number {
  return balancedEnd(text, at, LONGEST_ARGUMENT);
}

/** Returns the place after the option that begins at `at` with a square bracket; -1 when it does not end. */
export function optionEnd(text: string, at: number): number {
  return balancedEnd(text, at, LONGEST_OPTION);
}

/** Longest search backwards in a line for a percent sign. */
const LONGEST_LINE = 500;

/** True when the place is after a percent sign in its line. */
export function isCommented(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_LINE), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.includes('%') && /(?<!\\)(?:\\\\)*%/.test(line);
}

/**
 * Returns the first match of a global pattern that is not after a percent sign in its line. A pattern that begins with the line, `^[^%]*`, would
 * be tried again from each of its places.
 */
export function firstUncommented(text: string, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (!isCommented(text, found.index)) return found;
    pattern.lastIndex = found.index + 1;
  }
  return undefined;
}

export const DOCUMENT_BEGIN = /\\begin\s*\{document\}/g;

/** Returns the place after all options that follow, with blanks before them; `at` where there are none. */
export function skipOptions(text: string, at: number): number {
  let i = at;
  for (;;) {
    let next = i;
    while (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9) next++;
    const below = text.charCodeAt(next) === OPEN_BRACKET ? -1 : skipBlank(text, next);
    if (below >= 0) next = below;
    if (text.charCodeAt(next) !== OPEN_BRACKET) return i;
    const end = optionEnd(text, next);
    if (end < 0 || (below >= 0 && !isOptionBelow(text, next, end))) return i;
    i = end;
  }
}

/** Where a float may be put, or keys with values. */
const SETTINGS = /^\[(?:\s*[htbpH!]{1,6}\s*|[^\]]{0,300}=[\s\S]*)\]$/;

/**
 * True when brackets on the line below belong to the command, as they do for TeX: settings, or followed by an argument.
 * Other brackets there are more likely the author's.
 */
function isOptionBelow(text: string, start: number, end: number): boolean {
  return SETTINGS.test(text.slice(start, Math.min(end, start + 500))) || text.charCodeAt(skipBlank(text, end)) === OPEN;
}

/** An argument: a group in braces, or the next token. Undefined at the end of a paragraph or of the enclosing group. */
export interface Argument {
  readonly start: number;
  readonly end: number;
  readonly contentStart: number;
  readonly contentEnd: number;
}

export function readArgument(text: string, at: number): Argument | undefined {
  const start = skipBlank(text, at);
  const code = text.charCodeAt(start);
  if (code !== OPEN) return undefined;
  const end = groupEnd(text, start);
  return end < 0 ? undefined : { start, end, contentStart: start + 1, contentEnd: end - 1 };
}

const LONGEST_NAME = 80;

/** Returns the name in `\begin{name}` or `\end{name}`, and its end; `at` is after the command. */
export function environmentName(text: string, at: number): { name: string; end: number } | undefined {
  let i = at;
  while (isBlank(text.charCodeAt(i))) i++;
  if (text.charCodeAt(i) !== OPEN) return undefined;
  const close = text.slice(i, i + LONGEST_NAME).indexOf('}');
  if (close < 0) return undefined;
  const name = text.slice(i + 1, i + close).trim();
  return /[\n\\{%]/.test(name) ? undefined : { name, end: i + close + 1 };
}

/**
 * Returns where the content of an environment ends and where its end command ends; both are `within`, the end of the current range, when
 * the environment stays open.
 */
export function environmentEnd(
  text: string,
  at: number,
  name: string,
  within: number,
): { contentEnd: number; end: number } {
  const closing = `\\end{${name}}`;
  const found = text.slice(at, within).indexOf(closing);
  if (found >= 0) return { contentEnd: at + found, end: at + found + closing.length };
  return { contentEnd: within, end: within };
}
