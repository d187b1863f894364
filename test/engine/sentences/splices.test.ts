import { testSentences } from './test-sentences.ts';

testSentences('two clauses with a comma', {
  kept: [
    ['The new tool helps us to find the fragments, we are interested in.', ', we → ;'],
    ['We can see that for pumps without a valve, there are larger losses in most of the cases.', ', there'],
    [
      'I find it the simplest language to read so, it is kind of better to have a lamp that people know.',
      'so, it → so. It',
    ],
    [
      'This allows us to move the lamp, however as you can see in the figure, there is a small gap.',
      ', there → . There',
    ],
    // a comma behind a clause that opens the sentence
    ['In case we are not interested in a part that we know is contained in our sample, we can leave it out.', ', we →'],
    [
      'The effect is positive for the north, and what is more interesting, it is positive for the poor as well.',
      ', it',
    ],
    ['Even tough this may seem like what the others do, there is a difference between them.', ', there'],
    [
      'The protocol is safe if for every pair of parties that is admitted in the first model, there is a pair of parties that is admitted in the second.',
      ', there → . There',
    ],
    ['Said that, all these lamps could still be too bright for the street.', ', all →'],
    // a list of three clauses
    [
      'The condition is that the player is connected to the game, it has sent its name and the list is not empty.',
      ', it → . It',
    ],
    // an opening with a verb of its own, or with a misspelt conjunction
    ['Among the stamps we have bought, we chose ten old ones.', ', we →'],
    ['Altough they had a long list, they found time each week to visit the lake.', ', they →'],
    ['Altough we had an old lamp, we found light each night to read the map.', ', we →'],
    // “I.” is a numeral, and ends a sentence
    ['The pump was tested according to Stage I. Therefore, the focus is on its wear.', ', the → . The'],
    [
      'The lamps were sorted according to Phase I. Therefore, the goal is to see how their light fades.',
      ', the → . The',
    ],
  ],
  mended: [
    ['They were very tired at the end of the day, they went home without a word.', ', they → . They'],
    ['The error is small, therefore we keep the first model.', ', therefore → . Therefore,'],
    ['I like the new lamp, there is a lot of light in the room now.', ', there → . There'],
    ['We saw the lamp, however, it was not lit in the evening.', ', however → . However'],
    ['Altough they had a long list, they found time each week to visit the lake.', 'Altough → Although'],
  ],
  corrected: [
    ['The yield was high, it was the best result of the year.', ', it → . It'],
    ['The first method is old, it was used in every study before 1990.', ', it → . It'],
    ['The tool was slow, it was replaced by a newer one in the second year of the study.', ', it → . It'],
  ],
});

testSentences('sentences without a stop or a space between them', {
  kept: [
    ['The emissions of the town have The main results are: use is down in all districts.', 'have The → have. The'],
  ],
  mended: [['It was far too dear.the people left.', 'the →  The']],
});

testSentences('what somebody is told, and a comma behind a conjunction', {
  kept: [
    ['It was my first long trip, but I promise you, it will not be the last one.', ', it → . It'],
    ['In May I thought that there was no danger but, I had not seen the river yet.', ', I → . I'],
    ['Altough the road was long, we walked every day to see the coast.', ', we → . We'],
  ],
});
