import { preference, tally } from '../../document/majority.ts';
import { variantsOf } from '../../document/word-variants.ts';
import { matchCase } from '../../edits.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Words with two spellings in the same variety of English: the more frequent spelling in the text is preferred. */
export const wordVariants: CodeRule = {
  id: 'spellings',
  comment: 'This word is spelt in another way elsewhere in this text.',
  where: 'anywhere',
  examples: `
    - We moved towards it, then towards them, and at last toward us. => We moved towards it, then towards them, and at last towards us.
    - The appendices and the two appendices differ; Appendixes are long. => The appendices and the two appendices differ; Appendices are long.
    + We moved toward it and towards them.
    + While it rained, we waited; whilst it snowed, we left.
  `,
  check({ tokens }, { document, lexicon, language }) {
    return tokens.flatMap((token): RuleFinding[] => {
      const group = token.kind === 'word' ? variantsOf(token.lower) : undefined;
      if (!group) return [];
      const counts = group.map((form) => ({ form, count: document.occurrences(form) }));
      const wanted = preference(counts, token.lower);
      // a spelling of the other variety is not a choice, however often the text has it
      const variety = wanted && lexicon.variety(wanted.preferred);
      if (!wanted || (variety && variety !== language)) return [];
      const better = matchCase(wanted.preferred, token.text);
      const comment = `This text has “${wanted.preferred}” elsewhere (${tally(wanted)} “${token.lower}”).`;
      return [{ start: token.start, end: token.end, replacements: [better], comment, confidence: wanted.confidence }];
    });
  },
};
