import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed six papers, proposals and chapters, in sentences of our own, with the change that was made. */
const KEPT = [
  [
    'Little was known in the last century. Since that time there have been two good maps of the coast.',
    'Since → advisor',
  ],
  ['The second version corrects a number of technical and typo errors.', 'typo → type'],
  ['Also, as a suggestion, comparing with other maps of the coast could be of interest.', 'comparing → compared'],
  ['We planned to measure what are the costs of houses caused by one unit of heat.', 'are →'],
  ['Harrow, B., Nolan, M., & Nolan, T. (2011) also found that such houses cost more.', ', B'],
  ['We refer the interested reader to works concerned with the theory of graphs.', 'works → work'],
  [
    'The protocol is safe if for every pair of parties that is admitted in the first model, there is a pair of parties that is admitted in the second.',
    ', there → . There',
  ],
  ['The emissions of the town have The main results are: use is down in all districts.', 'have The → have. The'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The lamp failed at night. Since the ring was broken there.', 'Since → advisor'],
  ['The cost was low, comparing with the budget.', 'comparing → compared'],
  ['The plan lies between 5-10 per cent.', 'between 5-10 → between 5 and 10'],
  ['We need to works with the team in the north.', 'works → work'],
  ['I like the new lamp, there is a lot of light in the room now.', ', there → . There'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
