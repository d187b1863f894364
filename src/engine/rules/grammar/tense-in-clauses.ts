import type { RuleFile } from '../rule-file.ts';

/** Tenses that the conjunction, a wish or a span of time settles. */
export const TENSE_IN_CLAUSES: RuleFile = {
  id: 'tense-in-clauses',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 14.21–14.27 and 4.20–4.22',
  comment: 'Here the verb stands in another tense: {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
when-will: ^ when|after|before|until|till|once|unless i|you|we|they [will|'ll @{VB}>@1:VBP]
| ^ as soon as i|you|we|they [will|'ll @{VB}>@1:VBP]
| until|till|unless i|you|we|they [will|'ll @{VB}>@1:VBP]
| as soon as i|you|we|they [will|'ll @{VB}>@1:VBP]
# After a conjunction of time or condition the future stands in the present tense: {better}, not {found}.
- When I will arrive, I will call you. => When I arrive, I will call you.
- Wait until they will come. => Wait until they come.
+ I do not know when I will arrive.
? {END} when *3 ?

when-will-he: ^ when|after|before|until|till|once|unless he|she|it [will|'ll @{VB}>@1:VBZ]
| ^ as soon as he|she|it [will|'ll @{VB}>@1:VBZ]
| until|till|unless he|she|it [will|'ll @{VB}>@1:VBZ]
# After a conjunction of time or condition the future stands in the present tense: {better}, not {found}.
- When she will come, we will eat. => When she comes, we will eat.

if-will: ^ if i|we|they [will|'ll @{VB} !like|agree|please>@1:VBP]
@ confidence=0.75
- If I will have time, I will come. => If I have time, I will come.
+ I wonder if I will have time.

if-will-he: ^ if he|she|it [will|'ll @{VB}>@1:VBZ] *6 , *3 will|can|may
@ confidence=0.75
- If it will rain tomorrow, we will stay. => If it rains tomorrow, we will stay.

if-would-have: ^ if i|you|he|she|it|we|they [would|'d have @{VBN}>had @1]
- If I would have known, I would have come. => If I had known, I would have come.

if-would: ^ if i|you|he|she|it|we|they [would @have|go|get|know|live|win|find|take|do|make|come|study|work|see|give|lose|try|stop|need>@1:VBD] *6 , *3 would|could|might
@ confidence=0.78
- If I would have more money, I would travel. => If I had more money, I would travel.
+ If you would take a seat, we can begin.

wish-present: wish|wishes i|you|he|she|it|we|they [can>could]
| wish|wishes i|you|he|she|it|we|they [will>would]
| wish|wishes i|he|she|it [am|is>were]
| wish|wishes you|we|they [are>were]
| wish|wishes i|you|we|they [have>had]
- I wish I can fly. => I wish I could fly.
- I wish I am rich. => I wish I were rich.

time-we-go: is|'s high|about time i|you|we|they [@{VB}>@1:VBD]
| it is|'s time i|you|we|they [@{VB} !'re>@1:VBD]
@ confidence=0.75
- It is time we go home. => It is time we went home.

since-progressive: i|we|you|they [am|'m|are|'re @{VBG}>have been @1] *4 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|my|morning}
# “Since” and a point in time ask for the perfect: {better}, not {found}.
- I am living here since 2010. => I have been living here since 2010.
+ I have been living here since 2010.

since-progressive-he: he|she|it [is|'s @{VBG}>has been @1] *4 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|his|her|morning}
# “Since” and a point in time ask for the perfect: {better}, not {found}.
- It is raining since morning. => It has been raining since morning.

since-present: i|we|you|they [@live|work|know|study|learn|play|own|have|like|want|use|teach|love>have @1:VBN] *4 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|my|morning}
# “Since” and a point in time ask for the perfect: {better}, not {found}.
? have {VBN|RB}
- I work here since May. => I have worked here since May.

since-present-he: he|she|it [@lives|works|knows|studies|learns|plays|owns|has|likes|wants|uses|teaches|loves>has @1:VBN] *4 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|his|her|morning}
# “Since” and a point in time ask for the perfect: {better}, not {found}.
? has {VBN|RB}
- She lives here since 2010. => She has lived here since 2010.

since-be: i|we|you|they [am|'m|are|'re>have been] {JJ|here|there|IN|a} *3 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|my|morning}
| he|she [is|'s>has been] {JJ|here|there|IN|a} *3 since {CD|childhood|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|his|her|morning}
# “Since” and a point in time ask for the perfect: {better}, not {found}.
- I am here since Monday. => I have been here since Monday.

for-years: i|we|they [know>have known] *3 for {CD|many|several|a|years|ages} *2 years|months|weeks|time|ages
| i|we|they [know>have known] *3 for years|ages|months
| he|she [knows>has known] *3 for {CD|many|several|a} *2 years|months|weeks|time
# A span that reaches to the present asks for the perfect: {better}, not {found}.
- I know him for many years. => I have known him for many years.
- I know him for years. => I have known him for years.

for-years-progressive: i|we|they [am|'m|are|'re @working|living|studying|learning|waiting|teaching|suffering|driving>have been @1] *4 for {CD|many|several|a|the|about|almost|over} *2 years|months|hours|ages
| he|she|it [is|'s @working|living|studying|learning|waiting|teaching|suffering|driving|raining>has been @1] *4 for {CD|many|several|a|the|about|almost|over} *2 years|months|hours|ages
@ confidence=0.75
# A span that reaches to the present asks for the perfect: {better}, not {found}.
- I am working here for two years. => I have been working here for two years.

how-long: how long [are you>have you been] here|there|married|working|living|studying|learning|waiting|playing
- How long are you working here? => How long have you been working here?

reported-will: said|told|thought|knew|hoped|believed *2 i|he|she|it|we|they [will>would] {VB} *4 yesterday|then
@ confidence=0.7
- He said he will come yesterday. => He said he would come yesterday.
`,
};
