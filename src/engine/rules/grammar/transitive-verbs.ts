import type { RuleFile } from '../rule-file.ts';

const NP = '{NP|all|each|many|several|every}';
const OBJECT = '{DT|PRP|PRP$|NNP|all|these|those|people}';

/** Verbs that take their object directly, with a preposition that they do not take. */
export const TRANSITIVE_VERBS: RuleFile = {
  id: 'transitive-verbs',
  errorClass: 'preposition',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.26',
  comment: 'This verb takes its object directly: {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
respect-to: respect|respects|respecting [to>] {PRP|DT|PRP$|JJ|NNS|each|all}
| respected [to>] {PRP|PRP$|each}
? with|in|without|due|no|any|great|more|for|little|much|of|out respect to
? {DT|PRP$|JJ} respect to
- We must respect to old people. => We must respect old people.
+ With respect to the others, it is small.

answer-to: {PRP|NNP|to|MD|can|could|please|did|n't|not|will|must|who|nobody|students|teacher} answer|answers|answered [to>] *2 question|questions|email|emails|letter|letters|message|messages|phone|call|calls|me|him|them|us|her
| answered|answering [to>] all|my|the|his|her|their|some|every|each *2 question|questions|email|emails|letter|letters|message|messages
? the|an|his|her|my|a|no answer to
- She answered to all my questions. => She answered all my questions.

obey-to: obey|disobey|telephone|accompany:V [to>] {PRP|PRP$|DT|NNP|NNS}
| phone:V [to>] {PRP|PRP$|NNP|DT}
| call|calls|called|calling [to>] {PRP$} mother|father|friend|friends|parents|brother|sister|boss|doctor|wife|husband|boyfriend|girlfriend
| reach:V [to|at>] {PRP$|the} top|summit|destination|station|airport|goal|goals|city|village|house|home|hotel|school|office
| reach|reached|reaches [to>] {PRP}
| inform|thank|help|advise|invite|visit|warn|kiss|follow|hug:V [to>] {PRP$|me|him|us|them}
| follow|visit|inform|love|hate|admire|enjoy|watch|support|believe:V [to>] {PRP$|the} parents|mother|father|friends|friend|students|teacher|teachers|grandparents|instructions|rules|advice|family|dream|dreams|city|museum
? {NOUN} love|visit|support|help|watch|call to
? the|a|my|our|his|her|their *1 visit|love|call|calls|visits|support|help to
- I phoned to my mother yesterday. => I phoned my mother yesterday.
- You should obey to your parents. => You should obey your parents.

attack-to: attacks|attacked|kill|killed|defeat|defeated|protect|protects|invade|invaded [to>] {DT|PRP$|PRP|NNP}
- They attacked to the enemy. => They attacked the enemy.

approach-to: [approach:V to>approach:V] {DT|PRP$|PRP}
- They approached to the gate. => They approached the gate.

emphasize-on: [emphasize|emphasise:V on|about>emphasize:V] ${NP}
| [stress:V on>stress:V] the|this|that|their|his|her|its
- The report emphasizes on the risk. => The report emphasizes the risk.

mention-about: mention|describe|discuss|analyze|analyse|examine:V [about>] ${NP}
| discuss:V [about>] {WRB|WP|VBG|IN}
| discuss:V [on|over>] this|these|the|our|their|many *1 topic|issue|problem|problems|issues|matter|question|plan|plans|project|future
| {PRP|NNP|will|can|to|should|must|n't} consider|considers|considered|considering [about>] ${NP}
| consider|considers|considered|considering [about>] {VBG}
| research:V [about>] ${NP}
? {DT|PRP$|JJ} research about
? ways|what|be|is|are|was|were|been|being *1 discussed about
- They mentioned about the cost. => They mentioned the cost.
- We discussed about where to go. => We discussed where to go.

affect-on: affect:V [on|to|in>] {DT|PRP|PRP$|people|children|NNS}
| influence:V [on|to>] {DT|PRP|PRP$}
| [impact:V to>affect:V] {DT|PRP$}
? {DT|JJ|PRP$} influence on|to
- It influences on the result. => It influences the result.
- Stress affects to our health. => Stress affects our health.

attend-to: attend|attends|attended|attending [to|at|in>] the|a|this|that|my|our|his|her|their|an|some *2 conference|meeting|school|class|classes|course|courses|lecture|lectures|seminar|workshop|university|concert|party|wedding|event|college|lesson|lessons|church|ceremony|funeral|meetings|conferences|match
| attend|attends|attended|attending [to|at|in>] school|university|college|class|classes|lessons|lectures|meetings|conferences|church
- They attended to the meeting. => They attended the meeting.

enter-to: [enter:V to|in|into|inside>enter:V] {DT|PRP$}? *1 room|house|building|classroom|school|university|market|country|city|kitchen|office|garden|shop|store|cave|forest|hall|church|museum|bedroom|car|cinema|theatre|temple|palace|station|bank|gate|lab|laboratory|hospital|village|town
| enter:V [to>] {NNP}
- The soldiers entered to the building. => The soldiers entered the building.

contact-with: [contact:V to|with>contact:V] ${OBJECT}
? in|into|lose|lost|make|made|of|no|keep contact with|to
- They contacted to the office. => They contacted the office.

marry-with: [marry:V with>marry:V] {DT|PRP|PRP$|NNP}
| {PRP|will|to|MD} [marry to>marry] {DT|PRP$|NNP}
| be|is|was|are|were|been|'m|'s|'re|am|get|gets|got|getting married [with>to]
| {PRP|NNP} married [with>] {DT|PRP|PRP$|NNP}
? be|is|was|are|were|been|'m|'s|'re|am|get|gets|got|getting|happily married with
- She married with a doctor. => She married a doctor.

resemble-to: [resemble:V to|with|like>resemble:V] ${NP}
- It resembles to the first. => It resembles the first.

lack-of: {PRP|NNS|NNP|NN|who|that|which|they} lack|lacks|lacked [of>] {DT|NN|NNS|JJ|PRP$}
? {DT|PRP$|JJ|IN|a|the|by|from|for|to|with|of|and} *1 lack of
- They lack of time for it. => They lack time for it.
- The film lacks of humour. => The film lacks humour.

request-for: {PRP|NNS|NNP|has|have|to} requested [for>] {DT|PRP$|JJ}
| {to|MD|will|can} request [for>] {DT|PRP$}
| {PRP|NNP|to|have|has} demanded [for>] {DT|PRP$|more|higher|better}
| {PRP|to|can|will|have|has|we} ordered [for>] {a|an|the|CD|two}
? ordered for the *1 {PRP|NN|NNS} to
- They requested for a copy. => They requested a copy.

ask-to: ask|asks|asked|asking [to>] me|him|her|us|them|you {END|for|if|a|about|to|what|where|why|how|IN}
| tell|tells|told|telling [to>] {PRP$|me|him|her|us|them|you|everyone|everybody}
| promise|promised|show|showed|advised|taught [to>] me|him|us|them {a|the|that|how|DT|PRP$|to}
| ask|asked|asks|tell|told [to>] {PRP$|the} mother|father|friend|friends|parents|brother|sister|boss|doctor|teacher|students|children|waiter|people|manager
? been|was|were|is|be|story told to
? ask|asked|asks *3 to show
- She asked to me a question. => She asked me a question.
- He told to me that he was ill. => He told me that he was ill.

access-to: access:V [to>] {DT|PRP$|NN|NNS|PRP}
? have|has|had|get|give|gives|gave|to full|free|easy access to
? grant|grants|granted|granting|give|gives|gave|given|giving|allow|allows|allowed|provide|provides|provided|offer|offers|offered|deny|denied|gain|gains|gained|need|needs|needed *3 access to
? {the|an|no|any|of|for|with|people|students|users|NNS} access to {NN|NNS}
- They can access to the file. => They can access the file.
+ Ask them to grant you access to the files.

leave-from: [leave|leaves|left|leaving from>leave:V] home|school|work
| [regret|regretted|regrets about|of|for>regret:V] {DT|PRP$|PRP|VBG}
| divorce|divorces|divorced [with>] {PRP|PRP$|NNP}
| survive|survived|survives [from|to>] {the|an|a|this|DT|PRP$}
| [play|plays|played|playing to>play:V] football|tennis|basketball|chess|cards|volleyball|soccer|video|games|golf|cricket|baseball
| [play|plays|played|playing with the>play the] piano|guitar|violin|drums|flute
| [cross|crossed|crosses through>cross:V] the street|road|river|bridge
? left from work|school and
- I regret about my decision. => I regret my decision.
- He plays to football on Sundays. => He plays football on Sundays.
`,
};
