import type { RuleFile } from '../rule-file.ts';

/** Signs typed with the keys at hand. */
export const SIGNS: RuleFile = {
  id: 'signs',
  errorClass: 'symbols',
  source: 'ISO 80000-2:2019; The Chicago Manual of Style, 17th ed., ch. 6',
  comment: 'The sign for this is {better}.',
  where: 'anywhere',
  rules: `
plus-minus: /(?<=[\\d\\s(])\\+\\s?\\/\\s?[-−–](?=\\s?\\d)/ => ±
- The mean was 5 +/- 2 points. => The mean was 5 ± 2 points.
- It lay at 12.5+/-0.3 in all. => It lay at 12.5±0.3 in all.

plus-minus-under: /(?<=\\d\\s?)\\+-(?=\\s?\\d)/ => ±
- The mean was 5 +- 2 points. => The mean was 5 ± 2 points.

less-equal: /(?<=[\\p{L}\\d)]\\s?)<=(?=\\s?[-−]?[.\\d\\p{L}])/ => ≤
- It holds for x <= 5 only. => It holds for x ≤ 5 only.

greater-equal: /(?<=[\\p{L}\\d)]\\s?)>=(?=\\s?[-−]?[.\\d\\p{L}])/ => ≥
- It holds for x >= 5 only. => It holds for x ≥ 5 only.

not-equal: /(?<=[\\p{L}\\d)]\\s?)(!=|<>|=\\/=)(?=\\s?[-−]?[.\\d\\p{L}])/ => ≠
- It holds for x != 5 only. => It holds for x ≠ 5 only.

times: /(?<=\\d\\s)[xX*](?=\\s\\d)/ => ×
- The field is 3 x 4 metres. => The field is 3 × 4 metres.
- It grew to 5 * 10 cells. => It grew to 5 × 10 cells.

minus: /(?<=(?:^|[\\s(=≤≥<>]))-(?=\\d[\\d.,]*\\s?(°|K\\b|mV\\b|V\\b|dB\\b|%))/ => −
- It was kept at -20 °C for days. => It was kept at −20 °C for days.
- The change was -5% at most. => The change was −5% at most.

approximately: /(?<=\\s)~(?=\\s?\\d)/
- It weighs ~5 kg in all.
+ It weighs about 5 kg in all.
# In running text “about” or “approximately” is plainer than “~”.

arrow: /(?<=[\\p{L}\\d\\s])-+>(?=[\\s\\p{L}\\d])/ => →
- The path A -> B is short. => The path A → B is short.


double-hyphen: /(?<=\\p{L})(?<!\\b(?:and|or))(?:--| -- )(?=\\p{L})/ => —
+ Run it with the --offline flag.
+ It has the pairs ++ or -- and then others.
- The cat -- a small one -- slept. => The cat—a small one—slept.

spaced-degree: /(?<=\\d)\\s?°\\s([CF])\\b/ =>  °$1
- It boils at 100 ° C then. => It boils at 100 °C then.
- It boils at 100° C then. => It boils at 100 °C then.

ordinal-degree: /(?<=\\d\\s?)[º˚](?=\\s?[CF]\\b)/ => °
- It boils at 100 ºC then. => It boils at 100 °C then.

letter-degree: /(?<=\\d)\\s?(?:o|deg\\.?\\s?|degrees?\\s)C\\b(?!\\p{L})/ =>  °C
- It boils at 95 oC then. => It boils at 95 °C then.
- It boils at 95 deg C then. => It boils at 95 °C then.

percent-age: /\\b%age\\b|(?<=\\s)%age\\b/ => percentage
- The %age of errors fell. => The percentage of errors fell.

ampersand: /(?<=\\p{Ll} )&(?= \\p{Ll})/ => and
- We saw cats & dogs there. => We saw cats and dogs there.

at-for-at: /(?<=\\p{Ll} )@(?= [\\p{Ll}\\d])/ => at
- We met @ noon in town. => We met at noon in town.

slash-with: /(?<=\\s)w\\/o?(?=\\s)/
- The test w/o light failed.
+ The test without light failed.
# Write “with” or “without”.

because-short: /(?<=\\s)b\\/c(?=\\s)/ => because
- It failed b/c it was wet. => It failed because it was wet.

multiple-marks: /([!?])[!?]+/ => $1
@ documents=academic
- What does it mean?? => What does it mean?
- It works!! => It works!

double-prime: /(?<=\\d)''/ => ″
- The pipe is 5'' wide here. => The pipe is 5″ wide here.

double-quotation: /(?<=\\s)\`\`([^\`']{1,80})''/ => “$1”
- They call it \`\`plain'' here. => They call it “plain” here.

angle-quotes: /<<([^<>]{1,80})>>/ => “$1”
- They call it <<plain>> here. => They call it “plain” here.

superscript-power: /(?<=10)\\^(\\d)\\b/
- It has 10^6 cells in it.
+ It has a million cells in it.
# Set the exponent as a superscript.
`,
};
