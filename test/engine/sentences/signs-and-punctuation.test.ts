import { testSentences } from './test-sentences.ts';

testSentences('signs in a clause', {
  right: [
    'is additive if for all \uFFFC with \uFFFC one has \uFFFC.',
    'The flux was six times higher at BA than in the north.',
    'The agent prefers an offer i over offer j when the first is cheaper.',
    'The range goes from 10-1022 to 10-27 in this format.',
    // terms and symbols
    'The current is high, where I is the value in amperes.',
    'The distributions of read and written data differ.',
    'The software should be clean and stable.',
  ],
  kept: [['By choosing different velocities \uFFFC, we change the shape of the wave.', '']],
});

testSentences('indexes and numbers of items', {
  right: [
    // indexes and numbers of items
    'The model accounts for i) the bounded distribution of arrivals and ii) the multiple seasonal patterns.',
    'If the set is known, then following our notation the state x i is a two-dimensional vector of the first two elements.',
    'The smoothness of each function f i is controlled by the ridge penalties that were described in the section above.',
  ],
});

testSentences('names of files, panels and quantities', {
  right: [
    'The number of pairs was largest for resource type File and lowest for the others.',
    // dots within names and notations
    'The study of the identity kit provided by walt.id was finished in the first month.',
    // files, searches, formulas
    'The tool takes files with the extension .owl or .obo and keeps them.',
    'is the unit vector that represents the gradient of the function in relation to its components. This way, we can write it as a sum.',
  ],
  kept: [
    // names of files, panels and quantities
    ['The dump.in file sets up the lattice, and the dump.in file is read once.', ''],
    ['The local index of Geary’s I is a measure of spatial association in the area.', ''],
    ['Figure \uFFFC I shows a comparison of the measured energies with the fitted ones.', ''],
    ['There are theoretical models by Brown and others \uFFFC, which agree with the data.', ''],
  ],
});

testSentences('comparisons with signs', {
  kept: [
    // a clause that the rule does not see
    [
      'The data set is a good point of comparison as it was presented in absolute units and was measured at a low power.',
      '',
    ],
    ['Chapter \uFFFC shows this for the case of localization, and Figure \uFFFC shows the other case.', ''],
  ],
});

testSentences('two commas for an opening mark', {
  kept: [
    ['The opening mark of that time, the ,,golden age” of the sensor, has two commas.', ',,'],
    ['The current flows to the ,,gate” electrode, and its terminals are in the solution.', 'gate'],
  ],
  mended: [['The plan was good,, and the team was ready for the last part of the work.', ',, → ,']],
});

testSentences('apostrophes', {
  mended: [['This was applied to Austria`s case.', '` → ’']],
});

testSentences('full stops, colons and question marks', {
  right: ['We create a pair of keys with the following rule:'],
  kept: [
    ['The schema relies on a mongoose.Schema package that describes all of the fields.', '.'],
    ['Lamp 1\t:\tThe one in the north', '\t: → :'],
    ['The strokes are clear, while in QuickDraw! the authors had more freedom in what they drew.', 'the'],
    // the space of French before a mark
    [
      '- [Pourquoi les lampes sont-elles si chères ?](https://www.example.com/a) - [Voyage au pays des lampes !](https://www.example.com/b)',
      ' ?',
    ],
  ],
  mended: [
    ['Lamps of the town : north, south and west', ' : → :'],
    ['What is the price of the lamp.', '. → ?'],
    ['We have a question. Which is the best way to learn about lamps.', '. → ?'],
  ],
});

testSentences('brackets', {
  kept: [
    // calls in code keep their spaces
    ['Set x <- y before the loop and run f( x ) again.', 'f( '],
    ['Use x <- c( 1 , 2 , 3 ) to make a vector.', '1 '],
    ['The pipe data %>% filter( x > 2 ) keeps the rows where a %in% b is true.', '2 '],
    ['Then we call mean( depth , na.rm = TRUE ) and print the result.', 'mean('],
    ['To test a plan, there is a predicate unique(Lamps), that receives the list of lamps.', '( →  ('],
  ],
  mended: [
    ['The student( s ) must sign the form.', ' ) → )'],
    ['The pump( which was old ) failed.', ' ) → )'],
  ],
});
