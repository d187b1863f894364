import { COMBINING_COMMANDS, LETTER_COMMANDS, SIGN_COMMANDS } from './accents.ts';

/** Signs with a special form in source. */
const FORMS: Readonly<Record<string, string>> = {
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
  // in the default fonts of documents these characters produce other signs
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '–': '--',
  '—': '---',
  '…': '\\ldots{}',
  '\u00a0': '~',
  '\u2009': '\\,',
};
/** Commands that every LaTeX since 2020 has without a package. */
const SIGNS =
  'texteuro textdegree texttimes textpm textmu textbullet textperiodcentered textregistered texttrademark textcopyright textsterling textdagger S P';
/** Letters and signs with their commands; braces end the name, so that no blank after it is lost. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ...SIGNS.split(' ').map((command): [string, string] => [SIGN_COMMANDS.get(command)!, `\\${command}{}`]),
  ...[...LETTER_COMMANDS].map(([command, letter]): [string, string] => [letter, `\\${command}{}`]),
]);

/**
 * Returns text as LaTeX source. `known` has characters in the form in which the passage already writes them.
 *
 * @returns undefined for text that has no form in source, such as a line end
 */
export function toSource(
  text: string,
  known: ReadonlyMap<string, string>,
  isWritten: (character: string) => boolean,
): string | undefined {
  let out = '';
  for (const character of text) {
    const form = known.get(character) ?? FORMS[character] ?? plainForm(character, isWritten);
    if (form === undefined) return undefined;
    out += separator(out, form) + form;
  }
  return out;
}

/** Returns ASCII directly, other characters directly if the document writes such characters, else by command. */
function plainForm(character: string, isWritten: (character: string) => boolean): string | undefined {
  const code = character.codePointAt(0)!;
  if (code >= 32 && code < 127) return character;
  if (code < 32 || code === 127 || code === 0xfffc) return undefined;
  if (isWritten(character)) return character;
  const command = COMMANDS.get(character);
  if (command) return command;
  const [base, mark, ...more] = character.normalize('NFD');
  const accent = mark === undefined || more.length > 0 ? undefined : COMBINING_COMMANDS.get(mark);
  return accent === undefined || !/^[A-Za-z]$/.test(base ?? '') ? undefined : `\\${accent}{${base}}`;
}

/** Longer than any name of a command. */
const LONGEST_NAME = 60;
const CONTROL_WORD = /(?<!\\)(?:\\\\)*\\[A-Za-z@]+$/;
const LINE_BREAK_OR_WORD = /\\(?:\\|[A-Za-z@]+)\s*$/;

/**
 * Returns a separator for two stretches of source if the second would be read as part of the first: `{}`, which prints
 * nothing. A letter would lengthen the name of a command, a blank would be lost after it, a bracket or a star would become its
 * option, and two signs would become one: `-` and `-` a dash, `'` and `'` a quotation mark.
 */
export function separator(left: string, right: string): '' | '{}' {
  const next = right[0];
  const last = left.at(-1);
  if (next === undefined || last === undefined) return '';
  if (next === last && "-'`<>".includes(next)) return isEscaped(left) ? '' : '{}';
  // except for "!!{", which is read as a token of the Open Logic Project
  if (next === '`' && (last === '?' || last === '!') && !left.endsWith('!!')) return '{}';
  const end = left.slice(-LONGEST_NAME);
  if (/[A-Za-z@*]/.test(next) && CONTROL_WORD.test(end)) return '{}';
  if (/\s/.test(next) && CONTROL_WORD.test(end.trimEnd())) return '{}';
  return (next === '[' || next === '*') && LINE_BREAK_OR_WORD.test(end) ? '{}' : '';
}

/** True when the last character belongs to a command, such as `\-`. */
function isEscaped(left: string): boolean {
  return /(?<!\\)(?:\\\\)*\\.$/.test(left.slice(-LONGEST_NAME));
}
