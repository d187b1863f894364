import type { RuleFile } from '../rule-file.ts';

/** A word whose meaning its neighbour already has: from “absolutely essential” to “current incumbent”. */
export const DOUBLED_MEANING_A_TO_C: RuleFile = {
  id: 'doubled-meaning-a-to-c',
  errorClass: 'redundancy',
  source: 'Emend',
  comment: '{found} says one thing twice; {better} is enough.',
  rules: `
absolutely-essential: [absolutely (essential|necessary)>essential]
- Water is absolutely essential. => Water is essential.

absolutely-certain: [absolutely certain>certain]
- We are absolutely certain of it. => We are certain of it.

actual-fact: [(in actual fact|as a matter of actual fact)>in fact]
- In actual fact, it failed. => In fact, it failed.

actual-experience: [actual experience>experience]
- It rests on actual experience. => It rests on experience.

added-bonus: [added bonus:N>bonus:N]
- The view is an added bonus. => The view is a bonus.

adequate-enough: [adequate enough>adequate]
- The pump is adequate enough. => The pump is adequate.

advance-planning: [advance @planning|preparation>@1]
- It takes advance planning. => It takes planning.

advance-warning: [(advance|prior|previous) warning:N>warning:N]
- They had no advance warning. => They had no warning.

plan-ahead: [plan:V (ahead of time|in advance|ahead)>plan:V] {END}
- Please plan ahead of time. => Please plan.

advance-reservations: [advance reservation:N>reservation:N]
- We need an advance reservation. => We need a reservation.

aggregate-together: [@aggregate|assemble|combine|connect|fuse|gather|join|link|merge|mix|pool together>@1]
@ confidence=0.51
# “Together” adds nothing to such a verb.
- We combine together both sets. => We combine both sets.

combined-together: [@combined|joined|merged|blended|fused|linked|pooled together>@1]
@ confidence=0.51
# “Together” adds nothing to such a verb.
- Both sets were combined together. => Both sets were combined.

alternative-choice: [alternative choice:N>alternative:N]
- There was no alternative choice. => There was no alternative.

already-existing: [(already existing|existing already)>existing]
- We used already existing roads. => We used existing roads.

annual-anniversary: [(annual|yearly) anniversary:N>anniversary:N]
- It was their annual anniversary. => It was their anniversary.

any-and-all: [any and all>all]
- We answer any and all letters. => We answer all letters.

approximately-about: [(approximately about|about approximately|approximately around|around about)>about]
- It took approximately about ten minutes. => It took about ten minutes.

armed-gunman: [armed gunman>gunman]
- An armed gunman entered. => A gunman entered.

artificial-prosthesis: [artificial prosthesis>prosthesis]
- He wears an artificial prosthesis. => He wears a prosthesis.

as-for-example: [as for example>for example]
- Use soft woods, as for example pine. => Use soft woods, for example pine.

ask-a-question: [ask:V (a|the) question:N about>ask:V about]
- He asked a question about fees. => He asked about fees.

autobiography-of-life: [autobiography of (his|her|their|my) (own)? life>autobiography]
- She wrote the autobiography of her life. => She wrote the autobiography.

awkward-predicament: [awkward predicament:N>predicament:N]
- It was an awkward predicament. => It was a predicament.

bald-headed: [bald-headed>bald]
- A bald-headed man sat there. => A bald man sat there.

basic-fundamentals: [(basic|essential) (fundamentals|essentials|basics)>fundamentals]
- Learn the basic fundamentals. => Learn the fundamentals.

basic-necessities: [basic necessities>necessities]
- They lack basic necessities. => They lack necessities.

biography-of-life: [biography of the life of>biography of]
- It is a biography of the life of a nurse. => It is a biography of a nurse.

blend-together: [(blend|mix|stir|fuse):V together>blend:V]
@ confidence=0.51
# “Together” adds nothing to such a verb.
- Blend together the oil and the egg. => Blend the oil and the egg.

brief-moment: [brief moment:N>moment:N]
- It lasted a brief moment. => It lasted a moment.

brief-summary: [brief summary>summary]
@ confidence=0.55
- Here is a brief summary. => Here is a summary.

share-in-common: [share:V (in common|together)>share:V]
- The twins share in common a love of chess. => The twins share a love of chess.

but-nevertheless: [(but however|but nevertheless|but nonetheless|but yet)>but] {NP|VERB|AUX|MD|VBZ|VBP|VBD}
- It rained, but nevertheless we went. => It rained, but we went.

cancel-out: [cancel:V out>cancel:V] (each|one)
@ confidence=0.51
- The errors cancel out each other. => The errors cancel each other.

in-close-proximity: [(in close proximity to|in the close vicinity of)>close to / near]
- The mill is in close proximity to the river. => The mill is close to the river.

close-proximity: [close proximity>proximity]
? in close proximity to
- Their close proximity helped. => Their proximity helped.

close-scrutiny: [(close|careful) scrutiny>scrutiny]
- The plan needs close scrutiny. => The plan needs scrutiny.

collaborate-together: [(collaborate|cooperate|co-operate|confer|interact|meet):V together>collaborate:V]
@ confidence=0.51
# “Together” is in the verb.
- Both labs collaborate together. => Both labs collaborate.

commute-back-and-forth: [commute:V back and forth>commute:V]
- She commutes back and forth. => She commutes.

complete-and-utter: [complete and utter>complete]
- It was complete and utter chaos. => It was complete chaos.

completely-destroyed: [(completely|totally|entirely|fully) destroy:V>destroy:V]
- Fire completely destroyed the barn. => Fire destroyed the barn.

completely-eliminate: [(completely|totally|entirely|fully) (eliminate:V)>eliminate:V]
- The change totally eliminated delays. => The change eliminated delays.

completely-empty: [(completely|totally|entirely) empty>empty]
- The hall was completely empty. => The hall was empty.

completely-full: [(completely|totally|entirely) full>full]
- The tank is completely full. => The tank is full.

completely-surrounded: [(completely|totally|entirely) surrounded>surrounded]
- The fort is completely surrounded. => The fort is surrounded.

completely-unanimous: [(completely|totally|entirely) unanimous>unanimous]
- The vote was completely unanimous. => The vote was unanimous.

completely-opposite: [(completely|totally|entirely) opposite>opposite]
- They hold completely opposite views. => They hold opposite views.

component-parts: [(component parts|constituent parts|component elements)>components / parts]
- It has three component parts. => It has three components.

consensus-of-opinion: [consensus of (opinion|opinions)>consensus]
- There is a consensus of opinion. => There is a consensus.

general-consensus: [(general|overall) consensus>consensus]
- The general consensus is clear. => The consensus is clear.

continue-on: [continue:V on>continue:V] (to|with|{END})
? continue to
- They continued on to the next town. => They continued to the next town.

continue-to-remain: [continue:V to remain>remain:V]
- Prices continue to remain high. => Prices remain high.

still-remain: [(still remain:V)>remain:V]
- Two questions still remain. => Two questions remain.

still-continue: [still continue:V>continue:V]
- The work still continues. => The work continues.

current-status-quo: [(current|existing|present) status quo>status quo]
- They like the current status quo. => They like the status quo.

current-incumbent: [(current|present) incumbent:N>incumbent:N]
- The current incumbent lost. => The incumbent lost.

currently-now: [(currently now|now currently|at present now)>now]
- It is currently now closed. => It is now closed.
`,
};
