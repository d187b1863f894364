import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/engine/edits.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();

const check = (text: string) => engine.check(text, DEFAULT_OPTIONS);

/** The text with the suggestions for fragments made. */
const joined = (text: string): string =>
  applyEdits(
    text,
    check(text).flatMap(({ start, alerts }) =>
      alerts
        .filter(({ rule, replacements }) => rule.startsWith('sentence-fragments/') && replacements.length > 0)
        .map((alert) => ({ start: start + alert.start, end: start + alert.end, text: alert.replacements[0]! })),
    ),
  );

describe('a clause with a full stop of its own', () => {
  it.each([
    ['The method is slow. Which makes it useless.', 'The method is slow, which makes it useless.'],
    ['We stayed at home. Because the road was closed.', 'We stayed at home because the road was closed.'],
    ['We keep old tools. Such as saws and planes.', 'We keep old tools, such as saws and planes.'],
    ['Although the model is small. It works well.', 'Although the model is small, it works well.'],
    ['If the tank is too hot. The sensor will fail.', 'If the tank is too hot, the sensor will fail.'],
  ])('%s', (text, right) => {
    expect(joined(text)).toBe(right);
    const [sentence, ...rest] = check(text);
    expect(rest).toEqual([]);
    expect(text.slice(sentence!.start, sentence!.end)).toBe(sentence!.text);
    for (const { start, end, coveredText } of sentence!.alerts)
      expect(sentence!.text.slice(start, end)).toBe(coveredText);
  });

  it.each([
    ['in another line', 'The method is slow.\nWhich makes it useless.'],
    ['behind a name, which keeps its capital', 'Although the model is small. London has one.'],
    ['behind a question', 'Is the method slow? Because the road was closed.'],
  ])('is left %s', (_, text) => {
    expect(joined(text)).toBe(text);
    expect(check(text)).toHaveLength(2);
  });

  it('is asked about, and never joined as a change; examples are', () => {
    const [clause] = check('The method is slow. Which makes it useless.').flatMap(({ alerts }) => alerts);
    expect(clause).toMatchObject({ optional: true, proposed: true });
    const [examples] = check('We keep old tools. Such as saws and planes.').flatMap(({ alerts }) => alerts);
    expect(examples!.optional).toBeUndefined();
  });

  it('keeps the alerts of both sentences', () => {
    const text = 'The methods is slow. Which make it useless. They seems old.';
    const alerts = check(text).flatMap(({ start, alerts: found }) =>
      found.map((alert) => text.slice(start + alert.start, start + alert.end)),
    );
    expect(alerts).toEqual(expect.arrayContaining(['. Which', 'make', 'seems']));
  });
});
