import { quote } from '../token-edits.ts';

/** Words of the text that a comment may quote. */
export interface CommentWords {
  /** The text that is replaced or pointed at; when a word is added or removed, with its neighbour. */
  readonly found: string;
  /** The replacement. */
  readonly better: string;
  /** Only the words in the pattern's brackets: “about” of “discuss [about>]”. */
  readonly removed: string;
  /** Only the words that are added. */
  readonly added: string;
  /** Everything that the pattern matched. */
  readonly around: string;
  /** The same with the replacement in it: the text after the change. */
  readonly result: string;
  /** The matched words before the change, which usually govern it: “interested” before “on”. */
  readonly before: string;
  /** The matched words after the change. */
  readonly after: string;
}

const PLACE = /\{(found|better|removed|added|around|result|before|after)\}/g;

/** Returns the comment with each placeholder filled, in quotation marks. */
export function fillComment(template: string, words: Partial<CommentWords>): string {
  return template.replace(PLACE, (_, place: keyof CommentWords) => quote(words[place] ?? ''));
}
