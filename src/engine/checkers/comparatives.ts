import { deleteTokens } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Adjectives of one syllable, or two with -y, that take -er and -est; others may take either or only "more". */
const SHORT = new Set(
  'big small large long short high low fast slow old young new cheap rich poor strong weak hard soft easy happy healthy busy dirty early pretty ugly lucky heavy noisy angry hungry funny sunny rainy crazy lazy tasty safe wide deep great nice late light dark cold hot warm cool clean clear close near far good bad tall thin thick quick bright tough fresh kind sweet simple tidy friendly lonely scary costly easy loud smart fat large wet dry calm brave'.split(
    ' ',
  ),
);
/** Adjectives that style may combine with "more": "more friendly", "more clear", "more lonely". */
const EITHER = new Set(
  'friendly lonely clear simple costly tidy scary kind close brave calm tough fresh bright likely'.split(' '),
);
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['further', 'furthest'],
};
const DOUBLED: Readonly<Record<string, string>> = {
  worser: 'worse',
  worsest: 'worst',
  gooder: 'better',
  goodest: 'best',
  badder: 'worse',
  baddest: 'worst',
  bestest: 'best',
  betterer: 'better',
};

export const comparatives: Checker = {
  id: 'comparatives',
  errorClass: 'adjective-adverb',
  corrects: [
    { wrong: 'This one is more better.', right: 'This one is better.' },
    { wrong: 'It is more easy to read.', right: 'It is easier to read.' },
    { wrong: 'She is the most tall girl.', right: 'She is the tallest girl.' },
    { wrong: 'The result was worser.', right: 'The result was worse.' },
    { wrong: 'He is the most smartest student.', right: 'He is the smartest student.' },
  ],
  accepts: [
    'This one is better, and it is easier to read.',
    'Most big cities and most young people are noisy.',
    'We need more better-trained people.',
    'A higher and more number of reads are saved.',
    'More large samples are needed.',
    'It is more cheap than cheerful.',
    'The lambs are a month or more old.',
    'It was a most happy day, and he is more wide awake.',
    'They are more kind, friendly, and honest than we are.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      const doubled = Object.hasOwn(DOUBLED, token.lower) ? DOUBLED[token.lower] : undefined;
      if (doubled)
        proposals.push(
          propose(replaceTokens(sentence, i, i + 1, doubled), {
            rule: 'comparatives/form',
            errorClass: 'adjective-adverb',
            comment: `The form is ${quote(doubled)}, not ${quote(token.text)}.`,
            confidence: 0.9,
          }),
        );
      const most = token.lower === 'most';
      if (token.lower !== 'more' && !most) continue;
      const next = tokens[i + 1];
      if (!next || isCompounded(sentence, i + 1)) continue;
      const forms = lexicon.adjectives(next.lower)[0];
      const inflected =
        next.xpos === 'JJR' ||
        next.xpos === 'JJS' ||
        next.xpos === 'RBR' ||
        next.xpos === 'RBS' ||
        (forms !== undefined &&
          next.lower !== forms.positive &&
          (next.lower === forms.comparative || next.lower === forms.superlative));
      if (
        inflected &&
        /(?:er|est|better|worse|best|worst)$/.test(next.lower) &&
        !/^(?:more|less|least|most|other|former|latter|number|further|lesser|upper|inner|outer|elder)$/.test(next.lower)
      ) {
        // "more higher-order terms" counts terms; "the more faster …"
        const counts =
          tokens[i + 2]?.xpos === 'NNS' &&
          next.xpos === 'JJR' &&
          tokens[i - 1]?.upos !== 'AUX' &&
          tokens[i - 1]?.upos !== 'DET';
        // "there are more larger gaps": a greater number of them
        if (tokens[i - 2]?.lower === 'there' && tokens[i + 2]?.xpos === 'NNS') continue;
        // "more nearest neighbours" counts neighbours
        if (next.lower === 'nearest' && /^neighbou?rs?$/.test(tokens[i + 2]?.lower ?? '')) continue;
        const gain = modelGain(sentence, context, i, i + 1, '');
        proposals.push(
          propose(deleteTokens(sentence, i, i + 1), {
            rule: 'comparatives/double',
            errorClass: 'adjective-adverb',
            comment: `${quote(next.text)} is a ${most ? 'superlative' : 'comparative'} by itself and needs no ${quote(token.text)}.`,
            confidence: weighConfidence(counts ? 0.3 : 0.9, gain),
          }),
        );
        continue;
      }
      if (!SHORT.has(next.lower) || next.upos !== 'ADJ') continue;
      // "a month or more old": more than a month
      if (tokens[i - 1]?.lower === 'or') continue;
      const after = tokens[i + 2];
      // "more big cities" counts cities, "most young people" means nearly all
      if (after?.upos === 'NOUN' || after?.upos === 'ADJ' || after?.upos === 'PROPN') {
        if (!most && !/^(?:a|an|the|much|even|is|are|was)$/.test(tokens[i - 1]?.lower ?? '')) continue;
        if (most && tokens[i - 1]?.lower !== 'the' && tokens[i - 1]?.xpos !== 'PRP$') continue;
      } else if (most && tokens[i - 1]?.lower !== 'the') continue;
      if (next.lower === 'wide' && after?.upos === 'ADJ') continue;
      // "the most big data tools": most tools for big data
      if (next.lower === 'big' && after?.lower === 'data') continue;
      if (after?.lower === 'than' && tokens[i + 3]?.upos === 'ADJ') continue;
      if (after?.lower === 'and' || after?.lower === 'or' || tokens[i - 1]?.lower === 'and') continue;
      // "more kind, friendly, and honest": it goes with all of them
      if (after?.text === ',' && tokens[i + 3]?.upos === 'ADJ') continue;
      const irregular = IRREGULAR[next.lower];
      const adjective = lexicon.adjectives(next.lower).find((form) => form.positive === next.lower);
      const right = irregular ? irregular[most ? 1 : 0] : adjective?.[most ? 'superlative' : 'comparative'];
      if (!right || right === next.lower || right.includes(' ')) continue;
      const gain = modelGain(sentence, context, i, i + 2, right);
      proposals.push(
        propose(replaceTokens(sentence, i, i + 2, right), {
          rule: 'comparatives/short',
          errorClass: 'adjective-adverb',
          comment: `${quote(next.text)} is a short adjective: its ${most ? 'superlative' : 'comparative'} is ${quote(right)}.`,
          confidence: weighConfidence(EITHER.has(next.lower) ? 0.5 : 0.92, gain),
        }),
      );
    }
    return proposals;
  },
};
