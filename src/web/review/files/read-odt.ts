import type { Counted } from '../list-numbering.ts';
import { odtListLevels, odtRunStyles } from './odt-styles.ts';
import { blockHtml, createNoteList, linkHtml, type ReadCell, type RunFormat, runHtml, tableHtml } from './rich-html.ts';
import { attributeOf, childOf, parseXml } from './xml.ts';
import { readZip } from './zip.ts';

/** Parts that are not text: pictures and frames, comments, tracked changes, generated indexes, forms, declarations. */
const LEFT_OUT = new Set([
  ...['frame', 'custom-shape', 'annotation', 'annotation-end', 'tracked-changes', 'forms', 'ruby-text'],
  ...['sequence-decls', 'variable-decls', 'user-field-decls', 'table-of-content', 'note-citation'],
]);

interface ListPlace {
  readonly style: string | undefined;
  readonly level: number;
}

/**
 * Turns an OpenDocument text, zipped or flat, into HTML that the schema reads: words, headings, lists, tables, links,
 * superscripts, subscripts, notes. Tracked changes are read as accepted.
 * @throws Error when the file is no OpenDocument text
 */
export async function readOdt(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const zip = isZip ? readZip(bytes) : undefined;
  const content = zip ? await zip('content.xml') : bytes;
  const named = zip && (await zip('styles.xml'));
  if (!content) throw new Error('no OpenDocument text');
  const root = parseXml(content);
  const text = childOf(childOf(root, 'body'), 'text');
  if (!text) throw new Error('no OpenDocument text');
  const roots = [root, ...(named ? [parseXml(named)] : [])];
  const styles = odtRunStyles(roots);
  const listLevels = odtListLevels(roots);
  const notes = createNoteList();
  /** The last number of each level of each kind of list. */
  const counts = new Map<string, number[]>();

  function inlineOf(parent: Element, format: RunFormat): string {
    let html = '';
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) html += runHtml((node.nodeValue ?? '').replace(/\s+/g, ' '), format);
      if (!(node instanceof Element) || LEFT_OUT.has(node.localName)) continue;
      const name = node.localName;
      if (name === 'span') html += inlineOf(node, styles.run(attributeOf(node, 'style-name'), format));
      else if (name === 'a') html += linkHtml(attributeOf(node, 'href'), inlineOf(node, format));
      else if (name === 's') html += runHtml(' ', format);
      else if (name === 'tab') html += ' ';
      else if (name === 'line-break') html += '<br>';
      else if (name === 'note')
        html += notes.add([...(childOf(node, 'note-body')?.children ?? [])].map((one) => inlineOf(one, {})).join(' '));
      else html += inlineOf(node, format);
    }
    return html;
  }

  /** @param list the place in a list whose item starts with the first block; null when the blocks start no item */
  function blocksOf(parent: Element, list: ListPlace | null): string {
    let html = '';
    let isFirst = true;
    for (const child of parent.children) {
      const name = child.localName;
      if (LEFT_OUT.has(name)) continue;
      if (name === 'h' || name === 'p') {
        const style = attributeOf(child, 'style-name');
        const inner = inlineOf(child, styles.run(style, {}));
        const level = name === 'h' ? Number(attributeOf(child, 'outline-level') ?? 1) : styles.isTitle(style) ? 1 : 0;
        if (level > 0) html += blockHtml({ kind: 'heading', level }, inner);
        else if (list && isFirst) html += blockHtml({ kind: 'item', level: list.level, counted: countIn(list) }, inner);
        else html += blockHtml({ kind: 'paragraph' }, inner);
        isFirst = false;
      } else if (name === 'list') html += listOf(child, list);
      else if (name === 'table') html += tableOf(child);
      else html += blocksOf(child, null);
    }
    return html;
  }

  function listOf(element: Element, around: ListPlace | null): string {
    const style = attributeOf(element, 'style-name') ?? around?.style;
    const place = { style, level: (around?.level ?? 0) + 1 };
    const goesOn = attributeOf(element, 'continue-numbering') === 'true' || attributeOf(element, 'continue-list');
    if (!around && !goesOn) counts.delete(style ?? '');
    return [...element.children].map((item) => blocksOf(item, item.localName === 'list-item' ? place : null)).join('');
  }

  function countIn({ style, level }: ListPlace): Counted | undefined {
    const counted = counts.get(style ?? '') ?? [];
    const definition = listLevels(style, level);
    const before = counted[level];
    counted.length = level;
    counts.set(style ?? '', counted);
    if (!definition) return undefined;
    counted[level] = before === undefined ? definition.number : before + 1;
    return { number: counted[level], numbering: definition.numbering };
  }

  function tableOf(table: Element): string {
    const rows = rowsOf(table).map(([row, header]) =>
      [...row.children]
        .filter(({ localName }) => localName === 'table-cell')
        .map(
          (cell): ReadCell => ({
            html: blocksOf(cell, null),
            colspan: Number(attributeOf(cell, 'number-columns-spanned') ?? 1),
            rowspan: Number(attributeOf(cell, 'number-rows-spanned') ?? 1),
            header,
          }),
        ),
    );
    return tableHtml(rows);
  }

  return blocksOf(text, null) + notes.html();
}

/** Rows, each with true when it belongs to the head of the table. */
function rowsOf(parent: Element, isHead = false): [Element, boolean][] {
  return [...parent.children].flatMap((child): [Element, boolean][] => {
    if (child.localName === 'table-row') return [[child, isHead]];
    const isGroup = /^table-(header-rows|rows|row-group)$/.test(child.localName);
    return isGroup ? rowsOf(child, isHead || child.localName === 'table-header-rows') : [];
  });
}
