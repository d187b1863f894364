import { COMMON as common } from '../parts/words.ts';
import { shortened } from './shortened.ts';
import { shownWords } from './shown-words.ts';

/** The words that a change removes and those that it writes instead; for a question, the words that it is about. */
export function ChangedWords({
  covered,
  replacement,
  most = 60,
}: {
  readonly covered: string;
  /** Undefined for a question. */
  readonly replacement: string | undefined;
  /** Number of characters shown on each side of a change. */
  readonly most?: number;
}) {
  if (replacement === undefined) return <>{shortened(covered, 60)}</>;
  return (
    <>
      <del>{shownWords(covered, most)}</del> <span class="visually-hidden">{common.becomes}</span>
      <ins>{replacement === '' ? common.nothing : shownWords(replacement, most)}</ins>
    </>
  );
}
