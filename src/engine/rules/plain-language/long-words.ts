import type { RuleFile } from '../rule-file.ts';

/** Words at home in papers, for which a text for everybody has shorter ones: asked for general documents only. */
export const LONG_WORDS: RuleFile = {
  id: 'long-words',
  errorClass: 'plain-language',
  source: 'Emend',
  comment: 'A plainer word for {found} is {better}.',
  documents: 'general',
  confidence: 0.55,
  rules: `
accompany: {PRP|NNP} [accompany:V>go:V with] {PRP|PRP$|NNP}
- She accompanied them. => She went with them.
+ It is accompanied by rain.

accomplish: [accomplish:V>do:V / achieve:V]
- We accomplished the task. => We did the task.

acquire: <!be:* [acquire:V>get:V / gain:V]
- They acquired two boats. => They got two boats.
+ It was acquired by them.

additionally: [additionally:R>also] !{CD}
- It is additionally cheap. => It is also cheap.

aggregate: [aggregate:J>total]
- The aggregate cost rose. => The total cost rose.

allocate: [allocate:V>give:V / assign:V]
- They allocated the land. => They gave the land.

anticipate: [anticipate:V>expect:V] !{VBG}
- We anticipate rain. => We expect rain.
+ We anticipate moving soon.

approximately: [approximately:R>about] {CD}
- It took approximately ten days. => It took about ten days.

attain: [attain:V>reach:V]
- It attained its goal. => It reached its goal.

augment: [augment:V>increase:V / add:V to]
- It augmented the flow. => It increased the flow.

cease: [cease:V>stop:V]
- Work ceased in May. => Work stopped in May.

comprise: <!be:* [comprise:V>include:V] !of|by
- It comprises ten parts. => It includes ten parts.

concurrently: [concurrently:R>at the same time] {END}
- Both ran concurrently. => Both ran at the same time.

consequently: ^ [consequently:R>so / therefore]
| and [consequently:R>so / therefore]
- It rained; consequently we left. => It rained; so we left.

consolidate: [consolidate:V>combine:V / join:V]
- They consolidated the lists. => They combined the lists.

constitute: [constitute:V>form:V / make:V up]
? constituted by
? (is|are|was|were|be|been) *1 constituted
- They constitute a team. => They form a team.
+ It was so constituted by law.

deem: [deem:V>consider:V / think:V]
- They deemed it safe. => They considered it safe.

deleterious: [deleterious:J>harmful]
- Salt is deleterious. => Salt is harmful.

delineate: [delineate:V>outline:V / describe:V]
- It delineates the plan. => It outlines the plan.

demonstrate: [demonstrate:V>show:V] (that|how|{NP})
? demonstrate against
- It demonstrates the need. => It shows the need.

designate: [designate:V>name:V / choose:V]
- They designated a lead. => They named a lead.

detrimental: [detrimental:J>harmful]
- Salt is detrimental. => Salt is harmful.

disclose: [disclose:V>show:V / reveal:V]
- It disclosed the cost. => It showed the cost.

eliminate: [eliminate:V>remove:V / end:V]
- It eliminates the noise. => It removes the noise.

elucidate: [elucidate:V>explain:V / clarify:V]
- It elucidates the cause. => It explains the cause.

employ: {PRP|NN|NNS} [employ:V>use:V] a|the|two|three|four|this|these
- We employed a new lens. => We used a new lens.

encompass: [encompass:V>include:V / cover:V]
- It encompasses ten towns. => It includes ten towns.

encounter: [encounter:V>face:V / meet:V]
- They encountered a bear. => They faced a bear.

enhance: [enhance:V>improve:V]
- It enhances taste. => It improves taste.

erroneous: [erroneous:J>wrong]
- The label is erroneous. => The label is wrong.

evident: [evident:J>clear]
- The cause is evident. => The cause is clear.

exhibit: [exhibit:V>show:V]
- It exhibits growth. => It shows growth.

facilitate: [facilitate:V>ease:V / help:V] !{VBG}
- It facilitates trade. => It eases trade.

functionality: [functionality:N>function:N / use:N] !{NOUN}
- It has lost its functionality. => It has lost its function.

immediately: {VERB|NOUN|PRON} [immediately:R>at once] {END}
- They left immediately. => They left at once.

impede: [impede:V>block:V / slow:V]
- It impedes the flow. => It blocks the flow.

indicate: <!be:* [indicate:V>show:V] {NP}
| <!be:* [indicate:V>show:V] that
- It indicates the level. => It shows the level.

initial: [initial:J>first]
- The initial dose was low. => The first dose was low.

initiate: [initiate:V>start:V / begin:V]
- They initiated a study. => They started a study.

insufficient: <!a|an|the [insufficient:J>not enough] {NN|NNS}
| be:* [insufficient:J>not enough] {END}
- There was insufficient light. => There was not enough light.

magnitude: the [magnitude:N>size:N] of
- The magnitude of the loss grew. => The size of the loss grew.

methodology: [methodology:N>method:N / methods]
- Our methodology is simple. => Our method is simple.

modify: [modify:V>change:V]
- We modified the plan. => We changed the plan.

notify: [notify:V>tell:V]
- They notified the owner. => They told the owner.

numerous: [numerous:J>many]
- It has numerous uses. => It has many uses.

obtain: {PRP|NN|NNS|to|can|will|may|could} [obtain:V>get:V] {NP}
? (is|are|was|were|be|been|being|has|have|had) *1 obtained
- We obtained ten eggs. => We got ten eggs.
+ The results obtained here and the values obtained were used. They were obtained.

operate: [operate:V>run:V / work:V] !on|by|under|{NP}
- It operates at night. => It runs at night.

optimum: [optimum:J>best]
- It is the optimum dose. => It is the best dose.

paradigm: [paradigm:N>model:N / pattern:N]
- It is a new paradigm. => It is a new model.

participate: [participate:V>take:V part] in
- They participate in it. => They take part in it.

perform: <!be:* [perform:V>do:V] {DT|PRP$|CD}
- She performed the task. => She did the task.

permit: [permit:V>allow:V] !of
- It permits air to enter. => It allows air to enter.
- Air is permitted to enter. => Air is allowed to enter.
+ It permits of no doubt.

possess: {PRP|NN|NNS|NNP|to} [possess:V>have:V / own:V] {NP}
? possessed (by|of)
- It possesses two doors. => It has two doors.
+ He is possessed by it.

preclude: [preclude:V>prevent:V / rule:V out]
- It precludes rust. => It prevents rust.

predominantly: [predominantly:R>mainly / mostly]
- It is predominantly clay. => It is mainly clay.

primarily: [primarily:R>mainly]
- It is primarily clay. => It is mainly clay.

proceed: [proceed:V>go:V / go:V on] !to|with|from|as|by|in|{RB}|{END}
- They proceeded home. => They went home.

proficiency: [proficiency:N>skill]
- It takes proficiency. => It takes skill.

render: <!be:* [render:V>make:V] {PRP|DT|PRP$} *2 {JJ} {END}
- It rendered the door useless. => It made the door useless.

request: <!be:* [request:V>ask:V for] {DT|CD|PRP$|NNS}
? request *4 to
? requested *4 to
- They requested a map. => They asked for a map.
+ They requested the owner to leave. They requested that we leave.

require: <!be:* [require:V>need:V] {NP} !{MD}
? (is|are|was|were|be|been|being) *1 required
? (require|requires|required) that
? (require|requires|required) {VBG}
- It requires salt. => It needs salt.
+ Users are required to register. It requires that we leave.

residence: [residence:N>home:N]
- It is her residence. => It is her home.

retain: [retain:V>keep:V]
- It retained heat. => It kept heat.

salient: [salient:J>main / key]
- It is the salient point. => It is the main point.

select: [select:V>choose:V / pick:V]
- We selected ten seeds. => We chose ten seeds.

submit: [submit:V>send:V / give:V] {DT|PRP$|NNS}
- He submitted the form. => He sent the form.

subsequently: [subsequently:R>later / then] !to
- It was subsequently sold. => It was later sold.

sufficient: <!a|an|the|be:* [sufficient:J>enough] {NN|NNS}
- We have sufficient data. => We have enough data.
+ A sufficient number came.

thereafter: <!{RB} [thereafter:R>then / after that] {VERB}
- It thereafter fell. => It then fell.

transmit: [transmit:V>send:V]
- It transmitted a pulse. => It sent a pulse.

ubiquitous: be:* [ubiquitous:J>everywhere / common] {END}
- They are ubiquitous. => They are everywhere.

upon: [upon>on]
- It rests upon stone. => It rests on stone.

validate: [validate:V>confirm:V / check:V]
- It validates the claim. => It confirms the claim.

viable: [viable:J>workable / practical]
- It is a viable plan. => It is a workable plan.

whereby: [whereby>by which]
- It is a rule whereby they vote. => It is a rule by which they vote.
`,
};
