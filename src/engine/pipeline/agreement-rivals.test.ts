import { expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import { DEFAULT_OPTIONS } from '../engine.ts';

const engine = realEngine();
/** Corrections, those that are only suggested among them. */
const made = (text: string): string[] =>
  engine
    .check(text, { ...DEFAULT_OPTIONS, documentType: 'academic' })
    .flatMap(({ alerts }) => alerts)
    .map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0]}`);

it.each([
  ['The value of these forces are calculated by using a model of the boundary.', 'value → values', 'are → is'],
  [
    'The index is helpful. The location of the 512 stations are shown in Figure \uFFFC, which was drawn with care.',
    'location → locations',
    'are → is',
  ],
  [
    'The result of five repetitions, for all the different combinations of source and target tasks, are mentioned in figure \uFFFC.',
    'result → results',
    'are → is',
  ],
  [
    'On the other hand, the transfer data rate for these systems are also limited to 10 bps and messages are few.',
    'rate → rates',
    'are → is',
  ],
])('mends subject or verb, not both: %s', (text, noun, verb) => {
  expect(made(text).filter((change) => change === noun || change === verb)).toHaveLength(1);
});

it('takes “another” or the plural, not both', () => {
  const changes = made('Poor families have another ways to protect themselves.');
  expect(changes.filter((change) => /^(?:another|ways) → /.test(change))).toHaveLength(1);
});

it('makes “few” “little” or a noun plural, not both', () => {
  const changes = made('The foil made few difference because it is a good conductor.');
  expect(changes.filter((change) => /^(?:few|difference) → /.test(change))).toHaveLength(1);
});

it('takes the article away or the plural, not both', () => {
  const changes = made(
    'We do not always have the availability of a large datasets on the tasks that we want to learn.',
  );
  expect(changes.filter((change) => change === 'a large → large' || change === 'datasets → dataset')).toHaveLength(1);
});

it('takes both away from what cannot be counted', () => {
  expect(made('They gave us an informations about the samples of the second year.')).toContain(
    'an informations → information',
  );
});
