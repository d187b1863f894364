import type { Node } from 'prosemirror-model';
import { gridOf } from '../table-grid.ts';
import { createDocxNumbering } from './docx-numbering.ts';
import { contentTypes, R, relationships, STYLES, W, xmlPart } from './docx-parts.ts';
import { AUTHORS, type BlockChange, type DocxContext, runsOf } from './docx-runs.ts';
import type { TextToSave } from './text-to-save.ts';
import { escapeText } from './xml.ts';
import { writeZip } from './zip.ts';

/** Width of a page's text area in twentieths of a point. */
const TEXT_WIDTH = 9_026;

/**
 * Writes a text as a Word file.
 * @param tracked true to write accepted and open changes as tracked changes; false to write the text as it stands
 */
export async function writeDocx(
  { doc, accepted, open }: TextToSave,
  { tracked, now }: { readonly tracked: boolean; readonly now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const links = new Map<string, string>();
  const comments: string[] = [];
  const date = `${now.toISOString().slice(0, 19)}Z`;
  let revisions = 0;
  const context: DocxContext = {
    link(href) {
      const id = links.get(href) ?? `rIdLink${links.size + 1}`;
      links.set(href, id);
      return id;
    },
    revision: (author) => `w:id="${++revisions}" w:author="${author}" w:date="${date}"`,
    comment: (text) => comments.push(text) - 1,
  };
  const changes: readonly Omit<BlockChange, 'start' | 'end'>[] = tracked
    ? [
        ...accepted.map((change) => ({ kind: 'accepted', change }) as const),
        ...open.map((change) => ({ kind: 'open', change }) as const),
      ]
    : [];
  const numbering = createDocxNumbering();

  function blocks(parent: Node, offset: number): string {
    let xml = '';
    parent.forEach((child, at) => {
      xml += child.type.name === 'table' ? tableXml(child, offset + at) : paragraph(child, offset + at);
    });
    return xml;
  }

  function paragraph(block: Node, start: number): string {
    const [first, last] = [start + 1, start + 1 + block.content.size];
    const own = changes
      .filter(({ change }) => change.from >= first && change.to <= last)
      .map((one) => ({ ...one, start: one.change.from - first, end: one.change.to - first }) as BlockChange);
    const list = numbering.next(block);
    const style = block.type.name === 'heading' ? `<w:pStyle w:val="Heading${block.attrs['level'] as number}"/>` : list;
    return `<w:p>${style === '' ? '' : `<w:pPr>${style}</w:pPr>`}${runsOf(block, own, context)}</w:p>`;
  }

  function tableXml(table: Node, start: number): string {
    const { rows, width } = gridOf(table);
    const column = Math.floor(TEXT_WIDTH / Math.max(1, width));
    /** Cells that extend into later rows: the number of rows left, and the width. */
    const reaching = new Map<number, { rows: number; readonly colspan: number }>();
    let at = start + 1;
    const written = rows.map((cells, index) => {
      const row: { readonly column: number; readonly xml: string }[] = [];
      for (const [from, cell] of reaching) {
        row.push({ column: from, xml: cellXml('<w:p/>', cell.colspan, '<w:vMerge/>', column) });
        if (--cell.rows === 0) reaching.delete(from);
      }
      let inside = at + 1;
      for (const { cell, column: from, colspan, rowspan } of cells) {
        const merge = rowspan > 1 ? '<w:vMerge w:val="restart"/>' : '';
        row.push({ column: from, xml: cellXml(blocks(cell, inside + 1), colspan, merge, column) });
        if (rowspan > 1) reaching.set(from, { rows: rowspan - 1, colspan });
        inside += cell.nodeSize;
      }
      at += table.child(index).nodeSize;
      const isHead = cells.length > 0 && cells.every(({ cell }) => cell.attrs['header']);
      const inOrder = row.toSorted((a, b) => a.column - b.column).map(({ xml }) => xml);
      return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${inOrder.join('')}</w:tr>`;
    });
    const grid = `<w:gridCol w:w="${column}"/>`.repeat(width);
    const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
      (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`,
    );
    // Word requires a paragraph between two tables and after the last one.
    return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${borders.join('')}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join('')}</w:tbl><w:p/>`;
  }

  const body = blocks(doc, 0);
  const parts = ['document', 'styles', 'numbering', ...(comments.length > 0 ? ['comments'] : [])];
  return writeZip({
    '[Content_Types].xml': contentTypes(parts),
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': xmlPart(
      `<w:document ${W} ${R}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': relationships([
      ...parts.slice(1).map((name) => ({ id: `rId-${name}`, type: name, target: `${name}.xml` })),
      ...[...links].map(([href, id]) => ({ id, type: 'hyperlink', target: escapeText(href), external: true })),
    ]),
    'word/styles.xml': STYLES,
    'word/numbering.xml': numbering.part(),
    ...(comments.length > 0 && { 'word/comments.xml': commentsPart(comments, date) }),
  });
}

function cellXml(content: string, colspan: number, merge: string, column: number): string {
  const span = colspan > 1 ? `<w:gridSpan w:val="${colspan}"/>` : '';
  const properties = `<w:tcPr><w:tcW w:w="${column * colspan}" w:type="dxa"/>${span}${merge}</w:tcPr>`;
  return `<w:tc>${properties}${content}</w:tc>`;
}

function commentsPart(comments: readonly string[], date: string): string {
  const written = comments.map(
    (text, id) =>
      `<w:comment w:id="${id}" w:author="${AUTHORS.open}" w:date="${date}" w:initials="E"><w:p><w:pPr><w:pStyle w:val="CommentText"/></w:pPr><w:r><w:t xml:space="preserve">${escapeText(text)}</w:t></w:r></w:p></w:comment>`,
  );
  return xmlPart(`<w:comments ${W}>${written.join('')}</w:comments>`);
}
