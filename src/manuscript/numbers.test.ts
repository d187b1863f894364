import { describe, expect, it } from 'vitest';
import { groupSizeFindings } from './group-sizes.ts';
import { percentageFindings } from './percentages.ts';
import { structured } from './sections.ts';

const manuscript = (text: string) => structured({ paragraphs: [{ text, part: 'body', level: 0 }] });

describe('percentageFindings', () => {
  it.each([
    ['It was seen in 12 of 40 patients (35%).', '30.0%'],
    ['It was seen in 12/40 (35.0%) cases.', '30.0%'],
    ['It was seen in 35% (12/40).', '30.0%'],
    ['It was seen in 35.1% of the patients (n = 12 of 40).', '30.0%'],
    ['It was seen in 1,200 of 4,000 (12%).', '30.0%'],
    ['It was seen in 12 out of 40, 31.5%', '30.0%'],
  ])('finds %s', (text, right) => {
    const found = percentageFindings(manuscript(text));
    expect(found.map(({ message }) => message.includes(right))).toEqual([true]);
  });
  it.each([
    'It was seen in 12 of 40 patients (30%).',
    'It was seen in 1/3 (33%) and in 2/3 (66%).',
    'It was seen in 2/3 (67%), and 66.6% (2/3) is well.',
    'It was seen in 12 of 40 patients (95% CI 18 to 45).',
    'It was seen in 12 of 40 patients (40% higher than before).',
    'Events of grade 3/4 (21%) were rare.',
    'They were below 1% (11 of 12) in all.',
    'Half had worse than 20/40 vision (30%).',
    'On 12/04, 30% of them came.',
    'The pressure was 120/80 (12%).',
    'Version 3.12/40 (35%) is old.',
    'It was seen in 12 (30%) of 40 patients.',
  ])('accepts %s', (text) => expect(percentageFindings(manuscript(text))).toEqual([]));
});

describe('groupSizeFindings', () => {
  it('finds more people than there are', () => {
    const [found] = groupSizeFindings(manuscript('We asked 40 students (22 women and 20 men).'));
    expect(found!.message).toBe('Check these numbers: 22 and 20 are 42, and the sample has 40.');
  });
  it('finds them among people of a trade', () => {
    const text = 'The sample had 45 farmers (30 women and 20 men).';
    expect(groupSizeFindings(manuscript(text)).map(({ check }) => check)).toEqual(['group-size']);
  });
  it.each([
    'We asked 40 students (20 women and 20 men).',
    'We asked 40 students (20 women, 18 men).',
    'We asked 40 students (20 women and 30 men over the years were asked before).',
  ])('accepts %s', (text) => expect(groupSizeFindings(manuscript(text))).toEqual([]));
});
