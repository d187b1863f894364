import type { Pattern } from './parse-pattern.ts';

/**
 * The places of a pattern that take a character (Glushkov's automaton): from each the places that may come next, and in how many ways: two where
 * the same characters lead there by two roads, as in `(a*)*`.
 */
export interface Automaton {
  /** Which characters of the alphabet a place takes, as bits. */
  readonly takes: readonly bigint[];
  readonly next: readonly ReadonlyMap<number, number>[];
  readonly first: ReadonlyMap<number, number>;
  /** Places after which the match may end at once, with nothing left that could fail. */
  readonly ends: ReadonlySet<number>;
  /** Places of what is only looked at ahead, however long it is: it is read, and the match goes on from where it was. */
  readonly ahead: ReadonlySet<number>;
}

interface Part {
  readonly first: Map<number, number>;
  readonly last: Map<number, number>;
  /** Places of `last` behind which something takes nothing and may fail, such as `$`, `\b` or `(?=x)`. */
  readonly guarded: ReadonlySet<number>;
  /** Ways to match nothing; 0 for none. */
  readonly empty: number;
  /** May that fail? */
  readonly fails: boolean;
}

const NOTHING: Part = { first: new Map(), last: new Map(), guarded: new Set(), empty: 1, fails: false };
/** A count is one, or more than one. */
const two = (count: number): number => Math.min(2, count);

/** Rounds from which a bounded repetition of more than a character counts as a loop where `isLong` asks for it: two ways in each make 2⁵ and more. */
const MANY_ROUNDS = 5;

/**
 * @param isLong counts bounded repetitions of many rounds as loops: two ways to go round (`(?:a|aa){0,40}`) are as bad there as without a bound
 */
export function automatonOf(pattern: Pattern, charactersOf: (atom: string) => bigint, isLong = false): Automaton {
  const takes: bigint[] = [];
  const next: Map<number, number>[] = [];
  const ahead = new Set<number>();
  const ends = new Set<number>();

  function link(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>, ways: number): void {
    for (const [place, leaving] of from)
      for (const [target, entering] of to) {
        const known = next[place]!.get(target) ?? 0;
        next[place]!.set(target, two(known + leaving * entering * ways));
      }
  }
  const times = (map: ReadonlyMap<number, number>, ways: number) =>
    new Map([...map].map(([place, count]) => [place, two(count * ways)]));
  function both(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> {
    const sum = new Map(a);
    for (const [place, count] of b) sum.set(place, two((sum.get(place) ?? 0) + count));
    return sum;
  }

  function follow(a: Part, b: Part): Part {
    link(a.last, b.first, 1);
    return {
      first: a.empty > 0 ? both(a.first, times(b.first, a.empty)) : a.first,
      last: b.empty > 0 ? both(b.last, times(a.last, b.empty)) : b.last,
      guarded: new Set([...b.guarded, ...(b.empty === 0 ? [] : b.fails ? a.last.keys() : a.guarded)]),
      empty: two(a.empty * b.empty),
      fails: a.fails || b.fails,
    };
  }

  function build(node: Pattern): Part {
    switch (node.kind) {
      case 'atom': {
        const place = takes.push(charactersOf(node.source)) - 1;
        next.push(new Map());
        return { ...NOTHING, first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
      }
      case 'sequence':
        return node.parts.map(build).reduce(follow, NOTHING);
      case 'choice':
        return node.parts.map(build).reduce((a, b) => ({
          first: both(a.first, b.first),
          last: both(a.last, b.last),
          guarded: new Set([...a.guarded, ...b.guarded]),
          empty: two(a.empty + b.empty),
          fails: a.fails || b.fails,
        }));
      case 'repeat':
        return repeat(node);
      case 'reference':
        return node.part ? follow(build(node.part), { ...NOTHING, fails: true }) : { ...NOTHING, fails: true };
      case 'assertion':
        return { ...(node.part && !node.source.includes('<') ? aside(node.part) : NOTHING), fails: true };
    }
  }

  /** What is looked at ahead is read each time the match comes by, and leads nowhere. */
  function aside(part: Pattern): Part {
    const start = takes.length;
    const { first, last, guarded } = build(part);
    if (isUnbounded(part)) for (let place = start; place < takes.length; place++) ahead.add(place);
    for (const place of last.keys()) if (!guarded.has(place)) ends.add(place);
    return { ...NOTHING, first };
  }

  /**
   * Bounded repetitions are written out, but no more than two times: more only make the automaton larger. Three times where loops stand in them,
   * each of which may share one text with the next: `(?:a+b?){0,9}` grows with the ninth power, and the third is refused.
   */
  function repeat({ part, least, most }: Pattern & { kind: 'repeat' }): Part {
    if (most === 0) return NOTHING;
    if (most === Infinity || (isLong && most >= MANY_ROUNDS && part.kind !== 'atom')) {
      const head = Array.from({ length: Math.min(2, Math.max(0, least - 1)) }, () => build(part)).reduce(
        follow,
        NOTHING,
      );
      const loop = build(part);
      link(loop.last, loop.first, 1);
      // A round that takes nothing ends a loop (RepeatMatcher of ECMAScript), so there is one way of taking nothing.
      return follow(head, { ...loop, empty: least === 0 || loop.empty > 0 ? 1 : 0 });
    }
    let all = NOTHING;
    const rounds = Math.min(isUnbounded(part) ? 3 : 2, most);
    for (let i = 0; i < rounds; i++) {
      const one = build(part);
      all = follow(all, i < least ? one : { ...one, empty: 1 });
    }
    return all;
  }

  const { first, last, guarded } = build(pattern);
  for (const place of last.keys()) if (!guarded.has(place)) ends.add(place);
  return { takes, next, first, ends, ahead };
}

/** Does it take as many characters as there are? */
export function isUnbounded(node: Pattern): boolean {
  if (node.kind === 'repeat') return node.most === Infinity || isUnbounded(node.part);
  if (node.kind === 'sequence' || node.kind === 'choice') return node.parts.some(isUnbounded);
  return node.kind === 'assertion' && node.part !== undefined && isUnbounded(node.part);
}
