import type { RuleFile } from '../rule-file.ts';

/** How results are reported; zeros and the letter of *p* are where the guides part. */
export const SHARED_STATISTICS: RuleFile = {
  id: 'guide-statistics',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes this result as {better}.',
  rules: String.raw`
operator-space: /(?<=(?<![\p{L}\d])(?:p|P|n|N|r|R2|R²|t|F|d|z|M|SD|SE|df|α|β|χ2|χ²|η2|η²)(?:\(\d{1,4}(?:, ?\d{1,5})?\))?)([=<>≤≥])([-−]?\.?\d)/ =>  $1 $2
# Spaces stand on both sides of an operator.
@ guides=APA,AMA,IEEE,AGU,ACS section=APA_6.45;_AMA_ch._20;_IEEE_IV;_AGU_Special_Characters;_ACS_ch._11
- The effect was small (r=.12) here. => The effect was small (r = .12) here.
- We saw F(1, 20)=4.2 here. => We saw F(1, 20) = 4.2 here.
+ The effect was small (r = .12) here.

operator-half-space: /(?<=(?<![\p{L}\d])(?:p|P|n|N|r|t|F|d|z|M|SD|SE|df|α|β) )([=<>≤≥])([-−]?\.?\d)/ => $1 $2
| /(?<=(?<![\p{L}\d])(?:p|P|n|N|r|t|F|d|z|M|SD|SE|df|α|β))([=<>≤≥])(?= [-−]?\.?\d)/ =>  $1
# Spaces stand on both sides of an operator.
@ guides=APA,AMA,IEEE,AGU,ACS section=APA_6.45;_AMA_ch._20;_IEEE_IV;_AGU_Special_Characters;_ACS_ch._11
- The effect was small (p =.12) here. => The effect was small (p = .12) here.
- The group was small (n= 12) then. => The group was small (n = 12) then.
+ The group was small (n = 12) then.

p-zero: /(?<=(?<![\p{L}\d])[pP] ?)[=<≤] ?0?\.000\d{0,3}(?![\d.])/ => < .001
# No probability is zero: the smallest that is reported is “< .001”.
@ guides=APA,AMA section=APA_6.36;_AMA_19.5
- The groups differed (P = .000) here. => The groups differed (P < .001) here.
- The groups differed (p < 0.0001) here. => The groups differed (p < .001) here.
+ The groups differed (p < .001) here.

p-exact: /(?<=(?:= ?[-−]?\d{0,4}\.\d{1,4}[,;] )[pP] ?)[<>] ?0?\.0[15](?!\d)/
# Give the exact probability rather than the limit that it stays below.
@ guides=APA,AMA section=APA_6.36;_AMA_19.5 confidence=0.6
- It was so, t(12) = 2.31, p < .05.
+ It was so, t(12) = 2.31, p = .04.

p-letter-small: /(?<=[\s(])P(?= ?[=<>≤≥] ?0?\.\d)/ => p
# The symbol for probability is a small “p”.
@ guides=APA,AGU section=APA_6.43;_AGU_Italics_and_Boldface
- The groups differed (P = .03) here. => The groups differed (p = .03) here.
+ The groups differed (p = .03) here.

p-letter-capital: /(?<=[\s(])p(?= ?[=<>≤≥] ?0?\.\d)/ => P
# The symbol for probability is a capital “P”.
@ guides=AMA,ACS section=AMA_19.5;_ACS_ch._11 confidence=0.7
- The groups differed (p = .03) here. => The groups differed (P = .03) here.
+ The groups differed (P = .03) here.

p-value: /(?<=[\s(])p[- ]value(?=s?(?![\p{L}]))/ => p value
| /(?<=[\s(])P-value(?=s?(?![\p{L}]))/ => p value
# No hyphen joins the symbol and its noun.
@ guides=APA,AGU section=APA_6.12;_AGU_Hyphenation
- The p-values were small. => The p values were small.
+ The p values were small.

p-value-capital: /(?<=[\s(])[pP]-value(?=s?(?![\p{L}]))/ => P value
| /(?<=[\s(])p value(?=s?(?![\p{L}]))/ => P value
# The symbol is a capital letter, and no hyphen joins it to its noun.
@ guides=AMA section=19.5
- The p-values were small. => The P values were small.
+ The P values were small.

letter-test: /(?<=[\s(])([tFzZ])-(tests?|scores?|statistics?|ratios?)(?![\p{L}-])/ => $1 $2
# No hyphen joins a statistic's letter and its noun.
@ guides=APA,AMA,AGU section=APA_6.12;_AMA_8.3.1;_AGU_Hyphenation
- We ran a t-test on both. => We ran a t test on both.
+ We ran a t test on both.

degrees-of-freedom-space: /(?<![\p{L}\d])([tFrz]) (\(\d{1,4}(?:, ?\d{1,5})?\))(?= ?[=<>])/ => $1$2
# No space stands between the symbol and its degrees of freedom.
@ guides=APA,AMA,AGU section=APA_6.45;_AMA_19.5;_AGU_Special_Characters
- It was so, t (12) = 2.31, for both. => It was so, t(12) = 2.31, for both.
+ It was so, t(12) = 2.31, for both.

statistically-significance: /(?<![\p{L}])(?:marginally|borderline) significant(?![\p{L}])|(?<![\p{L}])(?:approach(?:es|ed|ing)|almost reach(?:es|ed)) (?:statistical )?significance(?![\p{L}])|(?<=(?:a|the) )trend toward(?:s)? (?:statistical )?significance/
# A result is significant by the chosen limit or is not.
@ guides=APA,AMA section=APA_3.7;_AMA_19.5
- The effect was marginally significant.
- The trend approached significance.
+ The effect was not significant.

insignificant: [insignificant>nonsignificant] result|difference|effect|correlation|association:N
# A result that misses the limit is not without significance for the reader.
@ guides=APA,AMA section=APA_3.7;_AMA_19.5
- We found an insignificant difference. => We found a nonsignificant difference.
+ The cost was insignificant.
`,
};
