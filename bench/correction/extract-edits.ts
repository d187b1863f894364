import { type Aligned, alignTokens, letterDistance } from './align-tokens.ts';
import type { TaggedToken } from './tagged-tokens.ts';

/** Tokens `start` to `end` of the source become `words`. */
export interface ExtractedEdit {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** Returns the edits from one sentence to another, divided as annotators divide them (Felice et al. 2016; Bryant et al. 2017). */
export function extractEdits(source: readonly TaggedToken[], target: readonly TaggedToken[]): ExtractedEdit[] {
  const edits: Aligned[] = [];
  let run: Aligned[] = [];
  for (const step of alignTokens(source, target)) {
    if (step.kind !== 'same' && step.kind !== 'transpose') {
      run.push(step);
      continue;
    }
    edits.push(...divide(run, source, target));
    run = [];
    if (step.kind === 'transpose') edits.push(step);
  }
  edits.push(...divide(run, source, target));
  return edits.map(({ start, end, from, to }) => ({
    start,
    end,
    words: target.slice(from, to).map(({ text }) => text),
  }));
}

/** A stretch of a run of changed tokens, from its `first` to its `last` step, inclusive. */
interface Stretch {
  readonly run: readonly Aligned[];
  readonly first: number;
  readonly last: number;
  readonly before: readonly TaggedToken[];
  readonly after: readonly TaggedToken[];
}

/** Steps `first` to `last`, inclusive, become one edit or, if `merged` is false, stay separate. The rest is divided again. */
interface Cut {
  readonly first: number;
  readonly last: number;
  readonly merged: boolean;
}

type Rule = (stretch: Stretch) => Cut | undefined;

const OPEN_CLASSES: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'NOUN', 'VERB']);
const VERBAL: ReadonlySet<string> = new Set(['AUX', 'PART', 'VERB']);
const mergeAll = ({ first, last }: Stretch): Cut => ({ first, last, merged: true });
const mergeLastTwo = ({ last }: Stretch): Cut => ({ first: last - 1, last, merged: true });
const isCapital = (token: TaggedToken): boolean => /^\p{Lu}/u.test(token.text);

/** A possessive ending belongs to its noun: "friend" to "friend 's". */
const possessive: Rule = (stretch) => {
  const ends = [stretch.before.at(-1)!, stretch.after.at(-1)!];
  return ends.some(({ xpos }) => xpos === 'POS') ? mergeLastTwo(stretch) : undefined;
};

/** A capital that moves with the start of the sentence: "Cat" to "The cat", ", we" to ". We". */
const movedCapital: Rule = (stretch) => {
  const { before, after, first } = stretch;
  if (before.at(-1)!.lower !== after.at(-1)!.lower) return undefined;
  const opens = (before.length === 1 && isCapital(after[0]!)) || (after.length === 1 && isCapital(before[0]!));
  if (first === 0 && opens) return mergeAll(stretch);
  return [before.at(-2), after.at(-2)].some((token) => token?.upos === 'PUNCT') ? mergeLastTwo(stretch) : undefined;
};

/** Words that differ only in being written as one word, as two or with a hyphen. */
const spacing: Rule = (stretch) => {
  const [before, after] = [stretch.before, stretch.after].map((tokens) =>
    tokens
      .map(({ lower }) => lower)
      .join('')
      .replace(/['’-]/g, ''),
  );
  return before === after ? mergeAll(stretch) : undefined;
};

/** Tokens of one part of speech, or a verb with its auxiliaries and particles: "to eat" to "eating". */
const onePhrase: Rule = (stretch) => {
  const { before, after } = stretch;
  const tags = new Set([...before, ...after].map(({ upos }) => upos));
  const verbal = [...tags].every((tag) => VERBAL.has(tag));
  return before.length !== after.length && (tags.size === 1 || verbal) ? mergeAll(stretch) : undefined;
};

/** Two adjacent replacements, or a replacement that keeps most of its letters, are separate edits. */
const separate: Rule = ({ run, first, last, before, after }) => {
  if (last - first > 1) return undefined;
  const alone: Cut = { first, last: first, merged: false };
  if (before.length === 2 && after.length === 2) return alone;
  const alike = (step: number, a: TaggedToken, b: TaggedToken): boolean =>
    run[step]!.kind === 'replace' && letterDistance(a.text, b.text) < 0.25;
  const kept = alike(first, before[0]!, after[0]!) || alike(last, before.at(-1)!, after.at(-1)!);
  return kept ? alone : undefined;
};

/** A determiner at the end of the run starts the next phrase. */
const lastDeterminer: Rule = ({ run, first, last, before, after }) => {
  if (last - first > 1 || last !== run.length - 1) return undefined;
  const { kind } = run[last]!;
  const gone = kind !== 'insert' && before.at(-1)!.upos === 'DET';
  const come = kind !== 'delete' && after.at(-1)!.upos === 'DET';
  return gone || come ? { first: last, last, merged: false } : undefined;
};

const RULES: readonly Rule[] = [possessive, movedCapital, spacing, onePhrase, separate, lastDeterminer];

/** Divides a run of changed tokens into edits. The rules are tried on the longest stretches first. */
function divide(run: readonly Aligned[], source: readonly TaggedToken[], target: readonly TaggedToken[]): Aligned[] {
  if (run.length <= 1) return [...run];
  if (run.every(({ kind }) => kind === run[0]!.kind) && run[0]!.kind !== 'replace') return [joined(run)];
  let content = false;
  for (const [first, last] of stretches(run.length)) {
    const part = run.slice(first, last + 1);
    if (!part.some(({ kind }) => kind === 'replace')) continue;
    const { start, end, from, to } = joined(part);
    const stretch: Stretch = { run, first, last, before: source.slice(start, end), after: target.slice(from, to) };
    for (const rule of RULES) {
      const cut = rule(stretch);
      if (!cut) continue;
      const taken = run.slice(cut.first, cut.last + 1);
      return [
        ...divide(run.slice(0, cut.first), source, target),
        ...(cut.merged ? [joined(taken)] : taken),
        ...divide(run.slice(cut.last + 1), source, target),
      ];
    }
    content ||= [...stretch.before, ...stretch.after].some(({ upos }) => OPEN_CLASSES.has(upos));
  }
  return content ? [joined(run)] : [...run];
}

/** All pairs of steps, longest stretches first, from left to right. */
function* stretches(length: number): Generator<[number, number]> {
  for (let size = length; size >= 2; size--)
    for (let first = 0; first + size <= length; first++) yield [first, first + size - 1];
}

function joined(steps: readonly Aligned[]): Aligned {
  const [a, b] = [steps[0]!, steps.at(-1)!];
  return { kind: 'replace', start: a.start, end: b.end, from: a.from, to: b.to };
}
