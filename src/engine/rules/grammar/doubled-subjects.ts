import { isFiniteVerb } from '../../sentence/token-tests.ts';
import type { CodeRule, CodeRuleGroup } from '../rule.ts';

const PRONOUNS = new Set(['he', 'she', 'it', 'they']);
const PEOPLE = new Set(
  'mother father brother sister friend boss teacher uncle aunt son daughter grandmother grandfather cousin wife husband'.split(
    ' ',
  ),
);
const NOUN = /^NNS?P?S?$/;

/** "My mother she works": a noun and, directly after it, its pronoun, with one finite verb for both. */
const pronounBehindNoun: CodeRule = {
  id: 'pronoun-behind-noun',
  comment: 'The subject is said twice: leave {found} out.',
  examples: `
    - My mother she works in a hospital. => My mother works in a hospital.
    - The people they are nice. => The people are nice.
    - My best friend he is from Spain. => My best friend is from Spain.
    + The book she wrote was good.
    + The man they call Jack is old.
    + My friend says she works here.
    + The day it rained was cold.
    + Last night she worked late.
    + This time it is different.
    + Every day he walks to work.
    + The roles they can assume, following the plan, are two.
  `,
  check(sentence) {
    const { tokens, paragraph } = sentence;
    const [first] = tokens;
    if (!first || !/^(?:my|his|her|our|their|your|the)$/.test(first.lower)) return [];
    let at = 1;
    while (tokens[at]?.upos === 'ADJ' && at < 3) at++;
    const noun = tokens[at];
    const pronoun = tokens[at + 1];
    const verb = tokens[at + 2];
    if (!noun || !pronoun || !verb || !NOUN.test(noun.xpos) || !PRONOUNS.has(pronoun.lower)) return [];
    if (/^(?:time|day|night|morning|year|week|moment|way|minute|month|more|less|first|last|next)$/.test(noun.lower))
      return [];
    const plural = noun.xpos.endsWith('S') || noun.lower === 'people';
    if (plural !== (pronoun.lower === 'they')) return [];
    // "the strength she devoted to it" and "the day it rained" are relative clauses; with a past tense, only nouns for people count
    if (!isFiniteVerb(verb) || (verb.xpos === 'VBD' && verb.lemma !== 'be' && !PEOPLE.has(noun.lemma))) return [];
    const behind = tokens[at + 3];
    // "the roles they can assume, following the model, are two": a verb without its object, followed by another verb
    const object = tokens[at + 3];
    if (verb.xpos === 'MD' && object?.upos === 'VERB' && tokens[at + 4]?.upos === 'PUNCT') return [];
    // a second finite verb makes the first one part of a relative clause: "the book she wrote was good"
    if (sentence.hasFiniteVerb(at + 3, sentence.punctuationFrom(at + 3))) return [];
    // "the book she wrote." is a whole noun phrase
    if (!behind || behind.upos === 'PUNCT') return [];
    // the edit covers the pronoun and the verb after it, so that the spacing is right
    return [{ start: pronoun.start, end: verb.end, replacements: [paragraph.slice(verb.start, verb.end)] }];
  },
};

/** Subjects that occur twice. */
export const DOUBLED_SUBJECTS: CodeRuleGroup = {
  id: 'doubled-subjects',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 17.78',
  comment: 'The subject is said twice.',
  level: 'basic',
  confidence: 0.8,
  checks: [pronounBehindNoun],
};
