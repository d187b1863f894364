import type { AnalysedToken } from '../sentence/analysed-token.ts';

const PREPOSITION = /^(?:of|in|on|at|to|with|for|about|from|into|by|over|upon)$/;
const CHANGE = /^(?:increase|decrease|reduction|rise|fall|decline|improvement|drop|gain|loss)s?$/;
/** The most words between a change and its amount. */
const MOST_BEFORE_AMOUNT = 7;
/** The most words between "and" and the noun that it joins. */
const MOST_AFTER_AND = 4;
/** The fewest letters of a word to compare; shorter words may occur twice in a row of six. */
const LONG = 5;
const NEAR = 3;

/**
 * True when something outside is coordinated with a word to be removed and would lose its partner. `words` are the lower-case words that would
 * replace the tokens `from` to `to`.
 */
export function isJoined(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  words: readonly string[],
): boolean {
  return (
    repeatsPreposition(tokens, from, to, words) ||
    sharesPreposition(tokens, from, to, words) ||
    isAmount(tokens, from, to) ||
    isPaired(tokens, from, to, words)
  );
}

/** "looks at how they live and at how they die", "led to a fall in growth and to loss": a preposition to be removed occurs again after "and". */
function repeatsPreposition(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  words: readonly string[],
): boolean {
  if (to - from < 2) return false;
  // in "in the absence of" a noun depends only on the last word; in "led to a fall in" it can depend on either preposition
  const first = PREPOSITION.test(tokens[from]!.lower) ? to - 1 : from;
  const going = tokens.slice(first, to).filter(({ lower }) => PREPOSITION.test(lower) && !words.includes(lower));
  return afterAnd(tokens, to, 2).some(([next, second]) => {
    // after a verb to be removed: "of the dose or change of the drug"
    const taken = next?.upos === 'ADV' || (first === from && next?.upos === 'NOUN') ? second : next;
    return going.some(({ lower }) => lower === taken?.lower);
  });
}

/** "to think and talk about it": the words to be removed contain the preposition of the verb before "and". */
function sharesPreposition(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  words: readonly string[],
): boolean {
  const last = tokens[to - 1]!;
  if (tokens[from - 1]?.upos !== 'CCONJ' || !PREPOSITION.test(last.lower) || words.at(-1) === last.lower) return false;
  return tokens[from - 2]?.upos === 'VERB';
}

/** "an increase in yield of 40%", "a reduction of 40%": a verb would need "by" here. */
function isAmount(tokens: readonly AnalysedToken[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ lower }) => CHANGE.test(lower))) return false;
  if (tokens[to]?.upos === 'NUM' || tokens.slice(to, to + 3).some(({ lower }) => lower === 'factor')) return true;
  return tokens
    .slice(to, to + MOST_BEFORE_AMOUNT)
    .some(({ lower }, i) => lower === 'of' && tokens.slice(to + i + 1, to + i + 4).some(({ text }) => /\d/.test(text)));
}

/** "led to a fall in yield and an increase in cost", "is capable of storing and sending it": the second part keeps the form that the first would lose. */
function isPaired(tokens: readonly AnalysedToken[], from: number, to: number, words: readonly string[]): boolean {
  const changes = tokens.slice(from, to).some(({ lower }) => CHANGE.test(lower));
  const gerund = to - from > 1 && tokens[to - 1]!.xpos === 'VBG' && !words.at(-1)!.endsWith('ing');
  if (!changes && !gerund) return false;
  // "led to a rise in illness, a shorter life, and debts"
  const listed = tokens.slice(to, to + MOST_BEFORE_AMOUNT).findIndex(({ text }) => text === ',');
  if (changes && listed >= 0 && /^an?$/.test(tokens[to + listed + 1]?.lower ?? '')) return true;
  return afterAnd(tokens, to, MOST_AFTER_AND).some(
    (next) =>
      (changes && next.some(({ lower }) => CHANGE.test(lower))) ||
      (gerund && next.slice(0, 2).some(({ xpos }) => xpos === 'VBG')),
  );
}

/** Up to `length` tokens after each conjunction from `to` on. */
function afterAnd(tokens: readonly AnalysedToken[], to: number, length: number): AnalysedToken[][] {
  return tokens.slice(to).flatMap(({ upos, index }) => {
    return upos === 'CCONJ' ? [tokens.slice(index + 1, index + 1 + length)] : [];
  });
}

/** True when the new words would stand next to the same words ("dealt with with care", "giving up and giving up"), or before an apostrophe. */
export function isSaidBeside(
  tokens: readonly AnalysedToken[],
  from: number,
  to: number,
  words: readonly string[],
): boolean {
  const next = tokens[to];
  if (words[0] === tokens[from - 1]?.lower || words.at(-1) === next?.lower) return true;
  if (next && !next.spaceBefore && /^['’]s?$/.test(next.lower) && words.at(-1) !== tokens[to - 1]!.lower) return true;
  const beside = [...tokens.slice(Math.max(0, from - NEAR), from), ...tokens.slice(to, to + NEAR)];
  return words.some((word) => word.length >= LONG && beside.some(({ lower }) => lower === word));
}
