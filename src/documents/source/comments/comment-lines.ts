import type { SourcePlace } from '../../pieces/placement.ts';
import { linesOf, trimmed } from '../lines.ts';
import type { Comment } from './find-comments.ts';

/** Lines for tools or lawyers. */
const FOR_TOOLS =
  /^\s*(?:eslint|tslint|biome|prettier|jshint|jslint|globals?\s|istanbul|c8\s|v8\s|webpack|@?ts-(?:ignore|expect|nocheck|check)|@flow|@jsx|@vite|@generated|noqa|type:\s|pylint|mypy|pyright|ruff|flake8|isort|fmt:|yapf|pragma|nosec|(?:en)?coding[:=]|-\*-|vim?:|ex:|rubocop|frozen_string_literal|typed:|shellcheck|go:|\+build|line\s\d|export\s\w+$|nolint|NOLINT|clang-format|SPDX|Copyright|©|\(c\)\s|All rights reserved|#?(?:end)?region\b|<reference|<amd|[#@]\s*source(?:Mapping)?URL|Code generated|DO NOT EDIT|!\s*\/|https?:\S+\s*$|[-=*#~_+/]{4,}|[\w.]{1,80}\([^()\n]{0,200}\)(?:\s*->.{0,200})?\s*$|.{0,100}?[-=*#~_]{5,}\s*$)/i;
const LICENCE =
  /\b(?:copyright|spdx-license|licen[cs]ed (?:to|under)|permission is hereby granted|redistribution and use|all rights reserved|without warranty)\b/i;
/** Ends and beginnings of lines that do not occur in prose. */
const CODE =
  /[;{}]\s*$|^\s*[)\]}]+[,;]?\s*$|^\s*(?:return|import|from|if|for|while|def|class|const|let|var|fn|func|function|public|private|protected|static|print|echo|export|else|elif|elsif|try|catch|except|use|require|include|local|async|await|assert|raise|throw|new|delete|yield|console)\b.{0,200}[:;({[=]\s*$|^\s*[\w.$[\]'"]+(?:\s*:\s*\w+)?\s*(?:[-+*/|&%]?=|\+\+|--|<-|:=)(?!=)\s*\S|^\s*[\w.$]+\([^)]{0,200}\)\s*(?:;\s*)?$|^\s*@\w+\s*(?:\(.{0,200}\)\s*)?$|=>|^\s*<\/?[a-zA-Z][\w.]*(?:\s[^>]{0,200})?\/?>\s*$|^\s*(?:\$|>>>|\.\.\.|#include|--?\w+)\s/;

/** Groups the lines of comments that belong together, without their signs, in the order of the source. */
export function commentGroups(source: string, comments: readonly Comment[]): SourcePlace[][] {
  const groups: SourcePlace[][] = [];
  let last: Comment | undefined;
  for (const comment of comments) {
    if (comment.kind === 'line') {
      const line = withoutSign(source, comment);
      const joins = last?.kind === 'line' && !comment.trailing && isNext(source, last, comment);
      if (joins) groups.at(-1)!.push(line);
      else groups.push([line]);
    } else groups.push(comment.kind === 'block' ? blockLines(source, comment) : docLines(source, comment));
    last = comment;
  }
  return groups
    .filter((group, i) => !(i < 2 && LICENCE.test(textOf(source, group))))
    .map((group) => forReaders(source, group));
}

const textOf = (source: string, group: readonly SourcePlace[]): string =>
  group.length === 0 ? '' : source.slice(group[0]!.from, group.at(-1)!.to).slice(0, 4000);

/** True for a comment below another in the same column: only blanks and one line end are between them. */
function isNext(source: string, last: Comment, next: Comment): boolean {
  const between = source.slice(last.to, Math.min(next.from, last.to + 400));
  if (next.from - last.to >= 400 || !/^\r?\n[ \t]*$/.test(between)) return false;
  // `///` and `//!` are for readers of the documentation, `//` is not
  if (last.trailing || isDoc(source, last) !== isDoc(source, next)) return false;
  return columnOf(source, last.from) === columnOf(source, next.from);
}

const isDoc = (source: string, { from, sign }: Comment): boolean => /[/!#]/.test(source[from + sign.length] ?? '');

const columnOf = (source: string, at: number): number => at - (source.lastIndexOf('\n', at - 1) + 1);

function withoutSign(source: string, { from, to, sign }: Comment): SourcePlace {
  let start = from + sign.length;
  while (start < to && (source[start] === sign[0] || source[start] === '!')) start++;
  if (source[start] === '<' && sign === '//') start++;
  if (source[start] === ' ') start++;
  return { from: start, to };
}

/** Returns the lines of a block comment without the column of stars before them. */
function blockLines(source: string, { from, to, sign }: Comment): SourcePlace[] {
  let start = from + sign.length;
  let end = to;
  if (sign === '/*') {
    while (start < to && /[*!]/.test(source[start]!)) start++;
    if (source[start] === '<') start++;
    if (source.startsWith('*/', to - 2)) end = Math.max(start, to - 2);
    while (end > start && source[end - 1] === '*') end--;
  } else end = Math.max(start, source.lastIndexOf('\n', to - 2));
  return linesOf(source, start, end).map((line) => {
    let at = line.from;
    while (at < line.to && /[ \t]/.test(source[at]!)) at++;
    if (source[at] !== '*' || at >= line.to)
      return line.from === start ? { from: Math.min(at, line.to), to: line.to } : line;
    return { from: source[at + 1] === ' ' && at + 1 < line.to ? at + 2 : at + 1, to: line.to };
  });
}

function docLines(source: string, { from, to, sign }: Comment): SourcePlace[] {
  const start = from + sign.length;
  const end = source.endsWith(sign, to) && to - sign.length >= start ? to - sign.length : to;
  return linesOf(source, start, end);
}

/** Removes lines for tools; returns nothing if most lines are commented-out code. */
function forReaders(source: string, group: readonly SourcePlace[]): SourcePlace[] {
  const written = group.filter((line) => trimmed(source, line).from < trimmed(source, line).to);
  const code = written.filter(({ from, to }) => CODE.test(source.slice(from, Math.min(to, from + 400)))).length;
  if (code * 2 > written.length) return [];
  return group.map((line) =>
    FOR_TOOLS.test(source.slice(line.from, Math.min(line.to, line.from + 200))) ? { from: line.to, to: line.to } : line,
  );
}
