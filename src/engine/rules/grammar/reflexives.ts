import type { RuleFile } from '../rule-file.ts';

/** Pronouns that point back to the subject, where they belong and where they do not. */
export const REFLEXIVES: RuleFile = {
  id: 'reflexives',
  errorClass: 'pronoun-determiner',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 6.23–6.27',
  comment: 'The wording is {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
i-me: i wash|washed|dress|dressed|hurt|cut|burned|burnt|enjoy|enjoyed|introduce|introduced|prepare|prepared|asked|told|taught|teach|consider|describe|blame|see|bought|find|found|locked|promised|killed|shave|shaved [me>myself]
| we wash|washed|dress|dressed|hurt|enjoy|enjoyed|introduced|prepared|prepare|asked|told|taught|consider|blame|bought|found|lost|locked|promised [us>ourselves]
| i ca|can|could|will|must|should|have|want|wanted|need to|n't|not? wash|dress|hurt|cut|enjoy|introduce|prepare|teach|express|blame [me>myself]
- I washed me and went to bed. => I washed myself and went to bed.
- We enjoyed us a lot. => We enjoyed ourselves a lot.
+ I asked, and he told me.

enjoy-nothing: i enjoy|enjoyed [>myself] {END}
| i enjoyed [>myself] very|a|at|in|on|during|with the|my|lot|much
| we enjoyed [>ourselves] very|a|at|in|on|during|with the|my|our|lot|much
| they enjoyed [>themselves] very|a|at|in|on|during|with the|their|lot|much
| he enjoyed [>himself] very|a|at|in|on|during|with the|his|lot|much
| she enjoyed [>herself] very|a|at|in|on|during|with the|her|lot|much
| we really|all|always? enjoyed [>ourselves] {END}
| did you enjoy [>yourself] {END|at|in|on}
? enjoy|enjoyed very|a !lot {JJ|NN} {NN|NNS}
? enjoyed very much {DT|PRP$|VBG}
? that|which|what|who *2 enjoy|enjoyed
- They enjoyed at the party. => They enjoyed themselves at the party.
- I enjoyed a lot. => I enjoyed myself a lot.
+ We enjoyed a good lunch.

feel-myself: feel|feels|felt [myself|yourself|himself|herself|ourselves|themselves>] very|so|really|more|too|much|a|bit|little? bit? tired|happy|sad|good|bad|better|sick|ill|comfortable|hungry|nervous|sure|well|great|ready|bored|guilty|proud|relaxed|excited|cold|hot|angry|stressed|worried
- I feel myself tired. => I feel tired.

relax-myself: relax|concentrate|complain|hurry|apologize|apologise|quarrel|rest|wonder:V [myself|yourself|himself|herself|ourselves|themselves>] {END|IN|on|at|in|with|about|CC|and|if|RB}
| remember|remembered|remembers [myself|yourself|himself|herself|ourselves|themselves>] of|the|that|about|my|when
- I concentrate myself on my work. => I concentrate on my work.

meet-us: let 's meet [us>] {END|at|in|on|tomorrow|IN|next|tonight|again}
| we meet|met [us>] {END|at|in|on|tomorrow|IN|next|tonight|again|last|every}
| we have|'ve known [us>each other]
| we know|knew|love|help|loved|helped|understand|call|called [us>each other] {END|very|since|for|well|a|with|every|from|and}
| they know|knew|love|loved|help|helped|kissed|hugged [themselves>each other] {END|very|since|for|well|a|with|every|and}
- Let's meet us at eight. => Let's meet at eight.
- We know us very well. => We know each other very well.
`,
};
