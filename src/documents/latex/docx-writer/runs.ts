import { escapeXml } from '../../docx/xml/characters.ts';
import type { LatexParagraph, MarkKind, Piece } from '../paragraph.ts';

const PROPERTIES: Readonly<Record<Exclude<MarkKind, 'note'>, string>> = {
  code: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>',
  bold: '<w:b/>',
  italic: '<w:i/>',
  'small-caps': '<w:smallCaps/>',
  strike: '<w:strike/>',
  underline: '<w:u w:val="single"/>',
  superscript: '<w:vertAlign w:val="superscript"/>',
  subscript: '<w:vertAlign w:val="subscript"/>',
};
/** The order in which run properties must stand (ISO/IEC 29500-1, CT_RPr). */
const ORDER = Object.keys(PROPERTIES) as Exclude<MarkKind, 'note'>[];

/** The runs of a paragraph: text with its formatting, formulas, references to notes. */
export function paragraphRuns(paragraph: LatexParagraph): string {
  const { pieces, marks } = paragraph;
  const cuts = [...new Set(marks.flatMap((mark) => [mark.start, mark.end]))].sort((a, b) => a - b);
  const notes = marks.filter((mark) => mark.kind === 'note').sort((a, b) => a.start - b.start);
  let out = '';
  let pending = '';
  let properties = '';
  const flush = () => {
    if (pending !== '') out += textRun(pending, properties);
    pending = '';
  };
  const put = (text: string, at: number) => {
    const wanted = propertiesAt(paragraph, at);
    if (wanted !== properties) flush();
    properties = wanted;
    pending += text;
  };
  const putNotes = (until: number) => {
    while (notes[0] && notes[0].start <= until) {
      flush();
      out += noteReference(notes.shift()!.note!);
    }
  };
  for (const piece of pieces) {
    putNotes(piece.start);
    if (piece.kind === 'fixed') {
      const formula = formulaOf(piece);
      if (formula !== undefined) {
        flush();
        out += formula;
      } else put(shownText(piece), piece.start);
      continue;
    }
    let at = piece.start;
    for (const cut of [...cuts.filter((place) => place > piece.start && place < piece.end), piece.end]) {
      put(paragraph.text.slice(at, cut), at);
      at = cut;
      if (at < piece.end) putNotes(at);
    }
  }
  putNotes(Number.POSITIVE_INFINITY);
  flush();
  return out;
}

function propertiesAt({ marks }: LatexParagraph, at: number): string {
  const kinds = new Set(marks.filter((mark) => mark.start <= at && mark.end > at).map((mark) => mark.kind));
  return ORDER.filter((kind) => kinds.has(kind))
    .map((kind) => PROPERTIES[kind])
    .join('');
}

/** A run; tabs and line ends have elements of their own. */
export function textRun(text: string, properties = ''): string {
  const inner = cleaned(text)
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      if (part === '\n') return '<w:br/>';
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
    })
    .join('');
  if (inner === '') return '';
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${inner}</w:r>`;
}

/** Without what no XML file can hold. */
function cleaned(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\ufffe\uffff\ufffc]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}

/** A formula as its source in a formula zone: Word turns LaTeX there into a set formula on request. */
function formulaOf({ fixed, shown }: Piece): string | undefined {
  if (fixed !== 'math' && fixed !== 'display') return undefined;
  const source = cleaned((shown ?? '').replace(/\s+/g, ' ').trim());
  if (source === '') return '';
  const zone = `<m:oMath><m:r><m:t xml:space="preserve">${escapeXml(source)}</m:t></m:r></m:oMath>`;
  return fixed === 'math' ? zone : `<w:r><w:br/></w:r>${zone}<w:r><w:br/></w:r>`;
}

function shownText({ fixed, shown = '' }: Piece): string {
  switch (fixed) {
    case 'citation':
      return `[${shown.replace(/\s*,\s*/g, ', ').trim()}]`;
    case 'reference':
      return `[${shown.trim()}]`;
    case 'graphic':
      return shown === '' ? '[drawing]' : `[picture ${shown.trim()}]`;
    case 'parameter':
      return '';
    default:
      return shown;
  }
}

function noteReference(note: number): string {
  return `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${note}"/></w:r>`;
}
