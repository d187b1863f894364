import type { RuleFile } from '../rule-file.ts';

/** A verb is negated with "do", and once. */
export const NEGATION: RuleFile = {
  id: 'negation',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.54–10.63',
  comment: 'A verb is negated with “do”: {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
not-verb: <!do|does|did|can|could|will|would|should|may|might|must|have|has|had|am|is|are|was|were|shall|let|that|if|lest|if i|you|we|they|who|people|students|children|parents [not|no @{VB|like}>do not @1]
? i|you|we|they|who|people|students|children|parents not|no be|been|know|to|matter
- I not like this film. => I do not like this film.
- People who not eat meat live longer. => People who do not eat meat live longer.
+ He asked that they not go.
+ Why should I not go?
+ They not only go, they stay.

not-know: <!do|does|did|can|could|will|would|should|may|might|must|have|has|had|shall|let|that|if|lest i|you|we|they|who [not|no know>do not know]
- I not know the answer. => I do not know the answer.

not-verb-he: <!do|does|did|can|could|will|would|should|may|might|must|have|has|had|is|was|shall|let|that|if|lest he|she|it [not|no !be|to|been @{VBZ|VB}>does not @1:VB]
? he|she|it not|no is|has|'s|was
- He not likes fish. => He does not like fish.
- She no want to go. => She does not want to go.
+ They ask that he not go.

never-not: do|does|did not|n't [never>ever] {VB}
@ confidence=0.8
# One negation is enough: {better}, not {found}.
- I did not never see it. => I did not ever see it.

not-nothing: i|you|we|they have n't|not [nothing>anything] {TO|END}
| i|you|we|they do|did n't|not {VB} [nothing>anything]
| he|she does|did n't|not {VB} [nothing>anything]
# One negation is enough: {better}, not {found}.
- I haven't nothing to do. => I haven't anything to do.
- He doesn't know nothing about it. => He doesn't know anything about it.

not-no: do|does|did n't|not {VB} [no>any] {NN|NNS|JJ}
? *2 no longer|more|doubt|matter|one|harm|good|reason|less|fewer|later
@ confidence=0.75
# One negation is enough: {better}, not {found}.
- I don't have no money. => I don't have any money.
+ It does not mean no change.
? mean|make no

have-no: i|you|we|they have n't|not [no>any] {NN|NNS}
| he|she|it has n't|not [no>any] {NN|NNS}
# One negation is enough: {better}, not {found}.
- He hasn't no friends. => He hasn't any friends.

nobody-did: nobody|nothing|no-one [(did n't|did not) @{VB}>@1:VBD]
| nobody|nothing [(does n't|does not|do n't|do not) @{VB}>@1:VBZ]
| no one [(did n't|did not) @{VB}>@1:VBD]
# One negation is enough: {better}, not {found}.
- Nobody didn't come to the lesson. => Nobody came to the lesson.

do-not-can: i|you|we|they|he|she [(do|does) n't can>can't]
| i|you|we|they|he|she [(do|does) not can>cannot]
| i|you|we|they|he|she [(do|does) n't must>mustn't]
- I don't can swim. => I can't swim.

not-here: ^ [not>do not] smoke|touch|forget|worry|use|go|eat|talk|open|run|speak|drink|park|enter|leave|move|lose|write {DT|IN|RB|PRP$|PRP|END|TO|NN|NNS|here|there|to|in|about|your|the}
? not use|park|run|talk|drink|smoke of
- Not smoke here, please. => Do not smoke here, please.

there-is-not: there is|are|was|were n't|not [nobody>anybody]
| there is|are|was|were n't|not [nothing>anything]
| there is|are|was|were n't|not [no>any] {NN|NNS}
| have|has|had n't|not [never>ever] {VBN}
# One negation is enough: {better}, not {found}.
- There isn't nobody at home. => There isn't anybody at home.

no-like: he|she|it [no @like|want|know|have|need|work|speak|understand|live|go|eat|drink|come|think|love|say|understand|remember|believe>does not @1]
| i|you|we|they [no @like|want|know|have|need|work|speak|understand|live|go|eat|drink|come|think|love|remember|believe>do not @1]
- She no like coffee. => She does not like coffee.

never-did: never [(did n't|did not) @{VB}>@1:VBD]
| never [(does n't|does not) @{VB}>@1:VBZ]
| never [(do n't|do not) @{VB}>@1]
# One negation is enough: {better}, not {found}.
- I never didn't go there. => I never went there.

not-nobody: do|does|did n't|not {VB} [nobody>anybody]
# One negation is enough: {better}, not {found}.
- I don't know nobody here. => I don't know anybody here.
`,
};
