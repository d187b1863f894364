import type { RuleFile } from '../rule-file.ts';

/** A weak verb (make, take, give, provide) with a noun that hides the verb which is meant. */
export const LIGHT_VERBS: RuleFile = {
  id: 'light-verbs',
  errorClass: 'brevity',
  source: 'Emend',
  comment: 'The verb is hidden in a noun here: {better} says it directly.',
  rules: `
make-a-decision: [make:V (a|the) decision to>decide:V to] {VB}
- The board made a decision to close the plant. => The board decided to close the plant.
+ The board made a decision to everyone's liking.

make-a-decision-on: [make:V (a decision|decisions) (on|about|regarding)>decide:V on]
- The council makes decisions on planning every month. => The council decides on planning every month.

make-an-assumption: [make:V (an|the) assumption that>assume:V that]
- We made the assumption that demand is constant. => We assumed that demand is constant.

make-an-attempt: [make:V (an attempt|attempts|efforts|an effort) to>try:V to] {VB}
- The team made an attempt to repair the valve. => The team tried to repair the valve.
- She makes an effort to answer every letter. => She tries to answer every letter.

make-an-adjustment: [make:V (an adjustment|adjustments) to>adjust:V]
- The engineer made adjustments to the valve. => The engineer adjusted the valve.

make-a-comparison: [make:V (a comparison|comparisons) (of|between)>compare:V]
- The report makes a comparison of both methods. => The report compares both methods.

make-a-change: [make:V (a change|changes) (to|in)>change:V] !{VB}
? ,|that|which making changes|a change in
? making (a change|changes) in {NN|NNS} {JJ|RB}
+ The days are shorter there, making changes in daylight likely a signal.
- The editor made changes to the second chapter. => The editor changed the second chapter.
+ They had to make changes to remove it.

make-a-choice: [make:V a choice between>choose:V between]
- Voters made a choice between two plans. => Voters chose between two plans.

make-a-contribution: [make:V (a contribution|contributions) to>contribute:V to]
- These cells make a contribution to healing. => These cells contribute to healing.

make-a-distinction: [make:V (a|the)? (distinction|distinctions) between>distinguish:V between]
- The law makes a distinction between gifts and loans. => The law distinguishes between gifts and loans.

make-an-estimate: [make:V (an estimate|estimates) of>estimate:V]
- We made an estimate of the cost. => We estimated the cost.

make-an-evaluation: [make:V an evaluation of>evaluate:V]
- The panel made an evaluation of each entry. => The panel evaluated each entry.

make-an-examination: [make:V an examination of>examine:V]
- The surgeon made an examination of the wound. => The surgeon examined the wound.

make-an-exception: [make:V an exception of>except:V]
- The rule makes an exception of small firms. => The rule excepts small firms.

make-an-improvement: [make:V (an improvement|improvements) (to|in)>improve:V]
- The second version makes improvements to the layout. => The second version improves the layout.

make-an-inquiry: [make:V (an inquiry|an enquiry|inquiries|enquiries) (about|into|regarding)>ask:V about / inquire:V into]
- The reporter made inquiries about the loan. => The reporter asked about the loan.

make-mention: [make:V mention of>mention:V]
- The author makes mention of an older study. => The author mentions an older study.

make-a-modification: [make:V (a modification|modifications) (to|of|in)>modify:V]
- They made modifications to the protocol. => They modified the protocol.

make-an-observation: [make:V (an|the) observation that>observe:V that]
- One reviewer made the observation that the sample was small. => One reviewer observed that the sample was small.

make-payment: [make:V (payment|payments|a payment) of>pay:V]
- Tenants make payments of ten pounds a week. => Tenants pay ten pounds a week.

make-a-prediction: [make:V (a prediction|predictions) (about|of|on)>predict:V]
- The model makes predictions about rainfall. => The model predicts rainfall.

make-preparations: [make:V preparations for>prepare:V for]
- The crew made preparations for the storm. => The crew prepared for the storm.

make-progress-toward: [make:V progress (toward|towards)>move:V towards / approach:V]
@ confidence=0.55
- The parties made progress towards an agreement. => The parties moved towards an agreement.

make-a-proposal: [make:V (a proposal|proposals) (for|of)>propose:V]
- The committee made a proposal for a new bridge. => The committee proposed a new bridge.

make-a-recommendation: [make:V (a|the) recommendation that>recommend:V that]
- The panel made the recommendation that the dose be halved. => The panel recommended that the dose be halved.

make-reference: [make:V (reference|references|a reference) to>refer:V to]
- The letter makes reference to a map. => The letter refers to a map.

make-a-request: [make:V (a request|requests) for>request:V / ask:V for]
- The clinic made a request for more beds. => The clinic requested more beds.

make-a-selection: [make:V (a|the) selection of>select:V]
- The judges made a selection of ten essays. => The judges selected ten essays.

make-a-statement: [make:V (a|the) statement (that|saying that)>state:V that] {NP}
- The minister made the statement that taxes would fall. => The minister stated that taxes would fall.

make-a-suggestion: [make:V (a|the) suggestion that>suggest:V that]
- She made the suggestion that we wait. => She suggested that we wait.

make-use: [make:V use of>use:V]
- The method makes use of two cameras. => The method uses two cameras.
+ They put the money to good use of their own.

make-good-use: [make:V (good|full|better|effective) use of>use:V]
# {better} with an adverb (“use … well”) says it directly.
@ confidence=0.55
- The design makes good use of daylight. => The design uses daylight.

take-into-consideration: [take:V into (consideration|account)>consider:V] {NP|DT|PRP$}
@ confidence=0.6
- The plan takes into consideration the slope of the land. => The plan considers the slope of the land.

take-action: [take:V (action|steps) to>act:V to] {VB}
@ confidence=0.6
- The agency took action to protect the wells. => The agency acted to protect the wells.

take-a-look: [take:V a (look|closer look) at>look:V at / examine:V]
- The next chapter takes a look at prices. => The next chapter looks at prices.

take-measurements: [take:V (measurements|a measurement) of>measure:V]
- We took measurements of the current. => We measured the current.

take-part: [take:V part in>join:V / attend:V]
# Where one word is enough, {better} is shorter.
@ confidence=0.51 documents=general
- Forty pupils took part in the race. => Forty pupils joined the race.

give-consideration: [give:V (consideration|thought|some thought) to>consider:V]
- The court gave consideration to the costs. => The court considered the costs.

give-an-explanation: [give:V (an explanation|explanations) (of|for)>explain:V]
- The manual gives an explanation of each step. => The manual explains each step.

give-a-description: [give:V (a|the) description of>describe:V]
- The author gives a description of the valley. => The author describes the valley.

give-an-indication: [give|gives|gave|giving (an|some)? (indication|indications) (of|that)>indicate:V]
@ confidence=0.6
- The colour gives an indication of the temperature. => The colour indicates the temperature.
+ Given indications that it froze, we left.

give-an-overview: [give:V (an overview|a summary) of>outline:V / summarize:V]
- Section 2 gives an overview of the method. => Section 2 outlines the method.

give-permission: [give:V permission (to|for)>permit:V / allow:V]
@ confidence=0.55
- The owner gave permission to the students. => The owner permitted the students.

give-a-presentation: [give:V a presentation (on|about)>present:V]
- Our group gave a presentation on soils. => Our group presented soils.

give-rise: [give:V rise to>produce:V / cause:V]
- Wet summers give rise to mould. => Wet summers produce mould.

give-support: [give:V support to>support:V]
- These data give support to the first view. => These data support the first view.

give-assistance: <!be:* [(give|offer|provide|lend):V (assistance|help|aid) to>help:V] !{VB}
- The fund provides assistance to farmers. => The fund helps farmers.
+ He was given assistance to type it.

provide-a-description: [provide:V (a|the)? (description|descriptions) of>describe:V]
- The appendix provides a description of the sites. => The appendix describes the sites.

provide-an-explanation: [provide:V (an explanation|explanations) (of|for)>explain:V]
- This theory provides an explanation for both facts. => This theory explains both facts.

provide-an-overview: [provide:V (an overview|a summary|a review) of>outline:V / summarize:V / review:V]
- Table 3 provides a summary of the results. => Table 3 outlines the results.

provide-support: [provide:V support (for|to)>support:V]
@ confidence=0.6
- The trial provides support for early treatment. => The trial supports early treatment.
? (support|backing) to {VB}
+ It provides support to find the cause.

provide-confirmation: [provide:V (confirmation|proof) that>confirm:V that / show:V that]
| [provide:V evidence that>show:V that]
@ confidence=0.55
- The second run provided confirmation that the seal held. => The second run confirmed that the seal held.
- The second run provides evidence that the seal held. => The second run shows that the seal held.
`,
};
