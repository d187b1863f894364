import type { MachinePassage } from '../detection/types.ts';

/** Number of words quoted from the beginning of a passage, so that a reader finds it in the document. */
const BEGINNING = 8;

interface Sentences {
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
}

/** "paragraph 2, sentences 4–9", or "paragraph 2, sentence 4, to paragraph 3, sentence 2"; counted from 1 as in the margin. */
export function passagePlace({ from, to }: MachinePassage): string {
  const place = (paragraph: number, sentence: number) => `paragraph ${paragraph + 1}, sentence ${sentence + 1}`;
  if (from.paragraph !== to.paragraph)
    return `${place(from.paragraph, from.sentence)}, to ${place(to.paragraph, to.sentence)}`;
  if (from.sentence === to.sentence) return place(from.paragraph, from.sentence);
  return `paragraph ${from.paragraph + 1}, sentences ${from.sentence + 1}–${to.sentence + 1}`;
}

/** Note for the paragraph that a passage begins in: "Machine-like passage, sentences 4–9 (120 words, score 83)". */
export function passageNote(passage: MachinePassage): string {
  const { from, to, words, score } = passage;
  const last = to.sentence + 1;
  const reach =
    from.paragraph !== to.paragraph
      ? `sentence ${from.sentence + 1} to sentence ${last} of paragraph ${to.paragraph + 1}`
      : from.sentence === to.sentence
        ? `sentence ${last}`
        : `sentences ${from.sentence + 1}–${last}`;
  return `Machine-like passage, ${reach} (${words} words, score ${score})`;
}

/** Returns the passage's first words, in quotation marks. */
export function passageBeginning(
  { from }: MachinePassage,
  paragraphs: readonly { readonly text: string }[],
  judged: readonly Sentences[],
): string {
  const span = judged[from.paragraph]?.sentences[from.sentence];
  if (span === undefined) return '';
  const words = paragraphs[from.paragraph]!.text.slice(span.start).trim().split(/\s+/);
  return `“${words.slice(0, BEGINNING).join(' ')}${words.length > BEGINNING ? ' …' : ''}”`;
}
