import { inflectVerb, verbByBase } from '../lexicon/inflection.ts';
import { BARE_PREDICATES, BE_ALL } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** The language model must find the participle at least this much likelier (log10). */
const LEAST_GAIN = 1.2;

export const nounForParticiple: Checker = {
  id: 'noun-for-participle',
  errorClass: 'verb',
  corrects: [
    { wrong: 'The text can be store in a file.', right: 'The text can be stored in a file.' },
    { wrong: 'The files are store in the same folder.', right: 'The files are stored in the same folder.' },
    { wrong: 'The list is constantly update.', right: 'The list is constantly updated.' },
  ],
  accepts: [
    'All it takes is work, and the rest is play.',
    'The main thing is trust in the results.',
    'He is head of the team, and it is part of the plan.',
    'The room is home to many, and these are stores for food.',
    'The only sound is laughter.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (const [i, be] of tokens.entries()) {
      if (!BE_ALL.has(be.lower) || be.lower === "'s") continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 3) at++;
      const word = tokens[at];
      if (word?.kind !== 'word' || !/^(?:NN|VB|VBP)$/.test(word.xpos) || BARE_PREDICATES.has(word.lower)) continue;
      const forms = verbByBase(lexicon, word.lower);
      if (!forms || forms.participle === word.lower) continue;
      const classes = lexicon.wordClasses(word.lower);
      if (classes.includes('ADJ') && !classes.includes('NOUN')) continue;
      if (lexicon.countability(word.lower) === 'mass') continue;
      const next = tokens[at + 1];
      const ends = next === undefined || isPunctuation(next) || /^(?:VBZ|VBP|MD)$/.test(next.xpos);
      if (!ends && !/^(?:in|at|by|from|on|into|as|with|using|via|for|during|before|after|when|and)$/.test(next.lower))
        continue;
      if (next?.text === '-' || next?.text === '(') continue;
      // "I will be keep on trying": "be" is too much
      if (word.lower === 'keep' && next?.lower === 'on') continue;
      // "it will be capture and eat it": "be" is too much
      if (next?.lower === 'and' && (/^VBP?$/.test(tokens[at + 2]?.xpos ?? '') || tokens[at + 3]?.xpos === 'DT'))
        continue;
      const subject = tokens[i - 1];
      if (!subject || tokens.slice(0, i).some(({ lower }) => /^(?:all|what|thing|do|does|did|there)$/.test(lower)))
        continue;
      const participle = inflectVerb(lexicon, forms.base, 'VBN');
      if (!participle) continue;
      const gain = modelGain(sentence, context, at, at + 1, participle);
      if (gain === undefined || gain < LEAST_GAIN) continue;
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, participle), {
          rule: 'noun-for-participle',
          errorClass: 'verb',
          comment: `After ${quote(be.text)} use the past participle: ${quote(participle)}, not ${quote(word.text)}.`,
          confidence: weighConfidence(0.6, gain),
        }),
      );
    }
    return proposals;
  },
};
