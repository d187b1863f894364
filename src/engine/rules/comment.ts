import { quote } from '../token-edits.ts';

/** Words of the text that a comment may name. */
export interface CommentWords {
  /** What is replaced or pointed at; where a word goes or comes, with its neighbour. */
  readonly found: string;
  /** What is put in its place. */
  readonly better: string;
  /** The words of the pattern's brackets alone: “about” of “discuss [about>]”. */
  readonly removed: string;
  /** The words that are put in alone. */
  readonly added: string;
  /** All that the pattern matched. */
  readonly around: string;
  /** The same with the replacement in it: what the writer will read. */
  readonly result: string;
  /** What matched before the change, which mostly governs it: “interested” before “on”. */
  readonly before: string;
  /** What matched after it. */
  readonly after: string;
}

const PLACE = /\{(found|better|removed|added|around|result|before|after)\}/g;

/** The comment with each place filled, in quotation marks. */
export function fillComment(template: string, words: Partial<CommentWords>): string {
  return template.replace(PLACE, (_, place: keyof CommentWords) => quote(words[place] ?? ''));
}
