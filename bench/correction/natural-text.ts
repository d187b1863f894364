import { commonPairs } from '../../src/text/common-pairs.ts';
import { tokenize } from '../../src/text/token.ts';

/** `apart`: hyphens and slashes are separate tokens (BEA). `together`: compounds are one token, and split numbers occur in the data (JFLEG). */
export type Tokenisation = 'apart' | 'together';

/** A tokenised sentence as people write it; `glued[i]` means that token i follows the one before without a space. */
export interface NaturalText {
  readonly text: string;
  readonly glued: readonly boolean[];
}

/** The second part of a contraction, as corpora split it. */
export const CLITIC = /^(?:n['’]t|['’](?:s|re|ve|ll|d|m))$/i;
const CLOSING = /^(?:[,.;:?!…]+|[)\]}%”]|'')$/;
const OPENING = /^(?:[([{$£€#“]|``)$/;
const HALVES: ReadonlySet<string> = new Set(['can not', 'gon na', 'wan na', 'got ta', 'lem me', 'gim me']);
/** Words that start a clause or phrase. A hyphen next to them is a dash. */
const AFTER_DASH =
  /^(?:i|it|he|she|we|you|they|this|these|those|that|there|the|a|an|my|our|your|his|her|their|and|but|so|because|if|when|while|which|who|what|where|why|how|not|maybe|is|are|was|were|also|then|even|especially|for)$/i;

/** Writes tokens as natural text, as a person would have typed it before it was tokenised. */
export function detokenise(tokens: readonly string[], tokenisation: Tokenisation): NaturalText {
  let quoteOpen = false;
  let singleOpen = false;
  let stick = false;
  let text = '';
  const glued: boolean[] = [];
  tokens.forEach((token, i) => {
    const previous = tokens[i - 1] ?? '';
    const next = tokens[i + 1] ?? '';
    let left = stick || CLOSING.test(token) || CLITIC.test(token);
    stick = OPENING.test(token);
    if (token === '"') {
      left ||= quoteOpen;
      stick = !quoteOpen;
      quoteOpen = !quoteOpen;
    } else if (token === "'" || token === '’') {
      const possessive = !singleOpen && /s$/i.test(previous) && /^\p{L}/u.test(next);
      const opens = !possessive && !singleOpen && tokens.indexOf(token, i + 1) > 0;
      left ||= !opens;
      stick = opens;
      if (!possessive) singleOpen = opens;
    } else if (HALVES.has(`${previous} ${token}`.toLowerCase())) left = true;
    else if (tokenisation === 'apart' && isInfix(previous, token, next, tokens[i + 2])) {
      left = true;
      stick = true;
    } else if (tokenisation === 'together' && /^\d$/.test(token) && /^\d$/.test(previous)) left = true;
    glued.push(i > 0 && left);
    text += (i > 0 && !left ? ' ' : '') + token;
  });
  return { text, glued };
}

function isInfix(previous: string, token: string, next: string, afterNext: string | undefined): boolean {
  if (!/[\p{L}\p{N}]$/u.test(previous) || !/^[\p{L}\p{N}]/u.test(next)) return false;
  return token === '/' || (token === '-' && (afterNext === '-' || !AFTER_DASH.test(next)));
}

/**
 * Converts corrected natural text back into the tokens of the source. Unchanged text between white space keeps its
 * tokens, including oddities of the data, so that an unchanged sentence never costs an edit. In a changed piece, the
 * unchanged tokens at both ends are kept too, and only the rest is tokenised.
 */
export function retokenise(tokens: readonly string[], corrected: string, tokenisation: Tokenisation): string[] {
  const { glued } = detokenise(tokens, tokenisation);
  const pieces: string[][] = [];
  tokens.forEach((token, i) => {
    if (glued[i]) pieces.at(-1)!.push(token);
    else pieces.push([token]);
  });
  const source = pieces.map((piece) => piece.join(''));
  const target = corrected.split(/\s+/).filter(Boolean);
  const result: string[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...commonPairs(source, target), [source.length, target.length] as const]) {
    result.push(...changedTokens(pieces.slice(i, x), target.slice(j, y), tokenisation));
    result.push(...(pieces[x] ?? []));
    i = x + 1;
    j = y + 1;
  }
  return result;
}

function changedTokens(
  pieces: readonly (readonly string[])[],
  target: readonly string[],
  tokenisation: Tokenisation,
): string[] {
  if (pieces.length !== target.length) return keepEnds(pieces.flat(), target.join(' '), tokenisation);
  return pieces.flatMap((piece, k) => keepEnds(piece, target[k]!, tokenisation));
}

function keepEnds(piece: readonly string[], text: string, tokenisation: Tokenisation): string[] {
  let [from, to, start, end] = [0, piece.length, 0, text.length];
  const within = tokenisation === 'apart' ? /[\p{L}\p{N}]{2}/u : /[\p{L}\p{N}/-]{2}/u;
  const boundary = (at: number): boolean => !within.test(text.slice(Math.max(0, at - 1), at + 1));
  while (from < to && text.startsWith(piece[from]!, start) && boundary(start + piece[from]!.length)) {
    start += piece[from++]!.length;
    while (text[start] === ' ') start++;
  }
  const endsWith = (token: string): boolean =>
    end - token.length >= start && text.startsWith(token, end - token.length) && boundary(end - token.length);
  while (to > from && endsWith(piece[to - 1]!)) {
    end -= piece[--to]!.length;
    while (end > start && text[end - 1] === ' ') end--;
  }
  return [...piece.slice(0, from), ...tokensIn(text.slice(start, end), tokenisation), ...piece.slice(to)];
}

/** Tokenises new text in the style of the data. */
function tokensIn(text: string, tokenisation: Tokenisation): string[] {
  const result: string[] = [];
  let joins = false;
  for (const { text: token, spaceBefore, kind } of tokenize(text)) {
    const infix = tokenisation === 'together' && !spaceBefore && /^[-/]$/.test(token) && result.length > 0;
    if (infix || (joins && !spaceBefore && kind !== 'punctuation')) result[result.length - 1] += token;
    else result.push(token);
    joins = infix;
  }
  return result;
}
