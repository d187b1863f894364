import { PLACEHOLDER } from '../pieces/piece.ts';
import { accented, isAccent, LETTER_COMMANDS, SIGN_COMMANDS } from './accents.ts';
import { readArguments } from './arguments.ts';
import { commandSpec, DECLARATIONS, SETTERS } from './command-table.ts';
import { CONDITIONALS } from './conditionals.ts';
import { DEFINERS } from './definers.ts';
import { addAtom, addFixed, openMark } from './draft.ts';
import { beginEnvironment, endEnvironment, readItem } from './environments.ts';
import { GLOSSED_EXAMPLES, GLOSSERS, readGloss, readGlossedExample } from './glosses.ts';
import { INCLUDERS } from './includes.ts';
import { isEnglish } from './languages.ts';
import { readDefined, readUnknown } from './macro-use.ts';
import { readDisplay, readInline } from './math.ts';
import { controlWordEnd, groupEnd, isBlank, isLetter, optionEnd, readArgument, skipBlank } from './read-source.ts';
import { addBlankAt, draftOf, endParagraph, type Scanner, switchOff } from './scanner.ts';
import { nextRow } from './tables.ts';
import { readTypewriter, readVerbatim } from './verbatim.ts';

/** Reads the command that begins with the current backslash. */
export function readCommand(s: Scanner, end: number): void {
  const { text, at } = s;
  const code = text.charCodeAt(at + 1);
  if (isLetter(code)) {
    const after = controlWordEnd(text, at + 1);
    readControlWord(s, text.slice(at + 1, after), after, end);
  } else readControlSymbol(s, text[at + 1] ?? '', end);
}

const ESCAPED = '&%$#_{}';

function readControlSymbol(s: Scanner, symbol: string, end: number): void {
  const { at } = s;
  s.at = Math.min(at + 2, end);
  if (ESCAPED.includes(symbol) && symbol !== '') addAtom(draftOf(s), symbol, at, s.at);
  else if (symbol === '\\') breakLine(s, at);
  else if (symbol === '(') readFormula(s, at, '\\)', end, readInline);
  else if (symbol === '[') readFormula(s, at, '\\]', end, readDisplay);
  else if (symbol === '-') addAtom(draftOf(s), '', at, s.at);
  else if (symbol === ',') addAtom(draftOf(s), '\u2009', at, s.at);
  else if (symbol === ' ' || symbol === '\n' || symbol === '\r') addBlankAt(s, at, s.at);
  else if (isAccent(symbol)) readAccent(s, symbol, at);
}

function readFormula(
  s: Scanner,
  at: number,
  closing: string,
  end: number,
  read: (s: Scanner, closing: string, opening: number, end: number) => void,
): void {
  s.at = at;
  read(s, closing, 2, end);
}

/** Reads `\\` with an optional star and length. */
function breakLine(s: Scanner, from: number): void {
  const { text } = s;
  if (text[s.at] === '*') s.at++;
  if (text[s.at] === '[') {
    const after = optionEnd(text, s.at);
    if (after > 0) s.at = after;
  }
  if (s.cell) nextRow(s);
  else if (draftOf(s).length > 0) addFixed(draftOf(s), 'break', '\n', from, s.at);
}

function readAccent(s: Scanner, accent: string, from: number): void {
  const { text } = s;
  let at = s.at;
  if (isLetter(accent.charCodeAt(0)) || isBlank(text.charCodeAt(at))) at = skipBlank(text, at);
  let letter = text[at] ?? '';
  let end = at + letter.length;
  if (letter === '{') {
    const close = groupEnd(text, at);
    if (close < 0 || close - at > 12) return;
    letter = text.slice(at + 1, close - 1).trim();
    end = close;
  } else if (letter === '\\') {
    end = controlWordEnd(text, at + 1);
    letter = text.slice(at, end);
    if (isBlank(text.charCodeAt(end))) end++;
  }
  if (letter.startsWith('\\')) letter = LETTER_COMMANDS.get(letter.slice(1).trim()) ?? '';
  if (!/^\p{L}?$/u.test(letter)) return;
  s.at = end;
  if (letter !== '') addAtom(draftOf(s), accented(accent, letter), from, end);
}

function readControlWord(s: Scanner, name: string, after: number, end: number): void {
  const from = s.at;
  s.at = after;
  if (name === 'begin') {
    beginEnvironment(s, from, end);
    return;
  }
  if (name === 'end') {
    endEnvironment(s);
    return;
  }
  if (name === 'item') {
    readItem(s);
    return;
  }
  if (isAccent(name)) {
    readAccent(s, name, from);
    return;
  }
  const special = SPECIAL.get(name);
  if (special) {
    special(s, from, name, end);
    return;
  }
  if (GLOSSED_EXAMPLES.has(name) && readGlossedExample(s, from, end)) return;
  if (name.startsWith('if') && readConditional(s, name)) return;
  const spec = commandSpec(name);
  const structural = spec?.style !== undefined || spec?.as === 'citation' || spec?.as === 'reference';
  if (!structural && readDefined(s, name, from)) return;
  if (spec) {
    readArguments(s, spec, name, from);
    if (SETTERS.has(name)) s.at = Math.min(skipBlank(s.text, s.at), end);
    return;
  }
  const mark = DECLARATIONS.get(name);
  if (mark) {
    if (mark === 'code' && readTypewriter(s, from)) return;
    // formatting that is already on stays on to the end of its group
    if (!draftOf(s).active.some(({ kind }) => kind === mark)) openMark(draftOf(s), mark);
    s.at = Math.min(skipBlank(s.text, s.at), end);
    return;
  }
  if (LETTER_COMMANDS.has(name)) {
    readLetter(s, name, from);
    return;
  }
  const sign = SIGN_COMMANDS.get(name);
  if (sign !== undefined) {
    readSign(s, sign, from);
    return;
  }
  readUnknown(s, name, from);
}

function readLetter(s: Scanner, name: string, from: number): void {
  if (s.text.startsWith('{}', s.at)) s.at += 2;
  else while (s.text[s.at] === ' ' || s.text[s.at] === '\t') s.at++;
  addAtom(draftOf(s), LETTER_COMMANDS.get(name)!, from, s.at);
}

/** Reads a sign. The braces after `\ldots{}` belong to it, so that text inserted after it cannot become part of its name. */
function readSign(s: Scanner, sign: string, from: number): void {
  if (s.text.startsWith('{}', s.at)) s.at += 2;
  addFixed(draftOf(s), 'macro', sign, from, s.at);
}

function readConditional(s: Scanner, name: string): boolean {
  return CONDITIONALS.get('if')!(s, s.at, name);
}

type Special = (s: Scanner, from: number, name: string, end: number) => void;
const SPECIAL = new Map<string, Special>();

function special(names: string, read: Special): void {
  for (const name of names.split(' ')) SPECIAL.set(name, read);
}

for (const [name, read] of DEFINERS) SPECIAL.set(name, read);
for (const [name, read] of INCLUDERS) SPECIAL.set(name, read);
for (const name of GLOSSERS) SPECIAL.set(name, readGloss);
special('else or', (s) => CONDITIONALS.get('else')!(s, s.at, 'else'));
special('fi', (s) => CONDITIONALS.get('fi')!(s, s.at, 'fi'));
special('verb verb* lstinline mintinline Verb mint', readVerbatim);
special('hspace hspace* hskip kern', (s, from) => {
  const argument = readArgument(s.text, s.at);
  if (argument) s.at = argument.end;
  else s.at += /^\s*(?:=\s*)?-?[\d.]+\s*(?:pt|em|ex|cm|mm|in|mu)?/.exec(s.text.slice(s.at, s.at + 30))?.[0].length ?? 0;
  addBlankAt(s, from, s.at);
});
special('vskip', (s) => {
  s.at += /^\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in)?/.exec(s.text.slice(s.at, s.at + 30))?.[0].length ?? 0;
  endParagraph(s);
});
special('quad qquad enspace enskip thinspace space hfill hfil dotfill hrulefill nobreakspace', (s, from) =>
  addBlankAt(s, from, s.at),
);
special('newline linebreak and And AND tabularnewline crcr cr', (s, from, name) => {
  if (s.cell && name.length > 2 && name !== 'newline') nextRow(s);
  else if (draftOf(s).length > 0) addFixed(draftOf(s), 'break', '\n', from, s.at);
});
special('today', (s, from) => addFixed(draftOf(s), 'macro', PLACEHOLDER, from, s.at, ''));
special('footnotemark tnote fnref', (s) => {
  if (s.text[s.at] === '[') s.at = Math.max(optionEnd(s.text, s.at), s.at);
});
special('selectlanguage', (s) => {
  const language = readArgument(s.text, s.at);
  if (!language) return;
  s.at = language.end;
  switchOff(s, 'language', !isEnglish(s.text.slice(language.contentStart, language.contentEnd)));
});
special('csname', (s, from) => {
  const end = s.text.slice(s.at, s.at + 500).indexOf('\\endcsname');
  if (end >= 0) s.at += end + 10;
  addFixed(draftOf(s), 'macro', PLACEHOLDER, from, s.at, '');
});
special('catcode', (s) => {
  const found = /^\s*`?\\?(\S)\s*(?:=\s*)?(?:\\active|\d+|`?\\?\S)/.exec(s.text.slice(s.at, s.at + 40));
  if (found) s.at += found[0].length;
  // if these characters get other rules, nothing after this point is read reliably
  if (!found || /[\\{}%$A-Za-z]/.test(found[1]!)) {
    switchOff(s, 'wild', true);
    s.output.wild = true;
  }
});
special('cmidrule', (s) => {
  const found = /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:\([^)]{0,20}\)\s*)?\{[-\d\s]{0,20}\}/.exec(
    s.text.slice(s.at, s.at + 120),
  );
  s.at += found?.[0].length ?? 0;
});
special('bibitem', (s) => {
  endParagraph(s);
  if (s.text[s.at] === '[') s.at = Math.max(optionEnd(s.text, s.at), s.at);
  const key = readArgument(s.text, s.at);
  if (key) s.at = key.end;
});
special('multicolumn', (s, from, name) => {
  const count = Number(/^\s*\{\s*(\d+)/.exec(s.text.slice(s.at, s.at + 12))?.[1] ?? 1);
  if (s.cell && count > 1 && count < 100) s.cell = { ...s.cell, columns: count };
  readArguments(s, commandSpec(name)!, name, from);
});
