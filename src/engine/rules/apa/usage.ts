import type { RuleFile } from '../rule-file.ts';

/** Words, capitals and numbers of the Publication Manual. */
export const APA_USAGE: RuleFile = {
  id: 'apa-usage',
  errorClass: 'guide',
  guides: ['APA'],
  source: 'APA Publication Manual, 7th ed.',
  comment: 'APA style writes {better} for {found}.',
  rules: String.raw`
study-capital: /(?<=(?:[Ii]n|[Ff]or|[Oo]f|[Ff]rom|and|to) )experiment(?= [1-9](?!\d))/ => Experiment
| /(?<=(?:[Ii]n|[Ff]or|[Oo]f|[Ff]rom|and|to) )study(?= [1-9](?!\d))/ => Study
| /(?<=(?:[Ii]n|[Ff]or|[Oo]f|[Ff]rom|and|to) )trial(?= [1-9](?!\d))/ => Trial
| /(?<=(?:[Ii]n|[Ff]or|[Oo]f|[Ff]rom|and|to) )session(?= [1-9](?!\d))/ => Session
# A noun before a number that names one of a series has a capital.
@ section=6.19
- Scores rose in experiment 2 only. => Scores rose in Experiment 2 only.
+ Scores rose in Experiment 2 only.

page-small: /(?<=(?:on|see|and|to) )(?:Page|Row|Column|Line|Paragraph)(?= \d)/
# Common parts of texts and tables have no capital before a number.
@ section=6.19
- The list is on Page 5 of it.
+ The list is on page 5 of it.

disorder-small: {IN|DT|and} [=Autism>autism] =spectrum
| {IN|DT|and} [=Major>major] =depressive|depression
| {IN|DT|and} [=Diabetes>diabetes] {END|IN|and}
| {IN|DT|and} [=Depression>depression] {END|IN|and}
| _ [(=Major =Depressive =Disorder)>major depressive disorder]
| _ [(=Autism =Spectrum =Disorder)>autism spectrum disorder]
| _ [(=Bipolar =Disorder)>bipolar disorder]
| _ [(=Generalized =Anxiety =Disorder)>generalized anxiety disorder]
| _ [(=Borderline =Personality =Disorder)>borderline personality disorder]
| _ [(=Social =Anxiety =Disorder)>social anxiety disorder]
# Names of disorders are common nouns.
@ section=6.16
- Some children with Autism spectrum disorder took part. => Some children with autism spectrum disorder took part.
+ Some children with autism spectrum disorder took part.
- Some adults with Major Depressive Disorder took part. => Some adults with major depressive disorder took part.
+ Depression is common.

theory-small: {IN|DT|and} [=Cognitive>cognitive] =therapy
| {IN|DT|and} [=Attachment>attachment] =theory
| {IN|DT|and} [=Psychoanalytic>psychoanalytic] =theory
| {IN|DT|and} [=Grounded>grounded] =theory
# Names of theories and therapies are common nouns.
@ section=6.16
- We build on Attachment theory here. => We build on attachment theory here.
+ We build on attachment theory here.
+ We build on Attachment Theory here.

group-small: {DT|and} [=Control>control] =group|condition
| {DT|and} [=Experimental>experimental] =group|condition
| {DT|and} [=Treatment>treatment] =group|condition
# Names of groups and conditions have no capital.
@ section=6.20
- The Control group read a text. => The control group read a text.
+ The control group read a text.

etc-in-text: /(?<=\p{L}),? etc\.?(?=[,;.]|$| \p{Ll})(?<!\([^()]{0,80})/
# Outside brackets APA style writes “and so forth” or names the rest.
@ section=6.29
- They used paper, pens, etc., for it.
+ They used paper and pens (and rulers, etc.).

subjects-humans: (the|our|all|{CD}) [human subjects>participants] (were|was|read|completed|saw|received)
# People who take part in a study are participants.
@ section=5.6
- The human subjects were paid for it. => The participants were paid for it.
+ The participants were paid for it.

present-author: [the present (author|authors)]
| [the authors of (this|the present) (study|paper|article)]
# Write “I” or “we” for yourself.
@ section=4.16
- The present authors doubt it.
+ We doubt it.

study-attempted: (study|paper|experiment|article|research) [attempt:V to>sought to]
| (study|paper|experiment|article|research) [try:V to]
# A study has no will: let its authors try.
@ section=4.11 confidence=0.6
- The study tried to show it.
+ We tried to show it.

results-indicate-belief: (results|data|findings|study|studies) [(believe|believes|believed|argue|argues|argued|think|thinks|concluded)]
# Findings show or suggest; only people believe and argue.
@ section=4.11 confidence=0.6
- The results believe it to be so.
+ The results suggest that it is so.

age-numerals: [(one|two|three|four|five|six|seven|eight|nine) (year|years) old]
# Ages are written in numerals.
@ section=6.32
- The child was five years old then.
+ The child was 5 years old then.

time-numerals: _ [two>2] (hours|minutes|seconds|days|weeks|months|years)
| _ [three>3] (hours|minutes|seconds|days|weeks|months|years)
| _ [four>4] (hours|minutes|seconds|days|weeks|months|years)
| _ [five>5] (hours|minutes|seconds|days|weeks|months|years)
| _ [six>6] (hours|minutes|seconds|days|weeks|months|years)
| _ [seven>7] (hours|minutes|seconds|days|weeks|months|years)
| _ [eight>8] (hours|minutes|seconds|days|weeks|months|years)
| _ [nine>9] (hours|minutes|seconds|days|weeks|months|years)
? the|these|those|of|about|roughly|approximately|nearly|almost|some|every|first|last|next|past|previous|following|or|to|and two|three|four|five|six|seven|eight|nine hours|minutes|seconds|days|weeks|months|years
? two|three|four|five|six|seven|eight|nine hours|minutes|seconds|days|weeks|months|years old|to|and|or
# Exact times and ages are written in numerals, the small ones too.
@ section=6.32
- They met again after six weeks in May. => They met again after 6 weeks in May.
+ They met again after 6 weeks in May.
+ It took about two weeks in all.
+ The first two weeks were dry.

scale-numerals: [(three|four|five|six|seven|eight|nine) - point] (scale|scales|likert|rating)
| [(three|four|five|six|seven|eight|nine) point] (scale|scales|likert|rating)
# Points of a scale are written in numerals.
@ section=6.32
- They used a five-point scale for it.
- They used a seven point Likert scale for it.
+ They used a 5-point scale for it.

unit-numerals: _ [(two|three|four|five|six|seven|eight|nine)] (mg|kg|cm|mm|km|mL|percent|ms)
# A number before a unit is written in numerals.
@ section=6.32
- It was five cm wide at best.
+ It was 5 cm wide at best.

fraction-words: /(?<=\p{L} )(?:1\/2|2\/3|1\/3|1\/4|3\/4)(?= (?:of|the)(?![\p{L}]))/
# Common fractions are written in words.
@ section=6.33
- About 2/3 of them left early.
+ About two thirds of them left early.

fraction-noun: /(?<![\p{L}-])([Oo]ne|[Tt]wo|[Tt]hree|[Ff]our)-(thirds?|fourths?|quarters?|fifths?|half)(?= of (?:the|all|these|those|our|them)(?![\p{L}]))/ => $1 $2
# As a noun a fraction takes no hyphen.
@ section=6.33
- About two-thirds of the students passed. => About two thirds of the students passed.
+ A two-thirds majority was needed.

numeral-plural: /(?<=(?<![\d.])\d{2,4})['’]s(?= (?:and|or|in|of|were|are))/ => s
# The plural of a number takes no apostrophe.
@ section=6.39
- People in their 20’s and 30s came. => People in their 20s and 30s came.
+ People in their 20s and 30s came.

abbreviation-plural: /(?<=(?<![\p{L}])[A-Z]{2,5})['’]s(?= (?:are|were|have|had)(?![\p{L}]))/ => s
# The plural of an abbreviation takes no apostrophe.
@ section=6.26 confidence=0.6
- The IQ’s were high in both. => The IQs were high in both.
+ The IQs were high in both.

doi-label: /(?<![\p{L}\/.])(?:DOI|doi): ?(10\.\d{4,9}\/[^\s,;]{1,60})/ => https://doi.org/$1
# A DOI is given as a link, without a label.
@ section=9.35
- See doi:10.1000/xyz123 for more. => See https://doi.org/10.1000/xyz123 for more.
+ See https://doi.org/10.1000/xyz123 for more.

retrieved-from: /(?<![\p{L}])Retrieved from (?=https?:)/
# Most links stand without “Retrieved from”.
@ section=9.35 where=anywhere
- Retrieved from https://example.org/a for free.
+ See https://example.org/a for it.

personal-communication: /(?<=\(\p{Lu}\. )(\p{Lu}[\p{L}’'-]{1,30}),? (?:personal comm\.|pers\. comm\.|personal communication)(?=,)/ => $1, personal communication
# “Personal communication” is written in full, after a comma.
@ section=8.9
- It was so (T. Brown, pers. comm., May 3, 2010). => It was so (T. Brown, personal communication, May 3, 2010).
+ It was so (T. Brown, personal communication, May 3, 2010).
`,
};
