import type { RuleFile } from '../rule-file.ts';

/** Openings that announce what the sentence says anyway, and other drawn-out phrases. */
export const WORDY_OPENINGS: RuleFile = {
  id: 'wordy-openings',
  errorClass: 'brevity',
  source: 'Emend',
  comment: '{found} can be said in fewer words: {better}.',
  rules: `
is-able-to: <!{RB|CC|not|or|and} [(is|are) able to>can] {VB}
- The pump is able to lift 2 tonnes. => The pump can lift 2 tonnes.
@ confidence=0.55

is-capable-of: [(is|are) capable of @{VBG}>can @1:VB]
- The pump is capable of lifting it. => The pump can lift it.

it-is-important-to-note: [it is (important|worth|interesting|useful|necessary) to (note|mention|remember|point out|emphasize|stress|observe|recall) that>] !{PUNCT}
| [it should (also)? be (noted|mentioned|pointed out|emphasized|stressed|remembered) that>] !{PUNCT}
| [it must be (noted|remembered|emphasized|stressed) that>] !{PUNCT}
| [it is (worth|worthwhile) (noting|mentioning|pointing out|emphasizing) that>] !{PUNCT}
- It is important to note that salt dissolves. => Salt dissolves.
- It should be noted that salt dissolves. => Salt dissolves.
+ It is important to note that, although it rained, salt dissolves.

it-is-clear-that: ^ [it is (clear|evident|obvious|apparent) that>clearly,] {NP}
@ confidence=0.6
- It is clear that both fail. => Clearly, both fail.

it-is-possible-that: ^ [it is possible that>perhaps] {NP}
@ confidence=0.6
- It is possible that both fail. => Perhaps both fail.

it-is-likely-that: ^ [it is (likely|probable) that>probably] {NP}
@ confidence=0.6
- It is likely that both fail. => Probably both fail.

it-would-appear: [it would (appear|seem) that>apparently]
- It would appear that both fail. => Apparently both fail.

it-is-necessary-for: <!when|if|where|that|because|whether [it is necessary (for us)? to>we must]
@ confidence=0.51
- It is necessary to act. => We must act.

last-but-not-least: [last but not least>finally]
- Last but not least, stir it. => Finally, stir it.

needless-to-say: [(needless to say|it goes without saying that|as everyone knows) ,?>] !that
- Needless to say, prices rose. => Prices rose.
+ Needless to say that it rose.

for-all-intents: [(for all (intents and purposes|practical purposes)|to all intents and purposes)>in effect]
- It is for all intents and purposes over. => It is in effect over.

not-unlike: [(not unlike|not dissimilar to)>like]
@ confidence=0.6
- It looks not unlike a fern. => It looks like a fern.

on-the-other-hand-however: [on the other hand ,? however>however]
- On the other hand, however, it is cheap. => However, it is cheap.

of-great-importance: [of (great|utmost|paramount|crucial|critical|vital|considerable) importance>very important / crucial]
- Sleep is of great importance. => Sleep is very important.

on-the-part-of: [on the part of>by / from]
@ confidence=0.6
- It took effort on the part of parents. => It took effort by parents.

owing-to-the-reason: [owing to the (reason|circumstance) that>because]
- It closed owing to the reason that it lost money. => It closed because it lost money.

pursuant-to: [pursuant to>under / by]
- It was paid pursuant to the lease. => It was paid under the lease.

up-until: [(until such time that|up until|up till|up to the time that)>until]
- They stayed up until noon. => They stayed until noon.

so-as-to: [so as to>to] {VB}
- Stir so as to cool it. => Stir to cool it.

serve-as-a-substitute: [serve:V as a (replacement|substitute) for>replace:V]
- Oats serve as a substitute for wheat. => Oats replace wheat.

the-fact-that-is: ^ [the fact (of the matter)? is that>in fact,]
- The fact of the matter is that it rained. => In fact, it rained.

the-manner-in-which: [the (way|manner) in which>how]
@ confidence=0.6
- It shows the manner in which ice forms. => It shows how ice forms.

the-question-of-whether: (address:V|answer:V|ask:V|consider:V|discuss:V|examine:V|explore:V|investigate:V|decide:V|settle:V|study:V|test:V|resolve:V) [(the question of whether|the question as to whether)>whether]
- We ask the question of whether it pays. => We ask whether it pays.
+ It raises the question of whether it pays. We reduce the question of whether it pays to another.

the-reason-for-which: [the reason for which>why]
- It is the reason for which he left. => It is why he left.

there-is-no-doubt: [(there is (no|little) doubt (but)? that|without a doubt|beyond a shadow of a doubt)>no doubt]
- There is no doubt that it pays. => No doubt it pays.

to-a-certain-degree: be:V [to (a certain|some) (degree|extent)>somewhat / partly] {JJ}
@ confidence=0.55
- It is to a certain degree true. => It is somewhat true.
+ They belong to two groups to some degree.

to-a-large-extent: [to a (large|great) (degree|extent)>largely]
- It is to a large extent true. => It is largely true.

coupled-with-the-fact: [(along with the fact that|coupled with the fact that|together with the fact that)>and]
- It is old, coupled with the fact that it leaks. => It is old, and it leaks.

up-to-now: [(up to now|up until now|up to the present time)>so far]
@ confidence=0.51
- Nobody has come up to now. => Nobody has come so far.

with-a-view-to: [with a view to @{VBG}>to @1:VB]
- They met with a view to ending it. => They met to end it.

with-the-help-of: <!with [(with the (aid|use) of|with the utilization of)>with / using] {DT|NN|NNS|JJ}
| [through the use of>through] {DT|NN|NNS|JJ}
- It is cut with the aid of a saw. => It is cut with a saw.
- It was kept through the use of salt. => It was kept through salt.
+ The size is changed by the use of data.

with-the-result-that: /^,$/ [with the result that>so that]
- It froze, with the result that pipes burst. => It froze, so that pipes burst.
+ The day begins with the result that it froze.

would-be-able: [(would|could) have the (ability|opportunity|chance) to>could] {VB}
- They would have the ability to fly. => They could fly.

it-is-often-the-case: [it is often the case that>often]
| [it is (usually|generally) the case that>usually]
| [it is sometimes the case that>sometimes]
- It is often the case that it rains. => Often it rains.

there-exists: [there exists>there is] {DT}
| [there exist>there are] {NNS|JJ|DT|CD}
- There exists a gap. => There is a gap.

along-the-lines-of: [along the lines of>like]
- We want something along the lines of a shed. => We want something like a shed.

all-of-the: [all of the>all the] {NNS|JJ}
? some|most|many|few|any or|and|not all of
+ They used some or all of the words.
@ confidence=0.55
- All of the eggs broke. => All the eggs broke.

are-of-the-same: [(are|is) of the same>have the same] (size|age|length|height|weight|colour|color|shape)
@ confidence=0.51
- They are of the same size. => They have the same size.

as-well-as-also: [as well as also>as well as]
- It heats as well as also cools. => It heats as well as cools.

in-existence: [(is|are) (in existence|existent)>exists / exist]
- A copy is in existence. => A copy exists.

have-got-to: [(have|has) got to>must] {VB}
- You have got to stop. => You must stop.

it-is-that: ^ it is {RB}? [{NN} {NNS}? that]
@ confidence=0.51
# “It is … that” lifts out a word; the plain order is shorter.
- It is water that dissolves salt.
+ It is clear that salt dissolves.
`,
};
