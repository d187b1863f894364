import { testSentences } from './test-sentences.ts';

testSentences('determiners and what looks like them', {
  right: [
    // pronouns and verbs that look like determiners and nouns
    'This measures the distance between the two curves.',
    'This results in a longer delay.',
    'These work well when the load is small.',
    'This mean shape is aligned with the others.',
    'As these move, the nodes of the mesh move with them.',
  ],
  kept: [
    // pronouns and verbs that look like determiners and nouns
    ['This motives to let the window start small and grow.', 'This → These'],
  ],
  mended: [['We bought all of these lamp in the town.', 'lamp → lamps']],
  corrected: [
    ['These value were measured twice.', 'value → values'],
    ['All these move are legal in the game.', 'move → moves'],
  ],
});

testSentences('numbers before a noun', {
  right: [
    // numbers and groups in front of the first half of a compound
    'We plot the charge of all four surface O atoms in the cell.',
    'Differences are seen in the outer part of the shell (the m+3 layer) of the animal.',
    'It beats the two hourglass configuration by far.',
    'The half hour returns were computed for each day.',
    'We test the forecasts of cumulative half hour index returns.',
    'We have defined three different communication approaches.',
    // signs and names of what is counted
    'The number of file \uFFFC operations is high.',
    'The states are the alpha helix, the 310 helix, and the pi helix.',
  ],
  kept: [
    // numbers and groups in front of the first half of a compound
    ['The study shows that the top 25 subset is dominated by such features.', 'subset → subsets'],
    ['It was found that 7 point correspondences are enough to compute the matrix.', '7'],
    // signs and names of what is counted
    ['The slope was the slope of the values within a 5 \uFFFC 5 kernel around each cell.', ''],
    ['The first of the recordings show 1 actor in front of a fixed camera over a white background.', 'actor'],
    ['The group is made of 52 identical staves, and each stave is inclined by a small angle.', 'stave'],
  ],
  mended: [
    ['The filter has 5 kernel with two layers each.', 'kernel → kernels'],
    ['The study shows that the 25 subset are small.', 'subset → subsets'],
    ['Four figure show the spectra in one more band.', 'figure → figures'],
    ['We recorded 12 actor in front of a fixed camera over a white background.', 'actor → actors'],
  ],
  corrected: [
    ['The number of file are high.', 'file → files'],
    ['We tested three different method in the laboratory.', 'method → methods'],
    ['The chapter is divided into two section.', 'section → sections'],
    ['We found two popular model for this task.', 'model → models'],
    ['It shows how multiple component operate on a single port.', 'component → components'],
    ['We sell many type of cheese.', 'type → types'],
    ['We tested three helix in the model.', 'helix → helices'],
    ['The test was done with the following three rule:', 'rule → rules'],
  ],
});

testSentences('one of many', {
  kept: [
    ['It was solved only for the action that we execute, the first one of the plan, and no time is wasted.', 'plan'],
    // "the one" points at one thing
    ['It is a weight that is the one of the front wheel with changed sign.', 'wheel → wheels'],
    ['There is another sound in the car and it is the one of the front wheel.', 'wheel → wheels'],
  ],
  mended: [
    ['One of the plan was kept for the next year of the project.', 'plan → plans'],
    ['One of my friend lives in Paris.', 'friend → friends'],
    ['One of the lamp in the street was broken.', 'lamp → lamps'],
    ['One of the front wheel is flat.', 'wheel → wheels'],
  ],
  corrected: [['It is one of the reason for the growth of the network in the second period.', 'reason → reasons']],
});

testSentences('other, another, any other', {
  right: [
    // one, any other
    'Any other type of action is acceptable, as it does no harm.',
    'The key should not be used for the files or any other type of information.',
    'A second call gives another, different answer.',
  ],
  kept: [
    // one, any other
    ['An address, a coordinate, or any other kind of location reference belongs to this class of objects.', 'kind →'],
    ['The north has signed a series of treaties with other country.', 'other → another'],
    ['It teaches the culture of others Social Media and Lamps.', 'others → other'],
  ],
  mended: [
    ['There are models of this kind in others countries and regions.', 'others → other'],
    ['There are many other kind of animals in the forest.', 'kind → kinds'],
    ['They shared it with others towns.', 'others → other'],
  ],
  corrected: [['Some of the cells are red, and another cells are black.', 'another → other']],
});

testSentences('much and many', {
  kept: [
    ['There is not many time left.', 'is →'],
    ['How many time has the pump failed?', 'has →'],
  ],
  mended: [
    ['There is not many time left.', 'many → much'],
    ['How many time has the pump failed?', 'time → times'],
    ['Count how many time each word occurs.', 'time → times'],
    ['They spend too much hours on the roads of the city.', 'much → many'],
  ],
});

testSentences('what cannot be counted', {
  right: [
    // mass nouns that the lexicon counts
    'It was also necessary to write new code for that task.',
    'There is code in the repository that nobody runs.',
    'The author should get appropriate credit for the idea.',
    'Each sensor had sufficient battery and memory for a day.',
    // words that have no singular
    'It is the same as having a probability of 0.8 and an odds of 4 in favour of success.',
  ],
  kept: [
    // an amount of what is counted
    ['The amount of Rvs that is recruited scales with the curvature of the membrane.', 'amount'],
    ['The cells produced a significantly greater amount of trichothecenes in the wheat.', 'amount'],
    // works of science and art
    ['We refer the interested reader to works concerned with the theory of graphs.', 'works → work'],
    ['Relatively few works have been done on this kind of lamp.', 'few works have → some work has'],
  ],
  mended: [
    ['We need more researches.', 'researches → research'],
    ['Relatively few works have been done on this kind of lamp.', 'few works have → little work has'],
    ['He likes to try those old stuffs too.', 'those old stuffs → that old stuff'],
  ],
});

testSentences('nouns before nouns', {
  kept: [
    // terms and names of the document
    ['The graph has a line for all Number of Vehicles values in the study.', 'Vehicles → Vehicle'],
    // a plural with its verb that reads like a compound
    ['Definitely, the buildings block the broadcasts too much.', 'buildings → building'],
    // a plural that is the name of what follows, or its maker
    ['This leads to a materials question.', 'materials → material'],
    ['The use of media is learned, and uses and gratifications theory says that it is rational.', 'gratifications →'],
    ['In the world of games, the terms immersion and presence are often used for the same thing.', 'terms → term'],
    ['If this happened to one of the lamp manufactures named in the list, the town would pay.', 'lamp → lamps'],
    ['We do not look for a steady flow. Our flow condition in steady state.', 'flow condition → flow conditions'],
  ],
  mended: [
    ['The level of Genes expression was measured in all the samples of the patients.', 'Genes → Gene'],
    ['The buildings height was measured in all the streets.', 'buildings → building'],
  ],
});

testSentences('nouns in lists', {
  right: [
    'The aims of the method are rapid design and development of prototypes.',
    'The loss is a date and a time at which it began.',
  ],
  kept: [
    ['A list of gains, losses and number of games is shown below the chart.', 'number → numbers'],
    ['This is due to the reasons mentions before, and the costs rise.', 'reasons → reason'],
    ['Among all of these sleep is the most common and widely used cure.', 'sleep → sleeps'],
    ['Among all of these signature is the most common and widely used sign.', 'signature → signatures'],
  ],
});
