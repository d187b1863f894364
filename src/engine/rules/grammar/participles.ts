import type { AnalysedToken } from '../../analysis.ts';
import { verbOfForm } from '../../checkers/matching/inflection.ts';
import { isAdverb, isPunctuation, isVerb } from '../../checkers/matching/token-tests.ts';
import { wordSet } from '../../checkers/matching/word-sets.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { CodeRule, RuleFile } from '../rule-file.ts';

const BE = wordSet("am is are was were be been being 're 'm got get gets getting");
const HAVE = wordSet('have has had');
/** Past forms that are adjectives or nouns as well, or belong to verbs without a passive. */
const OTHER_WORDS = wordSet(
  'rose fell came went became ran broke bit beat dove ground wound swam rang bore lay was were',
);

/** Past forms that some dictionaries give as participles too. */
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

/** The participle of a form that can only be a past tense ("stole", "wrote"); undefined for others. */
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

/** "was stole", "is spoke": a past tense where the passive asks for the participle. */
const passive: CodeRule = {
  id: 'passive',
  comment: 'After “be” the passive takes the past participle: {better}, not {found}.',
  examples: `
    - The car was stole yesterday. => The car was stolen yesterday.
    - English is spoke in many countries. => English is spoken in many countries.
    - The book was originally wrote in French. => The book was originally written in French.
    + What he was took years to learn.
    + I am broke, and the rose is red.
  `,
  check({ tokens }, { lexicon }) {
    const findings = [];
    for (const [i, be] of tokens.entries()) {
      if (!BE.has(be.lower)) continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 3) at++;
      const verb = tokens[at];
      if (!verb) continue;
      const right = participleFor(verb, lexicon);
      // "he was went" is no passive; "what he was took years" has a clause for its subject
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

/** "had already drank": a form that is no participle in careful English. */
const perfect: CodeRule = {
  id: 'perfect',
  comment: 'After “have” stands the past participle: {better}, not {found}.',
  examples: `
    - They had already drank all the juice. => They had already drunk all the juice.
    - The ship has sank. => The ship has sunk.
    - The bird had flew away. => The bird had flown away.
    + They drank what they had.
    + The money they had went to charity.
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
      // "the money they had went", "all he had came from": the verb of another clause
      const before = tokens.slice(0, i);
      const other = before.some(({ xpos, lower }) => xpos.startsWith('W') || /^(?:all|that|everything)$/.test(lower));
      if (other || (tokens[i - 1]?.upos === 'PRON' && tokens[i - 2]?.upos === 'NOUN')) continue;
      if (verb && right) findings.push({ start: verb.start, end: verb.end, replacements: [right] });
    }
    return findings;
  },
};

/** "Have you ever ate sushi?", "Has your brother went home?": have and its subject in front of a past tense. */
const invertedPerfect: CodeRule = {
  id: 'inverted-perfect',
  comment: 'After “have” stands the past participle: {better}, not {found}.',
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

/** Participles in the perfect, the passive and after nouns. */
export const PARTICIPLES: RuleFile = {
  id: 'participles',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 3.15–3.20, 3.56, 3.63',
  comment: 'The past participle is needed here: {better}, not {found}.',
  level: 'basic',
  confidence: 0.93,
  rules: `
have-base: i|you|we|they|who|people have|'ve already|just|never|always|also|n't|not|ever|recently? [@finish|forget|choose|break|write|eat|speak|take|give|drive|steal|fall|grow|know|throw|wear|begin|sing|swim|decide|learn|improve|arrive|receive|happen|become|forgive|teach|sell|tell|send|spend|buy|bring|think|catch|lose|build>@1:VBN] {DT|PRP|PRP$|IN|TO|END|CD|many|a|about|that|JJ|NNS}
| he|she|it has already|just|never|always|also|n't|not|ever|recently? [@finish|forget|choose|break|write|eat|speak|take|give|drive|steal|fall|grow|know|throw|wear|begin|sing|swim|decide|learn|improve|arrive|receive|happen|become|forgive|teach|sell|tell|send|spend|buy|bring|think|catch|lose|build|live|work|visit|play|start|change|help|finish|study>@1:VBN] {DT|PRP|PRP$|IN|TO|END|CD|many|a|about|that|JJ|NNS|here|there}
| i|you|we|they have|'ve already|just|never|always|n't|not|ever|recently|since [@live|work|visit|play|start|change|help|finish|study|see|meet|read|hear|do|make>@1:VBN] {DT|PRP|PRP$|IN|TO|END|CD|many|a|about|that|JJ|NNS|here|there}
? {have|has|had} n't|not read
- I have finish my homework. => I have finished my homework.
- She has live here for ten years. => She has lived here for ten years.
- We have already visit the museum. => We have already visited the museum.
+ You have read it.

should-have-base: could|should|would|must|might|may have|'ve not|n't|never? [@go|do|see|take|eat|write|speak|give|know|tell|buy|bring|think|call|ask|study|stay|help|finish|try|use|work|wait|listen|learn|start|choose|forget|happen|win|lose|leave|send|make|say|be|find|get>@1:VBN] {DT|PRP|PRP$|IN|TO|END|RB|NNS|home|there|me|a|more|JJ}
? have *1 work|use|help|say|finish|start|try|study {END|IN|TO|for}
- You should have tell me. => You should have told me.
- It could have happen to anyone. => It could have happened to anyone.

broken: window|car|phone|computer|machine|door|glass|leg|arm|heart|vase|cup|key|chair|bike|watch|record|lamp|elevator|toy|promise|television|printer|mirror|bottle|camera|windows|glasses|it is|was|has been|are|were been? [broke>broken]
- The window has been broke for weeks. => The window has been broken for weeks.

is-base: {NN|NNS|NNP|it|they|he|she} is|are|was|were|been *1 [@build|steal|write|choose|forget|speak|teach|send|catch|throw|eat|wear|grow|lose|hold|understand|bite|tear|freeze>@1:VBN] {IN|END|TO|by|in|of|last|yesterday|from|with|at|to|every|because|and|ago}
| {NN|NNS|NNP|it|they|he|she} was|were|been [@invent|discover|publish|destroy|kill|arrest|invite|serve|finish|create|develop|produce|design|repair|deliver|organize|locate|introduce>@1:VBN] by|in|at|on|with|to|near|yesterday|last
| must|should|can|could|will|would|may|might be [@ban|follow|solve|serve|invite|finish|create|develop|produce|destroy|publish|respect|obey|punish|allow|consider|clean|repair|build|steal|write|choose|send|throw|include|protect|avoid|reduce|teach|understand|forget>@1:VBN] {END|IN|TO|RB|by|in|with|and|to|at|from|for|easily|quickly}
? is|are|was|were not|n't|to
? what|all|thing|did|do|does|can|could *4 is|was|are
- The house is build of wood. => The house is built of wood.
- My bike was steal last week. => My bike was stolen last week.
- The rules must be follow by everyone. => The rules must be followed by everyone.
+ All I can do is write to them.

must-have-past: could|should|would|must|might|may [have @{VBP|VB}>have @1:VBN] me|him|us|them|it|her
? have let|make|put|cut|hit|read|set|cost|hurt|shut|help
- He must have see us. => He must have seen us.
`,
  checks: [passive, perfect, invertedPerfect],
};
