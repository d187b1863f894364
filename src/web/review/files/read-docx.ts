import { readDocxLists } from './docx-lists.ts';
import { readDocxStyles } from './docx-styles.ts';
import { type BlockKind, blockHtml, createNoteList, linkHtml, type ReadCell, runHtml, tableHtml } from './rich-html.ts';
import { attributeOf, childOf, parseXml } from './xml.ts';
import { readZip } from './zip.ts';

/** Parts of a paragraph that are not, or no longer, part of its text: removed and moved words, pictures, the marks inside notes. */
const LEFT_OUT = new Set([
  'del',
  'moveFrom',
  'drawing',
  'pict',
  'object',
  'pPr',
  'rPr',
  'instrText',
  'AlternateContent',
]);

/**
 * Turns a Word document into HTML that the schema reads: words, headings, lists, tables, links, superscripts, subscripts, notes.
 * Tracked changes are read as accepted.
 * @throws Error when the file is no Word document
 */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const zip = readZip(bytes);
  const part = async (name: string) => {
    const found = await zip(name);
    return found && parseXml(found);
  };
  const main = targetOf(await part('_rels/.rels'), 'officeDocument') ?? 'word/document.xml';
  const [folder, file] = [main.slice(0, main.lastIndexOf('/') + 1), main.slice(main.lastIndexOf('/') + 1)];
  const body = childOf(await part(main), 'body');
  if (!body) throw new Error('no Word document');
  const relations = await part(`${folder}_rels/${file}.rels`);
  const links = new Map(
    [...(relations?.children ?? [])].map((one) => [one.getAttribute('Id'), one.getAttribute('Target') ?? undefined]),
  );
  const styles = readDocxStyles(await part(`${folder}styles.xml`));
  const lists = readDocxLists(await part(`${folder}numbering.xml`));
  const notes = createNoteList();
  const [footnotes, endnotes] = [await part(`${folder}footnotes.xml`), await part(`${folder}endnotes.xml`)];

  const noteText = (all: Element | undefined, id: string | undefined): string => {
    const note = [...(all?.children ?? [])].find((one) => attributeOf(one, 'id') === id);
    return [...(note?.children ?? [])].map((paragraph) => inlineOf(paragraph)).join(' ');
  };

  function inlineOf(parent: Element): string {
    let html = '';
    for (const child of parent.children) {
      const name = child.localName;
      if (LEFT_OUT.has(name)) continue;
      if (name === 'r') html += runOf(child);
      else if (name === 'hyperlink') html += linkHtml(links.get(attributeOf(child, 'id') ?? ''), inlineOf(child));
      else if (name === 'oMath' || name === 'oMathPara') html += runHtml(mathOf(child), {});
      else html += inlineOf(child);
    }
    return html;
  }

  function runOf(run: Element): string {
    const format = styles.run(childOf(run, 'rPr'));
    if (format.hidden) return '';
    let html = '';
    let text = '';
    const flush = () => {
      html += runHtml(text, format);
      text = '';
    };
    for (const child of run.children) {
      const name = child.localName;
      if (name === 't') text += child.textContent ?? '';
      else if (name === 'tab' || name === 'ptab') text += ' ';
      else if (name === 'noBreakHyphen') text += '\u2011';
      else if (name === 'sym') text += symbolOf(child);
      else if (name === 'br' || name === 'cr') {
        flush();
        html += attributeOf(child, 'type') === 'page' ? '' : '<br>';
      } else if (name === 'footnoteReference' || name === 'endnoteReference') {
        flush();
        html += notes.add(noteText(name === 'footnoteReference' ? footnotes : endnotes, attributeOf(child, 'id')));
      }
    }
    flush();
    return html;
  }

  function kindOf(paragraph: Element): BlockKind | null {
    const properties = childOf(paragraph, 'pPr');
    const style = styles.paragraph(properties);
    // A table of contents is left out: the program that prints the text makes a new one.
    if (style.isContents) return null;
    if (style.level !== undefined) return { kind: 'heading', level: style.level };
    const item = lists.next(childOf(properties, 'numPr') ?? style.numbering);
    return item ? { kind: 'item', ...item } : { kind: 'paragraph' };
  }

  function blocksOf(parent: Element): string {
    let html = '';
    for (const child of parent.children) {
      const name = child.localName;
      if (name === 'p') {
        const kind = kindOf(child);
        if (kind) html += blockHtml(kind, inlineOf(child));
      } else if (name === 'tbl') html += tableOf(child);
      else if (name === 'sdt') html += blocksOf(childOf(child, 'sdtContent') ?? child);
      else if (name === 'ins' || name === 'moveTo' || name === 'customXml' || name === 'smartTag')
        html += blocksOf(child);
    }
    return html;
  }

  function tableOf(table: Element): string {
    /** The cell that extends downwards in each column. */
    const open: (ReadCell | undefined)[] = [];
    const rows = rowsOf(table).map((row) => {
      const isHead = childOf(childOf(row, 'trPr'), 'tblHeader') !== undefined;
      const cells: ReadCell[] = [];
      let column = Number(attributeOf(childOf(childOf(row, 'trPr'), 'gridBefore'), 'val') ?? 0);
      for (const cell of cellsOf(row)) {
        const properties = childOf(cell, 'tcPr');
        const colspan = Number(attributeOf(childOf(properties, 'gridSpan'), 'val') ?? 1);
        const merge = childOf(properties, 'vMerge');
        const above = open[column];
        if (merge && attributeOf(merge, 'val') !== 'restart' && above) above.rowspan++;
        else {
          const read: ReadCell = { html: blocksOf(cell), colspan, rowspan: 1, header: isHead };
          cells.push(read);
          open[column] = merge ? read : undefined;
        }
        column += colspan;
      }
      return cells;
    });
    return tableHtml(rows);
  }

  return blocksOf(body) + notes.html();
}

const rowsOf = (table: Element): Element[] => inside(table, 'tr');
const cellsOf = (row: Element): Element[] => inside(row, 'tc');

/** Children with a name, including those inside content controls and insertions. */
function inside(parent: Element, name: string): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child.localName === name) return [child];
    return /^(sdt|sdtContent|ins|customXml)$/.test(child.localName) ? inside(child, name) : [];
  });
}

function targetOf(relations: Element | undefined, type: string): string | undefined {
  const found = [...(relations?.children ?? [])].find((one) => one.getAttribute('Type')?.endsWith(`/${type}`));
  return found?.getAttribute('Target')?.replace(/^\//, '');
}

/** The letters of a formula in order. */
function mathOf(math: Element): string {
  return [...math.getElementsByTagName('*')]
    .filter(({ localName }) => localName === 't')
    .map((text) => text.textContent ?? '')
    .join('');
}

/** Characters of symbol fonts are in Unicode's private use area; without the font only their code tells what they mean. */
function symbolOf(symbol: Element): string {
  const code = Number.parseInt(attributeOf(symbol, 'char') ?? '', 16);
  return Number.isNaN(code) || (code >= 0xe000 && code <= 0xf8ff) ? '' : String.fromCodePoint(code);
}
