import { expect, it } from 'vitest';
import { kept } from '../../../test/engine/kept-place.ts';

/** Commas that stay, or stay out (true), and similar ones that the models may change (false). */
it.each([
  ['“only” for “but”', 'Only , the cost is low', 'RB , DT NN VBZ JJ', 'comma>none', 1, true],
  ['another adverb', 'Often , the cost is low', 'RB , DT NN VBZ JJ', 'comma>none', 1, false],
  [
    'half of two commas around “for instance”',
    'It will for instance have two ends',
    'PRP MD IN NN VB CD NNS',
    'none>comma',
    4,
    true,
  ],
  ['“for instance” at the beginning', 'But for instance we have two', 'CC IN NN PRP VBP CD', 'none>comma', 3, false],
  ['a second comma at “hence”', 'It is small , hence the error', 'PRP VBZ JJ , RB DT NN', 'none>comma', 5, true],
  ['an acronym after its words', 'the error RMSE is', 'DT NN NNP VBZ', 'none>comma', 2, true],
  ['a list', 'salt, sugar, pepper and oil', 'NN , NN , NN CC NN', 'comma>none', 3, true],
  ['compared', 'It was low, compared with', 'PRP VBD JJ , VBN IN', 'comma>none', 3, true],
  ['contrary', 'It failed contrary to', 'PRP VBD JJ IN', 'none>comma', 2, true],
  ['a numbered study', 'In Study 3 people were', 'IN NNP CD NNS VBD', 'none>comma', 3, true],
  ['a plain opening', 'In three cases people were', 'IN CD NNS NNS VBD', 'none>comma', 3, false],
  ['which parts', 'parts of it plan which are new', 'NNS IN DT NN WDT VBP JJ', 'none>comma', 4, true],
  ['which plan', 'parts of it plan which is new', 'NNS IN DT NN WDT VBZ JJ', 'none>comma', 4, false],
  ['because', 'it left because it', 'PRP VBD IN PRP', 'none>comma', 2, true],
  ['however much', 'come however much it', 'VB RB JJ PRP', 'none>comma', 1, true],
  ['two pairs', 'rest , and food and water', 'NN , CC NN CC NN', 'comma>none', 1, true],
  ['finished loading', 'it has finished loading it', 'PRP VBZ VBN VBG PRP', 'none>comma', 3, true],
  ['a participle', 'it has finished loading', 'PRP VBZ NN VBG', 'none>comma', 3, false],
  ['however many', 'However many we saw', 'WRB JJ PRP VBD', 'none>comma', 1, true],
  ['finally published', 'Finally published, it sold', 'RB VBN , PRP VBD', 'none>comma', 1, true],
  ['finally it', 'Finally it sold', 'RB PRP VBD', 'none>comma', 1, false],
  ['two verbs', 'Those who can, do', 'DT WP MD , VB', 'comma>none', 3, true],
  ['alike', 'first come, first served', 'RB VB , RB VBN', 'comma>none', 2, true],
  ['an opening', 'In winter, reports go', 'IN NN , NNS VBP', 'comma>none', 2, true],
  ['I think', 'There, I think, they left', 'RB , PRP VBP , PRP VBD', 'comma>none', 4, true],
  ['understanding friends', 'has understanding friends', 'VBZ VBG NNS', 'none>comma', 2, true],
] as const)('%s: %s', (_, text, tags, change, from, expected) =>
  expect(kept(text, tags, 'comma', change, from, change === 'none>comma' ? ',' : '')).toBe(expected),
);
