import type { RuleFile } from '../rule-file.ts';

/** Verbs of knowing, owning and liking have no progressive in these uses. */
export const STATIVE_VERBS: RuleFile = {
  id: 'stative-verbs',
  errorClass: 'tense',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 4.28–4.31',
  comment: 'This verb names a state and takes the simple form: {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  rules: `
know-i-we-they: i|we|you|they [am|'m|are|'re @knowing|believing|wanting|needing|owning|preferring|belonging|possessing|containing|deserving>@1:VB]
- I am knowing him well. => I know him well.
- They are wanting a new car. => They want a new car.
+ I am getting to know him.

know-he: he|she|it [is|'s @knowing|believing|wanting|needing|owning|preferring|belonging|possessing|containing|deserving>@1:VBZ]
| {NN} [is @belonging|consisting|containing|possessing>@1:VBZ] to|of|a|the|some|many
- He is wanting to go. => He wants to go.
- The box is containing some books. => The box contains some books.
+ He is being difficult.

know-not: i|we|you|they [am|'m|are|'re not @knowing|believing|wanting|needing|understanding|liking>do not @1:VB]
- I am not knowing the answer. => I do not know the answer.

know-not-he: he|she|it [is|'s not @knowing|believing|wanting|needing|understanding|liking>does not @1:VB]
- She is not wanting to go. => She does not want to go.

have-thing: i|we|you|they [am|'m|are|'re having>have] a|an|one|two|three|no|many|some *1 car|cars|house|flat|apartment|brother|brothers|sister|sisters|dog|dogs|cat|cats|bike|job|computer|phone|family
- I am having a car. => I have a car.
+ We are having a party at the house.

have-thing-he: he|she [is|'s having>has] a|an|one|two|three|no|many|some *1 car|cars|house|flat|apartment|brother|brothers|sister|sisters|dog|dogs|cat|cats|bike|job|computer|phone|family
- She is having two sisters. => She has two sisters.

taste-good: {NN|it|this|that} [is|'s @tasting|smelling|sounding|seeming>@1:VBZ] {JJ|RB}
- This soup is tasting good. => This soup tastes good.
`,
};
