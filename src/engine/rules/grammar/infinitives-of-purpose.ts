import { inflectVerb, verbByBase } from '../../lexicon/inflection.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { CodeRule, CodeRuleGroup } from '../rule.ts';

/** Base forms that are not nouns after "for", or not nouns that take an object. */
const PLAIN_VERBS = wordSet(
  'buy get see learn make take find eat improve become be have know teach meet keep write read speak solve create prepare choose understand avoid reduce increase help save earn pay bring send ask tell enjoy explain protect develop finish celebrate spend live go come do give say hear listen think visit sell build cook clean wash open close carry catch fix grow hide hold join lose lend put receive remember remove repair replace sing sit sleep stay stop swim translate travel try wait wear win watch use talk study play work practise improve discuss show call obtain achieve ensure provide produce measure determine analyze analyse detect identify evaluate investigate calculate compare prevent cure treat continue change develop start begin move attend describe decide relax feel support',
);
/** Base forms that are also nouns: an object must follow. */
const NOUNS = wordSet(
  'increase help save pay buy call catch close fix hide hold hear open repair sleep stay stop swim travel try wait wash win watch use talk study play work practise visit show cook clean drive treat cure measure take go find say put live think do build clean read make keep change start move support',
);
const OBJECT = wordSet(
  'the a an my your his her its our their this that these those some any more me him us them it you everything something each every all new old good better english french spanish german chinese money food bread milk',
);
/** Words after which "for" gives a reason or a use and takes the -ing form. */
const GERUND_GOVERNORS = wordSet(
  'useful responsible famous sorry thank thanks known responsibility reason reasons blame blamed apologize apologized apologise apologised passion talent suitable perfect ideal account accounted opt allow allowed arrested punished criticized forgive except but care',
);

/** Things that are meant for doing something, when they stand directly before "for". */
const TOOLS = wordSet(
  'tool tools device software app method methods technique techniques machine system algorithm tips idea ideas',
);

/** "I went to the shop for buy bread": an infinitive expresses the purpose. */
const forBase: CodeRule = {
  id: 'for-base',
  comment: 'A purpose is expressed by an infinitive: {better}.',
  examples: `
    - I went to the shop for buy bread. => I went to the shop to buy bread.
    - I use this app every day for learn new words. => I use this app every day to learn new words.
    - We need more time for finish the work. => We need more time to finish the work.
    + This tool is used for cutting wood.
    + I went there for help and for work.
    + He came for a visit.
    + They thanked me for help with the move.
    + The hit ratio for write request streams is low.
  `,
  check({ tokens }, { lexicon }) {
    const findings = [];
    for (let i = 1; i + 1 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'for') continue;
      const verb = tokens[i + 1]!;
      const { lower } = verb;
      const next = tokens[i + 2];
      if (!PLAIN_VERBS.has(lower) || !verbByBase(lexicon, lower) || verb.text !== lower) continue;
      const object =
        next !== undefined &&
        (OBJECT.has(next.lower) || /^(?:DT|PRP\$?|NNP)$/.test(next.xpos) || (next.xpos === 'NNS' && !NOUNS.has(lower)));
      const noun = verb.upos === 'NOUN' || verb.upos === 'ADJ';
      if (NOUNS.has(lower) ? !object : noun && !object && !['be', 'have', 'know', 'become'].includes(lower)) continue;
      // "the cache hit ratio for write request streams"
      if (next?.xpos === 'NN' && tokens[i + 3]?.xpos === 'NNS') continue;
      // "for get-togethers", "for read mode", "for see also"
      if (next && /^[-–/]/.test(next.text)) continue;
      const governor = tokens
        .slice(Math.max(0, i - 4), i)
        .some(({ lower: word }, k, near) => GERUND_GOVERNORS.has(word) || (k === near.length - 1 && TOOLS.has(word)));
      const start = tokens[i]!.start;
      const { end } = verb;
      const gerund = inflectVerb(lexicon, lower, 'VBG');
      if (governor) {
        if (gerund) findings.push({ start: verb.start, end, replacements: [gerund], confidence: 0.9 });
      } else findings.push({ start, end, replacements: [`to ${lower}`, ...(gerund ? [`for ${gerund}`] : [])] });
    }
    return findings;
  },
};

/** Rules on the form that expresses a purpose. */
export const INFINITIVES_OF_PURPOSE: CodeRuleGroup = {
  id: 'infinitives-of-purpose',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 15.48, 16.38',
  comment: 'A purpose is expressed by an infinitive: {better}.',
  level: 'basic',
  confidence: 0.995,
  checks: [forBase],
};
