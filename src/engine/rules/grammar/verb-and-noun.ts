import type { RuleFile } from '../rule-file.ts';

const HAD = 'party|barbecue|picnic|conversation|discussion|dream|chat|rest';

/** Make, do, take, have, say and tell with the nouns that go with them. */
export const VERB_AND_NOUN: RuleFile = {
  id: 'verb-and-noun',
  errorClass: 'phrasing',
  source: 'Swan, Practical English Usage, 4th ed.',
  comment: 'With this noun English says {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
do-mistake: [do:V>make:V] (a lot of|lots of|a few|the same|too many|so many) {JJ}? mistakes|efforts|decisions|progress|noise|plans|mistake|noise
| [do:V>make:V] a|an|the|one (phone call|call|cake|list|copy|joke)
| [do:V>make:V] a|an|the|my|any|this|that|his|her|their|our|no|some {JJ}? phone|attempt|complaint
? how|what|who|why do|does|did the|my|his|her|their|our|these|those
? ^ do|does|did
- My father does a lot of mistakes. => My father makes a lot of mistakes.
+ Do many mistakes matter?

make-exam: [make:V>take:V] a|an|the|my|his|her|their|our {JJ}? exam|exams|test|tests|shower|nap|break|walk|bath
| [make:V>take:V] a|an|the|my|our {JJ}? photo|photos|picture|photograph|selfie {END|of|with|in|from|at|CC|together|every}
| [make:V>take:V] (a lot of|lots of|many|some|these|those|a few|beautiful|nice|good) photos|pictures|photographs
| [make|makes|made|making>do:V] my|your|his|her|our|their|the|some|a *1 homework|housework|shopping|laundry|dishes|ironing|exercise|exercises|research|experiment|sport
| [make|makes|made|making>do:V] sport|sports|yoga|exercise|gymnastics|homework|housework|research|shopping {END|IN|every|CC|in|to|with|and|because|twice|three}
? made|make|makes|making the|a test|shopping|walk|exercise {NN|JJ|TO|more|easier}
? homework|housework easier|harder|fun
- He made an exam last week. => He took an exam last week.
- We made a long walk. => We took a long walk.
- Did you make your homework? => Did you do your homework?

make-party: {PRP|NNP|to|and|will|'ll|who|we} [make|makes|made|making>have:V] a|an|some *1 ${HAD}
| [do:V>have:V] a|an {JJ}? ${HAD}
| [make|makes|made|making>pay:V] attention {END|to}
| [give|gives|gave>pay:V] attention to
| [make:V a travel>take:V a trip]
? made|make him|her|me
- We made a party for her birthday. => We had a party for her birthday.

do-question: [do:V>ask:V] a|an|me|him|her|us|them|some|many *1 question|questions {END|to|about|TO|IN|CC}
| [make|makes|made|making>ask:V] a|some|me|him|her|us|them|you *1 question|questions {END|to|about|TO|IN|CC}
? what|how do|does|did
? do these|those|the
? ^ do|does|did
? make it a question
- I'd like to do a question. => I'd like to ask a question.

say-lie: [say:V>tell:V] *2 lie|lies|joke|jokes|truth {END|IN|TO|to|about|CC|because|when}
| [say:V to @me|him|us|them the|a>tell:V @1 the] truth
| [speak|speaks|spoke|talk|talked>tell:V] a|the|me|him|her|us|them *1 lie|joke|story
| [say:V>tell:V] me|him|us|them {the|a|that|what|where|how|why|about|his|her|my|your|their|to|if|PRP|not}
| [say:V>tell:V] a|the story|stories|secret|joke
| [tell:V @me|him|us|them @hello|goodbye>say:V @2 to @1]
| [tell:V>say:V] hello|goodbye|hi|sorry|something|nothing|anything|yes|no {END|to|about|TO|IN|CC|when|because}
? told anything|nothing|something|yes|no
? have|has|had|say|what|can|could|will|did to|do *1 say
? say|says|said the truth {VBZ|VBD|is|was}
? say it the lie|truth
? they|people|he|she say|said him|us
- She always says lies. => She always tells lies.
- He said to me the truth. => He told me the truth.
+ He said the truth was hard.

take-a-bus: [make:V>take:V] part in
| [do:V>take:V] a|an|the {JJ}? shower|bath|nap|break|photo|photos|picture|pictures|test|exam|trip
| [make:V>take:V] a|an {JJ}? trip|journey|excursion {END|to|in|with|IN|CC|TO}
| [drive|drives|drove>ride:V] a|the|my|his|her bike|bicycle|horse|motorbike|motorcycle
? make|made a trip to {VB}
? trip|journey *3 possible|easier|worthwhile
? how|what|where|why|when do|does|did the
? ^ do|does|did
- He did a shower before dinner. => He took a shower before dinner.

describe-me: describe|describes|described|describing [me @{DT|PRP$} @{NN|NNS}>@1 @2 to me] {END}
| describe|described [us @{DT|PRP$} @{NN|NNS}>@1 @2 to us] {END}
| describe|described [him @{DT|PRP$} @{NN|NNS}>@1 @2 to him] {END}
| describe|described [them @{DT|PRP$} @{NN|NNS}>@1 @2 to them] {END}
| suggest|suggested|introduce|introduced|propose|proposed [me @{DT|PRP$} @{NN|NNS}>@1 @2 to me] {END}
- Could you describe me your house? => Could you describe your house to me?

remember-of: this|that|it|song|picture|photo|film|movie|smell|place|music|story|book|which|always [remember:V me>remind:V me of] my|the|a|our|when|something|someone
- This song remembers me my first love. => This song reminds me of my first love.
`,
};
