import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed manuscripts when the network that reads them learned longer, in sentences of our own, with the word that was changed. */
const KEPT = [
  ['The first of the recordings show 1 actor in front of a fixed camera over a white background.', 'actor'],
  ['Now-a-days, every laboratory knows that the samples of the coast differ.', 'days'],
  ['Columns Author and Journal specify where each of the plans was published first.', 'Columns'],
  ['I would like to thank my advisors Dr. Anna Lee and Dr. Olga Stern, who read all of it.', 'advisors'],
  ['A third and fourth group of stocks relate to liquidity, which the last section explains.', 'relate'],
  ['We want to know how good are our plans before we change them into lists of steps.', 'are'],
  ['With help from the word vectors, the network reaches a higher score on all of the reviews.', 'help'],
  ['In listing \uFFFC is represented the structure of the most important part of the library.', 'the'],
  ['This is a easy to use library that reads documents and answers questions about their parts.', 'a easy → easy'],
  ['In every station has it’s own clock, the time of the network is kept.', 'it’s → it is'],
  ['It is much larger than the rest because \uFFFC, the critical modal impedance, is larger than the others.', ', is'],
  ['If only the samples were here in time for the first of the measurements!', 'were'],
  ['The users that had access to the first version of the database do not have it anymore.', 'The'],
  ['The features separate the cells, so the task is to falsely classify no sample of the first group.', 'classify'],
  ['Various control algorithms including the passive optimal case are evaluated in the next section.', 'algorithms'],
  ['The overall error and the deviation respectively are plotted against the number of samples.', 'respectively'],
  ['To this category belongs machine learning, such as neural networks or trees of decisions.', 'machine'],
  ['The implementation of the sever-client model is based on one protocol for all of the meters.', 'sever'],
  ['It is Aristotle in De Generatione Animalium who began the theory of the forms of living beings.', 'Animalium'],
  ['The strokes are clear, while in QuickDraw! the authors had more freedom in what they drew.', 'the'],
  ['It is useful at the receiver as it is known to the receiver and to nobody else in the network.', 'it is'],
  ['It holds all the states that the system can adopt; it is defined a priori.', 'it is'],
  ['This idea is main characteristic of the buildings that are connected in this project.', 'main → mainly'],
  ['Supervised learning on the other hand happens when the classes of the samples are known in advance.', 'hand'],
  ['The group, while it worked well in the first of the years, is a sign of how the plan will go on.', ', is'],
  ['The world wide web is a phenomenon that people read about in the news of every day.', 'world'],
  ['All of the tortoises of the islands were, in fact, one single species with many forms.', ', in'],
  ['The range of the phases that a neuron precesses through is less than one cycle of the rhythm.', 'precesses'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['We recorded 12 actor in front of a fixed camera over a white background.', 'actor → actors'],
  ['The third group of stocks relate to liquidity, which the last section explains.', 'relate → relates'],
  ['The structure was represented the authors in the last part of the library.', 'the → by the'],
  ['The network made of the data a easy task.', 'a → an'],
  ['They posess a house that is larger than all of the others in this part of the town.', 'posess → possess'],
  ['They left the building without say a word to the owner.', 'say → saying'],
  ['This is extreme important for the plan of the network.', 'extreme → extremely'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
