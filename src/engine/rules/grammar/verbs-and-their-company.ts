import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

/** Small words that verbs, nouns and adjectives take or do not take. */
export const VERBS_AND_THEIR_COMPANY: RuleFile = {
  id: 'verbs-and-their-company',
  errorClass: 'preposition',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.5–16.8, 16.28–16.30, 16.69',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.86,
  heard: true,
  rules: `
pay-for: pay|pays|paid|paying [>for] the|my|your|his|her|our|their|a *1 ticket|tickets|meal|meals|food|drinks|drink|course|courses|lunch|dinner|education|studies|trip|holiday|holidays|hotel|room|lessons|damage|car|clothes|medicine|treatment|coffee|beer {END|IN|CC|RB|PRP|when|because|before}
- You have to pay the tickets. => You have to pay for the tickets.
- My parents paid my studies. => My parents paid for my studies.

wait-for: wait|waits|waiting|waited [>for] me|you|him|us|them|somebody|someone|anybody|anyone {END|IN|CC|TO|RB}
| waiting|waited [>for] the|my|your|his|her|our|their|a bus|train|friend|friends|taxi|answer|reply|plane|result|results|mother|father|brother|sister|doctor|teacher|weekend|holidays|summer
- He is waiting the bus. => He is waiting for the bus.
- Please wait me here. => Please wait for me here.

listen-to: listen|listens|listening|listened [>to] music|me|him|her|us|them|you|the|my|your|his|our|their|songs|radio|people|jazz|rock|pop
- I listen music every day. => I listen to music every day.

listen-radio: listen|listens|listening|listened [radio>to the radio]
- I listen radio every day. => I listen to the radio every day.

look-at: look|looks|looked|looking [>at] me|him|us|them|my|your|his|our|their face|eyes|picture|pictures|photo|photos {END|IN|CC}
- She looked his face. => She looked at his face.
@ confidence=0.8

ask-for: ask|asks|asked|asking [>for] help|advice|permission|money|information|directions {END|IN|CC|TO|RB}
@ confidence=0.8
- She asked help. => She asked for help.

arrive-to: arrive|arrives|arrived|arriving [to>at] the|a|my|your|his|her|our|their {NN}
| arrive|arrives|arrived|arriving [to>in] {NNP}
- They arrived to the hotel. => They arrived at the hotel.
- We arrived to Madrid. => We arrived in Madrid.

enter-into: enter|enters|entered|entering [into|to|in>] the|a|my|your|his|her|our|their *1 room|house|building|classroom|school|university|country|city|kitchen|office|garden|shop|store|cave|forest|hall|church|museum|bedroom|car|water|cinema|theatre
- He entered into the room. => He entered the room.
+ They entered into the agreement.

answer-to: ^ answer [to>] my|the|this|these|his|her|your question|questions|letter|email
| answer|answers|answered|answering [to>] my|the|this|these|his|her|your question|questions|letter|email|phone
- Please answer to my question. => Please answer my question.
? {DT|PRP$|JJ} answer to

explain-me: explain|explains|explained|explaining [me this|that|it>this to me]
| explain|explains|explained|explaining [me @{DT|PRP$} @{NN|NNS}>@1 @2 to me] {END}
| explain|explains|explained|explaining [us @{DT|PRP$} @{NN|NNS}>@1 @2 to us] {END}
| explain|explains|explained|explaining [him @{DT|PRP$} @{NN|NNS}>@1 @2 to him] {END}
| explain|explains|explained|explaining [them @{DT|PRP$} @{NN|NNS}>@1 @2 to them] {END}
| explain|explains|explained|explaining [you @{DT|PRP$} @{NN|NNS}>@1 @2 to you] {END}
@ confidence=0.96
- She explained me the problem. => She explained the problem to me.
- Can you explain me this? => Can you explain this to me?

say-me: say|says|said|saying [me>to me] {END}
| say|said|says|saying [me>to me] hello|goodbye|sorry
| say|said|says [him>to him] hello|goodbye|sorry
@ confidence=0.7
- He said me hello. => He said to me hello.

tell-that: i|you|he|she|we|they [told>said] that
| i|you|we|they [tell>say] that
| he|she [tells>says] that
? be|is|are|was|were|been|have|has|had *1 told that
? what|who|whom|which|as i|you|he|she|we|they told|tell|tells that
@ class=word-choice confidence=0.85 level=advanced
- He told that he was tired. => He said that he was tired.

what-think: what|how do|did you think [>about] coming|going|taking|having|meeting|visiting|making|doing
- What do you think coming with us? => What do you think about coming with us?

prepare-to: prepare|prepares|prepared|preparing [to>for] the|my|our|your|his|her|their|a|an exam|exams|test|tests|concert|party|match|competition|trip|interview|wedding|future|journey|game|event
- I will prepare to the exam. => I will prepare for the exam.

declare-war: declare|declares|declared|declaring war [to|against|with>on]
@ confidence=0.75
- They declared war to Germany. => They declared war on Germany.

give-birth: give|gives|gave|given|giving birth [>to] a|an|the|her|his|my|twins|two|three
? give|gives|gave|given|giving birth a {NN} ago
- She gave birth a boy. => She gave birth to a boy.

congratulate-for: congratulate|congratulates|congratulated you|me|him|her|us|them [for>on]
| congratulations [for>on] your|the|his|her
@ confidence=0.75
- They congratulated me for my work. => They congratulated me on my work.

participate-to: participate|participates|participated|participating [to|at|on>in]
- I participated to the contest. => I participated in the contest.

senior-than: senior|junior|superior|inferior|prior [than>to]
- She is senior than me. => She is senior to me.

prefer-than: prefer|prefers|preferred {NN|NNS|VBG} [than|over>to] {NN|NNS|VBG}
? than|over the
- He prefers tea than coffee. => He prefers tea to coffee.
- I prefer reading than writing. => I prefer reading to writing.

increase-of: the|an|a|this|great|large|sharp|rapid increase|decrease|rise|drop|reduction|growth|decline [of>in] the|prices|population|temperature|temperatures|unemployment|pollution|demand|costs|tourism|crime|sales|production|traffic|violence|people
@ confidence=0.6
- The rapid increase of prices is bad. => The rapid increase in prices is bad.

demand-of: demand [of>for] {NN} {END|VBZ|VBD|MD|IN|CC}
? on demand of
@ confidence=0.55
- The demand of oil is rising. => The demand for oil is rising.

need-of: a|no|any|great|the need [of>for] {DT|JJ|NN|NNS|VBG}
? in *1 need of
@ confidence=0.72
- There is a need of change. => There is a need for change.

solution-of: solution|solutions [of>to] this|these|that|our|the|many|their problem|problems|crisis
@ confidence=0.62
- The solution of this problem is simple. => The solution to this problem is simple.

reason-of: reason|reasons [of>for] this|that|these|my|his|her|their|our|the|such {NN|NNS|JJ}
? reason of state
@ confidence=0.78
- The reason of this change is clear. => The reason for this change is clear.

way-of-how: the way [of how>] {PRP|DT|NNS}
| the way [how>] i|you|we|they|he|she|it|people
- The way of how it works is simple. => The way it works is simple.
- I like the way how they live. => I like the way they live.

reason-why-because: the reason *5 is [because>that]
@ class=phrasing confidence=0.6
- The reason for it is because I was ill. => The reason for it is that I was ill.

discuss-about: discuss|discusses|discussed|discussing [about|on|over>] {DT|PRP|PRP$|NN|NNS|JJ|WP|WRB|VBG}
- We discussed about it. => We discussed it.

most-of-plural: [most of>most] people|students|children|men|women|teenagers|parents|teachers|celebrities|countries|cities|families|users|employees|workers|companies|tourists|citizens|customers|drivers|patients|girls|boys|schools|universities|jobs|things|adults {VBP|VBD|MD|IN|VB|who|do|have|are|were|RB|END}
- Most of people think so. => Most people think so.
- I met most of students there. => I met most students there.

some-of-plural: [some|many|several|few of>some] people {VBP|VBD|MD|IN|who|do|have|are|were|RB|END}
- Some of people think so. => Some people think so.

alongside-with: alongside [with>]
| [together>together with] him|her|them|us
@ confidence=0.8
- Alongside with its growth, the town changed. => Alongside its growth, the town changed.

assist-to: [assist|assists|assisted|assisting to>attend:V] a|the|my|this|that|our *1 class|classes|course|courses|meeting|meetings|concert|concerts|party|event|events|school|lesson|lessons|conference|conferences|show|match|wedding
@ class=phrasing
- I assisted to a ballet course. => I attended a ballet course.

most-of-the-times: [most of the times>most of the time] {END|PRP|IN|CC|VBP|VBZ|this|it|the|NN}
? most of the times when|that|i|we|they _ was|were|had
@ class=noun-number
- He is at home most of the times. => He is at home most of the time.

despite-of: despite [of>]
- Despite of the rain, we went out. => Despite the rain, we went out.

in-spite: in spite [>of] the|this|that|his|her|their|my|our|all|being|having
- In spite the rain, we went out. => In spite of the rain, we went out.

regarding-to: regarding|concerning [to|about>] the|this|that|these|my|our|your
- I write regarding to the job. => I write regarding the job.

compare-to-with: [comparing>compared] to|with {DT|NN|NNS|PRP$}
@ class=verb confidence=0.6
- It is cheap comparing to the other. => It is cheap compared to the other.

where-in: where i|you|we|they|he|she live|lives|lived|stay|stays|stayed|work|works|worked|study|studied|grew [in|at>] {END}
- This is the house where I live in. => This is the house where I live.

return-back: return|returns|returned|returning [back>] {TO|IN|END|home}
@ class=redundancy level=advanced confidence=0.7
- We returned back to the hotel. => We returned to the hotel.
`,
};
