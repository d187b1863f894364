import { singularOf } from '../lexicon/inflection.ts';
import { HAVE_FORMS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Uncountable nouns that learners count; the lexicon's list is longer and contains nouns that also have a countable sense. */
const MASS = new Set(
  'information advice equipment furniture homework housework luggage knowledge software research evidence traffic money music water pollution stress fun noise progress rubbish violence electricity education transportation clothing petrol gasoline oil energy rice bread milk coffee work happiness freedom health garbage waste attention patience confidence courage rain snow air oxygen sugar salt meat news stuff help space time'.split(
    ' ',
  ),
);

/** Their plurals count something else: “much times” is meant as “many times”. */
const COUNTED_TOO = new Set(['time', 'space', 'work', 'oil', 'help']);

/** Words that measure time: "it takes many time" is meant as "much time", "they failed many time" as "many times". */
const MEASURES_TIME = wordSet(
  'get gets got take takes took taken taking spend spends spent spending need needs needed save saves saved saving waste wastes wasted lose loses lost losing require requires required cost costs leave leaves left remain remains remained give gives gave given invest invested devote devoted there with without for enough',
);
/** How many tokens around "many time" may measure it. */
const NEAR = 5;

/** True when “have” is the main verb and time is what somebody has: "They have so many time", "how many time do we have for it". */
const ownsTime = (tokens: readonly AnalysedToken[], many: number, noun: number): boolean =>
  tokens
    .slice(Math.max(0, many - 2), many)
    .some((token, k, near) => HAVE_FORMS.has(token.lower) && near[k + 1]?.xpos !== 'VBN') ||
  tokens
    .slice(noun + 1, noun + 1 + NEAR)
    .some(
      (token, k, near) => HAVE_FORMS.has(token.lower) && !/^(?:VB[DN]|RB|PRP|DT|NNS?)$/.test(near[k + 1]?.xpos ?? ''),
    );

/** True when "many time" counts how often something happens: no word of its clause measures time. */
const isHowOften = (tokens: readonly AnalysedToken[], many: number, noun: number): boolean =>
  noun === many + 1 &&
  !ownsTime(tokens, many, noun) &&
  ![...tokens.slice(Math.max(0, many - NEAR), many), ...tokens.slice(noun + 1, noun + 1 + NEAR)].some(({ lower }) =>
    MEASURES_TIME.has(lower),
  );

export const quantifiers: Checker = {
  id: 'quantifiers',
  errorClass: 'pronoun-determiner',
  corrects: [
    { wrong: 'There are much people here.', right: 'There are many people here.' },
    { wrong: 'He does not have many money.', right: 'He does not have much money.' },
    { wrong: 'She made less mistakes.', right: 'She made fewer mistakes.' },
    { wrong: 'There is a few water left.', right: 'There is a little water left.' },
    { wrong: 'Too much cars are on the road.', right: 'Too many cars are on the road.' },
    { wrong: 'The topic attracts much attentions.', right: 'The topic attracts much attention.' },
    {
      wrong: 'You decide how much worker processes you need.',
      right: 'You decide how many worker processes you need.',
    },
    { wrong: 'We count how many time each word occurs.', right: 'We count how many times each word occurs.' },
    { wrong: 'The valve was opened many time.', right: 'The valve was opened many times.' },
    { wrong: 'The pump failed so many time that we sold it.', right: 'The pump failed so many times that we sold it.' },
    { wrong: 'They do not have many time.', right: 'They do not have much time.' },
    { wrong: 'How many time do we need for it?', right: 'How much time do we need for it?' },
    { wrong: 'The amount of people grew.', right: 'The number of people grew.' },
  ],
  accepts: [
    'There are many people with much money.',
    'We looked at the much overrated social effects of the plan.',
    'It is run as many times as there are verbs.',
    'How much people spend is not known.',
    'How much data users send is not known.',
    'It took less than ten minutes and less time than that.',
    'The less people know, the better.',
    'He was much loved and much respected by students.',
    'It is not so much tests as exams.',
    'The amount of money and the number of people rose.',
    'Few have time.',
    'It tells how many time steps are needed.',
    'They failed as many time and again.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    const add = (
      from: number,
      to: number,
      right: string,
      base: number,
      comment: string,
      rule: string,
      errorClass: Proposal['errorClass'] = 'pronoun-determiner',
    ): void => {
      const gain = modelGain(sentence, context, from, to, right);
      proposals.push(
        propose(replaceTokens(sentence, from, to, right), {
          rule: `quantifiers/${rule}`,
          errorClass,
          comment,
          confidence: weighConfidence(base, gain),
        }),
      );
    };
    /** Not "how much data users send", whose second noun is a subject. */
    const isCounted = (token: AnalysedToken | undefined): boolean =>
      token?.upos === 'PROPN' ||
      (token?.xpos === 'NN' && lexicon.countability(token.lower) === 'count' && !MASS.has(token.lower));
    for (let i = 0; i + 1 < tokens.length; i++) {
      const { lower } = tokens[i]!;
      if (!/^(?:much|many|less|few|little|amount)$/.test(lower)) continue;
      let at = i + 1;
      if (lower === 'amount') {
        if (tokens[at]?.lower !== 'of') continue;
        at++;
        if (tokens[at]?.xpos === 'PRP$' || tokens[at]?.lower === 'the') continue;
      }
      while (tokens[at]?.upos === 'ADJ' && at < i + 4) at++;
      // "how much worker processes you need": the last noun is the one that is counted
      if (lower === 'much') while (isCounted(tokens[at]) && tokens[at + 1]?.upos === 'NOUN' && at < i + 4) at++;
      const noun = tokens[at];
      if (noun?.upos !== 'NOUN' || isCompounded(sentence, at) || tokens[at + 1]?.upos === 'NOUN') continue;
      const people = noun.lower === 'people';
      const plural =
        people ||
        (noun.xpos === 'NNS' &&
          singularOf(lexicon, noun.lower) !== undefined &&
          !/^(?:data|media|thanks|goods|news|economics|politics)$/.test(noun.lower));
      const mass = noun.xpos === 'NN' && MASS.has(noun.lower);
      const before = tokens[i - 1]?.lower ?? '';
      if (lower === 'much' && plural) {
        // "how much people spend": the noun is the subject of a later verb
        if (
          before === 'how' &&
          tokens.slice(at + 1).some((token) => token.xpos === 'VBP' || token.xpos === 'VBD') &&
          !tokens.slice(0, i).some((token) => token.lower === 'know')
        ) {
          if (tokens[at + 1]?.upos === 'VERB' || tokens[at + 1]?.upos === 'AUX') continue;
        }
        if (before === 'so' && tokens.some((token) => token.lower === 'as') && tokens[i - 2]?.lower === 'not') continue;
        if (at !== i + 1 && !/^(?:JJ|NNP?)$/.test(tokens[i + 1]!.xpos)) continue;
        // "the much overrated effects": "much" modifies the participle
        if (before === 'the' && /ed$/.test(tokens[i + 1]!.lower)) continue;
        const singular = singularOf(lexicon, noun.lower);
        if (singular !== undefined && MASS.has(singular) && !COUNTED_TOO.has(singular)) {
          const comment = `${quote(singular)} is uncountable and has no plural here: ${quote(`much ${singular}`)}.`;
          add(at, at + 1, singular, 0.8, comment, 'mass', 'noun-number');
          continue;
        }
        add(
          i,
          i + 1,
          'many',
          0.85,
          `${quote(noun.text)} can be counted, so the quantity is ${quote('many')}, not ${quote('much')}.`,
          'many',
        );
      } else if (lower === 'many' && mass && before !== 'the' && !(before === 'as' && noun.lower === 'time')) {
        if (noun.lower === 'time' && isHowOften(tokens, i, at)) {
          const comment = `Use the plural for how often something happens: ${quote('many times')}.`;
          add(at, at + 1, 'times', 0.8, comment, 'times', 'noun-number');
          continue;
        }
        add(
          i,
          i + 1,
          'much',
          0.8,
          `${quote(noun.text)} is uncountable, so the quantity is ${quote('much')}, not ${quote('many')}.`,
          'much',
        );
      } else if (lower === 'few' && mass) {
        add(
          i,
          i + 1,
          'little',
          0.8,
          `${quote(noun.text)} is uncountable, so the quantity is ${quote('little')}, not ${quote('few')}.`,
          'little',
        );
      } else if (
        lower === 'little' &&
        plural &&
        noun.xpos === 'NNS' &&
        at === i + 1 &&
        before !== 'the' &&
        before !== 'my' &&
        before !== 'a' &&
        /^(?:very|so|too|with|have|has|had)$/.test(before)
      ) {
        add(
          i,
          i + 1,
          'few',
          0.55,
          `${quote(noun.text)} can be counted, so the quantity is ${quote('few')}, not ${quote('little')}.`,
          'few',
        );
      } else if (lower === 'less' && plural && context.pipeline === 'advanced') {
        if (
          (before === 'the' && tokens.some((token, k) => k > at && token.lower === 'the')) ||
          /^(?:dollars|years|days|hours|minutes|miles|pounds|weeks|months|meters|metres|percent|seconds|kilometres|kilometers|euros)$/.test(
            noun.lower,
          ) ||
          before === 'or' ||
          before === 'no' ||
          before === 'much' ||
          tokens[i - 1]?.xpos === 'CD' ||
          (at !== i + 1 && tokens[i + 1]!.xpos === 'JJ')
        )
          continue;
        add(
          i,
          i + 1,
          'fewer',
          0.72,
          `${quote(noun.text)} can be counted, so the comparison is ${quote('fewer')}, not ${quote('less')}.`,
          'fewer',
        );
      } else if (
        lower === 'amount' &&
        plural &&
        !/^(?:calories|savings|funds|resources|earnings|drugs|carbohydrates|proteins|lipids|nutrients|fats)$/.test(
          noun.lower,
        ) &&
        people
      ) {
        add(
          i,
          i + 1,
          'number',
          0.7,
          `${quote(noun.text)} can be counted, so one speaks of their ${quote('number')}, not their ${quote('amount')}.`,
          'number',
        );
      }
    }
    return proposals;
  },
};
