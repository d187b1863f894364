import type { RuleFile } from '../rule-file.ts';

/** Figures of speech so worn that the plain word says more: first part of the list. */
export const WORN_PHRASES: RuleFile = {
  id: 'worn-phrases',
  errorClass: 'idiom',
  source: 'Emend',
  comment: '{found} is a worn phrase; {better} is plainer.',
  rules: `
at-the-end-of-the-day: [at the end of the day>in the end]
- At the end of the day, cost decides. => In the end, cost decides.

think-outside-the-box: [think:V outside the box>think:V freely]
- They think outside the box. => They think freely.

low-hanging-fruit: [low-hanging fruit>easy gains]
- We picked the low-hanging fruit. => We picked the easy gains.

hit-the-nail-on-the-head: [hit:V the nail on the head>be:V exactly right]
- She hit the nail on the head. => She was exactly right.

the-tip-of-the-iceberg: [the tip of the iceberg>a small part of it]
- This is the tip of the iceberg. => This is a small part of it.

a-drop-in-the: [a drop in the (bucket|ocean)>very little]
- It is a drop in the ocean. => It is very little.

back-to-square-one: [back to square one>back to the start]
- We are back to square one. => We are back to the start.

ballpark-figure: [ballpark figure>rough figure / estimate]
- Give us a ballpark figure. => Give us a rough figure.

bite-the-bullet: [bite:V the bullet>accept:V it]
- Owners must bite the bullet. => Owners must accept it.

boil-down-to: [boil:V down to>amount:V to]
@ confidence=0.55
- It boils down to cost. => It amounts to cost.

the-bottom-line: [the bottom line>the point]
@ confidence=0.55
- The bottom line is cost. => The point is cost.

break-the-ice: [break:V the ice>begin:V]
- He broke the ice. => He began.

bring-to-the-table: [bring:V to the table>offer:V]
- They bring to the table ten years of work. => They offer ten years of work.

by-leaps-and-bounds: [by leaps and bounds>quickly]
- It grew by leaps and bounds. => It grew quickly.

a-blessing-in-disguise: [a blessing in disguise>a hidden gain]
- It was a blessing in disguise. => It was a hidden gain.

by-and-large: [by and large>mostly]
@ confidence=0.55
- It is by and large true. => It is mostly true.

call-it-a-day: [call:V it a day>stop:V]
- They called it a day. => They stopped.

cutting-edge: [cutting-edge>advanced / new] !advance|advances
@ confidence=0.55
- It is cutting-edge work. => It is advanced work.

// in papers "state of the art" is a term
state-of-the-art: [state-of-the-art>latest] {NNS}
@ confidence=0.55 documents=general
- It uses state-of-the-art pumps. => It uses latest pumps.
+ It advances the state-of-the-art in pumps.

cut-corners: [cut:V corners>save:V effort]
- They cut corners. => They saved effort.

and-every-day-of-the-week: [(each|every) and every day of the week>every day]
- It opens each and every day of the week. => It opens every day.

easier-said-than-done: [easier said than done>hard to do]
- It is easier said than done. => It is hard to do.

few-and-far-between: [few and far between>rare]
- Wells are few and far between. => Wells are rare.

food-for-thought: [food for thought>something to consider]
- It is food for thought. => It is something to consider.

from-the-ground-up: [from the ground up>from the start]
- It was built from the ground up. => It was built from the start.

from-scratch: [from scratch>from nothing]
@ confidence=0.55 documents=general
- It was made from scratch. => It was made from nothing.

game-changer: [game changer:N>turning point:N]
- It was a game changer. => It was a turning point.

get-the-ball-rolling: [get:V the ball rolling>start:V]
- We got the ball rolling. => We started.

go-the-extra-mile: [go:V the extra mile>do:V more]
- They go the extra mile. => They do more.

the-writing-on-the-wall: [the writing on the wall>the danger]
- They saw the writing on the wall. => They saw the danger.

in-a-nutshell: [in a nutshell>briefly]
- In a nutshell, it leaks. => Briefly, it leaks.

in-the-blink-of-an-eye: [in the blink of an eye>at once]
- It fell in the blink of an eye. => It fell at once.

in-the-grand-scheme-of-things: [in the grand scheme of things>overall]
- In the grand scheme of things, it is small. => Overall, it is small.

in-the-long-run: [in the long run>eventually / over time]
@ confidence=0.55 documents=general
- In the long run, it pays. => Eventually, it pays.

in-the-same-boat: [in the same boat>in the same position]
- They are in the same boat. => They are in the same position.

it-is-only-a-matter-of-time: [it is only a matter of time>it will happen]
- They say it is only a matter of time. => They say it will happen.

jump-on-the-bandwagon: [jump:V on the bandwagon>follow:V the fashion]
- They jumped on the bandwagon. => They followed the fashion.

keep-an-eye-on: [keep:V an eye on>watch:V]
- Keep an eye on the gauge. => Watch the gauge.

kill-two-birds-with-one-stone: [kill:V two birds with one stone>solve:V both]
- It kills two birds with one stone. => It solves both.

leave-no-stone-unturned: [leave:V no stone unturned>try:V everything]
- They left no stone unturned. => They tried everything.

a-level-playing-field: [a level playing field>fair terms]
- They want a level playing field. => They want fair terms.

light-at-the-end-of-the-tunnel: [light at the end of the tunnel>hope]
- We see light at the end of the tunnel. => We see hope.

a-long-shot: [a long shot>unlikely]
- It is a long shot. => It is unlikely.

the-lion-s-share-of: [the lion 's share of>most of]
- It took the lion's share of the fund. => It took most of the fund.

make-ends-meet: [make:V ends meet>get:V by]
- They cannot make ends meet. => They cannot get by.

miss-the-boat: [miss:V the boat>come:V too late]
- They missed the boat. => They came too late.

move-the-goalposts: [move:V the goalposts>change:V the rules]
- They moved the goalposts. => They changed the rules.

needle-in-a-haystack: [needle in a haystack>rare find]
- It is a needle in a haystack. => It is a rare find.

no-brainer: [no brainer>easy choice]
- It is a no brainer. => It is an easy choice.

on-the-same-page: [on the same page>in agreement]
- They are on the same page. => They are in agreement.

on-the-of: [on the (cusp|verge|brink) of>about to reach]
- It is on the cusp of success. => It is about to reach success.

once-and-for-all: [once and for all>finally] {END}
@ confidence=0.55 documents=general
- It ends once and for all. => It ends finally.

over-and-above: [over and above>beyond]
- Over and above rent, they pay tax. => Beyond rent, they pay tax.

a-paradigm-shift: [a paradigm shift>a basic change]
- It caused a paradigm shift. => It caused a basic change.

paint-a-picture-of: [paint:V a picture of>describe:V]
- It paints a picture of the village. => It describes the village.

par-for-the-course: [par for the course>usual]
- Rain is par for the course. => Rain is usual.

pave-the-way-for: [pave:V the way for>enable:V / prepare:V for]
@ confidence=0.55
- It paves the way for peace. => It enables peace.

play-devil-s-advocate: [play:V devil 's advocate>argue:V the other side]
@ confidence=0.55
- He plays devil's advocate. => He argues the other side.

push-the-envelope: [push:V the envelope>go:V further]
- They pushed the envelope. => They went further.

put-all-your-eggs-in-one-basket: [put:V all your eggs in one basket>risk:V everything at once]
- They put all your eggs in one basket. => They risked everything at once.

raise-the-bar: [raise:V the bar>set:V a higher standard]
- It raised the bar. => It set a higher standard.

raise-eyebrows: [raise:V eyebrows>surprise:V people]
- It raised eyebrows. => It surprised people.

read-between-the-lines: [read:V between the lines>infer:V the rest]
- They read between the lines. => They inferred the rest.

reinvent-the-wheel: [reinvent:V the wheel>repeat:V known work]
- They reinvented the wheel. => They repeated known work.
`,
};
