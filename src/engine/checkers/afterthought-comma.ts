import { insertAfter } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/**
 * Words that add to a finished statement, with the share of edited prose that puts a comma before them (640,000 words). "etc." has less weight: in papers,
 * readers wanted only one in five of the commas proposed before it.
 */
const SHARE: Readonly<Record<string, number>> = {
  especially: 0.85,
  whereas: 0.87,
  although: 0.76,
  'etc.': 0.5,
  etc: 0.5,
};
const AFTER_ESPECIALLY = new Set(
  'in when the for my our his her their during if at on because with since as to by'.split(' '),
);

/** "A point of interest especially for the guests was the bridge": the verb follows, and only two commas would set the phrase off. */
function isWithinSubject(sentence: AnalysedSentence, at: number): boolean {
  const clause = sentence.tokens.findLastIndex(({ text }, k) => k < at && text === ',') + 1;
  return !sentence.hasFiniteVerb(clause, at) && sentence.hasFiniteVerb(at, sentence.tokens.length);
}

export const afterthoughtComma: Checker = {
  id: 'afterthought-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'I love my family especially my sister.', right: 'I love my family, especially my sister.' },
    {
      wrong: 'Cities are growing whereas villages are shrinking.',
      right: 'Cities are growing, whereas villages are shrinking.',
    },
    { wrong: 'We sell apples, pears etc.', right: 'We sell apples, pears, etc.' },
  ],
  accepts: [
    'The results are especially good in spring.',
    'A point of interest especially for the guests was the bridge.',
    'It was made especially for them.',
    'We stayed, although it was late.',
    'Whereas cities grow, villages shrink.',
    'The author shows that although there is no gain on the first set, the second net is faster.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
    for (let i = 3; i < tokens.length; i++) {
      const token = tokens[i]!;
      const share = Object.hasOwn(SHARE, token.lower) ? SHARE[token.lower]! : undefined;
      const before = tokens[i - 1]!;
      if (share === undefined || isPunctuation(before) || token.text !== token.lower) continue;
      const next = tokens[i + 1];
      // "etc. etc. etc.": said for effect
      if (token.lower.startsWith('etc') && (next?.lower.startsWith('etc') || before.lower.startsWith('etc'))) continue;
      if (token.lower === 'especially' && (before.upos !== 'NOUN' || !AFTER_ESPECIALLY.has(next?.lower ?? '')))
        continue;
      if (token.lower === 'especially' && isWithinSubject(sentence, i)) continue;
      if (token.lower.startsWith('etc') && before.upos !== 'NOUN' && before.upos !== 'PROPN') continue;
      if (token.lower === 'whereas' || token.lower === 'although') {
        const parted = sentence.hasFiniteVerb(i - 12, i) && sentence.hasFiniteVerb(i + 2, i + 10);
        // "it shows that although it is new it works": the clause precedes its own main clause
        if (before.upos === 'CCONJ' || before.lower === 'that' || !parted) continue;
      }
      const gain = modelGain(sentence, context, i, i, ',');
      proposals.push(
        propose(insertAfter(before, ','), {
          rule: `afterthought-comma/${token.lower}`,
          errorClass: 'punctuation',
          comment: `Use a comma before ${quote(token.text)}: what follows adds to what is already said.`,
          confidence: weighConfidence(share, gain),
        }),
      );
    }
    return proposals;
  },
};
