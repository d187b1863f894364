import type { RuleFile } from '../rule-file.ts';

/** Where adverbs stand: before the verb they belong to, behind "be", not between a verb and its object. */
export const ADVERB_PLACE: RuleFile = {
  id: 'adverb-place',
  errorClass: 'word-order',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 1985, ch. 8',
  comment: 'In English the adverb stands elsewhere: {better}.',
  confidence: 0.7,
  rules: `
frequency-after-verb: {PRP|NNS|NNP} [!be|have|do|say|come|go:* @{VBP|VBZ} @always|often|usually|rarely|seldom|sometimes|frequently>@2 @1] {DT|PRP$|NNS|VBG|IN|TO}
- They take always the train to work. => They always take the train to work.
- She eats usually the same food. => She usually eats the same food.
+ They are always late.
+ They have often the same name.

degree-between: [!be|have|do:* @{VBD|VBZ|VBP} @significantly|substantially|considerably|greatly|clearly|slightly|strongly|dramatically|drastically|markedly|directly|completely|successfully|effectively|easily|quickly>@2 @1] {DT|PRP$} !same|next|following|last|first|day|year|week|month|whole
? (rose|fell|grew|varied|differed|worked|went|came|moved) *1 (the|this|that|each|every)
- The drug reduced significantly the risk of stroke. => The drug significantly reduced the risk of stroke.
- The method improves greatly the quality. => The method greatly improves the quality.
+ The drug significantly reduced the risk of stroke.
+ Sales rose significantly the following year.

infinitive-between: to [@{VB} @significantly|substantially|considerably|greatly|clearly|strongly|completely|successfully|effectively|easily|quickly|accurately|efficiently|correctly>@2 @1] (the|a|an|its|their|his|her|our)
? to (go|come|move|work|grow|vary|differ|be|rise|fall) *1
- It helps to reduce significantly the risk of stroke. => It helps to significantly reduce the risk of stroke.
- We want to find quickly an answer. => We want to quickly find an answer.
+ We want to find an answer quickly.

frequency-before-be: ^ {PRP|EX} [@always|often|usually|never|sometimes|rarely|seldom|frequently|generally @am|is|are|was|were>@2 @1] {JJ|VBG|VBN|DT|IN|RB}
- He always is late for lunch. => He is always late for lunch.
- They usually are right about it. => They are usually right about it.
+ He is always late for lunch.
+ He knows how tall she usually is.

frequency-before-aux: ^ {PRP} [@always|often|usually|never|sometimes|rarely|also|already @have|has|had|can|could|will|would|should|must|may|might>@2 @1] {VB|VBN}
- We already have seen the film. => We have already seen the film.
- She never has been there. => She has never been there.
+ We have already seen the film.
+ They always have lunch at noon.

enough-before: (is|are|was|were|be|been|not) [enough @good|big|large|strong|high|old|small|long|fast|clear|simple|easy|important|rich|tall|cheap|safe|smart|clever|mature|brave|lucky|close|wide|deep|warm|cold|hot>@1 enough]
- The room is enough big for us. => The room is big enough for us.
- He was not enough strong to win. => He was not strong enough to win.
+ There are enough big rooms.
? enough @good|big|large|strong|high|old|small|long|fast|clear|simple|easy|important|rich|tall|cheap|safe|close|wide|deep|warm|cold|hot {NN|NNS}

at-last-object: (speak|speaks|spoke|learn|learned|study|studied) [@fluently|well|quickly @english|french|german|spanish|chinese|italian|russian|japanese|arabic|portuguese>@2 @1]
- She speaks fluently English and Greek. => She speaks English fluently and Greek.
- He speaks well French. => He speaks French well.
+ She speaks English fluently.

not-to: [to not @{VB}>not to @1]
@ confidence=0.55
- We decided to not go there. => We decided not to go there.
- He asked us to not smoke here. => He asked us not to smoke here.
+ We decided not to go there.

also-end: ^ {PRP} [@{VBP|VBZ|VBD} also>also @1] {DT|PRP$|NNS}
? be|have|do|can|may|will:* also
- They found also the second letter. => They also found the second letter.
- It shows also the results of it. => It also shows the results of it.
+ They also found the second letter.
+ They are also the best of all.

so-that-not: in order [to not>not to] {VB}
- We left in order to not wake them. => We left in order not to wake them.
+ We left in order not to wake them.

`,
};
