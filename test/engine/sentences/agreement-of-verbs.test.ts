import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/engine.ts';
import { FRAMES } from '../agreement-clauses.ts';
import { corrections } from '../corrections.ts';
import { realEngine } from '../real-engine.ts';
import { testSentences } from './test-sentences.ts';

const engine = realEngine();

/** Subjects that are easily misread, with their right verbs. */
const MISREAD = [
  'the ratios of lead to zinc are higher here',
  'the ratio of lead to zinc is higher here',
  'the lead to zinc ratios are higher here',
  'the prices of options far from the money are low',
  'a single stretch move update step is slow',
  'the values obtained from the second test are high',
  'a number of cases are rare',
  'the number of cases is low',
  'most of the water is lost',
  'each of the samples was tested twice',
  'the adapted model fits the data well',
  'the pump and the valve are new',
];

describe('subjects that are easily misread', () => {
  it.each(MISREAD)('keep their verb in every frame: %s', (clause) =>
    expect(
      FRAMES.map((frame) => frame(clause)).flatMap((text) =>
        corrections(engine, text).map((made) => `${text} ${made}`),
      ),
    ).toEqual([]),
  );
});

testSentences('subjects behind which a clause or an aside stands', {
  right: [
    // "which" that stands for the whole clause
    'Zeros are put between the rows, which makes the input larger.',
    'The two forces act against each other, which diminishes the effect.',
    // clauses that belong to the subject
    'The third research area we contribute data to relates to the possibility that children differ from each other.',
    'The roles they can assume, following the identity model, are two: issuer and verifier.',
    // clauses behind their noun, without a pronoun
    'The second tool that we compared with ours and the third tool we compared our results to accomplished a higher accuracy.',
    // phrases behind a noun, which tell nothing of its number
    'The differential effect observed between the first and the second group of departments suggests that rules matter.',
    'The allocation of competitive funds and excellent labels to a limited number of departments has become a habit.',
    'Diversity in these features highly satisfies most of the subscribers.',
    'The study relating the adapter position to the coefficients is new.',
    'My expertise in programming, software engineering and databases was limited to a few courses.',
  ],
  kept: [
    ['For both towns, the fact that two lamps are that much seen as new is not odd.', 'is → are'],
    // a verb behind an aside, which looks like a plural noun
    [
      'It simulates a network whose load, defined by the load of all nodes, changes at fixed points in time and the change of load is caused by an event.',
      'is → are',
    ],
    [
      'The value, set by the user, changes at run time and the effect of the change is shown in the figure.',
      'is → are',
    ],
    // the clause that the verb belongs to
    ['The loop repeats until the queue is empty which means that all is done.', 'is → are'],
    ['The relationship denoting two artifacts represent the same entity is new.', 'represent → represents'],
    ['The knowledge about and experience with such equations vary wildly among readers.', 'vary → varies'],
    // a clause that the rule does not see
    ['We can see that including the effects of two reflections enhances the peak.', ''],
    ['An assumption is that the response time for all sensors and especially all optical sensors is comparable.', ''],
    ['The labels d and e name events that can occur in the system.', ''],
    ['This is how a deformation of the sample acts like such a perturbation.', ''],
    // phrases behind a noun, which tell nothing of its number
    ['The range of the phases that a neuron precesses through is less than one cycle of the rhythm.', 'precesses'],
    ['The toolchain for accelerated neural network has matured since the first of the tests.', 'has'],
    ['Most works done to find the lamps of the town by their light have led to poor results.', 'have → has'],
  ],
  mended: [
    ['In this region, changes at the surface has led to losses.', 'has → have'],
    ['On the right the residuals of the fit is shown.', 'is → are'],
    ['We think that it show a clear trend in all of the samples.', 'show → shows'],
  ],
  corrected: [
    ['The state of the pump are controlled by the ridge penalties of the model.', 'are → is'],
    ['The denominator of our error measure differ from that used in the earlier study.', 'differ → differs'],
    ['The scale of the errors for the two groups are different.', 'are → is'],
    ['The information you gave me were wrong.', 'were → was'],
    ['He works on a model which contain two layers.', 'contain → contains'],
    ['The following code show the values of the networks.', 'show → shows'],
  ],
});

testSentences('joined subjects', {
  right: [
    // subjects that are joined farther to the left
    'The mixing process, the production of filament, and the delivery of filament are carried out there.',
    'Age in months and height were correlated in both groups.',
    'The analysis of the protein as well as the general transcription factor were performed twice.',
    'In the process, the making of the wire, and the winding of the coil are done by hand.',
    'The analysis and the general transcription factors were tested twice.',
    // a subject that is joined by a comma and "also"
    'Additional methods for reading and storing, also the estimation of size are developed and tested.',
  ],
  kept: [
    // everything there is is joined, too
    ['The stars, the planets and all there is were formed by gravity.', ''],
    // a joined subject, one of whose parts has a phrase or a letter before it
    ['The damping system of a full-scale structure and excitation system were built in the first year.', 'were'],
    ['L. Gray, R. Onwi, and \uFFFCT. Brow are with the School of Lamps.', 'are → is'],
  ],
  mended: [
    ['Last Friday, Michael and I was in the school.', 'was → were'],
    ['The changes in the soil and the shift of the climate has led to losses.', 'has → have'],
    ['The price and the quality of the product is high.', 'is → are'],
    ['Anna and Peter plays chess.', 'plays → play'],
    ['The lamp is at 20 \uFFFCC. They is here.', 'is → are'],
  ],
  corrected: [['Both heat and pressure is part of the problem.', 'is → are']],
});

testSentences('numbers and parts as subjects', {
  right: [
    'Only the first eight of its digits are exact.',
    'Even though there is only one significant difference of these values between the groups, we kept it.',
    'For every new particle produced, there needs to be another one.',
  ],
  kept: [
    ['Hotels choose their staff with care, and frontline staff is no exception.', 'is → are'],
    ['There is a small proportion of workers that earns more than the others.', 'is → are'],
    [
      'The growth of maize is well understood, but the rest of the cereals have not received as much attention.',
      'have',
    ],
    ['The structure of uranyl is known, whereas the rest of actinyls have not been studied as often.', 'have'],
    ['A third and fourth group of stocks relate to liquidity, which the last section explains.', 'relate'],
    ['The difference between the lists and the sketches is that the latter consume less memory.', 'consume'],
  ],
  mended: [
    ['The rest of the sample have not been studied as often as the first part.', 'have → has'],
    ['The third group of stocks relate to liquidity, which the last section explains.', 'relate → relates'],
  ],
  corrected: [['There is only two differences between the groups.', 'is → are']],
});

testSentences('questions, indirect questions and wishes', {
  right: ['It would be easier if all the information she needed were in one file.'],
  kept: [
    ['We planned to measure what are the costs of houses caused by one unit of heat.', 'are →'],
    ['If only the samples were here in time for the first of the measurements!', 'were'],
    ['Will the new business rule imply a large number of updates? The answer depends on the load.', 'imply'],
    ['How consistent must the data be. Will the access layer cause a lot of updates upon the data.', 'cause'],
  ],
});

testSentences('signs and names as subjects', {
  kept: [
    [
      'Here \uFFFC is the surface temperature and \uFFFC is the radiation, \uFFFC and \uFFFC is the Boltzmann constant.',
      'is',
    ],
    [
      'I generated spectra in one more band, as Figures \uFFFC, \uFFFC, and \uFFFC show. They are from one satellite.',
      'show',
    ],
    [
      'Start with the same letter as the current one, which is also the first letter of F and take an empty string.',
      'take',
    ],
    ['GAs generally consist of three operators, which the next section describes in more detail.', 'consist'],
    ['In general GA have many schemes for the representation of the problem.', 'have'],
    ['\uFFFC encode the model with a mixture of distributions, which the next section describes.', 'encode'],
    ['Columns Author and Journal specify where each of the plans was published first.', 'Columns'],
  ],
  corrected: [['He is the owner, and I is his friend.', 'is → am']],
});

describe('the comment of an agreement', () => {
  it('names the subject only where it has the number of the verb', () => {
    const comments = engine
      .check('The speed and the cost of the simulation, as we saw, gets larger in each step.', DEFAULT_OPTIONS)
      .flatMap(({ alerts }) => alerts)
      .map(({ comment }) => comment);
    for (const comment of comments) expect(comment).not.toMatch(/subject “simulation”: use “get”/);
  });
});
