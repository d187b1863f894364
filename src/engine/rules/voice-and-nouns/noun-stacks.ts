import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/**
 * Number of common nouns in a row from which a reader must guess how they belong together. Rows of four are technical terms as often as not: in abstracts they
 * made up a fifth of all findings.
 */
const LONGEST = 5;
/** Units are not counted as nouns of a row. */
const UNITS = new Set('nm mm cm km kg mg ms min eq'.split(' '));
/** Nouns that follow others as labels, not as heads: "version" or "type" with what they name. */
const LABELS = new Set('figure table section chapter equation model type version group level number'.split(' '));

const isStackable = ({ xpos, text, kind }: AnalysedToken): boolean =>
  kind === 'word' && (xpos === 'NN' || xpos === 'NNS') && /^\p{Ll}{2,}$/u.test(text) && !UNITS.has(text);

/** "patient blood pressure measurement device": five or more nouns, without a word that shows how they belong together. */
export const nounStacks: CodeRule = {
  id: 'noun-stack',
  errorClass: 'noun-stack',
  comment: '{found} is a row of nouns: say with a preposition or a verb how they belong together.',
  examples: `
    - We bought a hospital blood pressure measurement device for the clinic.
    - The report covers water supply system failure analysis in detail.
    + The search engine ranking algorithms were slow.
    + We bought a device that measures the blood pressure of patients.
    + The water supply system failed.
    + The New York State Public Library is open.
  `,
  check({ tokens }) {
    const findings: RuleFinding[] = [];
    let from = -1;
    for (let i = 0; i <= tokens.length; i++) {
      const token = tokens[i];
      const goesOn = token && isStackable(token) && (from < 0 || token.spaceBefore);
      if (goesOn) {
        if (from < 0) from = i;
        continue;
      }
      // a capital, a number or a hyphen next to them makes them a name or a compound
      const joined = token?.text === '-' || (from > 0 && tokens[from - 1]!.text === '-');
      const length = i - from;
      if (from >= 0 && length >= LONGEST && !joined && !LABELS.has(tokens[i - 1]!.lower)) {
        const [first, last] = [tokens[from]!, tokens[i - 1]!];
        const confidence = length > LONGEST ? 0.8 : 0.7;
        findings.push({ start: first.start, end: last.end, replacements: [], confidence });
      }
      from = -1;
    }
    return findings;
  },
};
