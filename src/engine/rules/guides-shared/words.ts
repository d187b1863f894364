import type { RuleFile } from '../rule-file.ts';

/** Words that the guides spell or use in one way. */
export const SHARED_WORDS: RuleFile = {
  id: 'guide-words',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide prefers {better} to {found}.',
  rules: String.raw`
data-plural: ^ (the|our|these|all|such)? data [is>are] !not !a
| ^ (the|our|these|all|such)? data [was>were] !not !a
| ^ (the|our|these|all|such)? data [has>have] been
# “Data” is a plural.
@ section=APA_6.11;_AMA_11.1;_IEEE_III.B;_AGU_Singular_Versus_Plural;_ACS_ch._9
- The data was collected in May. => The data were collected in May.
+ The data were collected in May.

email: /(?<![\p{L}-])([Ee])-mail(s|ed|ing)?(?![\p{L}-])/ => $1mail$2
# The guide writes the word without a hyphen.
@ guides=APA,AMA section=APA_6.11;_AMA_11.1
- They were asked by e-mail. => They were asked by email.
+ They were asked by email.

e-mail: /(?<![\p{L}-])([Ee])mail(s|ed|ing)?(?![\p{L}-])/ => $1-mail$2
# The guide writes the word with a hyphen.
@ guides=IEEE section=II.A
- They were asked by email. => They were asked by e-mail.
+ They were asked by e-mail.

internet-small: <!{NNP} _ [=Internet>internet] !protocol !explorer !of !& !{NNP}
# The network is a common noun in this guide.
@ guides=APA,AMA section=APA_6.11;_AMA_11.1
- They used the Internet at home. => They used the internet at home.
+ It is part of the Internet Protocol.
+ The Pew Internet Project asked them.
+ Internet access is rare.

website: /(?<![\p{L}-])(?:W|w)eb(?: |-)site(s?)(?![\p{L}-])/ => website$1
# The word is written as one, without a capital.
@ guides=APA,AMA,AGU,ACS section=APA_6.11;_AMA_11.1;_AGU_Word_List;_ACS_ch._10
- It is on our Web site now. => It is on our website now.
+ It is on our website now.

online: /(?<![\p{L}-])([Oo])n-line(?![\p{L}-])/ => $1nline
# The word has no hyphen.
@ section=APA_6.11;_AMA_11.1;_IEEE_II.F;_AGU_Word_List;_ACS_ch._10
- The on-line survey took an hour. => The online survey took an hour.
+ The online survey took an hour.

comprised-of: [be:V comprised of>consist:V of / be:V composed of]
# The whole comprises its parts; it is not “comprised of” them.
@ section=APA_6.11;_AMA_11.1;_IEEE_III.B;_AGU_Comprise_Versus_Compose;_ACS_ch._9
- The set is comprised of nine parts. => The set consists of nine parts.
+ The set comprises nine parts.

due-to-at-start: ^ [due to>because of] {NP} *4 =,
# “Due to” follows a noun and a form of “be”; elsewhere it is “because of”.
@ guides=AMA,AGU,ACS section=AMA_11.1;_AGU_Additional_Grammar_Rules;_ACS_ch._9 confidence=0.65
- Due to the rain, we stopped. => Because of the rain, we stopped.
+ The delay was due to the rain.

compared-with: [compared to>compared with] {NP}
? compared to a
# Two like things are compared with one another.
@ guides=AMA,ACS section=AMA_11.1;_ACS_ch._9
- The rate fell compared to that of controls. => The rate fell compared with that of controls.
+ The rate fell compared with that of controls.

and-or: /(?<=\p{L} )and\/or(?= \p{L})/
# Write “and”, “or”, or “or … or both”, whichever is meant.
@ guides=APA,AMA section=APA_6.10;_AMA_8.4 confidence=0.6
- They used sticks and/or stones.
+ They used sticks, stones, or both.

more-than: {VERB|of|by|for|with|had|have|were|was} [over>more than] /^\d[\d,]*$/ (participants|patients|people|students|samples|studies|children|adults|cases|species|percent|%)
# With a count “more than” is clearer than “over”.
@ guides=AMA,ACS section=AMA_11.1;_ACS_ch._9
- We tested over 50 samples there. => We tested more than 50 samples there.
+ We tested more than 50 samples there.

sulfur: /(?<![\p{L}-])([Ss])ulph(ur|ate|ates|ide|ides|uric|ite|ites|onic|onate|urous)(?![\p{L}])/ => $1ulf$2
# The element is spelled with “f” in chemistry.
@ guides=ACS,AGU,AMA section=ACS_ch._9;_AGU_Spelling;_AMA_14
- Sulphate was added to it. => Sulfate was added to it.
+ Sulfate was added to it.

aluminum: /(?<![\p{L}-])([Aa])luminium(?![\p{L}])/ => $1luminum
| /(?<![\p{L}-])([Cc])aesium(?![\p{L}])/ => $1esium
# The guide uses the American name of the element.
@ guides=ACS,AGU section=ACS_ch._9;_AGU_Spelling
- The foil is aluminium. => The foil is aluminum.
+ The foil is aluminum.

ph-case: /(?<=(?:[Aa]t|[Tt]he|[Oo]f|[Aa]|[Tt]o|[Ii]n) )(?:PH|Ph|ph)(?= (?:of|was|is|value|values|\d|between|above|below|meter))/ => pH
# The symbol of acidity is “pH”, whatever stands around it.
@ section=APA_6.30;_AMA_10.3;_IEEE_Appendix_(units);_AGU_Word_List;_ACS_ch._10
- It dissolves at PH 7 or above. => It dissolves at pH 7 or above.
+ It dissolves at pH 7 or above.

wi-fi: /(?<![\p{L}-])(?:[Ww]i[Ff]i|wi-fi|WIFI)(?![\p{L}])/ => Wi-Fi
# The name is written “Wi-Fi”.
@ guides=IEEE,APA,AMA section=IEEE_II.F;_APA_6.11;_AMA_11.1
- The room has wifi now. => The room has Wi-Fi now.
+ The room has Wi-Fi now.

state-of-the-art: {DT|other|current} [state of the art>state-of-the-art] {NNS|NN}
# Before a noun the phrase takes hyphens.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Attributive_Adjectives;_ACS_ch._10
- It beats other state of the art methods. => It beats other state-of-the-art methods.
+ It describes the state of the art.

real-time: (a|the|in|for) [real time>real-time] (system|systems|data|monitoring|control|applications|application|processing|performance|operation|detection|analysis|PCR)
# Before a noun the phrase takes a hyphen.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Attributive_Adjectives;_ACS_ch._10
- It is a real time system. => It is a real-time system.
+ It runs in real time.
`,
};
