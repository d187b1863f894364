import type { RuleFile } from '../rule-file.ts';
import { abbreviationOrder } from './abbreviation-order.ts';
import { expansionCapitals } from './expansion-capitals.ts';
import { serialComma } from './serial-comma.ts';

/** Lists, brackets and how abbreviations are introduced. */
export const SHARED_PUNCTUATION: RuleFile = {
  id: 'guide-punctuation',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  checks: [serialComma, abbreviationOrder, expansionCapitals],
  rules: String.raw`
abbreviation-hereafter: /(?<=\()(?:hereafter|henceforth|hereinafter|abbreviated(?: as)?|abbreviation:?|or simply),? ["“']?([A-Z][A-Za-z]{1,7})["”']?(?=\))/ => $1
# The abbreviation alone stands in the brackets.
@ section=APA_6.25;_AMA_13.11;_IEEE_II.F;_AGU_Word_List;_ACS_ch._10
- The root mean square (abbreviated as RMS) is low. => The root mean square (RMS) is low.
+ The root mean square (RMS) is low.

ampersand-in-text: /(?<=\p{Ll}{3} )&(?= \p{Ll}{3})/ => and
# Outside names and citations “and” is written out.
@ section=APA_8.17;_AMA_8.4;_IEEE_III;_AGU_Text_citations;_ACS_ch._9
- The cost & time are low. => The cost and time are low.
+ The cost and time are low.

list-letters: /(?<=[\p{L}:] )([1-9])\)(?= \p{Ll}[^()]{1,120}[,;] (?:and )?[1-9]\) )|(?<=[,;] (?:and )?)([1-9])\)(?= \p{Ll})(?<!\([^()]{0,60})/ => ($1$2)
# The number of an item in a sentence stands between two brackets.
@ guides=AMA,ACS section=AMA_18.5;_ACS_ch._9
- There are two aims: 1) to see, and 2) to learn. => There are two aims: (1) to see, and (2) to learn.
+ There are two aims: (1) to see, and (2) to learn.
`,
};
