import type { RuleFile } from '../rule-file.ts';

/** Verbs, nouns and adjectives with the wrong company. */
export const VERB_FRAMES: RuleFile = {
  id: 'verb-frames',
  errorClass: 'word-choice',
  source: 'Emend',
  comment: 'The usual wording is {better}, not {found}.',
  rules: `
adapt-a-an-the-method-approach-policy-strate: [adapt:V>adopt:V] a|an method|approach|policy|strategy|plan|measure|technique|framework
@ confidence=0.55
- They adapted an approach of ours. => They adopted an approach of ours.

investigate-about-on-into-dt-prp: [investigate:V about|on|into>investigate:V] {DT|PRP$}
@ confidence=0.55
- They investigated about the cause. => They investigated the cause.

study-about-on-the-this-these-those-effect-e: [study:V about|on>study:V] the|this|these|those effect|effects|influence|relation|role|impact|problem
@ confidence=0.7
- They studied about the effect. => They studied the effect.

explain-about: [explain:V about>explain:V] !{CD}
@ confidence=0.6
- They explained about the cost. => They explained the cost.
+ They explained about 61% of it.

base-in-dt-prp: be:* [base:V in>base:V on] (the|this|these|our|their|his) (law|laws|theory|idea|belief|fact|facts|principle|principles|assumption|results|data|evidence|experience|findings)
@ confidence=0.55
- It is based in the law. => It is based on the law.

focus-in: [focus:V in>focus:V on]
@ confidence=0.75
- We focus in the risk. => We focus on the risk.
? focus:V in *4 on|upon
+ We focus in this work on traces.

concentrate-in-the-this-these-their-our: {PRP} [concentrate:V in>concentrate:V on] the|this|these|their|our
@ confidence=0.6
- We concentrate in the risk. => We concentrate on the risk.
? concentrate:V in *4 on|upon
+ We concentrate in this paper on stars.

result-to-a-an-the-more-less-higher-lower: [result:V to>result:V in] a|an|the|more|less|higher|lower
@ confidence=0.85
- It results to a fall. => It results in a fall.

lead-into-a-an-higher-lower-better-more: [lead:V into>lead:V to] a|an|higher|lower|better|more
@ confidence=0.55
- It leads into a fall. => It leads to a fall.

contribute-for-in-the-a-an-this-our-their: [contribute:V for|in>contribute:V to] the|a|an|this|our|their
@ confidence=0.65
- It contributes for the fall. => It contributes to the fall.

associate-to: [associate:V to>associate:V with]
@ confidence=0.75
- It is associated to the fall. => It is associated with the fall.

related-with: [related with>related to]
@ confidence=0.75
- It is related with the fall. => It is related to the fall.

correlate-to: [correlate:V to>correlate:V with]
@ confidence=0.6
- It correlates to the fall. => It correlates with the fall.
+ It went from long-range correlated to slightly free.
? - _ correlated to

compatible-to: [compatible to>compatible with]
@ confidence=0.8
- It is compatible to the plan. => It is compatible with the plan.

consistent-to: [consistent to>consistent with]
@ confidence=0.8
- It is consistent to the plan. => It is consistent with the plan.

identical-with: [identical with>identical to]
@ confidence=0.55
- It is identical with the plan. => It is identical to the plan.

superior-than: [superior than>superior to]
@ confidence=0.9
- It is superior than the plan. => It is superior to the plan.

inferior-than: [inferior than>inferior to]
@ confidence=0.9
- It is inferior than the plan. => It is inferior to the plan.

prior-than: [prior than>prior to]
@ confidence=0.9
- It came prior than the plan. => It came prior to the plan.

possibility-to-vb: [possibility to @{VB}>possibility of @1:VBG]
@ confidence=0.6
- We see the possibility to move. => We see the possibility of moving.

risk-to-vb: (take:V|run:V|have:V|see:V|bear:V) (a|the|some|no) [risk to @{VB}>risk of @1:VBG]
@ confidence=0.55
- We see the risk to lose. => We see the risk of losing.
+ We used the risk to guide them.

allow-to-vb: [allow|allows|allowing to @{VB}>allow:V us to @1]
@ confidence=0.65
? (is|are|was|were|be|been|being|not) allowed
- It allows to see it. => It allows us to see it.

enable-to-vb: [enable|enables|enabling to @{VB}>enable:V us to @1]
@ confidence=0.65
? (is|are|was|were|be|been|being) enabled
- It enables to see it. => It enables us to see it.

permit-to-vb: [permit|permits|permitting to @{VB}>permit:V us to @1]
@ confidence=0.65
? (is|are|was|were|be|been|being) permitted
- It permits to see it. => It permits us to see it.
`,
};
