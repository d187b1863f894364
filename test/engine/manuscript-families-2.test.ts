import { describe, expect, it } from 'vitest';
import { academicCorrections } from './academic-corrections.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();
const corrections = (text: string): string[] => academicCorrections(engine, text);

/** What an editor called harmful or wrong in twenty manuscripts of the second fresh reading, in sentences of our own. */
const KEPT = [
  // one, any other
  'Even though there is only one significant difference of these values between the groups, we kept it.',
  'Any other type of action is acceptable, as it does no harm.',
  'The key should not be used for the files or any other type of information.',
  // words before nouns that are no compounds
  'The receiver needs the whole encrypted message before it can read a line.',
  'Some choices should be taken to design a file storing and sharing system.',
  // time after a noun
  'The users that had access in the past do not have it anymore.',
  // a subject that is joined by a comma and "also"
  'Additional methods for reading and storing, also the estimation of size are developed and tested.',
  // its time
  'We drop an option if its time to expiration is less than ten days.',
  // word classes
  'During the recession, prices were much more informational toward the index.',
  'Her use of multiply nested loops made the program slow.',
  'The interview was held very early into the time window of the project.',
  'It would be easier if all the information she needed were in one file.',
  'No other program has create or delete rights on that resource.',
  'All pairs that belong to r in R to sets A and B are joined.',
  'A chunk has a position and a size, which is the same for its width, height, and depth.',
  // numbers and terms
  'The states are the alpha helix, the 310 helix, and the pi helix.',
  'They have a A chain in one set and a B chain in the other.',
  'We test the forecasts of cumulative half hour index returns.',
  'Completeness, on the contrary, is a nice-to-have property.',
  'We create a pair of keys with the following rule:',
  // clauses that open with a noun
  'The first time a client runs the program, it must ask for a new key.',
  'We look at parametric methods, in particular exponential families as these are often used.',
  // terms of the last five manuscripts read
  'The curve falls when using more nearest neighbours in the graph.',
  'The post-enrichment value is reduced in the series.',
  'Some outputs of the models fine-tuned on phrases hold such words.',
  'We choose the method according to the needs of the projects.',
  'The number of pairs was largest for resource type File and lowest for the others.',
  'We applied a little-known version of the model to the data.',
  // names and labels that the second opinion bent
  'The app shows the messages of MS Teams in one window.',
  'The problem of Google was solved by the second group.',
  'The server then answers on redirect request by the client.',
  'Picture 3 visualizes the flow of the data.',
  // terms and names of fourteen more
  'Prior work has proposed to test the programs on rare input.',
  'Of the 53 plants, 35 exhibit the desired trait.',
  'A second call gives another, different answer.',
  'It was found on the chest, forearm, hand, thigh, shin, and foot.',
  'My expertise in programming, software engineering and databases was limited to a few courses.',
  'It offers tuning the depth of each tree.',
  'We found values very similar regarding the rate.',
  'The last one times out before it finds a tree.',
  'Similar to how the data on rivers was processed, I used this set to create the variables.',
  'A new model is used in this robot and due to this learning model, it is better than the others.',
  'Systems are often deployed together with these tools and in that case, the distinction is subtle.',
  'However, its true magnetic state at low temperatures is not known.',
  'A unary constraint is simple, and the BoNT-A injections were not.',
  'The diet of R. differens is rich, for R. differens feeds on leaves.',
  'Patients who smoked during the 6 months prior to the study were asked.',
  // names of genes in lists, and what lies in the sea
  'Three genes, namely seb, sec, sed, see, seh, and sej, were not found, but cca, cna (collagen), and eta were.',
  'Measurements off the Rhine river have shown that mud may move.',
  // files, searches, formulas
  'The tool takes files with the extension .owl or .obo and keeps them.',
  'As a user, I can browse and query for results in both views.',
  'As these move, the nodes of the mesh move with them.',
  'is additive if for all \uFFFC with \uFFFC one has \uFFFC.',
  'is the unit vector that represents the gradient of the function in relation to its components. This way, we can write it as a sum.',
  // derived words
  'The asset should be reimported in case it was imported earlier.',
];

describe('sentences that are right', () => {
  it.each(KEPT)('%s', (text) => expect(corrections(text)).toEqual([]));
});

/** The same families where something is wrong: the rules still speak. */
const CORRECTED = [
  ['Some of the cells are red, and another cells are black.', 'another → other'],
  ['It was used two models in this work.', 'It was used two models → Two models were used'],
  ['The packet has a header which length is fixed.', 'which → whose'],
  ['When the a body falls, it heats.', 'the a → the'],
  ['It has too large effect on the outcome.', 'large effect → large an effect'],
  ['A technique called as pattern matching is used here.', 'as pattern → pattern'],
  ['Both heat and pressure is part of the problem.', 'is → are'],
  ['The search converges in most of cases.', 'of cases → cases'],
  ['There is only two differences between the groups.', 'is → are'],
  ['The explicity form of the rule is shown below.', 'explicity → explicit'],
  ['The second rule was explicity stated by the owners.', 'explicity → explicitly'],
  ['We sell many type of cheese.', 'type → types'],
  ['The process of determine the value is slow.', 'determine → determining'],
  ['The scale of the errors for the two groups are different.', 'are → is'],
  ['Not all villages have access of clean water.', 'of → to'],
  ['It is clear that its a good idea.', "its → it's"],
  ['The information you gave me were wrong.', 'were → was'],
  ['No other program has create a file before.', 'create → created'],
  ['We tested three helix in the model.', 'helix → helices'],
  ['Prices fell in the second half off the year.', 'off → of'],
  ['All these move are legal in the game.', 'move → moves'],
  ['The first method is old, it was used in every study before 1990.', ', it → . It'],
  ['The test was done with the following three rule:', 'rule → rules'],
] as const;

describe('their near misses', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(corrections(text)).toContain(change));
});

describe('names at the beginning of a sentence', () => {
  it('keep their capital behind an article', () =>
    expect(corrections('Unity engine supports loading files. We chose the Unity engine for this work.')).not.toContain(
      'Unity → The unity',
    ));
});
