import { escapeXml } from '../../docx/xml/characters.ts';
import type { Piece } from '../../pieces/piece.ts';
import { shownKeys } from '../arguments.ts';
import type { LatexParagraph, MarkKind } from '../paragraph.ts';

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
/** The required order of run properties (ISO/IEC 29500-1, CT_RPr). */
const ORDER = Object.keys(PROPERTIES) as Exclude<MarkKind, 'note'>[];

const BREAK = '<w:r><w:br/></w:r>';
/** The cost of editing a run grows with its length: a book on one line becomes several runs. */
const LONGEST_RUN = 5_000;

/** Returns the runs of a paragraph: text with its formatting, formulas, references to notes. */
export function paragraphRuns(paragraph: LatexParagraph): string {
  const { pieces, marks } = paragraph;
  const cuts = [...new Set(marks.flatMap((mark) => [mark.start, mark.end]))].sort((a, b) => a - b);
  const propertiesAt = formattingOf(paragraph);
  let cut = 0;
  const notes = marks.filter((mark) => mark.kind === 'note').sort((a, b) => a.start - b.start);
  let noted = 0;
  let out = '';
  let pending = '';
  let properties = '';
  // a formula on a line of its own has text above and below it, or is the first or last line
  let lineEnds = false;
  const emit = (xml: string) => {
    if (xml === '') return;
    out += lineEnds ? `${BREAK}${xml}` : xml;
    lineEnds = false;
  };
  const flush = () => {
    if (pending !== '') emit(textRun(pending, properties));
    pending = '';
  };
  const put = (text: string, at: number) => {
    const wanted = propertiesAt(at);
    if (wanted !== properties) flush();
    properties = wanted;
    pending += text;
  };
  const putNotes = (until: number) => {
    for (; noted < notes.length && notes[noted]!.start <= until; noted++) {
      flush();
      emit(noteReference(notes[noted]!.note!));
    }
  };
  for (const piece of pieces) {
    putNotes(piece.start);
    if (piece.kind === 'fixed') {
      const formula = formulaOf(piece);
      if (formula !== undefined) {
        flush();
        const alone = piece.fixed === 'display' && formula !== '';
        lineEnds ||= alone && out !== '';
        emit(formula);
        lineEnds ||= alone;
      } else put(shownText(piece), piece.start);
      continue;
    }
    let at = piece.start;
    while (cut < cuts.length && cuts[cut]! <= piece.start) cut++;
    while (at < piece.end) {
      const end = cut < cuts.length && cuts[cut]! < piece.end ? cuts[cut]! : piece.end;
      const next = Math.min(end, characterEnd(paragraph.text, at + LONGEST_RUN));
      if (next === cuts[cut]) cut++;
      if (pending.length > LONGEST_RUN) flush();
      put(paragraph.text.slice(at, next), at);
      at = next;
      if (at < piece.end) putNotes(at);
    }
  }
  putNotes(Number.POSITIVE_INFINITY);
  flush();
  return out;
}

/** Returns a function for the run properties at places in ascending order. */
function formattingOf({ marks }: LatexParagraph): (at: number) => string {
  const formats = marks.filter((mark) => mark.kind !== 'note' && mark.end > mark.start);
  const starts = formats.toSorted((a, b) => a.start - b.start);
  const ends = formats.toSorted((a, b) => a.end - b.end);
  const open = new Map<MarkKind, number>();
  let [started, ended] = [0, 0];
  return (at) => {
    for (; started < starts.length && starts[started]!.start <= at; started++)
      open.set(starts[started]!.kind, (open.get(starts[started]!.kind) ?? 0) + 1);
    for (; ended < ends.length && ends[ended]!.end <= at; ended++)
      open.set(ends[ended]!.kind, open.get(ends[ended]!.kind)! - 1);
    return ORDER.filter((kind) => (open.get(kind) ?? 0) > 0)
      .map((kind) => PROPERTIES[kind])
      .join('');
  };
}

/** Returns `at`, or the place after it when it splits a surrogate pair. */
function characterEnd(text: string, at: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) ? at + 1 : at;
}

/** Returns a run; tabs and line ends have elements of their own. */
function textRun(text: string, properties = ''): string {
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

/** Removes characters that no XML file can contain. */
function cleaned(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\ufffe\uffff\ufffc]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}

/** Returns a formula as its source in a formula zone: Word turns LaTeX there into a formatted formula on request. */
function formulaOf({ fixed, shown }: Piece): string | undefined {
  if (fixed !== 'math' && fixed !== 'display') return undefined;
  const source = cleaned((shown ?? '').replace(/\s+/g, ' ').trim());
  if (source === '') return '';
  return `<m:oMath><m:r><m:t xml:space="preserve">${escapeXml(source)}</m:t></m:r></m:oMath>`;
}

function shownText({ fixed, shown = '' }: Piece): string {
  switch (fixed) {
    case 'citation':
      return `[${shownKeys(shown)}]`;
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
