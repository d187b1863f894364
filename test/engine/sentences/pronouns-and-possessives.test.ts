import { testSentences } from './test-sentences.ts';

testSentences('its and it is', {
  right: [
    'However, its true magnetic state at low temperatures is not known.',
    // its, there
    'The bond is priced by its time to maturity.',
    // its time
    'We drop an option if its time to expiration is less than ten days.',
  ],
  kept: [
    ['Read as a machine, its costs are those of a pump.', 'its costs → it costs'],
    ['We rescale the gradient of each weight, and if it norm exceeds a threshold, the gradient is clipped.', 'norm'],
    ['In every station has it’s own clock, the time of the network is kept.', 'it’s → it is'],
    // "what" opens the subject
    ['What I see is that what for her is a short walk, for him is a long trip.', 'is → it is'],
  ],
  mended: [
    ['Its costs a lot.', 'Its costs → It costs'],
    ['It glows until it has radiated away all it’s thermal energy.', 'it’s → its'],
    ['Its depend on the weather.', 'Its depend → It depends'],
    ['The towns have gained light and comfort because of it’s applications.', 'it’s → its'],
    ['I saw that in my case its better to buy the lamp as the number of streets is low.', "its → it's"],
  ],
  corrected: [
    ['The price depends on it’s quality.', 'it’s → its'],
    ['It is clear that its a good idea.', "its → it's"],
  ],
});

testSentences('whose, which and who', {
  right: ['A chunk has a position and a size, which is the same for its width, height, and depth.'],
  kept: [['The loop stores the parent and the child which will print the path from the first lamp.', 'which → who']],
  mended: [['We know the child which lives in the old house.', 'which → who']],
  corrected: [['The packet has a header which length is fixed.', 'which → whose']],
});

testSentences('their and there', {
  corrected: [['The authors described there method in detail.', 'there → their']],
});

testSentences('owners', {
  mended: [
    ['They disrupt each others surface when they are close enough.', "each others → each other's"],
    ['It is the subject of my masters thesis, which I wrote in the last year.', "masters → master's"],
  ],
});

testSentences('articles and pronouns together', {
  kept: [['Because of that, half of the our lamps were broken.', 'the our lamps → lamps']],
  mended: [['Because of that, half of the our lamps were broken.', 'the our → our']],
});

testSentences('pronouns as subjects and objects', {
  right: ['The last one times out before it finds a tree.'],
  kept: [
    // a verb with two objects, an exclamation
    ['The robot is new, and they ask it questions.', 'it questions → questions'],
    ['And boy was she glad to see the lamp.', 'boy → the boy'],
    ['And boy was she glad to see the lamp.', 'she glad → glad'],
  ],
  mended: [['I asked for me to learn the trade and I was told to watch the lamps.', 'for me → me']],
});
