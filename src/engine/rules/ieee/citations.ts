import type { RuleFile } from '../rule-file.ts';

/** Citations, figures, tables and equations in the way of the IEEE manual. */
export const IEEE_CITATIONS: RuleFile = {
  id: 'ieee-citations',
  errorClass: 'guide',
  guides: ['IEEE'],
  source: 'IEEE Editorial Style Manual for Authors',
  comment: 'IEEE style writes {better} for {found}.',
  rules: String.raw`
own-brackets: /(?<=\[\d{1,3}), ?(?=\d{1,3}(?:, ?\d{1,3}){0,8}\])|(?<=\[\d{1,3}(?:, ?\d{1,3}){1,8}), ?(?=\d{1,3}(?:, ?\d{1,3}){0,8}\])/ => ], [
# Every reference has brackets of its own.
@ section=References
- It was found before [1,2] by others. => It was found before [1], [2] by others.
- It was found before [1, 2, 5] by others. => It was found before [1], [2], [5] by others.
+ It was found before [1], [2] by others.

range-of-references: /(?<=\[\d{1,3}) ?[-–—] ?(?=\d{1,3}\])/ => ]–[
# Both ends of a range of references have brackets.
@ section=References
- It was found before [1-3] by others. => It was found before [1]–[3] by others.
+ It was found before [1]–[3] by others.

range-dash: /(?<=\[\d{1,3}\]) ?- ?(?=\[\d{1,3}\])/ => –
# An en dash joins the ends of a range.
@ section=References
- It was found before [1]-[3] by others. => It was found before [1]–[3] by others.
+ It was found before [1]–[3] by others.

word-reference: /(?<=\p{L} )(?:the )?(?:[Rr]eferences?|[Rr]efs?\.?) (\[\d{1,3}\])/ => $1
# Within a sentence the number in brackets is enough.
@ section=References
- As in reference [3] it was small. => As in [3] it was small.
+ As in [3] it was small.

bare-reference: /(?<=\p{L} )(?:[Rr]ef\.?|[Rr]eference) (\d{1,3})(?![\d.])/ => [$1]
# A reference is cited by its number in brackets.
@ section=References
- As in Ref. 3 it was small. => As in [3] it was small.
+ As in [3] it was small.

space-before: /(?<=[\p{Ll},])(\[\d{1,3}\])/ =>  $1
# A space stands before the bracket.
@ section=References
- It was found before[3] by others. => It was found before [3] by others.
+ It was found before [3] by others.

before-the-stop: /(?<=\p{Ll})\. ?(\[\d{1,3}\](?:, \[\d{1,3}\]|–\[\d{1,3}\]){0,5})(?= \p{Lu}|$)/ =>  $1.
# The citation stands before the stop.
@ section=References
- It was small.[3] => It was small [3].
+ It was small [3].

fig: /(?<![\p{L}])(?:[Ff]igure|fig\.?|Fig) ?(\d{1,3})/ => Fig. $1
| /(?<![\p{L}])(?:[Ff]igures|figs\.?|Figs) ?(\d{1,3})/ => Figs. $1
# “Figure” is always abbreviated before a number, at the start of a sentence too.
@ section=II.B
- The gain is shown in Figure 3 as well. => The gain is shown in Fig. 3 as well.
- Figure 3 shows the gain for both. => Fig. 3 shows the gain for both.
+ The gain is shown in Fig. 3 as well.

fig-panel: /(?<=(?<![\p{L}])Fig\. \d{1,2})([a-h])(?![\p{L}\d–-]|,? (?:and )?[a-h](?!\p{L}))/ => ($1)
# The letter of a panel stands in brackets.
@ section=II.B
- The gain is shown in Fig. 3a as well. => The gain is shown in Fig. 3(a) as well.
+ The gain is shown in Fig. 3(a) as well.
+ The gain is shown in Fig. 3a–c as well.

table-roman: /(?<![\p{L}])[Tt]able 1(?![\d.]\d|\d)/ => Table I
| /(?<![\p{L}])[Tt]able 2(?![\d.]\d|\d)/ => Table II
| /(?<![\p{L}])[Tt]able 3(?![\d.]\d|\d)/ => Table III
| /(?<![\p{L}])[Tt]able 4(?![\d.]\d|\d)/ => Table IV
| /(?<![\p{L}])[Tt]able 5(?![\d.]\d|\d)/ => Table V
| /(?<![\p{L}])[Tt]able 6(?![\d.]\d|\d)/ => Table VI
| /(?<![\p{L}])[Tt]able 7(?![\d.]\d|\d)/ => Table VII
| /(?<![\p{L}])[Tt]able 8(?![\d.]\d|\d)/ => Table VIII
| /(?<![\p{L}])[Tt]able 9(?![\d.]\d|\d)/ => Table IX
# Tables have roman numerals.
@ section=II.B
- The gains are in Table 2 below it. => The gains are in Table II below it.
+ The gains are in Table II below it.

section-roman: /(?<=(?:in|of|and|see|from) )[Ss]ection 2(?![\d.-]\d|\d)/ => Section II
| /(?<=(?:in|In|of|and|see|from) )[Ss]ection 3(?![\d.-]\d|\d)/ => Section III
| /(?<=(?:in|In|of|and|see|from) )[Ss]ection 4(?![\d.-]\d|\d)/ => Section IV
| /(?<=(?:in|In|of|and|see|from) )[Ss]ection 5(?![\d.-]\d|\d)/ => Section V
| /(?<=(?:in|In|of|and|see|from) )[Ss]ection 6(?![\d.-]\d|\d)/ => Section VI
# Sections have roman numerals.
@ section=II.B
- It is proved in Section 3 for all. => It is proved in Section III for all.
+ It is proved in Section III for all.

section-word: /(?<![\p{L}])(?:[Ss]ec\.|[Ss]ect\.|section) ?([IVX]{1,4})(?![\p{L}])/ => Section $1
# “Section” is written in full, with a capital.
@ section=II.B
- It is proved in Sec. III for all. => It is proved in Section III for all.
+ It is proved in Section III for all.

equation: /(?<=\p{Ll} )(?:[Ee]quations?|[Ee]qs?\.?) ?(\(\d{1,3}\))/ => $1
# Within a sentence the number in brackets stands alone.
@ section=IV
- From equation (3) it follows at once. => From (3) it follows at once.
+ From (3) it follows at once.

equation-brackets: /(?<=\p{Ll} )(?:[Ee]quation|[Ee]q\.?) ?(\d{1,3})(?![\d.])/ => ($1)
# An equation is cited by its number in brackets.
@ section=IV
- From Eq. 3 it follows at once. => From (3) it follows at once.
+ From (3) it follows at once.

theorem-capital: /(?<=(?:[Ii]n|[Bb]y|[Oo]f|[Ff]rom|and|to|see) )theorem(?= \d)/ => Theorem
| /(?<=(?:[Ii]n|[Bb]y|[Oo]f|[Ff]rom|and|to|see) )lemma(?= \d)/ => Lemma
| /(?<=(?:[Ii]n|[Bb]y|[Oo]f|[Ff]rom|and|to|see) )algorithm(?= \d)/ => Algorithm
| /(?<=(?:[Ii]n|[Bb]y|[Oo]f|[Ff]rom|and|to|see) )definition(?= \d)/ => Definition
# A numbered theorem, lemma or algorithm has a capital.
@ section=IV.E
- It follows by theorem 2 at once. => It follows by Theorem 2 at once.
+ It follows by Theorem 2 at once.
`,
};
