import { PLACEHOLDER } from '../../pieces/piece.ts';
import { asAtom, asCode, asFixed, asHidden, type InlineSyntax, type ReadMatch, showPart } from '../inline/syntax.ts';

/** Roles whose text is prose of the sentence. */
const PROSE_ROLE =
  /^(?:emphasis|strong|sub|sup|subscript|superscript|abbr|dfn|guilabel|menuselection|title-reference|title|t)$/;
/** Roles that name a target; their text may come before it. */
const NAMED = /^([^<]{1,500}?)\s*<[^<>]{1,500}>$/;

const readRole: ReadMatch = (match, items) => {
  const [whole, roles, content] = match;
  const name = roles!.split(':').filter(Boolean).at(-1)!;
  const named = NAMED.exec(content!);
  if (name === 'math')
    items.push({ kind: 'formula', start: match.index, end: match.index + whole.length, content: content! });
  else if (named) showPart(match, items, whole.length - 1 - content!.length, named[1]!.length);
  else if (PROSE_ROLE.test(name)) showPart(match, items, whole.length - 1 - content!.length, content!.length);
  else asCode(2)(match, items);
};

/** Inline markup of reStructuredText (docutils, "reStructuredText Markup Specification", "Inline Markup"). */
export const RST: InlineSyntax = {
  special:
    /[`*|[\\]|(?<![\w:]):(?=[\w+.:-]{1,80}:`)|(?<![\w_-])[A-Za-z][\w.-]{0,60}(?<!_)__?(?![\w_`])|_(?=`)|\b(?=https?:\/\/|www\.)/g,
  signs: '*',
  italic: '*',
  opens: (before, after) => /^(?:[\s'"([{<\-/:‘“’«]|)$/.test(before) && /\S/.test(after),
  closes: (before, after) => /\S/.test(before) && /^(?:[\s'")\]}>\-/:.,;!?\\’”»]|)$/.test(after),
  rules: {
    '`': [
      [/``(?=\S)((?:(?!``)[\s\S]){1,2000})``/y, asCode(1)],
      [/`(?=[^\s`])([^`]{1,1000})`:[\w+.:-]{1,80}:(?!\w)/y, asCode(1)],
      [/`([^`<]{1,500}?)\s*<[^`<>]{1,1000}>`__?(?!\w)/y, (match, items) => showPart(match, items, 1, match[1]!.length)],
      [
        /`([^`]{1,500})`__?(?!\w)/y,
        (match, items) => asFixed('reference', match[1]!.replace(/\s+/g, ' '))(match, items),
      ],
      [/`(?=[^\s`])([^`]{1,1000})`/y, asCode(1)],
    ],
    ':': [[/((?::[\w+.-]{1,60}){1,3}:)`([^`]{1,1000})`/y, readRole]],
    '|': [[/\|(?=[^\s|])[^|\n]{1,100}\|_{0,2}/y, asFixed('macro', PLACEHOLDER)]],
    '[': [
      [/\[(?:\d{1,4}|#[\w-]{0,60}|\*)\]_(?!\w)/y, asFixed('reference', '')],
      [/\[[\w.+-]{1,80}\]_(?!\w)/y, asFixed('citation', PLACEHOLDER)],
    ],
    '\\': [
      [/\\\s/y, asHidden],
      [/\\([^\s])/y, asAtom((match) => match[1]!)],
    ],
    _: [[/_`([^`\n]{1,300})`/y, (match, items) => showPart(match, items, 2, match[1]!.length)]],
    '': [[/([A-Za-z][\w.-]{0,60}?)__?(?![\w_`])/y, (match, items) => asFixed('reference', match[1]!)(match, items)]],
  },
};
