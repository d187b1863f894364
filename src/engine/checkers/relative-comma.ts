import { insertAfter } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from './matching/model-evidence.ts';
import { propose, quote } from './matching/token-edits.ts';
import { isFiniteVerb, skipAdverbs } from './matching/token-tests.ts';

export const relativeComma: Checker = {
  id: 'relative-comma',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'We visited London which is the capital of England.',
      right: 'We visited London, which is the capital of England.',
    },
    { wrong: 'I met Peter Smith who is a doctor.', right: 'I met Peter Smith, who is a doctor.' },
  ],
  accepts: [
    'We visited London, which is the capital.',
    'The city which we visited is large.',
    'It is the London which we knew.',
    'The method which is used here is new.',
    'She is the only Smith who is a doctor.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 2; i + 2 < tokens.length; i++) {
      const relative = tokens[i]!;
      if (relative.lower !== 'which' && relative.lower !== 'who') continue;
      const name = tokens[i - 1]!;
      // a name needs no clause to tell which one is meant: the clause after it is an aside
      if (name.upos !== 'PROPN' || /s$/i.test(name.text) || /\p{Lu}.*\p{Lu}|\d/u.test(name.text)) continue;
      let start = i - 1;
      while (start > 0 && tokens[start - 1]!.upos === 'PROPN') start--;
      const before = tokens[start - 1];
      if (
        before &&
        (before.upos === 'DET' ||
          before.upos === 'ADJ' ||
          before.upos === 'CCONJ' ||
          before.upos === 'NUM' ||
          before.xpos === 'PRP$' ||
          before.text === '-')
      )
        continue;
      if (start === 0) continue;
      if (
        !isFiniteVerb(tokens[skipAdverbs(tokens, i + 1)]) ||
        (relative.lower === 'who' && /^(?:ask|know|wonder|tell)$/.test(tokens[start - 1]?.lemma ?? ''))
      )
        continue;
      const gain = modelGain(sentence, context, i, i, ',');
      proposals.push(
        propose(insertAfter(name, ','), {
          rule: 'relative-comma',
          errorClass: 'punctuation',
          comment: `${quote(name.text)} is a name, so the clause with ${quote(relative.text)} only adds information and is set off by a comma.`,
          confidence: weighConfidence(0.78, gain),
        }),
      );
    }
    return proposals;
  },
};
