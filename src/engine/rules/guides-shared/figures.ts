import type { RuleFile } from '../rule-file.ts';

/** Figures, tables and equations that the text names; the IEEE manual goes its own way (`ieee/figures.ts`). */
export const SHARED_FIGURES: RuleFile = {
  id: 'guide-figures',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  rules: String.raw`
figure-in-full: /(?<![\p{L}])[Ff]ig\.? ?(S?\d{1,3})/ => Figure $1
# “Figure” is written in full in the text.
@ section=APA_7.5;_AMA_4.2;_AGU_Figures;_ACS_ch._15
- The rise is shown in Fig. 3 as well. => The rise is shown in Figure 3 as well.
+ The rise is shown in Figure 3 as well.

figures-in-full: /(?<![\p{L}])[Ff]igs\.? ?(S?\d{1,3})/ => Figures $1
# “Figures” is written in full in the text.
@ section=APA_7.5;_AMA_4.2;_AGU_Figures;_ACS_ch._15
- They are shown in Figs. 3 and 4 as well. => They are shown in Figures 3 and 4 as well.
+ They are shown in Figures 3 and 4 as well.

figure-capital: /(?<=(?:in|see|and|of|from|to|by|with) |\()figure(?= S?\d)/ => Figure
# A numbered figure is named with a capital.
@ section=APA_6.19;_AMA_10.4;_AGU_Text_Capitalization;_ACS_ch._10
- The rise is shown in figure 3 as well. => The rise is shown in Figure 3 as well.
+ The figure 3 lines up has no name.

table-capital: /(?<=(?:in|see|and|of|from|to|by|with) |\()table(?= S?\d)/ => Table
# A numbered table is named with a capital.
@ section=APA_6.19;_AMA_10.4;_AGU_Text_Capitalization;_ACS_ch._10
- The means are in table 2 below it. => The means are in Table 2 below it.
+ The means are in Table 2 below it.

above-below: /(?<=[Tt]he )(?:table|figure) (?:above|below)(?![\p{L}-])|(?<=[Tt]he )(?:above|below|following) (?:table|figure)(?![\p{L}-])/
# Name the table or figure by its number: its place may change.
@ guides=APA,AMA,AGU section=APA_7.5;_AMA_4.1;_AGU_Figures
- The table below shows the means.
+ Table 2 shows the means.

panel-letter: /(?<=(?<![\p{L}])(?:Figure|Figures|Fig\.) \d{1,2})\(([a-h])\)/ => $1
# The letter of a panel follows the number without brackets.
@ guides=AGU,ACS section=AGU_Figures;_ACS_ch._15
- The rise is shown in Figure 3(a) as well. => The rise is shown in Figure 3a as well.
+ The rise is shown in Figure 3a as well.

supporting-information: /(?<=[Tt]he |\(|in |see )[Ss]upplement(?:ary|al) [Ii]nformation(?![\p{L}])|(?<=[Tt]he |\(|in |see )[Ss]upplement(?:ary|al) [Mm]aterials?(?![\p{L}])/ => Supporting Information
# This publisher calls it “Supporting Information”.
@ guides=AGU,ACS section=AGU_Text_Requirements;_ACS_part_2
- More spectra are in the supplementary material. => More spectra are in the Supporting Information.
+ More spectra are in the Supporting Information.

number-sign: /(?<=(?:[Ss]ample|[Ss]ite|[Pp]atient|[Ff]igure|[Tt]able|[Ss]tudy|[Ww]ell) )# ?(\d)/ => $1
# The sign “#” does not stand for “number”.
@ guides=AMA,APA section=AMA_18.6;_APA_6.19
- It grew in sample #3 as well. => It grew in sample 3 as well.
+ It grew in sample 3 as well.
`,
};
