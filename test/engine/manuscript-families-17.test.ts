import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed twenty papers, theses and reports in LaTeX, in sentences of our own, with the change that was made. */
const KEPT = [
  ['At the end, a small lamp is presented to show how the plan works.', 'At the end → In the end'],
  ['Unfortunately, most applicable lamps usually have a weak point.', 'most → the most'],
  ['Users can train their own models. The Chunker is trained on a set of old lamps.', 'The Chunker → Chunker'],
  ['The learning is done in steps. After the training phase system is ready to run at home.', 'After →'],
  ['They use a language to connect the parts of an SoS in the north.', 'an → a'],
  ['Relatively few works have been done on this kind of lamp.', 'few works have → some work has'],
  ['We count the average number of retweet chains and the distribution of retweet length.', 'retweet → retweeting'],
  [
    'The main classes are Lamp and Street. In the first, properties such as age and cost are stored.',
    'In the first → First',
  ],
  ['DecisionTree: criterion = ’gini’, max_depth = None', 'gini → Gini'],
  ['A set of changes was made by observing the live results on Lanterna, a popular blog on boats.', 'on → in'],
  ['We worked on the cluster, which is property of the town and its schools.', 'property → a property'],
  ['For the final lamp, we switched then to the second library.', 'then → them'],
  ['To improve the rate of lighting lamps at given time schedules, the town added a few rules.', 'given → a given'],
  ['It is part of a modern house. Among others, that also includes a lamp.', ', that →  that'],
  ['The first tool is written in Python, while Silent Lamps is written in Java.', 'is → are'],
  ['Only Silent Lamps uses the data of the street instead of the lamp.', 'uses → use'],
  ['It delays the run because it is used hundreds of times in a row.', 'it is used hundreds → hundreds are used'],
  ['We use the packages reshape (Version 1.4; Harrow, 2007) and rio (Version 0.5; Nolan, 2018).', 'rio → Rio'],
  ['All costs are in United States Dollars of the year 2010.', 'United → the United'],
  [
    'It has been used to pass on news during a crisis, in particular when other sources of news are not to be had.',
    ', in particular → ; in particular,',
  ],
  ['Most works done to find the lamps of the town by their light have led to poor results.', 'have → has'],
  [
    'As another example, we will show now the results obtained using the lamp, i.e. two towns are linked by it.',
    'now → how',
  ],
  ['They have the right to generalized civic access.', 'generalized → generalize'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['At the end, they agreed to pay for the lamp.', 'At the end → In the end'],
  ['It is most important lamp of the town that we know.', 'most → the most'],
  ['Relatively few works have been done on this kind of lamp.', 'few works have → little work has'],
  ['The lamp has a hight cost for the town.', 'hight → high'],
  ['The lamps uses too much oil.', 'uses → use'],
  ['In this report, Convolutional Neural Networks is used to find the lamps.', 'is → are'],
  ['In this work, most important step is the choice of the lamps.', 'most → the most'],
  ['This is property of the curve and holds for every lamp.', 'property → a property'],
  ['He lives in United States with his lamp.', 'United → the United'],
  ['For the count of the normaly under-used lamps, like the first, we raised the weight.', 'normaly → normally'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
