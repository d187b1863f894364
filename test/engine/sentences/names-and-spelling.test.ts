import { testSentences } from './test-sentences.ts';

testSentences('names of people, places and firms', {
  right: ['The app shows the messages of MS Teams in one window.'],
  kept: [
    ['Data are sent between two paris of nodes.', 'paris → Paris'],
    ['I would like to thank my advisors Dr. Anna Lee and Dr. Olga Stern, who read all of it.', 'advisors'],
    ['Harbour LTD. builds pumps for farms, and its owner lives in the north.', 'Harbour →'],
    ['It failed because of Stack overflow, since it calls itself many times.', 'Stack'],
    // a name in a list, a unit, a key
    ['The pattern finds all of [ssm, sam, sim] in the text.', 'sam → Sam'],
    ['The share was studied and finally fell to 0.998 mol frac. water in the tank.', 'water → Water'],
    ['DecisionTree: criterion = ’gini’, max_depth = None', 'gini → Gini'],
    ['We use the packages reshape (Version 1.4; Harrow, 2007) and rio (Version 0.5; Nolan, 2018).', 'rio → Rio'],
    ['The weight is 1 if two towns share a road and 0 otherwise, and wii is always 0.', 'wii → Wii'],
    ['This was day two of my internship, and I was late.', 'internship'],
    ['The use of fuel wood was 1000 jin for a household in the year.', 'jin'],
  ],
});

testSentences('names and terms of the document', {
  kept: [
    ['We start with APriori and its tree. The rules that APriori finds are kept, and APriori is fast.', 'APriori'],
    ['The analysis of the DIGITS features is the last of the three parts of this report.', 'DIGITS'],
    ['It is the probability hypothesis density (PHD), which is filtered. The PHD filter is fast.', 'PHD → PhD'],
  ],
  mended: [
    ['The rules are known APriori to all of the users of this system.', 'APriori → a priori'],
    ['She has a PHD in physics.', 'PHD → PhD'],
    [
      'The subsegment is long. Each subsegment has one subsegment. The subseqment layer is drawn.',
      'subseqment → subsegment',
    ],
  ],
});

testSentences('letters and abbreviations', {
  right: [
    // formats and indexes
    'The diet of R. differens is rich, for R. differens feeds on leaves.',
  ],
  kept: [
    // formats and indexes
    [
      'Additional file 4; .pdf; Calculation of \uFFFC in the Bayesian Framework; Detailed rationale and code',
      'pdf → PDF',
    ],
    ['It sends a number of messages, with i starting from 0.', 'i → I'],
    ['This is the chance of a sample i being below the limit, and the second term is its spread.', 'i → I'],
    // halves of a user's name, the name of a net
    ['You can find me at [anna-lindgren](https://www.example.com/in/anna-lindgren/) (GitHub).', 'anna'],
    [
      'It was made for the Internet of Things (IoT). The internet is old. We need the internet. They know the internet.',
      'Internet → internet',
    ],
  ],
  mended: [
    ['If i see the lamp, I smile.', 'i → I'],
    ['Save it as a pdf file.', 'pdf → PDF'],
  ],
});

testSentences('words of other languages', {
  right: [
    // short sentences among those of another language
    'Guardi dalla finestra. Qualcuno sta parcheggiando la macchina nel giardino della tua casa.',
  ],
  kept: [
    // short sentences among those of another language
    ['Master of Science (M.Sc.) im Web and Data Science', 'im'],
    ['Koblenz, im Januar 2021', 'im'],
    ['It is Aristotle in De Generatione Animalium who began the theory of the forms of living beings.', 'Animalium'],
  ],
});

testSentences('words of a science', {
  kept: [
    ['Receptors move from the frog membrane to the rat vas deferens in the second study.', 'vas'],
    ['The colour of the sulfate changes with its neighbouring metal, and the behaviour of the dye is new.', 'sulfate'],
  ],
});

testSentences('misspelt words', {
  kept: [
    // an example of a slip
    ['sittin → sitting (insert one letter)', 'sittin → sitting'],
  ],
  mended: [
    ['They posess a house that is larger than all of the others in this part of the town.', 'posess → possess'],
    ['The data collecter sends the values of the meter by two different protocols.', 'collecter → collector'],
    ['The noise of the sensor difficults the use of the values for the plan.', 'difficults → complicates'],
    ['The effect was shown by Lee et all in the first of the studies.', 'et all → et al.'],
    ['For the count of the normaly under-used lamps, like the first, we raised the weight.', 'normaly → normally'],
    ['Im sure that the method works for all samples of this kind.', "Im → I'm"],
    ['If they see a red lamp, theyre told to wait.', "theyre → they're"],
  ],
});

testSentences('misspellings of everyday prose', {
  mended: [
    ['We walked along the ocesn every evening of that summer.', 'ocesn → ocean'],
    ['I like the old trains in japan and the tea that they sell there.', 'japan → Japan'],
    ['We watched tv and played cards all night.', 'tv → TV'],
    ['It had a great impact on all our lifes.', 'lifes → lives'],
  ],
});
