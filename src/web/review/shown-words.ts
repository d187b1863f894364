import { shortened } from './shortened.ts';

/** Spaces that a page would leave out: at either end, and those that follow another. */
const UNSEEN = /^\s|\s$|\s(?=\s)|(?<=\s)\s/gu;

/**
 * The words of a change for a card: shortened, and with a mark for each space that a page does not show. Without it “(” → “ (” reads as
 * no change at all.
 */
export function shownWords(text: string, most?: number): string {
  return shortened(text, most).replace(UNSEEN, '␣');
}
