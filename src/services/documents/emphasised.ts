import type { Span } from '../../text/span.ts';

/** What is set off from the words around it, as far as its format tells. */
export interface Emphasised {
  readonly text: string;
  readonly italic?: readonly Span[];
  /** Program text in a line, where the format keeps it in the text. */
  readonly code?: readonly Span[];
  readonly marks?: readonly (Span & { readonly kind: string })[];
}

/** What is set in italics, in the order of the text. */
export const italicsOf = ({ italic = [], marks = [] }: Emphasised): Span[] =>
  [...italic, ...marks.filter(({ kind }) => kind === 'italic')].sort((a, b) => a.start - b.start);
