import { expect, it } from 'vitest';
import { hasVowelSound } from './vowel-sound.ts';

it('answers at once for capitals without end, as for an acronym', () => {
  expect(hasVowelSound('HTML', 'html', undefined, false)).toBe(true);
  expect(hasVowelSound('UNESCO', 'unesco', undefined, false)).toBe(false);
  // Each additional “Y” used to double the time: these took hours.
  for (const form of [`${'Y'.repeat(60)}BCDFG`, `${'AY'.repeat(200)}BCDFG`])
    expect(typeof hasVowelSound(form, form.toLowerCase(), undefined, false)).toBe('boolean');
});
