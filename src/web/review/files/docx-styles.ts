import type { RunFormat } from './rich-html.ts';
import { attributeOf, childOf } from './xml.ts';

export interface ParagraphStyle {
  /** Level of a heading; undefined for other paragraphs. */
  readonly level: number | undefined;
  readonly numbering: Element | undefined;
  readonly isContents: boolean;
}

export interface DocxStyles {
  paragraph(properties: Element | undefined): ParagraphStyle;
  run(properties: Element | undefined): RunFormat & { readonly hidden: boolean };
}

/** The kinds of paragraphs and the formats of runs defined by a Word document's styles. */
export function readDocxStyles(styles: Element | undefined): DocxStyles {
  const byId = new Map([...(styles?.children ?? [])].map((style) => [attributeOf(style, 'styleId') ?? '', style]));

  /** A style and the styles that it is based on, the nearest first. */
  function chain(id: string | undefined): Element[] {
    const found: Element[] = [];
    let style = byId.get(id ?? '');
    while (style && !found.includes(style)) {
      found.push(style);
      style = byId.get(attributeOf(childOf(style, 'basedOn'), 'val') ?? '');
    }
    return found;
  }

  const idOf = (properties: Element | undefined, name: string) => attributeOf(childOf(properties, name), 'val');

  return {
    paragraph(properties) {
      const around = chain(idOf(properties, 'pStyle'));
      const names = around.map((style) => idOf(style, 'name')?.toLowerCase() ?? '');
      const own = [properties, ...around.map((style) => childOf(style, 'pPr'))];
      const outline = own.map((one) => idOf(one, 'outlineLvl')).find((level) => level !== undefined);
      const heading = names.map((name) => /^heading (\d)/.exec(name)?.[1]).find((level) => level !== undefined);
      const isTitle = names[0] === 'title';
      const level = heading !== undefined ? Number(heading) : outline === undefined ? undefined : Number(outline) + 1;
      return {
        level: isTitle ? 1 : level !== undefined && level <= 9 ? level : undefined,
        numbering: own
          .slice(1)
          .map((one) => childOf(one, 'numPr'))
          .find((one) => one !== undefined),
        isContents: /^toc \d/.test(names[0] ?? ''),
      };
    },
    run(properties) {
      const all = [properties, ...chain(idOf(properties, 'rStyle')).map((style) => childOf(style, 'rPr'))];
      const on = (name: string) => {
        const set = all.map((one) => childOf(one, name)).find((one) => one !== undefined);
        return set !== undefined && !/^(0|false|off)$/.test(attributeOf(set, 'val') ?? '1');
      };
      const raised = all.map((one) => idOf(one, 'vertAlign')).find((one) => one !== undefined);
      const script = raised === 'superscript' ? 'sup' : raised === 'subscript' ? 'sub' : undefined;
      return { bold: on('b'), italic: on('i'), script, hidden: on('vanish') };
    },
  };
}
