import type { RuleFile } from '../rule-file.ts';

/** Stiff words for which plain ones stand ready in every kind of text: I to Z. */
export const STIFF_WORDS_FROM_I: RuleFile = {
  id: 'stiff-words',
  errorClass: 'plain-language',
  source: 'Emend',
  comment: 'A plainer word for {found} is {better}.',
  confidence: 0.65,
  rules: `
inadvertently: [inadvertently:R>by mistake] {END}
- It was sold inadvertently. => It was sold by mistake.
+ It was inadvertently sold.

inaugurate: [inaugurate:V>open:V / begin:V]
- They inaugurated the bridge. => They opened the bridge.

incentivize: [incentivize:V>encourage:V / motivate:V] the|a|an? {NN|JJ}? {NN|NNS} to
- It incentivizes firms to save. => It encourages firms to save.
+ They were not incentivized to stay. It incentivizes agents for reporting.

inception: its|their|the [inception:N>start / beginning] !{NN|NNS}
- It has grown since its inception. => It has grown since its start.

incumbent: [incumbent (upon|on)>up to]
- It is incumbent upon them. => It is up to them.

ingress: [ingress:N>entry:N / way in]
- The ingress is shut. => The entry is shut.

inquire: [inquire:V>ask:V] about|whether|how|why|what|if
- They inquired about it. => They asked about it.

institute: [institute:V>start:V / set:V up]
- They instituted a tax. => They started a tax.

// data and genomes are interrogated in papers
interrogate: [interrogate:V>question:V]
@ documents=general
- They interrogated the driver. => They questioned the driver.

liaise: [liaise:V>work:V / meet:V]
- They liaise with us. => They work with us.

magnanimous: [magnanimous:J>generous]
- He was magnanimous. => He was generous.

modus: [modus operandi>method]
- We know their modus operandi. => We know their method.

multiplicity: [a multiplicity of>many] {NNS|JJ}
- It has a multiplicity of uses. => It has many uses.

multitudinous: [multitudinous:J>many]
- It has multitudinous uses. => It has many uses.

myriad: [a myriad of>many] {NNS|JJ}
- It has a myriad of uses. => It has many uses.

necessitate: [necessitate:V>require:V / need:V]
- It necessitates a new pump. => It requires a new pump.

notwithstanding: [notwithstanding>despite] {DT|PRP$|JJ}
? notwithstanding {DT|PRP$|JJ} {NN|NNS} (was|is|are|were|has|have|had)
- It sold notwithstanding the price. => It sold despite the price.
+ The price notwithstanding, it sold.
+ It sold, notwithstanding the price was high.

obfuscate: [obfuscate:V>hide:V / blur:V]
- It obfuscates the cost. => It hides the cost.
@ documents=general

// a term of method: a concept is operationalized as something
operationalize: [operationalize:V>apply:V / use:V]
@ documents=general
- They operationalized it. => They applied it.

peruse: [peruse:V>read:V]
- He perused the list. => He read the list.

plethora: [a plethora of>many] {NNS|JJ}
- It has a plethora of uses. => It has many uses.

prioritize: [prioritize:V>rank:V]
@ documents=general
- We prioritized the tasks. => We ranked the tasks.

procure: [procure:V>obtain:V / buy:V]
- They procured two boats. => They obtained two boats.

promulgate: [promulgate:V>announce:V / issue:V]
- They promulgated a law. => They announced a law.

prototypical: [prototypical:J>typical] (case|cases|example|examples|problem|problems|behavior|behaviour|behaviors|behaviours|member|members|pattern|patterns|situation|situations|form|feature|features)
- It is a prototypical case. => It is a typical case.
+ We built a prototypical tool.

purchase: [purchase:V>buy:V]
- They purchased a barn. => They bought a barn.

ramification: [ramifications>effects / results] {END|CC|of|on}
- It has ramifications. => It has effects.
+ It has ramifications for us. The order of ramification is one.

// in biology a model recapitulates a disease
recapitulate: [recapitulate:V>sum:V up]
@ documents=general
- We recapitulate the plan. => We sum up the plan.

rectify: [rectify:V>correct:V] the|this|these|that|an|any|his|her|its|their? {JJ|NN}? (fault|faults|error|errors|mistake|mistakes|problem|problems|situation|imbalance|issue|issues|record|defect|defects)
- They rectified the fault. => They corrected the fault.
+ It rectifies the current.

relinquish: [relinquish:V>give:V up]
- He relinquished the post. => He gave up the post.
? give:V up and relinquish:V

remunerate: [remunerate:V>pay:V]
- They remunerated the crew. => They paid the crew.

remuneration: [remuneration:N>pay]
- Their remuneration is low. => Their pay is low.

requisite: [requisite:J>needed]
- It has the requisite parts. => It has the needed parts.

// people live, and genes and authority do not
reside: (people|persons|patients|families|participants|children|women|men|he|she|they|we|i|who|residents|individuals|adults|households) [reside:V>live:V] in|at|near
- She resides in Leeds. => She lives in Leeds.

solicit: [solicit:V>ask:V for] {DT|PRP$|JJ|NN|NNS}
- They solicited gifts. => They asked for gifts.
+ Most practices solicited (80%) agreed.

strategize: [strategize:V>plan:V]
- They strategize now. => They plan now.

substantiate: [substantiate:V>support:V / confirm:V]
- It substantiates the claim. => It supports the claim.

surmise: [surmise:V]
# ‘Surmise’ is stiff: ‘suppose’, ‘suspect’ or ‘guess’ says which.
- He surmised the rest.
+ He guessed the rest.

terminate: [terminate:V>end:V / stop:V]
- They terminated the lease. => They ended the lease.
? terminate:V (him|them|me|us|you)
? terminate:V her {END|IN|CC}
? terminate:V (the|an|his|her|its|their)? (employee|employees|worker|workers|staff|manager|patient|patients)
+ They terminated her, and the staff too.

thereof: lack|absence|copy|part|evidence|loss [thereof:R>of it]
- Keep a copy thereof. => Keep a copy of it.
+ We use both, or combinations thereof.

therewith: [therewith:R>with it]
- Pay therewith. => Pay with it.

transpire: [transpire:V>happen:V] !that
- It transpired at night. => It happened at night.
+ It transpired that they had left.

utilisation: [utilisation:N>use:N] !{NOUN}
- The utilisation of water rose. => The use of water rose.

utilise: [utilise:V>use:V]
- We utilised both tools. => We used both tools.

utilization: [utilization:N>use:N] !{NOUN}
- The utilization of water rose. => The use of water rose.
+ The utilization rate rose.

utilize: [utilize:V>use:V]
- We utilized both tools. => We used both tools.

veracity: [veracity:N>truth] of
- We doubt the veracity of it. => We doubt the truth of it.

vicinity: the [vicinity:N>area:N] !of !to
- They live in the vicinity. => They live in the area.

voluminous: [voluminous:J>large / long]
- It is a voluminous file. => It is a large file.

whereupon: [whereupon>and then]
- It rang, whereupon we left. => It rang, and then we left.

whilst: [whilst>while]
- It rang whilst we ate. => It rang while we ate.
`,
};
