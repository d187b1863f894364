import type { RuleFile } from '../rule-file.ts';

/** Words of conversation with the word that a paper would use. */
export const EVERYDAY_WORDS: RuleFile = {
  id: 'everyday-words',
  errorClass: 'formality',
  source: 'Emend',
  comment: '{found} belongs to conversation; a formal text has {better}.',
  documents: 'academic',
  confidence: 0.65,
  rules: `
kid: [kid:N>child:N]
- The kids left. => The children left.

guy: [guy:N>man:N / person:N] !wire|wires|rope|ropes|line|lines
- The guys left. => The men left.

cop: [cop:N>police officer:N]
- A cop came. => A police officer came.

mom: [mom:N>mother:N]
- Their mom left. => Their mother left.

dad: [dad:N>father:N]
- Their dad left. => Their father left.

grandma: [grandma:N>grandmother:N]
- Their grandma left. => Their grandmother left.

grandpa: [grandpa:N>grandfather:N]
- Their grandpa left. => Their grandfather left.

buddy: [buddy:N>friend:N]
- A buddy came. => A friend came.

folks: [folks>people]
- Many folks left. => Many people left.

boss: my|your|their|our|his|her|the [boss>manager / employer] {END|VBZ|VBD|MD|,|and|to|who}
? political|party|city|urban|crime boss
- Their boss left. => Their manager left.
+ She is her own boss. The city boss ruled.

bucks: {CD} [bucks>dollars]
- It costs ten bucks. => It costs ten dollars.
+ It is in Bucks County.

fridge: [fridge:N>refrigerator:N]
- The fridge leaks. => The refrigerator leaks.

info: [info>information]
- We need the info. => We need the information.

// in papers reps are repetitions or replicates
rep: the|a|our|their|sales [rep>representative]
- The rep called. => The representative called.

awesome: [awesome:J>excellent / impressive] !{NN|NNS}
- The view is awesome. => The view is excellent.
+ They like awesome nature scenes.

crazy: [crazy:J>unreasonable / extreme]
- It is a crazy price. => It is an unreasonable price.

huge: <!{RB} [huge:J>very large / considerable]
@ confidence=0.55
- It is a huge dam. => It is a very large dam.

weird: [weird:J>unusual / strange]
- It is a weird case. => It is an unusual case.

tons-of: <!{CD|NNS|NN} [tons of>many / much] {NNS|JJ}
- They sold tons of seeds. => They sold many seeds.
+ They sold 40 tons of seeds.

loads-of: [loads of>many / much] {NNS|JJ}
- They sold loads of seeds. => They sold many seeds.

heaps-of: [heaps of>many / much] {NNS|JJ}
- They sold heaps of seeds. => They sold many seeds.

plenty-of: [plenty of>many / enough] {NNS}
@ confidence=0.55
- They sold plenty of seeds. => They sold many seeds.

a-bunch-of: [a bunch of>several / a group of] {NNS|JJ}
- They sold a bunch of seeds. => They sold several seeds.

a-bit-of: <!quite [a bit of>some / a little] {NN|JJ}
- It takes a bit of salt. => It takes some salt.
+ There is quite a bit of salt in it.

a-little-bit: [a little bit>slightly / a little]
- It is a little bit wet. => It is slightly wet.

pretty-much: [pretty much>almost / largely]
- It is pretty much dry. => It is almost dry.

way-too: [way too>far too]
- It is way too wet. => It is far too wet.

right-away: [right away>immediately]
- They left right away. => They left immediately.

right-now: [right now>now / at present]
@ confidence=0.55
- It is shut right now. => It is shut now.

nowadays: [nowadays>today / at present]
@ confidence=0.55
- It is rare nowadays. => It is rare today.

anyway: [anyway>in any case] {END}
@ confidence=0.55
- It failed anyway. => It failed in any case.

okay: [okay>acceptable]
- The price is okay. => The price is acceptable.

ok: [ok>acceptable]
- The price is ok. => The price is acceptable.

yeah: [yeah>yes]
- They said yeah. => They said yes.
`,
};
