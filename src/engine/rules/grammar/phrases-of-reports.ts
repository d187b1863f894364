import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

const COMPARED =
  'higher|lower|different|better|worse|greater|larger|smaller|less|more|longer|shorter|faster|slower|associated|correlated|related|reduced|increased|improved|affected|decreased';

/** Wordings that reports of studies get wrong more often than others. */
export const PHRASES_OF_REPORTS: RuleFile = {
  id: 'phrases-of-reports',
  errorClass: 'phrasing',
  source: 'Emend',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.87,
  rules: `
in-compare: in [compare>comparison] with|to
| in [compared>comparison] with|to
- In compare with the control, growth was fast. => In comparison with the control, growth was fast.

due-to-that: [due to that>because] {DT|PRP|NNS|EX|PRP$}
? due to that {NN}
- It was slow due to that the soil was dry. => It was slow because the soil was dry.

allows-to: method|approach|system|technique|technology|software|tool|model|it|this|which|that|device|program|app|internet allows|permits|enables [>us] to {VB}
| methods|approaches|systems|techniques|technologies|tools|models|computers|devices|programs|apps|phones allow|permit|enable [>us] to {VB}
@ class=verb confidence=0.72
- This method permits to measure the rate. => This method permits us to measure the rate.
+ This method permits us to measure the rate.

as-it-can: as [it>] can|could be seen|shown|observed|noted|inferred
| as [it>] was|is|has shown|mentioned|noted|stated|described|expected|known|discussed|pointed {END|IN|in|above|by|out|before}
@ class=syntax
- As it can be seen in Figure 2, growth was fast. => As can be seen in Figure 2, growth was fast.

no-any: no [any>] {NN|NNS|JJ}
@ class=pronoun-determiner
- There was no any difference. => There was no difference.

researches: many|several|some|few|these|other|previous|recent|various|most|all|different|more|scientific [researches>studies] {END|IN|VBP|VBD|on|have|are|were|about|show|showed|that}
| [researches>studies] have|show|showed|were|are
? {PRP|who|which|he|she} researches
@ class=noun-number
- Many researches have been done on it. => Many studies have been done on it.

using-of: by|with|via|through|when [using of>using] {DT|NN|NNS|JJ|this|a}
| the [using>use] of {DT|NN|NNS|JJ|PRP$}
@ class=verb
- By using of this method, we saved time. => By using this method, we saved time.
- The using of this method saved time. => The use of this method saved time.

is-need: it is|was [need>necessary] to {VB}
| there is [need>a need] to {VB}
@ class=word-form
- It is need to study this. => It is necessary to study this.

need-to-done: need|needs|needed to [@{VBN|VBD}>be @1] {END|by|in|at|with|before|IN|CC}
| has|have|had to [@done|made|taken|given|changed|improved|solved|paid|used|treated|tested|investigated|considered>be @1] {END|by|in|at|with|before|CC}
? has|have|had *2 to date
@ class=verb confidence=0.93
- This needs to investigated in detail. => This needs to be investigated in detail.

to-be-improve: to [be @improve|increase|decrease|reduce|measure|determine|achieve|ensure|provide|obtain|prevent|avoid>@1] {DT|NN|NNS|JJ|PRP$}
@ class=verb
- It was shown to be improve growth. => It was shown to improve growth.

are-differ: is|are|was|were significantly|very|quite|also? [differ>different] {END|from|in|between}
@ class=word-form
- The rates were significantly differ. => The rates were significantly different.

the-plural-was: ^ the|these|those|our|all|both|most|many {JJ}? {NNS} [was>were] {VBN|JJ|RB}
| ^ the|these|those|our|all|both|most|many {JJ}? {NNS} [is>are] {VBN|JJ|RB|VBG}
| ^ the|these|those|our|all|both|most|many {JJ}? {NNS} [has>have] {VBN|RB}
? _ news|series|species|mathematics|physics|means|measles|diabetes|aids|statistics|economics|genetics|politics|ethics|headquarters|states|odds|works|crossroads|mumps|gallows|basics|athletics|acoustics|dynamics|mechanics|electronics|genomics|logistics|optics|robotics|semantics|tactics|data|media|premises|barracks was|is|has
@ class=agreement
- The samples was collected in May. => The samples were collected in May.
- These methods is widely used. => These methods are widely used.

most-common-disease: one of the|our|its|their most {JJ} [@{NN}>@1:NNS] !- {END|VBZ|in|of|that|which|who|for|to|CC}
? most _ information|equipment|research|evidence|work|music|software|advice|progress|knowledge|news|part|kind|type|sort|people|staff|police
@ class=noun-number confidence=0.78
- It is one of the most common disease. => It is one of the most common diseases.

for-overnight: [for overnight>overnight]
@ class=preposition
- It was kept for overnight. => It was kept overnight.

leads-to-increase: lead|leads|led|leading to [increase of|in>an increase in]
| lead|leads|led|leading to [decrease of|in>a decrease in]
| lead|leads|led|leading to [reduction of|in>a reduction in]
| result|results|resulted|resulting in [increase of|in>an increase in]
| result|results|resulted|resulting in [decrease of|in>a decrease in]
| result|results|resulted|resulting in [reduction of|in>a reduction in]
@ class=article confidence=0.82
- This leads to increase of the rate. => This leads to an increase in the rate.

increase-significant: increase|increased|increases|decrease|decreased|decreases|differ|differed|change|changed|improve|improved|reduce|reduced|fell|rose|grew|contribute|contributed [significant>significantly] {END|IN|with|in|by|CC}
@ class=adjective-adverb
- The rate increased significant. => The rate increased significantly.

significant-higher: is|are|was|were|be|been|a|not [significant>significantly] ${COMPARED}
| is|are|was|were|be|been|a|not [slight>slightly] ${COMPARED}
| is|are|was|were|be|been|a|not [considerable>considerably] ${COMPARED}
| [statistical>statistically] significant
| is|are|was|were [strong>strongly] associated|correlated|recommended|related|influenced|affected
| is|are|was|were [positive>positively] associated|correlated|related
| is|are|was|were [negative>negatively] associated|correlated|related
? significant {CC} _
@ class=adjective-adverb
- The rate was significant higher. => The rate was significantly higher.
- It is statistical significant. => It is statistically significant.

contrary: [on contrary>on the contrary]
| ^ [in contrary>on the contrary] ,
@ class=article
- On contrary, the rate fell. => On the contrary, the rate fell.

beside-of: [beside|besides of>besides] this|that|these|the|being|having
@ class=preposition
- Beside of this, the rate fell. => Besides this, the rate fell.

in-case-that: in case [that>] {PRP|DT}
@ class=conjunction confidence=0.75
- In case that it rains, we stop. => In case it rains, we stop.

thank-to: {PRP|like} thank [to>] {DT|PRP|PRP$|NNP}
@ class=preposition
- We thank to the reviewers. => We thank the reviewers.

as-follow: as [follow>follows] !- {END}
| as [following>follows] {END}
@ class=agreement
- The steps are as follow: first, heat it. => The steps are as follows: first, heat it.



have-investigate: we|they|i|authors|studies|researchers have [@investigate|study|analyze|analyse|propose|present|develop|show|use|demonstrate|describe|find|observe|perform|apply|obtain|examine|evaluate|measure|report|discuss>@1:VBN]
@ class=verb
- We have investigate the effect. => We have investigated the effect.

were-collect: was|were|been [@collect|use|perform|measure|obtain|observe|analyze|analyse|determine|calculate|record|select|include|prepare|conduct|apply|compare|evaluate|add|remove>@1:VBN] {IN|END|in|by|with|from|to|at|for|as|using|CC}
? was|were use|compare {END|of}
@ class=verb
- The samples were collect in May. => The samples were collected in May.
`,
};
