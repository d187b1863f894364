import { describe, expect, it } from 'vitest';
import { isAboutMention, mentionsIn } from './mentions.ts';

/** The mentions in a text that marks italics with underscores. */
function mentioned(marked: string): string[] {
  let text = '';
  const italic = marked.split('_').flatMap((piece, i) => {
    const start = text.length;
    text += piece;
    return i % 2 === 1 ? [{ start, end: text.length }] : [];
  });
  return mentionsIn({ text, italic }).map(({ start, end }) => text.slice(start, end));
}

describe('mentionsIn', () => {
  it.each([
    ['The verb _go_ is short.', ['go']],
    ['Words such as _data_, _informations_ and _advices_ are counted.', ['data', 'informations', 'advices']],
    ['A learner writes _he go to school_, which is marked.', ['he go to school']],
    ['In German _ich habe Hunger_ is said.', ['ich habe Hunger']],
    ['The noun is _Haus_ (meaning a house).', ['Haus']],
    ['It is _Haus_ ‘house’ here.', ['Haus']],
    ['Here _has_ is an auxiliary.', ['has']],
    ['The suffix: _ness_ is common.', ['ness']],
    ['All networks assume _same_ padding mode.', ['same']],
    ['It needs the _force_ option.', ['force']],
  ])('%s', (text, words) => expect(mentioned(text)).toEqual(words));

  it.each([
    'The _informations_ are wrong.',
    'This _very_ long option is wrong.',
    'This is _very_ important, and so is _that_.',
    'The _mean squared error_ is small.',
    'We found it. _In contrast_ to that it is slow.',
    'The words of the _new parser_ are read.',
    `The sentence _${'is long and '.repeat(12)}_ has no end.`,
  ])('%s', (text) => expect(mentioned(text)).toEqual([]));

  it('takes program text', () =>
    expect(mentionsIn({ text: 'Run teh now.', code: [{ start: 4, end: 7 }] })).toEqual([{ start: 4, end: 7 }]));

  it('takes italics that a source marks', () =>
    expect(mentionsIn({ text: 'The verb go is short.', marks: [{ start: 9, end: 11, kind: 'italic' }] })).toHaveLength(
      1,
    ));
});

describe('isAboutMention', () => {
  const text = 'The verb go take an object.';
  const mentions = [{ start: 9, end: 11 }];
  const alert = (start: number, end: number, rule: string) =>
    isAboutMention({ start, end, rule } as Parameters<typeof isAboutMention>[0], text, mentions);

  it('keeps what is mentioned from every rule, and the words beside it from the ranker', () => {
    expect(alert(9, 11, 'spelling/unknown')).toBe(true);
    expect(alert(12, 16, 'ranker/auxiliary')).toBe(true);
    expect(alert(4, 8, 'ranker/determiner')).toBe(true);
    expect(alert(12, 16, 'subject-verb-agreement/noun')).toBe(false);
    expect(alert(17, 19, 'ranker/determiner')).toBe(false);
    expect(alert(0, 3, 'spelling/known')).toBe(false);
  });
});
