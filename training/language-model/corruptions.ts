import type { Inflections } from './inflections.ts';

export interface Word {
  readonly lower: string;
  readonly text: string;
}

/** An edit that (probably) makes a correct sentence wrong: `insert` replaces the `remove` tokens at `at`. */
export interface Corruption {
  readonly kind: string;
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly string[];
}

const ARTICLES = new Set(['a', 'an', 'the']);
const PREPOSITIONS = ['of', 'in', 'to', 'for', 'on', 'at', 'by', 'with', 'from', 'into', 'about', 'as'];
const PREPOSITION_SET = new Set(PREPOSITIONS);
const AGREEMENT: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
  does: 'do',
  do: 'does',
};
const DETERMINERS: Readonly<Record<string, string>> = {
  this: 'these',
  these: 'this',
  that: 'those',
  those: 'that',
  much: 'many',
  many: 'much',
  less: 'fewer',
  fewer: 'less',
};
const CONFUSED: ReadonlyMap<string, string> = new Map(
  `there/their their/there then/than than/then affect/effect effect/affect lose/loose loose/lose to/too too/to its/it_'s
   your/you_'re form/from of/off were/where where/were whether/weather quite/quiet led/lead principle/principal
   principal/principle`
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string]),
);
const BEFORE_VERB = new Set(
  "to he she it they we you i who which that not will would can could may might must should n't be been is are was were has have had".split(
    ' ',
  ),
);

/** All single corruptions of a sentence, by the class of error that they represent. */
export function corruptionsOf(words: readonly Word[], inflections: Inflections, random: () => number): Corruption[] {
  const found: Corruption[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const add = (kind: string, at: number, remove: number, ...insert: string[]): void => {
    found.push({ kind, at, remove, insert });
  };
  for (let at = 0; at < words.length; at++) {
    const { lower } = words[at]!;
    const before = words[at - 1]?.lower ?? '';
    const next = words[at + 1]?.lower ?? '';
    const indefinite = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');
    if (ARTICLES.has(lower)) {
      add('article missing', at, 1);
      add('article replaced', at, 1, lower === 'the' ? indefinite(next) : 'the');
      if (lower !== 'the') add('a for an', at, 1, lower === 'a' ? 'an' : 'a');
    }
    if (PREPOSITION_SET.has(lower) && at > 0) {
      add('preposition replaced', at, 1, pick(PREPOSITIONS.filter((word) => word !== lower)));
      add('preposition missing', at, 1);
    }
    const other = inflections.otherNumber.get(lower);
    if (other !== undefined) {
      add('noun number', at, 1, other);
      if (PREPOSITION_SET.has(before)) add('article unnecessary', at, 0, random() < 0.7 ? 'the' : indefinite(lower));
    }
    const forms = inflections.verbForms.get(lower);
    if (forms && BEFORE_VERB.has(before)) {
      add('verb form', at, 1, pick(forms.filter((form) => form !== lower)));
      if (/^[a-z]/.test(next) && !PREPOSITION_SET.has(next))
        add('preposition unnecessary', at + 1, 0, pick(PREPOSITIONS));
    }
    const agreeing = AGREEMENT[lower];
    if (agreeing && Object.hasOwn(AGREEMENT, lower)) add('agreement', at, 1, agreeing);
    const determiner = DETERMINERS[lower];
    if (determiner && Object.hasOwn(DETERMINERS, lower)) add('determiner', at, 1, determiner);
    const confused = CONFUSED.get(lower);
    if (confused) add('confused word', at, 1, ...confused.split('_'));
    if (lower === ',') add('comma missing', at, 1);
    else if (/^[a-z]/.test(lower) && /^[a-z]/.test(before)) add('comma unnecessary', at, 0, ',');
  }
  return found;
}

export function corrupted(words: readonly Word[], { at, remove, insert }: Corruption): Word[] {
  const capital = at === 0 && remove > 0;
  const added = insert.map((lower, i) => ({
    lower,
    text: capital && i === 0 ? lower[0]!.toUpperCase() + lower.slice(1) : lower,
  }));
  return [...words.slice(0, at), ...added, ...words.slice(at + remove)];
}

/** mulberry32: a small seeded generator, so that every run draws the same corruptions. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
