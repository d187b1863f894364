import type { Counted, Numbering } from '../list-numbering.ts';
import { attributeOf, childOf } from './xml.ts';

const NUMBERINGS: Readonly<Record<string, Numbering>> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
};

export interface DocxLists {
  /** The list item made by a paragraph with these properties; undefined when it is no item. Its number continues from the item before. */
  next(properties: Element | undefined): { readonly level: number; readonly counted: Counted | undefined } | undefined;
}

/** Counts the items of the lists defined in a Word document. */
export function readDocxLists(numbering: Element | undefined): DocxLists {
  const all = [...(numbering?.children ?? [])];
  const byId = (name: string, idName: string) =>
    new Map(all.filter(({ localName }) => localName === name).map((one) => [attributeOf(one, idName) ?? '', one]));
  const abstract = byId('abstractNum', 'abstractNumId');
  const lists = byId('num', 'numId');
  /** The last number of each level of each list. */
  const counts = new Map<string, number[]>();

  const levelOf = (parent: Element | undefined, name: string, level: number) =>
    [...(parent?.children ?? [])].find((one) => one.localName === name && attributeOf(one, 'ilvl') === String(level));

  return {
    next(properties) {
      const id = attributeOf(childOf(properties, 'numId'), 'val');
      const list = lists.get(id ?? '');
      if (id === undefined || id === '0' || !list) return undefined;
      const level = Number(attributeOf(childOf(properties, 'ilvl'), 'val') ?? 0);
      const abstractId = attributeOf(childOf(list, 'abstractNumId'), 'val') ?? '';
      const override = levelOf(list, 'lvlOverride', level);
      const definition = childOf(override, 'lvl') ?? levelOf(abstract.get(abstractId), 'lvl', level);
      const format = attributeOf(childOf(definition, 'numFmt'), 'val') ?? 'decimal';
      if (format === 'none') return undefined;
      const kind = NUMBERINGS[format];
      if (!kind) return { level: level + 1, counted: undefined };
      const restart = attributeOf(childOf(override, 'startOverride'), 'val');
      // Lists of one definition continue each other's numbers, except lists that set their own first number.
      const key = restart === undefined ? `a${abstractId}` : `n${id}`;
      const counted = counts.get(key) ?? [];
      const first = Number(restart ?? attributeOf(childOf(definition, 'start'), 'val') ?? 1);
      const number = counted[level] === undefined ? first : counted[level] + 1;
      counted.length = level;
      counted[level] = number;
      counts.set(key, counted);
      return { level: level + 1, counted: { number, numbering: kind } };
    },
  };
}
