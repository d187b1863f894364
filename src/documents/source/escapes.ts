import type { SourcePlace } from '../pieces/placement.ts';
import type { SourceFormat } from './formats.ts';

/** Returns the escaped form of a character that would otherwise be markup; undefined where the format has none. */
type EscapeForm = (character: string) => string | undefined;

const byBackslash: EscapeForm = (character) => `\\${character}`;

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Characters that may be markup in a format, and their escaped forms. */
const ESCAPES: Readonly<Partial<Record<SourceFormat, readonly [special: RegExp, form: EscapeForm]>>> = {
  asciidoc: [/[*_`#{+]/, byBackslash],
  typst: [/[*_`$#@<\\~]/, byBackslash],
  rst: [/[*`|\\_]/, byBackslash],
  html: [/[<>&]/, (character) => ENTITIES[character]],
  markdown: [/[\\`*_[\]<>&$|~#]/, byBackslash],
};

/**
 * Returns new text in the form of the format: characters of markup are escaped, unless the source already has them unescaped next to or in the replaced text.
 *
 * @param forms characters that the paragraph writes in a form of their own
 * @returns undefined where a character cannot be written
 */
export function escapes(
  format: SourceFormat,
  text: string,
  source: string,
  { from, to }: SourcePlace,
  forms: ReadonlyMap<string, string>,
): string | undefined {
  const [special, formOf] = ESCAPES[format] ?? [];
  const replaced = source.slice(from, to);
  let written = '';
  for (const character of text) {
    const known = forms.get(character);
    if (known !== undefined) written += known;
    else if (special?.test(character) && !replaced.includes(character)) {
      const escaped = formOf!(character);
      if (escaped === undefined) return undefined;
      written += escaped;
    } else written += character;
  }
  return written;
}
