import type { RuleFile } from '../rule-file.ts';

/** Verbs, nouns and adjectives with the wrong company. */
export const VERB_FRAMES: RuleFile = {
  id: 'verb-frames',
  errorClass: 'word-choice',
  source: 'Emend',
  comment: 'The usual wording is {better}, not {found}.',
  rules: `
adapt-a-an-the-method-approach-policy-strate: [adapt:V>adopt:V] a|an|the method|approach|policy|strategy|plan|measure|technique|framework
@ confidence=0.55
- They adapted an approach of ours. => They adopted an approach of ours.

access-to-the-their-its-file-files-data-site: [access:V to>access:V] the|their|its file|files|data|site|website|account|internet|information
@ confidence=0.75
- They can access to the file. => They can access the file.

approach-to-dt-prp: [approach:V to>approach:V] {DT|PRP$}
@ confidence=0.8
- They approached to the gate. => They approached the gate.

emphasize-emphasise-stress-on-dt-prp-nn-nns: [emphasize|emphasise|stress:V on>emphasize:V] {DT|PRP$|NN|NNS}
@ confidence=0.75
- The report emphasizes on the risk. => The report emphasizes the risk.

investigate-about-on-into-dt-prp: [investigate:V about|on|into>investigate:V] {DT|PRP$}
@ confidence=0.55
- They investigated about the cause. => They investigated the cause.

study-about-on-the-this-these-those-effect-e: [study:V about|on>study:V] the|this|these|those effect|effects|influence|relation|role|impact|problem
@ confidence=0.7
- They studied about the effect. => They studied the effect.

mention-about: [mention:V about>mention:V]
@ confidence=0.8
- They mentioned about the cost. => They mentioned the cost.

describe-about: [describe:V about>describe:V]
@ confidence=0.85
- They described about the cost. => They described the cost.

explain-about: [explain:V about>explain:V]
@ confidence=0.6
- They explained about the cost. => They explained the cost.

analyze-analyse-about: [analyze|analyse:V about>analyze:V]
@ confidence=0.85
- They analyzed about the cost. => They analyzed the cost.

consider-about: [consider:V about>consider:V]
@ confidence=0.8
- They considered about the cost. => They considered the cost.

answer-to-the-this-these-that-our-your-quest: [answer:V to>answer:V] the|this|these|that|our|your question|questions
@ confidence=0.7
- We answer to the question here. => We answer the question here.

influence-on-dt-prp: [influence:V on>influence:V] {DT|PRP$}
@ confidence=0.8
- It influences on the result. => It influences the result.

affect-on-to-dt-prp: [affect:V on|to>affect:V] {DT|PRP$}
@ confidence=0.85
- It affects on the result. => It affects the result.

impact-to-dt-prp: [impact:V to>affect:V] {DT|PRP$}
@ confidence=0.75
- It impacts to the result. => It affects the result.

attend-to-the-a-this-that-conference-meeting: [attend:V to>attend:V] the|a|this|that conference|meeting|school|class|course|lecture|seminar|workshop|university
@ confidence=0.75
- They attended to the meeting. => They attended the meeting.

enter-to-in-the-a-his-her-their-this-room-ho: [enter:V to|in>enter:V] the|a|his|her|their|this room|house|building|university|school|market|country|city|cell|cells
@ confidence=0.8
- They entered to the room. => They entered the room.

contact-to-with-dt-prp-prp-nnp: [contact:V to|with>contact:V] {DT|PRP|PRP$|NNP}
@ confidence=0.8
- They contacted to the office. => They contacted the office.

marry-with: [marry:V with>marry:V]
@ confidence=0.75
? been|is|was|are|were|get|got married with
- She married with a doctor. => She married a doctor.

resemble-to-with-like: [resemble:V to|with|like>resemble:V]
@ confidence=0.85
- It resembles to the first. => It resembles the first.

lack-of-in-dt-nn-nns-jj-prp: [lack:V of|in>lack:V] {DT|NN|NNS|JJ|PRP$}
@ confidence=0.7
- They lack of time for it. => They lack time for it.

request-for-dt-prp: [request:V for>request:V] {DT|PRP$}
@ confidence=0.75
- They requested for a copy. => They requested a copy.

demand-for-a-an-the-more-higher-better: [demand:V for>demand:V] a|an|the|more|higher|better
@ confidence=0.7
- They demanded for a copy. => They demanded a copy.

order-for-a-an-the: [order:V for>order:V] a|an|the
@ confidence=0.55
- They ordered for a copy. => They ordered a copy.

benefit-of: [benefit:V of>benefit:V from]
@ confidence=0.8
- They benefit of the plan. => They benefit from the plan.

suffer-of: [suffer:V of>suffer:V from]
@ confidence=0.8
- They suffer of the cold. => They suffer from the cold.

consist-from-in-two-three-four-five-several: [consist:V from|in>consist:V of] two|three|four|five|several|many|a
@ confidence=0.85
- It consists from two parts. => It consists of two parts.

base-in-dt-prp: be:* [base:V in>base:V on] (the|this|these|our|their|his) (law|laws|theory|idea|belief|fact|facts|principle|principles|assumption|results|data|evidence|experience|findings)
@ confidence=0.55
- It is based in the law. => It is based on the law.

focus-in: [focus:V in>focus:V on]
@ confidence=0.75
- We focus in the risk. => We focus on the risk.

concentrate-in-the-this-these-their-our: {PRP} [concentrate:V in>concentrate:V on] the|this|these|their|our
@ confidence=0.6
- We concentrate in the risk. => We concentrate on the risk.

participate-to-at: [participate:V to|at>participate:V in]
@ confidence=0.8
- They participated to the test. => They participated in the test.

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

capable-to-vb: [capable to @{VB}>capable of @1:VBG]
@ confidence=0.85
- It is capable to move. => It is capable of moving.

incapable-to-vb: [incapable to @{VB}>incapable of @1:VBG]
@ confidence=0.85
- It is incapable to move. => It is incapable of moving.

possibility-to-vb: [possibility to @{VB}>possibility of @1:VBG]
@ confidence=0.6
- We see the possibility to move. => We see the possibility of moving.

risk-to-vb: (take:V|run:V|have:V|see:V|bear:V) (a|the|some|no) [risk to @{VB}>risk of @1:VBG]
@ confidence=0.55
- We see the risk to lose. => We see the risk of losing.
+ We used the risk to guide them.

succeed-to-vb: [succeed:V to @{VB}>succeed:V in @1:VBG]
@ confidence=0.85
- They succeeded to move. => They succeeded in moving.

insist-to-vb: [insist:V to @{VB}>insist:V on @1:VBG]
@ confidence=0.8
- They insisted to leave. => They insisted on leaving.

avoid-to-vb: [avoid:V to @{VB}>avoid:V @1:VBG]
@ confidence=0.9
- They avoided to leave. => They avoided leaving.

prp-nns-nnp-consider-to-vb: {PRP|NNS|NNP} [consider:V to !be @{VB}>consider:V @1:VBG]
@ confidence=0.75
? (is|are|was|were|be|been|being|generally|commonly|widely|often|usually) considered to
- They considered to leave. => They considered leaving.

suggest-to-vb: {PRP|NNP|DT} [suggest:V to @{VB}>suggest:V @1:VBG]
@ confidence=0.7
? (is|are|was|were|be|been|being) *1 suggested
+ It is suggested to leave.
- They suggested to leave. => They suggested leaving.

recommend-to-vb: [recommend:V to @{VB}>recommend:V @1:VBG]
@ confidence=0.65
? (is|are|was|were|be|been|being) *2 recommended
- They recommended to leave. => They recommended leaving.

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
