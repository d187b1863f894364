import type { RuleFile } from '../rule-file.ts';

const PRICES =
  'price|prices|cost|costs|temperature|temperatures|population|unemployment|rent|rents|salaries|sales|inflation|crime|demand|profits|numbers|rates|rate|levels|level|number|sun|water|consumption';
const RAISED =
  'tax|taxes|price|prices|salary|salaries|wages|question|questions|awareness|fund|funds|flag|money|hand|hands|voice|rent|children|level|levels|temperature|standard|standards|issue|fees|quality|productivity|efficiency|eyes|head|arm|arms|glass|volume|bar|doubts|concerns|rates|costs';
const PERSONS = 'me|him|us|them|you';

/** Pairs of verbs of which one takes an object, or the other point of view. */
export const CONFUSED_PAIRS_OF_VERBS: RuleFile = {
  id: 'confused-pairs-of-verbs',
  errorClass: 'phrasing',
  source: 'Swan, Practical English Usage, 4th ed.',
  comment: 'The verb wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
remember-me: [remember:V>remind:V] ${PERSONS}|her to !be {VB}
| [remember:V>remind:V] ${PERSONS} of|about|that|how|when
| [remember:V>remind:V] my|your|his|our|their mother|father|friend|brother|sister|parents|students of|that
? i|we remember|remembered *1 of|that|how|when
? what|that|who|whom|which *1 {PRP} remember|remembers|remembered
- Please remember me to buy milk. => Please remind me to buy milk.
- This photo remembers me of my childhood. => This photo reminds me of my childhood.
+ I remember him and his dog.

remind-self: i|we|he|she|they ca|can|do|does|did|could not|n't [remind>remember] {PRP$|the|where|what|who|his|her|how|when|if|that|anything|it}
| do you [remind>remember] {the|when|him|her|me|what|our|that|my|where}
- I can't remind his name. => I can't remember his name.

rose-something: {PRP|NN|NNS|NNP|to|will|should|must|can|could|would|has|have|had|by} [rise|rises|rose|risen|rising>raise:V] the|their|its|our|my|his|her|this|some|your|a *1 ${RAISED}
| {PRP|NN|NNS|NNP|to|will|should|must|can|could|would} [rise|rises|rose|rising>raise:V] taxes|money|funds|awareness|questions|prices|salaries|wages|concerns|doubts
? rise|rose in|of|by|to|from
- The government rose the taxes last year. => The government raised the taxes last year.

raised-alone: ${PRICES} has|have|had|'ve really|also|recently|always? [raised|rised|raise|rise|rose>risen]
| price|cost|number|rate|level|amount|temperature|quality of *2 has|have|had [raised>risen] {END|by|in|since|a|from|to|again}
| ${PRICES} [raised|rised>rose] {END|by|sharply|dramatically|significantly|from|a|in|last|again|quickly|steadily|rapidly|to}
| ${PRICES} will|can|could|may|might|would|to [raise>rise] {END|by|sharply|again|in|next|even|a|more|soon|to}
| ${PRICES} is|are|was|were|'s|keep|keeps [raising>rising] {END|by|in|every|fast|very|again|rapidly|quickly|and|because|so|all}
| the sun [raises>rises]
| ${PRICES} [raises|raise>rise:V] {END|every|by|in|when|each|again}
? be|is|are|was|were|been *2 ${PRICES} raised
? raised concerns|questions|to be
? raised by {DT|PRP$|NN|NNS}
- Prices have raised a lot this year. => Prices have risen a lot this year.
- The price raised by ten percent. => The price rose by ten percent.

laid-on: i|he|she|we|they|it|who|and|cat|dog|man|woman|boy|girl [laid>lay] {on|in|down|under|beside|there|awake|back} {DT|PRP$|and|END|for|on|bed|in}
| to|can|could|should|must|will|would|'ll|just|let|me|him|her [lay>lie] down {END|for|on|and|in|because|when|a}
| i|we|they|you [lay>lie] {on|in|down} *4 every|always|usually|now
| he|she|cat|dog|it [lays>lies] {on|in|down|under} {DT|PRP$|and|END|the|bed}
| am|is|are|was|were|'m|'s|'re|keep|kept [laying>lying] on|in|down|there|under|around|beside|next {DT|PRP$|END|the|bed|to|and|for}
| have|has|had|'ve been? [laid>lain] in|on {bed|the|my|his|her}
? laid|lay|laying down {DT|PRP$} {NN|NNS|JJ}
? let|lay down the|a
? be|is|was|were|are|been|being|got|get laid
? foundation|foundations|groundwork|egg|eggs|table|emphasis|stress|blame|claim|hold|bricks|hands|hand
- He laid on the bed and slept. => He lay on the bed and slept.
- I want to lay down for an hour. => I want to lie down for an hour.
- The cat lays on the sofa all day. => The cat lies on the sofa all day.
+ She laid it on the table.

lent-from: [lend:V>borrow:V] *5 from {NNP|the|a|him|me|them|us|you|my}
| [borrow:V>lend:V] it|the|a|my|his|her|their|some|money|this|books|that *2 to ${PERSONS}|her {END|for|IN|until|because|when|yesterday}
| [borrow:V>lend:V] it|the|a|my|his|her|their|some|money *2 to {PRP$|the} friend|friends|brother|sister|cousin|neighbor|neighbour|colleague|mother|father|classmate
| can|could|will|would you please? [borrow>lend] ${PERSONS}|her
| will|would|please|cannot you? [borrow:V>lend:V] ${PERSONS} {DT|some|PRP$|NN|NNS|CD}
- I lent this book from the library. => I borrowed this book from the library.
- She borrowed her car to me. => She lent her car to me.

teach-learn: {NN|NNP|PRP} [learn|learns|learned|learnt>teach:V] ${PERSONS} to|how|a|the|English|French|Spanish|many|that
- My father learned me to swim. => My father taught me to swim.

bring-take: [win:V>earn:V] {JJ|a|DT|more}? money|salary|living|euros|dollars a|every|per|each|for|by|as {NN|VBG|JJ}
| he|she|i|we|they|who [win|wins>earn:V] *3 euros|dollars|pounds a|per|every|each month|year|week|hour
? win:V prize|lottery|award
- She wins 2000 euros a month. => She earns 2000 euros a month.

look-see: {PRP|to|and|NNP|n't|usually|always|often|children|people|kids|we} [see|sees|saw|seeing|seen|look|looks|looked|looking at?>watch:V] tv|television {END|in|on|at|every|all|with|and|after|before|for|too|when|a|until|together|programs|shows}
| [look:V>watch:V] a|the|this|some film|movie|match|series|program|programme|show {END|in|on|at|with|about|and|together}
? look:V a|the {NN} {NN}
- I saw TV all evening. => I watched TV all evening.
`,
};
