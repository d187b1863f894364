import type { RuleFile } from '../rule-file.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ['better', 'best'],
  ['worse', 'worst'],
  ['bigger', 'biggest'],
  ['larger', 'largest'],
  ['taller', 'tallest'],
  ['higher', 'highest'],
  ['longer', 'longest'],
  ['older', 'oldest'],
  ['younger', 'youngest'],
  ['cheaper', 'cheapest'],
  ['faster', 'fastest'],
  ['stronger', 'strongest'],
  ['nicer', 'nicest'],
  ['smaller', 'smallest'],
  ['happier', 'happiest'],
  ['easier', 'easiest'],
];
const superlatives = PAIRS.map(
  ([more, most]) => `
${most}-ever: the [${more}>${most}] {NN} (that|which)? {PRP|i} have|has|'ve|had|know|saw
| the [${more}>${most}] {NN} in|of|on|at the|my|our|his|her|this|all team|world|class|group|family|school|country|city|town|company|year|village|office|university|region|universe|department|state|students|league|life
| the [${more}>${most}] of the three|four|five|whole|world|class|all|group
| the|a [most ${most}>${most}] {NN|NNS}
| ever had|seen|read|met the [${more}>${most}]
? the ${more} {NN} of the|my two
- It is the ${more} place I have ever seen. => It is the ${most} place I have ever seen.
`,
).join('');

/** Comparisons: which degree, "than" or "as", "so" or "such", "too" or "enough". */
export const COMPARING: RuleFile = {
  id: 'comparing',
  errorClass: 'adjective-adverb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 7.74–7.90, 15.63–15.75',
  comment: 'The usual form is {better}, not {found}.',
  level: 'basic',
  confidence: 0.9,
  rules: `
${superlatives}
more-ever: the [more>most] {JJ} {NN} (that|which)? i|he|she|we|they|you have|has|'ve|had|know|saw
| the [more>most] {JJ} {NN} in|of the world|class|team|city|country|family|group|town|school|year|all
? the more {JJ} {NN} of the two
- It is the more beautiful place I have ever seen. => It is the most beautiful place I have ever seen.

so-than: is|are|was|were|'s|'re [so @{JJ} than>as @1 as]
| not [so @{JJ|RB} than>as @1 as]
| n't [so @{JJ|RB} than>as @1 as]
| not|n't [as @{JJ|RB} than|like>as @1 as]
| as {JJ|RB} [like|than|that>as] {PRP$|DT|NNP|mine|yours|me|him|her|us|them|before|possible|i}
| as much|many {NN|NNS} [like|than>as] {PRP|PRP$|DT|NNP|mine|yours|before}
| twice|times as {JJ|RB} [than|like>as]
? as {JJ|RB} that|like {DT|NNP} {NN|NNS} {VBZ|VBD|VBP|MD}
- My phone is not so good than yours. => My phone is not as good as yours.
- He is as tall like his father. => He is as tall as his father.

than-after-more: better|taller|older|bigger|smaller|faster|cheaper|younger|stronger|richer|smarter|nicer [from|as|like|of>than] me|him|us|them|mine|yours|ours|theirs|my
| more|less {JJ|RB} [from|as|like>than] me|him|us|them|mine|yours|ours|theirs|my
| better|taller|older|bigger|smaller|faster|cheaper|younger|stronger|more|less|easier|worse [that>than] me|him|us|them|mine|yours|ours|theirs|before
| prefer {NN|NNS|VBG|NNP} [than>to] {NN|NNS|VBG|NNP}
| prefers {NN|NNS|VBG|NNP} [than>to] {NN|NNS|VBG|NNP}
| rather [then>than] {NN|VB|VBG|DT|PRP}
@ confidence=0.87
- He is taller from me. => He is taller than me.
- I prefer tea than coffee. => I prefer tea to coffee.

such-so: [such>so] {JJ|RB} that {PRP|DT|i|NN|NNS}
| is|are|was|were|'s|'m|am|'re|feel|felt [such>so] {JJ} {END|that}
| [so @{JJ} @{NN}>such a @1 @2] that
| was|is|'s|had|bought|spent [so @good|nice|big|beautiful|bad|hot|cold|long|great|lovely|small|terrible|boring|busy|difficult|wonderful @day|place|book|film|movie|house|car|person|man|woman|girl|boy|time|party|city|story|teacher|week|trip|exam|friend>such a @1 @2]
| [such @good|nice|big|beautiful|bad|hot|cold|long|great|lovely|small|terrible|boring|busy|difficult @day|place|book|film|movie|house|car|person|man|woman|girl|boy|party|city|story|teacher|week|trip|exam|friend>such a @1 @2]
| [so @beautiful|good|nice|bad|lovely|kind|friendly|interesting|difficult|hot|cold @places|people|friends|things|days|books|films|flowers|children|students|questions|weather|news|food|music>such @1 @2]
? one|no|any|every|some|many such
@ confidence=0.88
- The tea is such hot that I cannot drink it. => The tea is so hot that I cannot drink it.
- It was so hot day that we stayed at home. => It was such a hot day that we stayed at home.

more-er: [more @cleverer|nicer|safer|larger|poorer|richer|quieter|louder|prettier|uglier|heavier|lighter|darker|deeper|wider|narrower|thinner|fatter|cleaner|dirtier|hungrier|angrier|lazier|friendlier|funnier|tastier|kinder|braver|smarter|calmer|slower|quicker|colder|warmer|softer|harder|tougher|weaker|sadder|luckier|further|farther|sooner|fewer>@1]
| [much more @easier|better|bigger|cheaper|faster|older|younger|smaller|taller|worse|harder|longer|higher|larger|happier>much @1]
| [most @cleverest|prettiest|heaviest|deepest|widest|cleanest|hottest|coldest|funniest|kindest|smartest|fewest|poorest|busiest|closest|earliest|finest|saddest|hardest|strongest|loveliest|friendliest>@1]
@ confidence=0.95
- She is more prettier than her sister. => She is prettier than her sister.

very-comparative: [very @better|worse|bigger|smaller|taller|older|younger|cheaper|faster|easier|harder|longer|higher|larger|happier|stronger|nicer|richer>much @1] {END|than|CC|NN|NNS|in|and|for|at}
| [very more>much more] {JJ|RB}
@ confidence=0.9
- It is very cheaper than the bus. => It is much cheaper than the bus.

hard-hardly: work|works|worked|study|studies|studied|try|tries|tried|train|trained|working|studying|trying|fight|fought|rain|rains|raining|rained very|so|too|really|extremely [hardly>hard]
| work|works|worked|study|studies|studied|train|trained|working|studying|raining [hardly>hard] {END|to|for|every|in|and|CC|all|at|because|on|yesterday}
| {VBD|VBZ|VBP} [hard>hardly] {anything|anyone|anybody|ever|any}
| [hard>hardly] ever|any|anyone|anything|anybody
- She works very hardly every day. => She works very hard every day.
- I hard ever see him. => I hardly ever see him.

success-noun: a|an|the|very|most|more|really|his|her|our [success>successful] meeting|man|woman|person|people|business|career|company|project|job|life|student|result|doctor|team|writer|actor|businessman|interview|event|trip|experiment|manager|operation
| am|is|are|was|were|be|become|became very|so|really|more|quite [success>successful]
| a big|great|huge|real [successful>success] {END|and|because|for|in}
| be|become|became [success>successful] {END|in}
| a|an|very|the|some|many [danger>dangerous] situation|situations|place|places|animal|animals|job|thing|things|road|city|sport|sports|drug|drugs|man|dog|game|area|disease
- We had a success meeting. => We had a successful meeting.

tall-enough: not|n't|is|are|was|were|am|be|'m|'s|'re [enough @good|big|old|tall|strong|rich|smart|fast|long|large|warm|high|clear|brave|careful|close|safe|wide|clever|fit|hot|cold|easy|cheap|clean|quick|loud|early|deep|heavy|experienced|ready|comfortable|patient|mature>@1 enough]
| {VB|VBD|VBZ|VBP|PRP} [enough @hard|well|fast|quickly|early|loudly|carefully|far|long|slowly|clearly>@1 enough] {END|to|TO|for|CC}
@ class=syntax confidence=0.85
- She is not enough tall to reach it. => She is not tall enough to reach it.
- You don't study enough hard to pass. => You don't study hard enough to pass.
`,
};
