import { expect, it } from 'vitest';
import { type AnnotatedSentence, readM2, tokensOf } from './m2-file.ts';
import { maxMatch } from './max-match.ts';

const sentences = (m2: string): AnnotatedSentence[] => readM2(m2);
const edit = (start: number, end: number, words: string, annotator = 0): string =>
  `A ${start} ${end}|||X|||${words}|||REQUIRED|||-NONE-|||${annotator}`;

it('finds the cut of an edit that the annotator made', () => {
  const source = 'S The dogs is barking at cat since hours .';
  const target = tokensOf('The dogs have been barking at the cat for hours .');
  const gold = [edit(2, 3, 'have been'), edit(5, 5, 'the'), edit(6, 7, 'for')].join('\n');
  expect(maxMatch(sentences(`${source}\n${gold}`), [target])).toMatchObject({ right: 3, proposed: 3, gold: 3 });
});

it('lets an edit span two unchanged tokens but not three', () => {
  const two = sentences(`S a b c d\n${edit(0, 4, 'x b c y')}`);
  expect(maxMatch(two, [tokensOf('x b c y')])).toMatchObject({ right: 1, proposed: 1 });
  const three = sentences(`S a b c d e\n${edit(0, 5, 'x b c d y')}`);
  expect(maxMatch(three, [tokensOf('x b c d y')])).toMatchObject({ right: 0, proposed: 2 });
});

it('counts what nobody asked for as proposed, in as few edits as the changes allow', () => {
  const gold = sentences(`S we goes to school by feet\n${edit(1, 2, 'go')}`);
  const score = maxMatch(gold, [tokensOf('we go at school on foot')]);
  expect(score).toMatchObject({ right: 1, proposed: 2, gold: 1 });
});

it('takes the better of two annotators and any of an annotator’s alternatives', () => {
  const gold = sentences(`S he speak\n${edit(1, 2, 'spoke', 0)}\n${edit(1, 2, 'speaks||talks', 1)}`);
  expect(maxMatch(gold, [['he', 'talks']])).toMatchObject({ right: 1, proposed: 1, gold: 1 });
});

it('finds nothing in an unchanged sentence', () => {
  const gold = sentences(`S he speak\n${edit(1, 2, 'speaks')}`);
  expect(maxMatch(gold, [['he', 'speak']])).toMatchObject({ right: 0, proposed: 0, gold: 1, precision: 1, f: 0 });
});
