import { createZip } from '../../zip/write-zip.ts';
import type { LatexParagraph } from '../paragraph.ts';
import { bodyContent, paragraphXml } from './blocks.ts';
import { CONTENT_TYPES, NAMESPACES, numberingPart, RELATIONS, ROOT_RELATIONS, STYLES, XML } from './parts.ts';

const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
const NOTE_MARK = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>';
const SEPARATORS =
  '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>';

/**
 * Writes a Word document from the text of a LaTeX source: title, authors, abstract, headings, text with its formatting,
 * lists, tables, captions, notes; citations as their keys, formulas as their source. Equal input gives equal bytes.
 */
export function writeDocx(paragraphs: readonly LatexParagraph[]): Uint8Array {
  const numbered = new Map<number, number>();
  for (const { list } of paragraphs)
    if (list?.ordered && !numbered.has(list.id)) numbered.set(list.id, numbered.size + 2);
  const numberingOf = ({ list }: LatexParagraph) => (list?.ordered ? numbered.get(list.id)! : 1);
  const body = bodyContent(
    paragraphs.filter(({ note }) => note === undefined),
    numberingOf,
  );
  const parts: [string, string][] = [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', ROOT_RELATIONS],
    ['word/_rels/document.xml.rels', RELATIONS],
    [
      'word/document.xml',
      `${XML}<w:document ${NAMESPACES}><w:body>${body || '<w:p/>'}${SECTION}</w:body></w:document>`,
    ],
    ['word/styles.xml', STYLES],
    ['word/numbering.xml', numberingPart(numbered.size)],
    [
      'word/footnotes.xml',
      `${XML}<w:footnotes ${NAMESPACES}>${SEPARATORS}${notes(paragraphs, numberingOf)}</w:footnotes>`,
    ],
  ];
  return createZip(parts.map(([name, text]) => [name, Buffer.from(text)]));
}

/** Returns notes by number, including notes without text that a paragraph refers to. */
function notes(paragraphs: readonly LatexParagraph[], numberingOf: (paragraph: LatexParagraph) => number): string {
  const byNumber = new Map<number, string>();
  for (const { marks } of paragraphs) for (const { note } of marks) if (note !== undefined) byNumber.set(note, '');
  for (const paragraph of paragraphs) {
    const { note } = paragraph;
    if (note === undefined || !byNumber.has(note)) continue;
    const before = byNumber.get(note)!;
    byNumber.set(note, before + paragraphXml(paragraph, numberingOf, before === '' ? NOTE_MARK : ''));
  }
  return [...byNumber]
    .sort(([a], [b]) => a - b)
    .map(([note, content]) => `<w:footnote w:id="${note}">${content || `<w:p>${NOTE_MARK}</w:p>`}</w:footnote>`)
    .join('');
}
