import { insertAfter } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from './matching/model-evidence.ts';
import { touchesQuotation } from './matching/quotation.ts';
import { propose, quote } from './matching/token-edits.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from './matching/token-tests.ts';
import { wordSet } from './matching/word-sets.ts';

const CONFIDENCE: Readonly<Record<string, number>> = { but: 0.8, so: 0.72, and: 0.25, or: 0.3, yet: 0.6 };
const SUBJECTS = wordSet('i you he she it we they there this that these those');
/** "so" of purpose and degree: "so that", "so much", "not so", "do so". */
const BEFORE_SO = wordSet(
  'do did does doing done not and or think hope say said believe even ever quite is are was were be been if or very feel just always never',
);
const BEFORE_BUT = wordSet('nothing anything everything all none not anyone everyone nobody no last only first');

export const coordinationComma: Checker = {
  id: 'coordination-comma',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'We looked for it everywhere but we found nothing.',
      right: 'We looked for it everywhere, but we found nothing.',
    },
    { wrong: 'I was very tired so I went to bed early.', right: 'I was very tired, so I went to bed early.' },
  ],
  accepts: [
    'We looked everywhere, but we found nothing.',
    'It was small but it worked.',
    'We worked so that they could rest.',
    'I think so too and did so then.',
    'Everyone but he had left.',
    'He said that he was tired but happy.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (touchesQuotation(sentence)) return proposals;
    let clauseStart = 0;
    let verbs = 0;
    let subordinate = false;
    for (let i = 1; i < tokens.length - 2; i++) {
      const token = tokens[i]!;
      if (isPunctuation(token)) {
        clauseStart = i + 1;
        verbs = 0;
        subordinate = false;
        continue;
      }
      const previous = tokens[i - 1]!;
      if (isFiniteVerb(previous)) verbs++;
      if (previous.upos === 'SCONJ' || previous.xpos === 'WP' || previous.xpos === 'WDT' || previous.xpos === 'WRB')
        subordinate = true;
      const base = CONFIDENCE[token.lower];
      if (base === undefined || (token.upos === 'ADV' && token.lower !== 'so' && token.lower !== 'yet')) continue;
      const next = tokens[i + 1]!;
      if (!SUBJECTS.has(next.lower) || verbs === 0 || i - clauseStart < 4) continue;
      if (token.lower === 'so' && (BEFORE_SO.has(previous.lower) || next.lower === 'that')) continue;
      if (token.lower === 'but' && BEFORE_BUT.has(previous.lower)) continue;
      const verb = skipAdverbs(tokens, i + 2);
      if (!isFiniteVerb(tokens[verb])) continue;
      const short = i - clauseStart < 6 ? 0.12 : 0;
      const gain = modelGain(sentence, context, i, i, ',');
      proposals.push(
        propose(insertAfter(previous, ','), {
          rule: `coordination-comma/${token.lower}`,
          errorClass: 'punctuation',
          comment: `A comma stands before ${quote(token.lower)} when it joins two clauses that each have a subject and a verb.`,
          confidence: weighConfidence(Math.max(0.05, base - short - (subordinate ? 0.15 : 0)), gain),
        }),
      );
    }
    return proposals;
  },
};
