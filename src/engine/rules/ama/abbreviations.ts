import type { RuleFile } from '../rule-file.ts';

/** The AMA manual writes abbreviations without stops, and those of prescriptions in words. */
export const AMA_ABBREVIATIONS: RuleFile = {
  id: 'ama-abbreviations',
  errorClass: 'guide',
  guides: ['AMA'],
  source: 'AMA Manual of Style, 11th ed.',
  comment: 'AMA style writes {better} for {found}.',
  rules: String.raw`
eg: /(?<![\p{L}.])e\. ?g\.,?(?= [\p{L}\d])/ => eg,
# AMA style writes “eg” without stops and with a comma after it.
@ section=13.11
- Some drugs (e.g., aspirin) were bought. => Some drugs (eg, aspirin) were bought.
+ Some drugs (eg, aspirin) were bought.

ie: /(?<![\p{L}.])i\. ?e\.,?(?= [\p{L}\d])/ => ie,
# AMA style writes “ie” without stops and with a comma after it.
@ section=13.11
- The first dose (i.e., the small one) helped. => The first dose (ie, the small one) helped.
+ The first dose (ie, the small one) helped.

et-al: /(?<=\p{L},? et )al\.(?= [\p{L}\d(])(?! \p{Lu}\p{Ll}+ (?:is|was|are))/ => al
# AMA style writes “et al” without a stop.
@ section=3.7
- The method of Brown et al. was used. => The method of Brown et al was used.
+ The method of Brown et al was used.

titles: /(?<![\p{L}.])(Dr|Mr|Mrs|Ms|Jr|Sr|St)\.(?= \p{Lu}|,)/ => $1
# Titles take no stop.
@ section=13.6
- It was read by Dr. Brown at noon. => It was read by Dr Brown at noon.
+ It was read by Dr Brown at noon.

etc-stop: /(?<=\p{L},? )etc\.(?= \p{Ll}|,|;|\))/ => etc
# AMA style writes “etc” without a stop.
@ section=13.11
- They had pens, paper, etc., with them. => They had pens, paper, etc, with them.
+ They had pens, paper, etc, with them.

twice-daily: /(?<![\p{L}.])(?:b\.i\.d\.?|BID|bid)(?=[\s,;).])(?<=(?:mg|mL|g|tablets?|capsules?|doses?) (?:b\.i\.d\.?|BID|bid))/ => twice daily
| /(?<![\p{L}.])(?:t\.i\.d\.?|TID|tid)(?=[\s,;).])(?<=(?:mg|mL|g|tablets?|capsules?|doses?) (?:t\.i\.d\.?|TID|tid))/ => 3 times daily
| /(?<![\p{L}.])(?:q\.i\.d\.?|QID|qid)(?=[\s,;).])(?<=(?:mg|mL|g|tablets?|capsules?|doses?) (?:q\.i\.d\.?|QID|qid))/ => 4 times daily
# How often a drug is taken is written in words.
@ section=13.11
- They took 50 mg b.i.d. for a week. => They took 50 mg twice daily for a week.
+ They took 50 mg twice daily for a week.

daily: /(?<=(?:mg|mL|g|tablets?|capsules?|dose) )(?:q\.d\.|QD|qd|q\.?h\.?s\.)(?=[\s,;)])/ => daily
# The abbreviation is easily misread: write “daily”.
@ section=13.11
- They took 50 mg qd for a week. => They took 50 mg daily for a week.
+ They took 50 mg daily for a week.

by-mouth: /(?<=(?:mg|mL|g) )(?:p\.o\.|PO|po)(?=[\s,;)])/ => orally
# The way a drug is given is written in words.
@ section=13.11
- They took 50 mg PO at noon. => They took 50 mg orally at noon.
+ They took 50 mg orally at noon.

intravenous: /(?<![\p{L}.])(?:i\.v\.|I\.V\.)(?= \p{Ll})/ => intravenous
| /(?<![\p{L}.])i\.m\.(?= \p{Ll})/ => intramuscular
| /(?<![\p{L}.])s\.c\.(?= \p{Ll})/ => subcutaneous
# The way a drug is given is written in words.
@ section=13.11
- They had an i.v. line in place. => They had an intravenous line in place.
+ They had an intravenous line in place.

mm-hg: /(?<=\d\s?)mm[Hh]g(?![\p{L}])/ => mm Hg
# A space stands within the unit of pressure.
@ section=13.12
- It fell to 90 mmHg at night. => It fell to 90 mm Hg at night.
+ It fell to 90 mm Hg at night.

cubic-centimeter: /(?<=\d )ccs?(?![\p{L}])/ => mL
# The milliliter has taken the place of the cubic centimeter.
@ section=17.5
- They gave 5 cc of saline. => They gave 5 mL of saline.
+ They gave 5 mL of saline.

hours-in-words: /(?<=(?<![\d.])(?!1 )\d{1,3}(?:\.\d)? )(?:hrs?|h)(?=[,;)]|\.$| (?:after|before|of|later|at|and|in|per|for|to)(?!\p{L}))/ => hours
| /(?<=(?<![\d.–-])1 )(?:hr?|h)(?=[,;)]|\.$| (?:after|before|of|later|at|and|in|per|for|to)(?!\p{L}))/ => hour
# In the text hours are written out.
@ section=13.12
- They were seen 24 h after the dose. => They were seen 24 hours after the dose.
- It was given every 8 hrs. => It was given every 8 hours.
- After 1 h, it was stopped. => After 1 hour, it was stopped.
+ They were seen 24 hours after the dose.

minutes-in-words: /(?<=(?<![\d.])(?!1 )\d{1,3}(?:\.\d)? )(?:mins?)(?=[,;)]| (?:after|before|of|later|at|and|in|per|for|to)(?!\p{L}))/ => minutes
| /(?<=(?<![\d.–-])1 )min(?=[,;)]| (?:after|before|of|later|at|and|in|per|for|to)(?!\p{L}))/ => minute
# In the text minutes are written out.
@ section=13.12
- They rested for 10 min after it. => They rested for 10 minutes after it.
- They rested for 1 min after it. => They rested for 1 minute after it.
+ They rested for 10 minutes after it.

per-day: /(?<=(?<![\p{L}\d])(?:mg|g|μg|µg|mL)\/kg)\/(?:d|day)(?![\p{L}])/ =>  per day
# With two divisions the second is written “per”.
@ section=17.2.2
- They had 5 mg/kg/day of it. => They had 5 mg/kg per day of it.
+ They had 5 mg/kg per day of it.
`,
};
