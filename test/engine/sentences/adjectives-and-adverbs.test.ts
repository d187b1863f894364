import { testSentences } from './test-sentences.ts';

testSentences('words of two classes', {
  right: [
    'During the recession, prices were much more informational toward the index.',
    'Her use of multiply nested loops made the program slow.',
    'The interview was held very early into the time window of the project.',
    'The server then answers on redirect request by the client.',
    // words that have two lives
    'The signs and symptoms in remission were mild.',
    'We make our best effort to repeat the test.',
    'The server gives the program what it expects.',
    'The committee met to report on the Future of Health.',
    'The quantity was defined by BE in the first paper.',
  ],
  kept: [
    ['The authors state on their according website that half of the series is used.', ''],
    [
      'These are set each year. The budget constrains expenditures for cars, which is the left side of it:',
      'constrains → constraints',
    ],
    [
      'The derived tallies are kept. We sort the derived tallies, as the derived tallies are few. The new derived tallies are stored.',
      'new → newly',
    ],
    ['Such methods are approximate by nature, and they are based on models of the signal.', 'approximate'],
    ['The program connects the actual implemented interfaces in place of the others.', 'actual'],
    ['We count the posts and perform Sentimental Analysis on them.', 'Sentimental → sentiment'],
    ['The second version corrects a number of technical and typo errors.', 'typo → type'],
    ['To this category belongs machine learning, such as neural networks or trees of decisions.', 'machine'],
  ],
  mended: [
    ['The new derived tallies are stored in the file.', 'new → newly'],
    ['Its depend on salt was known before.', 'depend → dependence'],
    ['The tree correspondent to the input is found.', 'correspondent → corresponding'],
    ['We count the posts and perform Sentimental Analysis on them.', 'Sentimental → Sentiment'],
  ],
});

testSentences('adjectives and adverbs', {
  right: [
    'The samples cover 33 total cancer types.',
    'Some body positions were easier to see in truly everyday settings.',
    'It induces less extreme good and bad reputations.',
  ],
  kept: [
    ['We keep the amount that is required for a complete new batch.', 'complete → completely'],
    ['People might also more actively deliberate about it.', 'more → be more'],
    ['This idea is main characteristic of the buildings that are connected in this project.', 'main → mainly'],
    ['The grid divides the space into small volume elements that are smaller than the waves.', 'small'],
    ['We can see that there are more larger gaps in the case of the positive signals.', 'more larger'],
    ['The model represents parts of the real world \uFFFC, and it is used in the next section.', 'real'],
    ['Sorting by choice is much easier than implementing quick select, but it is slow.', 'quick → quickly'],
  ],
  mended: [
    ['It is complete new.', 'complete → completely'],
    ['This is extreme important for the plan of the network.', 'extreme → extremely'],
    ['This is extreme important for the lamp.', 'extreme → extremely'],
    ['The wall is becoming extreme clean.', 'extreme → extremely'],
  ],
  corrected: [
    ['The explicity form of the rule is shown below.', 'explicity → explicit'],
    ['The second rule was explicity stated by the owners.', 'explicity → explicitly'],
  ],
});
