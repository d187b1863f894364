import type { Token, TokenKind } from '../../text/token.ts';
import type { AnalysedToken, Upos } from '../sentence/analysed-token.ts';
import type { Tagged } from '../tagging/tagger.ts';
import type { Parse } from './parser.ts';

/** A token whose sentence is parsed when `head` or `relation` is first read: parsing costs three times as much as tagging, and most sentences need no parse. */
export class ParsedToken implements AnalysedToken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lower: string;
  readonly kind: TokenKind;
  readonly spaceBefore: boolean;
  readonly index: number;
  readonly upos: Upos;
  readonly xpos: string;
  readonly lemma: string;
  readonly #tree: () => Parse;
  readonly #from: number;

  /** `from` is the index of the first token that `tree` covers. */
  constructor(token: Token, tagged: Tagged, index: number, tree: () => Parse, from: number) {
    this.start = token.start;
    this.end = token.end;
    this.text = token.text;
    this.lower = token.lower;
    this.kind = token.kind;
    this.spaceBefore = token.spaceBefore;
    this.index = index;
    this.upos = tagged.upos;
    this.xpos = tagged.xpos;
    this.lemma = tagged.lemma;
    this.#tree = tree;
    this.#from = from;
  }

  get head(): number {
    const head = this.#tree().heads[this.index - this.#from]!;
    return head < 0 ? -1 : head + this.#from;
  }

  get relation(): string {
    return this.#tree().relations[this.index - this.#from]!;
  }
}
