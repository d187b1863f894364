import type { StyleKind } from '../docx/paragraph.ts';
import { MONOSPACED } from '../docx/properties.ts';
import { kindOf } from '../docx/styles.ts';
import { attribute } from '../docx/xml/attributes.ts';
import { scanXml } from '../docx/xml/scan.ts';
import { isCodeStyle } from '../tracked/code-style.ts';
import type { OdtPart, Prefixes } from './package.ts';

/** Purpose of a paragraph style. */
export interface ParagraphStyle {
  readonly kind: StyleKind | undefined;
  readonly level: number;
  readonly monospaced: boolean;
  readonly hidden: boolean;
}

/** Look of text; undefined where neither the style nor its base styles set it. */
export interface TextStyle {
  readonly italic: boolean | undefined;
  readonly raised: boolean | undefined;
  readonly monospaced: boolean | undefined;
  /** True when its name is one for program text, keys and the like. */
  readonly code: boolean;
  readonly hidden: boolean;
}

export interface OdtStyles {
  readonly paragraph: (name: string | undefined) => ParagraphStyle;
  readonly text: (name: string | undefined) => TextStyle;
}

interface Style {
  readonly display: string;
  readonly parent: string | undefined;
  readonly level: number | undefined;
  italic?: boolean;
  raised?: boolean;
  monospaced?: boolean;
  hidden?: boolean;
}

const MAX_CHAIN = 20;
/** Style names of LibreOffice that have another meaning in Word, or none. */
const OWN_KINDS: readonly (readonly [RegExp, StyleKind])[] = [
  [/^table (contents|heading)$/i, 'table'],
  [/^(foot|end)note$/i, 'note'],
  [/^(contents|(user|object|table|illustration|figure) index|index) (heading|separator|\d+)$/i, 'toc'],
  [/^numbering \d/i, 'list'],
];

/**
 * Reads the style definitions of all parts.
 *
 * @throws DocumentError `damaged` when a part is not well-formed
 */
export function readOdtStyles(parts: readonly OdtPart[]): OdtStyles {
  const styles = new Map<string, Style>();
  // named styles first: automatic styles of the content may have the same names as those of headers
  for (const part of [...parts].reverse()) collect(part.xml.text, part.prefixes, styles);
  return {
    paragraph: remembered((name) => paragraphStyle(chainOf(styles, 'paragraph', name))),
    text: remembered((name) => textStyle(chainOf(styles, 'text', name))),
  };
}

function remembered<Value>(resolve: (name: string | undefined) => Value): (name: string | undefined) => Value {
  const known = new Map<string | undefined, Value>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      found = resolve(name);
      known.set(name, found);
    }
    return found;
  };
}

/** Returns the style and its base styles, innermost first. A style that is used but not defined still has a telling name. */
function chainOf(styles: ReadonlyMap<string, Style>, family: string, name: string | undefined): Style[] {
  const chain: Style[] = [];
  for (let next = name; next !== undefined && chain.length < MAX_CHAIN; ) {
    const style: Style = styles.get(`${family} ${next}`) ?? {
      display: decoded(next),
      parent: undefined,
      level: undefined,
    };
    chain.push(style);
    next = style.parent;
  }
  return chain;
}

function paragraphStyle(chain: readonly Style[]): ParagraphStyle {
  let kind: StyleKind | undefined;
  for (const { display } of chain) kind ??= OWN_KINDS.find(([name]) => name.test(display))?.[1] ?? kindOf(display);
  const level = chain.find((style) => style.level !== undefined)?.level ?? 0;
  const monospaced = chain.find((style) => style.monospaced !== undefined)?.monospaced ?? false;
  if (level > 0) kind ??= 'heading';
  return { kind, level: kind === 'heading' ? level || 1 : 0, monospaced, hidden: hiddenBy(chain) };
}

function textStyle(chain: readonly Style[]): TextStyle {
  return {
    italic: chain.find((style) => style.italic !== undefined)?.italic,
    raised: chain.find((style) => style.raised !== undefined)?.raised,
    monospaced: chain.find((style) => style.monospaced !== undefined)?.monospaced,
    code: chain.some(({ display }) => isCodeStyle(display)),
    hidden: hiddenBy(chain),
  };
}

const hiddenBy = (chain: readonly Style[]): boolean =>
  chain.find((style) => style.hidden !== undefined)?.hidden ?? false;

/** Decodes a style name: `Heading_20_1` is “Heading 1” (ODF 1.3, part 3, 19.508). */
const decoded = (name: string): string =>
  name.replace(/_([0-9a-f]{2,4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function collect(source: string, prefixes: Prefixes, styles: Map<string, Style>): void {
  const [st = '', fo = '', tx = '', svg = ''] = ['style', 'fo', 'text', 'svg'].map((name) => prefixes.get(name));
  const faces = new Set<string>();
  let style: Style | undefined;
  scanXml(source, {
    open(name, start, end, selfClosing) {
      if (!name.startsWith('style:')) return;
      const tag = source.slice(start, end);
      if (name === 'style:font-face') {
        const family = attribute(tag, `${svg}font-family`) ?? '';
        const fixed = attribute(tag, `${st}font-pitch`) === 'fixed' || MONOSPACED.test(family);
        if (fixed) faces.add(attribute(tag, `${st}name`) ?? '');
      } else if (name === 'style:style') {
        const own = attribute(tag, `${st}name`);
        const level = Number(attribute(tag, `${st}default-outline-level`) || Number.NaN);
        style = {
          display: attribute(tag, `${st}display-name`) ?? decoded(own ?? ''),
          parent: attribute(tag, `${st}parent-style-name`),
          level: Number.isInteger(level) && level > 0 ? level : undefined,
        };
        if (own !== undefined) styles.set(`${attribute(tag, `${st}family`)} ${own}`, style);
        if (selfClosing) style = undefined;
      } else if (name === 'style:text-properties' && style) {
        const slant = attribute(tag, `${fo}font-style`);
        if (slant !== undefined) style.italic = slant !== 'normal';
        // "super 58%", "33% 58%"
        const position = attribute(tag, `${st}text-position`);
        if (position !== undefined) style.raised = /^(?:super|0*[1-9])/.test(position);
        const face = attribute(tag, `${st}font-name`);
        const family = attribute(tag, `${fo}font-family`);
        if (face !== undefined || family !== undefined)
          style.monospaced = faces.has(face ?? '') || MONOSPACED.test(`${face ?? ''} ${family ?? ''}`);
        const display = attribute(tag, `${tx}display`);
        if (display !== undefined) style.hidden = display === 'none';
      }
    },
    close(name) {
      if (name === 'style:style') style = undefined;
    },
  });
}
