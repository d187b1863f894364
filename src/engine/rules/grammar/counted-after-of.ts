import type { CheckContext } from '../../context.ts';
import { isBaseForm, usualPluralOf } from '../../lexicon/inflection.ts';
import { DEFINITE_DETERMINERS, PARTITIVES, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isPortion, isTermBeforePlural, mayBeSingularInPartitive } from '../../sentence/partitive.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

/** Nouns that count persons: after "some of" other singular nouns may be right ("some of the book"). */
const PERSONS = new Set(
  'friend student teacher child person man woman boy girl colleague neighbor neighbour patient player member customer worker employee tourist brother sister participant parent user'.split(
    ' ',
  ),
);
/** Returns the noun that ends the phrase after "of": after determiner and adjectives, and not part of a compound with the next word. */
function nounAfter(sentence: AnalysedSentence, from: number, context: CheckContext): AnalysedToken | undefined {
  const { tokens } = sentence;
  let at = from;
  while (tokens[at] && /^(?:JJ|JJS|RBS|JJR)$/.test(tokens[at]!.xpos) && at < from + 3) at++;
  const noun = tokens[at];
  if (noun?.xpos !== 'NN' || noun.kind !== 'word' || noun.lower !== noun.text) return undefined;
  const countable = context.lexicon.countability(noun.lower);
  if (
    (countable !== 'count' && countable !== 'both') ||
    mayBeSingularInPartitive(tokens, from - 1, at) ||
    isTermBeforePlural(tokens, at) ||
    context.lexicon.frequency(noun.lower) < 3
  )
    return undefined;
  const next = tokens[at + 1];
  if (!next || next.upos === 'PUNCT') return next?.text === '-' ? undefined : noun;
  // "some of the user and group names": two words modify one noun
  if (
    /^(?:and|or)$/.test(next.lower) &&
    /^(?:NN|VB)$/.test(tokens[at + 2]?.xpos ?? '') &&
    tokens[at + 3]?.xpos === 'NNS'
  )
    return undefined;
  // "some of the user requests named here": the tagger takes the plural for a verb
  if (next.xpos === 'VBZ' && /^VB[DN]$/.test(tokens[at + 2]?.xpos ?? '')) return undefined;
  if (/^(?:IN|TO|CC|MD|WDT|WP|VBZ|VBD|VBP|PRP|RB|VBN|WRB)$/.test(next.xpos) && next.xpos !== 'POS') return noun;
  // "some of my friend work": the tagger takes the verb for a noun
  const form = PARTITIVES.has(tokens[from - 3]?.lower ?? '') ? /^NNS$/ : /^(?:NNS?|VB)$/;
  const verb = form.test(next.xpos) && context.lexicon.verbs(next.lower).length > 0;
  return verb && PERSONS.has(noun.lower) ? noun : undefined;
}

/** "Some of my colleague", "both my sister"; after "one of" and the like see subjects-at-a-distance/one-of-noun. */
const someOfSeveral: CodeRule = {
  id: 'some-of-several',
  examples: `
- Both my sister are nurses. => Both my sisters are nurses.
- Some of my colleague work at home. => Some of my colleagues work at home.
- None of the student passed. => None of the students passed.
+ Some of the book was read, and some of the team spoke.
+ It is better to drink some of your favourite tea.
`,
  check(sentence, context) {
    const findings: RuleFinding[] = [];
    const { tokens } = sentence;
    for (let i = 0; i + 2 < tokens.length; i++) {
      const both = tokens[i]!.lower === 'both' && tokens[i + 1]!.xpos === 'PRP$';
      if ((tokens[i]!.lower !== 'of' && !both) || !DEFINITE_DETERMINERS.has(tokens[i + 1]!.lower)) continue;
      if (both && tokens.some(({ lower }) => lower === 'and')) continue;
      const portion = !both && isPortion(tokens[i - 1]);
      if (!both && !portion) continue;
      const noun = nounAfter(sentence, i + 2, context);
      if (!noun || (portion && !PERSONS.has(noun.lower))) continue;
      const plural = usualPluralOf(context.lexicon, noun.lower);
      if (!plural || plural === noun.lower) continue;
      findings.push({ start: noun.start, end: noun.end, replacements: [plural] });
    }
    return findings;
  },
};

const MEASURES = wordSet('number amount rate share length size level range type kind');

/** True when a verb in its base form follows a comma. */
const listsActions = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.some(({ xpos }, k) => /^VBP?$/.test(xpos) && tokens[k - 1]?.text === ',');

const listEnd: CodeRule = {
  id: 'last-of-a-list',
  confidence: 0.7,
  examples: `
- I like apples, bananas and orange. => I like apples, bananas and oranges.
+ We sell books, pens and paper.
+ It has rooms, beds and access.
+ The table shows gains, losses and number of games.
+ It should start the test, show names, plans and exit.
`,
  check(sentence, context) {
    const findings: RuleFinding[] = [];
    const { tokens } = sentence;
    for (let i = 3; i < tokens.length; i++) {
      if (tokens[i]!.xpos !== 'NN' || tokens[i - 1]!.lower !== 'and' || tokens[i]!.text !== tokens[i]!.lower) continue;
      const before = tokens[i - 2]!.text === ',' ? i - 3 : i - 2;
      if (tokens[before]?.xpos !== 'NNS' || tokens[before - 1]?.text !== ',' || tokens[before - 2]?.xpos !== 'NNS')
        continue;
      const next = tokens[i + 1];
      if (next && next.text !== '.' && next.text !== ',' && next.upos !== 'ADP') continue;
      // "gains, losses and number of games": how many or how much there is of something is said in the singular
      if (next?.lower === 'of' && MEASURES.has(tokens[i]!.lower)) continue;
      if (context.lexicon.countability(tokens[i]!.lower) !== 'count') continue;
      // "start the test, show names and exit": a list of things to do
      if (isBaseForm(context.lexicon, tokens[i]!.lower) && listsActions(tokens.slice(0, i))) continue;
      const plural = usualPluralOf(context.lexicon, tokens[i]!.lower);
      if (plural) findings.push({ start: tokens[i]!.start, end: tokens[i]!.end, replacements: [plural] });
    }
    return findings;
  },
};

/** Words such as "some of" take a part of several: the noun is plural. */
export const COUNTED_AFTER_OF: CodeRuleGroup = {
  id: 'counted-after-of',
  errorClass: 'noun-number',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.10, 6.48',
  comment: 'There are several of them, so the noun is plural: {better}, not {found}.',
  level: 'basic',
  confidence: 0.9,
  checks: [someOfSeveral, listEnd],
};
