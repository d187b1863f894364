import { testSentences } from './test-sentences.ts';

testSentences('participles and prepositions that open a sentence', {
  right: [
    // participles and opening phrases before the clause
    'Knowing that the pump was old, it would be unwise to use it again.',
    'Through the survey we conducted, it became clear that the old networks were in use.',
    'The load grows and therefore, it becomes hard to balance.',
    'In the general case, this does not hold.',
    'When testing for equivalence researchers aim to find small effects.',
    'Of the 53 plants, 35 exhibit the desired trait.',
  ],
  kept: [
    ['To sum up the procedure of the training, we train two layers first and then the others.', 'up →'],
    ['The learning is done in steps. After the training phase system is ready to run at home.', 'After →'],
    ['When they asked me what words the headlines should have, I did not know.', 'words →'],
    // participles and opening phrases before the clause
    ['In this setting generated samples and input data are both used to model the distribution.', 'setting generated'],
    ['For the comparison of the three groups exactly this method was chosen by the authors.', 'exactly'],
    ['After the smoothing we can see large changes in the distribution of the values.', 'After → '],
    [
      'After calculating this, we can easily see if the busy street has a bigger influence on the bill then the lamps becoming brighter.',
      'bill → bill,',
    ],
    // a subject with a phrase behind it
    ['Various control algorithms including the passive optimal case are evaluated in the next section.', 'algorithms'],
    ['Supervised learning on the other hand happens when the classes of the samples are known in advance.', 'hand'],
    ['On the other hand Daniela being a painter did it in another way.', 'Daniela → Daniela,'],
    // phrases that are set: "in general form" is no "in general"
    ['In general form, we write that a lamp is a source of light.', 'general → general,'],
    // "especially" within a subject, before its verb: one comma alone would part them
    [
      'A question of interest especially for the young owners and their guests was the cost of the lamp.',
      'interest → interest,',
    ],
    [
      'A question of interest especially for the young owners and their guests was the cost of the lamp.',
      'guests → guests,',
    ],
    [
      'Another matter of concern especially for the old people and their children was the price of the lamp.',
      'concern → concern,',
    ],
    // "since" that stands for "since then"
    [
      'The report drew the eyes of many to the lamp. Since, many towns have tested lamps in dark streets.',
      ', many →  many',
    ],
    ['This raised the interest of many in the lamp. Since, many towns have bought it.', ', many →  many'],
  ],
  mended: [
    ['When I get home I eat dinner.', 'home → home,'],
    ['In general the lamps are old.', 'general → general,'],
  ],
});

testSentences('clauses that open a sentence', {
  right: [
    // clauses that open with a noun
    'The first time a client runs the program, it must ask for a new key.',
    'We look at parametric methods, in particular exponential families as these are often used.',
  ],
  kept: [
    // the clause that the verb belongs to
    ['After all offers have been placed the auction searches for matches.', 'all → all,'],
    [
      'Since the unit is not particularly high performing a single all nearest neighbors search takes enough time.',
      'single → single,',
    ],
    // clauses that open with a noun
    ['The author shows that although there is no gain on the first set, the second net is faster.', 'that →'],
  ],
});

testSentences('sentences that begin with after or since', {
  kept: [
    // a sentence that is whole behind its "after" or "since"
    ['After this the iteration is started again.', 'After → advisor'],
    ['After all offers have been placed the auction searches for matches.', 'After → advisor'],
    ['After this point the dependency is almost linear.', 'After → advisor'],
    [
      'The old version was released in 2009. After that Bowtie2 has come in 2012 with several improvements of speed.',
      'After',
    ],
    [
      'Little was known in the last century. Since that time there have been two good maps of the coast.',
      'Since → advisor',
    ],
  ],
  mended: [['The lamp failed at night. Since the ring was broken there.', 'Since → advisor']],
});

testSentences('therefore', {
  kept: [
    ['The error is small and, therefore we keep the first model.', 'and, → and'],
    ['Since the valve is closed, therefore the pressure rises.', 'therefore'],
  ],
  mended: [
    ['The error is small and, therefore we keep the first model.', 'therefore → therefore,'],
    ['We therefore, conclude that the model is right.', 'therefore, → therefore'],
    ['It can therefore, be said that the plan failed.', 'therefore, → therefore'],
    ['There is therefore, a need for a new plan.', 'therefore, → therefore'],
  ],
});

testSentences('the clause behind a colon or semicolon', {
  kept: [
    // the clause that the verb belongs to
    ['We compare both \uFFFC; while traversing through both trees we check whether each pair is a match.', '; → ,'],
  ],
});

testSentences('openings that keep their comma', {
  kept: [['Last but not least, helping others is a way to learn.', 'least, → least']],
});
