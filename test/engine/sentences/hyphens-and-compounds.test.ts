import { testSentences } from './test-sentences.ts';

testSentences('adjectives and nouns before a noun', {
  right: [
    // words before nouns that are no compounds
    'The receiver needs the whole encrypted message before it can read a line.',
    'Some choices should be taken to design a file storing and sharing system.',
    // pairs in the middle of a compound
    'Grapheme to phoneme converters turn a sequence of letters into a sequence of sounds.',
    'The level of education ranged from high school diploma to university degree.',
    // compounds with the word behind
    'A drawback of these models is the long run time due to the resampling of the residuals.',
  ],
  kept: [
    // a physical quantity is a term: the specific heat of the fluid
    ['Here \uFFFC is the velocity and \uFFFC the fluid specific mass.', 'fluid specific → fluid-specific'],
    ['The value \uFFFC is the liquid specific heat capacity of the mixture.', 'liquid specific → liquid-specific'],
    ['The packing gives the height while it keeps a low pressure drop.', 'low pressure → low-pressure'],
    // a measure of the social sciences is a term, too
    ['People in societies with low power distance rarely ask a leader for advice.', 'low power → low-power'],
    // an adverb and a participle
    ['His studies focus on the much neglected social aspects of programming.', ''],
    ['The review contains the so far most complete description of the method.', ''],
    ['With an already logged in account, this takes one click.', ''],
    ['There are three often-used ways of lighting the street.', 'often-used → often used'],
    // names of things that are several words
    ['The proposed model is called encoded energy based generative adversarial network.', ' energy '],
    ['The world wide web is a phenomenon that people read about in the news of every day.', 'world'],
    ['It is one of the first denial of service protection companies.', 'denial'],
  ],
  mended: [
    ['We used a fluid specific method for each pipe.', 'fluid specific → fluid-specific'],
    ['The result depends on high pressure steam.', 'high pressure → high-pressure'],
    ['It was a good know fact in the town.', 'good know → well-known'],
  ],
});

testSentences('words with a hyphen of their own', {
  right: [
    'Phase-I is known as the baseline phase.',
    'Completeness, on the contrary, is a nice-to-have property.',
    'The post-enrichment value is reduced in the series.',
    'Some outputs of the models fine-tuned on phrases hold such words.',
    'We applied a little-known version of the model to the data.',
    'A unary constraint is simple, and the BoNT-A injections were not.',
    // derived words
    'The asset should be reimported in case it was imported earlier.',
    // letters in brackets that belong to a word
    'An equal correlation between all species is as (im)plausible as the absence of any correlation.',
  ],
  kept: [
    ['Now-a-days, every laboratory knows that the samples of the coast differ.', 'days'],
    ['The implementation of the sever-client model is based on one protocol for all of the meters.', 'sever'],
    ['The methods are approximate when the model is agent-based, and they are exact elsewhere.', 'agent'],
    [
      'Growth in certain-election years is low, and so it is in certain-election years with a strong party; certain-election years and other certain-election years differ.',
      '-election',
    ],
    [
      'The reduction reads a static map-reduce pipeline, MapReduce, mapreduce, mapreduce and mapreduce in turn.',
      'map-reduce → mapreduce',
    ],
    ['The first set should be kept as-well-as-possible in all cases.', 'well- →'],
    ['The lamps are drawn from 100 samples of the street each time keeping a part of it aside.', 'time → time-'],
  ],
});

testSentences('words that are written as one', {
  kept: [
    ['The samples were weighed on day 0 and at every week end of the four weeks of the experiment.', ''],
    ['Through out history, changes in the price of oil have hurt the towns.', 'out → our'],
    // a preposition that belongs to the verb before, or opens a place
    ['Each of these aspects will be dealt with in its own chapter.', 'with in → within'],
  ],
  mended: [
    ['I slept all week end.', 'week end → weekend'],
    ['All points with in two metres are near.', 'with in → within'],
    ['If a segment is found, the request can by pass the store of the system.', 'by pass → bypass'],
    ['Through out history, changes in the price of oil have hurt the towns.', 'Through out → Throughout'],
  ],
});
