import type { RuleFile } from '../rule-file.ts';

/** Figures of speech so worn that the plain word says more: second part of the list. */
export const WORN_PHRASES_MORE: RuleFile = {
  id: 'worn-phrases-more',
  errorClass: 'idiom',
  source: 'Emend',
  comment: '{found} is a worn phrase; {better} is plainer.',
  rules: `
the-rule-of-thumb: [the rule of thumb>the rough rule]
- The rule of thumb is simple. => The rough rule is simple.

run-of-the-mill: [run:V of the mill>ordinary]
@ confidence=0.55
- It is run of the mill. => It is ordinary.

shed-on: [shed:V (light|new light) on>clarify:V / explain:V]
@ confidence=0.55
- It sheds light on the cause. => It clarifies the cause.

sooner-or-later: [sooner or later>eventually]
- It breaks sooner or later. => It breaks eventually.

step-up-to-the-plate: [step:V up to the plate>act:V]
- They stepped up to the plate. => They acted.

stand-the-test-of-time: [stand:V the test of time>last:V]
- It stood the test of time. => It lasted.

take-with-a-of-salt: [take:V (it|this) with a (grain|pinch) of salt>doubt:V it]
- We take it with a pinch of salt. => We doubt it.

take-the-bull-by-the-horns: [take:V the bull by the horns>act:V boldly]
- They took the bull by the horns. => They acted boldly.

the-best-of-both-worlds: [the best of both worlds>both gains]
- It has the best of both worlds. => It has both gains.

the-elephant-in-the-room: [the elephant in the room>the unspoken problem]
- Cost is the elephant in the room. => Cost is the unspoken problem.

the-whole-nine-yards: [the whole nine yards>everything]
- They did the whole nine yards. => They did everything.

through-thick-and-thin: [through thick and thin>always]
- They stood by it through thick and thin. => They stood by it always.

throw-in-the-towel: [throw:V in the towel>give:V up]
- They threw in the towel. => They gave up.

time-and: [time and (time again|again)>often]
- It failed time and time again. => It failed often.

tip-the-scales: [tip:V the scales>decide:V it]
- Cost tipped the scales. => Cost decided it.

to-make-a-long-story-short: [to make a long story short>in short]
- To make a long story short, it sank. => In short, it sank.

touch-base-with: [touch:V base with>contact:V / talk:V to]
- They touched base with us. => They contacted us.

turn-a-blind-eye-to: [turn:V a blind eye to>ignore:V]
- They turned a blind eye to it. => They ignored it.

turn-over-a-new-leaf: [turn:V over a new leaf>start:V again]
- They turned over a new leaf. => They started again.

uphill-battle: [uphill battle>hard task]
- It is an uphill battle. => It is a hard task.

up-in-the-air: [up in the air>undecided]
- The plan is up in the air. => The plan is undecided.

vicious: [vicious (circle|cycle)>spiral]
@ documents=general
- It is a vicious circle. => It is a spiral.

walk-a-fine-line: [walk:V a fine line>balance:V]
- They walk a fine line. => They balance.

wake-up-call: [wake-up call>warning]
- It was a wake-up call. => It was a warning.

win-win-situation: [win-win situation>gain for both]
- It is a win-win situation. => It is a gain for both.

with: [with (flying colors|flying colours)>easily]
- She passed with flying colours. => She passed easily.

last-but-by-no-means-least: [last but by no means least>finally]
- Last but by no means least, stir it. => Finally, stir it.

since-the-dawn-of: [since the dawn of (time|man|humanity|civilization)>for ages / always]
- It has burned since the dawn of time. => It has burned for ages.

throughout-history: [throughout (human)? history>for centuries]
@ confidence=0.55
- Throughout history, people fled. => For centuries, people fled.

a-double-edged-sword: [a double-edged sword>both good and bad]
- It is a double-edged sword. => It is both good and bad.

a-far-cry-from: [a far cry from>very different from]
- It is a far cry from home. => It is very different from home.

a-matter-of-life-and-death: [a matter of life and death>vital]
- Water is a matter of life and death. => Water is vital.

acid-test: [acid test>real test]
- That is the acid test. => That is the real test.

add-insult-to-injury: [add:V insult to injury>make:V it worse]
- It added insult to injury. => It made it worse.

against-all-odds: [against all odds>unexpectedly]
- It won against all odds. => It won unexpectedly.

all-walks-of-life: [all walks of life>all backgrounds]
- They come from all walks of life. => They come from all backgrounds.

ahead-of-the-curve: [ahead of the curve>early]
- They are ahead of the curve. => They are early.

bear-fruit: [bear:V fruit>succeed:V]
@ confidence=0.55
- The plan may bear fruit. => The plan may succeed.

beg-the-question: [beg:V the question>raise:V the question]
- It begs the question of cost. => It raises the question of cost.

bone-of-contention: [bone of contention>point of dispute]
- It is a bone of contention. => It is a point of dispute.

burning-question: [burning question:N>urgent question:N]
- It is a burning question. => It is an urgent question.

crystal-clear: [crystal clear>clear]
- It is crystal clear. => It is clear.

deliver-the-goods: [deliver:V the goods>succeed:V]
- They delivered the goods. => They succeeded.

fall-on-deaf-ears: [fall:V on deaf ears>be:V ignored]
- It fell on deaf ears. => It was ignored.

foregone-conclusion: [foregone conclusion>certainty]
- It was a foregone conclusion. => It was a certainty.

go-hand-in-hand-with: [go:V hand in hand with>accompany:V]
- Rain goes hand in hand with mud. => Rain accompanies mud.

gain-ground: [gain:V ground>advance:V]
@ confidence=0.55
- The idea gained ground. => The idea advanced.

golden-opportunity: [golden opportunity>good chance]
- It is a golden opportunity. => It is a good chance.

hard-and-fast-rule: [hard and fast rule:N>fixed rule:N]
- It has no hard and fast rules. => It has no fixed rules.

it-remains-to-be-seen: [it remains to be seen (whether|if)>we do not know whether]
- It remains to be seen whether it holds. => We do not know whether it holds.

leave-much-to-be-desired: [leave:V much to be desired>be:V poor]
- It leaves much to be desired. => It is poor.

open-the-floodgates: [open:V the floodgates>let:V many in]
- It opened the floodgates. => It let many in.

// in the past the subject would have to be found: "the factors, and above all the first, were important"
play-a-role-in: [play|plays a (key|vital|crucial|pivotal|major|significant|important|central|critical) role in>be:V important in / shape:V]
@ confidence=0.55
- Salt plays a vital role in it. => Salt is important in it.
- Salt may play a key role in it. => Salt may be important in it.
+ Salt played a key role in it, and it is playing a key role in rain.

point-the-finger-at: [point:V the finger at>blame:V]
- They pointed the finger at us. => They blamed us.

spearhead: [spearhead:V>lead:V]
@ confidence=0.55
- They spearheaded the work. => They led the work.

stem-the-tide-of: [stem:V the tide of>check:V]
- It stemmed the tide of crime. => It checked crime.

strike-a-chord-with: [strike:V a chord with>please:V]
- It struck a chord with readers. => It pleased readers.

the-eleventh-hour: [the eleventh hour>the last moment]
- They came at the eleventh hour. => They came at the last moment.

the-powers-that-be: [the powers that be>those in charge]
- The powers that be said no. => Those in charge said no.

to-all-and-sundry: [to all and sundry>to everyone]
- It was told to all and sundry. => It was told to everyone.

tried-and: [tried and (true|tested)>proven]
- It is a tried and tested cure. => It is a proven cure.

unsung-hero: [unsung hero:N>unknown helper:N]
- They are unsung heroes. => They are unknown helpers.

wreak-havoc: [wreak:V havoc (on|with)>ruin:V]
- Frost wreaked havoc on crops. => Frost ruined crops.
`,
};
