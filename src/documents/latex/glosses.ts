import { PLACEHOLDER } from '../pieces/piece.ts';
import { addFixed } from './draft.ts';
import { draftOf, endParagraph, readBlock, type Scanner } from './scanner.ts';
import { readWithin } from './walk-within.ts';

/** Longest lines of a gloss that are searched for their end. */
const LONGEST = 4_000;

/** Commands of gb4e, langsci and covington before the lines of a gloss, with the number of lines that they align. */
const ALIGNED = new Map([
  ['gll', 2],
  ['glll', 3],
  ['gllll', 4],
]);

/** How the lines end: `\\` in gb4e and linguex, `//` in expex; else where the translation or the next example begins. */
const END = /(\\\\|\/\/)|\n[^\S\n]*\n|\\(?:gl[abcdtn]|glft|glend|endgl|trans|ex|xe|z|item|end)(?![A-Za-z])/g;

/** Commands whose arguments are lines of words under words. */
export const GLOSSERS: ReadonlySet<string> = new Set([...ALIGNED.keys(), 'gla', 'glb', 'glc', 'gld', 'glft']);

/** Commands of linguex for an example with a gloss, which a stop belongs to. */
export const GLOSSED_EXAMPLES: ReadonlySet<string> = new Set(['exg', 'ag', 'bg', 'cg', 'dg', 'exig']);

/** Reads the lines of a gloss, words of another language and what each of them means: they make no sentences. */
export function readGloss(s: Scanner, from: number, name: string, end: number): void {
  if (name === 'glft') {
    const content = linesEnd(s, 1, end);
    endParagraph(s);
    readWithin(s, content.contentEnd);
    endParagraph(s);
    s.at = content.end;
    return;
  }
  const { contentEnd, end: after } = linesEnd(s, ALIGNED.get(name) ?? 1, end);
  addGloss(s, from, contentEnd, after);
}

/** Reads `\exg.` and the like; false when no stop follows. */
export function readGlossedExample(s: Scanner, from: number, end: number): boolean {
  if (s.text[s.at] !== '.') return false;
  s.at++;
  const { contentEnd, end: after } = linesEnd(s, 2, end);
  addGloss(s, from, contentEnd, after);
  return true;
}

function addGloss(s: Scanner, from: number, contentEnd: number, after: number): void {
  const shown = s.text.slice(s.at, contentEnd).trim();
  readBlock(s, 'code', 0, undefined, () => {
    addFixed(draftOf(s), 'code', PLACEHOLDER, from, after, shown);
    draftOf(s).marks.push({ kind: 'code', start: 0, end: 1 });
  });
  s.at = after;
}

/** Returns where this number of lines ends, from the scanner's place. */
function linesEnd(s: Scanner, lines: number, end: number): { contentEnd: number; end: number } {
  const limit = Math.min(end, s.at + LONGEST);
  const rest = s.text.slice(s.at, limit);
  let seen = 0;
  for (const found of rest.matchAll(END)) {
    const at = s.at + found.index;
    if (found[1] === undefined) return { contentEnd: at, end: at };
    if (++seen === lines) return { contentEnd: at, end: at + 2 };
  }
  const line = rest.indexOf('\n');
  const at = line < 0 ? limit : s.at + line;
  return { contentEnd: at, end: at };
}
