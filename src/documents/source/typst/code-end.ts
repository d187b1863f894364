/** A content block in square brackets within code, without its brackets. */
export interface Content {
  readonly from: number;
  readonly to: number;
  /** The name of its argument, or of the function that it is passed to. */
  readonly name: string;
  /** True when it follows the call, and so belongs to the line of text. */
  readonly trailing: boolean;
}

export interface Code {
  readonly end: number;
  /** The called function, or the keyword; empty for other code. */
  readonly name: string;
  readonly contents: readonly Content[];
}

const NAME = /[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)*/uy;
const STATEMENT = /^(?:let|set|show|import|include|if|for|while|return|context)$/;
const LONGEST = 50_000;
/** After this number of unpaired brackets, the search for an end is limited. */
const MOST_LONE = 40;
const SHORT = 500;

/** A source that is searched for code. */
export interface CodeSource {
  readonly text: string;
  /** Number of unpaired brackets found. */
  lone: number;
}

const limitOf = ({ text, lone }: CodeSource, from: number): number =>
  Math.min(text.length, from + (lone > MOST_LONE ? SHORT : LONGEST));

/** Returns the code after the number sign at `at`; undefined if there is none. */
export function codeAt(source: CodeSource, at: number): Code | undefined {
  const { text } = source;
  const start = at + 1;
  const contents: Content[] = [];
  const first = text[start];
  if (first === '"') return { end: stringEnd(text, start), name: '', contents };
  if (first === '(' || first === '{') return { end: bracketsEnd(source, start, contents), name: '', contents };
  if (first === '[') return { end: addContent(source, start, '', true, contents), name: '', contents };
  NAME.lastIndex = start;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) return undefined;
  let end = start + name.length;
  if (STATEMENT.test(name)) return { end: statementEnd(source, end, contents), name, contents };
  for (;;) {
    if (text[end] === '(') end = bracketsEnd(source, end, contents);
    else if (text[end] === '[') end = addContent(source, end, name, true, contents);
    else if (text[end] === '.' && /[\p{L}_]/u.test(text[end + 1] ?? '') && contents.length > 0) {
      NAME.lastIndex = end + 1;
      end = end + 1 + NAME.exec(text)![0].length;
    } else return { end: text[end] === ';' ? end + 1 : end, name, contents };
  }
}

/** Returns the place after a statement: it ends with its line, unless brackets are open or `else` follows. */
function statementEnd(source: CodeSource, from: number, contents: Content[]): number {
  const { text } = source;
  let at = from;
  while (at < text.length) {
    const sign = text[at]!;
    if (sign === '\n' || sign === ';') return sign === ';' ? at + 1 : at;
    if (sign === ']') return at;
    if (sign === '[') at = addContent(source, at, '', false, contents);
    else if (sign === '(' || sign === '{') at = bracketsEnd(source, at, contents);
    else at = skipped(text, at);
    if (/[\]})]/.test(text[at - 1] ?? '')) {
      const more = /^\s{0,40}else\b/.exec(text.slice(at, at + 50));
      if (more) at += more[0].length;
    }
  }
  return at;
}

/** Returns the end of brackets of any kind, skipping strings and comments; records content blocks in them, unless the brackets stay open. */
function bracketsEnd(source: CodeSource, from: number, contents: Content[]): number {
  const { text } = source;
  const before = contents.length;
  let depth = 0;
  let name = '';
  const limit = limitOf(source, from);
  for (let at = from; at < limit; ) {
    const sign = text[at]!;
    if (sign === '(' || sign === '{') depth++;
    else if (sign === ')' || sign === '}') {
      if (--depth === 0) return at + 1;
    } else if (sign === '[') {
      at = addContent(source, at, name, false, contents);
      continue;
    } else if (sign === ':' || sign === ',') {
      const argument = sign === ':' ? /([\w-]{1,40})\s{0,10}$/.exec(text.slice(Math.max(from, at - 50), at)) : null;
      name = argument?.[1] ?? '';
    }
    at = skipped(text, at);
  }
  source.lone++;
  // the content of unclosed brackets is read as text
  contents.length = before;
  return from + 1;
}

/** Returns the place after a string or comment, or after the single character at this place. */
function skipped(text: string, at: number): number {
  if (text[at] === '"') return stringEnd(text, at);
  if (text.startsWith('//', at) && text[at - 1] !== ':') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  return at + 1;
}

function stringEnd(text: string, at: number): number {
  for (let i = at + 1; i < Math.min(text.length, at + 4000); i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return at + 1;
}

/** Records the content block at `at`; returns the place after its bracket. */
function addContent(source: CodeSource, at: number, name: string, trailing: boolean, contents: Content[]): number {
  const { text } = source;
  let depth = 0;
  const limit = limitOf(source, at);
  for (let i = at; i < limit; i++) {
    const sign = text[i];
    if (sign === '\\') i++;
    else if (sign === '[') depth++;
    else if (sign === ']' && --depth === 0) {
      contents.push({ from: at + 1, to: i, name, trailing });
      return i + 1;
    }
  }
  source.lone++;
  return at + 1;
}
