import type { RuleFile } from '../rule-file.ts';
import { openingNumeral } from './number-names.ts';

/** Numbers in figures. */
export const FIGURES: RuleFile = {
  id: 'figures',
  errorClass: 'number-style',
  source: 'The Chicago Manual of Style, 17th ed., ch. 9',
  comment: 'The number is written {better} here.',
  needs: /\d/,
  where: 'anywhere',
  rules: `
between-range: /\\b(between \\p{Sc}?\\d[\\d,.]*)\\s?[-–]\\s?(\\d+)(?![-–])/ => $1 and $2
- It lay between 5-10 at night. => It lay between 5 and 10 at night.

from-range: /\\b(from \\p{Sc}?\\d[\\d,.]*)\\s?[-–]\\s?(\\d+)(?![-–]| (?:and|to)\\b)/ => $1 to $2
- It fell from 5-10 at night. => It fell from 5 to 10 at night.
+ It rose from 4-8 to 24% then.

dollar-dollars: /(\\$\\s?\\d[\\d,.]*(?: (?:million|billion|thousand))?) dollars?\\b/ => $1
- It cost $5 million dollars then. => It cost $5 million then.
- It cost $50 dollars then. => It cost $50 then.

euro-euros: /(€\\s?\\d[\\d,.]*(?: (?:million|billion|thousand))?) euros?\\b/ => $1
- It cost €5 euros then. => It cost €5 then.

pound-pounds: /(£\\s?\\d[\\d,.]*(?: (?:million|billion|thousand))?) pounds?\\b/ => $1
- It cost £5 pounds then. => It cost £5 then.

sign-behind: /(?<![\\d.,])(\\d[\\d,.]*\\d|\\d)\\$(?!\\w)/ => $$$1
- It cost 50$ at first. => It cost $50 at first.

percent-percent: /(\\d\\s?%)\\s?(?:percent|per cent)\\b/ => $1
- It rose by 5% percent then. => It rose by 5% then.

percent-space: /(?<=\\d) %(?!\\w)/ => %
@ confidence=0.55
- It rose by 5 % then. => It rose by 5% then.

percents: /(?<=\\d )percents\\b/ => percent
- It rose by 5 percents then. => It rose by 5 percent then.

decade-apostrophe: /\\b([12]\\d\\d0)['’]s\\b/ => $1s
- It was built in the 1990's here. => It was built in the 1990s here.

short-decade: /(?<=the )([2-9]0)['’]s\\b/ => ’$1s
- It was built in the 90's here. => It was built in the ’90s here.

superfluous-zeros: /(?<=[$€£]\\d+)\\.00\\b/ =>
- It cost $50.00 at first. => It cost $50 at first.

double-point: /(?<![\\d.])(\\d+),(\\d{1,2})(?= ?(?:%|mg|kg|mm|cm|km|mL|°C|percent)\\b)/ => $1.$2
@ confidence=0.7
- It weighs 2,5 kg in all. => It weighs 2.5 kg in all.
+ It weighs 2,500 kg in all.

missing-comma: /(?<![\\d.,/#-])(\\d{2,3})(\\d{3})(?= (?:people|dollars|euros|patients|students|inhabitants|participants|copies|jobs|children|workers|cases|households|soldiers|years))/ => $1,$2
- It has 25000 inhabitants now. => It has 25,000 inhabitants now.
- It has 250000 people now. => It has 250,000 people now.

four-digit-comma: /(?<![\\d.,/#-])([3-9])(\\d{3})(?= (?:people|dollars|euros|patients|inhabitants|participants|soldiers))/ => $1,$2
@ confidence=0.55
- It has 5000 inhabitants now. => It has 5,000 inhabitants now.

thousands-point: /(?<![\\d.,])(\\d{1,3})\\.(\\d{3})\\.(\\d{3})(?![\\d.])/ => $1,$2,$3
- It has 1.250.000 people now. => It has 1,250,000 people now.

noon: /\\b12(?::00)? (?:noon|p\\.?m\\.? noon)\\b/ => noon
- We met at 12 noon there. => We met at noon there.

midnight: /\\b12(?::00)? midnight\\b/ => midnight
- We met at 12 midnight there. => We met at midnight there.

morning: /(\\d{1,2}(?::\\d\\d)? [aA]\\.?[mM]\\.?) in the morning\\b/ => $1
- We met at 8 a.m. in the morning there. => We met at 8 a.m. there.

evening: /(\\d{1,2}(?::\\d\\d)? [pP]\\.?[mM]\\.?) in the (?:evening|afternoon)\\b/ => $1
- We met at 8 p.m. in the evening there. => We met at 8 p.m. there.

at-night: /(\\d{1,2}(?::\\d\\d)? [pP]\\.?[mM]\\.?) at night\\b/ => $1
- We met at 11 p.m. at night there. => We met at 11 p.m. there.

date-ordinal: /\\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2})(?:st|nd|rd|th)(?=, [12]\\d{3})/ => $1
- We met on May 5th, 2019 there. => We met on May 5, 2019 there.

the-of-month: /\\bthe (\\d{1,2})(?:st|nd|rd|th) of (January|February|March|April|May|June|July|August|September|October|November|December) ([12]\\d{3})/ => $1 $2 $3
@ documents=academic
- We met on the 5th of May 2019 there. => We met on 5 May 2019 there.

month-comma-year: /\\b(January|February|March|April|May|June|July|August|September|October|November|December), ([12]\\d{3})\\b/ => $1 $2
- We met in May, 2019 there. => We met in May 2019 there.

year-the: /\\bin the year ([12]\\d{3})\\b/ => in $1
- We met in the year 2019 there. => We met in 2019 there.

x-times: /\\b(\\d+) ?[xX](?= (?:more|higher|faster|larger|greater|as))/ => $1 times
- It is 5x faster than that. => It is 5 times faster than that.

fold: /(?<![\\d.\\p{L}₂])(?<![Ll]og )([\\d.]*\\d)[ -]fold\\b(?! of\\b)/ => $1-fold
- It rose 5 fold in May. => It rose 5-fold in May.
+ It rose 5-fold in May.
+ The log2 fold change rose.

number-of-of: /\\ba number of (\\d+)\\b/ => $1
- We met a number of 5 men there. => We met 5 men there.

`,
  checks: [openingNumeral],
};
