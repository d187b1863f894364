import { deleteTokens } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { propose, quote } from '../token-edits.ts';

export const correlatives: Checker = {
  id: 'correlatives',
  errorClass: 'conjunction',
  corrects: [
    { wrong: 'Although it was late, but we went out.', right: 'Although it was late, we went out.' },
    { wrong: 'Because it rained, so we stayed in.', right: 'Because it rained, we stayed in.' },
  ],
  accepts: [
    'Although it was late, we went out, but he stayed.',
    'It was late, but we went out.',
    'Although small, but for the rain it would do.',
    'Because of the rain, we stayed in, so we read.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const first = tokens[0]?.lower ?? '';
    const but =
      /^(?:although|though)$/.test(first) || (first === 'even' && /^(?:though|if)$/.test(tokens[1]?.lower ?? ''));
    const so = (first === 'because' && tokens[1]?.lower !== 'of') || (first === 'since' && tokens[1]?.upos === 'PRON');
    if (!but && !so) return proposals;
    const comma = tokens.findIndex((token) => token.lower === ',');
    const conjunction = tokens[comma + 1];
    if (comma < 3 || conjunction?.lower !== (but ? 'but' : 'so') || !sentence.hasFiniteVerb(1, comma)) return proposals;
    const next = tokens[comma + 2];
    if (!next || !/^(?:PRP|DT|PRP\$|NN|NNS|NNP|EX|JJ)$/.test(next.xpos)) return proposals;
    proposals.push(
      propose(deleteTokens(sentence, comma + 1, comma + 2), {
        rule: 'correlatives',
        errorClass: 'conjunction',
        comment: `${quote(tokens[0]!.text)} joins the clauses already, so ${quote(conjunction.text)} is one conjunction too many.`,
        confidence: 0.88,
      }),
    );
    return proposals;
  },
};
