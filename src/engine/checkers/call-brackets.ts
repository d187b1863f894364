import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** "poly(vinyl chloride)": names of polymers and chemical chains form one word with the text in brackets. */
const CHAINS = /^(?:poly|oligo|alkyl|aryl)/;

/** "sdec(senc(msg, k), k)": the brackets contain the brackets of another call. */
const CALL_WITHIN = /^\([^()\s]*\p{L}\(/u;

/** "mean(KSGB) − mean(KSMR)": a word that is followed by brackets more than once is the name of a function and lacks no space. */
const isFunctionName = (paragraph: string, word: string): boolean => paragraph.split(`${word}(`).length > 2;

/** "hit(John,ball,–)": the place is inside the brackets of a call, which directly follow a word. */
export function isInCall(tokens: readonly AnalysedToken[], at: number): boolean {
  for (let i = at - 1; i > 0; i--) {
    const { text, spaceBefore } = tokens[i]!;
    if (text === ')') return false;
    if (text === '(') return !spaceBefore && tokens[i - 1]!.kind === 'word';
  }
  return false;
}

/** "grasp(circle, -)": the bracket contains only single words and signs between commas. */
const ARGUMENTS = /^\(\s*[\p{L}\p{N}_–-]+(?:\s*,\s*[\p{L}\p{N}_–-]+)+\s*\)/u;

/** "notify(String msg)", "add(const int[] rows, int n)": the bracket opens with a type and the name of a parameter. */
const PARAMETER =
  /^\(\s*(?:(?:final|const|unsigned) )?(?:String|Integer|int|bool|boolean|char|float|double|long|void|byte|Object|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]{0,60})(?:<[^<>]{0,60}>|\[\])?\s+[&*]?\p{Ll}[\p{L}\d_]{0,60}\s*[,)]/u;

/** "the predicate unique(Items)": what the word before the brackets is. */
const NAMES_CALL = /^(?:predicates?|functions?|methods?|commands?|procedures?|constructors?|macros?|operators?)$/;

/** True when the bracket at `at`, directly behind a word, opens the arguments of a call or belongs to the word: no space is missing before it. */
export function opensCall(paragraph: string, tokens: readonly AnalysedToken[], at: number): boolean {
  const { start } = tokens[at]!;
  const name = tokens[at - 1]!;
  return (
    CHAINS.test(name.lower) ||
    isFunctionName(paragraph, name.text) ||
    NAMES_CALL.test(tokens[at - 2]?.lower ?? '') ||
    isInCall(tokens, at) ||
    CALL_WITHIN.test(paragraph.slice(start, start + 60)) ||
    PARAMETER.test(paragraph.slice(start, start + 200)) ||
    ARGUMENTS.test(paragraph.slice(start, start + 200))
  );
}

/** "the Neural Network(CNN)", "signs of compromise(IOC)": the brackets hold an abbreviation that ends with the first letter of the word before them. */
export function opensAbbreviation(tokens: readonly AnalysedToken[], at: number): boolean {
  const word = tokens[at - 1]!;
  const [, last] = /^\p{Lu}{1,5}(\p{Lu})s?$/u.exec(tokens[at + 1]?.text ?? '') ?? [];
  return (
    /^\p{L}\p{Ll}+$/u.test(word.text) &&
    last === word.text[0]!.toUpperCase() &&
    tokens[at + 2]?.text === ')' &&
    tokens[at - 2]?.kind === 'word' &&
    word.spaceBefore
  );
}
