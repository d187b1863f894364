import type { RuleFile } from '../rule-file.ts';

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|1|2|3|4|5|6|7|8|9|10|12|14|15|18|20|24|25|30|40|45|50|60|90|100';
const BEFORE = 'a|an|the|my|your|his|her|its|our|their|this|that|every|one|another';
const unit = (plural: string, singular: string, wrong: string, right: string): string => `
${singular}: ${BEFORE} [@${NUMBER} ${plural}>@1-${singular}] {NN|NNS|JJ} !{NN}
| ${BEFORE} [@${NUMBER} - ${plural}>@1-${singular}] {NN|NNS}
- ${wrong} => ${right}
`;

/** A number and a noun in front of another noun: the noun is singular and a hyphen joins them. */
export const SHAPES_OF_COMPOUNDS: RuleFile = {
  id: 'shapes-of-compounds',
  errorClass: 'noun-number',
  source: 'The Chicago Manual of Style, 17th ed., 7.89',
  comment: 'In front of a noun the measure is singular and hyphenated: {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
${unit('stars', 'star', 'We stayed in a four stars hotel.', 'We stayed in a four-star hotel.')}
${unit('minutes', 'minute', 'It is a ten minutes walk.', 'It is a ten-minute walk.')}
${unit('hours', 'hour', 'We had a two hours lesson.', 'We had a two-hour lesson.')}
${unit('days', 'day', 'They went on a three days trip.', 'They went on a three-day trip.')}
${unit('weeks', 'week', 'We took a two weeks holiday.', 'We took a two-week holiday.')}
${unit('months', 'month', 'It is a six months course.', 'It is a six-month course.')}
${unit('pages', 'page', 'He wrote a ten pages report.', 'He wrote a ten-page report.')}
${unit('dollars', 'dollar', 'She found a ten dollars bill.', 'She found a ten-dollar bill.')}
${unit('miles', 'mile', 'It was a five miles walk.', 'It was a five-mile walk.')}
${unit('rooms', 'room', 'They bought a three rooms flat.', 'They bought a three-room flat.')}

years-old: ${BEFORE} [@${NUMBER} years old>@1-year-old] {NN} {END|IN|VBZ|VBD|CC|who|called|named}
| ${BEFORE} [@${NUMBER} - years - old>@1-year-old]
| ${BEFORE} [@${NUMBER} years - old>@1-year-old]
- She has a five years old son. => She has a five-year-old son.
- He is a 20-years-old student. => He is a 20-year-old student.
+ The five years old friends spend apart are long.

years: a|an|my|your|his|her|this|that|another [@${NUMBER} years>@1-year] course|contract|period|degree|program|programme|plan|study|project|career|sentence|experience|relationship|war|warranty|loan
- It is a three years course. => It is a three-year course.
`,
};
