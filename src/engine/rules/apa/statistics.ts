import type { RuleFile } from '../rule-file.ts';

/** What the Publication Manual asks of results beyond what guides share. */
export const APA_STATISTICS: RuleFile = {
  id: 'apa-statistics',
  errorClass: 'guide',
  guides: ['APA'],
  source: 'APA Publication Manual, 7th ed.',
  comment: 'APA style writes this result as {better}.',
  needs: /\d/,
  rules: String.raw`
p-without-zero: /(?<=(?<![\p{L}\d])[pP] ?[=<>≤≥] ?)0(\.\d{1,6})/ => $1
# A number that cannot exceed 1 has no zero before its decimal point.
@ section=6.36
- The groups differed (p = 0.03) here. => The groups differed (p = .03) here.
+ The groups differed (p = .03) here.

r-without-zero: /(?<=(?<![\p{L}\d])(?:r|rs|R2|R²|α|β|ρ|η2|η²|κ|ICC)(?:\(\d{1,4}\))? ?[=<>≤≥] ?[-−]?)0(\.\d{1,6})/ => $1
# A correlation or share of variance cannot exceed 1 and has no zero before its decimal point.
@ section=6.36
- They were related (r = 0.45) in both. => They were related (r = .45) in both.
- They were related (r = -0.45) in both. => They were related (r = -.45) in both.
- They were related, r(118) = 0.45, in both. => They were related, r(118) = .45, in both.
+ They were related (r = .45) in both.

fit-index-without-zero: /(?<=(?<![\p{L}\d])(?:CFI|TLI|RMSEA|SRMR|NNFI|AUC) ?(?:[=<>≤≥]|of) ?)0(\.\d{1,6})/ => $1
# An index that cannot exceed 1 has no zero before its decimal point.
@ section=6.36 confidence=0.7
- The fit was good (CFI = 0.97) at last. => The fit was good (CFI = .97) at last.
+ The fit was good (CFI = .97) at last.

zero-where-more-than-one: /(?<=(?<![\p{L}\d])(?:M|SD|SE|d|t|F|OR|HR|g) ?[=<>≤≥] ?[-−]?)(\.\d{1,6})/ => 0$1
# A number that can exceed 1 takes a zero before its decimal point.
@ section=6.36
- Scores were low (M = .45) in both. => Scores were low (M = 0.45) in both.
+ Scores were low (M = 0.45) in both.

three-decimals: /(?<=(?<![\p{L}\d])(?:M|SD|d|t) ?(?:\(\d{1,4}\) ?)?= ?[-−]?\d{1,4}\.)\d{4,8}(?!\d)/
# Two decimals are enough for most statistics.
@ section=6.36 confidence=0.6
- Scores were low (M = 2.45873) in both.
+ Scores were low (M = 2.46) in both.

interval-in-brackets: /(?<=\d% CI) ?[:=]? ?\(([-−]?\d{0,4}\.?\d{1,4})(?:\s?[-–]\s?|, ?| to )([-−]?\d{0,4}\.?\d{1,4})\)/ =>  [$1, $2]
# A confidence interval stands in square brackets, its limits divided by a comma.
@ section=6.9
- The mean was 3.1, 95% CI (2.4–3.8), for both. => The mean was 3.1, 95% CI [2.4, 3.8], for both.
+ The mean was 3.1, 95% CI [2.4, 3.8], for both.

interval-bare: /(?<=\d% CI)(?::| =|,)? ([-−]?\d{0,4}\.\d{1,4})(?:\s?[-–]\s?|, | to )([-−]?\d{0,4}\.\d{1,4})(?=[);,])/ =>  [$1, $2]
# A confidence interval stands in square brackets, its limits divided by a comma.
@ section=6.9
- The mean was high (95% CI: 2.4–3.8) in both. => The mean was high (95% CI [2.4, 3.8]) in both.
+ The mean was high (95% CI [2.4, 3.8]) in both.

interval-after-words: /(?<=confidence intervals?(?: was| of| is|:| =)? )\(([-−]?\d{0,4}\.\d{1,4})(?:\s?[-–]\s?|, ?| to )([-−]?\d{0,4}\.\d{1,4})\)/ => [$1, $2]
# A confidence interval stands in square brackets, its limits divided by a comma.
@ section=6.9
- The 95% confidence interval was (0.12, 0.45) there. => The 95% confidence interval was [0.12, 0.45] there.
+ The 95% confidence interval was [0.12, 0.45] there.

mean-symbol: /(?<=[(,;] ?)[Mm]ean(?= [=] [-−]?\d)/ => M
| /(?<=[(,;] ?)(?:S\. ?D\.|St\. ?[Dd]ev\.|std)(?= [=] \d)/ => SD
# With a value in brackets the symbol of the statistic stands for its name.
@ section=6.44
- Scores were low (Mean = 2.4, SD = 1.1) in both. => Scores were low (M = 2.4, SD = 1.1) in both.
+ The mean was 2.4 in both.

equals-sign: /(?<=(?<![\p{L}\d])\(?(?:M|SD|SE|OR|HR)) ?: ([-−]?\d)/ =>  = $1
# An equals sign joins a statistic and its value.
@ section=6.43
- Scores were low (M: 2.4) in both. => Scores were low (M = 2.4) in both.
+ Scores were low (M = 2.4) in both.

sample-letter: /(?<=\(|; )(N|n) (\d)/ => $1 = $2
# An equals sign joins a statistic and its value.
@ section=6.44 confidence=0.6
- The first group (n 12) left. => The first group (n = 12) left.
+ The first group (n = 12) left.

plus-minus-sd: /(?<=(?:mean|average|M|aged?)(?: age| score)?(?: of| =| was)? \d{1,4}\.?\d{0,3}) ?± ?\d{1,4}(?:\.\d{1,3})?/
| /(?<=(?:[Mm]ean|[Aa]verage) [\p{L} ]{1,40} (?:was|were|of) \d{1,4}(?:\.\d{1,3})?) ?± ?\d{1,4}(?:\.\d{1,3})?/
# Report the standard deviation by name: (M = …, SD = …).
@ section=6.43
- The mean was 23.4 ± 2.1 in both.
- The average age of the sample was 23.4 ± 2.1 years.
+ The mean was 23.4 (SD = 2.1) in both.

chi-square-word: /(?<![\p{L}-])[Cc]hi-?squared(?= (?:test|tests|analysis|analyses|statistic)(?![\p{L}]))/ => chi-square
| /(?<![\p{L}-])[Cc]hi square(?= (?:test|tests|analysis|analyses|statistic)(?![\p{L}]))/ => chi-square
# The test is called chi-square, with a hyphen.
@ section=6.43
- With 2 groups a chi-squared test was run. => With 2 groups a chi-square test was run.
+ With 2 groups a chi-square test was run.
`,
};
