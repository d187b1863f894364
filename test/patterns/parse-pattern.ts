/** A regular expression taken apart as far as its ways of matching go. */
export type Pattern =
  /** Anything that takes one character: a class, an escape, a character. As written, for `RegExp` to say what it takes. */
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly least: number; readonly most: number }
  /** It takes nothing and may fail: `^`, `\b`, and what is looked at ahead or behind. */
  | { readonly kind: 'assertion'; readonly source: string; readonly part?: Pattern }
  /** What a group took, again; as long as the group is still open, nothing. */
  | { readonly kind: 'reference'; readonly part: Pattern | undefined };

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[\s\S])/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;

/** Reads the source of a regular expression that `RegExp` takes. */
export function parsePattern(source: string, flags: string): Pattern {
  let at = 0;
  const groups: { name: string | undefined; part: Pattern | undefined }[] = [];

  function choice(): Pattern {
    const parts = [sequence()];
    while (source[at] === '|') {
      at++;
      parts.push(sequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(single()));
    return { kind: 'sequence', parts };
  }

  function quantified(part: Pattern): Pattern {
    QUANTIFIER.lastIndex = at;
    const found = QUANTIFIER.exec(source);
    if (!found) return part;
    at = QUANTIFIER.lastIndex;
    const [sign, least, comma, most] = found;
    if (least !== undefined)
      return { kind: 'repeat', part, least: Number(least), most: comma ? Number(most || Infinity) : Number(least) };
    return { kind: 'repeat', part, least: sign[0] === '+' ? 1 : 0, most: sign[0] === '?' ? 1 : Infinity };
  }

  function single(): Pattern {
    const start = at;
    const sign = source[at]!;
    if (sign === '(') return group();
    if (sign === '[') {
      classEnd();
      return { kind: 'atom', source: source.slice(start, at) };
    }
    if (sign === '\\') {
      ESCAPE.lastIndex = at;
      const [written] = ESCAPE.exec(source)!;
      at += written.length;
      if (/^\\[bB]$/.test(written)) return { kind: 'assertion', source: written };
      if (/^\\(?:[1-9]|k<)/.test(written)) {
        const named = groups.find(({ name }) => written === `\\k<${name}>`);
        return { kind: 'reference', part: (named ?? groups[Number(written.slice(1)) - 1])?.part };
      }
      return { kind: 'atom', source: written };
    }
    at += source.codePointAt(at)! > 0xffff ? 2 : 1;
    if (sign === '^' || sign === '$') return { kind: 'assertion', source: sign };
    return { kind: 'atom', source: source.slice(start, at) };
  }

  /** Classes of the flag v stand in each other. */
  function classEnd(): void {
    for (let depth = 0; at < source.length; ) {
      const sign = source[at];
      if (sign === '\\') {
        ESCAPE.lastIndex = at;
        at += ESCAPE.exec(source)![0].length;
        continue;
      }
      at++;
      if (sign === '[' && (depth === 0 || flags.includes('v'))) depth++;
      else if (sign === ']' && --depth <= 0) return;
    }
  }

  function group(): Pattern {
    const [head] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[ims-]+:))?/.exec(source.slice(at))!;
    at += head.length;
    const name = /^\(\?<([^=!>]+)>$/.exec(head)?.[1];
    const group: (typeof groups)[number] = { name, part: undefined };
    if (head === '(' || name !== undefined) groups.push(group);
    const part = choice();
    group.part = part;
    at++;
    return /[=!]$/.test(head) ? { kind: 'assertion', source: head, part } : part;
  }

  return choice();
}
