import type { RuleFile } from '../rule-file.ts';
import { capitalPrepositions, smallPrepositions } from './heading-prepositions.ts';

/** Headings and titles: the case of their words. */
export const SHARED_HEADINGS: RuleFile = {
  id: 'guide-headings',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'Small words within a heading have no capital.',
  where: 'labels',
  checks: [capitalPrepositions, smallPrepositions],
  rules: String.raw`
small-articles: /(?<=[\p{Ll}\d),] )The(?= \p{L})/ => the
| /(?<=[\p{Ll}\d),] )An(?= \p{L})/ => an
| /(?<=\p{Ll}{2}[),]? )A(?= \p{L}{3})/ => a
# Articles within a heading have no capital.
@ section=APA_6.17;_AMA_10.2;_IEEE_II.A;_AGU_Text_Capitalization;_ACS_ch._10
- Growth Of Cells In The Dark => Growth Of Cells In the Dark
+ Growth of Cells in the Dark

small-conjunctions: /(?<=[\p{Ll}\d),] )And(?= \p{L})/ => and
| /(?<=[\p{Ll}\d),] )Or(?= \p{L})/ => or
| /(?<=[\p{Ll}\d),] )But(?= \p{L})/ => but
# Conjunctions of two or three letters within a heading have no capital.
@ section=APA_6.17;_AMA_10.2;_IEEE_II.A;_AGU_Text_Capitalization;_ACS_ch._10
- Sources And Methods => Sources and Methods
+ Sources and Methods

small-prepositions: /(?<=[\p{Ll}\d),] )Of(?= \p{L})/ => of
| /(?<=[\p{Ll}\d),] )In(?= \p{L})/ => in
| /(?<=[\p{Ll}\d),] )On(?= \p{L})/ => on
| /(?<=[\p{Ll}\d),] )For(?= \p{L})/ => for
| /(?<=[\p{Ll}\d),] )To(?= \p{L})/ => to
| /(?<=[\p{Ll}\d),] )At(?= \p{L})/ => at
| /(?<=[\p{Ll}\d),] )By(?= \p{L})/ => by
# Prepositions of two or three letters within a heading have no capital.
@ section=APA_6.17;_AMA_10.2;_IEEE_II.A;_AGU_Text_Capitalization;_ACS_ch._10
- Growth Of Cells In Water => Growth of Cells in Water
+ Growth of Cells in Water

title-a-study-of: /(?<=^(?:The |An? )?)(?:[Ss]tudy|[Ii]nvestigation|[Ee]xamination|[Aa]nalysis) (?:[Oo]f|[Ii]nto)(?= \p{L}+ \p{L})/
# These words add nothing to a title.
@ guides=APA,ACS section=APA_2.4;_ACS_ch._2
- A Study of Sleep in Dolphins
+ Sleep in Dolphins

acknowledgments: /(?<![\p{L}])([Aa])cknowledgement(s?)(?![\p{L}])/ => $1cknowledgment$2
# The American spelling has no “e” after the “g”.
@ guides=APA,AMA,AGU,ACS where=anywhere language=US section=APA_6.11;_AMA_2.10;_AGU_Spelling;_ACS_ch._2
- Acknowledgements => Acknowledgments
+ Acknowledgments
`,
};
