import type { RuleFile } from '../rule-file.ts';

/** Latin abbreviations, slashes, short forms and emphasis in running prose. */
export const LATIN_AND_MARKS: RuleFile = {
  id: 'latin-and-marks',
  errorClass: 'other-style',
  source: 'The Chicago Manual of Style, 17th ed., ch. 10',
  comment: 'This is written {better}.',
  rules: `
ie-stops: /(?<=[\\s(])(?:ie|i\\.e|I\\.e\\.)(?=[,\\s]\\s?\\p{Ll})/ => i.e.
- It fell by half, ie from ten to five. => It fell by half, i.e. from ten to five.
- It fell by half, i.e from ten to five. => It fell by half, i.e. from ten to five.

eg-stops: /(?<=[\\s(])(?:eg|e\\.g)(?=[,\\s]\\s?\\p{L})/ => e.g.
- It eats plants, eg moss and grass. => It eats plants, e.g. moss and grass.
- It eats plants, e.g moss and grass. => It eats plants, e.g. moss and grass.

cf-stop: /(?<=\\()cf(?=\\s[\\p{L}\\d])/ => cf.
- It is large (cf the first table). => It is large (cf. the first table).

et-al-stop: /\\bet al(?![.\\p{L}])/ => et al.
- Brown et al found it in May. => Brown et al. found it in May.

et-al-comma: /(?<=\\p{L}), (et al\\.)(?= \\p{Ll})/ =>  $1
@ documents=academic confidence=0.6
- Brown, et al. found it in May. => Brown et al. found it in May.

etc-stop: /(?<=\\s)etc(?=[\\s,)]|$)(?!\\.)/ => etc.
- They sell pens, ink etc in town. => They sell pens, ink etc. in town.

and-etc: /,? and etc\\./ => , etc.
- They sell pens, ink, and etc. in town. => They sell pens, ink, etc. in town.

etc-twice: /\\betc\\.,? ?etc\\./ => etc.
- They sell pens, ink, etc. etc. in town. => They sell pens, ink, etc. in town.

such-as-etc: (such as|like|including|for example) *3 , [etc.]
- They sell things such as pens, etc. in town.
+ They sell things such as pens in town.
# “Such as” and “etc.” say the same: leave out one of them.

eg-etc: [e.g.] *5 etc.
- They sell things, e.g. pens and ink etc. in town.
+ They sell things, e.g. pens and ink, in town.
# “E.g.” and “etc.” say the same: leave out one of them.

vs-stop: /(?<=\\s)(?<!\\bthe )vs(?= (?!and\\b)\\p{Ll})/ => vs.
@ language=US
- It was heat vs cold in town. => It was heat vs. cold in town.
+ For the vs and km of it we took both.

viz: /(?<=[\\s(])viz\\.?(?=[,\\s])/ => namely
@ documents=academic
- It has two parts, viz. a ring and a seal. => It has two parts, namely a ring and a seal.

ibid-stop: /(?<=[\\s(])ibid(?=[,;)\\s])/ => ibid.
- It is said (ibid, p. 5) there. => It is said (ibid., p. 5) there.

and-or: [and / or]
@ documents=academic confidence=0.6
- They bring pens and/or ink to town.
+ They bring pens, ink or both to town.
# “And/or” leaves it to the reader: write “or”, “and”, or “… or both”.

he-she-slash: [(he / she|she / he)>he or she]
@ class=inclusive confidence=0.6
- If a guest calls, he/she waits.
+ If a guest calls, they wait.
# {better} can be read aloud; “they” includes everybody, but mind the verb.

him-her-slash: [(him / her|her / him)>them]
@ class=inclusive
- If a guest calls, help him/her at once. => If a guest calls, help them at once.

his-her-slash: [(his / her|her / his)>their]
@ class=inclusive
- Each guest brought his/her own key. => Each guest brought their own key.

s-he: /(?<=\\s)s\\/he(?=\\s)/ => they
@ class=inclusive confidence=0.6
- If a guest calls, s/he waits.
+ If a guest calls, they wait.
# “They” is plainer than a slash and includes everybody; mind the verb.

plural-s-bracket: /(?<!\\b(?:an?|another|each|every|one|this|that|single|given|some|any|which) (?:\\p{L}+ )?)\\b(\\p{Ll}{3,})\\(s\\)(?! (?:that |which |who )?(?:is|was|has|does)\\b)/ => $1s
@ documents=academic confidence=0.55
- The file(s) must be closed. => The files must be closed.
+ It is another protein(s) of a given file(s).

ok-word: [=ok|Ok|o.k.>OK]
- It is ok to leave now. => It is OK to leave now.

okay-academic: [okay|ok>acceptable] (to|for|if|that)
@ documents=academic class=formality
- It is okay to leave it. => It is acceptable to leave it.

asap: [asap>as soon as possible]
- Call us asap in town. => Call us as soon as possible in town.

btw: [btw>incidentally]
- It is, btw, quite warm. => It is, incidentally, quite warm.

fyi: [fyi>for your information]
- It is, fyi, quite warm. => It is, for your information, quite warm.

imo: [(imo|imho)>in my opinion]
- It is, imo, quite warm. => It is, in my opinion, quite warm.

aka: [aka>also known as]
@ documents=academic
- It is salt, aka sodium chloride. => It is salt, also known as sodium chloride.

info: [info>information]
@ documents=academic class=formality
- The info came too late. => The information came too late.

pics: [pics>pictures]
@ documents=academic class=formality
- The pics came too late. => The pictures came too late.

approx: /(?<=\\s)approx\\.?(?=\\s\\d)/ => approximately
@ documents=academic
- It weighs approx. 5 kg in all. => It weighs approximately 5 kg in all.

dept: /(?<=\\s)[Dd]ept\\.?(?=\\s)/ => department
@ documents=academic
- The dept. of the firm is new. => The department of the firm is new.

govt: /(?<=\\s)[Gg]ov'?t\\.?(?=\\s)/ => government
- The govt of the land is new. => The government of the land is new.

esp: /(?<=[\\s(])esp\\.?(?=\\s\\p{Ll})/ => especially
- It is warm, esp in May. => It is warm, especially in May.

incl: /(?<=[\\s(])incl\\.?(?=\\s\\p{L})/ => including
- It has parts, incl a ring. => It has parts, including a ring.

max: /(?<=\\s)max\\.(?=\\s(?:\\d|\\p{Ll}))/ => maximum
- The max. depth is known. => The maximum depth is known.

min: /(?<=\\s)min\\.(?=\\s\\p{Ll})/ => minimum
- The min. depth is known. => The minimum depth is known.

avg: /(?<=\\s)avg\\.?(?=\\s)/ => average
- The avg. depth is known. => The average depth is known.

temp: /(?<=\\s)temp\\.(?=\\s)/ => temperature
- The temp. rose in May. => The temperature rose in May.

resp: /(?<=[\\s(])resp\\.(?=[\\s)])/ => respectively
@ confidence=0.55
- They are five and six, resp. in all. => They are five and six, respectively in all.

wrt: /(?<=[\\s(])(?:wrt|w\\.r\\.t\\.)(?=\\s)/ => with respect to
- It is small wrt the first. => It is small with respect to the first.

st: /(?<=\\s)s\\.t\\.(?=\\s)/ => such that
- Take a number s.t. it is even. => Take a number such that it is even.

per-year: [per annum>a year]
@ class=plain-language
- It rises by a tenth per annum here. => It rises by a tenth a year here.

exclamation: /(?<=^\\p{Lu}[^!]* \\p{Ll}+)!$/ => .
@ documents=academic confidence=0.6
- The seal holds at last! => The seal holds at last.

scare-quotes: /(?<=so-called )[“"']([\\p{L} ]{3,30})[”"']/ => $1
- The so-called “seal” holds. => The so-called seal holds.

doctor-stop: /(?<=^|\\s)(Dr|Mr|Mrs|Ms)(?= [A-Z][a-z])/ => $1.
@ language=US
- We met Dr Brown in May. => We met Dr. Brown in May.

doctor-no-stop: /(?<=^|\\s)(Dr|Mr|Mrs|Ms)\\.(?= [A-Z][a-z])/ => $1
@ language=UK
- We met Dr. Brown in May. => We met Dr Brown in May.

prof: /(?<=\\s)[Pp]rof\\.?(?= [A-Z][a-z])/ => Professor
@ documents=academic confidence=0.55
- We met Prof. Brown in May. => We met Professor Brown in May.
`,
};
