import type { RuleFile } from '../rule-file.ts';

/** Comparatives and superlatives. */
export const COMPARISON: RuleFile = {
  id: 'comparison',
  errorClass: 'adjective-adverb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 7.74–7.90',
  comment: 'The usual form is {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
get-worst: get|gets|got|getting|gotten|go|goes|going|gone|went|become|becomes|became|becoming|much|even|far|feel|feels|felt|is|are|was|were [worst>worse] {END|IN|CC|RB|PRP|every|each|when|if|because|than}
- My health has gone worst. => My health has gone worse.
- It is getting worst every day. => It is getting worse every day.

worst-than: [worst>worse] than
| [best>better] than {DT|NN|NNS|PRP|PRP$|NNP|VBG|IN|any|other|before}
? best than ever
- It is worst than before. => It is worse than before.
- This is best than the other. => This is better than the other.

lesser-than: [lesser>less] than
| [lesser>less] {JJ} than
@ confidence=0.8
- It costs lesser than before. => It costs less than before.
? {of} no lesser than

more-comparative: [more @better|worse|bigger|smaller|taller|easier|cheaper|faster|older|younger|longer|shorter|higher|lower|stronger|happier|richer|nicer|larger|earlier|later|healthier|safer|simpler|warmer|colder|hotter|busier|closer>@1]
? the more better|worse|bigger|easier
? *1 more older|younger|smaller|larger|bigger {NNS}
- He is more taller than me. => He is taller than me.
+ We need two more larger rooms.

most-superlative: [most @best|worst|biggest|smallest|tallest|easiest|cheapest|fastest|oldest|youngest|longest|highest|lowest|strongest|happiest|richest|nicest|largest|latest>@1]
- She is the most nicest person. => She is the nicest person.

as-than: as @{JJ|RB} [than>as] {DT|PRP|PRP$|NNP|NN|NNS}
? such|same|as well as *2 than
- He is as tall than me. => He is as tall as me.

same-than: the same *1 [than|that>as] {PRP|PRP$|yours|mine|DT|NNP|before}
? the same *1 that {PRP} {VBP|VBD|VBZ|MD}
? the same *1 that {DT} {NN|NNS} {VBP|VBD|VBZ|MD}
- It is the same than yours. => It is the same as yours.
- He has the same car than me. => He has the same car as me.

much-more-positive: [very more>much more]
| [very better>much better]
| [very easier>much easier]
| [very cheaper>much cheaper]
| [very faster>much faster]
| [very bigger>much bigger]
| [so better>much better]
- It is very better now. => It is much better now.
- The train is very more comfortable. => The train is much more comfortable.

the-more-superlative: is|was|are|were the [more>most] important|beautiful|famous|popular|interesting|expensive|difficult|dangerous|useful *1 {NN|NNS} in|of the|my
? the more {JJ} of the two
- It is the more important thing in my life. => It is the most important thing in my life.

most-of-all-better: the [better>best] {NN|NNS} in|of the world|my|town|all|city|country
? the better {NN} of the two
- He is the better player in the world. => He is the best player in the world.

more-and-more-of: the [most>more] {PRP|people} *3 , the more|better|less|easier|faster|higher
- The most you read, the better you write. => The more you read, the better you write.

farest: [farest>farthest]
| [more far>farther]
| [most far>farthest]
- It is the farest town. => It is the farthest town.

elder-than: [elder>older] than
- He is elder than me. => He is older than me.
`,
};
