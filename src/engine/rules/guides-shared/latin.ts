import type { RuleFile } from '../rule-file.ts';
import { latinInText } from './latin-in-text.ts';

/** Latin words and their abbreviations; the AMA manual writes them without stops (`ama/abbreviations.ts`). */
export const SHARED_LATIN: RuleFile = {
  id: 'guide-latin',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  checks: [latinInText],
  rules: String.raw`
eg-comma: /(?<![\p{L}.])e\.g\.(?= [\p{L}\d])/ => e.g.,
# A comma follows “e.g.”.
@ guides=APA,IEEE,AGU,ACS section=APA_6.29;_IEEE_II.F;_AGU_Word_List;_ACS_ch._9
- Some metals (e.g. copper) dissolve. => Some metals (e.g., copper) dissolve.
+ Some metals (e.g., copper) dissolve.

ie-comma: /(?<![\p{L}.])i\.e\.(?= [\p{L}\d])/ => i.e.,
# A comma follows “i.e.”.
@ guides=APA,IEEE,AGU,ACS section=APA_6.29;_IEEE_II.F;_AGU_Word_List;_ACS_ch._9
- The first part (i.e. the base) is old. => The first part (i.e., the base) is old.
+ The first part (i.e., the base) is old.

eg-stops: /(?<=[(;,] ?)eg\.?,?(?= \p{L})/ => e.g.,
# The abbreviation has two stops and a comma after it.
@ guides=APA,IEEE,AGU,ACS section=APA_6.29;_IEEE_II.F;_AGU_Word_List;_ACS_ch._9
- Some metals (eg, copper) dissolve. => Some metals (e.g., copper) dissolve.
+ Some metals (e.g., copper) dissolve.

ie-stops: /(?<=[(;,] ?)ie\.?,?(?= \p{L})/ => i.e.,
# The abbreviation has two stops and a comma after it.
@ guides=APA,IEEE,AGU,ACS section=APA_6.29;_IEEE_II.F;_AGU_Word_List;_ACS_ch._9
- The first part (ie, the base) is old. => The first part (i.e., the base) is old.
+ The first part (i.e., the base) is old.

et-al-stop: /(?<=\p{L},? et )al(?=[\s,;)’'])/ => al.
# “al.” is short for “alii” and takes a stop.
@ guides=APA,IEEE,AGU,ACS section=APA_8.17;_IEEE_References;_AGU_Text_citations;_ACS_ch._14
- The method of Brown et al was used. => The method of Brown et al. was used.
+ The method of Brown et al. was used.

et-stop: /(?<=\p{L},? )et\.(?= ?al(?![\p{L}]))/ => et
# “et” is a whole word and takes no stop.
@ section=APA_8.17;_AMA_8.1;_IEEE_References;_AGU_Text_citations;_ACS_ch._14
- The method of Brown et. al. was used. => The method of Brown et al. was used.
+ The method of Brown et al. was used.

et-al-comma: /, et al(?![\p{L}])(?<=(?<!, |[\p{L}’'-])\p{Lu}[\p{L}’'-]{1,30}, et al)/ =>  et al
# No comma stands before “et al.” after a single name.
@ section=APA_8.17;_AMA_3.7;_IEEE_References;_AGU_Text_citations;_ACS_ch._14
- The method of Brown, et al. was used. => The method of Brown et al. was used.
+ The method of Brown et al. was used.

for-example-in-brackets: /(?<=\()for example,?(?= \p{L})/ => e.g.,
# Within brackets the Latin abbreviation is used.
@ guides=APA,AGU section=APA_6.29;_AGU_Word_List
- Some metals (for example, copper) dissolve. => Some metals (e.g., copper) dissolve.
+ Some metals (e.g., copper) dissolve.

that-is-in-brackets: /(?<=\()that is,(?= \p{L})/ => i.e.,
# Within brackets the Latin abbreviation is used.
@ guides=APA,AGU section=APA_6.29;_AGU_Word_List
- The first part (that is, the base) is old. => The first part (i.e., the base) is old.
+ The first part (i.e., the base) is old.

vs-in-brackets: /v(?:s|ersus)(?= [^()]{1,80}\))(?<=\([^()]{1,80} v(?:s|ersus))/ => vs.
# Within brackets “versus” is abbreviated, with a stop.
@ guides=APA,AGU section=APA_6.29;_AGU_Word_List
- Two sites (wet vs dry) were compared. => Two sites (wet vs. dry) were compared.
+ Two sites (wet vs. dry) were compared.

vs-plain: /(?<=[\p{L}\d)%] )vs\.(?= [\p{L}\d])/ => vs
# This guide writes “vs” without a stop.
@ guides=AMA,ACS section=AMA_13.11;_ACS_ch._10
- The yield was 80% vs. 60% before. => The yield was 80% vs 60% before.
+ The yield was 80% vs 60% before.

vs-written-out: /(?<=[\p{L}\d)] )vs\.?(?= [\p{L}\d])/ => versus
# In running text this guide writes “versus”.
@ guides=IEEE section=III
- It shows gain vs. frequency for both. => It shows gain versus frequency for both.
+ It shows gain versus frequency for both.

in-vivo: /(?<![\p{L}-])([Ii]n)-(vivo|vitro|situ|silico|utero)(?![\p{L}-])/ => $1 $2
# Latin phrases take no hyphen.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Hyphenation;_ACS_ch._10
- We took in-situ samples. => We took in situ samples.
+ We took in situ samples.

ad-hoc: /(?<![\p{L}-])([Aa]d)-(hoc|libitum|lib)(?![\p{L}-])/ => $1 $2
| /(?<![\p{L}-])([Aa])-(priori|posteriori)(?![\p{L}-])/ => $1 $2
| /(?<![\p{L}-])([Pp]ost)-hoc(?![\p{L}-])/ => $1 hoc
# Latin phrases take no hyphen.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Hyphenation;_ACS_ch._10
- An ad-hoc rule was used. => An ad hoc rule was used.
- We ran post-hoc tests. => We ran post hoc tests.
+ We ran post hoc tests.

etc-with-such-as: /etc\.?(?=[),;.]|$)(?<=(?<![\p{L}])(?:such as|e\.g\.,|including) [^.;()]{1,80} etc\.?)/
# A list that begins with “such as” is not complete, so “etc.” says it twice.
@ section=APA_6.29;_AMA_11.1;_IEEE_III;_AGU_Word_List;_ACS_ch._10
- Metals such as iron, lead, etc., were found.
+ Metals such as iron and lead were found.

ibid: /(?<![\p{L}])[Ii]bid\.?(?![\p{L}])/
# This guide does not use “ibid.”: cite the source again.
@ guides=APA,AMA,AGU,ACS section=APA_8.10;_AMA_3.6;_AGU_Text_citations;_ACS_ch._14
- The rule is the same (ibid., p. 5).
+ The rule is the same (Brown, 2010, p. 5).
`,
};
