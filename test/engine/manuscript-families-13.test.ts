import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed twenty-three Word documents of students, in sentences of our own, with the change that was made. */
const KEPT = [
  ['From 2001 on Harbour Corporation, USA was the only client of the firm.', 'USA → the USA'],
  ['Harbour LTD. builds pumps for farms, and its owner lives in the north.', 'Harbour →'],
  ['The other option we also had was a second set of lamps on the head.', 'was → been'],
  ['The player can avoid the lamps by jumping from here to there.', 'to there'],
  ['Try to identify the aspects of your experience, that can be generalised.', ', that → , which'],
  ['There are models in social media, that can find the best plan.', ', that → , which'],
  ['The north has signed a series of treaties with other country.', 'other → another'],
  ['It is one of the first denial of service protection companies.', 'denial'],
  ['We tried to choose the best model for the forecast and estimate its parameters.', 'estimate → estimating'],
  [
    'The condition is that the player is connected to the game, it has sent its name and the list is not empty.',
    ', it → . It',
  ],
  ['When the data has finished loading, the state returns to the first one.', 'finished →'],
  ['The program connects the actual implemented interfaces in place of the others.', 'actual'],
  ['If it moves to the left, we do the same with the other value.', 'with → as'],
  ['On the way home we passed by the hall of the town.', 'by →'],
  ['When they asked me what words the headlines should have, I did not know.', 'words →'],
  ['It sends a number of messages, with i starting from 0.', 'i → I'],
  ['The author shows that although there is no gain on the first set, the second net is faster.', 'that →'],
  ['It was found that 7 point correspondences are enough to compute the matrix.', '7'],
  ['Hotels choose their staff with care, and frontline staff is no exception.', 'is → are'],
  ['A list of gains, losses and number of games is shown below the chart.', 'number → numbers'],
  ['This was day two of my internship, and I was late.', 'internship'],
  ['There is a small proportion of workers that earns more than the others.', 'is → are'],
  ['The use of fuel wood was 1000 jin for a household in the year.', 'jin'],
  ['The cells produced a significantly greater amount of trichothecenes in the wheat.', 'amount'],
  ['It failed because of Stack overflow, since it calls itself many times.', 'Stack'],
  ['The model makes conclusions from the data easily testable by others.', 'makes'],
  ['They are substitutes for each other, especially, since I use data for a year.', 'especially'],
  ['The first set should be kept as-well-as-possible in all cases.', 'well- →'],
  ['It is due to features in the donor language which are incompatible with the system.', 'language →'],
  ['Quayside a small web framework uses well-known ideas.', 'Quayside'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['They live in USA and work in the north.', 'USA → the USA'],
  ['They had drank all the juice that was left.', 'drank → drunk'],
  ['He moved to there.', 'to there → there'],
  ['The second pump, that was new, is shown in the figure.', ', that → , which'],
  ['The researches designed two tests for the second group of users.', 'researches → researchers'],
  ['We need more researches.', 'researches → research'],
  ['One of my friend lives in Paris.', 'friend → friends'],
  ['He is the same like me.', 'like → as'],
  ['When I get home I eat dinner.', 'home → home,'],
  ['It is better in term of speed.', 'term → terms'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
