import type { Delimiters } from '../inline/item.ts';

const SPACE = /[\s\u00a0]/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Returns a run of delimiters; the characters on both sides decide what it can do (CommonMark 0.31, 6.2). */
export function delimitersAt(text: string, start: number, end: number): Delimiters {
  const sign = text[start]!;
  const before = start === 0 ? ' ' : text[start - 1]!;
  const after = end === text.length ? ' ' : text[end]!;
  const [spaceBefore, spaceAfter] = [SPACE.test(before), SPACE.test(after)];
  const [markBefore, markAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const left = !spaceAfter && (!markAfter || spaceBefore || markBefore);
  const right = !spaceBefore && (!markBefore || spaceAfter || markAfter);
  const word = sign === '_';
  const whole = '*_'.includes(sign) || end - start === 2;
  return {
    kind: 'delimiters',
    start,
    end,
    sign,
    canOpen: whole && left && (!word || !right || markBefore),
    canClose: whole && right && (!word || !left || markAfter),
    closing: 0,
    opening: 0,
  };
}

const left = (run: Delimiters): number => run.end - run.start - run.closing - run.opening;

/** Determines which signs of the runs are markup (CommonMark 0.31, "process emphasis"); linear, because failures are remembered by kind. */
export function settleEmphasis(runs: readonly Delimiters[]): void {
  const openers: Delimiters[] = [];
  const bottoms = new Map<string, number>();
  for (const closer of runs) {
    const total = closer.end - closer.start;
    while (closer.canClose && left(closer) > 0) {
      const key = `${closer.sign}${closer.canOpen}${total % 3}`;
      const bottom = bottoms.get(key) ?? 0;
      let at = openers.length - 1;
      while (at >= bottom && !matches(openers[at]!, closer)) at--;
      if (at < bottom) {
        bottoms.set(key, openers.length);
        break;
      }
      const opener = openers[at]!;
      openers.length = at + 1;
      for (const [other, height] of bottoms) if (height > at) bottoms.set(other, at);
      const used = left(opener) >= 2 && left(closer) >= 2 ? 2 : 1;
      const whole = '*_'.includes(closer.sign) ? used : left(closer);
      opener.opening += whole;
      closer.closing += whole;
      if (left(opener) === 0) openers.pop();
    }
    if (closer.canOpen && left(closer) > 0) openers.push(closer);
  }
}

function matches(opener: Delimiters, closer: Delimiters): boolean {
  if (opener.sign !== closer.sign) return false;
  if (!opener.canClose && !closer.canOpen) return true;
  const [a, b] = [opener.end - opener.start, closer.end - closer.start];
  return (a + b) % 3 !== 0 || (a % 3 === 0 && b % 3 === 0);
}
