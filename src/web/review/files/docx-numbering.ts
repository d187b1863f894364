import type { Node } from 'prosemirror-model';
import type { Numbering } from '../list-numbering.ts';
import { W, xmlPart } from './docx-parts.ts';

const FORMATS: Readonly<Record<Numbering, string>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

interface Item {
  readonly level: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly numbering: Numbering;
}

/** A list of the file: for each of its levels, how it counts and from which number. */
type List = (Item | undefined)[];

/** Word has nine levels. */
const LEVELS = 9;

export interface DocxNumbering {
  /** The properties of the next item; called for every block in order, because a block that is no item ends the lists. */
  next(block: Node): string;
  /** The part that defines the lists; called at the end. */
  part(): string;
}

/** Lists as Word stores them: an item names a list and a level, the list says how its levels count. */
export function createDocxNumbering(): DocxNumbering {
  const lists: List[] = [];
  let open: List | null = null;
  /** The last number of each level. */
  const last: (number | undefined)[] = [];
  return {
    next(block) {
      if (block.type.name !== 'list_item') {
        open = null;
        return '';
      }
      const item = block.attrs as Item;
      const level = Math.min(item.level, LEVELS);
      last.length = Math.min(last.length, level + 1);
      const defined = open?.[level];
      const fits = !defined || (defined.ordered === item.ordered && defined.numbering === item.numbering);
      const expected = last[level] === undefined ? (defined?.number ?? item.number) : last[level] + 1;
      if (!open || !fits || (item.ordered && item.number !== expected)) {
        open = [];
        lists.push(open);
      }
      open[level] ??= item;
      last[level] = item.number;
      return `<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="${level - 1}"/><w:numId w:val="${lists.length}"/></w:numPr>`;
    },
    part() {
      const definitions = lists.map(
        (list, i) =>
          `<w:abstractNum w:abstractNumId="${i}"><w:multiLevelType w:val="multilevel"/>${levelsOf(list)}</w:abstractNum>`,
      );
      const instances = lists.map((_, i) => `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="${i}"/></w:num>`);
      return xmlPart(`<w:numbering ${W}>${definitions.join('')}${instances.join('')}</w:numbering>`);
    },
  };
}

function levelsOf(list: List): string {
  return Array.from({ length: LEVELS }, (_, i) => {
    const item = list[i + 1];
    const ordered = item?.ordered ?? false;
    const format = ordered ? FORMATS[item!.numbering] : 'bullet';
    const sign = ordered ? `%${i + 1}.` : '•';
    return (
      `<w:lvl w:ilvl="${i}"><w:start w:val="${ordered ? item!.number : 1}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/>` +
      `<w:pPr><w:ind w:left="${720 * (i + 1)}" w:hanging="360"/></w:pPr></w:lvl>`
    );
  }).join('');
}
