import type { RuleFile } from '../rule-file.ts';

/** Where an infinitive stands, with or without "to", and learners write something else. */
export const INFINITIVES: RuleFile = {
  id: 'infinitives',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.38–16.54',
  comment: 'Here the wording is {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  heard: true,
  rules: `
verb-then-ing: decide|decides|decided|refuse|refuses|refused|afford [@{VBG}>to @1:VB]
| hope|hopes|hoped [@having|seeing|hearing|going|getting|being|meeting|finding|doing|making|visiting|receiving>to @1:VB]
| pretend|pretends|pretended [@being|having|knowing|sleeping>to @1:VB]
- He decided going home. => He decided to go home.
- I hope seeing you soon. => I hope to see you soon.
+ They decided existing rules were enough.
? decided|decide|refused existing|following|remaining|growing|changing
@ confidence=0.8

make-then-past: make|makes|made|making|let|lets|letting me|you|him|her|us|them|people|everyone [@felt|went|knew|saw|thought|became|came|got|took|gave|said|understood|realized|realised|laughed|cried|forgot|did|stayed|wanted|believed>@1:VB]
- The film made me felt sad. => The film made me feel sad.
+ It made them known.

make-to: make|makes|made|let|lets her|everyone|someone|everybody|students|children|it|this [to>] {VB}
@ confidence=0.8
? be|is|are|was|were|been made
- They made everyone to wait. => They made everyone wait.

would-rather-to: would|'d rather [to>] {VB}
- I'd rather to stay at home. => I'd rather stay at home.

had-better: you|we|they [better>had better] {VB} {DT|PRP$|PRP|RB|TO|IN|VB}
@ confidence=0.7
- You better go now. => You had better go now.
+ You had better go now.
+ They know you better come rain or shine.

used-negative: did not|n't [used>use] to {VB}
- I didn't used to like it. => I didn't use to like it.

want-that: want:V [that you @{VB}>you to @1:VB]
| want:V [that i @{VB}>me to @1:VB]
| want:V [that we @{VB}>us to @1:VB]
| want:V [that they @{VB}>them to @1:VB]
| want:V [that he @{VBZ|VB}>him to @1:VB]
| want:V [that she @{VBZ|VB}>her to @1:VB]
- I want that you come with me. => I want you to come with me.
- My mother wants that I become a doctor. => My mother wants me to become a doctor.
- They want that he stays. => They want him to stay.

suggest-object: suggest:V [me to @{VB}>that I @1:VB]
| suggest:V [him to @{VB}>that he @1:VB]
| suggest:V [her to @{VB}>that she @1:VB]
| suggest:V [us to @{VB}>that we @1:VB]
| suggest:V [them to @{VB}>that they @1:VB]
| suggest|recommend:V [you to @{VB}>that you @1:VB]
- He suggested me to go there. => He suggested that I go there.
- I recommend you to visit the museum. => I recommend that you visit the museum.

to-ing: want|wants|wanted|need|decide|decided|able|tried|hope|hoped|learn|learned|continue|plan|planned to [@{VBG}>@1:VB]
- He wants to going home. => He wants to go home.

order-that: in order [that>to] {VB}
@ confidence=0.7
- We met in order that discuss the plan. => We met in order to discuss the plan.
`,
};
