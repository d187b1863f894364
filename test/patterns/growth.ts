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
  // Alternatives of the whole are tried one after another, so the time is that of the steepest.
  const alternatives = pattern.kind === 'choice' ? pattern.parts : [pattern];
  const degrees = alternatives.map((part) => degreeOf(placed(part, flags, charactersOf).automaton));
  const back = behind
    .filter(({ part }) => isUnbounded(part))
    .map(({ before, part }) => {
      const outer = placed({ kind: 'sequence', parts: [...before, ANY] }, flags, charactersOf);
      return growthBehind(part, outer.automaton, outer.last, charactersOf);
    });
  return Math.max(...degrees, ...back);
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

/** The characters behind which a match may begin, by what the pattern says of them at its start. */
function entry(node: Pattern, charactersOf: (atom: string) => bigint): bigint {
  const any = charactersOf(ANY.source);
  const parts = node.kind === 'sequence' ? node.parts : [];
  const taken = parts.find(({ kind }) => kind !== 'assertion');
  const head = taken ? parts.slice(0, parts.indexOf(taken)) : parts;
  const bits = (atoms: readonly string[]): bigint => atoms.reduce((all, atom) => all | charactersOf(atom), 0n);
  return head.reduce((entering, assertion) => entering & before(assertion), any);

  function before(assertion: Pattern): bigint {
    if (assertion.kind !== 'assertion') return any;
    if (assertion.source === '^') return charactersOf('[\\n\\r\\u2028\\u2029]');
    if (assertion.source === '\\b') {
      const next = taken ? outerAtoms(taken, 0) : [];
      return next.length > 0 && (bits(next) & ~charactersOf('\\w')) === 0n ? charactersOf('\\W') : any;
    }
    if (assertion.source === '(?<=') {
      const last = outerAtoms(assertion.part!, -1);
      return last.length > 0 ? bits(last) : any;
    }
    return assertion.source === '(?<!' ? any & ~bits(onlyAtoms(assertion.part!)) : any;
  }
}

/** Alternatives that are a single atom. */
function onlyAtoms(node: Pattern): string[] {
  if (node.kind === 'atom') return [node.source];
  if (node.kind === 'choice') return node.parts.flatMap(onlyAtoms);
  return node.kind === 'sequence' && node.parts.length === 1 ? onlyAtoms(node.parts[0]!) : [];
}

/** Atoms that may come first (0) or last (-1); none where that is not plain. */
function outerAtoms(node: Pattern, side: 0 | -1): string[] {
  if (node.kind === 'atom') return [node.source];
  if (node.kind === 'repeat') return node.least > 0 ? outerAtoms(node.part, side) : [];
  if (node.kind === 'choice') {
    const each = node.parts.map((part) => outerAtoms(part, side));
    return each.every((atoms) => atoms.length > 0) ? each.flat() : [];
  }
  if (node.kind !== 'sequence') return [];
  const found: string[] = [];
  for (const part of side === 0 ? node.parts : node.parts.toReversed()) {
    const mayBeLeftOut = part.kind === 'repeat' && part.least === 0;
    const atoms = outerAtoms(mayBeLeftOut ? { ...part, least: 1 } : part, side);
    if (atoms.length === 0) return [];
    found.push(...atoms);
    if (!mayBeLeftOut) return found;
  }
  return [];
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
