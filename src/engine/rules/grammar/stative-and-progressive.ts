import { canBeNoun, inflectVerb, verbByBase } from '../../checkers/matching/inflection.ts';
import { wordSet } from '../../checkers/matching/word-sets.ts';
import type { CodeRule, RuleFile, RuleFinding } from '../rule-file.ts';
import { PERSON } from './nouns-of-people.ts';

const BE = wordSet("am is are was were 'm 're");
const ACTIVE = wordSet(
  'go walk play work study travel live learn speak write help teach wait look talk eat sleep read sit stand run come cook watch listen make do drive swim dance sing plan think use rain snow drink smoke cry laugh stay prepare build grow get start begin leave search visit clean wash train paint draw fight rise fall increase decrease decline improve develop suffer spread die move ride fly become wear carry pay save lose win ask tell say give take buy sell meet call stop finish change',
);
const SUBJECT = wordSet(
  'i you we they he she children kids students people parents boys girls friends men women brothers sisters workers players teachers mother father brother sister friend teacher boss son daughter boy girl man woman dog cat baby team company wife husband who prices birds cars scientists leaves animals',
);
const AFTER = /^(?:DT|IN|TO|PRP\$?|RB|NNS|RP|NNP|CD|[.,!?])$/;

/** "While I was walk home", "The children are play": a form of "be" with a base form of an action. */
const beBase: CodeRule = {
  id: 'be-base',
  comment: 'After “be” an action under way takes the -ing form: {better}, not {found}.',
  examples: `
    - While I was walk home, it started to rain. => While I was walking home, it started to rain.
    - The children are play in the garden. => The children are playing in the garden.
    - My brother is study in London. => My brother is studying in London.
    + All I did was walk home.
    + The thing we are to do is go home.
    + Her friends are change makers.
  `,
  check({ tokens }, { lexicon }) {
    const findings: RuleFinding[] = [];
    for (let i = 1; i + 1 < tokens.length; i++) {
      const be = tokens[i]!;
      if (!BE.has(be.lower) || !SUBJECT.has(tokens[i - 1]!.lower)) continue;
      const verb = tokens[i + 1]!;
      const next = tokens[i + 2];
      if (!ACTIVE.has(verb.lower) || !verbByBase(lexicon, verb.lower) || verb.text !== verb.lower) continue;
      if (verb.upos === 'ADJ' || (next && !AFTER.test(next.xpos))) continue;
      if (
        /^(?:by|likely|back|of)$/.test(next?.lower ?? '') ||
        (/^(?:become|come|run|fit|open|read)$/.test(verb.lower) && verb.xpos === 'VBN')
      )
        continue;
      if (next?.xpos === 'NNS' && canBeNoun(lexicon, verb.lower)) continue;
      // "all he did was walk", "what they are is fun"
      if (tokens.slice(0, i).some(({ lower }) => /^(?:what|all|thing|do|does|did|least|best|only|how)$/.test(lower)))
        continue;
      const right = inflectVerb(lexicon, verb.lower, 'VBG');
      if (right) findings.push({ start: verb.start, end: verb.end, replacements: [right] });
    }
    return findings;
  },
};

/** Progressives that English does not have, and those that it should. */
export const STATIVE_AND_PROGRESSIVE: RuleFile = {
  id: 'stative-and-progressive',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 4.25–4.31',
  comment: 'This verb names a state and takes the simple form: {better}, not {found}.',
  level: 'basic',
  confidence: 0.95,
  rules: `
understanding: i|we|you|they [am|'m|are|'re @understanding|agreeing|meaning|seeming|resembling|mattering|remembering>@1:VB] {END|DT|PRP|PRP$|that|with|what|why|how|RB|you}
| he|she|it [is|'s @understanding|agreeing|seeming|resembling|mattering|remembering|consisting|depending>@1:VBZ] {END|DT|PRP|PRP$|that|with|what|why|how|RB|on|of|to|like|JJ}
| {NN} [is @depending|consisting|resembling|seeming>@1:VBZ]
| {NNS} [are @depending|consisting|resembling|belonging|containing>@1:VB] {on|of|to|DT|IN}
? {CC|that|which|but} is depending
- I am understanding the problem now. => I understand the problem now.
- It is depending on the weather. => It depends on the weather.

hating: i [am|'m @hating|liking>@1:VB] {DT|PRP|PRP$|this|that|it|my|the|NN|NNS}
| i [am|'m thinking>think] that {PRP|DT|PRP$|NN|NNS|EX}
| {NN|it|this|that|PRP} [is|'s costing>costs] {CD|a|too|more|about|around|less|ten}
| ^ [are @you|they @wanting|needing|knowing|believing|owning|preferring>do @1 @2:VB]
- I am hating this weather. => I hate this weather.
- Are you wanting some coffee? => Do you want some coffee?

was-knowing: i|he|she|it [was @knowing|believing|wanting|needing|owning|preferring|belonging|understanding|containing>@1:VBD]
| we|you|they [were @knowing|believing|wanting|needing|owning|preferring|belonging|understanding|containing>@1:VBD]
- I was knowing the answer. => I knew the answer.

every-day-ing: ^ every|each day|morning|week|month|year|evening|night|summer|weekend ,? i|we|they|you [am|'m|are|'re @{VBG}>@1:VB]
| ^ every|each day|morning|week|month|year|evening|night|summer|weekend ,? he|she|it [is|'s @{VBG}>@1:VBZ]
| i|we|they|you [am|'m|are|'re @usually|normally|often|rarely @{VBG}>@1 @2:VB]
| he|she|it [is|'s @usually|normally|often|rarely @{VBG}>@1 @2:VBZ]
| ${PERSON} [is @usually|normally|often|rarely @{VBG}>@1 @2:VBZ]
? every|each *1 ,? we|they|i|you|he|she|it are|'re|is getting|becoming|growing|learning
- Every morning I am going to work by bike. => Every morning I go to work by bike.

what-are-you-do: what|where|who|why|how are|is|were|was you|they|he|she|we [@do|go|say|eat|watch|read|make|talk|look|wait|write|cook|drink|study|listen|laugh|cry|buy|learn|play|wear|think|feel>@1:VBG] {END|RB|TO|IN|about|at|to|for|now|here|today|so|this|DT}
- What are you do now? => What are you doing now?

been-knowing: i|we|you|they have|'ve [been knowing>known]
| he|she has|'s [been knowing>known]
- I have been knowing her for years. => I have known her for years.
`,
  checks: [beBase],
};
