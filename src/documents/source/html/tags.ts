/** A tag, comment, declaration or processing instruction; offsets are into the text. */
export interface Tag {
  readonly end: number;
  /** In lower case; empty unless it is the tag of an element. */
  readonly name: string;
  readonly closes: boolean;
  readonly selfClosing: boolean;
  readonly attributes: string;
}

const NAME = /<(\/?)([a-zA-Z][^\s/>]{0,100})/y;
/** Longest tag that is searched for. */
const LONGEST = 20_000;
const OTHERS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<%', '%>'],
  ['<!', '>'],
];

/** Returns a function for the tag that begins at an offset, if there is one; a missing end is searched for only once. */
export function tagFinder(text: string): (at: number) => Tag | undefined {
  const lasts = new Map<string, number>();
  const endOf = (end: string, from: number): number => {
    const last = lasts.get(end) ?? text.lastIndexOf(end);
    lasts.set(end, last);
    return from <= last ? text.indexOf(end, from) : -1;
  };
  return (at) => {
    NAME.lastIndex = at;
    const match = NAME.exec(text);
    if (!match) {
      const other = OTHERS.find(([begin]) => text.startsWith(begin, at));
      const end = other ? endOf(other[1], at + other[0].length) : -1;
      if (!other || end < 0) return undefined;
      return { end: end + other[1].length, name: '', closes: false, selfClosing: true, attributes: '' };
    }
    const from = at + match[0].length;
    const end = attributesEnd(text, from);
    if (end < 0) return undefined;
    const attributes = text.slice(from, end - 1);
    const [, slash, name] = match;
    return { end, name: name!.toLowerCase(), closes: slash === '/', selfClosing: attributes.endsWith('/'), attributes };
  };
}

function attributesEnd(text: string, from: number): number {
  let quote = '';
  const limit = Math.min(text.length, from + LONGEST);
  for (let at = from; at < limit; at++) {
    const sign = text[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if (sign === '<') return -1;
    else if ((sign === '"' || sign === "'") && /=\s*$/.test(text.slice(Math.max(from, at - 8), at))) quote = sign;
  }
  return -1;
}

const VALUE =
  /(?<![^\s"'])(lang|translate|class|hidden|alt)(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?(?=[\s/]|$)/gi;

/** Returns the relevant attributes as written, and the places where their values begin. */
export function knownAttributes({
  attributes,
}: Tag): ReadonlyMap<string, { readonly value: string; readonly at: number }> {
  const known = new Map<string, { value: string; at: number }>();
  for (const match of attributes.matchAll(VALUE)) {
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    const quoted = match[4] === undefined && value !== '' ? 1 : 0;
    known.set(match[1]!.toLowerCase(), { value, at: match.index + match[0].length - value.length - quoted });
  }
  return known;
}
