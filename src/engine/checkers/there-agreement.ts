import type { CheckContext } from '../context.ts';
import { singularOf } from '../lexicon/inflection.ts';
import { NUMBER_WORDS, PLURAL_DETERMINERS, SINGULAR_DETERMINERS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb, isNoun } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const TO_PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', "'s": ' are' };
const TO_SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };
const ONE: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, 'one', 'much']);
/** Nouns of quantity that, after "a", take a plural verb ("there are a lot of"). */
const QUANTITY = wordSet(
  'lot few number couple variety range handful host dozen hundred thousand million billion good great large small huge vast whole wide multitude plethora series pair bunch majority total fair long great-many growing considerable significant maximum minimum limited sufficient further different myriad myriads',
);

/** Nouns that take either number: "There is a variety of methods" is as right as "there are". */
const EITHER_WAY = wordSet(
  'variety range series pair host multitude plethora handful bunch proportion share fraction percentage minority',
);

/** Returns the number of the noun phrase that starts at `start`; undefined when it is unclear. */
function numberFrom(
  tokens: readonly AnalysedToken[],
  start: number,
  { lexicon }: CheckContext,
): 'singular' | 'plural' | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  // "both theoretical and empirical evidence": two kinds of one noun
  if (first.lower === 'both' && tokens.slice(start + 1, start + 4).some(({ lower }) => lower === 'and'))
    return undefined;
  // "there is many time": "much" is meant, and the verb is right
  const next = tokens[start + 1];
  if (first.lower === 'many' && next?.xpos === 'NN' && lexicon.countability(next.lower) !== 'count') return undefined;
  if (PLURAL_DETERMINERS.has(first.lower) || NUMBER_WORDS.has(first.lower)) return 'plural';
  // "only one significant difference of these values"
  if (first.lower === 'one') return undefined;
  if (ONE.has(first.lower)) {
    if (QUANTITY.has(tokens[start + 1]?.lower ?? '')) {
      if (EITHER_WAY.has(tokens[start + 1]?.lower ?? '')) return undefined;
      // "a lot of people", "a number of reasons" are plural; "a lot of water" is not
      const of = tokens.findIndex((token, k) => k > start && k < start + 4 && token.lower === 'of');
      if (EITHER_WAY.has(tokens[of - 1]?.lower ?? '')) return undefined;
      const noun = of < 0 ? undefined : tokens.slice(of + 1, of + 5).find((token) => token.upos === 'NOUN');
      return noun?.xpos === 'NNS' || noun?.lower === 'people' ? 'plural' : undefined;
    }
    if (first.lower === 'this' || first.lower === 'that') {
      return undefined;
    }
    for (let i = start + 1; i < tokens.length && i < start + 5; i++) {
      const token = tokens[i]!;
      // a list may follow: "There are a kitchen, a bedroom and …"
      // "a handfull of reasons": a misspelling of a quantity
      if (token.xpos === 'NN' && tokens[i + 1]?.lower === 'of' && !lexicon.isListed(token.lower)) return undefined;
      if (token.xpos === 'NN' && tokens[i + 1]?.upos !== 'NOUN')
        return tokens.slice(i).some((other) => other.lower === ',' || other.lower === 'and') ? undefined : 'singular';
      if (token.upos !== 'ADJ' && token.upos !== 'ADV' && token.upos !== 'NOUN') return undefined;
    }
    return undefined;
  }
  for (let i = start; i < tokens.length && i < start + 4; i++) {
    const token = tokens[i]!;
    if (token.upos === 'NOUN' && tokens[i + 1]?.upos === 'NOUN') continue;
    if (
      token.upos === 'NOUN' &&
      tokens[i + 1]?.lower !== 'and' &&
      tokens[i + 1]?.lower !== ',' &&
      tokens[i + 1]?.text !== '-'
    ) {
      if (token.lower === 'people') return 'plural';
      if (token.xpos === 'NNS') return singularOf(lexicon, token.lower) ? 'plural' : undefined;
      return undefined;
    }
    if (token.upos !== 'ADJ' && token.upos !== 'DET' && token.upos !== 'ADV') return undefined;
    if (token.lower === 'the' || (token.lower === 'no' && i > start)) return undefined;
  }
  return undefined;
}

export const thereAgreement: Checker = {
  id: 'there-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'There is many reasons for this.', right: 'There are many reasons for this.' },
    { wrong: 'There are a problem with it.', right: 'There is a problem with it.' },
    { wrong: 'There was three people in the room.', right: 'There were three people in the room.' },
  ],
  accepts: [
    'There are many reasons for this.',
    'There is a lot of water and there are a lot of people.',
    'There are a number of reasons.',
    'There is a table and two chairs.',
    'There is both theoretical and empirical evidence for it.',
    'There is more than one way.',
    'There is no news and there is politics.',
    'There is a variety of methods and there is a series of steps.',
    'There is a wide range of tools.',
    'There are a great many things to see.',
    'There is only one significant difference between these values.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 2 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'there') continue;
      let verb = i + 1;
      while (isAdverb(tokens[verb])) verb++;
      const token = tokens[verb];
      if (!token) continue;
      const toPlural = TO_PLURAL[token.lower];
      const toSingular = TO_SINGULAR[token.lower];
      if (!toPlural && !toSingular) continue;
      let start = verb + 1;
      if (/^(?:has|have)$/.test(token.lower)) {
        if (tokens[start]?.lower !== 'been') continue;
        start++;
      }
      while (isAdverb(tokens[start]) && !PLURAL_DETERMINERS.has(tokens[start]!.lower)) start++;
      const number = numberFrom(tokens, start, context);
      const right = number === 'plural' ? toPlural : number === 'singular' ? toSingular : undefined;
      if (!right) continue;
      // up to the noun: "no differences", "no drastically significant differences"
      const noun = tokens.findIndex((word, k) => k > start && isNoun(word) && !isNoun(tokens[k + 1]));
      const last = noun > 0 && noun <= start + 4 ? noun : Math.min(start + 1, tokens.length - 1);
      const shown = sentence.paragraph.slice(tokens[start]!.start, tokens[last]!.end);
      const gain = modelGain(sentence, context, verb, verb + 1, right.trim());
      proposals.push(
        propose(replaceTokens(sentence, verb, verb + 1, right), {
          rule: 'there-agreement',
          errorClass: 'agreement',
          comment: `After ${quote('there')} the verb agrees with what follows; ${quote(shown)} is ${number}, so use ${quote(right.trim())}.`,
          confidence: weighConfidence(token.lower === "'s" ? 0.35 : 0.85, gain),
        }),
      );
    }
    return proposals;
  },
};
