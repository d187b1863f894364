import { describe, expect, it } from 'vitest';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const academic = (text: string): string[] => found(engine, text, { documentType: 'academic' });

/** What harmed forty theses that nobody had tuned on, in sentences of our own, with the change that was made. */
const KEPT = [
  ['The opening mark of that time, the ,,golden age” of the sensor, has two commas.', ',,'],
  ['The current flows to the ,,gate” electrode, and its terminals are in the solution.', 'gate'],
  ['The new tool helps us to find the fragments, we are interested in.', ', we → ;'],
  ['In case we are not interested in a part that we know is contained in our sample, we can leave it out.', ', we →'],
  ['We can see that for pumps without a valve, there are larger losses in most of the cases.', ', there'],
  ['The effect is positive for the north, and what is more interesting, it is positive for the poor as well.', ', it'],
  ['For the comparison of the three groups exactly this method was chosen by the authors.', 'exactly'],
  ['In the first, descriptive, approach, one splits the variation in the size of the samples.', 'In the first'],
  ['In the presence of a sound source producing waves, the equation can be written in another form.', 'source'],
  ['The grid divides the space into small volume elements that are smaller than the waves.', 'small'],
  ['Such methods are approximate by nature, and they are based on models of the signal.', 'approximate'],
  ['Can echoes be louder than the direct path?', 'echoes'],
  ['Since the amplifier does everything it can to keep the two inputs equal, the current is small.', 'to keep'],
  ['GAs generally consist of three operators, which the next section describes in more detail.', 'consist'],
  ['The result is curve that represents the share of errors at each of the thresholds.', 'is curve'],
  ['We can see that there are more larger gaps in the case of the positive signals.', 'more larger'],
  ['The methods are approximate when the model is agent-based, and they are exact elsewhere.', 'agent'],
  ['Those one-row table are joined together to be one table with all of the values.', 'are → is'],
  ['The damping system of a full-scale structure and excitation system were built in the first year.', 'were'],
  ['The answers were strongly agree, slightly agree and I don’t know, in that order.', 'don’t'],
  ['If it can’t be found or indexed, it doesn’t exist for most of the readers.', 'can’t'],
  ['If it can’t be found or indexed, it doesn’t exist for most of the readers.', 'doesn’t'],
  ['Apart from the data, the reasons of the lender countries for entering the region are unclear.', 'of → for'],
  ['After the smoothing we can see large changes in the distribution of the values.', 'After → '],
  ['If a segment is found, the request can by pass the store of the system.', 'pass → passing'],
  ['The value of shares, M&A activity and the cost of debt fell in the last year.', 'A → An'],
  ['Even tough this may seem like what the others do, there is a difference between them.', ', there'],
  ['The difference between the lists and the sketches is that the latter consume less memory.', 'consume'],
  ['The second is on another node in a different rack and the third one in the same rack.', 'one in'],
  [
    'Growth in certain-election years is low, and so it is in certain-election years with a strong party; certain-election years and other certain-election years differ.',
    '-election',
  ],
  ['To sum up the procedure of the training, we train two layers first and then the others.', 'up →'],
  ['The schema relies on a mongoose.Schema package that describes all of the fields.', '.'],
  ['The parts of the interface are called simply components, and each of them has a parent.', 'simply'],
  ['In general GA have many schemes for the representation of the problem.', 'have'],
  ['\uFFFC encode the model with a mixture of distributions, which the next section describes.', 'encode'],
  ['The method has one weakness that makes it not work well with the others.', 'not work'],
  ['Only eight people reported that they had used a diary before to record the food.', 'to record'],
  ['A woman said that her 16-year-old son would borrow her phone to use the network.', 'borrow'],
  ['The toolchain for accelerated neural network has matured since the first of the tests.', 'has'],
  ['The analysis of the DIGITS features is the last of the three parts of this report.', 'DIGITS'],
  ['The model represents parts of the real world \uFFFC, and it is used in the next section.', 'real'],
  ['Exact methods with open-source an proprietary solvers are evaluated in four studies.', 'an → a'],
  ['A node should not be cleaned up unless it does not have any edges that point to it.', 'does not have → has'],
  ['Receptors move from the frog membrane to the rat vas deferens in the second study.', 'vas'],
  ['The group is made of 52 identical staves, and each stave is inclined by a small angle.', 'stave'],
  ['The amount of Rvs that is recruited scales with the curvature of the membrane.', 'amount'],
  ['The colour of the sulfate changes with its neighbouring metal, and the behaviour of the dye is new.', 'sulfate'],
  [
    'The reduction reads a static map-reduce pipeline, MapReduce, mapreduce, mapreduce and mapreduce in turn.',
    'map-reduce → mapreduce',
  ],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The plan was good,, and the team was ready for the last part of the work.', ',, → ,'],
  ['They were very tired at the end of the day, they went home without a word.', ', they → . They'],
  [
    'Research community turned to this newer topic since the transfer of heat was improved by it.',
    'Research → The research',
  ],
  ['The data collecter sends the values of the meter by two different protocols.', 'collecter → collector'],
  ['The noise of the sensor difficults the use of the values for the plan.', 'difficults → complicates'],
  ['It is the subject of my masters thesis, which I wrote in the last year.', "masters → master's"],
  ['The effect was shown by Lee et all in the first of the studies.', 'et all → et al.'],
  ['If a segment is found, the request can by pass the store of the system.', 'by pass → bypass'],
  ['They disrupt each others surface when they are close enough.', "each others → each other's"],
  ['This explosion is less bright the the flash of the core, but it lasts longer.', 'the the → than the'],
  ['It glows until it has radiated away all it’s thermal energy.', 'it’s → its'],
  ['They are one in the same.', 'one in the same → one and the same'],
  ['The pump doesn’t start at low temperatures, as the last section shows.', 'doesn’t → does not'],
] as const;

describe('what manuscripts have right', () => {
  it.each(KEPT)('is left as it is: %s', (text, word) => {
    expect(academic(text).filter((change) => change.startsWith(word))).toEqual([]);
  });

  it.each(MENDED)('is told from what they have wrong: %s', (text, change) => {
    expect(academic(text)).toContain(change);
  });
});
