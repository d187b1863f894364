import { inflectVerb, pluralOf, verbByBase, verbOfForm } from '../../lexicon/inflection.ts';
import { COLLECTIVE_NOUNS, DEFINITE_DETERMINERS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isTermBeforePlural, mayBeSingularInPartitive, selectsFromSeveral } from '../../sentence/partitive.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

/** "One of my friend", "one of the most important reason": the noun after "one of" is plural. */
const oneOfNoun: CodeRule = {
  id: 'one-of-noun',
  errorClass: 'noun-number',
  comment: 'Of several one is taken, so the noun is plural: {better}, not {found}.',
  examples: `
    - One of my friend lives in Paris. => One of my friends lives in Paris.
    - It is one of the most important reason for it. => It is one of the most important reasons for it.
    - Neither of the answer is correct. => Neither of the answers is correct.
    - Two of the main reason are cost and time. => Two of the main reasons are cost and time.
    - Each of the student has a book. => Each of the students has a book.
    - Two of my brother are tall. => Two of my brothers are tall.
    - It is one of the best team in the world. => It is one of the best teams in the world.
    - One of the team's main goal is speed. => One of the team's main goals is speed.
    - It was in one of the previous code example. => It was in one of the previous code examples.
    + One of the family is missing.
    + One of the core team left, and one of the film's stars wept.
    + One of the herd is missing, and two of the army fell.
    + Both of the couple and three of the delegation were there.
    + One is of the order of ten.
    + It is the first one of the plan, and the force is the one of the front wheel.
    + This is no dry text but an honest one of my life.
    + One of the world leaders came.
    + One of the most important of all.
    + We met on day two of my stay.
    + One of the party was hurt, and two of the gang fled.
    + Several of the jury objected, and a chosen few of the town heard it.
    + Each of the user interface elements has a name.
    + Use one of the search and order tools of the agency.
    + It drops one of the start or end points of the line.
    + It is better to make a cup or two of your favourite drink.
    + It is one of the car manufactures named in the list.
    + It is one of the first denial of service protection companies.
  `,
  check({ tokens }, { lexicon }) {
    const findings: RuleFinding[] = [];
    for (let i = 0; i + 3 < tokens.length; i++) {
      if (!selectsFromSeveral(tokens, i) || tokens[i + 1]!.lower !== 'of') continue;
      // "one of the team's best goal", "one of Anna's best friend"
      const owner = /^(?:NNP?)$/.test(tokens[i + 2]!.xpos) ? i + 2 : i + 3;
      const isOwned = tokens[owner + 1]?.xpos === 'POS' && (owner === i + 2 || /^NNP?$/.test(tokens[owner]!.xpos));
      if (!isOwned && !DEFINITE_DETERMINERS.has(tokens[i + 2]!.lower)) continue;
      let at = isOwned ? owner + 2 : i + 3;
      while (/^(?:ADJ|ADV)$/.test(tokens[at]?.upos ?? '') || /^(?:JJS|RBS|most|best)$/.test(tokens[at]?.xpos ?? ''))
        at++;
      // "one of the previous code snippet": the last noun of a compound, unless it may be a verb with its object
      while (isPlainSingular(tokens[at]) && isPlainSingular(tokens[at + 1])) {
        if (verbByBase(lexicon, tokens[at + 1]!.lower) && /^(?:DT|PRP\$?)$/.test(tokens[at + 2]?.xpos ?? '')) break;
        at++;
      }
      const noun = tokens[at];
      const next = tokens[at + 1];
      if (noun?.xpos !== 'NN' || noun.text !== noun.lower || mayBeSingularInPartitive(tokens, i + 2, at)) continue;
      const countability = lexicon.countability(noun.lower);
      const isCompound = isPlainSingular(tokens[at - 1]);
      if (countability === 'mass' || (isCompound && countability !== 'count')) continue;
      const plural = pluralOf(lexicon, noun.lower);
      if (!plural) continue;
      // "one of the world leaders": the noun modifies the next noun, unless that word is the verb
      const verb = next && verbOfForm(lexicon, next.lower, 'VBZ');
      if (next && /^[-–/’']/.test(next.text)) continue;
      // "one of the car manufactures named here": the tagger takes the plural for a verb
      if (next?.xpos === 'VBZ' && /^VB[DN]$/.test(tokens[at + 2]?.xpos ?? '')) continue;
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
      if (next?.lower === 'of' && (tokens[i]!.lower !== 'one' || isTermBeforePlural(tokens, at))) continue;
      findings.push({ start: noun.start, end: noun.end, replacements: [plural] });
    }
    return findings;
  },
};

const isPlainSingular = (token: AnalysedToken | undefined): boolean =>
  token?.xpos === 'NN' && token.text === token.lower;

const NOT_VERBS = wordSet('present like place park back pin fan condition');
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
    + Our flow condition in steady state.
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

/** Words that open a clause which needs a verb of its own; "after" and the like may be prepositions. */
const OPENS_CLAUSE = wordSet('if when whenever whether because unless although though while where how once');
/** Verbs after which a clause with "that" has a base form: "we suggest that the user request the page". */
const TAKES_BASE =
  /^(?:suggest|recommend|demand|insist|propose|require|request|ask|important|essential|necessary|vital|crucial|imperative|prefer|mandate)/;

/** "If the client request the page": the clause has no other verb, so the word that can be a noun is its verb. */
const clauseNounAndBase: CodeRule = {
  id: 'clause-noun-and-base',
  comment: 'The subject is singular: {better}, not {found}.',
  examples: `
    - If the client request the page, we send it. => If the client requests the page, we send it.
    - It depends on how the user access the data. => It depends on how the user accesses the data.
    - Make sure that the program display the list. => Make sure that the program displays the list.
    + If the client request the page sent is new, we keep it.
    + When the function call the user made fails, stop.
    + We recommend that the client request the page.
    + It shows how the car park in the city is full.
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens, paragraph } = sentence;
    const findings: RuleFinding[] = [];
    for (const [i, opener] of tokens.entries()) {
      const isThat = opener.lower === 'that' && opener.xpos === 'IN' && /^VB/.test(tokens[i - 1]?.xpos ?? '');
      const isSure = opener.lower === 'that' && tokens[i - 1]?.lower === 'sure';
      if (!OPENS_CLAUSE.has(opener.lower) && !isThat && !isSure) continue;
      if (isThat && TAKES_BASE.test(tokens[i - 1]!.lemma)) continue;
      if (!OPENERS.test(tokens[i + 1]?.lower ?? '')) continue;
      let at = i + 2;
      while (tokens[at]?.upos === 'ADJ' && at < i + 4) at++;
      const [noun, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
      if (noun?.xpos !== 'NN' || !verb || !next || verb.text !== verb.lower || !/^(?:VBP?|NN)$/.test(verb.xpos))
        continue;
      if (COLLECTIVE_NOUNS.has(noun.lower) || EITHER_NUMBER.has(noun.lower) || NOT_VERBS.has(verb.lower)) continue;
      if (lexicon.nouns(noun.lower).every(({ singular, plural }) => singular !== noun.lower || plural === singular))
        continue;
      const forms = verbByBase(lexicon, verb.lower);
      if (!forms || forms.past === verb.lower || lexicon.frequency(verb.lower) < 1) continue;
      if (!/^(?:DT|PRP\$)$/.test(next.xpos)) continue;
      const length = tokens.slice(at + 2).findIndex(({ text }) => /^[,;:.!?]$/.test(text));
      const end = length < 0 ? tokens.length : at + 2 + length;
      const rest = tokens.slice(at + 2, end);
      // a verb after it, or one that a wrong tag may hide, is that of the clause
      if (sentence.hasFiniteVerb(at + 2, end) || rest.some(({ xpos }) => /^(?:VB[ND]?|MD|CC|W.*)$/.test(xpos)))
        continue;
      const right = inflectVerb(lexicon, verb.lower, 'VBZ');
      if (!right) continue;
      const between = paragraph.slice(noun.start, verb.start);
      findings.push({ start: noun.start, end: verb.end, replacements: [`${between}${right}`] });
    }
    return findings;
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
  checks: [oneOfNoun, nounAndBase, clauseNounAndBase],
};
