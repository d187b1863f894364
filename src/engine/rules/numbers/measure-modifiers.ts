import type { RuleFile } from '../rule-file.ts';

/** Measures before a noun are joined by hyphens and have no plural. */
export const MEASURES: RuleFile = {
  id: 'measure-modifiers',
  errorClass: 'number-style',
  source: 'The Chicago Manual of Style, 17th ed., 7.89',
  comment: 'Before a noun the measure is written {better}.',
  rules: `
year-before-noun: a|an|the|this|our|their [@{CD} year>@1-year] {NN|NNS}
? year *1 (old|per|year)
@ confidence=0.7
- It was a three year test. => It was a three-year test.
+ It was a test of three years.

year-old: a|an|the [@{CD} year old>@1-year-old]
- It was a three year old plant. => It was a three-year-old plant.
+ It was three years old.

plural-year-before-noun: a|an [@{CD} - years>@1-year] {NN}
- It was a three-years test. => It was a three-year test.

month-before-noun: a|an|the|this|our|their [@{CD} month>@1-month] {NN|NNS}
? month *1 (old|per|month)
@ confidence=0.7
- It was a three month test. => It was a three-month test.
+ It was a test of three months.

month-old: a|an|the [@{CD} month old>@1-month-old]
- It was a three month old plant. => It was a three-month-old plant.
+ It was three months old.

plural-month-before-noun: a|an [@{CD} - months>@1-month] {NN}
- It was a three-months test. => It was a three-month test.

week-before-noun: a|an|the|this|our|their [@{CD} week>@1-week] {NN|NNS}
? week *1 (old|per|week)
@ confidence=0.7
- It was a three week test. => It was a three-week test.
+ It was a test of three weeks.

week-old: a|an|the [@{CD} week old>@1-week-old]
- It was a three week old plant. => It was a three-week-old plant.
+ It was three weeks old.

plural-week-before-noun: a|an [@{CD} - weeks>@1-week] {NN}
- It was a three-weeks test. => It was a three-week test.

day-before-noun: a|an|the|this|our|their [@{CD} day>@1-day] {NN|NNS}
? day *1 (old|per|day)
@ confidence=0.7
- It was a three day test. => It was a three-day test.
+ It was a test of three days.

day-old: a|an|the [@{CD} day old>@1-day-old]
- It was a three day old plant. => It was a three-day-old plant.
+ It was three days old.

plural-day-before-noun: a|an [@{CD} - days>@1-day] {NN}
- It was a three-days test. => It was a three-day test.

hour-before-noun: a|an|the|this|our|their [@{CD} hour>@1-hour] {NN|NNS}
? hour *1 (old|per|hour)
@ confidence=0.7
- It was a three hour test. => It was a three-hour test.
+ It was a test of three hours.

plural-hour-before-noun: a|an [@{CD} - hours>@1-hour] {NN}
- It was a three-hours test. => It was a three-hour test.

minute-before-noun: a|an|the|this|our|their [@{CD} minute>@1-minute] {NN|NNS}
? minute *1 (old|per|minute)
@ confidence=0.7
- It was a three minute test. => It was a three-minute test.
+ It was a test of three minutes.

plural-minute-before-noun: a|an [@{CD} - minutes>@1-minute] {NN}
- It was a three-minutes test. => It was a three-minute test.

mile-before-noun: a|an|the|this|our|their [@{CD} mile>@1-mile] {NN|NNS}
? mile *1 (old|per|mile)
@ confidence=0.7
- It was a three mile test. => It was a three-mile test.
+ It was a test of three miles.

plural-mile-before-noun: a|an [@{CD} - miles>@1-mile] {NN}
- It was a three-miles test. => It was a three-mile test.

page-before-noun: a|an|the|this|our|their [@{CD} page>@1-page] {NN|NNS}
? page *1 (old|per|page)
@ confidence=0.7
- It was a three page test. => It was a three-page test.
+ It was a test of three pages.

plural-page-before-noun: a|an [@{CD} - pages>@1-page] {NN}
- It was a three-pages test. => It was a three-page test.

point-before-noun: a|an|the|this|our|their [@{CD} point>@1-point] {NN|NNS}
? point *1 (old|per|point)
@ confidence=0.7
- It was a three point test. => It was a three-point test.
+ It was a test of three points.

plural-point-before-noun: a|an [@{CD} - points>@1-point] {NN}
- It was a three-points test. => It was a three-point test.

story-before-noun: a|an|the|this|our|their [@{CD} story>@1-story] {NN|NNS}
? story *1 (old|per|story)
@ confidence=0.7
- It was a three story test. => It was a three-story test.
+ It was a test of three stories.

bed-before-noun: a|an|the|this|our|their [@{CD} bed>@1-bed] {NN|NNS}
? bed *1 (old|per|bed)
@ confidence=0.7
- It was a three bed test. => It was a three-bed test.
+ It was a test of three beds.

dollar-before-noun: a|an|the|this|our|their [@{CD} dollar>@1-dollar] {NN|NNS}
? dollar *1 (old|per|dollar)
@ confidence=0.7
- It was a three dollar test. => It was a three-dollar test.
+ It was a test of three dollars.

plural-dollar-before-noun: a|an [@{CD} - dollars>@1-dollar] {NN}
- It was a three-dollars test. => It was a three-dollar test.

metre-before-noun: a|an|the|this|our|their [@{CD} metre>@1-metre] {NN|NNS}
? metre *1 (old|per|metre)
@ confidence=0.7
- It was a three metre test. => It was a three-metre test.
+ It was a test of three metres.

plural-metre-before-noun: a|an [@{CD} - metres>@1-metre] {NN}
- It was a three-metres test. => It was a three-metre test.

meter-before-noun: a|an|the|this|our|their [@{CD} meter>@1-meter] {NN|NNS}
? meter *1 (old|per|meter)
@ confidence=0.7
- It was a three meter test. => It was a three-meter test.
+ It was a test of three meters.

plural-meter-before-noun: a|an [@{CD} - meters>@1-meter] {NN}
- It was a three-meters test. => It was a three-meter test.

item-before-noun: a|an|the|this|our|their [@{CD} item>@1-item] {NN|NNS}
? item *1 (old|per|item)
@ confidence=0.7
- It was a three item test. => It was a three-item test.
+ It was a test of three items.

step-before-noun: a|an|the|this|our|their [@{CD} step>@1-step] {NN|NNS}
? step *1 (old|per|step)
@ confidence=0.7
- It was a three step test. => It was a three-step test.
+ It was a test of three steps.

plural-step-before-noun: a|an [@{CD} - steps>@1-step] {NN}
- It was a three-steps test. => It was a three-step test.

person-before-noun: a|an|the|this|our|their [@{CD} person>@1-person] {NN|NNS}
? person *1 (old|per|person)
@ confidence=0.7
- It was a three person test. => It was a three-person test.
+ It was a test of three persons.

storey-before-noun: a|an|the|this|our|their [@{CD} storey>@1-storey] {NN|NNS}
? storey *1 (old|per|storey)
@ confidence=0.7
- It was a three storey test. => It was a three-storey test.
+ It was a test of three storeys.
`,
};
