import type { RuleFile } from '../rule-file.ts';

/** “Be”, “cause”, “lead to” and the like with a noun that hides the verb which is meant. */
export const CAUSED_NOUNS: RuleFile = {
  id: 'caused-nouns',
  errorClass: 'brevity',
  source: 'Emend',
  comment: 'The verb is hidden in a noun here: {better} says it directly.',
  rules: `
be-an-indication: [be:V (an indication|indications|indicative) of>indicate:V]
- A high count is an indication of infection. => A high count indicates infection.

be-a-reflection: [be:V (a reflection|reflective) of>reflect:V]
- The gap is a reflection of old habits. => The gap reflects old habits.

be-dependent: [be:V dependent (on|upon)>depend:V on]
- Growth is dependent on light. => Growth depends on light.

be-in-agreement: [be:V in agreement with>agree:V with]
- Our values are in agreement with theirs. => Our values agree with theirs.

be-in-possession: [be:V in possession of>have:V]
- The firm is in possession of the files. => The firm has the files.

be-in-need: [be:V in need of>need:V]
- The roof is in need of repair. => The roof needs repair.

be-of-the-opinion: [be:V of the (opinion|view|belief) that>think:V that / believe:V that]
- We are of the opinion that the test is fair. => We think that the test is fair.

be-representative: [be:V representative of>represent:V]
@ confidence=0.52
- The photo is representative of the set. => The photo represents the set.

be-supportive: [be:V supportive of>support:V]
- Teachers are supportive of the plan. => Teachers support the plan.

be-deserving: [be:V deserving of>deserve:V]
- The idea is deserving of study. => The idea deserves study.

be-desirous: [be:V desirous of>want:V]
- The firm is desirous of peace. => The firm wants peace.

be-suggestive: [be:V suggestive of>suggest:V]
- These marks are suggestive of wear. => These marks suggest wear.

be-a-requirement: [be:V a requirement of>be:V required by]
- A visa is a requirement of the school. => A visa is required by the school.

be-aware: [be:V (cognizant|cognisant) of>be:V aware of / know:V]
- The staff are cognizant of the risk. => The staff are aware of the risk.

bring-to-an-end: [bring:V @{PRP|DT} @{NOUN}? to (an end|a close|a conclusion)>end:V @1 @2]
# {better} is shorter.
@ confidence=0.55
- The treaty brought the war to an end. => The treaty ended the war.

come-to-an-end: [come:V to (an end|a close)>end:V]
- The season came to an end in June. => The season ended in June.

put-an-end: [put:V an end to>end:V]
- The law put an end to the practice. => The law ended the practice.

put-forward-a-proposal: [put forward (a|the) proposal to>propose to]
- They put forward a proposal to merge. => They propose to merge.

place-emphasis: [(put|lay):V (an|the|great)? emphasis (on|upon)>stress:V / emphasize:V]
- The course lays great emphasis on practice. => The course stresses practice.

place-an-order: [place:V (an order|orders) for>order:V]
- The school placed an order for desks. => The school ordered desks.

exert-an-influence: [exert:V (an|a)? (influence|effect|impact) (on|upon)>influence:V / affect:V]
- Peers exert an influence on taste. => Peers influence taste.

exhibit-a-tendency: [(exhibit|show|display):V (a|the) tendency to>tend:V to] {VB}
- The alloy shows a tendency to crack. => The alloy tends to crack.

show-an-increase: [(show|exhibit|display|undergo):V (an|a)? (increase|rise) in>increase:V in] (size|number|numbers|weight|length|strength|value|price|volume|density|mass)
@ confidence=0.55
- The group showed an increase in weight. => The group increased in weight.

undergo-a-change: [undergo:V (a change|changes|change)>change:V] !in
- The coast underwent changes. => The coast changed.

undergo-a-reduction: [(undergo|show|experience):V a (reduction|decrease|decline) in>decrease:V in] (size|number|numbers|weight|length|strength|value|price|volume|density|mass)
- The herd experienced a decline in numbers. => The herd decreased in numbers.

reach-completion: [reach:V completion>be:V completed / finish:V]
- The bridge reached completion in May. => The bridge was completed in May.

express-concern: [express:V (concern|concerns|a concern) (about|over|regarding)>worry:V about]
@ documents=general confidence=0.55
- Parents expressed concern about the road. => Parents worried about the road.

offer-an-explanation: [offer:V (an explanation|explanations) (of|for)>explain:V]
- The note offers an explanation for the gap. => The note explains the gap.

offer-a-suggestion: [offer:V (a|the) suggestion that>suggest:V that]
- One reader offered the suggestion that we add a map. => One reader suggested that we add a map.

achieve-a-reduction: [(achieve|accomplish|effect):V (a|the)? (reduction|reductions) (of|in)>reduce:V]
- The filter achieved a reduction in noise. => The filter reduced noise.

achieve-an-improvement: [(achieve|effect|produce):V (an|the)? (improvement|improvements) (of|in)>improve:V]
- The new diet produced an improvement in sleep. => The new diet improved sleep.

cause-damage: [cause:V damage to>damage:V]
- Frost causes damage to pipes. => Frost damages pipes.

cause-a-delay: [cause:V (a delay|delays) (in|to)>delay:V]
- Ice caused delays to the ferry. => Ice delayed the ferry.

cause-an-increase: [cause:V an increase (in|of)>increase:V] !{CD}
- Heat causes an increase in pressure. => Heat increases pressure.

cause-a-decrease: [cause:V a (decrease|reduction) (in|of)>reduce:V / decrease:V] !{CD}
- Shade causes a decrease in yield. => Shade reduces yield.
+ Drought caused a reduction of 53% then.

result-in-an-increase: [result:V in (an|a)? (increase|rise) (in|of)>increase:V] !{CD}
- The change resulted in an increase in cost. => The change increased cost.

result-in-a-decrease: [result:V in (a|an)? (decrease|reduction|decline) (in|of)>reduce:V] !{CD}
- The change resulted in a reduction in cost. => The change reduced cost.

lead-to-an-increase: [lead:V to an increase (in|of)>increase:V] !{CD}
- Training leads to an increase in trust. => Training increases trust.

lead-to-a-decrease: [lead:V to a (decrease|reduction) (in|of)>reduce:V] !{CD}
- Thinning led to a reduction in fires. => Thinning reduced fires.

subject-to-analysis: [(subject|submit):V @*2 to (analysis|examination|testing)>test:V @1]
@ confidence=0.51
# One verb (analyse, examine, test) would do.
- We subjected them to analysis. => We tested them.
`,
};
