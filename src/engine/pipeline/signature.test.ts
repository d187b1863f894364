import { describe, expect, it } from 'vitest';
import { signatureEnd } from './signature.ts';

const rest = (text: string): string => text.slice(signatureEnd(text, 0, text.length));

describe('signatures of methods', () => {
  it.each([
    ['+ setSpeed(Vector) : void. Sets the speed.', 'Sets the speed.'],
    ['- addAll (int first,int last): int', ''],
    ['+ setIs_open(boolean) : void sets the value.', 'sets the value.'],
    ['+ nearest(List<Point>) : geometry.Point[] The nearest.', 'The nearest.'],
  ])('%s', (text, behind) => expect(rest(text)).toBe(behind));

  it.each([
    '- Recall (R): number of pages found',
    '- f(x): Returns the mean',
    '- the rest (of them) : we saw it',
    'We call get() : void.',
  ])('leaves %s', (text) => expect(rest(text)).toBe(text));

  it('looks for one where a line begins', () => {
    const text = 'It has methods.\n+ size() : int The size.';
    expect(text.slice(signatureEnd(text, 16, text.length))).toBe('The size.');
    expect(signatureEnd('a + size() : int', 2, 16)).toBe(2);
  });
});
