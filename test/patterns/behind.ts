import { degreeOf } from './ambiguity.ts';
import { type Automaton, automatonOf, isUnbounded } from './automaton.ts';
import type { Pattern } from './parse-pattern.ts';

/** One character, whichever. */
export const ANY = { kind: 'atom', source: '[^]' } as const;

/** Something that is looked at behind, and what a match has read when it comes there. */
interface LookBehind {
  readonly before: readonly Pattern[];
  readonly part: Pattern;
}

/** All that is looked at behind, within what is looked at ahead too. */
export function looksBehind(node: Pattern, before: readonly Pattern[] = []): LookBehind[] {
  switch (node.kind) {
    case 'sequence':
      return node.parts.flatMap((part, i) => looksBehind(part, [...before, ...node.parts.slice(0, i)]));
    case 'choice':
      return node.parts.flatMap((part) => looksBehind(part, before));
    case 'repeat':
      return looksBehind(node.part, [...before, { ...node, least: 0 }]);
    case 'assertion': {
      if (!node.part) return [];
      if (!node.source.startsWith('(?<')) return looksBehind(node.part, before);
      if (looksFar(node.part)) throw new Error('what is looked at behind looks ahead or behind without a bound');
      return [{ before, part: node.part }];
    }
    default:
      return [];
  }
}

function looksFar(node: Pattern): boolean {
  if (node.kind === 'assertion') return isUnbounded(node);
  if (node.kind === 'repeat') return looksFar(node.part);
  return (node.kind === 'sequence' || node.kind === 'choice') && node.parts.some(looksFar);
}

/**
 * How the steps of looking behind grow. What stands there is read backwards, from each place that the match comes by, so there are as many steps as
 * pairs of such a place and one before it: as runs of an automaton that reads what leads to the place, takes up the end of what is looked at
 * somewhere on the way, comes to the end of both at once, and goes over the rest of the text.
 *
 * @param outer the automaton of what stands before, with one character more, which place `door` takes
 */
export function growthBehind(
  part: Pattern,
  outer: Automaton,
  door: number,
  charactersOf: (atom: string) => bigint,
): number {
  const inner = automatonOf({ kind: 'sequence', parts: [part, ANY] }, charactersOf);
  // The last place inside stands for what has not begun, too.
  const idle = inner.takes.length - 1;
  const any = charactersOf(ANY.source);
  const pair = (out: number, within: number): number => out * inner.takes.length + within;
  const rest = pair(outer.takes.length, 0);
  const takes: bigint[] = [];
  const next: Map<number, number>[] = [];
  for (const [out, characters] of outer.takes.entries())
    for (const [within, more] of inner.takes.entries()) {
      const targets = new Map<number, number>();
      const steps = within === idle ? new Map([...inner.takes.keys()].map((place) => [place, 1])) : inner.next[within]!;
      if (out !== door)
        for (const [target, ways] of outer.next[out]!)
          for (const [step, others] of steps)
            if (target === door && within !== idle && step === idle) targets.set(rest, 1);
            else if (target !== door && (within === idle || step !== idle))
              targets.set(pair(target, step), Math.min(2, ways * others));
      takes.push(characters & (within === idle ? any : more));
      next.push(targets);
    }
  takes.push(any);
  next.push(new Map([[rest, 1]]));
  // Going over the rest is no step.
  return degreeOf({ takes, next, first: new Map(), ends: new Set(), ahead: new Set() }) - 1;
}
