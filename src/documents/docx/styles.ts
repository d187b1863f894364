import type { StyleKind } from './paragraph.ts';
import { type CharacterStyles, MONOSPACED } from './properties.ts';
import { attribute, tagPrefix } from './xml/attributes.ts';
import { scanXml } from './xml/scan.ts';

/** Facts about the styles of a document. */
export interface Styles extends CharacterStyles {
  /** Returns the facts about a paragraph style. */
  readonly paragraph: (id: string | undefined) => ParagraphStyle;
}

export interface ParagraphStyle {
  readonly kind: StyleKind | undefined;
  /** Outline level, 1 to 9, 0 for none. */
  readonly level: number;
  /** True for a fixed-width font. Whether its text is program text depends on the rest of the document. */
  readonly monospaced: boolean;
}

interface Style {
  name: string;
  basedOn: string | undefined;
  character: boolean;
  outline: number | undefined;
  monospaced: boolean;
  raised: boolean;
}

/** Style names as Word writes them in English, and as publishers' templates spell them. Order matters. */
const KINDS: readonly (readonly [RegExp, StyleKind])[] = [
  [/^(toc|table of (figures|authorities|contents)|contents|index) ?(\d|heading)?$/i, 'toc'],
  [
    /bibliograph|^references?$|^reference (list|item|entry|text)|literature|endnote bibliography title/i,
    'bibliography',
  ],
  [/caption|^(figure|table) ?(title|legend|heading)/i, 'caption'],
  [
    /html (preformatted|code|sample|typewriter|keyboard)|source ?code|^code\b|code ?(block|listing|text|char)?$|verbatim|listing|preformatted|^macro( text)?$|program/i,
    'code',
  ],
  [/^(heading|überschrift|titre|título|rubrik) ?\d|^heading|^(sub)?section ?(title|heading)/i, 'heading'],
  [/^(title|subtitle|(paper|article|book|document) ?title)$/i, 'title'],
  [/quot|^block ?text/i, 'quote'],
  [/^(footnote|endnote) text/i, 'note'],
  [/^list\b|bullet/i, 'list'],
];

/** Longest chain of base styles; it also ends a chain that leads back to itself. */
const MAX_CHAIN = 20;

/**
 * Reads the style definitions; if the part is missing, every style is plain.
 *
 * @throws DocumentError `damaged` when the part is not well-formed
 */
export function readStyles(source: string | undefined): Styles {
  const styles = new Map<string, Style>();
  if (source !== undefined) collect(source, styles);
  const found = new Map<string, ParagraphStyle>();
  const code = new Set<string>();
  const raised = new Set<string>();
  for (const [id, style] of styles) {
    if (style.character && (style.monospaced || kindOf(style.name) === 'code')) code.add(id);
    if (style.character && style.raised) raised.add(id);
  }
  return {
    code,
    raised,
    paragraph(id) {
      if (id === undefined) return { kind: undefined, level: 0, monospaced: false };
      const known = found.get(id);
      if (known) return known;
      const result = resolve(styles, id);
      found.set(id, result);
      return result;
    },
  };
}

/** Returns the purpose of a style, by its English name. */
export function kindOf(name: string): StyleKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1];
}

function resolve(styles: ReadonlyMap<string, Style>, id: string): ParagraphStyle {
  let kind: StyleKind | undefined;
  let outline: number | undefined;
  let monospaced = false;
  let next: string | undefined = id;
  for (let i = 0; next !== undefined && i < MAX_CHAIN; i++) {
    const style: Style | undefined = styles.get(next);
    // a style that is used but not defined still has a telling name
    kind ??= kindOf(style?.name ?? next);
    outline ??= style?.outline;
    monospaced ||= style?.monospaced ?? false;
    next = style?.basedOn;
  }
  const level = outline !== undefined && outline < 9 ? outline + 1 : 0;
  if (level > 0) kind ??= 'heading';
  return { kind, level: kind === 'heading' ? level || 1 : 0, monospaced };
}

function collect(source: string, styles: Map<string, Style>): void {
  let style: Style | undefined;
  let prefix = '';
  scanXml(source, {
    open(name, start, end, selfClosing) {
      if (!name.startsWith('w:')) return;
      const tag = source.slice(start, end);
      const value = (attributeName: string) => attribute(tag, prefix + attributeName);
      if (name === 'w:styles') prefix = tagPrefix(tag);
      else if (name === 'w:style') {
        const id = value('styleId');
        style = {
          name: '',
          basedOn: undefined,
          character: value('type') === 'character',
          outline: undefined,
          monospaced: false,
          raised: false,
        };
        if (id !== undefined) styles.set(id, style);
        if (selfClosing) style = undefined;
      } else if (style && name === 'w:name') style.name = value('val') ?? '';
      else if (style && name === 'w:basedOn') style.basedOn = value('val');
      else if (style && name === 'w:outlineLvl') style.outline = Number(value('val') ?? 9);
      else if (style && name === 'w:rFonts') style.monospaced = MONOSPACED.test(value('ascii') ?? '');
      else if (style && name === 'w:vertAlign') style.raised = value('val') === 'superscript';
    },
    close(name) {
      if (name === 'w:style') style = undefined;
    },
  });
}
