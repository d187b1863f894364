import { testSentences } from './test-sentences.ts';

testSentences('what belongs to an earlier word', {
  right: [
    // what stands behind a preposition that belongs to an earlier word
    'We recorded six hours of awake behavior in each child.',
    'The devices they communicate with have the same set of services.',
    'A new socket is returned by accept and does not inherit the flags.',
    'We restricted recording to times when the children were at home.',
    'To make the procedure simple, we wrote a tool.',
    'The station that triggered first is saved with its links.',
    // time after a noun
    'The users that had access in the past do not have it anymore.',
    // a preposition that is part of a verb or of a phrase
    'All pairs that belong to r in R to sets A and B are joined.',
    'As a user, I can browse and query for results in both views.',
  ],
  kept: [
    // a preposition that belongs to the verb before, or opens a place
    ['The filter alters the shape, but has little impact in the vicinity of the peak.', 'in → on'],
    ['The heat pump is clearly superior from a practical perspective.', 'from → to'],
    ['The disks are divided in the radial direction and form rings.', 'divided in → divided into'],
    // a preposition that is part of a verb or of a phrase
    ['This network was the first of its kind, which leads the way to many other more advanced network variants.', 'to'],
    ['The structure of the network is mainly the same with some little differences in the last layer.', 'with'],
    ['With help from the word vectors, the network reaches a higher score on all of the reviews.', 'help'],
    ['The model still leads with an F1 score of 80.9%.', 'with → to'],
    ['The second is on another node in a different rack and the third one in the same rack.', 'one in'],
    ['If it moves to the left, we do the same with the other value.', 'with → as'],
    ['On the way home we passed by the hall of the town.', 'by →'],
    [
      'This literature review aims to inform about differences between these lamps and their cost.',
      'about differences → differences',
    ],
  ],
  mended: [
    ['The law has little impact in our results.', 'in → on'],
    ['This wool is clearly superior from silk.', 'from → to'],
    ['The region is divided in several parts.', 'in → into'],
  ],
});

testSentences('places and times', {
  right: [
    // what lies in the sea, and what is scattered
    'Measurements off the Rhine river have shown that mud may move.',
  ],
  kept: [
    ['The player can avoid the lamps by jumping from here to there.', 'to there'],
    ['A set of changes was made by observing the live results on Lanterna, a popular blog on boats.', 'on → in'],
    ['The time that it took was approximately the same as during 3 days of the first term.', 'during → for'],
    // on the air and in a part of the spectrum
    ['We can see both lobes in the radio part of the spectrum.', ''],
    // what lies in the sea, and what is scattered
    ['We study the photoproduction of charged pions off protons and the scattering of light off surfaces.', 'off →'],
    // to be into something
    ['My sister has been really into sports since school.', 'into → in'],
    ['It is quite dull unless you are really into sports.', 'into → in'],
  ],
  mended: [
    ['They heard it in the radio.', 'in → on'],
    ['He moved to there.', 'to there → there'],
    ['I lived there during 3 years.', 'during → for'],
    ['Most off the samples were lost during the transport to the laboratory.', 'off → of'],
    ['He did it by purpose.', 'by → on'],
  ],
  corrected: [['Prices fell in the second half off the year.', 'off → of']],
});

testSentences('to, for and of', {
  kept: [
    [
      'A mechanism is called private if for all neighbouring inputs the outputs have nearly the same distribution.',
      'for →',
    ],
    ['The two states are always related for all possible inputs of the machine that runs the program.', 'for →'],
    ['This holds because for any other step the machine can make exactly the same move.', 'for →'],
    ['Apart from the data, the reasons of the lender countries for entering the region are unclear.', 'of → for'],
    // the clause that the verb belongs to
    ['The weight is \uFFFC from which must be subtracted the offset measured before, giving \uFFFC.', 'the → from the'],
    ['Only with it is it allowed to raise the level.', 'to → us to'],
    // a word without which something is missing
    ['The results point to the conclusion that of all considered methods, two work best.', 'of all → all'],
    ['In that century somebody proved it to converge.', 'it to → to'],
    ['They are used in a fit to constrain the yields of these to backgrounds.', 'to backgrounds → backgrounds'],
    ['It can be opened to allow easy access for maintenance.', 'for → to'],
  ],
  mended: [
    ['The trip was cancelled because for the heavy rain.', 'for → of'],
    ['They constrain the yields of these to groups.', 'to → two'],
  ],
  corrected: [['Not all villages have access of clean water.', 'of → to']],
});

testSentences('phrases of several words', {
  right: [
    'We choose the method according to the needs of the projects.',
    'We found values very similar regarding the rate.',
    'Similar to how the data on rivers was processed, I used this set to create the variables.',
    'A new model is used in this robot and due to this learning model, it is better than the others.',
    'Systems are often deployed together with these tools and in that case, the distinction is subtle.',
    'Patients who smoked during the 6 months prior to the study were asked.',
  ],
  kept: [
    // ranges
    [
      'Our set was larger than theirs -- we used the data between 1927 to 2015, whereas he used data from 2000 to 2015.',
      'between → from',
    ],
  ],
  mended: [
    ['According the law, this is a crime.', 'the → to the'],
    ['It is better in term of speed.', 'term → terms'],
    ['He is the same like me.', 'like → as'],
    ['The plan lies between 5-10 per cent.', 'between 5-10 → between 5 and 10'],
    ['The share lies between 4 to 9 per cent.', 'to → and'],
  ],
});

testSentences('a preposition that is missing or needless', {
  kept: [
    // a clause without its verb
    ['On the left the values are drawn, on the right the residuals.', 'the →  of the'],
    ['On the left the values are drawn, on the right the residuals.', 'right the → right of the'],
    ['On the left the values are drawn, on the right the residuals.', 'the → of the'],
    // a verb before its subject
    ['In listing \uFFFC is represented the structure of the most important part of the library.', 'the'],
  ],
  mended: [['The structure was represented the authors in the last part of the library.', 'the → by the']],
  corrected: [
    ['A technique called as pattern matching is used here.', 'as pattern → pattern'],
    ['The search converges in most of cases.', 'of cases → cases'],
  ],
});

testSentences('the opening of a sentence', {
  kept: [
    [
      'The main classes are Lamp and Street. In the first, properties such as age and cost are stored.',
      'In the first → First',
    ],
    ['At the end, a small lamp is presented to show how the plan works.', 'At the end → In the end'],
  ],
  mended: [['At the end, they agreed to pay for the lamp.', 'At the end → In the end']],
});

testSentences('set phrases with a noun', {
  kept: [
    ['On the way, an old farmer told us the story of the bridge.', 'On the way → By'],
    ['The week was rich in talks, and visit to the old mill was the best part.', 'to'],
  ],
});
