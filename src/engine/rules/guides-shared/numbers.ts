import type { RuleFile } from '../rule-file.ts';
import { fewInWords, numeralAtStart, tensInNumerals } from './number-words.ts';

/** Percent, large numbers, decimals, ranges and signs. */
export const SHARED_NUMBERS: RuleFile = {
  id: 'guide-numbers',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes this number as {better}.',
  checks: [tensInNumerals, fewInWords, numeralAtStart],
  rules: String.raw`
percent-word: /(?<=\d) ?(?:percent|per cent)(?![\p{L}-])/ => %
# With a numeral the sign for percent is used.
@ guides=APA,AMA,AGU,ACS section=APA_6.44;_AMA_18.7.2;_AGU_Numbers;_ACS_ch._11
- About 40 percent of them agreed. => About 40% of them agreed.
+ About 40% of them agreed.

percent-space: /(?<=\d)[ \u00a0\u202f]%(?![\p{L}\d])/ => %
# No space stands before the percent sign.
@ guides=APA,AMA,AGU,ACS section=APA_6.44;_AMA_18.7.2;_AGU_Numbers;_ACS_ch._11
- About 40 % of them agreed. => About 40% of them agreed.
+ About 40% of them agreed.

percent-alone: /(?<=\p{Ll} )%(?= (?:of|in|among) )/ => percentage
# The sign stands only with a numeral: in words this is the percentage.
@ section=APA_6.44;_AMA_18.7.2;_IEEE_III;_AGU_Numbers;_ACS_ch._11
- The % of errors fell. => The percentage of errors fell.
+ The percentage of errors fell.

percent-range: /(?<=(?<![\d.,])\d{1,3}(?:\.\d{1,2})?)\s?[-–]\s?(\d{1,3})(?=(?:\.\d{1,2})?%)/ => % to $1
# The percent sign is repeated in a range.
@ guides=AMA section=18.7.2
- Between visits 10-15% dropped out. => Between visits 10% to 15% dropped out.
+ Between visits 10% to 15% dropped out.

comma-thousands: /(?<![\d.,:\/#-]|\p{Lu} )([1-9]\d{1,2})(\d{3})(?= (?:\p{Ll}{4,}))/ => $1,$2
# Commas group the digits of numbers of five and more digits.
@ guides=APA,AGU section=APA_6.38;_AGU_Numbers confidence=0.7
- The survey reached 12500 households. => The survey reached 12,500 households.
+ The survey reached 12,500 households.
+ The star HD 209458 must have one.

comma-four-digits: /(?<![\d.,:\/#-])([1-9])(\d{3})(?= (?:participants|students|people|children|adults|patients|households|words|items|trials|respondents|schools|men|women|cases|dollars|responses|records|samples)(?![\p{L}-]))/ => $1,$2
# Commas group the digits from one thousand on.
@ guides=APA section=6.38
- We recruited 1500 participants. => We recruited 1,500 participants.
+ We recruited 1,500 participants.

no-comma-four-digits: /(?<![\d.,$€£(\/-])([1-9]),(\d{3})(?![\d,]|\.\d)/ => $1$2
# A number of four digits takes no comma.
@ guides=AMA,IEEE,ACS section=AMA_17.4.3;_IEEE_II.F;_ACS_ch._11 confidence=0.7
- The set holds 1,500 images. => The set holds 1500 images.
+ The set holds 1500 images.
+ It cost $1,500 then.

thin-space-thousands: /(?<![\d.,$€£\/-])([1-9]\d{1,2}),(\d{3})(?![\d,])/ => $1 $2
# A thin space, not a comma, groups the digits of long numbers.
@ guides=AMA,IEEE section=AMA_17.4.3;_IEEE_II.F
- The set holds 12,500 images. => The set holds 12 500 images.
+ It cost $12,500 then.

leading-zero: /(?<=(?:^|[\s(\[=<>≤≥±×~–])[-−]?)(\.\d{1,6})/ => 0$1
# A zero stands before the decimal point.
@ guides=IEEE,AGU,ACS section=IEEE_II.F;_AGU_Numbers;_ACS_ch._11
- The step was .25 in all runs. => The step was 0.25 in all runs.
+ The step was 0.25 in all runs.

range-dash: /(?<=(?<![\d.,\p{L}\/–-]\s?)(?<!(?:[Ff]rom|[Bb]etween) )(?<![\d.,\p{L}\/–-])\d{1,4}(?:\.\d{1,3})?)-(?=\d{1,4}(?:\.\d{1,3})?(?:%|[,;)]| (?!=)|\.(?!\d)|$))/ => –
| /(?<=(?<!(?:[Ff]rom|[Bb]etween) )(?<=\p{Ll} )\d{1,4}(?:\.\d{1,3})?)-(?=\d{1,4}(?:\.\d{1,3})? ?(?:%|mm|cm|m|km|nm|μm|µm|mg|g|kg|mL|L|μL|µL|Hz|kHz|MHz|GHz|V|kV|mV|W|kW|MW|A|mA|K|Pa|kPa|MPa|GPa|hPa|ppm|ppb|dB|s|ms|h|hr|min|years?|months?|weeks?|days?|hours?|minutes?|seconds?|cm2|m2|°C|m3\/s|m\/s)(?![\p{L}\d]))/ => –
# An en dash joins the ends of a range.
@ guides=APA,IEEE,AGU,ACS section=APA_6.6;_IEEE_II.F;_AGU_Numbers;_ACS_ch._9 confidence=0.7
- Ages (18-24 years) varied. => Ages (18–24 years) varied.
- It has a bandwidth of 20-30 MHz. => It has a bandwidth of 20–30 MHz.
+ Ages (18–24 years) varied.
+ Call 555-1234-5678 now.
+ It covers the years from 1990-1995 only.

from-range: /(?<=(?<![\p{L}])[Ff]rom \d{1,4}(?:\.\d{1,2})?)\s?[-–]\s?(\d{1,4})(?![\d-])/ =>  to $1
# “From” asks for “to”, not for a dash.
@ section=APA_6.6;_AMA_18.4;_IEEE_II.F;_AGU_Numbers;_ACS_ch._9
- It rose from 5–10 units. => It rose from 5 to 10 units.
+ It rose from 5 to 10 units.

between-range: /(?<=(?<![\p{L}])[Bb]etween \d{1,4}(?:\.\d{1,2})?)\s?[-–]\s?(\d{1,4})(?![\d-])/ =>  and $1
# “Between” asks for “and”, not for a dash.
@ section=APA_6.6;_AMA_18.4;_IEEE_II.F;_AGU_Numbers;_ACS_ch._9
- It was measured between 1990–1995. => It was measured between 1990 and 1995.
+ It was measured between 1990 and 1995.

times-sign: /(?<=(?<![\p{L}\d])(?!0[xX])\d{1,5}(?:\.\d{1,4})?) ?[xX*] ?(\d{1,5})(?![\d\p{L}])/ =>  × $1
# The sign of multiplication is “×”.
@ section=APA_6.45;_AMA_20.5;_IEEE_IV;_AGU_Special_Characters;_ACS_ch._11
- We used a 2 x 3 design. => We used a 2 × 3 design.
- A grid of 64x64 cells was used. => A grid of 64 × 64 cells was used.
+ The address 0x40 is free.

minus-sign: /(?<=[=<>≤≥(] ?|(?:of|to|at|from|below|above|was|is) )-(?=\d)/ => −
# A minus sign, not a hyphen, marks a negative number.
@ guides=IEEE,AGU,ACS section=IEEE_IV;_AGU_Special_Characters;_ACS_ch._11
- It was kept at -20 in the dark. => It was kept at −20 in the dark.
+ It was kept at −20 in the dark.

decade-apostrophe: /(?<=(?<!\d)(?:1[5-9]|20)\d0)['’]s(?![\p{L}])/ => s
# The plural of a decade takes no apostrophe.
@ section=APA_6.39;_AMA_8.7.5;_IEEE_II.F;_AGU_Numbers;_ACS_ch._9
- It was common in the 1990's already. => It was common in the 1990s already.
+ It was common in the 1990s already.

ordinal-words: /(?<![\p{L}\d])1st(?= (?:time|step|author|stage|year|phase|trial|group)(?![\p{L}]))/ => first
| /(?<![\p{L}\d])2nd(?= (?:time|step|author|stage|year|phase|trial|group)(?![\p{L}]))/ => second
| /(?<![\p{L}\d])3rd(?= (?:time|step|author|stage|year|phase|trial|group)(?![\p{L}]))/ => third
# Ordinals below tenth are written out.
@ guides=AMA,IEEE,ACS section=AMA_18.2.4;_IEEE_III;_ACS_ch._11
- In the 2nd step it was dried. => In the second step it was dried.
+ In the second step it was dried.

fold-word: [two - fold>twofold]
| [three - fold>threefold]
| [four - fold>fourfold]
| [five - fold>fivefold]
| [ten - fold>tenfold]
# “Fold” joins a number word without a hyphen.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Hyphenation;_ACS_ch._10
- There was a two-fold increase. => There was a twofold increase.
+ There was a 20-fold increase.

fold-hyphen: /(?<=(?<![\d.,])\d{1,4}(?:\.\d)?) ?fold(?![\p{L}])/ => -fold
# A numeral takes a hyphen before “fold”.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Hyphenation;_ACS_ch._10
- The rate rose 10 fold in a week. => The rate rose 10-fold in a week.
+ The rate rose 10-fold in a week.
`,
};
