import type { RuleFile } from '../rule-file.ts';

/** A word whose meaning its neighbour already has: from “definite decision” to “mutually agree”. */
export const DOUBLED_MEANING_D_TO_M: RuleFile = {
  id: 'doubled-meaning-d-to-m',
  errorClass: 'redundancy',
  source: 'Emend',
  comment: '{found} says one thing twice; {better} is enough.',
  rules: `
definite-decision: [definite decision:N>decision:N]
- We await a definite decision. => We await a decision.

depreciate-in-value: [(depreciate|appreciate):V in value>depreciate:V]
@ confidence=0.51
# “In value” is in the verb.
- Cars depreciate in value. => Cars depreciate.

descend-down: [descend:V down>descend:V]
- They descended down the stairs. => They descended the stairs.

ascend-up: [ascend:V up>ascend:V]
- We ascended up the hill. => We ascended the hill.

desirable-benefits: [desirable benefit:N>benefit:N]
- It has desirable benefits. => It has benefits.

different-kinds: many|several|various|two|three|four|five [different (kinds|types|sorts|varieties)>kinds] of
@ confidence=0.51
- It has many different kinds of fish. => It has many kinds of fish.

each-and-every: [(each and every one|each and every)>each / every]
- We thank each and every guest. => We thank each guest.

early-beginnings: [early beginning:N>beginning:N]
- It had early beginnings. => It had beginnings.

eliminate-completely: [@eliminate|abolish:V (altogether|entirely|completely)>@1]
@ confidence=0.51
# Nothing is left when something is eliminated or abolished.
- The law eliminated altogether the fee. => The law eliminated the fee.

emergency-situation: [emergency situation:N>emergency:N]
- Call in an emergency situation. => Call in an emergency.

crisis-situation: [crisis situation:N>crisis:N]
- It became a crisis situation. => It became a crisis.

empty-space: [empty (void|vacuum)>void]
- Beyond lies an empty void. => Beyond lies a void.

enclosed-herewith: [(enclosed herewith|enclosed herein|attached hereto|attached herewith)>enclosed]
- Enclosed herewith is a map. => Enclosed is a map.

end-result: [(end|final|net) result:N>result:N]
@ confidence=0.6
- The end result was poor. => The result was poor.

final-outcome: [(end|final|eventual) outcome:N>outcome:N]
- The final outcome surprised us. => The outcome surprised us.

final-conclusion: [final conclusion:N>conclusion:N]
- Our final conclusion is simple. => Our conclusion is simple.

ultimate-goal: [(end|final) goal:N>goal:N]
- The end goal is peace. => The goal is peace.

entirely-absent: [(entirely|completely|totally) absent>absent]
- Iron is entirely absent. => Iron is absent.

equally-as: [(equally as)>equally] {JJ|RB}
- The second is equally as good. => The second is equally good.

essential-prerequisite: [(essential|necessary|required|important) prerequisite:N>prerequisite:N]
- Trust is an essential prerequisite. => Trust is a prerequisite.

essential-requirement: [(essential|necessary) requirement:N>requirement:N]
- A licence is a necessary requirement. => A licence is a requirement.

established-fact: [(established|true|proven) fact:N>fact:N]
- It is an established fact. => It is a fact.

true-facts: [(true|real|actual) facts>facts]
- Give us the true facts. => Give us the facts.

estimated-at-about: [estimated (at|to be) (about|around|approximately|roughly)>estimated at]
- The cost is estimated at about ten pounds. => The cost is estimated at ten pounds.

exact-same: [the exact same>the same / exactly the same]
- He gave the exact same answer. => He gave the same answer.

exact-replica: [exact @replica|duplicate>@1] !and !or
@ confidence=0.51
# A replica or a duplicate is exact by itself.
- It is an exact replica of the ship. => It is a replica of the ship.
+ It removes exact duplicate and fuzzy duplicate files.

extend-outwards: [extend:V out>extend:V] (to|from|over|into)
- The pier extends out to the reef. => The pier extends to the reef.

fewer-in-number: [fewer in number>fewer]
- Errors were fewer in number. => Errors were fewer.

few-in-number: [few in number>few]
- The rebels were few in number. => The rebels were few.

large-in-size: [@large|small|big in size>@1]
- The eggs are large in size. => The eggs are large.

round-in-shape: [@round|square|circular|oval|rectangular|triangular|cylindrical|spherical|conical|flat in shape>@1]
- The leaf is oval in shape. => The leaf is oval.

colour-in-colour: [@red|green|blue|yellow|white|black|brown|grey|gray|orange|purple|pink (in color|in colour)>@1]
- The dye is red in colour. => The dye is red.

heavy-in-weight: [@heavy|light in weight>@1]
- The frame is light in weight. => The frame is light.

short-in-length: [@short|long in length>@1] {END}
- The tunnel is short in length. => The tunnel is short.

period-in-time: [@period of time>@1]
? (at (this|that|the)|in) (present)? (point|period)
@ confidence=0.55
- It was a happy period of time. => It was a happy period.

first-and-foremost: ^ [first and foremost>first] ,
- First and foremost, wash the beans. => First, wash the beans.

first-began: [first @begin|start|originate|emerge:V>@1]
@ confidence=0.51
- The fire first began here. => The fire began here.

first-of-all: [first of all>first]
- First of all, check the seal. => First, check the seal.

follow-after: [(follow):V after>follow:V] {DT|PRP}
- A feast followed after the race. => A feast followed the race.

foreign-import: [foreign import:N>import:N]
- Foreign imports rose. => Imports rose.

free-gift: [free gift:N>gift:N]
- You get a free gift. => You get a gift.

frozen-ice: [frozen (ice|glacier:N)>ice]
- The lake was frozen ice. => The lake was ice.

future-plans: <!and <!or [future plan:N>plans]
@ confidence=0.55
- Our future plans include a pool. => Our plans include a pool.
+ Our current and future plans include a pool.

future-forecast: [(forecast|predict|project):V future>forecast:V] {NN|NNS}
@ confidence=0.51
# A forecast is about the future.
- We forecast future demand. => We forecast demand.

general-public: [general public at large>general public]
- It hurts the general public at large. => It hurts the general public.

glance-briefly: [(briefly glance|glance briefly):V>glance]
- They briefly glance at it. => They glance at it.

honest-truth: [(honest|actual) truth>truth]
- That is the honest truth. => That is the truth.

hope-for-the-future: [hope:N for the future>hope:N]
- They have hopes for the future. => They have hopes.

important-essentials: [(important|vital) essentials>essentials]
- Pack the important essentials. => Pack the essentials.

integrate-together: [(integrate|interweave|intertwine|interlink|attach|unite|unify):V together>integrate:V]
@ confidence=0.51
# “Together” is in the verb.
- We integrated together both tools. => We integrated both tools.

introduce-for-first-time: [introduce:V for the first time>introduce:V]
- They introduced for the first time a tax. => They introduced a tax.

invited-guests: [invited guests>guests]
- All invited guests came. => All guests came.

join-together: [join:V together>join:V]
- Two roads join together here. => Two roads join here.

joint-collaboration: [(joint|mutual) (collaboration:N|cooperation)>collaboration:N]
- It was a joint collaboration. => It was a collaboration.

knowledgeable-experts: [(knowledgeable|skilled|trained) expert:N>expert:N]
- We asked knowledgeable experts. => We asked experts.

last-of-all: [last of all>last]
- Last of all, add salt. => Last, add salt.

leading-pioneer: [leading pioneer:N>pioneer:N]
- She was a leading pioneer. => She was a pioneer.

natural-instinct: [natural instinct:N>instinct:N]
- Birds follow natural instincts. => Birds follow instincts.

major-breakthrough: [(major|significant|important) breakthrough:N>breakthrough:N]
- It was a major breakthrough. => It was a breakthrough.

may-possibly: [@may|might|could (possibly|perhaps|potentially|conceivably)>@1]
- It may possibly rain. => It may rain.

can-possibly: [can (possibly|potentially)>can]
- This can potentially help. => This can help.

mental-thought: [mental thought:N>thought:N]
- It was a mental thought. => It was a thought.

merge-together: [merge:V together>merge:V]
- Two lanes merge together. => Two lanes merge.

mutually-agree: [(mutually agree|agree mutually):V>agree:V]
- They mutually agree on it. => They agree on it.
`,
};
