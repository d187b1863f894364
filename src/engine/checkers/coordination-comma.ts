import { insertAfter } from '../edits.ts';
import { CLAUSE_SUBJECTS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPurpose } from '../sentence/purpose-clause.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const CONFIDENCE: Readonly<Record<string, number>> = { but: 0.8, so: 0.72, and: 0.25, or: 0.3, yet: 0.6 };
/** "so" of purpose and degree: "so that", "so much", "not so", "do so". */
const BEFORE_SO = wordSet(
  'do did does doing done not and or think hope say said believe even ever quite is are was were be been if or very feel just always never',
);
const BEFORE_BUT = wordSet('nothing anything everything all none not anyone everyone nobody no last only first');

/** True when, in the parse, a clause with its own subject and finite verb follows the conjunction: "but the poor need it". */
function opensClause(sentence: AnalysedSentence, conjunction: number): boolean {
  const { tokens } = sentence;
  const { lower } = tokens[conjunction]!;
  if (lower !== 'but' && lower !== 'so') return false;
  // the words are checked first: the parse costs three times as much as the tagging
  const stop = sentence.punctuationFrom(conjunction + 1);
  if (!sentence.hasFiniteVerb(conjunction + 2, Math.min(stop, conjunction + 10))) return false;
  const { relation, head } = tokens[conjunction]!;
  if (head === undefined || head <= conjunction) return false;
  if (relation !== 'cc' && relation !== 'advmod' && relation !== 'mark') return false;
  if (tokens[head]!.relation !== 'conj' && tokens[head]!.head !== -1) return false;
  const subject = sentence.dependentsOf(head, 'nsubj').some((k) => k > conjunction && k < head);
  return subject && sentence.hasFiniteVerb(conjunction + 1, head + 1);
}

export const coordinationComma: Checker = {
  id: 'coordination-comma',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'We looked for it everywhere but we found nothing.',
      right: 'We looked for it everywhere, but we found nothing.',
    },
    {
      wrong: 'Some people have a car but the others always take the bus.',
      right: 'Some people have a car, but the others always take the bus.',
    },
    { wrong: 'I was very tired so I went to bed early.', right: 'I was very tired, so I went to bed early.' },
  ],
  accepts: [
    'We looked everywhere, but we found nothing.',
    'It was small but it worked.',
    'They sold the old but good car and the bike.',
    'He bought not the house but the garden that he wanted.',
    'We worked so that they could rest.',
    'The speakers stay for a whole week so they can share what they know.',
    'I think so too and did so then.',
    'Everyone but he had left.',
    'He said that he was tired but happy.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
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
      if (verbs === 0 || i - clauseStart < 4) continue;
      const pronoun = CLAUSE_SUBJECTS.has(next.lower);
      if (!pronoun && !opensClause(sentence, i)) continue;
      if (token.lower === 'so' && (BEFORE_SO.has(previous.lower) || next.lower === 'that')) continue;
      if (isPurpose(tokens, i)) continue;
      if (token.lower === 'but' && (BEFORE_BUT.has(previous.lower) || next.lower === 'not')) continue;
      if (pronoun && !isFiniteVerb(tokens[skipAdverbs(tokens, i + 2)])) continue;
      const short = i - clauseStart < 6 ? 0.12 : 0;
      const gain = modelGain(sentence, context, i, i, ',');
      proposals.push(
        propose(insertAfter(previous, ','), {
          rule: `coordination-comma/${token.lower}`,
          errorClass: 'punctuation',
          comment: `Use a comma before ${quote(token.lower)} where it joins two clauses that each have a subject and a verb.`,
          confidence: weighConfidence(Math.max(0.05, base - short - (subordinate ? 0.15 : 0)), gain),
        }),
      );
    }
    return proposals;
  },
};
