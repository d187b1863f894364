import type { RuleFile } from '../rule-file.ts';

/** Relative pronouns, and conjunctions in pairs. */
export const RELATIVE_AND_CONNECTING_WORDS: RuleFile = {
  id: 'relative-and-connecting-words',
  errorClass: 'pronoun-determiner',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 13.36, 17.11–17.15',
  comment: 'The word wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.86,
  rules: `
thing-who: book|books|film|films|movie|movies|car|cars|house|houses|problem|problems|thing|things|city|cities|song|songs|game|games|phone|phones|machine|machines|system|systems|program|result|results|method|methods|building|buildings|computer|computers|idea|ideas|product|products [who>that]
- The book who I read was good. => The book that I read was good.

person-which: man|men|woman|women|people|person|boy|boys|girl|girls|child|children|friend|friends|student|students|teacher|teachers|parents|someone|somebody|anyone|everyone|those|brother|sister [which>who] {VBP|VBZ|VBD|MD|do|are|is|have|has|were|was|want|live}
? in|of|to|for|with|by|from|on|, people|person|children|students|friends which
? those which
- The man which lives here is old. => The man who lives here is old.

noun-what: thing|things|everything|anything|nothing|something|people|person|man|woman|book|film|movie|game|place|problem [what>that] {PRP|VBZ|VBP|VBD|MD}
? {VB|VBP|VBD|VBZ} people|man|woman what
? ask|tell|teach|show|see *2 what
- The thing what I like is music. => The thing that I like is music.
- Everything what he says is true. => Everything that he says is true.

all-what: all [what>that] {PRP|NN|NNS}
- All what I need is time. => All that I need is time.

although-but: ^ although|though *9 , [but>] {PRP|DT|NN|NNS|NNP|EX}
| ^ although|though *9 , [but>] it|he|she|they|we|i
@ class=conjunction
# After “although” no “but” follows.
- Although it was late, but we went out. => Although it was late, we went out.

because-so: ^ because|since|as *9 , [so>] {PRP|DT|EX}
? ^ as|since *9 , so {MD|do|does|did|be|is|are|VBZ}
@ class=conjunction
# After “because” no “so” follows.
- Because it was late, so we went home. => Because it was late, we went home.

if-so: ^ if *9 , [so>] i|you|he|she|it|we|they {VBP|VBZ|MD|VBD}
@ class=conjunction confidence=0.75
# After “if” no “so” follows.
- If it rains, so we stay. => If it rains, we stay.

the-same-like: the same [like|with>as] {PRP|DT|PRP$|NNP}
@ class=preposition
- He is the same like me. => He is the same as me.

such-like: such [like>as] {DT|NN|NNS|NNP|PRP}
@ class=preposition
- I like fruits such like apples. => I like fruits such as apples.

for-example-like: [for example|instance like>such as] {DT|NN|NNS|NNP|VBG}
@ class=preposition confidence=0.75
- I like sports for example like tennis. => I like sports such as tennis.

each-others: each [others>other] {END|IN|CC|TO|RB|'s}
| each [other's>other] {END|IN|CC}
- They help each others. => They help each other.

them-selves: [theirselves|themself|theirself>themselves]
| [hisself>himself]
- They did it theirselves. => They did it themselves.

myself-i: ^ [myself and>I and] {PRP$|NNP}
@ confidence=0.55
- Myself and my brother went there. => I and my brother went there.

me-and-subject: ^ [me and @{PRP$} @{NN|NNS}>@1 @2 and I] {VBP|VBD|MD|VBZ|were|are|have|went}
- Me and my brother went there. => My brother and I went there.

that-s-why-because: that|this is|'s [why because>because]
| that|this is|'s [because why>why]
@ class=conjunction
- That is why because he left. => That is because he left.

no-matter: [no matter>no matter how] big|small|much|many|hard|old|good|bad|long|difficult
@ class=conjunction
- We go on, no matter hard it is. => We go on, no matter how hard it is.

both-as-well: both {NN|NNP|NNS} [as well as>and] {NN|NNP|NNS}
@ class=conjunction confidence=0.8
- Both cats as well as dogs are here. => Both cats and dogs are here.

not-only-but: not only {JJ|NN|NNS} [and|also>but also] {JJ|NN|NNS} {END}
@ class=conjunction confidence=0.65
- It is not only cheap also good. => It is not only cheap but also good.
`,
};
