import { PLACEHOLDER } from '../pieces/piece.ts';
import type { CommandSpec } from './command-table.ts';
import { addFixed, closeMarks, openMark } from './draft.ts';
import { addFormula } from './math.ts';
import { isProse } from './prose.ts';
import { readArgument, skipOptions } from './read-source.ts';
import { draftOf, endParagraph, readBlock, readNote, type Scanner } from './scanner.ts';
import { addCode } from './verbatim.ts';
import { readWithin } from './walk-within.ts';

/** Reads the arguments of a command according to its entry in the table. */
export function readArguments(s: Scanner, spec: CommandSpec, name: string, from: number): void {
  if (spec.breaks) endParagraph(s);
  let content = '';
  for (const kind of spec.args) {
    if (kind === '=') {
      s.at = skipSetting(s.text, s.at);
      continue;
    }
    const next = skipOptions(s.text, skipOverlay(s.text, s.at));
    const argument = readArgument(s.text, next);
    if (!argument) {
      if (kind === 's') s.at = next;
      break;
    }
    const { contentStart, contentEnd, end } = argument;
    content = s.text.slice(contentStart, contentEnd);
    s.at = contentStart;
    if (kind === 't') readInText(s, spec, contentEnd, content, from, end);
    else if (kind === 'b')
      readBlock(s, spec.style ?? 'body', spec.level ?? 0, spec.role, () => readWithin(s, contentEnd));
    else if (kind === 'n') readNote(s, () => readWithin(s, contentEnd));
    s.at = end;
  }
  if (spec.as) addPlaceholder(s, spec, name, content, from);
}

const SETTING = /\s*\+?=\s*(?=\[)/y;

/** Returns the offset after " = [draw, rectangle]", or `at` where there is no such setting. */
function skipSetting(text: string, at: number): number {
  SETTING.lastIndex = at;
  return SETTING.test(text) ? skipOptions(text, SETTING.lastIndex) : at;
}

function readInText(
  s: Scanner,
  { mark, quotes }: CommandSpec,
  contentEnd: number,
  content: string,
  from: number,
  end: number,
): void {
  if (mark === 'code' && !isProse(content)) {
    s.at = end;
    addCode(s, content.replace(/\\([_#%&${}])/g, '$1'), from, end);
    return;
  }
  const draft = draftOf(s);
  const depth = draft.active.length;
  if (mark) openMark(draft, mark);
  if (quotes) addFixed(draft, 'macro', '“', from, s.at);
  readWithin(s, contentEnd);
  if (quotes) addFixed(draftOf(s), 'macro', '”', contentEnd, end);
  if (mark) closeMarks(draft, depth);
}

function addPlaceholder(s: Scanner, { as }: CommandSpec, name: string, content: string, from: number): void {
  const draft = draftOf(s);
  switch (as) {
    case 'math':
      addFormula(s, s.text.slice(from, s.at), from, s.at);
      return;
    case 'code':
      addCode(s, content.replace(/\\([_#%&${}~])/g, '$1'), from, s.at);
      return;
    case 'citation':
      addFixed(draft, 'citation', PLACEHOLDER, from, s.at, content);
      return;
    case 'macro': {
      const words = s.definitions.term(name, content);
      const number = /^\s*[\d.,]+\s*$/.test(content) ? content.trim() : undefined;
      addFixed(draft, 'macro', words ?? number ?? PLACEHOLDER, from, s.at, words ?? content);
      return;
    }
    default:
      addFixed(draft, as!, PLACEHOLDER, from, s.at, content);
  }
}

/** Skips the overlay of a slide command: `\only<2->`. */
export function skipOverlay(text: string, at: number): number {
  if (text[at] !== '<') return at;
  const end = text.slice(at, at + 30).indexOf('>');
  return end > 0 ? at + end + 1 : at;
}

/** Returns keys separated by commas, as they are shown; a file may have any number of blanks between them. */
export const shownKeys = (keys: string): string =>
  keys
    .split(',')
    .map((key) => key.trim())
    .join(', ');
