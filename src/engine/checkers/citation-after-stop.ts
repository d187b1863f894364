import type { Checker, Proposal } from '../proposal.ts';
import { propose } from '../token-edits.ts';

/** Number of characters after a sentence that are searched for a citation. */
const REACH = 100;

/** A surname or an organization, with its partners, and a year: “(Wolf & Lamb, 2010)”, “(Rural Bank, n.d.)”. */
const CITATION =
  /^ (\(\p{Lu}[\p{L}\p{Pd}’'. ]{1,40}(?:(?:&|, ) ?[\p{L}\p{Pd}’'. ]{1,40}){0,3}, (?:(?:19|20)\d\d[a-z]?|n\.d\.)\))(?:(\.)| (?=\p{Lu}\p{Ll}* \p{Ll}))/u;

/** A full stop behind a word, not an abbreviation. */
const ENDS_SENTENCE = /\p{Ll}{3}\.$/u;

/** An author’s year placed after the full stop. One that ends a block quotation has no stop behind it and is left alone. */
export const citationAfterStop: Checker = {
  id: 'citation-after-stop',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'The herds are large in the north. (Wolf & Lamb, 2010).',
      right: 'The herds are large in the north (Wolf & Lamb, 2010).',
    },
    {
      wrong: 'They sell the wool early in spring. (Wolf, 2013) This explains the low price.',
      right: 'They sell the wool early in spring (Wolf, 2013). This explains the low price.',
    },
  ],
  accepts: [
    'The herds are large in the north (Wolf & Lamb, 2010).',
    'The herds are large, and the pastures are green. (Wolf, 2010, p. 5)',
    'The herds are large in the north. (In the south, they are small.) This explains the low price.',
    'The herds were counted by Black et al. (2010). They are large.',
    'The herds are large in the north. (See the map of 2010.)',
  ],
  check({ tokens, paragraph, start }) {
    const last = tokens.at(-1);
    const proposals: Proposal[] = [];
    const add = (at: number, end: number, text: string, citation: string): number =>
      proposals.push(
        propose(
          { start: at, end, text },
          {
            rule: 'citation-after-stop',
            errorClass: 'punctuation',
            comment: `The citation “${citation}” belongs to the sentence before it, so put the full stop after it.`,
            confidence: 0.88,
          },
        ),
      );
    const behind = last?.text === '.' && CITATION.exec(paragraph.slice(last.end, last.end + REACH));
    if (last && behind && ENDS_SENTENCE.test(paragraph.slice(0, last.end))) add(last.start, last.end, '', behind[1]!);
    // the citation opens this sentence, and no stop parts it from the words
    const here = CITATION.exec(paragraph.slice(start - 1, start + REACH));
    if (here && here[2] === undefined && ENDS_SENTENCE.test(paragraph.slice(0, start - 1))) {
      const end = start + here[1]!.length;
      add(end, end, '.', here[1]!);
    }
    return proposals;
  },
};
