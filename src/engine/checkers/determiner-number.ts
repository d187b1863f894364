import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { propose, replaceTokens } from '../token-edits.ts';
import { pluralFault, pluralSignAt } from './determiner/plural-after.ts';
import { isSingularSign, singularFault } from './determiner/singular-after.ts';

export const determinerNumber: Checker = {
  id: 'determiner-number',
  errorClass: 'noun-number',
  corrects: [
    { wrong: 'These book are mine.', right: 'These books are mine.' },
    { wrong: 'There are many reason for it.', right: 'There are many reasons for it.' },
    { wrong: 'I read every books.', right: 'I read every book.' },
    { wrong: 'It is one of the best film.', right: 'It is one of the best films.' },
    { wrong: 'She has two brother.', right: 'She has two brothers.' },
    { wrong: 'We saw another cars.', right: 'We saw another car.' },
    { wrong: 'This books are mine.', right: 'These books are mine.' },
  ],
  accepts: [
    'These books are mine, and many a reason was given.',
    'She has two brother-in-law problems and a two year plan.',
    'It takes another two weeks and every few days.',
    'I think that books are cheap.',
    'One of the team spoke; one of the staff left.',
    'These data, those people and both sheep.',
    'Chapter two book three is long; he is six foot tall.',
    'A few minutes later he took each by the hand.',
    'Both brother and sister came.',
    'The many body problem is hard.',
    'The n = 3 mode and the 100 direction of a two-dimensional map are shown.',
    'This results in a delay, and each manifests in new ways.',
    'However, these need to be tested.',
    'It is easy to see, as this shows.',
    'These work well when the load is small.',
    'Together with the first equation, these form our model.',
    'As these move, the nodes of the mesh move with them.',
    'It is paid every ￼ years, and a car is bought.',
    'It was found within a 5 ￼ 5 kernel and a 3 × 3 window.',
    'They yield 23 file ￼ operations and show a 404 error.',
    'We have defined 3 different communication approaches.',
    'It is a three layered neural model on an 8 inch by 5 inch sheet.',
    'It sells for $60, of which $7 profit is theirs, and runs as 32 stride.',
    'The three ellipsoid semi-axes were drawn.',
    'The top 25 subset is dominated by such cases.',
    'In the Group A scenarios, this breaks when it rains, and these mirror each other.',
    'During this most particles are stopped.',
    'Finally, despite that several comparisons of errors were made, the first plan was kept.',
    'The same as having a probability of 0.8 and an odds of 4 means four gains to one loss.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 0; i < tokens.length - 1; i++) {
      const sign = pluralSignAt(tokens, i);
      const fault = sign
        ? pluralFault(sentence, context, i, sign)
        : isSingularSign(tokens, i)
          ? singularFault(sentence, context, i)
          : undefined;
      if (!fault) continue;
      const { at, right, comment, base, rule } = fault;
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, right), {
          rule: `determiner-number/${rule}`,
          errorClass: rule === 'this' ? 'pronoun-determiner' : 'noun-number',
          comment,
          confidence: weighConfidence(base, modelGain(sentence, context, at, at + 1, right)),
        }),
      );
    }
    return proposals;
  },
};
