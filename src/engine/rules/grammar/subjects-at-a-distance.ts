import { inflectVerb, pluralOf, verbByBase, verbOfForm } from '../../lexicon/inflection.ts';
import { COLLECTIVE_NOUNS, DEFINITE_DETERMINERS, wordSet } from '../../lexicon/word-sets.ts';
import { mayBeSingularInPartitive, selectsFromSeveral } from '../../sentence/partitive.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

/** "One of my friend", "one of the most important reason": the noun after "one of" is plural. */
const oneOfNoun: CodeRule = {
  id: 'one-of-noun',
  errorClass: 'noun-number',
  comment: 'Of several one is taken, so the noun is plural: {better}, not {found}.',
  examples: `
    - One of my friend lives in Paris. => One of my friends lives in Paris.
    - It is one of the most important reason for it. => It is one of the most important reasons for it.
    - Each of the student has a book. => Each of the students has a book.
    - Two of my brother are tall. => Two of my brothers are tall.
    - It is one of the best team in the world. => It is one of the best teams in the world.
    + One of the family is missing.
    + One of the herd is missing, and two of the army fell.
    + Both of the couple and three of the delegation were there.
    + One is of the order of ten.
    + It is the first one of the plan.
    + One of the world leaders came.
    + One of the most important of all.
  `,
  check({ tokens }, { lexicon }) {
    const findings: RuleFinding[] = [];
    for (let i = 0; i + 3 < tokens.length; i++) {
      if (
        !selectsFromSeveral(tokens, i) ||
        tokens[i + 1]!.lower !== 'of' ||
        !DEFINITE_DETERMINERS.has(tokens[i + 2]!.lower)
      )
        continue;
      let at = i + 3;
      while (/^(?:ADJ|ADV)$/.test(tokens[at]?.upos ?? '') || /^(?:JJS|RBS|most|best)$/.test(tokens[at]?.xpos ?? ''))
        at++;
      const noun = tokens[at];
      const next = tokens[at + 1];
      if (noun?.xpos !== 'NN' || noun.text !== noun.lower || mayBeSingularInPartitive(tokens, i + 2, at)) continue;
      if (lexicon.countability(noun.lower) === 'mass') continue;
      const plural = pluralOf(lexicon, noun.lower);
      if (!plural) continue;
      // "one of the world leaders": the noun modifies the next noun, unless that word is the verb
      const verb = next && verbOfForm(lexicon, next.lower, 'VBZ');
      if (next && /^[-–/’']/.test(next.text)) continue;
      if (
        next &&
        (next.upos === 'NOUN' ||
          next.upos === 'PROPN' ||
          next.upos === 'ADJ' ||
          next.upos === 'NUM' ||
          next.xpos === 'CC') &&
        !(verb && /^(?:lives|wants|needs|likes|thinks|loves|helps)$/.test(next.lower))
      )
        continue;
      if (next?.lower === 'of' && tokens[i]!.lower !== 'one') continue;
      findings.push({ start: noun.start, end: noun.end, replacements: [plural] });
    }
    return findings;
  },
};

const NOT_VERBS = wordSet('present like place park back pin fan');
/** Other subjects that take either verb. */
const EITHER_NUMBER = wordSet('people data number lot');
const OPENERS = /^(?:my|your|his|her|our|their|the|this|that|a|an|every|each|another)$/;
const COMPLEMENT = /^(?:DT|PDT|PRP\$?|TO|NNP|CD|WRB)$/;
const AFTER_VERB = wordSet(
  'in at for to with on from about like as very well hard every always often too much many a that how what me him it us them you more',
);

/** "My father work in a factory": a singular noun, and the only verb of the sentence is a base form. */
const nounAndBase: CodeRule = {
  id: 'noun-and-base',
  comment: 'The subject is singular: {better}, not {found}.',
  examples: `
    - My father work in a factory. => My father works in a factory.
    - The teacher explain the rule very well. => The teacher explains the rule very well.
    - My hair need cutting. => My hair needs cutting.
    - Her sister always wear a hat. => Her sister always wears a hat.
    + The car park in the city.
    + The car park in the city is full.
    + My father will work in a factory.
    + My parents work in a factory.
    + The police work in pairs.
    + A single stretch move update step is shown.
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens, paragraph } = sentence;
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last || !/^[.!]$/.test(last.text) || !OPENERS.test(first.lower)) return [];
    let at = 1;
    while (tokens[at]?.upos === 'ADJ' && at < 3) at++;
    const noun = tokens[at];
    if (
      noun?.xpos !== 'NN' ||
      COLLECTIVE_NOUNS.has(noun.lower) ||
      EITHER_NUMBER.has(noun.lower) ||
      lexicon.nouns(noun.lower)[0]?.plural === noun.lower
    )
      return [];
    if (lexicon.nouns(noun.lower).every(({ singular }) => singular !== noun.lower)) return [];
    let verbAt = at + 1;
    while (
      /^(?:always|often|usually|never|sometimes|really|also|still|only|rarely|just)$/.test(tokens[verbAt]?.lower ?? '')
    )
      verbAt++;
    const verb = tokens[verbAt];
    const next = tokens[verbAt + 1];
    if (!verb || !next || verb.text !== verb.lower || !/^(?:VBP?|NN)$/.test(verb.xpos)) return [];
    const forms = verbByBase(lexicon, verb.lower);
    if (!forms || forms.past === verb.lower || lexicon.frequency(verb.lower) < 1) return [];
    const certain = verb.xpos !== 'NN';
    if (!certain && NOT_VERBS.has(verb.lower)) return [];
    // "stretch move update": three nouns in a row are a compound
    if (next.xpos === 'NN' && lexicon.nouns(verb.lower).length > 0) return [];
    if (
      !COMPLEMENT.test(next.xpos) &&
      !AFTER_VERB.has(next.lower) &&
      !(certain && /^(?:VBG|JJ|NNS?|RB)$/.test(next.xpos))
    )
      return [];
    // another finite verb would belong to this subject
    const clause = tokens
      .slice(verbAt + 1)
      .findIndex(({ lower }) =>
        /^(?:,|;|:|and|but|because|when|if|that|who|which|while|what|how|where|why)$/.test(lower),
      );
    const end = clause < 0 ? tokens.length : verbAt + 1 + clause;
    if (sentence.hasFiniteVerb(verbAt + 1, end)) return [];
    if (!certain && sentence.hasFiniteVerb(end, tokens.length)) return [];
    if (tokens.some(({ lower }) => /^(?:yesterday|ago|last)$/.test(lower))) return [];
    const right = inflectVerb(lexicon, verb.lower, 'VBZ');
    if (!right) return [];
    // the edit includes the noun, so that no other rule changes it
    const between = paragraph.slice(noun.start, verb.start);
    return [{ start: noun.start, end: verb.end, replacements: [`${between}${right}`] }];
  },
};

/** Subjects that are separated from their verbs, or that look as if they had another number. */
export const SUBJECTS_AT_A_DISTANCE: CodeRuleGroup = {
  id: 'subjects-at-a-distance',
  errorClass: 'agreement',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.34–10.43',
  comment: 'The verb agrees with its subject: {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  checks: [oneOfNoun, nounAndBase],
};
