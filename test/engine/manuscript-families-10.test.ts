import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed the manuscripts of the sixteenth reading, in sentences of our own, with the word that was changed. */
const KEPT = [
  ['This network was the first of its kind, which leads the way to many other more advanced network variants.', 'to'],
  ['Will the new business rule imply a large number of updates? The answer depends on the load.', 'imply'],
  ['How consistent must the data be. Will the access layer cause a lot of updates upon the data.', 'cause'],
  ['The growth of maize is well understood, but the rest of the cereals have not received as much attention.', 'have'],
  ['The structure of uranyl is known, whereas the rest of actinyls have not been studied as often.', 'have'],
  ['Master of Science (M.Sc.) im Web and Data Science', 'im'],
  ['Koblenz, im Januar 2021', 'im'],
  ['We rescale the gradient of each weight, and if it norm exceeds a threshold, the gradient is clipped.', 'norm'],
  [
    'Start with the same letter as the current one, which is also the first letter of F and take an empty string.',
    'take',
  ],
  [
    'The old version was released in 2009. After that Bowtie2 has come in 2012 with several improvements of speed.',
    'After',
  ],
  [
    'I generated spectra in one more band, as Figures \uFFFC, \uFFFC, and \uFFFC show. They are from one satellite.',
    'show',
  ],
  [
    'Here \uFFFC is the surface temperature and \uFFFC is the radiation, \uFFFC and \uFFFC is the Boltzmann constant.',
    'is',
  ],
  ['In this setting generated samples and input data are both used to model the distribution.', 'setting generated'],
  ['The structure of the network is mainly the same with some little differences in the last layer.', 'with'],
  ['The work was done with Collins, Wang, an Brooks at the same university.', 'an'],
  ['It was solved only for the action that we execute, the first one of the plan, and no time is wasted.', 'plan'],
  ['To clear a table means to grasp all the objects and to remove them.', 'clear'],
  ['The proposed model is called encoded energy based generative adversarial network.', ' energy '],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The samples cost way to much for a small laboratory.', 'to → too'],
  ['The rest of the sample have not been studied as often as the first part.', 'have → has'],
  ['Im sure that the method works for all samples of this kind.', "Im → I'm"],
  ['One code is used, so that the backend can written for any target architecture.', 'written → be written'],
  ['The price is the variable which is going to predicted by the other factors.', 'predicted → be predicted'],
  ['All of us can written letters to our friends in the evening.', 'written → write'],
  ['Four figure show the spectra in one more band.', 'figure → figures'],
  ['One of the plan was kept for the next year of the project.', 'plan → plans'],
  ['We think that it show a clear trend in all of the samples.', 'show → shows'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
