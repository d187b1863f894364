import type { AccountStore } from '../account-store.ts';
import { SENTENCE_END } from './segments.ts';

/** A mistake that the writer corrected, with the sentence as it was before. */
export interface Lesson {
  readonly rule: string;
  /** The language category: "Articles", "Verbs" … */
  readonly kind: string;
  readonly comment: string;
  readonly sentence: string;
  /** Half-open UTF-16 offsets into the sentence. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Mistakes of one kind, the newest first. */
export interface LessonGroup {
  readonly kind: string;
  readonly lessons: readonly Lesson[];
}

const LESSONS = 'lessons';
/** Most mistakes kept, the newest ones: about 100 KB. */
const MOST = 250;
/** Longer sentences are cut on both sides, to this many UTF-16 units. */
const MOST_SENTENCE = 300;

/** The sentence around a place in a paragraph, and the place inside it. */
export function sentenceAround(text: string, start: number, end: number): Pick<Lesson, 'sentence' | 'start' | 'end'> {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const from = Math.max(ends.findLast((at) => at <= start) ?? 0, start - MOST_SENTENCE / 2);
  const to = Math.min(ends.find((at) => at >= end) ?? text.length, end + MOST_SENTENCE / 2);
  return { sentence: text.slice(from, to).trimEnd(), start: start - from, end: end - from };
}

/** The corrected mistakes so far, the newest first. */
export function readLessons(store: AccountStore): Lesson[] {
  try {
    const kept = JSON.parse(store.read(LESSONS) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Lesson[]) : [];
  } catch {
    return [];
  }
}

/** Adds newly corrected mistakes; the same place in the same sentence counts once. */
export function addLessons(store: AccountStore, added: readonly Lesson[]): void {
  if (added.length === 0) return;
  const all = new Map([...added, ...readLessons(store)].map((lesson) => [JSON.stringify(lesson), lesson]));
  store.write(LESSONS, JSON.stringify([...all.values()].slice(0, MOST)));
}

export function forgetLessons(store: AccountStore): void {
  store.remove(LESSONS);
}

/** Mistakes by kind, the commonest kind first. */
export function groupLessons(lessons: readonly Lesson[]): LessonGroup[] {
  const kinds = new Map<string, Lesson[]>();
  for (const lesson of lessons) kinds.set(lesson.kind, [...(kinds.get(lesson.kind) ?? []), lesson]);
  return [...kinds]
    .map(([kind, held]) => ({ kind, lessons: held }))
    .sort((a, b) => b.lessons.length - a.lessons.length);
}
