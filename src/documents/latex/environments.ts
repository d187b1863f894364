import { PLACEHOLDER } from '../pieces/piece.ts';
import { skipOverlay } from './arguments.ts';
import { addFixed } from './draft.ts';
import { type EnvironmentSpec, environmentSpec, isTheorem } from './environment-table.ts';
import { isEnglish } from './languages.ts';
import { addDisplay, addFormula } from './math.ts';
import { isProse } from './prose.ts';
import { environmentEnd, environmentName, OPEN, optionEnd, readArgument, skipOptions } from './read-source.ts';
import { closeFrame, draftOf, endParagraph, openFrame, readBlock, type Scanner } from './scanner.ts';
import { readWithin } from './walk-within.ts';

/** Reads `\begin{…}`; `at` is after the command. */
export function beginEnvironment(s: Scanner, from: number, end: number): void {
  const found = environmentName(s.text, s.at);
  if (!found) return;
  const { name } = found;
  s.at = found.end;
  const spec = environmentSpec(name) ?? s.definitions.environment(name);
  switch (spec?.kind) {
    case 'math':
      readMath(s, spec, name, from, end);
      return;
    case 'code':
    case 'drawing':
      readVerbatimEnvironment(s, spec, name, from, end);
      return;
    case 'hidden':
      if (name.startsWith('otherlanguage')) {
        openForeign(s, name);
        return;
      }
      s.at = Math.min(environmentEnd(s.text, s.at, name, end).end, end);
      endParagraph(s);
      return;
    case undefined:
      openUnknown(s, name);
      return;
    default:
      openKnown(s, spec!, name);
  }
}

/** A title within the text has the level of a subparagraph. */
const LOWEST_HEADING = 5;

function readMath(s: Scanner, spec: EnvironmentSpec, name: string, from: number, within: number): void {
  passArguments(s, spec.args ?? 0);
  const { contentEnd, end } = environmentEnd(s.text, s.at, name, within);
  const content = s.text.slice(s.at, contentEnd);
  s.at = end;
  if (name === 'math') addFormula(s, content, from, end);
  else addDisplay(s, content, from, end);
}

function readVerbatimEnvironment(s: Scanner, spec: EnvironmentSpec, name: string, from: number, within: number): void {
  const start = skipOptions(s.text, s.at);
  const { contentEnd, end } = environmentEnd(s.text, start, name, within);
  const content = s.text.slice(start, contentEnd);
  readBlock(s, spec.kind === 'code' ? 'code' : 'body', 0, undefined, () => {
    const kind = spec.kind === 'code' ? 'code' : 'graphic';
    const shown = spec.kind === 'code' ? content.trimEnd().replace(/^\s*?\n/, '') : '';
    addFixed(draftOf(s), kind, PLACEHOLDER, from, end, shown);
    if (kind === 'code') draftOf(s).marks.push({ kind: 'code', start: 0, end: 1 });
  });
  s.at = end;
}

function openForeign(s: Scanner, name: string): void {
  const language = readArgument(s.text, s.at);
  endParagraph(s);
  const english = language && isEnglish(s.text.slice(language.contentStart, language.contentEnd));
  if (language) s.at = language.end;
  openFrame(s, name, undefined, english ? undefined : 'language');
}

function openKnown(s: Scanner, spec: EnvironmentSpec, name: string): void {
  endParagraph(s);
  openFrame(s, name, spec, spec.kind === 'sources' ? 'sources' : undefined);
  const args = spec.args ?? 0;
  if (spec.title === 'first') readTitle(s);
  if (spec.title === 'option') readTitleOption(s);
  passArguments(s, spec.title === 'first' || spec.title === 'last' ? args - 1 : args);
  if (spec.title === 'last') readTitle(s);
  s.style = spec.style ?? s.style;
  s.role = spec.role ?? s.role;
  if (spec.kind === 'sources') s.style = 'bibliography';
  if (spec.kind === 'table') {
    s.cell = { table: ++s.output.tables, row: 0, column: 0, columns: 1 };
    s.list = undefined;
    s.style = 'table';
  }
  if (spec.kind === 'list') {
    const depth = s.list ? s.list.depth + 1 : 0;
    s.list = { ordered: spec.ordered === true, depth, id: ++s.output.lists, first: true };
    s.style = 'list';
  }
}

/** Reads the title of a slide or block, which is optional. */
function readTitle(s: Scanner): void {
  const { text } = s;
  s.at = skipOverlay(text, s.at);
  s.at = skipOptions(text, s.at);
  if (text.charCodeAt(s.at) !== OPEN) return;
  const title = readArgument(text, s.at);
  if (!title) return;
  s.at = title.contentStart;
  readBlock(s, 'heading', 2, undefined, () => readWithin(s, title.contentEnd));
  s.at = title.end;
}

/** A citation or label in an option is no part of its title; its argument is a key. */
const COMMAND_WITH_KEY = /\\[A-Za-z]{1,40}\*?(?:\[[^\]]{0,200}\])?\{[^{}]{0,200}\}/g;

/** Reads the title of a theorem, in brackets after its name. Settings and names of persons are not titles. */
function readTitleOption(s: Scanner): void {
  const { text } = s;
  if (text[s.at] !== '[') return;
  const end = optionEnd(text, s.at);
  if (end < 0) return;
  const bare = text.slice(s.at + 1, end - 1).replace(COMMAND_WITH_KEY, ' ');
  if (bare.includes('=') || (bare.match(/\p{L}{2,}/gu)?.length ?? 0) < 2) return;
  s.at++;
  readBlock(s, 'heading', LOWEST_HEADING, undefined, () => readWithin(s, end - 1));
  s.at = end;
}

/** Opens an unknown environment, which is read as text. Arguments follow directly; one that is text is a paragraph. */
function openUnknown(s: Scanner, name: string): void {
  endParagraph(s);
  openFrame(s, name);
  if (isTheorem(name)) readTitleOption(s);
  for (;;) {
    s.at = skipOptions(s.text, s.at);
    if (s.text.charCodeAt(s.at) !== OPEN) return;
    const argument = readArgument(s.text, s.at);
    if (!argument) return;
    if (isProse(s.text.slice(argument.contentStart, argument.contentEnd))) {
      s.at = argument.contentStart;
      readBlock(s, 'body', 0, undefined, () => readWithin(s, argument.contentEnd));
    }
    s.at = argument.end;
  }
}

function passArguments(s: Scanner, count: number): void {
  s.at = skipOptions(s.text, s.at);
  for (let n = 0; n < count; n++) {
    const argument = readArgument(s.text, s.at);
    if (!argument) return;
    s.at = skipOptions(s.text, argument.end);
  }
}

/** Reads `\end{…}`, which also closes everything left open inside. An end without a beginning is skipped. */
export function endEnvironment(s: Scanner): void {
  const found = environmentName(s.text, s.at);
  if (!found) return;
  s.at = found.end;
  if (found.name === 'document') {
    endParagraph(s);
    s.ended = true;
    return;
  }
  let depth = s.frames.length - 1;
  while (depth >= s.base && s.frames[depth]!.name !== found.name) depth--;
  if (depth < s.base) return;
  while (s.frames.length > depth) closeFrame(s);
}

/** Reads `\item`: a term in brackets is a paragraph of its own, a mark is not. */
export function readItem(s: Scanner): void {
  const { text } = s;
  endParagraph(s);
  if (s.list) s.list = { ...s.list, first: true };
  s.at = skipOverlay(text, s.at);
  let at = s.at;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t') at++;
  if (text[at] !== '[') return;
  const end = optionEnd(text, at);
  if (end < 0) return;
  s.at = at + 1;
  if (/[A-Za-z]{3}/.test(text.slice(at + 1, end - 1).replace(/\\[A-Za-z]+/g, ''))) {
    readWithin(s, end - 1);
    endParagraph(s);
  }
  s.at = end;
}
