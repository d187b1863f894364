import type { StoryKind } from './paragraph.ts';

interface Paragraphs {
  readonly paragraphs: readonly { readonly story: StoryKind; readonly text: string }[];
}

interface Planned {
  readonly edit: { readonly paragraph: number };
  readonly change: { readonly start: number; readonly end: number } | undefined;
}

/** Difference between the dates of such changes, in milliseconds. */
export const APART_MS = 120_000;

/**
 * Finds paragraphs that begin with a change after a paragraph that ends with one: their changes get different dates, see
 * `setApart`. In a chain of such paragraphs every second one is returned.
 */
export function apartParagraphs(document: Paragraphs, plan: readonly Planned[]): Set<number> {
  const starting = new Set<number>();
  const ending = new Set<number>();
  for (const { edit, change } of plan) {
    if (!change) continue;
    if (change.start === 0) starting.add(edit.paragraph);
    if (change.end === document.paragraphs[edit.paragraph]!.text.length) ending.add(edit.paragraph);
  }
  const apart = new Set<number>();
  for (const index of [...starting].sort((a, b) => a - b)) {
    const before = previousInStory(document, index);
    if (ending.has(before) && !apart.has(before)) apart.add(index);
  }
  return apart;
}

/** Returns the previous paragraph of the story: text boxes come between the paragraph that holds them and the next one. */
function previousInStory({ paragraphs }: Paragraphs, index: number): number {
  const { story } = paragraphs[index]!;
  let before = index - 1;
  while (before >= 0 && paragraphs[before]!.story === 'textbox' && story !== 'textbox') before--;
  return before;
}
