import { SUBJECT_PRONOUNS } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Verbs and nouns that take a clause with "that", from which no comma may separate it. */
const TAKES_THAT = new Set(
  'think believe say know hope feel find show suggest mean argue claim agree understand realize realise assume conclude state report note notice fact idea opinion sure afraid clear true important possible learn hear see remember explain prove demonstrate indicate imagine guess'.split(
    ' ',
  ),
);

export const needlessComma: Checker = {
  id: 'needless-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'I think, that he is right.', right: 'I think that he is right.' },
    { wrong: 'The book that I read, is good.', right: 'The book that I read is good.' },
    { wrong: 'The results show, that it works.', right: 'The results show that it works.' },
    { wrong: 'Although, it was late, we went out.', right: 'Although it was late, we went out.' },
  ],
  accepts: [
    'I think, therefore, that he is right.',
    'He is, I think, that kind of man.',
    'The book, which I read, is good.',
    'What it is, that is the question.',
    'It is clear, and that is good.',
    'Although, as we know, it was late, we went out.',
    'Those who can, do.',
    'However, the value did not stay the same after the first run.',
    'It is this trust, the freedom to share bold ideas, that we want to keep alive.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const remove = (at: number, base: number, comment: string, rule: string): void => {
      const token = tokens[at]!;
      const gain = modelGain(sentence, context, at, at + 1, '');
      proposals.push(
        propose(
          { start: token.start, end: token.end, text: '' },
          {
            rule: `needless-comma/${rule}`,
            errorClass: 'punctuation',
            comment,
            confidence: weighConfidence(base, gain),
          },
        ),
      );
    };
    const commas = tokens.filter((token) => token.lower === ',').length;
    const isNounPhrase = (from: number, to: number): boolean =>
      tokens[from + 1]!.upos === 'DET' && !sentence.finiteVerbs.some((verb) => verb > from && verb < to);
    for (let i = 1; i + 2 < tokens.length; i++) {
      if (tokens[i]!.lower !== ',' || tokens[i]!.spaceBefore) continue;
      const before = tokens[i - 1]!;
      const next = tokens[i + 1]!;
      const after = tokens[i + 2]!;
      if (
        next.lower === 'that' &&
        next.upos === 'SCONJ' &&
        TAKES_THAT.has(before.lemma) &&
        tokens[i - 2]?.lower !== ','
      ) {
        const opening = tokens.findLastIndex(({ lower }, k) => lower === ',' && k < i);
        const inserted = opening >= 0 && before.upos === 'VERB' && opening === i - 3;
        // "It is this trust, the wish to share good ideas, that we need": the comma ends what explains the noun
        const explains =
          opening > 0 && before.upos === 'NOUN' && tokens[opening - 1]!.upos === 'NOUN' && isNounPhrase(opening, i);
        if (!inserted && !explains)
          remove(i, 0.85, `Remove the comma: the clause with “that” belongs to ${quote(before.text)}.`, 'that');
        continue;
      }
      if (
        i === 1 &&
        /^(?:although|though|because|if|when|while|whereas|unless)$/.test(before.lower) &&
        /^(?:PRP|DT|PRP\$|NN|NNS|EX|NNP)$/.test(next.xpos)
      ) {
        // "Although, as we know, …" has a pair of commas
        if (commas >= 3 || /^(?:as|in|for|of)$/.test(next.lower)) continue;
        // "Although, the value did not stay the same.": "however" is meant, and there is no other clause
        if (/^(?:al)?though$/.test(before.lower) && sentence.finiteVerbs.length < 2) continue;
        remove(i, 0.85, `${quote(before.text)} belongs to its clause and is not followed by a comma.`, 'conjunction');
        continue;
      }
      // "The book that I read, is": the only comma, between the verb and a subject that contains a clause
      if (
        commas === 1 &&
        next.upos === 'AUX' &&
        (next.lower === 'is' ||
          next.lower === 'are' ||
          next.lower === 'was' ||
          next.lower === 'were' ||
          next.lower === 'has' ||
          next.lower === 'have') &&
        !isPunctuation(after)
      ) {
        const left = tokens.slice(0, i);
        const relative = left.findIndex(
          (token, k) =>
            k > 0 &&
            k < 6 &&
            (token.lower === 'that' || token.lower === 'who') &&
            (token.xpos === 'WDT' || token.xpos === 'WP'),
        );
        const verbs = sentence.finiteVerbs.filter((verb) => verb < i).length;
        const opensMainClause = SUBJECT_PRONOUNS.has(after.lower) || after.lower === 'there';
        const opens = tokens[0]!.upos === 'DET' || tokens[0]!.xpos === 'PRP$' || tokens[0]!.upos === 'NOUN';
        if (opens && relative > 0 && verbs === 1 && i < 14 && !opensMainClause)
          remove(i, 0.8, `Remove the comma: it separates the subject from its verb ${quote(next.text)}.`, 'subject');
        else if (
          opens &&
          verbs === 0 &&
          i <= 6 &&
          !left.some((token) => token.upos === 'VERB' || token.upos === 'CCONJ') &&
          !opensMainClause
        )
          remove(i, 0.72, `Remove the comma: it separates the subject from its verb ${quote(next.text)}.`, 'subject');
      }
    }
    return proposals;
  },
};
