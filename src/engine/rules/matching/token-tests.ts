import { TESTS } from '../binary/layout.ts';
import type { RuleSections } from '../binary/read-rules-file.ts';
import { UPOS_NUMBERS } from '../tag-numbers.ts';
import type { TokenColumns } from './token-columns.ts';

/** True when token `i` passes the test at `place` of the section `tests`. */
export type TokenTester = (columns: TokenColumns, place: number, i: number) => boolean;

const PUNCTUATION = UPOS_NUMBERS.get('PUNCT')!;
/** Length from which a list is searched by bisection. */
const LONG_LIST = 8;

/** Returns the tests of rules.bin for columns; expressions are compiled on first use. */
export function createTokenTester({ tests, string }: RuleSections, numbers: ReadonlyMap<string, number>): TokenTester {
  const expressions = new Map<number, RegExp>();

  function expression(number: number): RegExp {
    let form = expressions.get(number);
    if (!form) {
      form = new RegExp(string(number), 'u');
      expressions.set(number, form);
    }
    return form;
  }

  /** True when `word` is among the `count` ascending numbers from `first` on. */
  function isAmong(word: number, first: number, count: number): boolean {
    if (word < 0) return false;
    let low = first;
    let high = first + count;
    if (count > LONG_LIST)
      while (high - low > LONG_LIST) {
        const middle = (low + high) >> 1;
        if (tests[middle]! <= word) low = middle;
        else high = middle;
      }
    for (let at = low; at < high; at++) if (tests[at] === word) return true;
    return false;
  }

  function hasTag({ forms, upos, xpos }: TokenColumns, place: number, i: number): boolean {
    if ((tests[place + 1]! >>> upos[i]!) & 1) return true;
    const tag = xpos[i]!;
    if ((tests[place + (tag < 32 ? 2 : 3)]! >>> (tag & 31)) & 1) return true;
    const count = tests[place + 4]!;
    return count > 0 && isAmong(forms[i]!, place + 5, count);
  }

  return (columns, place, i) => {
    switch (tests[place]) {
      case TESTS.forms:
        return isAmong(columns.forms[i]!, place + 2, tests[place + 1]!);
      case TESTS.lemmas: {
        const mask = tests[place + 1]!;
        if (mask !== 0 && !((mask >>> columns.upos[i]!) & 1)) return false;
        return isAmong(columns.lemmas[i]!, place + 3, tests[place + 2]!);
      }
      case TESTS.tags:
        return hasTag(columns, place, i);
      case TESTS.end:
        // a hyphen does not end a phrase: "life-threatening"
        if (columns.upos[i] === PUNCTUATION && columns.tokens[i]!.text !== '-') return true;
        return hasTag(columns, place, i);
      case TESTS.texts:
        return isAmong(numbers.get(columns.tokens[i]!.text) ?? -1, place + 2, tests[place + 1]!);
      case TESTS.expression:
        return expression(tests[place + 1]!).test(columns.tokens[i]!.text);
      case TESTS.word:
        return columns.tokens[i]!.kind === 'word';
      default:
        return columns.upos[i] !== PUNCTUATION;
    }
  };
}
