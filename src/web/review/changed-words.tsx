import { COMMON as common } from '../parts/words.ts';
/** Whole sentences would fill a card; their ends are enough beside the text itself. */
export function shortened(text: string, most = 90): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half).trimEnd()} … ${text.slice(-half).trimStart()}`;
}

/** What a change removes and what it writes instead; of a question, the words that it is about. */
export function ChangedWords({
  covered,
  replacement,
  most = 60,
}: {
  readonly covered: string;
  /** Undefined for a question. */
  readonly replacement: string | undefined;
  /** Characters that are shown of each side of a change. */
  readonly most?: number;
}) {
  if (replacement === undefined) return <>{shortened(covered, 60)}</>;
  return (
    <>
      <del>{shortened(covered, most)}</del> <span class="visually-hidden">{common.becomes}</span>
      <ins>{replacement === '' ? common.nothing : shortened(replacement, most)}</ins>
    </>
  );
}
