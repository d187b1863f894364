import { asNumbering, type Counted } from '../list-numbering.ts';
import type { RunFormat } from './rich-html.ts';
import { attributeOf, childOf } from './xml.ts';

export interface OdtRunStyles {
  /** The format of a run inside a run with another format. */
  run(style: string | undefined, around: RunFormat): RunFormat;
  isTitle(style: string | undefined): boolean;
}

/** What the named and the automatic styles of an OpenDocument text define for runs and titles. */
export function odtRunStyles(roots: readonly Element[]): OdtRunStyles {
  const styles = new Map(definitions(roots, 'style').map((style) => [attributeOf(style, 'name') ?? '', style]));

  function chain(name: string | undefined): Element[] {
    const found: Element[] = [];
    let style = styles.get(name ?? '');
    while (style && !found.includes(style)) {
      found.push(style);
      style = styles.get(attributeOf(style, 'parent-style-name') ?? '');
    }
    return found;
  }

  return {
    run(name, around) {
      const all = chain(name)
        .filter((style) => !isHeading(style))
        .map((style) => childOf(style, 'text-properties'));
      const value = (attribute: string) =>
        all.map((one) => attributeOf(one, attribute)).find((one) => one !== undefined);
      const [weight, style, position] = [value('font-weight'), value('font-style'), value('text-position')];
      const raised = /^(super|sub|-?\d+)/.exec(position ?? '')?.[1];
      const script =
        raised === 'sub' || raised?.startsWith('-')
          ? 'sub'
          : raised === 'super' || Number(raised) > 0
            ? 'sup'
            : undefined;
      return {
        bold: weight === undefined ? around.bold === true : /^(bold|[6-9]00)$/.test(weight),
        italic: style === undefined ? around.italic === true : style === 'italic' || style === 'oblique',
        script: position === undefined ? around.script : script,
      };
    },
    isTitle: (name) => chain(name).some((style) => attributeOf(style, 'name') === 'Title'),
  };
}

/** True for headings and titles, which are bold anyway. */
function isHeading(style: Element): boolean {
  const name = attributeOf(style, 'name') ?? '';
  return /^(Heading|Title)/.test(name) || attributeOf(style, 'default-outline-level') !== undefined;
}

/** The number from which the items of each list level count; undefined for bullets. */
export function odtListLevels(
  roots: readonly Element[],
): (style: string | undefined, level: number) => Counted | undefined {
  const lists = new Map(definitions(roots, 'list-style').map((style) => [attributeOf(style, 'name') ?? '', style]));
  return (style, level) => {
    const definition = [...(lists.get(style ?? '')?.children ?? [])].find(
      (one) => attributeOf(one, 'level') === String(level),
    );
    const format = attributeOf(definition, 'num-format');
    if (definition?.localName !== 'list-level-style-number' || !format) return undefined;
    return { number: Number(attributeOf(definition, 'start-value') ?? 1), numbering: asNumbering(format) };
  };
}

function definitions(roots: readonly Element[], name: string): Element[] {
  return roots
    .flatMap((root) => [...root.children])
    .filter(({ localName }) => /styles$/.test(localName))
    .flatMap((group) => [...group.children])
    .filter(({ localName }) => localName === name);
}
