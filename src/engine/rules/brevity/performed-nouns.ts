import type { RuleFile } from '../rule-file.ts';

/** Acts that are conducted, performed, had or reached where a verb would do. */
export const PERFORMED_NOUNS: RuleFile = {
  id: 'performed-nouns',
  errorClass: 'brevity',
  source: 'Emend',
  comment: 'The verb is hidden in a noun here: {better} says it directly.',
  rules: `
conduct-an-analysis: [(conduct:V|perform:V|carry:V out|undertake:V|do:V) (an|the)? (analysis|analyses) of>analyse:V / analyze:V]
- We performed an analysis of the samples. => We analysed the samples.

conduct-a-study: [(conduct:V|perform:V|carry:V out|undertake:V) (a study|studies) of>study:V]
- They carried out a study of two villages. => They studied two villages.

conduct-an-investigation: [(conduct:V|perform:V|carry:V out|undertake:V) (an|the)? (investigation|investigations) (of|into)>investigate:V]
- The police conducted an investigation into the fire. => The police investigated the fire.

conduct-a-review: [(conduct:V|perform:V|carry:V out|undertake:V) a review of>review:V]
- The board undertook a review of its rules. => The board reviewed its rules.

conduct-an-evaluation: [(conduct:V|perform:V|carry:V out|undertake:V) an evaluation of>evaluate:V]
- We conducted an evaluation of the tool. => We evaluated the tool.

conduct-an-assessment: [(conduct:V|perform:V|carry:V out|undertake:V) an assessment of>assess:V]
- The nurse carried out an assessment of each patient. => The nurse assessed each patient.

conduct-an-experiment: [(conduct:V|perform:V|carry:V out) (an experiment|experiments) (on|with)>experiment:V with]
@ confidence=0.55
- They performed experiments with new dyes. => They experimented with new dyes.

conduct-a-survey: [(conduct:V|perform:V|carry:V out) a survey of>survey:V]
- The union carried out a survey of its members. => The union surveyed its members.

conduct-a-comparison: [(conduct:V|perform:V|carry:V out) (a|the) comparison (of|between)>compare:V]
- We performed a comparison of three filters. => We compared three filters.

conduct-measurements: [(conduct:V|perform:V|carry:V out) (measurements|measurement|a measurement) of>measure:V]
- We performed measurements of the noise. => We measured the noise.

conduct-tests: [(conduct:V|perform:V|carry:V out) (tests|testing|a test) (on|of)>test:V]
- The lab carried out tests on the paint. => The lab tested the paint.

conduct-an-interview: [(conduct:V|carry:V out|perform:V) (interviews|an interview) with>interview:V]
- We conducted interviews with twelve nurses. => We interviewed twelve nurses.

perform-a-calculation: [(perform:V|do:V|carry:V out) (a calculation|calculations|the calculation) of>calculate:V]
- The program performs a calculation of the load. => The program calculates the load.

perform-an-inspection: [(perform:V|conduct:V|carry:V out|make:V) (an inspection|inspections) of>inspect:V]
- Officers made an inspection of the kitchen. => Officers inspected the kitchen.

perform-a-search: [(perform:V|conduct:V|carry:V out|do:V) (a search|searches) (of|for)>search:V for]
@ confidence=0.55
- The police did a search for weapons. => The police searched for weapons.

reach-a-conclusion: [(reach:V|come:V to|arrive:V at|draw:V) (a|the) conclusion that>conclude:V that]
- We came to the conclusion that the seal had failed. => We concluded that the seal had failed.

reach-an-agreement: [(reach:V|come:V to) an agreement (on|about)>agree:V on]
- Both sides reached an agreement on wages. => Both sides agreed on wages.

reach-an-agreement-to: [(reach:V|come:V to) an agreement to>agree:V to] {VB}
- The owners reached an agreement to sell. => The owners agreed to sell.

come-to-a-decision: [(come:V to|reach:V|arrive:V at) a decision (on|about)>decide:V on]
- The jury came to a decision on damages. => The jury decided on damages.

have-a-discussion: [have:V (a discussion|discussions) (about|on|of)>discuss:V]
- We had a discussion about the budget. => We discussed the budget.

hold-a-discussion: [hold:V (a discussion|discussions) (about|on|of)>discuss:V]
- The class held a discussion on privacy. => The class discussed privacy.

hold-a-meeting: [hold:V (a meeting|meetings) with>meet:V with]
- The mayor held a meeting with residents. => The mayor met with residents.

have-an-effect: [have:V (an|a)? (effect|impact|influence) on>affect:V / influence:V]
- Salt has an effect on the roots. => Salt affects the roots.
- The tax had an impact on trade. => The tax affected trade.

// what had the ability could: its tense would be lost
have-the-ability: {NOUN|PRON|PROPN} [has|have (the|an) (ability|capacity|capability) to>can / be:V able to] {VB}
@ confidence=0.55
# {better} says it in fewer words.
- The device has the ability to store heat. => The device can store heat.
+ It had the ability to store heat. It may have the ability to store heat.

have-a-need: [have:V a need (for|of)>need:V]
- Small farms have a need for credit. => Small farms need credit.

have-knowledge: {NOUN|PRON|PROPN} [have|has (a|the)? knowledge (of|about)>know:V about]
@ confidence=0.55
- Few users have knowledge of the law. => Few users know about the law.

have-a-tendency: [have:V (a|the) tendency to>tend:V to] {VB}
- Prices have a tendency to rise in May. => Prices tend to rise in May.

have-a-preference: [have:V a preference for>prefer:V]
- Most readers have a preference for print. => Most readers prefer print.

have-doubts: [have:V (doubts|a doubt) (about|regarding)>doubt:V]
- Critics have doubts about the data. => Critics doubt the data.

have-an-understanding: [have:V (an|some) understanding of>understand:V]
- Students have an understanding of fractions. => Students understand fractions.

have-an-expectation: [have:V (an|the) expectation that>expect:V that]
@ confidence=0.6
- Buyers have the expectation that prices will fall. => Buyers expect that prices will fall.
`,
};
