import type { RuleFile } from '../rule-file.ts';

/** Stiff words for which plain ones stand ready in every kind of text: A to H. */
export const STIFF_WORDS: RuleFile = {
  id: 'stiff-words',
  errorClass: 'plain-language',
  source: 'Emend',
  comment: 'A plainer word for {found} is {better}.',
  confidence: 0.65,
  rules: `
accrue: {NN|NNS|PRP} [accrue:V>add:V up / grow:V] !{NP}
? to accrue
@ documents=general
- Costs accrue fast. => Costs add up fast.

actualize: [actualize:V>carry:V out / achieve:V]
- They actualize it. => They carry out it.

aforementioned: [the aforementioned>these] {NNS}
- We used the aforementioned tools. => We used these tools.

ameliorate: [ameliorate:V]
# ‘Ameliorate’ is stiff: ‘improve’, ‘ease’ or ‘reduce’ says which.
- It ameliorates the soil.
+ It improves the soil.

amidst: [amidst>amid]
- It stood amidst ruins. => It stood amid ruins.

amongst: [amongst>among]
- It is amongst them. => It is among them.

ascertain: [ascertain|ascertains|ascertaining>find:V out / learn:V] {DT|PRP$|JJ|WRB|WP|WDT}
| [ascertain|ascertains|ascertaining>find:V out / learn:V] whether|if|that
- We must ascertain the cause. => We must find out the cause.
+ The cause was ascertained.

cessation: the [cessation:N>end:N] of
- It marks the cessation of work. => It marks the end of work.

cogitate: [cogitate:V>think:V]
- He cogitated on it. => He thought on it.

cognisant: [cognisant:J>aware]
- They are cognisant of it. => They are aware of it.

cognizant: [cognizant:J>aware]
- They are cognizant of it. => They are aware of it.

commence: [commence:V>begin:V / start:V]
- Work commenced in May. => Work began in May.

commencement: the|its|their [commencement:N>start:N]
- It marks the commencement of work. => It marks the start of work.

conceal: [conceal:V>hide:V]
- It concealed the crack. => It hid the crack.

conflagration: [conflagration:N>fire:N]
- The conflagration spread. => The fire spread.

contiguous: [contiguous to>next to]
- It is contiguous to the park. => It is next to the park.

convene: [convene|convenes>meet:V] !{NP}
- The boards convene in May. => The boards meet in May.
+ The board convened by her met. She convened a panel. It was convened in May.

depart: [depart:V>leave:V] !from
- They departed at noon. => They left at noon.
+ It departs from the norm.

desire: we|they|i|you|he|she|who|women|men|people [desire:V>want:V] {DT|PRP$}
| we|they|i|you|he|she|who [desire:V>want:V] to
? and women|men|people desire
- They desire a peace. => They want a peace.
+ It has the desired shape. Men and women desire to eat and rest were scored.

discontinue: [discontinue:V>stop:V] !from
- They discontinued the line. => They stopped the line.
? discontinue:V (a|the|any|these|those)? (patient|patients|subject|subjects|participant|participants)
+ They discontinued the patient.
+ Four patients discontinued from the study.

dispatch: [dispatch:V>send:V]
- They dispatched a crew. => They sent a crew.

disseminate: [disseminate:V]
# ‘Disseminate’ is stiff: ‘share’, ‘publish’ or ‘spread’ says which.
? disseminated {NN|NNS}
- They disseminated the news.
+ He had disseminated disease.

domicile: [domicile:N>home:N]
- It is her domicile. => It is her home.

effectuate: [effectuate:V>bring:V about / carry:V out]
- They effectuated the change. => They brought about the change.

egress: [egress:N>exit:N / way out]
- The egress is shut. => The exit is shut.

emanate: [emanate:V>come:V]
- Heat emanates from it. => Heat comes from it.

endeavor: [endeavor:V>try:V]
- She endeavored to help. => She tried to help.

endeavour: [endeavour:V>try:V]
- She endeavoured to help. => She tried to help.

enumerate: [enumerate:V>list:V / count:V]
- It enumerates the steps. => It lists the steps.

envisage: <!be:* [envisage:V]
# ‘Envisage’ is stiff: ‘expect’, ‘plan’ or ‘imagine’ says which.
- He envisages a lake.
+ He imagines a lake.

equitable: [equitable:J>fair]
@ documents=general
- The equitable deal held. => The fair deal held.

evince: [evince:V>show:V]
- They evinced no fear. => They showed no fear.

expedite: <!be:* [expedite:V>speed:V up / hasten:V] !to
- They expedite the work. => They speed up the work.
+ They were expedited to the sites.

expeditiously: [expeditiously:R>quickly / promptly]
- They replied expeditiously. => They replied quickly.

forward: {PRP|NNS|NN|NNP|MD|TO} [forward:V>send:V] {DT|PRP$|PRP|NNS}
- They forwarded the bill. => They sent the bill.

furnish: [furnish:V>give:V / provide:V]
- They furnished a map. => They gave a map.
? furnish:V *5 with
+ It furnishes the town with water.

habituate: [habituate:V>accustom:V]
- It habituated them to noise. => It accustomed them to noise.

henceforth: [henceforth:R>from now on]
- It is closed henceforth. => It is closed from now on.

herein: [herein:R>here / in this]
- It is shown herein. => It is shown here.

heretofore: [heretofore:R>until now]
- It was heretofore unknown. => It was until now unknown.

hitherto: [hitherto:R>until now]
- It was hitherto unknown. => It was until now unknown.
`,
};
