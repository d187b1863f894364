import type { RuleFile } from '../rule-file.ts';

/** Verbs with particles, usual in speech, that formal writing replaces by one verb. */
export const PHRASAL_VERBS: RuleFile = {
  id: 'phrasal-verbs',
  errorClass: 'formality',
  source: 'Emend',
  comment: '{found} belongs to conversation; a formal text has {better}.',
  documents: 'academic',
  confidence: 0.65,
  rules: `
sort-out: [sort:V out>resolve:V]
- They sorted out the fault. => They resolved the fault.

figure-out: [figure:V out>determine:V / understand:V]
- We figured out the cause. => We determined the cause.

find-out: [find:V out>discover:V / learn:V] !about !{END}
@ confidence=0.55
- We found out the cause. => We discovered the cause.
+ Ask and you will find out!

look-into: [look:V into>investigate:V / examine:V]
- We looked into the cause. => We investigated the cause.

look-at: [look:V at>examine:V / consider:V] !it
@ confidence=0.55
- We looked at the cause. => We examined the cause.
? look:V at {VBG} a|an|the
? be:* already|now looking at
+ He was already looking at a hard year.
+ He is looking at buying a firm.

look-up-to: [look:V up to>admire:V]
- They look up to her. => They admire her.

look-down-on: [look:V down on>despise:V]
- They look down on her. => They despise her.

put-off: [put:V off>postpone:V]
@ confidence=0.55
- They put off the vote. => They postponed the vote.

put-up-with: [put:V up with>tolerate:V]
- They put up with noise. => They tolerated noise.

get-rid-of: [get:V rid of>remove:V / eliminate:V]
- They got rid of rust. => They removed rust.

get-bigger: [get:V bigger>grow:V / increase:V]
- The crack got bigger. => The crack grew.

get-better: [get:V better>improve:V] {END|CC|IN|RB}
- The yield got better. => The yield improved.
+ It helps in getting better results.

get-worse: [get:V worse>deteriorate:V / worsen:V]
- The leak got worse. => The leak deteriorated.

go-up: [go:V up>rise:V / increase:V] !and !{NP}
? go:V up to
@ confidence=0.55
- Prices went up. => Prices rose.
+ It went up the hill.

go-down: [go:V down>fall:V / decrease:V] !to !{NP}
@ confidence=0.55
- Prices went down. => Prices fell.
? go:V down in flames|history
+ It soon went down in flames.

go-on-with: [go:V on with>continue:V]
- They went on with it. => They continued it.

come-up-with: [come:V up with>devise:V / propose:V]
- They came up with a plan. => They devised a plan.

come-across: [come:V across>encounter:V / find:V] {NP}
@ confidence=0.55
- They came across a well. => They encountered a well.

bring-up: [bring:V up>raise:V / mention:V] a|an|the|this|these|that|another|several|two|some? new|old|same|other|further|important|interesting|difficult? question|questions|issue|issues|topic|topics|point|points|subject|matter|problem|problems|concern|concerns|need|possibility|idea|fact|cost|costs
@ confidence=0.55
? brought up (to|in|by|with|on)
- They brought up the cost. => They raised the cost.
+ The list was brought up to date. The search brings up ten pages.

back-up: [back:V up>support:V] (the|this|these|their|our|his|her) (claim|claims|argument|view|idea|hypothesis|conclusion|conclusions|theory)
- They backed up the claim. => They supported the claim.

break-down: <!be:* <!to [break:V down>fail:V / decompose:V] {END}
| <!be:* <!to [break:V down>fail:V / decompose:V] when|because|after|during|if
@ confidence=0.55
- The pump broke down. => The pump failed.
+ They broke down the wall. It was broken down into parts.
+ It creates what it has to break down.

carry-on: [carry:V on>continue:V] with|{VBG}
| [carry:V on>continue:V] the (work|task|search|struggle|fight|tradition|study|project|process|business)
| [carry:V on>continue:V] a|an|this practical|long|careful|extensive|detailed? work|study|struggle|tradition|process
@ confidence=0.55
- They carried on the work. => They continued the work.
+ The scent carried on the breeze.

cut-down-on: [cut:V down on>reduce:V]
- They cut down on salt. => They reduced salt.

fill-in-for: [fill:V in for>replace:V]
- They fill in for us. => They replace us.

give-up: [give:V up>abandon:V / stop:V] {NP}
@ confidence=0.55
- They gave up the plan. => They abandoned the plan.
+ They gave up.

hand-in: [hand:V in>submit:V] {NP}
- They handed in the form. => They submitted the form.
+ They walk hand in hand.

help-out: [help:V out>help:V / assist:V]
- They helped out the crew. => They helped the crew.

leave-out: [leave:V out>omit:V] !of
- They left out the cost. => They omitted the cost.

let-down: [let:V down>disappoint:V]
- It let down the crew. => It disappointed the crew.

make-up-for: [make:V up for>compensate:V for]
- It makes up for losses. => It compensates for losses.

mess-up: [mess:V up>spoil:V / damage:V]
- They messed up the test. => They spoiled the test.

pick-up: [pick:V up>collect:V] the|their|his|her|its|our? garbage|rubbish|waste|litter|seeds|seed|parcel|parcels|mail|samples|specimens|medication|prescription|prescriptions|children|passengers|goods|books
@ confidence=0.55
- They picked up the seeds. => They collected the seeds.
+ Sales picked up. We pick up the signal. They picked up English.

point-out: (we|i|he|she|they|who|authors|reviewers|critics|researchers|scholars|{NNP}) {MD|RB}? [point:V out>note:V / indicate:V] !to
| (important|worth|useful|necessary|interesting) to [point out>note / indicate] that
| be:* [pointed out>noted / indicated] that
@ confidence=0.55
? point:V out *4 to each|him|her|them|us|me|you
- They point out a gap. => They note a gap.
- We should point out that it leaks. => We should note that it leaks.
+ The results point out that it leaks.

run-into: [run:V into>encounter:V]
@ confidence=0.55
- They ran into a fault. => They encountered a fault.

set-up: [sets|setting up>establish:V] a|an|the? {JJ|NN|NNP}? {JJ|NN}? school|schools|fund|funds|committee|committees|commission|company|companies|business|businesses|group|groups|team|system|systems|network|networks|program|programme|project|centre|center|clinic|court|courts|colony|colonies|government|organization|institute|rules
| to|they|we|who|he|she|can|will|should|must [set up>establish:V] a|an|the {JJ|NN|NNP}? {JJ|NN}? school|schools|fund|funds|committee|committees|commission|company|companies|business|businesses|group|groups|team|system|systems|network|networks|program|programme|project|centre|center|clinic|court|courts|colony|colonies|government|organization|institute|rules
@ confidence=0.55
? (they|we|who|he|she) set up
- They plan to set up a fund. => They plan to establish a fund.
- It sets up a new school. => It establishes a new school.
+ We set up the camera. It took an hour to set up the laptop.

show-up: [show:V up>appear:V / arrive:V] !to !as !{NP}
@ confidence=0.55
- Two guests showed up. => Two guests appeared.
+ They show up to 3x gains.

speed-up: [speed:V up>accelerate:V]
- It speeds up growth. => It accelerates growth.

slow-down: [slow:V down>slow:V / decelerate:V]
@ confidence=0.55
- It slowed down growth. => It slowed growth.

take-off: <!be:* [take:V off>remove:V] (the|a|their|his|her|its) (lid|cover|mask|gloves|coat|hat|clothes|shoes|top)
@ confidence=0.55
- They took off the lid. => They removed the lid.
+ It took off from the field.

talk-about: <!most|much|widely [talk:V about>discuss:V]
@ confidence=0.55
- We talked about the cost. => We discussed the cost.

think-about: [think:V about>consider:V]
@ confidence=0.55
- We thought about the cost. => We considered the cost.
? what *5 think:V about
? think:V about it|this|that|them like|as
+ Think about it like traffic.
+ What would you think about it?

throw-away: [throw:V away>discard:V]
- They threw away the seeds. => They discarded the seeds.

turn-down: [turn:V down>reject:V / decline:V]
- They turned down the offer. => They rejected the offer.

turn-into: <!be:* [turn:V into>become:V] {DT|JJ|NN|NNS|PRP$}
? be:* *3 turned into
@ confidence=0.55
- Ice turned into water. => Ice became water.
+ It was slowly turned into water. They turned into using it.

use-up: [use:V up>consume:V / exhaust:V] !to
@ confidence=0.55
- It used up the fuel. => It consumed the fuel.

catch-up-with: [catch:V up with]
# ‘Catch up with’ is spoken: say what was equalled, reached or done at last.
- They caught up with us.
+ They reached us.

check-out: [check:V out>examine:V] {NP}
@ confidence=0.55
- They checked out the pump. => They examined the pump.

cheer-up: [cheer:V up>encourage:V]
- It cheered up the crew. => It encouraged the crew.

deal-with: [deal:V with>address:V / manage:V]
? deal:V with *3 people|person|persons|men|women|children|patients|customers|clients|students|him|her|them|us|me|you|members|users|staff|criminals|offenders|suppliers|individuals|families|parents
+ A court was set up to deal with the accused people.
@ confidence=0.55
- They dealt with the leak. => They addressed the leak.

drop-by: {PRP|NNS} [drop:V by>visit:V] {END}
? be:* *2 dropped by
- They dropped by. => They visited.

get-on-with: [get:V on with>continue:V]
- They got on with it. => They continued it.

wipe-out: [wipe:V out>destroy:V / eradicate:V]
- Frost wiped out the crop. => Frost destroyed the crop.

work-out: [work:V out>calculate:V / solve:V] {DT|PRP$|CD|WRB|WP}
| be:* [work:V out>calculate:V / solve:V] {END}
@ confidence=0.55
- We worked out the cost. => We calculated the cost.
+ It worked out well.

wrap-up: [wrap:V up>conclude:V] the|their|our|its|his|her (talks|meeting|session|discussion|work|study|project|day|tour|chapter|case|trial|negotiations)
- They wrapped up the talks. => They concluded the talks.
+ They were wrapped up as services.
`,
};
