import type { Checker } from '../proposal.ts';
import { usualWording } from '../rules/usual-wording.ts';
import { parseRows, tableChecker } from './matching/table-checker.ts';
import { quote } from './matching/token-edits.ts';
import { ADJECTIVE_PREPOSITIONS } from './tables/adjective-prepositions.ts';
import { COLLOCATIONS } from './tables/collocations.ts';
import { COMPOUNDS } from './tables/compounds.ts';
import { CONFUSED_NUMBERS, CONFUSIONS } from './tables/confusions.ts';
import { NOUN_PREPOSITIONS } from './tables/noun-prepositions.ts';
import { VERB_PATTERNS } from './tables/verb-patterns.ts';
import { VERB_PREPOSITIONS } from './tables/verb-prepositions.ts';

export const verbPrepositions: Checker = tableChecker({
  id: 'verb-preposition',
  errorClass: 'preposition',
  confidence: 0.85,
  rows: parseRows(VERB_PREPOSITIONS),
  comment: usualWording,
  corrects: [
    { wrong: 'We discussed about the problem.', right: 'We discussed the problem.' },
    { wrong: 'The result depends of the method.', right: 'The result depends on the method.' },
    { wrong: 'I listen music every day.', right: 'I listen to music every day.' },
    { wrong: 'They arrived to the airport.', right: 'They arrived at the airport.' },
  ],
  accepts: [
    'We had a discussion about the problem.',
    'The result depends on the method of analysis.',
    'They arrived at the airport to meet us.',
    'He married in June with a smile.',
    'The paper discusses, about halfway through, the method.',
  ],
});

export const adjectivePrepositions: Checker = tableChecker({
  id: 'adjective-preposition',
  errorClass: 'preposition',
  confidence: 0.85,
  rows: parseRows(ADJECTIVE_PREPOSITIONS),
  comment: usualWording,
  corrects: [
    { wrong: 'I am interested on history.', right: 'I am interested in history.' },
    { wrong: 'He is responsible of the accounts.', right: 'He is responsible for the accounts.' },
    { wrong: 'This is similar with the other method.', right: 'This is similar to the other method.' },
  ],
  accepts: [
    'I am interested in history and responsible for the accounts.',
    'The good in people is hard to see.',
    'He is married to a doctor.',
  ],
});

export const nounPrepositions: Checker = tableChecker({
  id: 'noun-preposition',
  errorClass: 'preposition',
  confidence: 0.85,
  rows: parseRows(NOUN_PREPOSITIONS),
  comment: usualWording,
  corrects: [
    { wrong: 'In the other hand, it is cheap.', right: 'On the other hand, it is cheap.' },
    { wrong: 'She has worked here since three years.', right: 'She has worked here for three years.' },
    { wrong: 'Despite of the rain, we went out.', right: 'Despite the rain, we went out.' },
  ],
  accepts: [
    'On the other hand, it has been cheap for three years.',
    'It lay in the other hand of the statue.',
    'In spite of the rain, we went out.',
    'Few fell ill during 12 months follow-up, and none during 6 months of rest.',
  ],
});

export const collocations: Checker = tableChecker({
  id: 'collocation',
  errorClass: 'word-choice',
  confidence: 0.85,
  rows: parseRows(COLLOCATIONS),
  comment: (found, better, around) =>
    `In ${quote(around)} the word that goes with its neighbour is ${quote(better)}, not ${quote(found)}.`,
  corrects: [
    { wrong: 'He did a mistake.', right: 'He made a mistake.' },
    { wrong: 'I must make my homework.', right: 'I must do my homework.' },
    { wrong: 'They want to make research.', right: 'They want to do research.' },
  ],
  accepts: ['He made a mistake in his homework.', 'They do research and make progress.', 'It makes research possible.'],
});

export const confusions: Checker = tableChecker({
  id: 'confused-words',
  errorClass: 'spelling',
  confidence: 0.85,
  rows: [...parseRows(CONFUSIONS), ...parseRows(CONFUSED_NUMBERS, 'noun-number')],
  comment: (found, better) =>
    `${quote(found)} and ${quote(better)} are easily confused; the words around it call for ${quote(better)}.`,
  corrects: [
    { wrong: 'It is better then the other one.', right: 'It is better than the other one.' },
    { wrong: 'You should of told me.', right: 'You should have told me.' },
    { wrong: 'The children lost there parents.', right: 'The children lost their parents.' },
    { wrong: 'Its not easy to explain.', right: "It's not easy to explain." },
    { wrong: 'They where the last to arrive.', right: 'They were the last to arrive.' },
    { wrong: 'I think that you where right.', right: 'I think that you were right.' },
  ],
  accepts: [
    'It is better than the other one, and then we left.',
    'Its results are there for their parents to see.',
    'He asked whether the weather would change.',
    'What you should, of course, know is the principle.',
    'She asked me where the station was.',
    'They own a small French house.',
    'There were twenty-one people.',
    'I can tell you where in the city they live.',
    'Ask them where the key was and show it where to go.',
  ],
});

export const compounds: Checker = tableChecker({
  id: 'compound-words',
  errorClass: 'spelling',
  confidence: 0.9,
  rows: parseRows(COMPOUNDS),
  comment: (found, better) => `${quote(better)} is written like this, not as ${quote(found)}.`,
  corrects: [
    { wrong: 'I like it alot.', right: 'I like it a lot.' },
    { wrong: 'Every body knows it.', right: 'Everybody knows it.' },
    { wrong: 'He did it him self.', right: 'He did it himself.' },
  ],
  accepts: ['Everybody knows a lot about it.', 'Any one of these methods works.', 'He gave him self-esteem.'],
});

export const verbPatterns: Checker = tableChecker({
  id: 'phrase-pattern',
  errorClass: 'phrasing',
  confidence: 0.9,
  rows: parseRows(VERB_PATTERNS),
  comment: usualWording,
  corrects: [
    { wrong: 'It makes me to feel happy.', right: 'It makes me feel happy.' },
    { wrong: 'He was able find it.', right: 'He was able to find it.' },
    { wrong: 'First at all, it is cheap.', right: 'First of all, it is cheap.' },
    { wrong: 'He came for to see us.', right: 'He came to see us.' },
    { wrong: 'It is the same like the other.', right: 'It is the same as the other.' },
  ],
  accepts: [
    'It makes me feel happy, and he was able to find it.',
    'First of all, it is the same as before.',
    'We had fun and spent time working.',
    'What he made us to this day is unknown.',
  ],
});
