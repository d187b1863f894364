import { COMBINING_COMMANDS, LETTER_COMMANDS } from './accents.ts';

/** Signs that source has to write in a way of its own. */
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
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTER_COMMANDS).map(([command, letter]) => [letter, `{\\${command}}`]),
);

/**
 * Text as LaTeX source. `known` are characters with the form in which the passage already writes them.
 *
 * @returns undefined for text that has no form in source, such as a line end
 */
export function toSource(
  text: string,
  known: ReadonlyMap<string, string>,
  isWritten: (character: string) => boolean,
): string | undefined {
  let out = '';
  for (const character of text.normalize('NFC')) {
    const form = known.get(character) ?? FORMS[character] ?? plainForm(character, isWritten);
    if (form === undefined) return undefined;
    out += form;
  }
  return out;
}

/** ASCII as it is, other characters as they are where the document writes such, else by command. */
function plainForm(character: string, isWritten: (character: string) => boolean): string | undefined {
  const code = character.codePointAt(0)!;
  if (code >= 32 && code < 127) return character;
  if (code < 32 || code === 127 || code === 0xfffc) return undefined;
  if (isWritten(character)) return character;
  const letter = LETTERS.get(character);
  if (letter) return letter;
  const [base, mark, ...more] = character.normalize('NFD');
  const command = mark === undefined || more.length > 0 ? undefined : COMBINING_COMMANDS.get(mark);
  return command === undefined || !/^[A-Za-z]$/.test(base ?? '') ? undefined : `\\${command}{${base}}`;
}
