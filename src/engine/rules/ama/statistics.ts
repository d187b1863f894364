import { allNumerals } from '../guides-shared/number-words.ts';
import type { RuleFile } from '../rule-file.ts';

/** Numbers and results of the AMA manual. */
export const AMA_STATISTICS: RuleFile = {
  id: 'ama-statistics',
  errorClass: 'guide',
  guides: ['AMA'],
  source: 'AMA Manual of Style, 11th ed.',
  comment: 'AMA style writes this as {better}.',
  checks: [{ ...allNumerals, source: 'AMA Manual of Style, 11th ed., 18.1' }],
  rules: String.raw`
p-without-zero: /(?<=(?<![\p{L}\d])[pP] ?[=<>≤≥] ?)0(\.\d{1,6})/ => $1
# A P value has no zero before its decimal point.
@ section=18.7.1
- The groups differed (P = 0.03) here. => The groups differed (P = .03) here.
+ The groups differed (P = .03) here.

zero-elsewhere: /(?<=(?<![\p{L}\d])(?:r|R2|R²|OR|HR|RR|SD|SE|κ|d|of|was|is|by) ?[=<>≤≥]? ?[-−]?)(\.\d{1,6})/ => 0$1
# A zero stands before the decimal point, except in P values, α and β.
@ section=18.7.1
- They were related (r = .45) in both. => They were related (r = 0.45) in both.
+ They were related (r = 0.45) in both.

p-above: /(?<=(?<![\p{L}\d])[pP] ?)= ?1(?:\.0{1,3})?(?![\d.]\d)/ => > .99
# The largest probability that is reported is “> .99”.
@ section=19.5
- The groups were alike (P = 1.00) here. => The groups were alike (P > .99) here.
+ The groups were alike (P > .99) here.

interval: /(?<=\d% CI) ?[:=]? ?\[([-−]?\d{0,4}\.?\d{1,4})(?:\s?[-–]\s?|, ?| to )([-−]?\d{0,4}\.?\d{1,4})\]/ => , $1 to $2
| /(?<=\d% CI)(?::| =)? (\d{0,4}\.\d{1,4})(?:\s?[-–]\s?|, | to )(\d{0,4}\.\d{1,4})(?=[);,])/ => , $1-$2
# After “CI” stands a comma, and the limits follow without brackets.
@ section=19.5
- The risk was high (95% CI: 2.4–3.8) in both. => The risk was high (95% CI, 2.4-3.8) in both.
- The risk was high (95% CI 2.4–3.8) in both. => The risk was high (95% CI, 2.4-3.8) in both.
- The risk was high (95% CI [2.4, 3.8]) in both. => The risk was high (95% CI, 2.4 to 3.8) in both.
+ The risk was high (95% CI, 2.4-3.8) in both.

ratio-comma: /(?<=[(;] ?(?:adjusted )?(?:OR|HR|RR|AOR|aOR|AHR|aHR|IRR))(?: ?[:=] ?| )(\d)/ => , $1
# A comma stands between the name of a ratio and its value.
@ section=19.5
- The risk was high (OR = 2.4) in both. => The risk was high (OR, 2.4) in both.
- The risk was high (HR: 2.4) in both. => The risk was high (HR, 2.4) in both.
+ The risk was high (OR, 2.4) in both.

plus-minus: /(?<=(?:[Mm]ean|[Aa]verage|[Aa]ged?|[Ss]cores?)(?!\p{L})[^±.;]{0,60}(?<![\d.])\d{1,4}(?:\.\d{1,3})?) ?± ?\d{1,4}(?:\.\d{1,3})?/
# Give the standard deviation in brackets, by name: “23.4 (SD, 2.1)”.
@ section=19.5
- The mean age was 23.4 ± 2.1 years.
+ The mean (SD) age was 23.4 (2.1) years.
+ The pump took in 2.0 ± 0.02 L of air.

range-to: /(?<=(?<!\([^()]{0,60})(?<![\d.,\p{L}\/–-])(?<!(?:[Ff]rom|[Bb]etween) )\d{1,3}(?:\.\d{1,2})?)–(\d{1,3})(?=(?:\.\d{1,2})? \p{Ll}[^()]{0,60}(?:\(|$))/ =>  to $1
# In running text “to” joins the ends of a range.
@ section=18.4 confidence=0.65
- It lasted 5–10 days in most. => It lasted 5 to 10 days in most.
+ It lasted 5 to 10 days in most.

range-hyphen: /(?<!% CI(?::| =)? [\d.]{1,6})(?<=\((?:[^()]{0,40} )?\d{1,4}(?:\.\d{1,3})?)–(?=\d{1,4}(?:\.\d{1,3})?(?:[^()\d][^()]{0,40})?\))/ => -
# Within brackets a hyphen joins the ends of a range.
@ section=18.4
- The ages varied (range, 18–24 years). => The ages varied (range, 18-24 years).
+ The ages varied (range, 18-24 years).
+ The risk was high (95% CI 2.4–3.8) in both.

three-dimensional: [three - dimensional>3-dimensional]
| [two - dimensional>2-dimensional]
# The number is a numeral here too.
@ section=18.1
- A three-dimensional scan was made. => A 3-dimensional scan was made.
+ A 3-dimensional scan was made.

year-old: [(two|three|four|five|six|seven|eight|nine) - (year|month|week|day)] !{END}
# Ages and spans of time are written in numerals.
@ section=18.1
- A five-year course is planned.
+ A 5-year course is planned.

chi-square: /(?<![\p{L}-])[Cc]hi[- ]squared?(?= tests?(?!\p{L}))/ => χ2
# AMA style uses the symbol of the test.
@ section=19.5
- A chi-square test was run. => A χ2 test was run.
+ A χ2 test was run.

`,
};
