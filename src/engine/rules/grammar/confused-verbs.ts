import type { RuleFile } from '../rule-file.ts';

/** Verbs, and words that sound like them, that are taken for one another. */
export const CONFUSED_VERBS: RuleFile = {
  id: 'confused-verbs',
  errorClass: 'phrasing',
  source: 'Emend',
  comment: 'The word wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  heard: true,
  rules: `
borrow-me: [borrow|borrows|borrowed|borrowing>lend:V] me|him|us|them|her|you {DT|some|PRP$|NN|NNS|CD}
- He borrowed me some money. => He lent me some money.

lend-your: can|could|may|might i|we [lend>borrow] your|a|the|some
- Can I lend your pen? => Can I borrow your pen?
+ Can I lend the pen to you?
? lend *3 to

learn-him: [learned|learnt>taught] me|him|us|them|her {NNP|how|TO|many|a}
@ confidence=0.8
- I learned him English. => I taught him English.
+ I learned her name.

rise-hand: [rise>raise] your|my|his|her|our|their|the *1 hand|hands|voice|awareness|money|question|children|kids|level|quality|salary|salaries|taxes|price|prices
| [rises>raises] your|my|his|her|our|their|the *1 hand|hands|voice|awareness|money|question|children|level|quality|price|prices
| [rose>raised] your|my|his|her|our|their|the *1 hand|hands|voice|awareness|money|question|children
? of|in|on|to|the|a|sun|on rise|rises
- Rise your hand. => Raise your hand.

feel-fall: {PRP|NN} [felt>fell] down|asleep|off|over|from|into
| {PRP} [felt>fell] in love
| [feel>fall] asleep|in love
? felt|feel down|over by|about|and
? felt down {END}
? felt from the|his|her|their beginning|start|heart
- I felt down the stairs. => I fell down the stairs.
- She felt in love with him. => She fell in love with him.

is-dead-in: {NNP|PRP|NN} [is|was dead>died] in|on /^(1\\d|20)\\d\\d$/
| {NNP|PRP|NN} [is|was dead>died] *3 ago
- He is dead in 1990. => He died in 1990.

is-died: {NNP|PRP|NN|NNS} [is|was|are|were died>died]
- My father is died. => My father died.

bear-born: i|he|she|we|they [borned|born>was born] in|on {NNP|CD}
@ confidence=0.75
- I born in London. => I was born in London.
+ I was born in London.

seen-done: ^ i|you|we|they|he|she [seen>saw] {PRP|DT|PRP$|NNP}
| ^ i|you|we|they|he|she [done>did] it|that|this|my|the|a
@ class=verb
- I seen him. => I saw him.
- She done it well. => She did it well.

it-s-its: of|in|on|with|from|by|into|through|for|to|at|about|under|lost|wagged [it's>its] {NN|NNS|JJ|own} {END|IN|CC|NN|NNS|VBZ|VBD}
@ class=pronoun-determiner
? for it's {JJ} {END|TO}
- The value of it's parts is low. => The value of its parts is low.

whose-there: ^ [whose>who's] there|coming|going|that
@ class=pronoun-determiner
- Whose there? => Who's there?

who-s-noun: [who's>whose] book|car|house|bag|idea|phone|dog|name|fault|turn|parents|children|work|job|life
? who's work|job|name {VBG}
@ class=pronoun-determiner
- Who's book is this? => Whose book is this?

he-his: he|she|it [his>is] {JJ|RB|right|wrong|a|an|the|very|not|so|VBG}
? give|gave|gives|giving|make|made|call|called|is|was|'s he|she|it his
@ class=verb
- I think he his right. => I think he is right.

this-his: this|that|there|what|who [his>is] a|an|the|not|very|my|your
@ class=verb
- This his a good idea. => This is a good idea.

want-s: {PRP|who|NNP} [@want|need|like|know|say|think|get|make|take|see|love|hate|look|come 's>@1:VBZ]
@ class=verb confidence=0.93
- He want's to go. => He wants to go.

open-light: [open|opens|opened>turn on] the light|lights|tv|television|radio|computer|ac|fan
| [close|closes|closed>turn off] the light|lights|tv|television|radio|computer|ac|fan
@ class=phrasing confidence=0.75
- Please open the light. => Please turn on the light.

lose-bus: [lost>missed] the|my|his|her|our|their bus|train|flight|plane|class|lesson|appointment
| [lose>miss] the|my|his|her|our|their bus|train|flight|plane|appointment|opportunity
@ class=phrasing confidence=0.8
- I lost the bus this morning. => I missed the bus this morning.

take-decision: [take|takes|took|taking>make:V] a|an|the|my|his|her|our|their *1 decision|decisions|choice
@ class=phrasing confidence=0.55
- I took a bad decision. => I made a bad decision.

grateful-if: ^ [it>I] would be (very)? grateful if
# A person is grateful, not “it”: {better} would be grateful.
@ confidence=0.85
- It would be grateful if you wrote. => I would be grateful if you wrote.
- It would be very grateful if you could come. => I would be very grateful if you could come.

passed-time: [past>passed] the|my|his|her|their|all exam|exams|test|tests|ball|time
| {PRP} [past>passed] {DT|PRP$|by|through}
| has|have|had [past>passed]
? {VBD|VBZ|VB|VBP} him|her|it|us|them|me|you past
? walk:V|run:V|go:V|drive:V|get:V|push:V|move:V *1 past
- He past the exam. => He passed the exam.

happen-be: {NN|NNS|it|that|this|what|which} [is|was|are|were happened>happened] {END|IN|TO|RB|when|because|yesterday|last}
@ class=verb
- The accident was happened yesterday. => The accident happened yesterday.

can-able: can|could [able to>] {VB}
| can|could [be able to>] {VB}
@ class=verb
- You can able to see it. => You can see it.

must-have-to: must [have to>] {VB}
@ class=verb confidence=0.75
- You must have to see it. => You must see it.

has-to-be-being: is|are|was|were [been>being] {VBN}
@ class=verb confidence=0.72
- The house is been built. => The house is being built.

lay-lie: am|was|were|is|are [laying>lying] down|in|on
@ confidence=0.72
- He was laying in bed. => He was lying in bed.

teached: been [@teach|work|live|study|learn|wait|play|write|use|do|make|try|look>@1:VBG] {DT|PRP|PRP$|NN|NNP|IN|NNS|RB|END}
@ class=verb
- I have been teach English. => I have been teaching English.

am-verb: i [am @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>am @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
| i ['m @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>'m @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
| we|they|you [are @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>are @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
| we|they|you ['re @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>'re @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
| he|she [is @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>is @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
| he|she ['s @study|work|play|travel|live|learn|speak|write|help|teach|wait|go|try|look>'s @1:VBG] {DT|PRP$|NNP|IN|TO|PRP|NN}
@ class=verb
- I am study English. => I am studying English.
- He is work in a bank. => He is working in a bank.
`,
};
