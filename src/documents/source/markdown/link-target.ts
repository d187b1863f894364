/** Longest target and title that are searched for. */
const LONGEST = 4_000;
const DEEPEST = 32;
const TITLE =
  /\s*(?:(?:"(?:[^"\\]|\\[\s\S]){0,1000}"|'(?:[^'\\]|\\[\s\S]){0,1000}'|\((?:[^()\\]|\\[\s\S]){0,1000}\))\s*)?\)/y;
const ATTRIBUTES = /\{[:#.\w][^{}\n]{0,300}\}/y;

/** Returns the place after `(target "title")` and its attributes, with `at` on its bracket; -1 if that is not a target. */
export function targetEnd(text: string, at: number): number {
  let i = at + 1;
  const limit = Math.min(text.length, at + LONGEST);
  while (i < limit && /\s/.test(text[i]!)) i++;
  if (text[i] === '<') {
    for (i++; i < limit && text[i] !== '>' && text[i] !== '\n' && text[i] !== '<'; i++) if (text[i] === '\\') i++;
    if (text[i] !== '>') return -1;
    i++;
  } else {
    let depth = 0;
    for (; i < limit; i++) {
      const code = text.charCodeAt(i);
      if (code <= 32) break;
      if (code === 92) i++;
      else if (code === 40) {
        if (++depth > DEEPEST) return -1;
      } else if (code === 41 && --depth < 0) break;
    }
  }
  TITLE.lastIndex = i;
  return TITLE.test(text) ? attributesEnd(text, TITLE.lastIndex) : -1;
}

/** Returns the place after the attributes `{.class #id}` that begin at `at`; `at` if there are none. */
export function attributesEnd(text: string, at: number): number {
  ATTRIBUTES.lastIndex = at;
  return ATTRIBUTES.test(text) ? ATTRIBUTES.lastIndex : at;
}

/** Normalises a label: labels are compared regardless of case and blanks. */
export const normalLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

const DEFINITION =
  /[ \t]{0,3}\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:[ \t]*(?:\n[ \t]*)?(?:<[^<>\n]{0,2000}>|[^\s<]\S{0,4000})(?:[ \t]*(?:\n[ \t]*)?(?:(?<=\s)(?:"[^"\n]{0,1000}"|'[^'\n]{0,1000}'|\([^()\n]{0,1000}\))))?[ \t]*(?:\n|$)/y;

/** Reads definitions of link targets at the beginning of a paragraph: returns their labels and the place where the paragraph continues. */
export function readDefinitions(text: string): { readonly labels: string[]; readonly end: number } {
  const labels: string[] = [];
  let end = 0;
  for (;;) {
    DEFINITION.lastIndex = end;
    const match = text.startsWith('[', end + leadingBlanks(text, end)) ? DEFINITION.exec(text) : null;
    if (!match || match[1]!.startsWith('^')) return { labels, end };
    labels.push(normalLabel(match[1]!));
    end += match[0].length;
  }
}

function leadingBlanks(text: string, at: number): number {
  let count = 0;
  while (text[at + count] === ' ') count++;
  return count;
}
