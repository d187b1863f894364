import { type Element, parseElements } from './pattern-element.ts';
import { expandGroups } from './pattern-groups.ts';

/**
 * The pattern language of the rules. A pattern is a row of elements, one for each token, with one part in square
 * brackets: the part that is replaced (`depend:V [of>on] {NP}`) or, without `>`, only pointed at (`[a number of] {NNS}`).
 *
 * | element | matches |
 * |---|---|
 * | `of`, `in|on`, `well-known` | the look-up form; a word with a hyphen or clitic is several tokens |
 * | `depend:V`, `make|do:V`, `interest:N`, `good:J`, `go:*` | the lemma, tagged as verb, noun, adjective, or anything |
 * | `=Fig.`, `=May|March` | the exact text, capitals included |
 * | `/^\d+$/` | a token whose text matches; no spaces in it |
 * | `{VBG}`, `{NN|NNS}`, `{NOUN}` | the Penn or universal tag |
 * | `{NP}` | a token that can open a noun phrase |
 * | `{END}`, `{END|IN}` | punctuation, the end of the sentence or one of the tags; takes up no token |
 * | `^` | the start of the sentence or of a clause after punctuation |
 * | `_` | any word |
 * | `*3` | up to three words of any kind, the fewest that fit |
 * | `!x`, `<!x` | no x comes next, no x comes before; takes up no token |
 * | `x?` | x or nothing |
 * | `@x` | x, kept for the replacement as `@1`, `@2` … from left to right |
 * | `(a b|c)`, `(a b)?` | one of several rows of elements; the whole or nothing |
 * | `$month`, `{END|$month}` | the words of a named class (`word-classes.ts`), put in before the pattern is read |
 *
 * The right side of `>` is a template (`../template.ts`); an empty one deletes, and ` / ` separates several.
 */
export interface Pattern {
  readonly elements: readonly Element[];
  /** Elements `from` to `to` are replaced or pointed at. */
  readonly from: number;
  readonly to: number;
  /** The template's source, empty for a deletion; undefined when the pattern only points at its match. */
  readonly replacement: string | undefined;
  readonly source: string;
}

export type { Element } from './pattern-element.ts';

/** Parses one pattern into one or, when it has groups, several; throws if it has no brackets or no word for look-up. */
export function parsePattern(source: string): readonly Pattern[] {
  return expandGroups(source).map((plain) => parsePlain(plain, source));
}

/** An element between slashes. */
const EXPRESSION = /(?<=^|[\s[@!])\/\S{1,400}?\/(?=[\s\]>?]|$)/g;

function parsePlain(plain: string, source: string): Pattern {
  // brackets and arrows inside an expression belong to it
  const bare = plain.includes('/') ? plain.replace(EXPRESSION, (form) => 'x'.repeat(form.length)) : plain;
  const open = bare.indexOf('[');
  const close = bare.indexOf(']');
  if (open < 0 || close < open) throw new Error(`pattern '${source}' has no part in square brackets`);
  if (bare.indexOf('[', open + 1) >= 0 || bare.indexOf(']', close + 1) >= 0)
    throw new Error(`pattern '${source}' has more than one part in square brackets`);
  const arrow = bare.indexOf('>', open);
  const replaces = arrow >= 0 && arrow < close;
  const before = parseElements(plain.slice(0, open));
  const middle = parseElements(plain.slice(open + 1, replaces ? arrow : close));
  const after = parseElements(plain.slice(close + 1));
  const elements = [...before, ...middle, ...after];
  if (!elements.some((element) => element.keys)) throw new Error(`pattern '${source}' has no word to look it up by`);
  if (!replaces && middle.length === 0) throw new Error(`pattern '${source}' points at nothing`);
  const replacement = replaces ? plain.slice(arrow + 1, close).trim() : undefined;
  return { elements, from: before.length, to: before.length + middle.length, replacement, source };
}
