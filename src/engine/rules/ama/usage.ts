import type { RuleFile } from '../rule-file.ts';

/** Medical terms, eponyms, designators and headings of the AMA manual. */
export const AMA_USAGE: RuleFile = {
  id: 'ama-usage',
  errorClass: 'guide',
  guides: ['AMA'],
  source: 'AMA Manual of Style, 11th ed.',
  comment: 'AMA style writes {better} for {found}.',
  rules: String.raw`
eponyms: /(?<![\p{L}])(Alzheimer|Parkinson|Down|Crohn|Hodgkin|Huntington|Cushing|Addison|Sjögren|Tourette|Raynaud|Wilson|Paget|Hashimoto|Turner|Asperger|Barrett|Kaposi|Bell|Ménière)['’]s(?= (?:disease|syndrome|lymphoma|palsy|chorea|phenomenon|esophagus|sarcoma|thyroiditis|dementia))/ => $1
| /(?<![\p{L}])Graves['’](?= disease)/ => Graves
# Eponyms stand without the possessive.
@ section=15.2
- She has Alzheimer’s disease now. => She has Alzheimer disease now.
+ She has Alzheimer disease now.

healthcare: /(?<![\p{L}-])health-?care(?![\p{L}-])/ => health care
| /(?<=^)Health-?care(?= \p{Ll})/ => Health care
# AMA style writes “health care” in two words everywhere.
@ section=11.1
- The healthcare system is large. => The health care system is large.
+ The health care system is large.
+ The column is from GE Healthcare Life Sciences.

type-two: /(?<=[\p{L},(] ?)[Tt]ype(?: |-)II(?= diabet)/ => type 2
| /(?<=[\p{L},(] ?)[Tt]ype(?: |-)I(?= diabet)/ => type 1
| /(?<=^)Type(?: |-)II(?= diabet)/ => Type 2
| /(?<=^)Type(?: |-)I(?= diabet)/ => Type 1
# Types of diabetes have arabic numerals.
@ section=18.7.5
- He has type II diabetes now. => He has type 2 diabetes now.
- Patients with Type II diabetes left. => Patients with type 2 diabetes left.
+ He has type 2 diabetes now.

trial-phase: /(?<![\p{L}])([Pp]hase|PHASE) III(?= (?:clinical |randomized )?(?:trial|trials|study|studies))/ => $1 3
| /(?<![\p{L}])([Pp]hase|PHASE) II(?= (?:clinical |randomized )?(?:trial|trials|study|studies))/ => $1 2
| /(?<![\p{L}])([Pp]hase|PHASE) IV(?= (?:clinical |randomized )?(?:trial|trials|study|studies))/ => $1 4
| /(?<![\p{L}])([Pp]hase|PHASE) I(?= (?:clinical |randomized )?(?:trial|trials|study|studies))/ => $1 1
# Phases of trials have arabic numerals.
@ section=ch._14
- A phase III trial is open. => A phase 3 trial is open.
+ A phase 3 trial is open.

designator-small: {IN|DT|and} [=Day>day] /^\d{1,2}$/
| {IN|DT|and} [=Week>week] /^\d{1,2}$/
| {IN|DT|and} [=Grade>grade] /^(?:\d|I{1,3}|IV)$/
| {IN|DT|and} [=Stage>stage] /^(?:\d|I{1,3}|IV)$/
| {IN|DT|and} [=Type>type] /^\d$/
| {IN|DT|and} [=Patient>patient] /^\d{1,2}$/
| {IN|DT|and} [=Phase>phase] /^(?:\d|I{1,3}|IV)$/
# Only figures, tables and the like have a capital before their number.
@ section=10.4
- They were seen on Day 5 and later. => They were seen on day 5 and later.
+ They were seen on day 5 and later.

panel-capital: /(?<=(?<![\p{L}])Figure \d{1,2})a(?![\p{L}\d]|[,–-] ?[a-h](?!\p{L}))/ => A
| /(?<=(?<![\p{L}])Figure \d{1,2})b(?![\p{L}\d]|[,–-] ?[a-h](?!\p{L}))/ => B
| /(?<=(?<![\p{L}])Figure \d{1,2})c(?![\p{L}\d]|[,–-] ?[a-h](?!\p{L}))/ => C
| /(?<=(?<![\p{L}])Figure \d{1,2})d(?![\p{L}\d]|[,–-] ?[a-h](?!\p{L}))/ => D
# Panels of figures have capital letters.
@ section=4.2
- The scan is shown in Figure 2b as well. => The scan is shown in Figure 2B as well.
+ The scan is shown in Figure 2B as well.

regimen: (treatment|drug|dosing|dose|chemotherapy|antibiotic|drugs) [regime:N>regimen:N]
# A regimen is a plan of treatment, a regime a government.
@ section=11.1
- The treatment regime was kept. => The treatment regimen was kept.
+ The treatment regimen was kept.

failed-treatment: (patient|patients|participants|who) [(failed|fail) (treatment|therapy|chemotherapy)]
# The treatment fails, not the patient.
@ section=11.1
- Some patients failed treatment at once.
+ Treatment failed in some patients.

sacrificed: (mice|rats|animals|rabbits|dogs|pigs) (were|was) [sacrificed>killed / euthanized]
# Say plainly how the animals died.
@ section=11.1
- The mice were sacrificed on the last day. => The mice were killed on the last day.
+ The mice were killed on the last day.

expired: (patient|patients|who|participants|children) [expired>died]
# People die.
@ section=11.1
- Two patients expired during the night. => Two patients died during the night.
+ The license of the clinic expired.

complained-of: (patient|patients|who|she|he|participants) [complain:V of>report:V] {NN|NNS|JJ}
# Patients report what they feel; “complain” judges them.
@ section=11.1
- The patient complained of headaches. => The patient reported headaches.
+ The patient reported headaches.

denied: (patient|patients|she|he|participants) [deny:V] (pain|fever|nausea|smoking|alcohol|chills|drug|any)
# “Denied” casts doubt on what was said: write that it was not reported.
@ section=11.1
- The patient denied fever at that time.
+ The patient reported no fever at that time.

males-as-nouns: /(?<=[\p{L}\d] )(?:males|females)(?= (?:aged|who|over|under)(?!\p{L}))(?<!(?:young|juvenile|adult|fertile|mature|sterile|wild) (?:males|females))/
# As nouns use “men”, “women”, “boys” or “girls”.
@ section=11.7 confidence=0.6
- There were 12 males aged 30 years.
+ There were six males and two females in the cage.

jargon: [lab>laboratory] (result|results|test|tests|value|values|finding|findings|studies|data|measurement|measurements)
| (physical|clinical|neurologic|pelvic|rectal) [exam:N>examination:N]
| (was|were|be|been) [prepped>prepared] (for|before)
| [emergency room>emergency department]
# This is how colleagues talk; in a paper the word is written out.
@ section=11.4
- The lab results were normal. => The laboratory results were normal.
- She was seen in the emergency room. => She was seen in the emergency department.
+ The laboratory results were normal.

normal-range: (in|within|outside|above|below) the [normal range>reference range]
# A laboratory value lies within its reference range.
@ section=11.4 confidence=0.6
- The level was within the normal range. => The level was within the reference range.
+ The level was within the reference range.

case-control: [(diabetic|cancer|stroke|asthma) cases]
# Cases are instances of a disease; people are patients.
@ section=11.1 confidence=0.6
- We asked cancer cases about it.
+ We asked patients with cancer about it.

unit-hyphen: /(?<=(?<![\p{L}])(?:[Aa]|[Aa]n|[Tt]he) \d{1,3}) (mm|cm|mL|mg|g|kg)(?= (?:tube|tumor|mass|lesion|incision|catheter|syringe|dose|tablet|nodule|margin|needle|sample|stone|polyp|vial)s?(?!\p{L}))/ => -$1
# Before a noun a hyphen joins the number and its unit.
@ section=17.3
- It was a 5 mm incision at first. => It was a 5-mm incision at first.
+ It was a 5-mm incision at first.

charge-plus: /(?<![\p{L}])(Ca|Mg|Fe|Zn|Cu)\+\+/ => $12+
# The number of charges stands before the sign.
@ section=ch._14
- The Ca++ level fell at night. => The Ca2+ level fell at night.
+ The Ca2+ level fell at night.
`,
};
