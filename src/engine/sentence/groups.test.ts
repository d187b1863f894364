import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { nounGroups } from './noun-groups.ts';
import { verbGroups } from './verb-groups.ts';

const analyse = realAnalyser();
const tokensOf = (text: string): readonly AnalysedToken[] => analyse(text, { start: 0, end: text.length }).tokens;

describe('nounGroups', () => {
  it.each([
    ['The old man saw a very small dog.', ['The old man*', 'a very small dog*']],
    ['She reads three long books about the history of China.', ['She*', 'three long books*', 'the history*', 'China*']],
    ["John's new car is in my garage.", ['John*', "'s new car*", 'my garage*']],
    ['All the students passed the final exam.', ['All the students*', 'the final exam*']],
    ['The proposed method uses a well-known test.', ['The proposed method*', 'a well-known test*']],
    ['A long, narrow and dark road leads to the village.', ['A long, narrow and dark road*', 'the village*']],
    ['These are better than those.', ['These*', 'those*']],
    ['Heart rate variability was measured.', ['Heart rate variability*']],
  ])('finds the groups of %s', (text, groups) => {
    const tokens = tokensOf(text);
    expect(
      nounGroups(tokens).map(({ start, end, head }) => {
        const whole = text.slice(tokens[start]!.start, tokens[end - 1]!.end);
        return head === end - 1 ? `${whole}*` : whole;
      }),
    ).toEqual(groups);
  });

  it('knows determiner, premodifiers and number', () => {
    const tokens = tokensOf('The two large boxes were heavy.');
    expect(nounGroups(tokens)[0]).toEqual({
      start: 0,
      end: 4,
      head: 3,
      determiner: 0,
      premodifiers: [1, 2],
      number: 'plural',
    });
  });
});

describe('verbGroups', () => {
  const shown = (text: string): string[] => {
    const tokens = tokensOf(text);
    return verbGroups(tokens, nounGroups(tokens)).map((group) => {
      const words = [...group.auxiliaries, group.main].map((k) => tokens[k]!.text).join(' ');
      const marks = [
        group.tense,
        group.voice,
        group.perfect && 'perfect',
        group.progressive && 'progressive',
        group.negation !== undefined && 'negated',
        group.particle !== undefined && 'to',
      ];
      return `${words}: ${marks.filter(Boolean).join(' ')}`;
    });
  };

  it.each([
    ['The samples were washed twice.', ['were washed: past passive']],
    ['She has not been sleeping well.', ['has been sleeping: present active perfect progressive negated']],
    ["They won't come.", ['wo come: future active negated']],
    ['The house will have been built by then.', ['will have been built: future passive perfect']],
    ['He wants to leave.', ['wants: present active', 'leave: none active to']],
    ['Did you see him?', ['Did see: past active']],
    ['Have the results been published?', ['Have been published: present passive perfect']],
    ['It is red.', ['is: present active']],
    ['It could easily be moved.', ['could be moved: modal passive']],
  ])('reads %s', (text, groups) => expect(shown(text)).toEqual(groups));

  it('keeps wrong forms in one group', () => {
    expect(shown('She has went home.')).toEqual(['has went: present active perfect']);
  });
});

describe('groups of any text', () => {
  it('are ordered, disjoint and within the sentence', () => {
    const words = fc.constantFrom(
      'the',
      'has',
      'been',
      'not',
      'dog',
      'to',
      'run',
      'red',
      ',',
      'and',
      "n't",
      'they',
      'was',
      'will',
      '-',
      "'s",
      'two',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 25 }), (parts) => {
        const tokens = tokensOf(parts.join(' '));
        for (const groups of [nounGroups(tokens), verbGroups(tokens, nounGroups(tokens))]) {
          let last = 0;
          for (const { start, end } of groups) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(tokens.length);
        }
      }),
    );
  });
});
