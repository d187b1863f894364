import { expect, it } from 'vitest';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { askOnceAboutUnknown } from './unknown-words.ts';

const TEXTS = [
  'The reggeon exchange dominates.',
  'In this region of phase space a Reggeon and a pomeron are seen, as was said before.',
  'All that is left is right.',
];
const textOf = (paragraph: number): string => TEXTS[paragraph]!;

function alert(paragraph: number, coveredText: string, rule: string, perhaps?: string): ParagraphAlert {
  const start = TEXTS[paragraph]!.indexOf(coveredText);
  const place = { paragraph, start, end: start + coveredText.length, coveredText };
  const question = rule === 'spelling/question';
  return {
    ...place,
    replacements: question ? [] : ['x'],
    ...(perhaps === undefined ? {} : { perhaps }),
    rule,
    errorClass: 'spelling',
    comment: 'A comment.',
    confidence: 0.7,
  };
}

it('asks once about all unknown words, at the first place', () => {
  const slip = alert(2, 'left', 'spelling/unknown');
  const { alerts, words } = askOnceAboutUnknown(
    [
      alert(0, 'reggeon', 'spelling/question', 'region'),
      alert(1, 'Reggeon', 'spelling/question'),
      alert(1, 'pomeron', 'spelling/question'),
      slip,
    ],
    textOf,
  );
  expect(alerts).toHaveLength(2);
  expect(alerts[1]).toBe(slip);
  expect(alerts[0]).toMatchObject({ paragraph: 0, start: 4, end: 11, replacements: [] });
  expect(alerts[0]!.comment.split('\n')).toEqual([
    'We do not know 2 words of this document. Leave names and terms as they are, and add them to your dictionary; correct what is a slip.',
    'reggeon: 2 times, first in “The reggeon exchange dominates.”; did you mean “region”?',
    'pomeron: in “… space a Reggeon and a pomeron are seen, as was said …”',
  ]);
  expect(words.map(({ word, perhaps, places }) => [word, perhaps, places.map(({ paragraph }) => paragraph)])).toEqual([
    ['reggeon', 'region', [0, 1]],
    ['pomeron', null, [1]],
  ]);
});

it('leaves the question about a single word as it is, at its first place', () => {
  const [first, second] = [alert(0, 'reggeon', 'spelling/question'), alert(1, 'Reggeon', 'spelling/question')];
  expect(askOnceAboutUnknown([first, second], textOf).alerts).toEqual([first]);
  expect(askOnceAboutUnknown([], textOf)).toEqual({ alerts: [], words: [] });
});

it('lists so many and no more', () => {
  const many = Array.from({ length: 70 }, (_, i) => ({
    ...alert(0, 'reggeon', 'spelling/question'),
    coveredText: `reggeon${i}`,
  }));
  const lines = askOnceAboutUnknown(many, textOf).alerts[0]!.comment.split('\n');
  expect(lines).toHaveLength(62);
  expect(lines.at(-1)).toBe('and 10 more');
});
