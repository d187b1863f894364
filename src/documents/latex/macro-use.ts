import { PLACEHOLDER } from '../pieces/piece.ts';
import type { CommandDefinition, ExpansionItem } from './definitions.ts';
import { addFixed, closeMarks, openMark } from './draft.ts';
import { addFormula } from './math.ts';
import { isProse } from './prose.ts';
import { type Argument, OPEN, optionEnd, readArgument, skipOptions } from './read-source.ts';
import { draftOf, endParagraph, readBlock, readNote, type Scanner } from './scanner.ts';
import { readWithin } from './walk-within.ts';

/** Reads a command that the project defines; false when it defines none of this name. */
export function readDefined(s: Scanner, name: string, from: number): boolean {
  let definition = s.definitions.command(name);
  if (!definition && name.endsWith('*')) {
    definition = s.definitions.command(name.slice(0, -1));
    if (definition) s.at--;
  }
  if (!definition) return false;
  const { expansion } = definition;
  if (expansion === 'unknown') return false;
  const args = readCall(s, definition);
  const end = s.at;
  if (expansion === 'math') addFormula(s, s.text.slice(from, end), from, end);
  else expand(s, expansion, args, from);
  s.at = end;
  return true;
}

/** Reads the arguments of a call, by number from 0; arguments without braces are skipped. */
function readCall(s: Scanner, { parameters, optional }: CommandDefinition): (Argument | undefined)[] {
  const args: (Argument | undefined)[] = [];
  for (let n = 0; n < parameters; n++) {
    if (n === 0 && optional) {
      if (s.text[s.at] === '[') s.at = Math.max(optionEnd(s.text, s.at), s.at);
      args.push(undefined);
      continue;
    }
    const argument = readArgument(s.text, s.at);
    args.push(argument);
    if (argument) s.at = argument.end;
    else s.at += /^\s?(?:\\[A-Za-z]+|[^\s\\{}])/.exec(s.text.slice(s.at, s.at + 40))?.[0].length ?? 0;
  }
  if (parameters === 0 && s.text.startsWith('{}', s.at)) s.at += 2;
  return args;
}

/** Largest number of characters and parts that all calls of a document may add; after that, calls show only their arguments. */
const MOST_EXPANSIONS = 1_000_000;

/** Shows the expansion of a call: its own words are fixed, its arguments are text where the definition uses them. */
function expand(
  s: Scanner,
  items: readonly ExpansionItem[],
  args: readonly (Argument | undefined)[],
  from: number,
): void {
  s.output.expanded += items.length;
  const long = s.output.expanded > MOST_EXPANSIONS;
  if (long) addFixed(draftOf(s), 'macro', PLACEHOLDER, from, from, '');
  const starts = followingStarts(items, args);
  let place = from;
  for (const [i, item] of items.entries()) {
    if (item.parameter === undefined) {
      if (long) continue;
      const next = Math.max(place, starts[i] ?? s.at);
      s.output.expanded += item.text.length;
      addFixed(draftOf(s), 'macro', item.text, place, Math.max(place, Math.min(next, s.at)), item.shown);
      place = next;
      continue;
    }
    const argument = args[item.parameter];
    if (!argument) continue;
    const end = s.at;
    s.at = argument.contentStart;
    readParameter(s, item, argument);
    place = argument.end;
    s.at = end;
  }
}

function readParameter(s: Scanner, item: ExpansionItem, argument: Argument): void {
  const read = () => readWithin(s, argument.contentEnd);
  if (item.place === 'note') readNote(s, read);
  else if (item.place) readBlock(s, item.place.style, item.place.level, item.place.role, read);
  else {
    const draft = draftOf(s);
    const depth = draft.active.length;
    for (const mark of item.marks ?? []) openMark(draft, mark);
    read();
    closeMarks(draft, depth);
  }
}

/** Returns, for each item, the start of the argument that is shown next after it. */
function followingStarts(
  items: readonly ExpansionItem[],
  args: readonly (Argument | undefined)[],
): (number | undefined)[] {
  const starts: (number | undefined)[] = [];
  let next: number | undefined;
  for (let i = items.length - 1; i >= 0; i--) {
    starts[i] = next;
    const { parameter } = items[i]!;
    if (parameter !== undefined) next = args[parameter]?.contentStart;
  }
  return starts;
}

/**
 * Reads an unknown command. An argument that is text is read as a paragraph of its own; other arguments are
 * skipped. Alone on its line the command sets something up; in a sentence it stands for a word.
 */
export function readUnknown(s: Scanner, _name: string, from: number): void {
  const { text } = s;
  let shown = '';
  let prose = false;
  s.output.unknown++;
  s.at = skipOptions(text, s.at);
  while (text.charCodeAt(s.at) === OPEN) {
    const argument = readArgument(text, s.at);
    if (!argument) break;
    const content = text.slice(argument.contentStart, argument.contentEnd);
    if (isProse(content)) {
      prose = true;
      s.at = argument.contentStart;
      readBlock(s, s.style, s.level, s.role, () => readWithin(s, argument.contentEnd));
    } else if (/^[\p{L}\p{N} .,'’-]{1,60}$/u.test(content)) shown = content;
    s.at = skipOptions(text, argument.end);
  }
  if (prose) return;
  if (isAlone(text, from, s.at)) {
    endParagraph(s);
    return;
  }
  addFixed(draftOf(s), 'macro', PLACEHOLDER, from, s.at, shown);
}

/** True when the line contains nothing else. */
function isAlone(text: string, from: number, to: number): boolean {
  let i = from - 1;
  while (i >= 0 && (text[i] === ' ' || text[i] === '\t')) i--;
  if (i >= 0 && text[i] !== '\n') return false;
  let j = to;
  while (text[j] === ' ' || text[j] === '\t' || text[j] === '\r') j++;
  return j >= text.length || text[j] === '\n' || text[j] === '%';
}
