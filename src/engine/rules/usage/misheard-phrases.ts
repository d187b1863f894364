import type { RuleFile } from '../rule-file.ts';

/** Set phrases that are often misheard or built after another language. */
export const MISHEARD: RuleFile = {
  id: 'misheard-phrases',
  errorClass: 'phrasing',
  source: 'Emend',
  comment: 'The set phrase is {better}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
for-all-intensive-purposes: for all [intensive>intents and] purposes
- It is, for all intensive purposes, over. => It is, for all intents and purposes, over.

irregardless: [irregardless>regardless]
- They went irregardless of the rain. => They went regardless of the rain.

supposably: [supposably>supposedly]
- It is supposably new. => It is supposedly new.

expresso: [expresso>espresso]
- He drank an expresso at noon. => He drank an espresso at noon.

mute-point: [mute>moot] point
- It is a mute point now. => It is a moot point now.

pacifically: [pacifically>specifically]
- It was pacifically made for it. => It was specifically made for it.

one-in-the-same: [one in the same>one and the same]
- They are one in the same. => They are one and the same.

case-and-point: [case and point>case in point]
- This is a case and point. => This is a case in point.

deep-seeded: [deep-seeded>deep-seated]
- It is a deep-seeded fear. => It is a deep-seated fear.

peak-peek-my-your-his-her-our-their-inte: [peak|peek>pique] (my|your|his|her|our|their) (interest|curiosity)
- It did peak my interest at once. => It did pique my interest at once.

peaked-peeked-my-your-his-her-our-their: [peaked|peeked>piqued] (my|your|his|her|our|their) (interest|curiosity)
- It peaked her curiosity at once. => It piqued her curiosity at once.

sneak-peak: [sneak peak>sneak peek]
- We had a sneak peak at it. => We had a sneak peek at it.

first-come-first-serve: first come , first [serve>served]
- It is first come, first serve here. => It is first come, first served here.

statue-of-limitations: [statue>statute] of limitations
- The statue of limitations has run out. => The statute of limitations has run out.

hunger-pains: [hunger pains>hunger pangs]
- He felt hunger pains at night. => He felt hunger pangs at night.

tongue-and-cheek: [tongue and cheek>tongue in cheek]
- It was said tongue and cheek. => It was said tongue in cheek.

wet-my-your-his-her-our-their-appetite: [wet>whet] (my|your|his|her|our|their) appetite
- It did wet his appetite at once. => It did whet his appetite at once.

on-tender-hooks: [on tender hooks>on tenterhooks]
- They were on tender hooks all day. => They were on tenterhooks all day.

free-reign: [free reign>free rein]
- They had free reign in it. => They had free rein in it.

take-takes-took-taken-the-reigns: (take|takes|took|taken) the [reigns>reins]
- She took the reigns in May. => She took the reins in May.

beckon-and-call: [beckon>beck] and call
- He is at her beckon and call. => He is at her beck and call.

baited-breath: [baited>bated] breath
- They waited with baited breath. => They waited with bated breath.

by-in-large: [by in large>by and large]
- It is, by in large, true. => It is, by and large, true.

could-care-less: [could care less>could not care less]
- They could care less about it. => They could not care less about it.

extract-revenge: [extract>exact] revenge
- They want to extract revenge on him. => They want to exact revenge on him.

make-due: [make due>make do]
- They had to make due with it. => They had to make do with it.

per-say: [per say>per se]
- It is not bad per say. => It is not bad per se.

persay: [persay>per se]
- It is not bad persay. => It is not bad per se.

scotch-free: [scotch free>scot-free]
- He got away scotch free. => He got away scot-free.

self-depreciating: [self-depreciating>self-deprecating]
- He has a self-depreciating wit. => He has a self-deprecating wit.

shoe-in: [shoe-in>shoo-in]
- She is a shoe-in for it. => She is a shoo-in for it.

slight-of-hand: [slight>sleight] of hand
- It was done by slight of hand. => It was done by sleight of hand.

towing-the-party-line: [towing>toeing] the (party)? line
- He was towing the line then. => He was toeing the line then.

tow-the-party-line: [tow>toe] the (party)? line
- They had to tow the line then. => They had to toe the line then.

worse-comes-to-worse: [worse comes to worse>worst comes to worst]
- If worse comes to worse, we leave. => If worst comes to worst, we leave.

all-of-the-sudden: [all of the sudden>all of a sudden]
- It rained all of the sudden. => It rained all of a sudden.

all-the-sudden: [all the sudden>all of a sudden]
- It rained all the sudden. => It rained all of a sudden.

anyways: [anyways>anyway]
- They left anyways. => They left anyway.

anywheres: [anywheres>anywhere]
- It is not found anywheres else. => It is not found anywhere else.

somewheres: [somewheres>somewhere]
- It is somewheres else. => It is somewhere else.

nowheres: [nowheres>nowhere]
- It is nowheres near. => It is nowhere near.

a-whole-nother: [a whole nother>a whole other]
- That is a whole nother matter. => That is a whole other matter.

escape-goat: [escape goat>scapegoat]
- He was the escape goat of them. => He was the scapegoat of them.

doggy-dog: [doggy-dog>dog-eat-dog]
- It is a doggy-dog world. => It is a dog-eat-dog world.

old-timer-s-disease: [old timer's disease>Alzheimer's disease]
- He has old timer's disease now. => He has Alzheimer's disease now.

chester-drawers: [chester drawers>chest of drawers]
- The chester drawers was sold. => The chest of drawers was sold.

in-lieu-to: [in lieu to>in lieu of]
- He got cash in lieu to leave. => He got cash in lieu of leave.

in-regards-to: [in regards to>in regard to]
- We write in regards to the plan. => We write in regard to the plan.

with-regards-to: [with regards to>with regard to]
- We write with regards to the plan. => We write with regard to the plan.

as-regards-to: [as regards to>as regards]
- It is new as regards to the plan. => It is new as regards the plan.

in-contrary-to: [in contrary to>contrary to]
- It is true in contrary to the plan. => It is true contrary to the plan.

on-the-contrary-of: [on the contrary of>contrary to]
- It is true on the contrary of the plan. => It is true contrary to the plan.

in-opposite-to: [in opposite to>as opposed to]
- It is cold in opposite to the plan. => It is cold as opposed to the plan.

in-the-contrary: [in the contrary>on the contrary]
- It is, in the contrary, quite warm. => It is, on the contrary, quite warm.

according-with-dt-prp-nnp: [according with>according to] {DT|PRP$|NNP}
- It is true according with the plan. => It is true according to the plan.

in-accordance-to: [in accordance to>in accordance with]
- It is done in accordance to the plan. => It is done in accordance with the plan.

in-comparison-of: [in comparison of>in comparison with]
- It is small in comparison of the plan. => It is small in comparison with the plan.

in-compliance-to: [in compliance to>in compliance with]
- It is done in compliance to the plan. => It is done in compliance with the plan.

in-agreement-to: [in agreement to>in agreement with]
- It is done in agreement to the plan. => It is done in agreement with the plan.

in-conformity-to: [in conformity to>in conformity with]
- It is done in conformity to the plan. => It is done in conformity with the plan.

in-parallel-of: [in parallel of>in parallel with]
- It is done in parallel of the plan. => It is done in parallel with the plan.

in-dependence-of: [in dependence of>depending on]
- It is done in dependence of the plan. => It is done depending on the plan.

in-dependency-of: [in dependency of>depending on]
- It is done in dependency of the plan. => It is done depending on the plan.

in-difference-to: [in difference to>in contrast to]
- It is cold in difference to the plan. => It is cold in contrast to the plan.

in-contrast-with-to: [in contrast with to>in contrast to]
- It is cold in contrast with to the plan. => It is cold in contrast to the plan.

instead-to-vbg: [instead to>instead of] {VBG}
- They left instead to staying. => They left instead of staying.

by-means-to: [by means to>by means of]
- It is done by means to a pump. => It is done by means of a pump.

by-the-mean-of: [by the mean of>by means of]
- It is done by the mean of a pump. => It is done by means of a pump.

by-mean-of: [by mean of>by means of]
- It is done by mean of a pump. => It is done by means of a pump.

for-the-sake-to: [for the sake to>for the sake of]
- It is done for the sake to peace. => It is done for the sake of peace.

on-behalf-on: [on behalf on>on behalf of]
- He spoke on behalf on the plan. => He spoke on behalf of the plan.

in-behalf-to: [in behalf to>on behalf of]
- He spoke in behalf to the plan. => He spoke on behalf of the plan.

with-the-exception-for: [with the exception for>with the exception of]
- All left with the exception for him. => All left with the exception of him.

in-addition-of: [in addition of>in addition to]
- It is used in addition of the plan. => It is used in addition to the plan.

in-combination-to: [in combination to>in combination with]
- It is used in combination to the plan. => It is used in combination with the plan.

in-spite-on: [in spite on>in spite of]
- It is used in spite on the plan. => It is used in spite of the plan.

due-the-fact-that: [due the fact>due to the fact] that
- It is late due the fact that it rained. => It is late due to the fact that it rained.

dispite: [dispite>despite]
- It is used dispite the plan. => It is used despite the plan.

despite-of: [despite of>despite]
- It is used despite of the plan. => It is used despite the plan.

regardless-the: [regardless the>regardless of the]
- It is used regardless the plan. => It is used regardless of the plan.

regardless-to: [regardless to>regardless of]
- It is used regardless to the plan. => It is used regardless of the plan.

depends-of: [depends of>depends on]
- It depends of the plan. => It depends on the plan.

depending-of: [depending of>depending on]
- It is used depending of the plan. => It is used depending on the plan.
`,
};
