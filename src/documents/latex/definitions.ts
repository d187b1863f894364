import type { StyleKind } from '../docx/paragraph.ts';
import type { Piece } from '../pieces/piece.ts';
import { collectDefinitions, LONGEST_BODY, type RawCommand } from './collect-definitions.ts';
import type { EnvironmentSpec } from './environment-table.ts';
import type { LatexParagraph, MarkKind, Role } from './paragraph.ts';
import { endParagraph, newOutput, newScanner } from './scanner.ts';
import { termText } from './terms.ts';
import { walk } from './walk.ts';

/** A part of a command's expansion: words of the definition, or one of its arguments (`parameter`, from 0). */
export interface ExpansionItem {
  readonly text: string;
  readonly shown: string;
  readonly parameter?: number;
  /** Separate from the sentence: as a note, or as a paragraph. */
  readonly place?: 'note' | { readonly style: StyleKind; readonly level: number; readonly role: Role | undefined };
  readonly marks?: readonly MarkKind[];
}

export interface CommandDefinition {
  readonly parameters: number;
  /** True when the first argument is an option in brackets. */
  readonly optional: boolean;
  /** `unknown`: the definition is not understood. */
  readonly expansion: readonly ExpansionItem[] | 'math' | 'unknown';
}

/** A project's own commands, environments, switches and abbreviations. */
export interface Definitions {
  command(name: string): CommandDefinition | undefined;
  environment(name: string): EnvironmentSpec | undefined;
  /** Value of the conditional `\ifname`, if it is certain. */
  flag(name: string): boolean | undefined;
  /** Text that a command such as `\gls` shows for a key. */
  term(command: string, key: string): string | undefined;
}

/** Definitions that do more than set text. */
const INTRICATE =
  /\\(?:csname|expandafter|futurelet|@ifnextchar|@ifstar|ifx|catcode|obeylines|write|read|edef|def|let|loop|verb|begin\s*\{(?:tikz|lst|minted)|(?:tikz|node|draw|includegraphics)(?![A-Za-z]))/;
const MATH =
  /^\s*(?:\\ensuremath|\$[^$]*\$\s*(?:\\xspace\s*)?$|\\(?:math(?:bb|cal|bf|rm|sf|frak|scr|it)|boldsymbol|bm|operatorname\*?|hat|bar|tilde|vec|frac|left|partial|nabla|sum|int|mathop|mathbin|mathrel)(?![A-Za-z]))/;
const LONGEST_EXPANSION = 400;
/** No document has longer chains of commands that define each other. */
const DEEPEST_DEFINITION = 40;
/** Calls inside definitions count as if they were already nested this deep. */
const DEFINITION_DEPTH = 30;

/** Reads the definitions of all files; each one is interpreted on first use. */
export function readDefinitions(texts: Iterable<string>): Definitions {
  const raw = collectDefinitions(texts);
  const known = new Map<string, CommandDefinition>();
  const open = new Set<string>();
  const definitions: Definitions = {
    command(name) {
      const found = known.get(name);
      if (found) return found;
      const source = raw.commands.get(name);
      if (!source || open.has(name)) return undefined;
      if (open.size >= DEEPEST_DEFINITION) return { ...source, expansion: 'unknown' };
      open.add(name);
      const definition = { ...source, expansion: expansionOf(source, definitions) };
      open.delete(name);
      known.set(name, definition);
      return definition;
    },
    environment: (name) => raw.environments.get(name) ?? raw.environments.get(name.replace(/\*$/, '')),
    flag: (name) => raw.flags.get(name),
    term: (command, key) => termText(raw.terms, command, key.trim()),
  };
  return definitions;
}

function expansionOf({ body }: RawCommand, definitions: Definitions): CommandDefinition['expansion'] {
  if (body.length > LONGEST_BODY || INTRICATE.test(body)) return 'unknown';
  if (MATH.test(body) || /(?:^|[^\\])[_^]/.test(body.replace(/\\(?:label|ref|cite[a-z]*|input|url)\s*\{[^}]*\}?/g, '')))
    return 'math';
  const output = newOutput();
  const scanner = newScanner(body, '', definitions, output);
  scanner.depth = DEFINITION_DEPTH;
  walk(scanner, body.length);
  endParagraph(scanner);
  const items = output.paragraphs
    .toSorted((a, b) => (a.pieces[0]?.from ?? 0) - (b.pieces[0]?.from ?? 0))
    .flatMap(itemsOf)
    .filter(isShownHere());
  const length = items.reduce((sum, item) => sum + item.text.length, 0);
  if (length > LONGEST_EXPANSION || (output.unknown > 0 && handsOver(body, items))) return 'unknown';
  return items;
}

/** True for a definition that shows nothing itself and gives its arguments to a command that nobody defines, which may show them. */
const handsOver = (body: string, items: readonly ExpansionItem[]): boolean =>
  /#\d/.test(body) && !items.some(({ parameter, shown }) => parameter !== undefined || shown.trim() !== '');

/** Returns a test whether an argument is text at an item: at its first use, if that keeps the order of the call, since the source has it only once. */
function isShownHere(): (item: ExpansionItem) => boolean {
  let last = -1;
  return ({ parameter }) => {
    if (parameter === undefined) return true;
    const shown = parameter > last;
    last = Math.max(last, parameter);
    return shown;
  };
}

function itemsOf(paragraph: LatexParagraph): ExpansionItem[] {
  const { note, style, level, role } = paragraph;
  const place = note !== undefined ? 'note' : style === 'body' && !role ? undefined : { style, level, role };
  const items: ExpansionItem[] = [];
  for (const piece of paragraph.pieces) {
    if (piece.fixed === 'parameter') {
      const marks = paragraph.marks.filter((mark) => mark.start <= piece.start && mark.end >= piece.end);
      items.push({
        text: '',
        shown: '',
        parameter: Number(piece.shown) - 1,
        ...(place && { place }),
        ...(marks.length > 0 && { marks: marks.map(({ kind }) => kind) }),
      });
    } else if (!place) items.push(wordsOf(paragraph, piece));
  }
  return items;
}

function wordsOf({ text }: LatexParagraph, piece: Piece): ExpansionItem {
  const words = text.slice(piece.start, piece.end);
  return { text: words, shown: piece.kind === 'fixed' ? (piece.shown ?? words) : words };
}
