import type { CodeRule, CodeRuleGroup } from '../rule.ts';

const TAIL = /^(?:JJ[RS]?|RB[RS]?|VBG|CD)$/;
const OPENING = new Set([
  'a',
  'an',
  'very',
  'so',
  'too',
  'not',
  "n't",
  'also',
  'really',
  'always',
  'better',
  'one',
  'like',
  'why',
  'because',
  'how',
  'what',
  'where',
]);

/** "Is a nice place." : a statement that begins with its verb. */
const noSubject: CodeRule = {
  id: 'no-subject',
  comment: 'The subject “it” is missing: {better}.',
  examples: `
    - Is a nice place. => It is a nice place.
    - Was raining when we arrived. => It was raining when we arrived.
    - Is very important to study. => It is very important to study.
    - Isn't easy to find a job. => It isn't easy to find a job.
    - Will be a great day. => It will be a great day.
    + Is a nice place far from here?
    + Is it nice?
  `,
  check({ tokens, paragraph, start }) {
    const [verb, second, third] = tokens;
    const last = tokens.at(-1);
    if (!verb || !second || !third || !last || tokens.length < 4 || !/^[.!]$/.test(last.text)) return [];
    if (!/^(?:Is|Was|Will|Has|Seems|Makes|Takes)$/.test(verb.text)) return [];
    if (tokens.slice(1).some(({ text }) => text === '?' || text === '"' || text === '”')) return [];
    const best =
      second.lower === 'the' && (third.xpos === 'JJS' || /^(?:same|first|only|last|most)$/.test(third.lower));
    if (/^(?:Is|Was)$/.test(verb.text) && !OPENING.has(second.lower) && !TAIL.test(second.xpos) && !best) return [];
    if (verb.text === 'Will' && second.lower !== 'be') return [];
    if (verb.text === 'Has' && second.lower !== 'been') return [];
    if (verb.text === 'Seems' && !/^(?:that|like|to)$/.test(second.lower)) return [];
    if (/^(?:Makes|Takes)$/.test(verb.text) && !/^(?:me|us|a|about|long|so)$/.test(second.lower)) return [];
    if (paragraph.slice(Math.max(0, start - 2), start).includes('"')) return [];
    return [{ start: verb.start, end: verb.end, replacements: [`It ${verb.lower}`] }];
  },
};

/** Missing "it" or "there", or one of them in place of the other. */
export const MISSING_IT_AND_THERE: CodeRuleGroup = {
  id: 'missing-it-and-there',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.26, 18.33, 18.45–18.46',
  comment: 'The subject is missing: {better}.',
  level: 'basic',
  confidence: 0.9,
  checks: [noSubject],
};
