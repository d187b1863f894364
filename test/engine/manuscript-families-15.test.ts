import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed nineteen papers, proposals and chapters, in sentences of our own, with the change that was made. */
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
  ['People rely on the news more than ever, with use at an all time high in May.', 'an →'],
  ['The use of media is learned, and uses and gratifications theory says that it is rational.', 'gratifications →'],
  ['In the world of games, the terms immersion and presence are often used for the same thing.', 'terms → term'],
  [
    'Our set was larger than theirs -- we used the data between 1927 to 2015, whereas he used data from 2000 to 2015.',
    'between → from',
  ],
  ['It may be added the health risk of eating fresh fish maybe less than that of other food.', 'It may'],
  [
    'The second project on parking was based on the article, Open data saves drivers from tickets, by Tom Harrow.',
    ', Open',
  ],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The lamp failed at night. Since the ring was broken there.', 'Since → advisor'],
  ['The cost was low, comparing with the budget.', 'comparing → compared'],
  ['The plan lies between 5-10 per cent.', 'between 5-10 → between 5 and 10'],
  ['We need to works with the team in the north.', 'works → work'],
  ['I like the new lamp, there is a lot of light in the room now.', ', there → . There'],
  ['The share lies between 4 to 9 per cent.', 'to → and'],
  ['It was added a second pump to the line.', 'It was added a second pump → A second pump was added'],
  ['The visitors were very exited about the new lamp.', 'exited → excited'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
