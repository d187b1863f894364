import { readNumber } from '../list-numbering.ts';
import { type BlockKind, blockHtml, createNoteList, linkHtml, runHtml, tableHtml } from './rich-html.ts';
import { emptyRow, type RtfRow, rtfTable } from './rtf-table.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';

/** Groups whose content is not text of the document. */
const NO_TEXT = new Set([
  ...['fonttbl', 'colortbl', 'info', 'pict', 'object', 'header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl'],
  ...[
    'footerr',
    'footerf',
    'listtable',
    'listoverridetable',
    'revtbl',
    'rsidtbl',
    'generator',
    'themedata',
    'xmlnstbl',
  ],
  ...['colorschememapping', 'datastore', 'latentstyles', 'annotation', 'atnid', 'atnauthor', 'shppict', 'nonshppict'],
  ...['bkmkstart', 'bkmkend', 'ftnsep', 'ftnsepc', 'aftnsep', 'aftnsepc', 'pnseclvl', 'pn', 'tc', 'xe', 'shp', 'do'],
]);

const SIGNS: Readonly<Record<string, string>> = {
  ...{ emdash: '—', endash: '–', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', bullet: '•' },
  ...{ tab: ' ', emspace: '\u2003', enspace: '\u2002', '~': '\u00a0', _: '\u2011' },
};

/** What the content of a group becomes. */
type Target = 'text' | 'nothing' | 'styles' | 'marker' | 'instruction';

interface GroupState {
  target: Target;
  bold: boolean;
  italic: boolean;
  script: 'sup' | 'sub' | undefined;
  hidden: boolean;
  /** Number of bytes that stand for a Unicode character and are skipped after it. */
  skip: number;
}

/** A paragraph that is being read. */
interface Open {
  html: string;
  heading: number | undefined;
  marker: string;
  level: number;
  inTable: boolean;
}

/**
 * Turns an RTF file into HTML that the schema reads: words, headings, lists, tables, links, superscripts, subscripts, notes.
 * @throws Error when the file is no RTF
 */
export function readRtf(bytes: Uint8Array): string {
  if (!/^\{\\rtf/.test(String.fromCharCode(...bytes.subarray(0, 5)))) throw new Error('no RTF file');
  const notes = createNoteList();
  const headings = new Map<number, number>();
  let state: GroupState = { target: 'text', bold: false, italic: false, script: undefined, hidden: false, skip: 1 };
  const outer: GroupState[] = [];
  let decoder = new TextDecoder('windows-1252');
  let pending: number[] = [];
  let skipping = 0;
  let style = { number: 0, name: '' };
  let isStarred = false;
  let open = emptyParagraph();
  let html = '';
  const rows: RtfRow[] = [];
  let cells: string[] = [];
  let row = emptyRow();
  let cell = '';
  /** Open links and notes: the depth of their group, and the HTML before them. */
  const fields: { readonly depth: number; href: string | undefined; instruction: string; readonly before: string }[] =
    [];
  const inNotes: { readonly depth: number; readonly before: Open }[] = [];

  function emptyParagraph(): Open {
    return { html: '', heading: undefined, marker: '', level: 1, inTable: false };
  }

  function flush(): void {
    if (pending.length === 0) return;
    const text = decoder.decode(Uint8Array.from(pending));
    pending = [];
    say(text);
  }

  function say(text: string): void {
    if (state.target === 'marker') open.marker += text;
    else if (state.target === 'styles') style.name += text;
    else if (state.target === 'instruction' && fields.length > 0) fields.at(-1)!.instruction += text;
    else if (state.target === 'text' && !state.hidden) open.html += runHtml(text, state);
  }

  function kind(): BlockKind {
    if (open.heading !== undefined) return { kind: 'heading', level: open.heading };
    const sign = open.marker.trim();
    if (sign === '') return { kind: 'paragraph' };
    const written = /^\(?([a-z]+|\d+)[.)]?$/i.exec(sign)?.[1];
    const counted = written === undefined || sign === 'o' ? undefined : readNumber(written);
    return { kind: 'item', level: open.level, counted };
  }

  function endParagraph(inTable: boolean): void {
    flush();
    const written = blockHtml(kind(), open.html);
    if (inTable) cell += written;
    else {
      endTable();
      html += written;
    }
    // The properties of a paragraph hold until \pard; its words and its marker do not.
    open = { ...open, html: '', marker: '' };
  }

  function endTable(): void {
    html += tableHtml(rtfTable(rows.splice(0)));
  }

  function word(name: string, number: number | undefined): void {
    const on = number !== 0;
    if (NO_TEXT.has(name)) state.target = 'nothing';
    else if (name === '*') isStarred = true;
    else if (isStarred && !STARRED.has(name)) state.target = 'nothing';
    if (name !== '*') isStarred = false;
    if (state.target === 'nothing') return;
    const sign = SIGNS[name];
    if (sign !== undefined) say(sign);
    else if (name === 'u' && number !== undefined) {
      say(String.fromCharCode(number < 0 ? number + 65_536 : number));
      skipping = state.skip;
    } else if (name === 'uc') state.skip = number ?? 1;
    else if (name === 'ansicpg' && number !== undefined) decoder = decoderOf(number);
    else if (name === 'plain') Object.assign(state, { bold: false, italic: false, script: undefined, hidden: false });
    else if (name === 'b') state.bold = on;
    else if (name === 'i') state.italic = on;
    else if (name === 'super') state.script = on ? 'sup' : undefined;
    else if (name === 'sub') state.script = on ? 'sub' : undefined;
    else if (name === 'nosupersub') state.script = undefined;
    else if (name === 'v' || name === 'deleted') state.hidden = on;
    else if (name === 'stylesheet') state.target = 'styles';
    else if (name === 'listtext' || name === 'pntext') state.target = 'marker';
    else if (name === 'fldinst') state.target = 'instruction';
    else if (name === 'fldrslt') state.target = 'text';
    else if (name === 'field')
      fields.push({ depth: outer.length, href: undefined, instruction: '', before: open.html });
    else if (name === 'footnote') {
      inNotes.push({ depth: outer.length, before: open });
      open = emptyParagraph();
      Object.assign(state, { target: 'text', bold: false, italic: false, script: undefined });
    } else if (name === 's') {
      if (state.target === 'styles') style.number = number ?? 0;
      else open.heading = headings.get(number ?? 0) ?? open.heading;
    } else if (name === 'outlinelevel' && number !== undefined && number < 9 && state.target === 'text')
      open.heading = number + 1;
    else if (name === 'ilvl') open.level = (number ?? 0) + 1;
    else if (name === 'line') say('\u2028');
    else if (name === 'pard') Object.assign(open, { heading: undefined, level: 1, inTable: false });
    else if (name === 'intbl') open.inTable = true;
    else if (name === 'par' || name === '\n' || name === '\r' || name === 'sect' || name === 'page') {
      if (inNotes.length > 0) say(' ');
      else endParagraph(open.inTable);
    } else if (name === 'cell') {
      endParagraph(true);
      cells.push(cell);
      cell = '';
    } else if (name === 'trowd') row = emptyRow();
    else if (name === 'clvmgf' || name === 'clvmrg') row.merge = name === 'clvmgf' ? 'begins' : 'goes on';
    else if (name === 'cellx') {
      row.borders.push(number ?? 0);
      row.merges.push(row.merge);
      row.merge = undefined;
    } else if (name === 'row') {
      rows.push({ ...row, cells });
      cells = [];
    }
  }

  function close(): void {
    flush();
    if (state.target === 'styles') {
      const level = /^\s*heading (\d)/i.exec(style.name)?.[1] ?? (/^\s*title\s*;/i.test(style.name) ? '1' : undefined);
      if (level !== undefined) headings.set(style.number, Number(level));
      style = { number: 0, name: '' };
    }
    const field = fields.at(-1);
    if (field?.depth === outer.length) {
      fields.pop();
      const href = /HYPERLINK\s+"([^"]+)"/.exec(field.instruction)?.[1];
      open.html = field.before + linkHtml(href, open.html.slice(field.before.length));
    }
    const note = inNotes.at(-1);
    if (note?.depth === outer.length) {
      inNotes.pop();
      const inner = open.html;
      open = note.before;
      open.html += notes.add(inner);
    }
    state = outer.pop() ?? state;
    isStarred = false;
  }

  function take(token: RtfToken): void {
    if (token.kind === 'byte') {
      isStarred = false;
      if (skipping > 0) skipping--;
      else if (state.target !== 'nothing') pending.push(token.byte);
      return;
    }
    flush();
    if (token.kind === 'word') {
      if (token.word !== 'u') skipping = 0;
      word(token.word, token.number);
    } else if (token.kind === 'open') {
      skipping = 0;
      outer.push(state);
      state = { ...state };
    } else close();
  }

  for (const token of rtfTokens(bytes)) take(token);
  endParagraph(open.inTable);
  endTable();
  return (html + notes.html()).replaceAll('\u2028', '<br>');
}

/** Destinations after `\*` that are read nevertheless. */
const STARRED = new Set(['fldinst', 'footnote', 'listtext', 'pntext']);

/** The decoder for a Windows code page; when the browser has none, the decoder for Western Europe. */
function decoderOf(page: number): TextDecoder {
  const name = page === 65_001 ? 'utf-8' : page === 10_000 ? 'macintosh' : `windows-${page}`;
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
