import type { RuleFile } from '../rule-file.ts';

const POINT =
  '{CD|primary|school|high|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|my|his|her|our|their|i|he|she|we|they|you|morning|birth}';
const LASTING =
  'know|live|work|have|own|study|learn|teach|play|love|like|want|use|need|hate|smoke|drive|collect|suffer';
const LASTS =
  'knows|lives|works|owns|studies|learns|teaches|plays|loves|likes|wants|uses|needs|hates|smokes|drives|collects|suffers|exists|belongs|produces|grows|makes|sells|runs|has';
const SPAN = 'years|months|weeks|days|hours|ages|minutes';
const OWNED =
  'mother|father|brother|sister|son|daughter|friend|boss|teacher|wife|husband|uncle|aunt|cousin|family|company|team|dog|cat|neighbor|neighbour|city|museum|school|shop|grandmother|grandfather';
const STATES =
  'married|sick|ill|here|there|unemployed|single|vegetarian|friends|closed|open|divorced|famous|busy|in|at|a';

/** The perfect with "since" and "for", and the simple past with a finished time. */
export const PERFECT_AND_PAST: RuleFile = {
  id: 'perfect-and-past',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 4.18–4.27, 14.26',
  comment: 'Here the verb stands in another tense: {better}, not {found}.',
  level: 'basic',
  confidence: 0.9,
  rules: `
since-i: i|we|they|you [@${LASTING}>have @1:VBN] *5 since ${POINT}
| i|we|they|you [do n't @${LASTING}|see|eat|sleep|go|speak|smoke|play>haven't @1:VBN] *5 since ${POINT}
| i|we|they|you [do not @${LASTING}|see|eat|sleep|go|speak|smoke|play>have not @1:VBN] *5 since ${POINT}
| {PRP$|the|this} ${OWNED} [@${LASTS}>has @1:VBN] *5 since ${POINT}
| {NNP} [@knows|lives|works|owns|studies|teaches|plays>has @1:VBN] *5 since ${POINT}
| he|she|it [@knows|lives|works|owns|studies|teaches|plays|exists>has @1:VBN] *5 since ${POINT}
| {PRP$|the|these} parents|brothers|sisters|friends|children|students|people|neighbors|neighbours [@${LASTING}>have @1:VBN] *5 since ${POINT}
? _ know|knows that|how|what|why|if
? have|has {VBN|RB|been}
? {MD|do|does|did|to} *2 since
- I know him since we were children. => I have known him since we were children.
- My father works here since 2010. => My father has worked here since 2010.
- I don't see her since Monday. => I haven't seen her since Monday.
+ I know that it has been here since 2010.

since-state: i|we|they|you [am|'m|are|'re @{VBG}>have been @1] *4 since a|an|one hour|week|month|year|long
| he|she|it [is|'s @{VBG}>has been @1] *4 since a|an|one hour|week|month|year|long
| {NN|it} [exists>has existed] *2 since
| i|we|you|they [am|'m|are|'re>have been] friends|married|sick|ill|best|good|together|unemployed|vegetarian *4 since ${POINT}
| {PRP$|the|this} ${OWNED} [is>has been] ${STATES} *4 since ${POINT}
| {PRP$|the|these} parents|brothers|sisters|friends|children [are>have been] ${STATES} *4 since ${POINT}
| {PRP$|the|this} ${OWNED} [is @{VBG}>has been @1] *4 since {CD|morning|monday|last|january|yesterday|may|june|july|he|she|we|i|they}
- My sister is married since 2015. => My sister has been married since 2015.

for-span: i|we|they [@live|work|study|teach>have @1:VBN] here|there|in|at|as *3 for {CD|many|several|about|almost|more|over} *2 ${SPAN} {END|now|and}
| he|she [@lives|works|studies|teaches>has @1:VBN] here|there|in|at|as *3 for {CD|many|several|about|almost|over} *2 ${SPAN} {END|now|and}
| {PRP$} ${OWNED} [@lives|works|studies|teaches>has @1:VBN] here|there|in|at|as *3 for {CD|many|several|about|almost|over} *2 ${SPAN} {END|now|and}
| i|we|they [know>have known] {PRP|NNP|each|PRP$} *2 for {CD|many|several|a|years|ages|about|almost|over}
| he|she [knows>has known] {PRP|NNP|PRP$} *2 for {CD|many|several|a|years|ages|about|almost|over}
| i|we|they [are|'re|am|'m>have been] married|sick|ill|here|friends|single|unemployed for {CD|many|several|about|almost|over|a} *2 ${SPAN}|time
| he|she [is|'s>has been] married|sick|ill|here|unemployed|dead for {CD|many|several|about|almost|over|a} *2 ${SPAN}|time
? *1 for two weeks every|each|a
- I live here for ten years. => I have lived here for ten years.
- We are married for five years. => We have been married for five years.

how-long-know: how long [do @you|they|we know>have @1 known]
| how long [does @he|she|it know>has @1 known]
| how long [do @you|they|we @live|work|study|wait|learn|teach>have @1 @2:VBN] here|there|in|at|for|this|english
| how long [does @he|she|it @live|work|study|wait|learn|teach>has @1 @2:VBN] here|there|in|at|for|this
| how long [are @you|they married>have @1 been married]
- How long do you know him? => How long have you known him?

when-perfect: ^ when [have @you|they|we @{VBN|VBD}>did @1 @2:VB]
| ^ when [has @he|she|it @{VBN|VBD}>did @1 @2:VB]
? been|ever
- When have you arrived? => When did you arrive?

perfect-in-year: i|we|they|you [(have|'ve) !been @{VBN}>@1:VBD] *6 in /^(?:1\\d\\d\\d|20[01]\\d)$/ {END}
| {NNP|he|she|it} [has !been @{VBN}>@1:VBD] *6 in /^(?:1\\d\\d\\d|20[01]\\d)$/ {END}
| {PRP$} ${OWNED} [has !been @{VBN}>@1:VBD] *6 in /^(?:1\\d\\d\\d|20[01]\\d)$/ {END}
| i|we|they|you [(have|'ve) !been @{VBN}>@1:VBD] *4 when i|he|she|we|they was|were
| he|she|it [has !been @{VBN}>@1:VBD] *4 when i|he|she|we|they was|were
| {PRP$|the} ${OWNED}|parents|friends|brothers|sisters [(have|has) !been @{VBN}>@1:VBD] *5 yesterday|ago
| {PRP$|the} ${OWNED}|parents|friends|brothers|sisters [(have|has) !been @{VBN}>@1:VBD] *5 last night|week|month|year|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday|winter
? since|until|till *3 /^(?:1\\d\\d\\d|20[01]\\d)$/
? since *2 last|yesterday
- She has finished her degree in 2018. => She finished her degree in 2018.
- I have learned it when I was young. => I learned it when I was young.
- My parents have bought a car last week. => My parents bought a car last week.
+ She has worked here since 2018.

child-present: ^ when i|he|she|we|they was|were a? very? child|young|little|kid|small|boy|girl|teenager|student ,? i|he|she|we|they always|often|usually? [@{VBP|VBZ}>@1:VBD]
| ^ when i|he|she|we|they was|were at|in school|university|college|high|primary school? ,? i|he|she|we|they always|often|usually? [@{VBP|VBZ}>@1:VBD]
| ^ when i|he|she|we|they was|were {CD} years? old? ,? i|he|she|we|they always|often|usually? [@{VBP|VBZ}>@1:VBD]
? remember|think|know|believe|feel|say
- When I was a child, I play with dolls. => When I was a child, I played with dolls.

told-can: said|told|thought|knew *2 i|he|she|we|they [can>could] {VB} *6 when i|he|she|we|they was|were
| said|told|thought|knew|promised *2 i|he|she|we|they [will|'ll>would] {VB} *3 the next|following day|week|morning|month|year
- She told us she can swim when she was five. => She told us she could swim when she was five.

must-past: [must @{VB|VBD}>had to @1:VB] *6 yesterday|ago
| [must @{VB|VBD}>had to @1:VB] *6 last night|week|month|year|summer
? must have
- I must go to the dentist yesterday. => I had to go to the dentist yesterday.
`,
};
