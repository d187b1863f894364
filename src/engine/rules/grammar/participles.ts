import { verbOfForm } from '../../lexicon/inflection.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isAdverb, isPunctuation, isVerb, skipAdverbsBack } from '../../sentence/token-tests.ts';
import type { CodeRule, CodeRuleGroup } from '../rule.ts';

const BE = wordSet("am is are was were be been being 're 'm got get gets getting");
const HAVE = wordSet('have has had');
/** Past forms that are also adjectives or nouns, or belong to verbs without a passive. */
const OTHER_WORDS = wordSet(
  'bespoke rose fell came went became ran broke bit beat dove ground wound swam rang bore lay was were',
);

/** Past forms that some dictionaries also list as participles. */
const STRICT: Readonly<Record<string, string>> = {
  came: 'come',
  became: 'become',
  ran: 'run',
  hid: 'hidden',
  drank: 'drunk',
  sank: 'sunk',
  shrank: 'shrunk',
  trod: 'trodden',
};

/** Past forms that may be the object of "have". */
const NOUNS_TOO = wordSet('rose ground wound saw bore dove lay bit felt');

/** Returns the participle for a form that can only be a past tense ("stole", "wrote"); undefined for others. */
function participleFor({ lower, text }: AnalysedToken, lexicon: Lexicon): string | undefined {
  if (text !== lower || OTHER_WORDS.has(lower)) return undefined;
  return onlyPast(lower, lexicon);
}

function onlyPast(lower: string, lexicon: Lexicon): string | undefined {
  if (Object.hasOwn(STRICT, lower)) return STRICT[lower];
  const verb = verbOfForm(lexicon, lower, 'VBD');
  if (!verb || /ed$/.test(lower) || verb.participle.endsWith('ed') || verb.participle === lower || verb.base === lower)
    return undefined;
  if (lexicon.verbs(lower).some(({ participle }) => participle === lower)) return undefined;
  return verb.participle;
}

/** "was stole", "is spoke": a past tense where the passive needs the participle. */
const passive: CodeRule = {
  id: 'passive',
  comment: 'After “be” the passive takes the past participle: {better}, not {found}.',
  examples: `
    - The car was stole yesterday. => The car was stolen yesterday.
    - English is spoke in many countries. => English is spoken in many countries.
    - The book was originally wrote in French. => The book was originally written in French.
    + What he was took years to learn.
    + I am broke, and the rose is red.
    + That is how spoke the king of old.
  `,
  check({ tokens }, { lexicon }) {
    const findings = [];
    for (const [i, be] of tokens.entries()) {
      if (!BE.has(be.lower)) continue;
      let at = i + 1;
      // "that is how did I come": a clause begins there
      while (isAdverb(tokens[at]) && tokens[at]!.xpos !== 'WRB' && at < i + 3) at++;
      const verb = tokens[at];
      if (!verb) continue;
      const right = participleFor(verb, lexicon);
      // "he was went" is not a passive; in "what he was took years" a clause is the subject
      if (!right || (/^get|^got/.test(be.lower) && verb.upos !== 'VERB')) continue;
      if (
        /^(?:i|you|he|she|we|they)$/.test(tokens[i - 1]?.lower ?? '') &&
        ![
          'taken',
          'given',
          'shown',
          'bitten',
          'driven',
          'chosen',
          'hidden',
          'thrown',
          'forgotten',
          'beaten',
          'known',
        ].includes(right)
      )
        continue;
      if (tokens.slice(0, i).some(({ xpos }) => xpos.startsWith('W')) && tokens[i - 1]?.xpos === 'PRP') continue;
      findings.push({ start: verb.start, end: verb.end, replacements: [right] });
    }
    return findings;
  },
};

/** "had already drank": a form that is not a participle in careful English. */
const perfect: CodeRule = {
  id: 'perfect',
  comment: 'After “have” use the past participle: {better}, not {found}.',
  examples: `
    - They had already drank all the juice. => They had already drunk all the juice.
    - The ship has sank. => The ship has sunk.
    - The bird had flew away. => The bird had flown away.
    + They drank what they had.
    + The money they had went to charity.
    + The other plan we also had was another tank.
  `,
  check({ tokens }, { lexicon }) {
    const findings = [];
    for (const [i, have] of tokens.entries()) {
      if (!HAVE.has(have.lower) && have.lower !== "'ve") continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 4) at++;
      const verb = tokens[at];
      const right =
        verb && verb.text === verb.lower && !NOUNS_TOO.has(verb.lower) ? onlyPast(verb.lower, lexicon) : undefined;
      // "the money they had went", "all he had came from": the verb belongs to another clause
      const before = tokens.slice(0, i);
      const other = before.some(({ xpos, lower }) => xpos.startsWith('W') || /^(?:all|that|everything)$/.test(lower));
      const subject = skipAdverbsBack(tokens, i - 1);
      if (other || (tokens[subject]?.upos === 'PRON' && tokens[subject - 1]?.upos === 'NOUN')) continue;
      if (verb && right) findings.push({ start: verb.start, end: verb.end, replacements: [right] });
    }
    return findings;
  },
};

/** "Have you ever ate sushi?", "Has your brother went home?": "have" and its subject precede a past tense. */
const invertedPerfect: CodeRule = {
  id: 'inverted-perfect',
  comment: 'After “have” use the past participle: {better}, not {found}.',
  examples: `
    - Have you ever ate sushi? => Have you ever eaten sushi?
    - Has your brother already went home? => Has your brother already gone home?
    - Where have they went? => Where have they gone?
    + Have you eaten?
    + Had he known what she wrote, he would have left.
  `,
  check({ tokens }, { lexicon }) {
    const at = tokens.findIndex(({ lower }, i) => i < 4 && HAVE.has(lower));
    const before = tokens[at - 1];
    if (
      at < 0 ||
      (before &&
        !isPunctuation(before) &&
        !before.xpos.startsWith('W') &&
        !/^(?:many|much|long|often|far)$/.test(before.lower))
    )
      return [];
    for (let i = at + 2; i < Math.min(tokens.length, at + 8); i++) {
      const token = tokens[i]!;
      if (isPunctuation(token) || token.xpos.startsWith('W') || token.upos === 'SCONJ' || token.upos === 'CCONJ')
        return [];
      const right = token.text === token.lower ? onlyPast(token.lower, lexicon) : undefined;
      if (right) return [{ start: token.start, end: token.end, replacements: [right] }];
      if (isVerb(token)) return [];
    }
    return [];
  },
};

/** Participles in the perfect and the passive and after nouns. */
export const PARTICIPLES: CodeRuleGroup = {
  id: 'participles',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 3.15–3.20, 3.56, 3.63',
  comment: 'The past participle is needed here: {better}, not {found}.',
  level: 'basic',
  confidence: 0.93,
  checks: [passive, perfect, invertedPerfect],
};
