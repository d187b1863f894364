import type { RuleFile } from '../rule-file.ts';

/** Citations in the text: author and year (APA, AGU) against numbers (AMA, IEEE, ACS). */
export const SHARED_CITATIONS: RuleFile = {
  id: 'guide-citations',
  errorClass: 'guide',
  guides: ['APA', 'AGU'],
  source: 'Style manuals',
  comment: 'The guide cites this as {better}.',
  rules: String.raw`
ampersand-in-brackets: /and(?= \p{Lu}[\p{L}’'-]{1,30},? (?:19|20)\d\d[a-z]?[),;])(?<=[(;] ?(?:see |e\.g\., |cf\. )?(?:\p{Lu}[\p{L}’'-]{1,30},? ){1,2}and)/ => &
# Within brackets an ampersand joins the authors' names.
@ section=APA_8.17;_AGU_Text_citations
- It was found before (Brown and Green, 2010). => It was found before (Brown & Green, 2010).
+ It was found before (Brown & Green, 2010).

and-in-text: /(?<=\p{L} )&(?= \p{Lu}[\p{L}’'-]{1,30} \((?:19|20)\d\d)/ => and
# In running text “and” joins the authors' names.
@ section=APA_8.17;_AGU_Text_citations
- The test of Brown & Green (2010) was used. => The test of Brown and Green (2010) was used.
+ The test of Brown and Green (2010) was used.

comma-before-year: / ((?:19|20)\d\d[a-z]?)(?=[),;])(?<=[(;] ?(?:\p{Lu}[\p{L}’'-]{1,30} & )?(?!January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter|Version|Windows|Office|Since|In|Table|Olympics|Early|Late)\p{Lu}[\p{Ll}’'-]{1,30}(?: et al\.)? \d{4}[a-z]?)/ => , $1
# A comma stands between the authors and the year.
@ section=APA_8.11;_AGU_Text_citations
- It was found before (Brown 2010). => It was found before (Brown, 2010).
- It was found before (Brown et al. 2010; Green, 2012). => It was found before (Brown et al., 2010; Green, 2012).
+ It was found before (Brown, 2010), and again later (May 2010).

semicolon-between: /(?<=[(;] ?\p{Lu}[\p{L}’'-]{1,30}(?: et al\.| & \p{Lu}[\p{L}’'-]{1,30})?, (?:19|20)\d\d[a-z]?),(?= \p{Lu}[\p{L}’'-]{1,30}(?: et al\.| & \p{Lu}[\p{L}’'-]{1,30})?, (?:19|20)\d\d)/ => ;
# A semicolon stands between two works.
@ section=APA_8.12;_AGU_Text_citations
- It was found before (Brown, 2010, Green, 2012). => It was found before (Brown, 2010; Green, 2012).
+ It was found before (Brown, 2010; Green, 2012).

three-authors-in-brackets: /(?<=[(;] ?)(\p{Lu}[\p{L}’'-]{1,30})(?:, \p{Lu}[\p{L}’'-]{1,30}){1,12},? (?:&|and) \p{Lu}[\p{L}’'-]{1,30}(?=, (?:19|20)\d\d[a-z]?[),;])/ => $1 et al.
# From three authors on, only the first is named, from the first citation on.
@ section=APA_8.17;_AGU_Text_citations
- It was found before (Brown, Green, & White, 2010). => It was found before (Brown et al., 2010).
+ It was found before (Brown & Green, 2010).

three-authors-in-text: /(?<=(?<![\p{L}] ?)|\p{Ll} )(\p{Lu}[\p{Ll}’'-]{1,30})(?:, \p{Lu}[\p{L}’'-]{1,30}){1,12},? (?:&|and) \p{Lu}[\p{L}’'-]{1,30}(?= \((?:19|20)\d\d[a-z]?\))/ => $1 et al.
# From three authors on, only the first is named, from the first citation on.
@ section=APA_8.17;_AGU_Text_citations
- The test of Brown, Green, and White (2010) was used. => The test of Brown et al. (2010) was used.
+ The test of Brown and Green (2010) was used.

comma-before-bracket: /, (\((?:19|20)\d\d[a-z]?\))(?! \p{Lu})(?<=\p{Lu}\p{Ll}{1,20}, \(\d{4}[a-z]?\))/ =>  $1
# No comma stands between a name in the text and its year in brackets.
@ section=APA_8.11;_AGU_Text_citations confidence=0.6
- The test of Brown, (2010) was used. => The test of Brown (2010) was used.
+ The test of Brown (2010) was used.

et-al-year-comma: / et al\.?(?= ?(?:19|20)\d\d)(?<=[(;] ?\p{Lu}[\p{L}’'-]{1,30},? et al\.?)/ =>  et al.,
# A comma stands between the authors and the year.
@ section=APA_8.11;_AGU_Text_citations
- The rule is old (Brown et al.2010). => The rule is old (Brown et al.,2010).
+ The rule is old (Brown et al., 2010).

numbered: /(?<=\p{L} )\[\d{1,3}(?:(?:, ?|[-–])\d{1,3}){0,10}\](?=[\s.,;)])/
# This guide cites by author and year, not by number.
@ section=APA_8.10;_AGU_Text_citations
- It was found before [12].
+ It was found before (Brown, 2010).

page-sign: /(?<=\p{Lu}[\p{L}’'-]{1,30}, (?:19|20)\d\d[a-z]?): ?(\d{1,4})(?=\))/ => , p. $1
# A page is cited after a comma, with “p.” before it.
@ section=APA_8.13;_AGU_Text_citations
- He calls it dark (Brown, 2010: 25). => He calls it dark (Brown, 2010, p. 25).
+ He calls it dark (Brown, 2010, p. 25).

page-stop: /(?<=(?:19|20)\d\d[a-z]?, )(pp?)(?= \d)/ => $1.
# “p.” is an abbreviation and takes a stop.
@ section=APA_8.13;_AGU_Text_citations
- He calls it dark (Brown, 2010, p 25). => He calls it dark (Brown, 2010, p. 25).
+ He calls it dark (Brown, 2010, p. 25).

pages-sign: /(?<=(?:19|20)\d\d[a-z]?, )p\.(?= ?\d{1,4}[-–]\d{1,4}\))/ => pp.
# More than one page takes “pp.”.
@ section=APA_8.13;_AGU_Text_citations
- He calls it dark (Brown, 2010, p. 25–27). => He calls it dark (Brown, 2010, pp. 25–27).
+ He calls it dark (Brown, 2010, pp. 25–27).

page-space: /(?<=(?:19|20)\d\d[a-z]?, )(pp?)\.(\d)/ => $1. $2
# A space stands between “p.” and the number.
@ section=APA_8.13;_AGU_Text_citations
- He calls it dark (Brown, 2010, p.25). => He calls it dark (Brown, 2010, p. 25).
+ He calls it dark (Brown, 2010, p. 25).

author-year: /\((?:see |e\.g\., |cf\. )?\p{Lu}[\p{L}’'-]{1,30}(?: et al\.?,?| (?:and|&) \p{Lu}[\p{L}’'-]{1,30})?,? (?:19|20)\d\d[a-z]?\)(?<!\((?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter|Since|In|Version),? \d{4}\))/
# This guide cites by number, not by author and year.
@ guides=AMA,IEEE section=AMA_3.6;_IEEE_References
- It was found before (Brown et al., 2010).
+ It was found before [3], and again later (May 2010).

name-year: /(?<=\p{Lu}[\p{L}’'-]{1,30} (?:et al\.? )?)\((?:19|20)\d\d[a-z]?\)/
# This guide cites by number: the year stands in the list of references.
@ guides=AMA,IEEE section=AMA_3.6;_IEEE_References confidence=0.6
- The test of Brown et al. (2010) was used.
+ The test of Brown et al. [3] was used.

superscript: /(?<=\p{L},? ?)\[\d{1,3}(?:(?:, ?|[-–])\d{1,3}){0,10}\](?=[\s.,;)])/
# This guide sets the numbers of references as superscripts, without brackets.
@ guides=AMA,ACS section=AMA_3.6;_ACS_ch._14
- It was found before [12].
+ It was found before.¹²
`,
};
