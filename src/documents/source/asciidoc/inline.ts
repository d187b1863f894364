import { PLACEHOLDER } from '../../pieces/piece.ts';
import { entityAt } from '../entities.ts';
import { asAtom, asCode, asFixed, asHidden, type InlineSyntax, type ReadMatch, showPart } from '../inline/syntax.ts';

/** Macros whose text is shown; the text of others is code, a formula or a picture. */
const SHOWN = /^(?:link|xref|https?|ftp|irc|mailto|anchor)$/;

const readMacro: ReadMatch = (match, items) => {
  const [whole, name, , content] = match;
  const { index } = match;
  const range = { start: index, end: index + whole.length };
  if (/^(?:stem|latexmath|asciimath)$/.test(name!)) items.push({ ...range, kind: 'formula', content: content! });
  else if (/^(?:image|icon)$/.test(name!)) items.push({ ...range, kind: 'fixed', as: 'graphic', text: PLACEHOLDER });
  else if (/^(?:footnote|footnoteref|indexterm|anchor|bibanchor|index)$/.test(name!))
    items.push({ ...range, kind: 'fixed', as: 'reference', text: '' });
  else if (SHOWN.test(name!) && content !== '') {
    // a caret or attributes after the text are for the browser
    const shown = content!.replace(/,\s*\w+=.*|\^$/s, '');
    showPart(match, items, whole.length - 1 - content!.length, shown.length);
  } else items.push({ ...range, kind: 'code', content: content! });
};

const readEntity: ReadMatch = (match, items) => {
  const entity = entityAt(match.input, match.index);
  const range = { start: match.index, end: match.index + match[0].length };
  if (entity?.text === undefined) items.push({ ...range, kind: 'fixed', as: 'macro', text: PLACEHOLDER });
  else items.push({ ...range, kind: 'atom', text: entity.text });
};

const SIGNS: Readonly<Record<string, string>> = { C: '©', R: '®', TM: '™' };
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: '\u00a0',
    amp: '&',
    lt: '<',
    gt: '>',
    apos: "'",
    quot: '"',
    plus: '+',
    startsb: '[',
    endsb: ']',
    vbar: '|',
    caret: '^',
    asterisk: '*',
    tilde: '~',
    backslash: '\\',
    backtick: '`',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    deg: '°',
    empty: '',
    blank: '',
    sp: ' ',
    zwsp: '',
    wj: '',
  }),
);

/** Inline markup of AsciiDoc (Asciidoctor's documentation, "Text", "Macros"). */
export const ASCIIDOC: InlineSyntax = {
  special:
    /[`*_#^~+{<[\\("&]|footnote(?:ref)?:|\b(?!\w{0,40}footnote(?:ref)?:)[a-z]\w{0,30}:(?=[^\s[]{0,1000}\[)|\b(?=https?:\/\/|www\.)/g,
  signs: '*_#^~',
  italic: '_',
  opens: (before, after, length) => /\S/.test(after) && (length === 2 || !/[\w:;}]/.test(before)),
  closes: (before, after, length) => /\S/.test(before) && (length === 2 || !/\w/.test(after)),
  rules: {
    '"': [
      [
        /"`((?:[^`]|`(?!")){1,1000})`"/y,
        (match, items) => {
          const { index } = match;
          const end = index + match[0].length;
          items.push(
            { kind: 'atom', start: index, end: index + 2, text: '“' },
            { kind: 'atom', start: end - 2, end, text: '”' },
          );
        },
      ],
    ],
    '`': [
      [/``((?:[^`]|`(?!`)){1,1000})``|(?<!\w)`(?=\S)([^`]{1,1000})(?<=\S)`(?!\w)|`(?=\S)([^`\s]{1,200})`/y, asCode()],
    ],
    '+': [
      [/\+\+\+(?:(?!\+\+\+)[\s\S]){0,1000}\+\+\+|\+\+(?:(?!\+\+)[\s\S]){1,1000}\+\+/y, asCode()],
      [/(?<!\w)\+(?=\S)[^+\n]{1,500}(?<=\S)\+(?!\w)/y, asCode()],
      [/(?<=\s)\+(?=\n|$)/y, asHidden],
    ],
    '{': [
      [
        /\{([\w-]{1,60})(?::[^}\n]{0,200})?\}/y,
        (match, items) => {
          const text = CHARACTERS.get(match[1]!);
          (text === undefined ? asFixed('macro', PLACEHOLDER) : asAtom(() => text))(match, items);
        },
      ],
    ],
    '<': [
      [
        /<<[^,<>\n]{1,300}(?:,[ \t]*([^<>]{1,500}))?>>/y,
        (match, items) => {
          if (match[1] === undefined) asFixed('reference', PLACEHOLDER)(match, items);
          else showPart(match, items, match[0].length - 2 - match[1].length, match[1].length);
        },
      ],
      [/<(?:\d{1,3}|\.)>/y, asHidden],
      [/<(https?:[^<>\s]{1,1000})>/y, asCode(1)],
    ],
    '[': [
      [/\[\[[^\]\n]{1,200}\]\]/y, asFixed('reference', '')],
      [/\[[^\]\n]{1,100}\](?=[#*_`])/y, asHidden],
    ],
    '(': [
      [/\(\(\([^()\n]{1,300}\)\)\)/y, asFixed('reference', '')],
      [/\(\(([^()\n]{1,300})\)\)/y, (match, items) => showPart(match, items, 2, match[1]!.length)],
      [/\((C|R|TM)\)/y, asAtom((match) => SIGNS[match[1]!]!)],
    ],
    '\\': [[/\\([*_`#{<[+~^"'\\(&])/y, asAtom((match) => match[1]!)]],
    '&': [[/&#?\w{1,32};/y, readEntity]],
    '': [[/([a-z]\w{0,30}):([^\s[\]]{0,1000})\[((?:[^\]\\]|\\.){0,1000})\]/sy, readMacro]],
  },
};
