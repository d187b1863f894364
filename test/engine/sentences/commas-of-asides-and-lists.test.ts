import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/engine.ts';
import { realEngine } from '../real-engine.ts';
import { testSentences } from './test-sentences.ts';

const engine = realEngine();

testSentences('asides', {
  right: [
    'The people who completed the questionnaire but not the whole task had a higher score.',
    // commas within brackets and behind openings
    'The pair is found in a real word (i.e., there was a longer word that held the pair in the dictionary).',
    'Then the set is a minimal difference of the two closed sets, that is, it is an element of the lattice.',
  ],
  kept: [
    ['The overall error and the deviation respectively are plotted against the number of samples.', 'respectively'],
    ['In the first, descriptive, approach, one splits the variation in the size of the samples.', 'In the first'],
    ['They are substitutes for each other, especially, since I use data for a year.', 'especially'],
    ['Quayside a small web framework uses well-known ideas.', 'Quayside'],
    // the first of a pair of commas, whose second one stays
    [
      'The value, set by the user, changes at run time and the effect of the change is shown in the figure.',
      ', set →  set',
    ],
    // one comma of a pair, without which the other parts a subject from its verb
    [
      'It is much larger than the rest because \uFFFC, the critical modal impedance, is larger than the others.',
      ', is',
    ],
    ['The group, while it worked well in the first of the years, is a sign of how the plan will go on.', ', is'],
    ['All of the tortoises of the islands were, in fact, one single species with many forms.', ', in'],
  ],
  mended: [['We used the data, collected by the city in the last ten years.', ', collected →  collected']],
});

testSentences('clauses with that and which', {
  kept: [
    ['Try to identify the aspects of your experience, that can be generalised.', ', that → , which'],
    ['There are models in social media, that can find the best plan.', ', that → , which'],
    ['It is due to features in the donor language which are incompatible with the system.', 'language →'],
    ['It is part of a modern house. Among others, that also includes a lamp.', ', that →  that'],
  ],
  mended: [['The second pump, that was new, is shown in the figure.', ', that → , which']],
});

testSentences('in particular', {
  kept: [
    [
      'It has been used to pass on news during a crisis, in particular when other sources of news are not to be had.',
      ', in particular → ; in particular,',
    ],
  ],
});

testSentences('lists', {
  right: [
    'It was found on the chest, forearm, hand, thigh, shin, and foot.',
    // commas within terms and lists
    'The breathing rate sensors were placed on the chest.',
    'Data, analysis scripts and materials are available on request.',
    // names of genes in lists, and what lies in the sea
    'Three genes, namely seb, sec, sed, see, seh, and sej, were not found, but cca, cna (collagen), and eta were.',
  ],
  kept: [
    // names in references and titles
    ['Harrow, B., Nolan, M., & Nolan, T. (2011) also found that such houses cost more.', ', B'],
    [
      'The second project on parking was based on the article, Open data saves drivers from tickets, by Tom Harrow.',
      ', Open',
    ],
    // figures in a row are no thousands
    ['Code of the lamp: 12 00 00 00 05 18 00 44 61 20 17 76 04 97 08 98 66 44 00 00', '00 → 00,'],
    // a semicolon between two clauses stays
    [
      'If two lamps are near, the word pair is used; when both a lamp and a street are meant, it is called a set.',
      'used; → used,',
    ],
    [
      'If two lamps are near, the word pair is used; when both a lamp and a street are meant, it is called a set.',
      '; → ,',
    ],
  ],
});

/** The rule without the ranker, which often knows better where the comma goes: the offers of a comma before "that", and whether they are advice. */
const asides = (text: string): string[] =>
  engine
    .explain(text, { ...DEFAULT_OPTIONS, documentType: 'academic' })
    .filter(({ rule }) => rule === 'aside-with-that')
    .map(({ better }) => `${better}`);

describe('a comma before "that"', () => {
  it.each([
    ['This way vehicles, that are standing near two crossings will send it again.', ' that'],
    ['The server, that stores the data is located in the cellar.', ' that'],
    ['The tool lists small errors, that slow the program.', ' that'],
    ['The figure shows the vehicles, that are standing near the road, and the two lanes.', ' that'],
    ['Our results, that are shown in the table, are stable.', ', which'],
    ['The second pump, that was new, is shown in the figure.', ', which'],
  ])('%s', (text, better) => expect(asides(text)).toEqual([better]));
});
