/** What every match of an expression must contain: a piece of text, a digit. */
export interface RequiredText {
  /** Empty where no text is certain. */
  readonly text: string;
  readonly digit: boolean;
}

const NOTHING: RequiredText = { text: '', digit: false };
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/**
 * Returns what every match of a regular expression must contain, so that texts which lack it need not be searched: looking for a
 * piece of text costs a tenth of trying an expression at each place. In doubt it requires nothing: for classes, look-around,
 * optional parts, expressions that ignore case, and alternatives that have nothing in common.
 */
export function requiredText({ source, flags }: RegExp): RequiredText {
  return flags.includes('i') ? NOTHING : requiredBy(source);
}

/** True when `text` may hold a match. */
export function mayMatch({ text, digit }: RequiredText, searched: string, hasDigit: boolean): boolean {
  return (!digit || hasDigit) && (text === '' || searched.includes(text));
}

function requiredBy(source: string): RequiredText {
  const alternatives = alternativesOf(source);
  if (alternatives.length > 1) return requiredByAll(alternatives.map(requiredBy));
  let best = '';
  let run = '';
  let digit = false;
  const close = (): void => {
    if (run.length > best.length) best = run;
    run = '';
  };
  for (let i = 0; i < source.length; ) {
    const end = endOfAtom(source, i);
    const quantifier = /^(?:[*+?]|\{\d[^}]*\})\??/.exec(source.slice(end))?.[0] ?? '';
    const optional = /^(?:[*?]|\{0)/.test(quantifier);
    const atom = source.slice(i, end);
    i = end + quantifier.length;
    const letter = literalOf(atom);
    if (letter !== undefined && quantifier === '') {
      run += letter;
      continue;
    }
    if (letter !== undefined && !optional) run += letter;
    close();
    if (optional) continue;
    // of "-+>" the last hyphen stands before the ">"
    if (letter !== undefined && quantifier === '+') run = letter;
    if (atom === '\\d') digit = true;
    const group = /^\((?:\?:|\?<\p{L}[^>]*>|(?!\?))([\s\S]*)\)$/u.exec(atom)?.[1];
    if (group === undefined) continue;
    const within = requiredBy(group);
    if (within.text.length > best.length) best = within.text;
    digit ||= within.digit;
  }
  close();
  return { text: best, digit };
}

/** What all of several alternatives require. */
function requiredByAll(alternatives: readonly RequiredText[]): RequiredText {
  const shared = alternatives.find(({ text }) => alternatives.every((other) => other.text.includes(text)));
  return { text: shared?.text ?? '', digit: alternatives.every(({ digit }) => digit) };
}

/** The alternatives of an expression: its parts between the bars outside all groups. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < source.length; ) {
    const end = endOfAtom(source, i);
    if (source.slice(i, end) === '|') {
      parts.push(source.slice(start, i));
      start = end;
    }
    i = end;
  }
  return [...parts, source.slice(start)];
}

/** The character that an atom stands for, if it stands for exactly one. */
function literalOf(atom: string): string | undefined {
  if (/^[\p{L}\p{N} ,;:!"'%&@#/<>=~`_“”‘’–—°×-]$/u.test(atom)) return atom;
  return /^\\[.^$*+?()[\]{}|/\\-]$/.test(atom) ? atom[1] : undefined;
}

/** Returns the end of the character, escape, class or group that begins at `start`. */
function endOfAtom(source: string, start: number): number {
  const first = source[start]!;
  if (first === '\\') {
    const property = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[\s\S])/.exec(
      source.slice(start),
    );
    return start + (property?.[0].length ?? 2);
  }
  if (CLOSING[first] === undefined) return start + 1;
  let depth = 0;
  let inClass = false;
  for (let i = start; i < source.length; i++) {
    const character = source[i]!;
    if (character === '\\') i++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    if (depth === 0 && !inClass && i >= start) {
      if (first === '[' ? character === ']' : character === ')') return i + 1;
    }
  }
  return source.length;
}
