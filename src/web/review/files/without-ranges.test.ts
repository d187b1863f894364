import { expect, it } from 'vitest';
import { withoutRanges } from './without-ranges.ts';

it.each([
  ['a<!--b-->c<!-- d\n-->e', 'ace'],
  ['<!--><!-- -->a', 'a'],
  ['a--><!--b', 'a--><!--b'],
  ['<!--a--><!--b', '<!--b'],
  ['<!--a<!--b-->c-->', 'c-->'],
  ['', ''],
])('leaves out what begins and ends: %j', (text, left) => expect(withoutRanges(text, /<!--/g, /-->/g)).toBe(left));
