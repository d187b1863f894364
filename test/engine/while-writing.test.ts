import { expect, it } from 'vitest';
import { createEngine, DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { engineFiles, realEngine } from './real-engine.ts';

/** As somebody writes and mends: letters come and go in the middle of a paragraph with mistakes before and behind. */
const BEFORE = 'The results shows that it work. We have took the samples on Monday, and each of them were kept cold. ';
const AFTER =
  ' A number of people has asked why. In the last years the method became a standard, also in an university.';
const TYPED = 'He go home every days, and it have rained since two week.';

it('an engine for writing says what one says that remembers nothing', () => {
  const remembering = createEngine(engineFiles(), { whileWriting: true });
  const states = [
    ...Array.from({ length: 15 }, (_, i) => TYPED.slice(0, 4 * i)),
    ...['He goes home every day, and it has rained.', 'He goes home every day.', TYPED, ''],
  ];
  for (const state of states) {
    const text = BEFORE + state + AFTER;
    expect([state, remembering.check(text, DEFAULT_OPTIONS)]).toEqual([
      state,
      realEngine().check(text, DEFAULT_OPTIONS),
    ]);
  }
});
