import type { RuleFile } from '../rule-file.ts';

/** Adverbs and adjectives that stand in the wrong place. */
export const ORDER_OF_WORDS: RuleFile = {
  id: 'order-of-words',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 7.4, 8.22–8.23',
  comment: 'The usual order is {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
very-much-noun: like|love|enjoy|miss|appreciate|hate:V [very much @{NN|NNS|NNP}>@1 very much] {END|IN|CC}
| like|love|enjoy|miss|appreciate|hate:V [very much @{DT|PRP$} @{NN|NNS}>@1 @2 very much] {END|IN|CC}
| like|love|enjoy|miss|appreciate|hate:V [very much @me|you|him|her|it|us|them>@1 very much]
- I like very much football. => I like football very much.
- She enjoyed very much the party. => She enjoyed the party very much.

very-well-noun: speak|play|know|understand|do|sing:V [very well @{NN|NNS|NNP}>@1 very well] {END|IN|CC}
| speak|play|know|understand|do|sing:V [very well @{DT|PRP$} @{NN|NNS}>@1 @2 very well] {END|IN|CC}
| speak:V [@fluently|perfectly|correctly @english|french|spanish|german|italian|chinese|arabic|russian>@2 @1] {END|IN|CC}
| speak|play:V [well @english|french|spanish|german|football|tennis|chess|piano|guitar>@1 well]
- He speaks very well English. => He speaks English very well.
- She plays very well the piano. => She plays the piano very well.

size-and-colour: [@=red|blue|green|yellow|black|white|brown|grey|pink|purple|orange @=big|small|long|large|huge|tiny|little|beautiful|nice|lovely|pretty|old|new|ugly|expensive|short>@2 @1] {NN|NNS} {END|IN|CC|that|which}
| [@=old|young|new|big|small|large|little|long|round|tall @=beautiful|lovely|nice|wonderful|pretty|ugly|horrible|handsome|interesting|delicious>@2 @1] {NN|NNS} {END|IN|CC|that|which}
| [@=wooden|plastic|metal|leather|cotton|silk @=big|small|large|old|new|beautiful|nice|red|blue|green|black|white|brown|round>@2 @1] {NN|NNS} {END|IN|CC|that|which}
| [@=Italian|French|American|Spanish|German|English|Chinese|Japanese|Russian|Mexican|Turkish|Indian|British @=big|small|old|new|young|beautiful|nice|good|delicious|famous|large|expensive>@2 @1] {NN|NNS} {END|IN|CC|that|which|who}
| [@=Italian|French|American|Spanish|German|English|Chinese|Japanese|Russian|Mexican|Turkish|Indian|British @=big|small|old|new|young|beautiful|nice|good|delicious|famous|large|expensive>@2 @1] {NN|NNS} {VBZ|VBP|VBD}
? black|white old|little|big {NN}
- She has a blue big car. => She has a big blue car.
- We bought an old beautiful house. => We bought a beautiful old house.
- I know an Italian good restaurant. => I know a good Italian restaurant.

always-noun: {PRP} [@always|often|usually|never|sometimes @am|is|are|'m|'re>@2 @1] {JJ|VBG|DT|IN}
? as|than|what|who|that|where {PRP} always|often|usually|never
- He always is late for work. => He is always late for work.
@ confidence=0.62

adjective-something: <!a|an|the|that|this|little|certain|some [@new|interesting|special|different|good|bad|great|nice|important|strange|wrong|useful|beautiful|delicious|similar|unusual|exciting|terrible @something|anything|nothing|someone|somebody|anyone|anybody|everything>@2 @1] {END|IN|TO|CC|PRP}
- I want to learn new something. => I want to learn something new.
+ Has it become a new something?

a-half: [@two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|11|12 @years|months|weeks|days|hours|minutes|times|miles|kilometers|kilometres and a half>@1 and a half @2]
- The course lasts two months and a half. => The course lasts two and a half months.
@ confidence=0.72

enough-adjective: is|are|was|were|am|'m|'re|not|be [enough @good|big|old|tall|strong|rich|smart|fast|long|large|warm|high|clear|brave|careful|close|safe|wide>@1 enough]
- He is enough old to drive. => He is old enough to drive.

so-that-adj: is|are|was|were|am|'m|'re|be [@important|difficult|hard|easy|good|bad|big|small|expensive so>so @1] that
- It was difficult so that we stopped. => It was so difficult that we stopped.
@ confidence=0.6

quite-an: [a quite @{JJ} @{NN}>quite a @1 @2] {END}
@ confidence=0.55
- It was a quite long day. => It was quite a long day.

too-a: [a too @{JJ} @{NN}>too @1 a @2]
- It was a too big house for us. => It was too big a house for us.

such-a: [a such @{NN}>such a @1]
| [a such @{JJ} @{NN}>such a @1 @2]
- I never saw a such big dog. => I never saw such a big dog.
- We need a such tool. => We need such a tool.

so-adj-noun: [so @{JJ} @{NNS}>such @1 @2] that
| it|this|that was|is [so @{JJ} @{NN}>such a @1 @2] {END|that}
? so many|few|much|little|far|long _
- They were so good friends that they met daily. => They were such good friends that they met daily.
- It was so beautiful day. => It was such a beautiful day.

all-they: [@they|we|you all @are|were|can|will|must|should>@1 @2 all] {VBG|VB|JJ|VBN}
@ confidence=0.55
? that|what|which|who|whom they|we|you all
- They all are happy here. => They are all happy here.
`,
};
