import { PERSON_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { propose, quote } from '../token-edits.ts';

const SAYING = wordSet(
  'said says asked asks replied replies answered answers shouted shouts whispered cried exclaimed added explained told wondered',
);
const OPENING = /^["“]$/;
const CLOSING = /^["”]$/;

/** True when the quotation mark at `at` opens a quotation: a straight mark opens one when an even number of straight marks precedes it in the paragraph. */
const opensHere = (paragraph: string, at: number): boolean =>
  paragraph[at] === '"' ? (paragraph.slice(0, at).split('"').length - 1) % 2 === 0 : paragraph[at] === '“';

export const quotationComma: Checker = {
  id: 'quotation-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: '"I am tired" he said.', right: '"I am tired," he said.' },
    { wrong: '“It is late” said the old man.', right: '“It is late,” said the old man.' },
    { wrong: 'She asked "Where are you going?"', right: 'She asked, "Where are you going?"' },
    { wrong: 'He said “We must leave now.”', right: 'He said, “We must leave now.”' },
    { wrong: '"I like it." she said.', right: '"I like it," she said.' },
  ],
  accepts: [
    '"I am tired," he said.',
    '"Are you tired?" he asked.',
    'She asked, "Where are you going?"',
    'He said "no" and left.',
    'The word "tired" says it all.',
    'What he said "in passing" was true.',
    'They call it "home" and he said so.',
    'He said that "We" is a pronoun.',
  ],
  check(sentence) {
    const { tokens, paragraph } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i + 1 < tokens.length; i++) {
      const mark = tokens[i]!;
      if (!OPENING.test(mark.text) && !CLOSING.test(mark.text)) continue;
      const before = tokens[i - 1]!;
      const after = tokens[i + 1]!;
      if (opensHere(paragraph, mark.start)) {
        // "he said "We must …": a whole sentence is quoted
        if (!SAYING.has(before.lower) || !/^\p{Lu}/u.test(after.text) || after.spaceBefore) continue;
        if (!tokens.slice(i + 1, i + 12).some(({ text }) => /^[.?!]$/.test(text))) continue;
        proposals.push(
          propose(
            { start: before.end, end: before.end, text: ',' },
            {
              rule: 'quotation-comma/before',
              errorClass: 'punctuation',
              comment: `Use a comma between ${quote(before.text)} and the quotation.`,
              confidence: 0.74,
            },
          ),
        );
        continue;
      }
      const teller = PERSON_PRONOUNS.has(after.lower) && SAYING.has(tokens[i + 2]?.lower ?? '');
      const inverted = /^(?:said|asked|replied|answered|shouted|cried)$/.test(after.lower);
      if (!teller && !inverted) continue;
      const stop = before.text === '.' && tokens[i - 2]?.kind === 'word';
      if (!stop && before.kind !== 'word') continue;
      // a quoted sentence, not a word that is mentioned, begins with a capital
      const open = tokens.findLastIndex(
        ({ text, start }, k) => k < i && OPENING.test(text) && opensHere(paragraph, start),
      );
      if (open < 0 || !/^\p{Lu}/u.test(tokens[open + 1]!.text) || i - open < 3) continue;
      proposals.push(
        propose(
          stop
            ? { start: before.start, end: before.end, text: ',' }
            : { start: before.end, end: before.end, text: ',' },
          {
            rule: 'quotation-comma/after',
            errorClass: 'punctuation',
            comment: 'Use a comma, before the quotation mark, between the quotation and who said it.',
            confidence: 0.86,
          },
        ),
      );
    }
    return proposals;
  },
};
