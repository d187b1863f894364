import { describe, expect, it } from 'vitest';
import { found, realEngine } from '../real-engine.ts';
import { testSentences } from './test-sentences.ts';

const engine = realEngine();

testSentences('nouns that look like verbs', {
  right: [
    'There can be use cases in which two protocols run at once.',
    // a second verb in the clause, so that the first is a noun or part of a name
    'For the analysis, the response improve is coded as one.',
    'In systemic circulation, blood flow from the arteries is divided into two parts.',
    'There is a rule that input flow to one part is always output flow from another.',
    // nouns before the verb that look like verbs
    'The denominator of our error measure slightly differs from that used in the earlier study.',
    'Note that tables of errors including child age are provided in the repository of the project.',
  ],
  kept: [
    // a verb whose subject stands before a clause or an amount
    ['The habit of sending a sketch off as soon as you can plays a part at first.', 'plays → play'],
    ['The wish for having it done as fast as you can makes a difference here.', 'makes → make'],
    ['The opposite plan, that is, take all the lamps that nobody has lit, may cost less.', 'take → takes'],
    ['So far 20g of salt works for us.', 'works → work'],
    ["Well, I don't know, I cannot choose it for you, but here is a rule of thumb: buy less.", 'is → are'],
  ],
  mended: [['The lamp that you can see play a part at first.', 'play → plays']],
});

testSentences('names that end in -s', {
  kept: [
    // names that end in -s
    ['We use Veins for the simulation. Veins provides a model of the channel.', 'provides → provide'],
    ['Veins is a framework for simulations. Veins includes many models of the channel.', 'includes → include'],
    ['Under Windows the threads are slow. Windows supports two kinds of threads.', 'supports → support'],
    // titles and laws in the plural
    ['The first tool is written in Python, while Silent Lamps is written in Java.', 'is → are'],
    ['Only Silent Lamps uses the data of the street instead of the lamp.', 'uses → use'],
    ['Johnson and Meyer Act forbids dumping.', 'forbids'],
    ['The Rivers and Harbours Act forbids dumping.', 'forbids'],
    ['The lamp only stores data as pairs. We store data here, and they store data there.', 'stores data → store data'],
  ],
  mended: [
    ['Sensors provides the data of the vehicles. Each sensor is read twice.', 'provides → provide'],
    ['Vehicles sends messages to each other.', 'sends → send'],
    ['Dogs likes meat. Dogs are nice, and I like dogs.', 'likes → like'],
    ['The lamps uses too much oil.', 'uses → use'],
    ['In this report, Convolutional Neural Networks is used to find the lamps.', 'is → are'],
    ['The old lamps is here.', 'is → are'],
    ['The Seas and Ports Act protect the coast.', 'protect → protects'],
  ],
});

testSentences('two verbs, or none, in a clause that is wrong already', {
  kept: [
    // of two verbs in a row the first does not tell the number
    ['The results is shows that the plan works.', 'is → are'],
    ['When the height of the antennas changes, the range is covers more users.', 'covers → covered'],
    ['When the traffic light changes, the change of state is then triggers the next phase.', 'triggers → triggered'],
    // a clause whose noun, not its verb, is wrong
    ['Those one-row table are joined together to be one table with all of the values.', 'are → is'],
    ['First, as the lamps study are from the last century, they had already been mended.', 'are → is'],
  ],
  mended: [
    ['When the vehicle stops, the sensors is started again.', 'is → are'],
    ['Once the state changes the change of state is triggers by an event.', 'triggers → triggered'],
  ],
});

describe('names that end in -s', () => {
  it('takes a word in -s for a name in a text that has its noun nowhere else', () => {
    const rest = 'The simulation was run ten times on one machine, and its results were stored in a file. '.repeat(30);
    const text = `${rest}Veins provides a model of the channel.`;
    expect(found(engine, text)).not.toContain('provides → provide');
    expect(found(engine, `${text} Blood flows through each vein.`)).toContain('provides → provide');
  });
});
