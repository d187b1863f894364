import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { UPOS_NUMBERS, XPOS_NUMBERS } from '../tag-numbers.ts';

/** A sentence's tokens as columns of numbers, so that patterns are matched without comparing strings. */
export interface TokenColumns {
  readonly tokens: readonly AnalysedToken[];
  /** Numbers of the look-up forms and the lemmas, -1 for a word that no rule mentions. */
  readonly forms: Int32Array;
  readonly lemmas: Int32Array;
  /** Numbers of the tags; 63 for a Penn tag that no pattern can name. */
  readonly upos: Uint8Array;
  readonly xpos: Uint8Array;
}

/** Makes columns from the word numbers of rules.bin; the columns of a sentence are made once and stored with it. */
export function columnsBy(numbers: ReadonlyMap<string, number>): (tokens: readonly AnalysedToken[]) => TokenColumns {
  const made = new WeakMap<readonly AnalysedToken[], TokenColumns>();
  return (tokens) => {
    let columns = made.get(tokens);
    if (!columns) {
      columns = columnsOf(tokens, numbers);
      made.set(tokens, columns);
    }
    return columns;
  };
}

function columnsOf(tokens: readonly AnalysedToken[], numbers: ReadonlyMap<string, number>): TokenColumns {
  const { length } = tokens;
  const forms = new Int32Array(length);
  const lemmas = new Int32Array(length);
  const upos = new Uint8Array(length);
  const xpos = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const token = tokens[i]!;
    const { lower, lemma } = token;
    forms[i] = numbers.get(lower) ?? -1;
    lemmas[i] = lemma === lower ? forms[i]! : (numbers.get(lemma) ?? -1);
    upos[i] = UPOS_NUMBERS.get(token.upos) ?? 31;
    xpos[i] = XPOS_NUMBERS.get(token.xpos) ?? 63;
  }
  return { tokens, forms, lemmas, upos, xpos };
}
