import type { RuleFile } from '../rule-file.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Dates, times, degrees and names of countries. */
export const SHARED_DATES: RuleFile = {
  id: 'guide-dates',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  rules: String.raw`
day-first: /(?<![\p{L}])(${MONTHS}) (\d{1,2}), ((?:1[5-9]|20)\d\d),?(?![\d\p{L}])/ => $2 $1 $3
# The day stands before the month, without a comma.
@ guides=AGU section=Date_and_Time
- It fell on January 5, 2010, in the north. => It fell on 5 January 2010 in the north.
+ It fell on 5 January 2010 in the north.

month-first: /(?<![\d.\/–-] ?)(\d{1,2}) (${MONTHS}) ((?:1[5-9]|20)\d\d)(?![\d\p{L}])/ => $2 $1, $3
# The month stands before the day, and a comma before the year.
@ guides=AMA,ACS section=AMA_18.1;_ACS_ch._10 language=US
- It was bought on 5 January 2010. => It was bought on January 5, 2010.
+ It was bought on January 5, 2010.

day-ordinal: /(?<=(?<![\p{L}])(?:${MONTHS}) \d{1,2})(?:st|nd|rd|th)(,?)(?=[\s.;)])/ => $1
# The day of a date takes no ending.
@ section=APA_6.32;_AMA_18.2.4;_IEEE_II.F;_AGU_Date_and_Time;_ACS_ch._10
- It was sent on May 5th, 2010, at noon. => It was sent on May 5, 2010, at noon.
+ It was sent on May 5, 2010, at noon.

numeric-date: /(?<![\d\/.])\d{1,2}\/\d{1,2}\/(?:19|20)?\d\d(?![\d\/])/
# Write the month as a word: this order of numbers is read in two ways.
@ section=APA_6.32;_AMA_18.1;_IEEE_II.F;_AGU_Date_and_Time;_ACS_ch._10
- It was sent on 05/06/2010 at noon.
+ It was sent on May 6, 2010, at noon.

full-years: /(?<=(?<!\d)(19|20)\d\d)[–-](\d\d)(?=[\s,;).])/ => –$1$2
# Both years of a range are given in full.
@ guides=AGU section=Numbers
- The drought of 1990–95 was long. => The drought of 1990–1995 was long.
+ The drought of 1990–1995 was long.

full-years-hyphen: /(?<=(?<!\d)(19|20)\d\d)[–-](\d\d)(?=[\s,;).])/ => -$1$2
# Both years of a range are given in full.
@ guides=AMA section=18.4
- The drought of 1990-95 was long. => The drought of 1990-1995 was long.
+ The drought of 1990-1995 was long.

gmt: /(?<=\d ?)GMT(?![\p{L}\d+-])/ => UTC
# The time scale is UTC today.
@ guides=AGU,IEEE section=AGU_Date_and_Time;_IEEE_II.F
- It began at 14:00 GMT that day. => It began at 14:00 UTC that day.
+ It began at 14:00 UTC that day.

am-pm: /(?<=\d) ?(?:AM|am|A\.M\.)(?![\p{L}.])(?=[\s,;)])/ =>  a.m.
| /(?<=\d) ?(?:PM|pm|P\.M\.)(?![\p{L}.])(?=[\s,;)])/ =>  p.m.
| /(?<=\d) ?(?:AM|am)\.$/ =>  a.m.
| /(?<=\d) ?(?:PM|pm)\.$/ =>  p.m.
# The guide writes “a.m.” and “p.m.”, small and with stops.
@ guides=APA,ACS,AGU section=APA_6.2;_ACS_ch._10;_AGU_Date_and_Time
- It opens at 9 AM every day. => It opens at 9 a.m. every day.
- It closes at 5pm every day. => It closes at 5 p.m. every day.
- It opens at 9 AM. => It opens at 9 a.m.
+ It opens at 9 a.m. every day.

am-pm-capitals: /(?<=\d) ?(?:a\.m\.|am|A\.M\.)(?![\p{L}])/ =>  AM
| /(?<=\d) ?(?:p\.m\.|pm|P\.M\.)(?![\p{L}])/ =>  PM
# The guide writes “AM” and “PM” without stops.
@ guides=AMA section=18.1
- It opens at 9 a.m. every day. => It opens at 9 AM every day.
+ It opens at 9 AM every day.

us-adjective: [=US>U.S.] {NN|NNS}
| [=US>U.S.] (federal|national|public|private) {NN|NNS}
# As an adjective the abbreviation takes stops.
@ guides=APA,ACS,AGU section=APA_6.2;_ACS_ch._10;_AGU_Countries
- They asked US citizens about it. => They asked U.S. citizens about it.
- Most US quitlines send faxes. => Most U.S. quitlines send faxes.
+ They asked U.S. citizens about it.
+ It is used in the US for this.

us-plain: /(?<![\p{L}.])U\. ?S\.(?! ?A)(?=[\s,;)-])/ => US
| /(?<![\p{L}.])U\. ?K\.(?=[\s,;)-])/ => UK
# The abbreviation takes no stops.
@ guides=AMA section=13.5
- They asked U.S. citizens about it. => They asked US citizens about it.
+ They asked US citizens about it.

degree-plain: /(?<![\p{L}.])Ph\. ?D\.?(?=[\s,;)])/ => PhD
| /(?<![\p{L}.])M\. ?D\.(?=[\s,;)]|$)/ => MD
| /(?<![\p{L}.])M\. ?Sc\.(?=[\s,;)])/ => MSc
# Academic degrees take no stops.
@ guides=APA,AMA,AGU section=APA_6.2;_AMA_13.1;_AGU_Word_List
- She holds a Ph.D. in physics. => She holds a PhD in physics.
+ She holds a PhD in physics.

degree-stops: /(?<![\p{L}.])PhD(?=[\s,;)])/ => Ph.D.
# The degree is written with stops.
@ guides=IEEE,ACS section=IEEE_II.A;_ACS_ch._10
- She holds a PhD in physics. => She holds a Ph.D. in physics.
+ She holds a Ph.D. in physics.
`,
};
