import type { RuleFile } from '../rule-file.ts';

const KIN =
  'mother|father|brother|sister|friend|boss|teacher|uncle|aunt|husband|wife|son|daughter|cousin|neighbour|neighbor|grandmother|grandfather|girlfriend|boyfriend|mum|mom|dad|colleague|roommate|classmate';
const OWNED =
  'house|car|name|room|book|birthday|job|phone|dog|cat|bike|bag|office|flat|computer|email|family|party|address|opinion|life|hand|face|eyes|clothes|voice|hair|home|health|money|decision|idea';
const SINGLE =
  'sister|brother|mother|father|uncle|aunt|teacher|car|house|name|phone|email|book|dog|cat|room|school|letter|message|address|opinion|passport|bag|birthday|boss|office|computer|application|order|account|number|answer|question|country|city|parents|friends|children|kids|clothes|hair|problem|computer|team|dinner|lunch|homework|money|family|job|help|advice|time|life|place|seat|turn';

/** Forms of pronouns, and what belongs to whom. */
export const PRONOUNS_AND_OWNERS: RuleFile = {
  id: 'pronouns-and-owners',
  errorClass: 'pronoun-determiner',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.112–5.124, 6.1–6.38',
  comment: 'The form wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.88,
  rules: `
me-and: ^ [me and @my @${KIN}|family|friends|parents|brothers|sisters|colleagues|classmates|team>@1 @2 and I] {VBP|VBD|MD|VBZ|VB|RB|were|are|have|went|had|did|do|'re|'ve}
| ^ [@my @${KIN}|family|friends|parents|brothers|sisters|colleagues|classmates and me>@1 @2 and I] {VBP|VBD|MD|VBZ|VB|were|are|have|went|had|did|do|RB}
| ^ [me and @{NNP}>@1 and I] {VBP|VBD|MD|were|are|have|went|had|did|do}
| ^ [him and i|me>he and I] {VBP|VBD|MD|were|are|have}
| ^ [her and i|me>she and I] {VBP|VBD|MD|were|are|have}
| ^ [i and @my @${KIN}|family|friends|parents>@1 @2 and I] {VBP|VBD|MD|were|are|have}
| and|but|because|when|that|then|so|, [me and @my @${KIN}|family|friends|parents|brothers|sisters|colleagues>@1 @2 and I] {VBP|VBD|MD|were|are|have|went|had}
- Me and my friend went to the cinema. => My friend and I went to the cinema.
- My brother and me play football. => My brother and I play football.
- Me and Anna are going home. => Anna and I are going home.

and-i-object: between you and [i>me]
| between|with|for|from|about|to|of|by|invited|told|saw|asked|gave|help|helped my|his|her|your|our|the ${KIN}|family|friends|parents and [i>me] {END|to|for|in|at|on|with|yesterday|about}
| between|for|from|with him|her|them|you and [i>me] {END|to|for|in|at|on|with|yesterday|about}
@ confidence=0.9
- Between you and I, she is wrong. => Between you and me, she is wrong.
- She invited my sister and I to the party. => She invited my sister and me to the party.
- He came with my father and I. => He came with my father and me.

with-i: with|for|from|to|at|of|about|without|like|near|behind [i>me] {END}
| with|for|from|at|of|about|without|behind|near [he>him] {END|CC|yesterday|today|in|at|every}
| with|for|from|at|of|about|without|behind|near [they>them] {END|yesterday|today}
| with|for|from|at|of|about|without|behind|near [we>us] {END|yesterday|today}
| see|saw|met|meet|told|tell|asked|ask|help|helped|love|loves|loved|like|likes|know|knows|knew|call|called|visit|visited|invited|invite|give|gave [they>them] {END|yesterday|today|to|in|at|on|every}
| see|saw|met|meet|asked|help|helped|love|loves|loved|called|visited|invited [he>him] {END|yesterday|today|in|at|on|every}
| see|saw|met|meet|asked|help|helped|love|loves|loved|called|visited|invited [we>us] {END|yesterday|today|in|at|every}
@ confidence=0.85
- She lives with they. => She lives with them.
- I called he yesterday. => I called him yesterday.

him-subject: ^ [him>he] is|was|has|does|did|goes|lives|likes|works|can|will|went|said
| ^ [her>she] is|was|has|does|did|goes|lives|likes|can|will|went|said
| ^ [them>they] are|were|have|do|did|can|will|went|said|live|like|go
| ^ [us>we] are|were|have|do|did|can|will|went|said|live|like|go
| ^ [me>I] am|was|have|do|did|can|will|went|like|live|want|think
| because|that|when|if|but|so [him>he] is|was|has|goes|likes|can|will|went
| because|when|if|but|so [them>they] are|were|have|can|will|went|like|live
? {VBG|VB|VBD|VBP} *3 that|when|so him|them
@ confidence=0.85
- Them are my best friends. => They are my best friends.
- Him is my brother. => He is my brother.

whose: ^ [who's>whose] ${OWNED}|turn|fault|keys|shoes|pen|coat|children|idea {is|are|was|were|VBZ|do|did|this|that|these|END}
| [who's>whose] ${OWNED}|turn|fault|keys|shoes|pen|coat|mother|father|parents|wife|son|brother {is|are|was|were|VBD|VBZ|had|has}
| ^ [whose>who's] {VBG} {END|IN|TO|DT|PRP|with|to|the}
| ^ [whose>who's] the|that|there|this|a|not|your|next|responsible|afraid {NN|JJ|man|woman|boy|girl|END}
| [who's>whose] {NN} is|are|was {this|that|these|those|it|DT}
@ confidence=0.92
- Who's turn is it? => Whose turn is it?
- Whose coming to the party? => Who's coming to the party?

who-his: man|woman|person|boy|girl|people|friend|student|students|child|children|teacher|somebody|someone|guy|lady|patient|patients|author|women|men|neighbour|neighbor|anyone [who|that|which his|her|their|its>whose] {NN|NNS} {VBZ|VBD|VBP|MD|is|was|are|were|has|have|had}
| man|woman|person|boy|girl|people|friend|student|child|children|teacher|someone|house|company|country|city [whose|who's his|her|their|its|the>whose] {NN|NNS}
| house|book|car|company|country|city|film|movie|table|building|dog|tree|chair|word|words ,? [which|that its|their|his>whose] {NN|NNS} {VBZ|VBD|VBP|MD|is|was|are|were|has|have|had}
? whose the _ 
? {VB|VBD|VBZ|VBP|told|tell|tells|convince|show|shows} *2 that his|her|their|its
- The man who his car was stolen is here. => The man whose car was stolen is here.
- I know a girl whose her father is a pilot. => I know a girl whose father is a pilot.

relative-again: book|film|movie|song|car|house|letter|gift|present|phone|dress|dog|picture|photo|email|story|cake|bag|computer|watch|shoes|books|shirt|ring|money|restaurant|hotel which|that i|he|she|we|they|you {VBD|VBP|VBZ|VBN|bought|gave|saw|read|made|found|lost|wrote} [it|them>] {is|was|are|were|END|VBZ|VBD|yesterday|last|has|on|from}
| man|woman|girl|boy|person|teacher|people|friend|student that|who|whom|which {PRP|i} {VBD|VBP|VBZ|met|saw|know|love} [him|her|them>] {is|was|are|were|VBZ|VBD|yesterday|last|has|in|at}
? {VB|VBD|VBZ|VBP|told|tell|show|showed|convince} *2 which|that {PRP}
- The film that I saw it was boring. => The film that I saw was boring.
- The girl who I met her yesterday is Italian. => The girl who I met yesterday is Italian.

where-in: place|places|house|city|town|village|country|street|school|room|hotel|flat|apartment|office|company|neighbourhood|neighborhood|area|building|home where *4 live|lives|lived|born|work|works|worked|stay|stayed|study|studied|studies|sleep|slept [in|at|there>] {END|is|was|has}
| in which *4 live|lives|lived|born|work|works|worked|stay|stayed|study|studied [in|at>] {END|is|was|has}
| city|town|place|country|village|house|school [which|that>where] i|we|he|she|they live|lived|lives|work|worked|studied {END|is|was|has|VBZ}
- This is the house where I was born in. => This is the house where I was born.

reflexive: [hisself|himselves>himself]
| [theirself|theirselves|themself|themselfs|theirselfs>themselves]
| [ourself|ourselfs>ourselves]
| [myselfs|meself>myself]
| [yourselfs>yourselves]
| [themself|thereselves>themselves]
| [it's self>itself]
@ confidence=0.97
- They enjoyed themselfs. => They enjoyed themselves.
- We did it ourselfs. => We did it ourselves.

parents-house: my|your|his|her|our|their [parents>parents'] ${OWNED}|wedding|advice|generation|friends|bedroom|restaurant|farm|consent|garden|car|country
| my|your|his|her|our|their [grandparents>grandparents'] ${OWNED}|farm|garden|village
@ class=punctuation confidence=0.97
- My parents house is near the sea. => My parents' house is near the sea.

kin-owner: my|your|his|her|our|their [brothers>brother's] ${OWNED}|girlfriend|wife
| my|your|his|her|our|their [sisters>sister's] ${OWNED}|boyfriend|husband|wedding
| my|your|his|her|our|their [friends>friend's] ${OWNED}
| my|your|his|her|our|their [mothers>mother's] ${OWNED}|cooking|side
| my|your|his|her|our|their [fathers>father's] ${OWNED}|side|company|business|death
| my|your|his|her|our|their [uncles>uncle's] ${OWNED}|farm
| my|your|his|her|our|their [aunts>aunt's] ${OWNED}
| my|your|his|her|our|their [wifes>wife's] ${OWNED}|mother|parents|father|friend
| my|your|his|her|our|their [husbands>husband's] ${OWNED}|mother|parents|father|friend
| my|your|his|her|our|their [teachers|bosses>teacher's] ${OWNED}
? friends|brothers|sisters|parents|teachers home|name|family|face|book|party|phone|hand|voice
@ class=punctuation confidence=0.93
- My brothers car is red. => My brother's car is red.

todays: [todays>today's] {NN|JJ|NNS|world}
| [yesterdays>yesterday's] {NN|JJ|NNS}
| [tomorrows>tomorrow's] {NN|JJ|NNS}
| [childrens>children's] {NN|NNS|JJ}
| [womens>women's] {NN|NNS|JJ}
| [mens>men's] {NN|NNS|JJ}
| [peoples>people's] lives|life|opinions|health|opinion|minds|behavior|behaviour|homes|needs|rights|attention|money|feelings
| last|this|next [weeks>week's] meeting|lesson|class|game|match|news|episode|event|show|party|issue
| last|this|next [years>year's] results|event|event|exam|meeting|budget|show|festival|competition|conference|winner
? =Peoples
@ class=punctuation confidence=0.97
- Todays lesson is about verbs. => Today's lesson is about verbs.
- Last weeks meeting was long. => Last week's meeting was long.

of-name: [the @${OWNED}|garden|answer|work|friend|mother|father|brother|sister|wife|husband|son|daughter of @=John|Mary|Peter|Anna|Tom|Maria|David|Paul|Sarah|Ali|James|Jack|Laura|Mark|Carlos|Pedro|Juan|Ana|Marta|Lisa|Julia|Ahmed|Michael|Robert>@2's @1] {END|VBZ|VBD|is|was|yesterday|last|CC|in|on}
| [the @car|house|name|room|birthday|job|phone|dog|cat|bike|bag|office|flat|computer|shop|friend|company|wedding|hair|school of @my|his|her|our|your|their @${KIN}>@2 @3's @1] {END|VBZ|VBD|is|was|yesterday|last|in|on}
? =Gospel|Book|Letter of _
@ class=syntax confidence=0.72
- We visited the house of John. => We visited John's house.
- The car of my father is new. => My father's car is new.

you-re-sister: {VB|VBD|VBP|VBZ|VBG|IN|CC|saw|is|like|know} [you're>your] ${SINGLE} {END|IN|CC|VBZ|VBD|MD|is|was|has|TO|yesterday|today}
| ^ [you're>your] ${SINGLE} {VBZ|VBD|is|was|has|will|looks|MD|are|were}
? you're family|friends|children|kids|team|number|help|time|dinner|lunch|life|turn {END}
@ confidence=0.93
- I saw you're sister in town. => I saw your sister in town.

its-doing: ^ [its>it's] {VBG} {END|RB|in|again|a|the|outside|hard|now|to|here}
| ^ [its>it's] {CD|half} o'clock|past|pm|am|degrees|years|miles|km|euros|minutes|dollars
| ^ [its>it's] raining|snowing|getting|going|sunny|cold|hot|warm|cloudy|windy|dark|dangerous|okay|ok|fine|amazing|wonderful|terrible|boring|okay|near|open|closed|free|my|your|his|her|our|their|about|in|on|at|under|like
| think|thought|know|knew|say|says|said|because|that|if|but|so|although|when|believe|and|hope|sure|feel [its>it's] {VBG} {END|RB|in|again|a|the|outside|hard|now|to|TO}
| think|know|say|said|because|that|if|but|so|although|believe|and|hope|sure|feel|, [its>it's] cold|hot|warm|sunny|cloudy|dangerous|boring|fun|ok|okay|fine|amazing|my|your|his|her|our|their|important|easy|difficult|hard|good|great|nice|bad|expensive|cheap|interesting|beautiful|necessary|impossible|possible|late|early|wrong|true|not|very|a|the|an|so|too|really|better|big|small|near|far|quite|time {END|to|TO|for|that|IN|CC|DT|JJ|RB|NN|VBG|here|there}
? its {VBG} {NN|NNS|of|in}
? its {JJ} {NN|NNS}
? that|of|and its {VBG}
? its time|fun of
? its very {NN}
? its {JJ} , {JJ}
? its good|time|best|fun|hard|right|wrong {NN|NNS|VBD|VBZ}
@ class=punctuation confidence=0.9
- Its raining outside. => It's raining outside.
- I think its important to read. => I think it's important to read.

it-s-noun: {VBN|VBD|VBZ} [it's>its] profits|sales|users|customers|members|employees|products|prices|citizens|workers|rights|rules|roots|leaves|wings|tail|eyes|limits|value|price|policy|quality|image|services|students {END|IN|CC|TO}
| in|with|of|on|by|for|to|from|lost|has|at|wagged|changed|opened|moved|shows|showed|reached|about|than|under|into|around|through|has|wags|its [it's>its] {NN|NNS} {END|IN|CC|VBZ|VBD|and|TO}
| in|with|of|on|by|for|to|from|at|about|into [it's>its] {JJ} {NN|NNS}
| {NN|NNS|NNP} {VBZ|VBD} [it's>its] {JJ}? tail|name|owner|head|color|colour|mother|babies|eyes|legs|nose|mouth|food|population|beauty|history|capital|size|shape|value|goal|goals|price|culture|beaches|buildings|people|streets|own
? {VBD|VBZ|by|about|for|at|in|on|than|with|of|to|from} it's {JJ|NN} {to|that|TO|and|but}
? for|at|with|about|to|in|on|from|of|by it's {NN|JJ} {END|VBZ}
@ confidence=0.85
- The dog wagged it's tail. => The dog wagged its tail.
- The city is famous for it's old bridges. => The city is famous for its old bridges.

this-shoes: [this>these] shoes|trousers|glasses|jeans|people|children|clothes|scissors|pants|days|men|women|things|books|students|problems|countries|words|cars|questions|kids|animals|exercises|flowers {END|VBP|VBD|MD|are|were|have|IN|that|who|which|PRP}
| [that>those] shoes|trousers|glasses|jeans|clothes|scissors|pants|books|flowers|cars are|were {JJ|PRP|PRP$|mine|too|very|yours|RB|not|IN}
? {VB|VBD|VBZ|VBP|say|said|know|think|so} that _ are|were
? this people's
@ confidence=0.93
- This shoes are too small. => These shoes are too small.
- That books are mine. => Those books are mine.

one-another: each [others|other's>other] {END|TO|CC|in|at|RB|with|for|very|again|since}
| love|help|see|know|hate|meet|respect|understand|like [each one>each other] {END|CC|in|RB}
| one [the other>another] {END}
@ confidence=0.85
- We help each one. => We help each other.
`,
};
