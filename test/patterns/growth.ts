import { degreeOf, hasExponentialLoop } from './ambiguity.ts';
import { type Automaton, automatonOf, isUnbounded } from './automaton.ts';
import { ANY, growthBehind, looksBehind } from './behind.ts';
import { type Pattern, parsePattern } from './parse-pattern.ts';

/** One of every sort that classes tell apart: ASCII, spaces, letters of other scripts, marks, digits, signs, astral characters. */
const OTHERS = ' ­éßſKİȷ̀αЯשن٣中〇ￜ   –—‘’“”…•′ ​‍€∑∞ﬁ﷐￼�𝒳😀';
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** How the time of a regular expression grows with what it searches: 1 for linear, 2 for its square, infinite for exponential. */
export function growthOf(source: string, flags: string): number {
  const pattern = parsePattern(source, flags);
  const alphabet = [...new Set([...ASCII, ...OTHERS, ...source])];
  const charactersOf = characters(alphabet, flags.replace(/[gy]/g, ''));
  const behind = looksBehind(pattern);
  if (
    [pattern, ...behind.map(({ part }) => part)].some((part) =>
      hasExponentialLoop(automatonOf(part, charactersOf, true)),
    )
  )
    return Number.POSITIVE_INFINITY;
  const { automaton } = placed(pattern, flags, charactersOf);
  const back = behind
    .filter(({ part }) => isUnbounded(part))
    .map(({ before, part }) => {
      const outer = placed({ kind: 'sequence', parts: [...before, ANY] }, flags, charactersOf);
      return growthBehind(part, outer.automaton, outer.last, charactersOf);
    });
  return Math.max(degreeOf(automaton), ...back);
}

/** The automaton of a pattern where the flags let it begin, and its last place. */
function placed(pattern: Pattern, flags: string, charactersOf: (atom: string) => bigint) {
  const automaton = automatonOf(pattern, charactersOf);
  const last = automaton.takes.length - 1;
  if (flags.includes('y') || (!flags.includes('m') && startsAtStart(pattern))) return { automaton, last };
  return { automaton: searched(automaton, entry(pattern, charactersOf), charactersOf('[^]')), last };
}

function characters(alphabet: readonly string[], flags: string): (atom: string) => bigint {
  const known = new Map<string, bigint>();
  return (atom) => {
    const found = known.get(atom);
    if (found !== undefined) return found;
    const test = new RegExp(`^(?:${atom})$`, flags.replace('m', ''));
    let bits = 0n;
    for (const [i, character] of alphabet.entries()) if (test.test(character)) bits |= 1n << BigInt(i);
    known.set(atom, bits);
    return bits;
  };
}

function startsAtStart(node: Pattern): boolean {
  if (node.kind === 'assertion') return node.source === '^';
  if (node.kind === 'sequence') return node.parts.length > 0 && startsAtStart(node.parts[0]!);
  return node.kind === 'choice' && node.parts.every(startsAtStart);
}

/** The characters before which a search may begin to match, by what the pattern says of them at its start. */
function entry(node: Pattern, charactersOf: (atom: string) => bigint): bigint {
  const [first, second] = node.kind === 'sequence' ? node.parts : [];
  if (first?.kind !== 'assertion') return charactersOf('[^]');
  if (first.source === '^') return charactersOf('[\\n\\r\\u2028\\u2029]');
  const single = first.part && onlyAtom(first.part);
  if (single !== undefined && first.source === '(?<!') return charactersOf('[^]') & ~charactersOf(single);
  if (single !== undefined && first.source === '(?<=') return charactersOf(single);
  const word = charactersOf('\\w');
  const next = second && firstAtoms(second).map(charactersOf);
  if (first.source === '\\b' && next?.length && next.every((bits) => (bits & ~word) === 0n)) return charactersOf('\\W');
  return charactersOf('[^]');
}

function onlyAtom(node: Pattern): string | undefined {
  if (node.kind === 'atom') return node.source;
  return node.kind === 'sequence' && node.parts.length === 1 ? onlyAtom(node.parts[0]!) : undefined;
}

/** Atoms that may come first; none where that is not plain. */
function firstAtoms(node: Pattern): string[] {
  if (node.kind === 'atom') return [node.source];
  if (node.kind === 'repeat') return node.least > 0 ? firstAtoms(node.part) : [];
  if (node.kind === 'choice') {
    const each = node.parts.map(firstAtoms);
    return each.every((atoms) => atoms.length > 0) ? each.flat() : [];
  }
  return node.kind === 'sequence' && node.parts.length > 0 ? firstAtoms(node.parts[0]!) : [];
}

/** A search tries every place of the text: a loop over all characters before the pattern. */
function searched({ takes, next, first, ends, ahead }: Automaton, entering: bigint, any: bigint): Automaton {
  const before = takes.length;
  const door = before + 1;
  const open = new Map<number, number>([
    [before, 1],
    [door, 1],
  ]);
  return { takes: [...takes, any, entering], next: [...next, open, new Map(first)], first: open, ends, ahead };
}
