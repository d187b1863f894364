import { escapeText } from './xml.ts';

/** What a line of Markdown refers to: addresses by name, and the labels of notes. */
export interface References {
  readonly links: ReadonlyMap<string, string>;
  readonly note: (name: string) => string;
}

/** The HTML for a piece of Markdown; null when the next rule applies instead. */
type Rule = readonly [
  pattern: RegExp,
  write: (match: RegExpExecArray, references: References, before: string) => string | null,
];

/** No word in emphasis, code or link is longer; a sign without its end must not be looked for to the end of the file. */
const LONGEST = 5_000;

/** The inline part of Markdown as HTML: emphasis, links, code, escapes, notes. Pictures are left out. */
export function inlineHtml(source: string, references: References): string {
  let html = '';
  let at = 0;
  while (at < source.length) {
    let written: string | null = null;
    const rest = source.slice(at, at + LONGEST);
    const span = codeSpan(rest);
    if (span) {
      html += escapeText(span.text);
      at += span.length;
      continue;
    }
    for (const [pattern, write] of RULES) {
      pattern.lastIndex = 0;
      const match = pattern.exec(rest);
      if (match) written = write(match, references, source[at - 1] ?? '');
      if (match && written !== null) {
        at += match[0].length;
        break;
      }
    }
    html += written ?? escapeText(source[at++]!);
  }
  return html;
}

/** The code that opens a text, between two runs of as many backticks; the first run where there is no second. */
function codeSpan(text: string): { readonly text: string; readonly length: number } | undefined {
  const sign = /^`+/.exec(text)?.[0];
  if (sign === undefined) return undefined;
  const rest = text.slice(sign.length);
  for (const { 0: run, index } of rest.matchAll(/`+/g))
    if (run === sign) return { text: rest.slice(0, index).trim(), length: 2 * sign.length + index };
  return { text: sign, length: sign.length };
}

/** The name that defines an address: upper case and the number of spaces do not matter. */
export const nameOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const link = (href: string, inner: string): string => `<a href="${escapeText(href)}">${inner}</a>`;

/** Signs around words; `_` must stand at the edge of a word, and neither sign has a space on its inner side. */
function emphasis(pattern: RegExp, ...tags: readonly string[]): Rule {
  return [
    pattern,
    (match, references, before) => {
      if (match[0].startsWith('_') && /[\p{L}\p{N}]/u.test(before)) return null;
      const inner = inlineHtml(match[1]!, references);
      return (
        tags.map((tag) => `<${tag}>`).join('') +
        inner +
        tags
          .map((tag) => `</${tag}>`)
          .reverse()
          .join('')
      );
    },
  ];
}

const RULES: readonly Rule[] = [
  [/[^\\`![\]<*_~&\n ]+/y, ([text]) => escapeText(text)],
  [/(?: {2,}|\\)\n/y, () => '<br>'],
  [/[ \n]+/y, () => ' '],
  [/\\([!-/:-@[-`{-~])/y, ([, sign]) => escapeText(sign!)],
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/y, () => ''],
  [/\[\^([^\]\s]+)\]/y, ([, name], { note }) => note(name!)],
  [
    /\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\]\(\s*(?:(?:<([^\s)>]*)|([^\s)<>][^\s)>]*))>?\s*)?(?:(?:"[^"]*"|'[^']*')\s*)?\)/y,
    ([, words, angled, bare], references) => link(angled ?? bare ?? '', inlineHtml(words!, references)),
  ],
  [
    /\[([^\]]+)\](?:\[([^\]]*)\])?/y,
    ([, words, name], references) => {
      const href = references.links.get(nameOf(name || words!));
      return href === undefined ? null : link(href, inlineHtml(words!, references));
    },
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, href]) => link(href!, escapeText(href!))],
  [/<([^\s<>@]+@[^\s<>@]+)>/y, ([, address]) => link(`mailto:${address}`, escapeText(address!))],
  // These elements mean in Markdown what they mean in the schema; of all other elements only the words stay.
  [/<\/?(?:sup|sub|b|i|em|strong|br)\s*\/?>/iy, ([tag]) => tag],
  [/<(?:\/?[a-z][^>]*|!--[\s\S]*?--)>/iy, () => ''],
  emphasis(/\*{3}(?=\S)((?:\\[\s\S]|[^\\*])+?)(?<!\s)\*{3}(?!\*)/y, 'strong', 'em'),
  emphasis(/_{3}(?=\S)((?:\\[\s\S]|[^\\_])+?)(?<!\s)_{3}(?![\p{L}\p{N}_])/uy, 'strong', 'em'),
  emphasis(/\*{2}(?=\S)((?:\\[\s\S]|[^\\*]|\*(?!\*))+?)(?<!\s)\*{2}(?!\*)/y, 'strong'),
  emphasis(/_{2}(?=\S)((?:\\[\s\S]|[^\\_]|_(?!_))+?)(?<!\s)_{2}(?![\p{L}\p{N}_])/uy, 'strong'),
  emphasis(/\*(?=[^\s*])((?:\\[\s\S]|[^\\*]|\*{2}[^*]+\*{2})+?)(?<!\s)\*(?!\*)/y, 'em'),
  emphasis(/_(?=[^\s_])((?:\\[\s\S]|[^\\_]|_{2}[^_]+_{2}|_[\p{L}\p{N}])+?)(?<!\s)_(?![\p{L}\p{N}_])/uy, 'em'),
  [/~~/y, () => ''],
  [/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/iy, ([entity]) => entity],
];
