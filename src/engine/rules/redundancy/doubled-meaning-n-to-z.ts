import type { RuleFile } from '../rule-file.ts';

/** A word whose meaning its neighbour already has: from “never before in the past” to “put down in writing”. */
export const DOUBLED_MEANING_N_TO_Z: RuleFile = {
  id: 'doubled-meaning-n-to-z',
  errorClass: 'redundancy',
  source: 'Emend',
  comment: '{found} says one thing twice; {better} is enough.',
  rules: `
never-before-in-the-past: [never before in the past>never before]
- It has never before in the past failed. => It has never before failed.

new-innovation: [(new|novel) innovation:N>innovation:N]
- It is a new innovation. => It is an innovation.

new-invention: [new invention:N>invention:N]
- A new invention came. => An invention came.

new-initiative: [new initiative:N>initiative:N]
- The new initiative failed. => The initiative failed.

new-recruit: [new recruit:N>recruit:N]
- Ten new recruits came. => Ten recruits came.

new-beginning: [new beginning:N>beginning:N]
- It was a new beginning. => It was a beginning.

nodded-head: [nod:V (his|her|their) (head|heads) in (agreement|assent)>nod:V]
- She nodded her head in agreement. => She nodded.

none-at-all: [none at all>none]
- We found none at all. => We found none.

now-pending: [now pending>pending]
- The case is now pending. => The case is pending.

past-history: [past @history|experience|record>@1]
@ confidence=0.55
- Their past history is known. => Their history is known.

previous-history: [(previous|prior) history of>history of]
- She had a previous history of asthma. => She had a history of asthma.

past-memories: [past memories>memories] !{NN|NNS}
- Past memories fade. => Memories fade.
+ The past memory cell is full.

off-of: <!{VBG|VBN} [off of>off]
- It fell off of the shelf. => It fell off the shelf.

original-founder: [original @founder|creator>@1]
@ confidence=0.51
- The original founder left. => The founder left.

outside-of: <!the|an [outside of>outside] (the|a|an|this|that)
| <!the|an [inside of>inside] (the|a|an|this|that)
| [alongside of>alongside] (the|a|an|this|that)
@ confidence=0.51
- He waited outside of the house. => He waited outside the house.
- He waited inside of the house. => He waited inside the house.
+ It is red on the inside of the house.

overall-total: [overall total:N>total:N]
- The overall total is ten. => The total is ten.

permanent-fixture: [permanent fixture:N>fixture:N]
@ confidence=0.51
- It is a permanent fixture. => It is a fixture.

personal-opinion: my|his|her|their|our [personal (opinion:N)>opinion:N]
| my|his|her|their|our [personal (view:N)>view:N]
| my|his|her|their|our [personal (belief:N)>belief:N]
- In my personal opinion it works. => In my opinion it works.
- His personal beliefs are known. => His beliefs are known.

poisonous-venom: [poisonous venom>venom]
- Its poisonous venom kills. => Its venom kills.

polar-opposites: [(polar|direct|exact|complete) opposite:N>opposite:N]
- They are polar opposites. => They are opposites.

possibly-might: [(possibly might|perhaps might|possibly may|perhaps may)>might]
- It possibly might rain. => It might rain.

postpone-until-later: [(postpone|defer|delay):V (until|till|to) (later|a later time|a later date)>postpone:V]
- We postponed until later the vote. => We postponed the vote.

potential-risk: [(potential|possible) (risk:N|hazard:N|danger:N)>risk:N]
@ confidence=0.51
- It poses a potential risk. => It poses a risk.

potential-possibility: [potential possibility:N>possibility:N]
| [potential opportunity:N>opportunity:N]
@ confidence=0.55
- It is a potential possibility. => It is a possibility.

present-time: [at the present time>now / at present]
- It is closed at the present time. => It is closed now.

proceed-ahead: [@proceed|advance|progress:V (ahead|forward)>@1]
@ confidence=0.51
- They proceeded forward to the gate. => They proceeded to the gate.

protrude-out: [protrude:V out>protrude:V]
- Nails protrude out. => Nails protrude.

raise-up: [(raise|lift):V up>raise:V] (the|a|an|his|her|their|its)
@ confidence=0.51
- Raise up the flag. => Raise the flag.

rarely-ever: [(rarely|seldom) ever>rarely]
- She rarely ever sings. => She rarely sings.

re-again: [(repeat|redo|rewrite|return|resume|restart|reconsider|recur|revisit|rebuild|reread):V again>repeat:V]
@ confidence=0.51
# “Again” is in the verb.
- Repeat again the test. => Repeat the test.

reason-is-because: [reason] *8 is because
# “The reason … is because” says it twice: write “the reason is that”, or “because” alone.
- The reason it failed is because it rained.
+ The reason is that it rained.

reason-why: [(reason:N why)>reason:N] !not
@ confidence=0.6
- That is the reason why it failed. => That is the reason it failed.
+ They give the reason why not all of it froze.

refer-back: [refer:V back to>refer:V to]
- Please refer back to page two. => Please refer to page two.

reflect-back: [@reflect|reply|respond|revert|recall|retreat|return|recede:V back>@1] to|on|from
@ confidence=0.51
# “Back” is in the verb.
- Reflect back on the year. => Reflect on the year.

regular-routine: [(regular|usual|normal|typical) routine:N>routine:N]
- It broke the regular routine. => It broke the routine.

usual-custom: [(usual|customary) (custom:N|habit:N)>custom:N]
@ confidence=0.55
- It is our usual custom. => It is our custom.

reiterate-again: [reiterate:V again>reiterate:V]
- I reiterate again the point. => I reiterate the point.

revert-back: [revert:V back>revert:V]
- It reverted back to clay. => It reverted to clay.

return-back: [return:V back>return:V]
- They returned back home. => They returned home.

root-cause-reason: [root (reason:N)>cause:N]
@ confidence=0.51
- Find the root reason. => Find the cause.

same-identical: [(same identical|identical same|very same)>same]
- Both use the same identical part. => Both use the same part.

serious-danger: [serious danger>danger]
- It is a serious danger. => It is a danger.

sink-down: [sink:V down>sink:V] (to|into)
- Boats sink down into mud. => Boats sink into mud.

skip-over: [skip:V over>skip:V] {DT|PRP}
- Skip over the next page. => Skip the next page.

small-speck: [(small|little|tiny) speck:N>speck:N]
- A tiny speck moved. => A speck moved.

sole-only: [(sole|only) and (exclusive|only)>only]
- It is the sole and only cause. => It is the only cause.

sufficient-enough: [(sufficient enough|enough sufficient)>sufficient / enough]
- The light is sufficient enough. => The light is sufficient.

suddenly-exploded: [(suddenly explode|explode suddenly):V>explode]
- They suddenly explode. => They explode.

sum-total: [sum total>total / sum]
- The sum total is ten. => The total is ten.

surrounding-environment: [(surrounding|environmental) (surroundings|environment)>surroundings]
@ confidence=0.55
- It warms the surrounding environment. => It warms the surroundings.

surrounded-on-all-sides: [surrounded on (all|every) (sides|side)>surrounded]
- The town is surrounded on all sides. => The town is surrounded.

temporary-reprieve: [(temporary|brief) reprieve:N>reprieve:N]
- It won a temporary reprieve. => It won a reprieve.

therefore-thus: [(thus therefore|so therefore|therefore thus|hence therefore|so thus|so hence)>therefore]
- It rained, so therefore we left. => It rained, therefore we left.

unexpected-surprise: [unexpected surprise:N>surprise:N]
- It was an unexpected surprise. => It was a surprise.

unintended-mistake: [(unintentional|unintended|inadvertent) mistake:N>mistake:N]
- It was an unintentional mistake. => It was a mistake.

unite-together: [unite:V together>unite:V]
- They united together in May. => They united in May.

unsolved-mystery: [unsolved (mystery:N|puzzle:N)>mystery:N]
- It is an unsolved mystery. => It is a mystery.

until-such-time: [until such time as>until]
- Wait until such time as it dries. => Wait until it dries.

in-nature: [@{JJ} in nature>@1] {END}
- The threat is temporary in nature. => The threat is temporary.

utter-aloud: [utter:V (aloud|out loud|verbally)>utter:V]
- He uttered aloud his name. => He uttered his name.

vacillate-between: [vacillate:V back and forth>vacillate:V]
- Voters vacillate back and forth. => Voters vacillate.

visible-to-the-eye: [visible to the (eye|eyes)>visible]
- The crack is visible to the eye. => The crack is visible.

warn-in-advance: [warn:V in advance>warn:V]
- They warned in advance the crew. => They warned the crew.

whether-or-not: <!=( <!/^,$/ [whether or not>whether] {PRP|DT|NN|NNS|NNP}
@ confidence=0.55
- We asked whether or not it works. => We asked whether it works.
? (depending|regardless of) on? whether
+ All were asked (whether or not they paid).

widow-woman: [(widow woman|widow lady)>widow]
- A widow woman lived there. => A widow lived there.

put-down-in-writing: [(put|set):V down in writing>write:V down]
- She set down in writing her plan. => She wrote down her plan.
`,
};
