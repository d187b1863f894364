import type { Span } from '../../text/span.ts';

/** The words that are set off from the rest, as far as the format shows it. */
export interface Emphasised {
  readonly text: string;
  readonly italic?: readonly Span[];
  /** Inline program text, if the format keeps it in the text. */
  readonly code?: readonly Span[];
  /** Raised text, if the format does not mark it as such. */
  readonly raised?: readonly Span[];
  readonly marks?: readonly (Span & { readonly kind: string })[];
}

/** The text in italics, in text order. */
export const italicsOf = ({ italic = [], marks = [] }: Emphasised): Span[] =>
  [...italic, ...marks.filter(({ kind }) => kind === 'italic')].sort((a, b) => a.start - b.start);
