import { describe, expect, it } from 'vitest';
import { corrections } from '../corrections.ts';
import { realEngine } from '../real-engine.ts';
import { testSentences } from './test-sentences.ts';

testSentences('words that stand rightly where others are more frequent', {
  right: [
    'The flow associated with a highly meridional state is weak.',
    'The list is longer than that of a news channel.',
    'Boys perform better in science than girls do.',
    'The errors remained almost equivalent with small changes.',
    'The wind has a transfer of impact to the water.',
    'The parameters that yielded the best solution are shown in the table.',
    'The hormone is primarily cleared, which is effected by the kidneys.',
    'We focused our analysis on the second set.',
  ],
  kept: [
    ['The model makes conclusions from the data easily testable by others.', 'makes'],
    ['The lamp will only glow if there is darkness and someone is walking down the street.', 'glow → grow'],
    ['Others say that small towns may be quite "closed" from each other. (Harrow et al., 2014, p3)', 'quite → quiet'],
    [
      'As another example, we will show now the results obtained using the lamp, i.e. two towns are linked by it.',
      'now → how',
    ],
    ['For the final lamp, we switched then to the second library.', 'then → them'],
    ['Meanwhile, lamps as one of the best ways to reduce crime at night, they are bought by every town.', 'as → are'],
    // "take it easy", "maybe" behind a modal or before a noun
    ['On the last day we should take it easy to recover from the climb.', 'take → make'],
    ['There are stains in the old rooms and maybe the bright lamps.', 'maybe → may be'],
    ['She might have maybe seen the lamp from the road.', 'maybe → may be'],
  ],
});

testSentences('to, too and two', {
  kept: [
    // a word without which something is missing
    ['A one-to-one mapping may be to strict for real uses.', 'to strict → strict'],
    ['It is hard to shape the lamp since it would make finding parts to difficult.', 'to difficult → difficult'],
  ],
  mended: [
    ['A one-to-one mapping may be to strict for real uses.', 'to → too'],
    ['The samples cost way to much for a small laboratory.', 'to → too'],
    ['It is hard to shape the lamp since it would make finding parts to difficult.', 'to → too'],
  ],
});

testSentences('an for and', {
  kept: [
    ['The names of the tools are given in an The second part is a list.', 'an → a'],
    ['The work was done with Collins, Wang, an Brooks at the same university.', 'an'],
  ],
  mended: [['Exact methods with open-source an proprietary solvers are evaluated in four studies.', 'an → and']],
});

testSentences('form for from', {
  kept: [
    ['This result holds for different form factors since they must all decrease as a function.', 'form →'],
    ['There is also a short-range form factor that depends on the distance.', 'form →'],
  ],
  mended: [['The cells were isolated form the leaf of a young plant.', 'form → from']],
});

testSentences('misspelt words that are other words', {
  kept: [['The plan is conformed by a set of layers and lamps.', 'conformed → confirmed']],
  mended: [
    ['This explosion is less bright the the flash of the core, but it lasts longer.', 'the the → than the'],
    ['The visitors were very exited about the new lamp.', 'exited → excited'],
    ['The busy street has a bigger influence on the bill then the lamps.', 'then → than'],
    ['The lamp can bee seen from the road.', 'bee → be'],
    ['The lamp has a hight cost for the town.', 'hight → high'],
    ['The researches designed two tests for the second group of users.', 'researches → researchers'],
    ['The plan is conformed by a set of layers and lamps.', 'conformed → formed'],
  ],
});

describe('an before a word with a consonant', () => {
  it('is no article where a list has its “and” misspelt', () =>
    expect(corrections(realEngine(), 'They found new financial an managerial methods.')).not.toContain('an → a'));
});

testSentences('set phrases of small words', {
  kept: [
    ['It is a cheap way of living like a local for a month.', 'like → as'],
    ['Other way around nobody would buy the lamps at this price.', 'Other → Another'],
    ['It took a considerable amount of efforts from all of the guests.', 'amount → number'],
  ],
});
