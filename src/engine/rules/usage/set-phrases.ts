import type { RuleFile } from '../rule-file.ts';

/** Set phrases, foreign words and plurals that are often written wrongly. */
export const SET_PHRASES: RuleFile = {
  id: 'set-phrases',
  errorClass: 'phrasing',
  source: 'Emend',
  comment: 'The usual wording is {better}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
independent-on: [independent on>independent of]
- It is independent on the plan. => It is independent of the plan.

independently-from: [independently from>independently of]
- It works independently from the plan. => It works independently of the plan.

irrespective-to: [irrespective to>irrespective of]
- It works irrespective to the plan. => It works irrespective of the plan.

thanks-for-the-fact: [thanks for>thanks to] the fact
- It works thanks for the fact that we paid. => It works thanks to the fact that we paid.

in-a-result: [in a result>as a result]
- It is, in a result, quite warm. => It is, as a result, quite warm.

as-the-result-of: [as the result of>as a result of]
- It is warm as the result of the plan. => It is warm as a result of the plan.

in-conclude: [in conclude>in conclusion]
- We say, in conclude, that it is warm. => We say, in conclusion, that it is warm.

at-the-same-way: [at the same way>in the same way]
- It works at the same way. => It works in the same way.

on-the-other-side: [on the other side>on the other hand] ,
- It is, on the other side, quite warm. => It is, on the other hand, quite warm.

in-my-point-of-view: [in my point of view>from my point of view]
- It is, in my point of view, quite warm. => It is, from my point of view, quite warm.

from-the-one-hand: [from the one hand>on the one hand]
- It is, from the one hand, quite warm. => It is, on the one hand, quite warm.

from-one-hand: [from one hand>on the one hand]
- It is, from one hand, quite warm. => It is, on the one hand, quite warm.

from-the-other-hand: [from the other hand>on the other hand]
- It is, from the other hand, quite warm. => It is, on the other hand, quite warm.

at-the-other-hand: [at the other hand>on the other hand]
- It is, at the other hand, quite warm. => It is, on the other hand, quite warm.

in-one-hand: [in one hand>on the one hand] ,
- It is, in one hand, quite warm. => It is, on the one hand, quite warm.

in-the-first-time: [in the first time>for the first time]
- We met in the first time in May. => We met for the first time in May.

till-now-on: [till now on>until now]
- It is warm till now on. => It is warm until now.

since-now: [since now>from now on]
- It is warm since now. => It is warm from now on.

last-but-not-the-least: [last but not the least>last but not least]
- It is, last but not the least, warm. => It is, last but not least, warm.

first-and-foremostly: [first and foremostly>first and foremost]
- It is, first and foremostly, warm. => It is, first and foremost, warm.

such-us: [such us>such as]
- It has parts such us pumps. => It has parts such as pumps.

as-for-example: [as for example>for example]
- It is, as for example, quite warm. => It is, for example, quite warm.

like-for-example: [like for example>for example]
- It is, like for example, quite warm. => It is, for example, quite warm.

such-as-for-instance: [such as for instance>such as]
- It has parts such as for instance pumps. => It has parts such as pumps.

the-reason-why-is-because: [the reason why is because>the reason is that]
- They say the reason why is because it rained. => They say the reason is that it rained.

is-called-as: [is called as>is called]
- It is called as a pump. => It is called a pump.

are-called-as: [are called as>are called]
- They are called as pumps. => They are called pumps.

is-named-as: [is named as>is named]
- It is named as a pump. => It is named a pump.

is-regarded-to-be: [is regarded to be>is regarded as]
- It is regarded to be a pump. => It is regarded as a pump.

are-considered-as-to: [are considered as to>are considered to]
- They are considered as to be new. => They are considered to be new.

consists-in-of: [consists in of>consists of]
- It consists in of two parts. => It consists of two parts.

is-consisted-of: [is consisted of>consists of]
- It is consisted of two parts. => It consists of two parts.

are-consisted-of: [are consisted of>consist of]
- They are consisted of two parts. => They consist of two parts.

is-composed-by: [is composed by>is composed of]
- It is composed by two parts. => It is composed of two parts.

are-composed-by: [are composed by>are composed of]
- They are composed by two parts. => They are composed of two parts.

is-comprised-by: [is comprised by>comprises]
- It is comprised by two parts. => It comprises two parts.

is-divided-in: [is divided in>is divided into]
- It is divided in two parts. => It is divided into two parts.

are-divided-in: [are divided in>are divided into]
- They are divided in two parts. => They are divided into two parts.

was-divided-in: [was divided in>was divided into]
- It was divided in two parts. => It was divided into two parts.

were-divided-in: [were divided in>were divided into]
- They were divided in two parts. => They were divided into two parts.

can-be-able-to: [can be able to>can]
- It can be able to move. => It can move.

could-be-able-to: [could be able to>could]
- It could be able to move. => It could move.

may-can: [may can>may]
- It may can move. => It may move.

will-can: [will can>can]
- It will can move. => It can move.

more-better: [more better>better]
- It is more better here. => It is better here.

more-easier: [more easier>easier]
- It is more easier here. => It is easier here.

more-worse: [more worse>worse]
- It is more worse here. => It is worse here.

most-best: [most best>best]
- It is the most best here. => It is the best here.

equally-as-jj: [equally as>equally] {JJ}
- It is equally as good here. => It is equally good here.

and-etc: [and etc.>etc.]
- They sell pens, ink and etc. here. => They sell pens, ink etc. here.

et-al: /\\bet\\. ?al\\.?/ => et al.
- Smith et. al. found it. => Smith et al. found it.

et-all: [et all>et al.]
- Smith et all found it. => Smith et al. found it.

vice-a-versa: [vice-a-versa>vice versa]
- It holds vice-a-versa too. => It holds vice versa too.

visa-versa: [visa versa>vice versa]
- It holds visa versa too. => It holds vice versa too.

ad-hoc: [ad-hoc>ad hoc] !{NOUN|ADJ}
+ They formed an ad-hoc committee.
- The plan was made ad-hoc. => The plan was made ad hoc.

apriori: [apriori>a priori]
- It is an apriori plan. => It is an a priori plan.

aposteriori: [aposteriori>a posteriori]
- It is an aposteriori plan. => It is an a posteriori plan.

in-vitro: [in-vitro>in vitro] !{NOUN|ADJ}
+ They did in-vitro studies.
- It was done in-vitro then. => It was done in vitro then.

in-vivo: [in-vivo>in vivo] !{NOUN|ADJ}
+ They did in-vivo studies.
- It was done in-vivo then. => It was done in vivo then.

in-situ: [in-situ>in situ] !{NOUN|ADJ}
+ They did in-situ studies.
- It was done in-situ then. => It was done in situ then.

post-hoc: [post-hoc>post hoc]
- It is a post-hoc plan. => It is a post hoc plan.

defacto: [defacto>de facto]
- It is a defacto plan. => It is a de facto plan.

adnauseam: [adnauseam>ad nauseam]
- They spoke adnauseam then. => They spoke ad nauseam then.

viceversa: [viceversa>vice versa]
- It holds viceversa too. => It holds vice versa too.

statusquo: [statusquo>status quo]
- The statusquo was kept. => The status quo was kept.

criterias: [criterias>criteria]
- The criterias were met. => The criteria were met.

phenomenas: [phenomenas>phenomena]
- The phenomenas were seen. => The phenomena were seen.

a-criteria: a [criteria>criterion]
- It is a criteria for it. => It is a criterion for it.

a-phenomena: a [phenomena>phenomenon]
- It is a phenomena of it. => It is a phenomenon of it.

this-phenomena: this [phenomena>phenomenon]
- We saw this phenomena twice. => We saw this phenomenon twice.

this-criteria: this [criteria>criterion]
- We met this criteria twice. => We met this criterion twice.

one-phenomena: one [phenomena>phenomenon]
- We saw one phenomena only. => We saw one phenomenon only.

one-criteria: one [criteria>criterion]
- We met one criteria only. => We met one criterion only.

a-bacteria: a [bacteria>bacterium]
- It is a bacteria of it. => It is a bacterium of it.

a-hypotheses: a [hypotheses>hypothesis]
- It is a hypotheses of it. => It is a hypothesis of it.

these-phenomenon: these [phenomenon>phenomena]
- We saw these phenomenon twice. => We saw these phenomena twice.

these-criterion: these [criterion>criteria]
- We met these criterion twice. => We met these criteria twice.

these-hypothesis: these [hypothesis>hypotheses]
- We met these hypothesis twice. => We met these hypotheses twice.

these-analysis: these [analysis>analyses]
- We made these analysis twice. => We made these analyses twice.

several-hypothesis: several [hypothesis>hypotheses]
- We made several hypothesis then. => We made several hypotheses then.

several-analysis: several [analysis>analyses]
- We made several analysis then. => We made several analyses then.

many-phenomenon: many [phenomenon>phenomena]
- We saw many phenomenon then. => We saw many phenomena then.

an-alumni: an [alumni>alumnus]
- He is an alumni of it. => He is an alumnus of it.
`,
};
