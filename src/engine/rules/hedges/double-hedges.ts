import type { RuleFile } from '../rule-file.ts';

/** Claims hedged twice, and hedges that do not say how far the claim holds. */
export const DOUBLE_HEDGES: RuleFile = {
  id: 'double-hedges',
  errorClass: 'hedge',
  source: 'Emend',
  comment: '{found} weakens the claim without saying how far.',
  documents: 'academic',
  confidence: 0.55,
  rules: `
hedged-modal: [(may|might|could) (perhaps|possibly|conceivably|potentially) {VB}]
# Two hedges on one verb: one is enough.
- It may perhaps help.
+ It may help.

seems-to-suggest: [(seem|appear):V to (suggest|indicate|imply|show)]
# {found} hedges twice: the second verb is careful enough.
- The data seem to suggest a cause.
+ The data suggest a cause.

seems-to-possibly: [(seem|appear):V to (possibly|perhaps|probably)]
# {found} hedges twice: one hedge is enough.
- It seems to possibly leak.
+ It seems to leak.

suggest-the-possibility: [(suggest|indicate):V (the)? (possibility|potential) (that|of)]
# {found} hedges twice: one hedge is enough.
- This suggests the possibility that it leaks.
+ This suggests that it leaks.

may-suggest-may: [(might|may|could) (suggest|indicate|imply) (that)? *4 (may|might|could)]
# Two hedges in one claim: one is enough.
- It may suggest that salt could help.
+ It suggests that salt could help.

possible-may: [(it (is|was) (possible|conceivable) that *4 (may|might|could))]
# Two hedges in one claim: one is enough.
- It is possible that salt may help.
+ It is possible that salt helps.

we-think: [(I|we) (think|feel|believe|guess|suppose)] that
# {found}: the reader knows whose view it is; give the reason instead.
- We feel that it works.
+ We show that it works.

sort-of: [(sort of|kind of)] {JJ|VBN|VB}
# {found} weakens the claim without saying how far.
- It is kind of heavy.
+ It is a kind of oil.

to-some-extent: [(to (some|a certain) (extent|degree))]
# {found} does not say how far: give the limit.
- It works to some extent.
+ It works below 20 °C.

arguably: [(arguably|presumably|supposedly|ostensibly|seemingly)]
# {found} weakens the claim: give the evidence, or leave it out.
- It is arguably safe.
+ It is safe.

as-far-as-we-know: [(as far as (I|we) (know|can tell))]
# {found}: say what was searched, if it matters.
- It is new, as far as we know.
+ It is new.

for-the-most-part: [(for the most part)]
# {found} is a hedge: “mostly” or a share is exact.
- It is for the most part clay.
+ It is mostly clay.

in-a-sense: [(in (a|some) (sense|way|respects))] !that !similar !which !of
# {found}: say in which.
- It is in a sense new.
+ It is new.

could-be-argued: [(it (could|can|might|may) be (argued|said|claimed) that)]
# {found}: argue it, or say who does.
- It could be argued that it works.
+ Smith argues that it works.

seems-likely: [(it (seems|appears) (likely|probable|possible) that)]
# {found} hedges twice: “probably” or “possibly” is enough.
- It seems likely that it works.
+ It is likely that it works.

tend-to-usually: [(tend:V to (generally|usually|often|sometimes))]
# {found} hedges twice: one is enough.
- Prices tend to usually rise.
+ Prices tend to rise.

generally-tend-to: [(generally|usually|typically|often) tend:V to]
# {found} hedges twice: “tend to” is enough.
- Prices generally tend to rise.
+ Prices tend to rise.

perhaps-may: [(maybe|perhaps) *3 (may|might|could)]
# Two hedges in one claim: one is enough.
- Perhaps salt may help.
+ Perhaps salt helps.

probably-may: [(probably|likely) (may|might|could)]
# {found} hedges twice: one is enough.
- It probably may help.
+ It may help.

almost-always: [(almost|nearly|virtually|practically) (always|never)]
# {found}: give the share, where it is known.
- It almost always works.
+ It works in 98 % of cases.

believe-likely: [(believe|assume|suspect|presume):V (likely|probably|perhaps)]
# {found} hedges twice: one is enough.
- We suspect likely leaks.
+ We suspect leaks.

rather-small-effect: [(rather|quite|somewhat|fairly|relatively|comparatively) {JJ}] (effect|result|increase|decrease|difference|role|number|amount)
# {found}: give the size instead.
- We saw a rather small effect.
+ We saw an effect of 2 %.
`,
};
