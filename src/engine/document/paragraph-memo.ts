import { forgetLastMatch } from '../../text/forget-last-match.ts';

const forgetters: (() => void)[] = [];

/**
 * Remembers what `make` made of the last paragraph, for sentence after sentence asks for the same one. All such memories are emptied by
 * `forgetParagraphs` when a check or a count is over: no text outlives it.
 */
export function paragraphMemo<T>(make: (paragraph: string) => T): (paragraph: string) => T {
  let last: { readonly paragraph: string; readonly made: T } | undefined;
  forgetters.push(() => {
    last = undefined;
  });
  return (paragraph) => {
    if (last?.paragraph !== paragraph) last = { paragraph, made: make(paragraph) };
    return last.made;
  };
}

/** Empties every memory of a paragraph, that of the regular expressions included. */
export function forgetParagraphs(): void {
  for (const forget of forgetters) forget();
  forgetLastMatch();
}
