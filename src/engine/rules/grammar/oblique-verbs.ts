import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

/** Verbs with a preposition, and the wrong one or none behind them. */
export const OBLIQUE_VERBS: RuleFile = {
  id: 'oblique-verbs',
  errorClass: 'preposition',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.5–16.8, 16.28',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.92,
  rules: `
depend-of: depend|depends|depended|depending [of|from>on] {NP|WP|WRB|VBG|what|how|if|whether}
| depend|depends|depended [in>on] the|my|your|his|her|our|their|each|what|how|who
- It depends of the weather. => It depends on the weather.

suffer-of: suffer|suffers|suffered [of|by>from] {NN|NNS|JJ|DT|PRP$}
- They suffer of the cold. => They suffer from the cold.

benefit-of: {PRP|NNS|NN|NNP|can|could|will|to|may} benefit|benefits|benefited|benefitted [of>from] {DT|PRP$|NN|NNS|JJ}
? the|a|no|any|great|additional|main|of|and|for|their|its|potential|health *1 benefit|benefits of
- They benefited of the plan. => They benefited from the plan.

consist-from: consist|consists|consisted [from|by|on>of] a|an|some|two|three|four|five|six|several|many|various|different
| consist|consists|consisted [in>of] two|three|four|five|six|several|many|various
| consist|consists|consisted|consisting [>of] two|three|four|five|six|several|many|a|an|various|different
- It consists from two parts. => It consists of two parts.

participate-to: participate|participates|participated|participating [to|at|on>in] {NP|VBG}
- They participated to the test. => They participated in the test.

succeed-to: succeed|succeeds|succeeded|succeeding [to @{VB}>in @1:VBG]
| insist|insists|insisted|insisting [to @{VB}>on @1:VBG]
| capable|incapable [to @{VB}>of @1:VBG]
| concentrate|concentrates|concentrated|focus|focuses|focused [to @{VB}>on @1:VBG]
| specialize|specializes|specialized [to @{VB}>in @1:VBG]
? insist|insisted to {PRP|DT|NNP}
? succeed:V to the
? focused to {VB} *2 {DT|PRP$} beam|light
- They succeeded to solve the problem. => They succeeded in solving the problem.
- She insisted to pay. => She insisted on paying.

wait-someone: wait|waits|waited|waiting [>for] me|you|him|us|them|someone|somebody
| wait|waits|waited|waiting [>for] my|your|his|her|our|their|the|a *1 bus|train|friend|friends|taxi|answer|reply|plane|result|results|mother|father|brother|sister|parents|doctor|teacher|weekend|holidays|summer|turn|email|call|order|husband|wife|boss|children|students|delivery|letter|flight
? wait:V {PRP$} turn {END}
- Please wait me at the corner. => Please wait for me at the corner.
- She was waiting her husband. => She was waiting for her husband.

listen-something: listen|listens|listened|listening [>to] {NNP|music|songs|jazz|rock|pop|podcasts|news|me|him|us|them|you|his|her|my|our|their|your|the|this|that|a|what}
? listen:V the|a|that|this way|morning|day|evening|moment|time
? listen:V that|this|you {VBP|VBZ|MD|END}
- We listened the teacher carefully. => We listened to the teacher carefully.

look-something: look|looks|looked|looking [>at] me|him|us|them
| look|looks|looked|looking [>at] the|this|that|my|his|her sky|picture|pictures|photo|photos|map|screen|board|clock|stars|mirror|window
| search|searches|searched|searching [>for] a|an|my|some *1 job|house|flat|apartment|work|solution|answer|keys|phone|glasses|information|hotel|place
| look|looks|looked|looking [>for] a|an *1 job|flat|apartment
? looking|looks|look|looked me|him|them|us in|up|over|straight|right|dead
- Look the sky! => Look at the sky!
- She is looking a new job. => She is looking for a new job.

belong-someone: belong|belongs|belonged|belonging [>to] {DT|PRP|PRP$|NNP}
| apologize|apologise|apologized|apologised [>to] me|him|her|us|them|you
| i|we|they|he|she|n't|not|totally|completely agree|agrees|agreed|disagree [>with] you|me|him|her|them|us|your|his|her|their|my
| smile|smiled|laugh|laughed|shout|shouted [>at] me|him|us|them
| reply|replied|respond|responded [>to] me|him|her|us|them|my|your|his|their
| happen|happens|happened [>to] me|him|her|us|them|you
| speak|speaks|spoke|talk|talks|talked|talking [>to] me|him|us|them|my|your|his {END|IN|about|in|yesterday|mother|father|friend|friends|teacher|boss|parents}
? you|him|her|them|us {VBZ|VBD|MD}
? talk|talks|talked|talking me|him|us|them into|out|through|over|down|up
? laugh|laughed|smile|smiled his|her|their|my
? belong that|there
- This bag belongs my sister. => This bag belongs to my sister.
- I agree you about it. => I agree with you about it.

based-in: be:* based [in>on] real events|facts
| be:* based [in>on] (a|the) true (story|events)
- The film is based in a true story. => The film is based on a true story.

arrive-to: arrive|arrives|arrived|arriving [to>at] the|a|my|your|his|her|our|their|this|that|school|work|an
| arrive|arrives|arrived|arriving [to>in] {NNP}
| arrive|arrives|arrived|arriving [at|in|to home>home]
| arrive|arrives|arrived|arriving [>at] the|my|our *1 station|airport|hotel|school|office|house|beach|party|restaurant
- We arrived to the hotel late. => We arrived at the hotel late.
- They arrived to home at ten. => They arrived home at ten.

think-to: {PRP} am|'m|are|'re|is|'s|was|were thinking [to @{VB}>of @1:VBG]
| {PRP} dream|dreams|dreamed|dreamt|dreaming [to @{VB}>of @1:VBG]
| think|thinks|thinking|thought [to>about] my|me|you|him|us|them {END|IN|every|all|NN|NNS}
? thought|think to {PRP} {VBP|VBD}
- I am thinking to change my job. => I am thinking of changing my job.

look-after: take|takes|took|taking care [>of] my|his|her|our|their|your|the|me|him|them|us
| pay|pays|paid|paying attention [>to] my|his|her|our|their|your|the|what|this|these
| believe [to>in] {NNP|god|ghosts|me|him|them|you}
| go|goes|went|going [to>] shopping|swimming|fishing|skiing|dancing|camping|hiking|running|jogging {END|IN|with|in|on|every|CC}
| go|goes|went|going|come|comes|came|get|got|arrived|return|returned [to>] home {END|IN|at|by|RB|CC|after|before|when|late|early|because|and|every}
| travel|travels|travelled|traveled|go|went|live|lived [to|in>] abroad
? home {NN}
? go|going to running
- She takes care her grandmother. => She takes care of her grandmother.
- He went to home after work. => He went home after work.
`,
};
