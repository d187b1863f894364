import { capitalize } from '../../edits.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isFiniteVerb, isPlaceholder } from '../../sentence/token-tests.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

/**
 * Participles of verbs whose object is a thing and rarely a clause: after "it was" and such a participle, a noun phrase is the subject. "assumed" and
 * "considered" are left out: "It is considered good practice" is right.
 */
const DONE =
  /^(?:used|utilized|utilised|applied|developed|created|implemented|presented|proposed|introduced|performed|conducted|carried|executed|built|constructed|designed|produced|generated|obtained|collected|measured|computed|calculated|added|included|installed|prepared|selected|chosen|evaluated|analyzed|analysed|investigated|studied|tested|trained|compared|identified|described|defined|represented|displayed|depicted|provided|adopted|employed|extracted|detected|achieved|reached)$/;
/** Participles of verbs that also take a clause: "It was found two of them differ" lacks "that". */
const SEEN = /^(?:found|shown|observed|seen|noticed|obtained)$/;
const PLURAL_OF: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };
/** Tags that may follow the noun phrase: they end the clause, or depend on the phrase or the verb. */
const MAY_FOLLOW = /^(?:IN|TO|CC|WDT|RB|VBG|\.|,|:|-RRB-|\))$/;
/** Adverbials without a preposition: "It was used three times", "It was tested last year". */
const TIME_OR_WAY =
  /^(?:times?|days?|weeks?|months?|years?|hours?|minutes?|today|way|ways|place|part|parts|use|manner)$/;

/**
 * Returns the end of the noun phrase that begins at `from` and whether its head is plural; undefined when there is none. With `bare`, a singular may have no
 * determiner.
 */
function nounPhrase(
  tokens: readonly AnalysedToken[],
  from: number,
  bare = false,
): { end: number; plural: boolean } | undefined {
  let at = from;
  const determined = /^(?:DT|PRP\$|CD)$/.test(tokens[at]?.xpos ?? '') || isQuantity(tokens[at]);
  while (/^(?:DT|PRP\$|CD)$/.test(tokens[at]?.xpos ?? '') || isQuantity(tokens[at])) at++;
  while (tokens[at]?.upos === 'ADJ' || /^VB[NG]$/.test(tokens[at]?.xpos ?? '') || tokens[at]?.text === '-') at++;
  const noun = at;
  while (tokens[at]?.upos === 'NOUN' || tokens[at]?.upos === 'PROPN') at++;
  const head = tokens[at - 1];
  if (at === noun || !head || isPlaceholder(head) || TIME_OR_WAY.test(head.lower)) return undefined;
  const plural = head.xpos === 'NNS';
  return determined || plural || bare ? { end: at, plural } : undefined;
}

const isQuantity = (token: AnalysedToken | undefined): boolean =>
  /^(?:several|many|various|different|two|three|four|five|some|both|few)$/.test(token?.lower ?? '');

/** Verbs for what a paper considers, assumes or discusses; only with nouns for topics, because "it is considered the standard" is right. */
const CONSIDERED = /^(?:considered|discussed|addressed|assumed|examined|explored)$/;
const TOPICS =
  /^(?:problems?|cases?|questions?|issues?|influences?|effects?|impacts?|possibilit(?:y|ies)|relations?|relationships?|dependences?|roles?|topics?|interactions?|differences?|evolution|behaviou?rs?|stability|existence|motion|flows?)$/;

/** "It was used two models": the dummy subject of Slavic and Romance passives; in English the noun phrase is the subject. */
const passive: CodeRule = {
  id: 'passive',
  examples: `
    - It was used two models in this work. => Two models were used in this work.
    - Here it is presented a new method. => Here a new method is presented.
    - It was developed an application for phones. => An application was developed for phones.
    - It can be used different methods. => Different methods can be used.
    - It has been created a map of the city. => A map of the city has been created.
    - It was observed a large peak in the spectrum. => A large peak was observed in the spectrum.
    - In this paper, it is considered the problem of heat flow. => In this paper, the problem of heat flow is considered.
    + It is considered the standard of the field, and it is discussed the whole day.
    + It was observed these two groups differ.
    + It is shown that adjacency of the plants affects growth.
    + It was used three times, and it was tested last year.
    + It was used as a map, and it was presented to us by them.
    + It is considered good practice, and it was found many years ago.
    + The pump is old, and it was built the same way.
    + It was added that three of them failed.
    + It is defined by two values.
    + It is defined a priori.
    + It was used hundreds of times in a row.
    + It may be added the risk is low.
  `,
  check({ tokens, paragraph }): RuleFinding[] {
    const findings: RuleFinding[] = [];
    for (let i = 0; i + 3 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'it') continue;
      let verb = i + 1;
      const first = tokens[verb]!;
      if (first.xpos === 'MD' && tokens[verb + 1]?.lower === 'be') verb += 2;
      else if (first.lower === 'has' && tokens[verb + 1]?.lower === 'been') verb += 2;
      else if (first.lower === 'is' || first.lower === 'was') verb += 1;
      else continue;
      const participle = tokens[verb];
      let end = verb + 1;
      if (
        !participle ||
        !(DONE.test(participle.lower) || SEEN.test(participle.lower) || CONSIDERED.test(participle.lower))
      )
        continue;
      // "It may be added the risk is low": a clause that lacks "that"
      if (participle.lower === 'added' && first.xpos === 'MD') continue;
      if (participle.lower === 'carried' && tokens[end++]?.lower !== 'out') continue;
      // "viewed as typical, and less so than if it was seen a property": what it was seen as, with "as" left out
      if (/^(?:than|as)$/.test(tokens[i - 2]?.lower ?? '') && tokens[i - 1]?.lower === 'if') continue;
      // "It is shown that adjacency matters": a clause follows
      if (tokens[end]?.lower === 'that') continue;
      // "it is used hundreds of times in a row"
      if (/^(?:hundreds|thousands|dozens|scores)$/.test(tokens[end]?.lower ?? '')) continue;
      // "it is defined a priori"
      if (/^(?:priori|posteriori)$/.test(tokens[end + 1]?.lower ?? '')) continue;
      const phrase = nounPhrase(tokens, end);
      if (phrase && CONSIDERED.test(participle.lower) && !TOPICS.test(tokens[phrase.end - 1]!.lower)) continue;
      if (!phrase || !MAY_FOLLOW.test(tokens[phrase.end]?.xpos ?? '.')) continue;
      if (SEEN.test(participle.lower) && tokens.slice(phrase.end).some(isFiniteVerb)) continue;
      let last = phrase.end;
      // "a map of the city"
      if (tokens[last]?.lower === 'of') last = nounPhrase(tokens, last + 1, true)?.end ?? last;
      if (!MAY_FOLLOW.test(tokens[last]?.xpos ?? '.')) continue;
      const subject = paragraph.slice(tokens[end]!.start, tokens[last - 1]!.end);
      const auxiliary = (phrase.plural && PLURAL_OF[first.lower]) || first.lower;
      const rest = paragraph.slice(first.end, tokens[end - 1]!.end);
      const replacement = `${subject} ${auxiliary}${rest}`;
      findings.push({
        start: tokens[i]!.start,
        end: tokens[last - 1]!.end,
        replacements: [/^\p{Lu}/u.test(tokens[i]!.text) ? capitalize(replacement) : replacement],
      });
    }
    return findings;
  },
};

/** Sentences that have "it" where a noun phrase is the subject. */
export const DUMMY_SUBJECTS: CodeRuleGroup = {
  id: 'dummy-subjects',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 3.63–3.78, 18.33',
  comment: 'What is done is the subject of a passive, so it goes in front of the verb instead of “it”.',
  level: 'basic',
  confidence: 0.82,
  checks: [passive],
};
