import type { Token } from '../../text/token.ts';

/** A paragraph with its tokens. */
export interface TokenizedParagraph {
  readonly text: string;
  readonly tokens: readonly Token[];
}
