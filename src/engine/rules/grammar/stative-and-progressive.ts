import { canBeNoun, inflectVerb, verbByBase } from '../../lexicon/inflection.ts';
import { BE_FINITE, wordSet } from '../../lexicon/word-sets.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

const ACTIVE = wordSet(
  'go walk play work study travel live learn speak write help teach wait look talk eat sleep read sit stand run come cook watch listen make do drive swim dance sing plan think use rain snow drink smoke cry laugh stay prepare build grow get start begin leave search visit clean wash train paint draw fight rise fall increase decrease decline improve develop suffer spread die move ride fly become wear carry pay save lose win ask tell say give take buy sell meet call stop finish change',
);
const SUBJECT = wordSet(
  'i you we they he she children kids students people parents boys girls friends men women brothers sisters workers players teachers mother father brother sister friend teacher boss son daughter boy girl man woman dog cat baby team company wife husband who prices birds cars scientists leaves animals',
);
const AFTER = /^(?:DT|IN|TO|PRP\$?|RB|NNS|RP|NNP|CD|[.,!?])$/;

/** "While I was walk home", "The children are play": a form of "be" with the base form of an action verb. */
const beBase: CodeRule = {
  id: 'be-base',
  comment: 'After “be” an action under way takes the -ing form: {better}, not {found}.',
  examples: `
    - While I was walk home, it started to rain. => While I was walking home, it started to rain.
    - The children are play in the garden. => The children are playing in the garden.
    - My brother is study in London. => My brother is studying in London.
    + All I did was walk home.
    + My friends are spread across the country.
    + The thing we are to do is go home.
    + Her friends are change makers.
  `,
  check({ tokens }, { lexicon }) {
    const findings: RuleFinding[] = [];
    for (let i = 1; i + 1 < tokens.length; i++) {
      const be = tokens[i]!;
      if (!BE_FINITE.has(be.lower) || !SUBJECT.has(tokens[i - 1]!.lower)) continue;
      const verb = tokens[i + 1]!;
      const next = tokens[i + 2];
      if (!ACTIVE.has(verb.lower) || !verbByBase(lexicon, verb.lower) || verb.text !== verb.lower) continue;
      if (verb.upos === 'ADJ' || (next && !AFTER.test(next.xpos))) continue;
      // "I am finish.": "finished" is meant
      if (verb.lower === 'finish' && (!next || /^[.,!?]$/.test(next.text))) continue;
      if (
        /^(?:by|likely|back|of)$/.test(next?.lower ?? '') ||
        (/^(?:become|come|run|fit|open|read)$/.test(verb.lower) && verb.xpos === 'VBN')
      )
        continue;
      if (next?.xpos === 'NNS' && canBeNoun(lexicon, verb.lower)) continue;
      // "all he did was walk", "what they are is fun"
      if (tokens.slice(0, i).some(({ lower }) => /^(?:what|all|thing|do|does|did|least|best|only|how)$/.test(lower)))
        continue;
      // "they are spread across the country": a participle
      if (verbByBase(lexicon, verb.lower)?.participle === verb.lower) continue;
      const right = inflectVerb(lexicon, verb.lower, 'VBG');
      if (right) findings.push({ start: verb.start, end: verb.end, replacements: [right] });
    }
    return findings;
  },
};

/** Progressives that English does not use, and missing ones. */
export const STATIVE_AND_PROGRESSIVE: CodeRuleGroup = {
  id: 'stative-and-progressive',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 4.25–4.31',
  comment: 'This verb names a state and takes the simple form: {better}, not {found}.',
  level: 'basic',
  confidence: 0.95,
  checks: [beBase],
};
