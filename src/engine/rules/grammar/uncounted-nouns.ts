import type { RuleFile } from '../rule-file.ts';

const PIECES =
  'luggage|advice|furniture|information|equipment|baggage|news|homework|jewelry|jewellery|rubbish|toast|machinery|evidence|knowledge|clothing|software';
const PIECE_PLURALS =
  'luggages|advices|furnitures|informations|equipments|baggages|homeworks|jewelries|machineries|evidences|softwares|clothings';
const LOAVES: readonly (readonly [string, string, string])[] = [
  ['loaf-of-bread', 'breads', 'loaves of bread'],
  ['bar-of-soap', 'soaps', 'bars of soap'],
  ['sheet-of-paper', 'sheets papers', 'sheets of paper'],
];
const loaves = LOAVES.map(
  ([id, wrong, right]) => `
${id}: two|three|four|five|six|2|3|4|5|6 [${wrong}>${right}] {END|for|from|at|in|and|every|with}
- We bought two ${wrong} for her. => We bought two ${right} for her.
`,
).join('');

/** Nouns that are not counted, counted: what learners do with them besides giving them a plural. */
export const UNCOUNTED_NOUNS: RuleFile = {
  id: 'uncounted-nouns',
  errorClass: 'noun-number',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.2–5.9',
  comment: 'This noun is not counted: {better}, not {found}.',
  level: 'basic',
  confidence: 0.88,
  rules: `
${loaves}
pieces-of: two|three|four|five|six|2|3|4|5|6 [@${PIECES}>pieces of @1] {END|IN|TO|CC|that|which|PRP|WDT|VBD|VBP|MD}
| two|three|four|five|six|2|3|4|5|6 [luggages|baggages>pieces of luggage]
| two|three|four|five|six|2|3|4|5|6 [advices>pieces of advice]
| two|three|four|five|six|2|3|4|5|6 [informations>pieces of information]
| two|three|four|five|six|2|3|4|5|6 [furnitures>pieces of furniture]
| two|three|four|five|six|2|3|4|5|6 [equipments>pieces of equipment]
@ confidence=0.95
? {NN|NNP} two|three|four|five|six|2|3|4|5|6 _
- I have two luggage with me. => I have two pieces of luggage with me.
- She gave me three advices. => She gave me three pieces of advice.
+ The two information systems differ.

one-piece: [@one|every|each @${PIECES}>@1 piece of @2] {END|IN|TO|CC|that|which|PRP|MD}
? one news|homework|software
? every|each information|knowledge|evidence|software
@ confidence=0.75
- I have one advice for you. => I have one piece of advice for you.

several-uncounted: [several|various|numerous|different>some] luggage|advice|furniture|homework|housework|rubbish|baggage {END|IN|TO|CC|that|which|PRP|MD}
| [several luggages|baggages>several pieces of luggage]
| [several advices>several pieces of advice]
@ confidence=0.8
- He gave me several advice. => He gave me some advice.

many-uncounted-plural: [many ${PIECE_PLURALS.split('|')[0]}>a lot of luggage]
| [many advices>a lot of advice]
| [many furnitures>a lot of furniture]
| [many informations>a lot of information]
| [many equipments>a lot of equipment]
| [many homeworks>a lot of homework]
| [many knowledges>a lot of knowledge]
| [many softwares>a lot of software]
| have|has|had|give|gives|gave|got [many homework>a lot of homework]
? too|so|how|very|as many
@ confidence=0.97
- They have many knowledges. => They have a lot of knowledge.

few-uncounted-plural: [a few informations>a little information]
| [a few advices>a little advice]
| [few informations>little information]
| [these informations>this information]
| [those informations>that information]
| [these advices>this advice]
| [these knowledges>this knowledge]
| [these equipments>this equipment]
| [these furnitures>this furniture]
| [an advices|advices>some advice] {END}
? all|of|his|her|their|my|your|the|for|no|with|about|by|these|many|any|some|good advices
@ confidence=0.96
- Can I have these informations today? => Can I have this information today?

uncounted-plural-verb: the|all|this|that|my|our|his|her|your|their [furnitures are>furniture is]
| the|all|this|that|my|our|his|her|your|their [luggages are>luggage is]
| the|all|this|that|my|our|his|her|your|their [informations are>information is]
| the|all|this|that|my|our|his|her|your|their [equipments are>equipment is]
| the|all|this|that|my|our|his|her|your|their [advices are>advice is]
| the|all|this|that|my|our|his|her|your|their [homeworks are>homework is]
| the|all|this|that|my|our|his|her|your|their [furnitures were>furniture was]
| the|all|this|that|my|our|his|her|your|their [luggages were>luggage was]
| the|all|this|that|my|our|his|her|your|their [informations were>information was]
| the|all|this|that|my|our|his|her|your|their [equipments were>equipment was]
| the|all|this|that|my|our|his|her|your|their [advices were>advice was]
| the|all|this|that|my|our|his|her|your|their [homeworks were>homework was]
@ confidence=0.98
- All the equipments were broken. => All the equipment was broken.

uncounted-verb: the|all|my|our|his|her|your|their|this furniture|luggage|homework|equipment|advice|information|traffic|knowledge|jewelry|jewellery|rubbish|garbage|weather|scenery|hair|bread|rice|pollution|baggage [are>is] {JJ|VBN|VBG|RB|IN|not|DT}
| the|all|my|our|his|her|your|their|this furniture|luggage|homework|equipment|advice|information|traffic|knowledge|jewelry|jewellery|rubbish|garbage|weather|scenery|hair|bread|rice|pollution|baggage [were>was] {JJ|VBN|VBG|RB|IN|not|DT}
| the|all|my|our|his|her|your|their|this furniture|luggage|homework|equipment|advice|information|traffic|knowledge|jewelry|rubbish|garbage|weather|scenery|pollution|baggage [have>has] {VBN|RB}
? {IN|CC} *3 _ are|were|have
? {CC} *3 _ are|were|have
@ class=agreement
- The furniture are old. => The furniture is old.
- My luggage were lost. => My luggage was lost.
+ The car and the furniture are old.

my-hairs: my|his|her|your|their|our|the [hairs are>hair is]
| my|his|her|your|their|our|the [hairs were>hair was]
| brush|brushed|wash|washed|washing|comb|cut|cutting|dry|dye|dyed|brushing|drying|dyeing:V my|his|her|your|their|our [hairs>hair]
| brush|wash|comb|cut|dry|dye:V my|his|her|your|their|our [hairs>hair]
| have|has|had|'ve|with|of|and *1 long|short|blond|blonde|brown|black|dark|red|curly|straight|fair|beautiful|grey|gray|white|wavy *1 [hairs>hair] {END|IN|CC}
? hairs {IN} {DT|PRP$} leaf|leaves|stem|legs|body|plant
? leaf|root|white|fine|body|guard|stem hairs
@ confidence=0.85
- My hairs are too long. => My hair is too long.
- She has long black hairs. => She has long black hair.
- I washed my hairs this morning. => I washed my hair this morning.

a-hair: have|has|had|with|got [a|an>] long|short|blond|blonde|brown|black|dark|red|curly|straight|fair|grey|gray|white|wavy|beautiful hair {END|CC|IN}
| have|has|had|with|got [a|an>] long|short|curly|straight|beautiful|dark|fair ,? blond|blonde|brown|black|dark|red|curly|straight|fair hair {END|CC|IN}
@ class=article
- She has a long black hair. => She has long black hair.
- He has a curly hair. => He has curly hair.

a-uncounted-of-feeling: [a|an>] good|bad|great|happy|sad|latest news {END|IN|DT|PRP|that|CC|to|yesterday|today}
| [a news>news] {END|IN|that|CC}
| [a good|great luck>good luck] {END|CC|IN}
| have|has|had|having|is|was|be|'s|it's [a>] great|good|much|so fun {END|CC|IN|because}
| is|was|in|have|has|had [a>] good|poor|bad|excellent|perfect health {END|CC|IN|because}
| [a>] heavy|terrible|bad|awful|horrible traffic {END|CC|IN|because|on|yesterday|today}
| make|makes|made|making [a>] good|great|big|slow|fast|quick|much|some|significant|real progress {END|CC|IN|in|on|with}
| speak|speaks|spoke|speaking [a>] good|perfect|excellent|fluent|very|bad ? english|french|spanish|german|italian|chinese {END|CC|IN}
| do|did|does|doing|have|has|had [a>] hard|housework|homework work {END|CC|IN}
| have|has|had [a>] good|great|enough|poor|perfect patience|courage|confidence|taste {END|CC|IN}
? fun|news|health {NN|NNS}
@ class=article
- That is a good news for everyone. => That is good news for everyone.
- We had a great fun at the party. => We had great fun at the party.
- I heard a news about it. => I heard news about it.
+ A good news agency and a bad news day.

a-plural: [a|an>] {JJ}? trousers|jeans|pants|scissors|sunglasses|clothes|pyjamas|pajamas|shorts|headphones|goods|thanks|surroundings|outskirts|premises {END|IN|CC|that|which|to|for|PRP|yesterday|today}
? a|an pair|lot|set|kind|few|trousers|pants
? a|an _ {NN} {NN|NNS}
@ class=article
- I need a new trousers. => I need new trousers.

clothe: [a clothe|cloth>clothes] {END|for|in|to} 
| buy|buys|bought|wear|wears|wore|wash|washed|put|new|my|some|many [clothe>clothes]
@ confidence=0.8
? a cloth {IN|END} _
- I bought new clothe for the party. => I bought new clothes for the party.

money-are: the|my|his|her|our|your|their|this|all [money are>money is]
| the|my|his|her|our|your|their|this|all [money were>money was]
| [moneys>money] {END|IN|TO|CC|is|are}
? {IN|CC} the|my|his|her|our|your|their|this|all money
@ class=agreement
- The money are on the table. => The money is on the table.

staffs: the|our|all|hotel|all-the|their|its|friendly|hospital|school|office|restaurant [staffs>staff] {END|of|in|at|are|were|have|has|and|who|was|is}
| two|three|four|five|six|ten|twenty|2|3|4|5|10|20|50 [staffs>staff members] {END|IN|CC|are|were|who}
@ confidence=0.75
- All the staffs were kind. => All the staff were kind.

people-is: people [is>are] {VBG|VBN|JJ|RB|not|DT}
| people [was>were] {VBG|VBN|JJ|RB|not}
| people [has>have] {VBN|RB|TO|not|DT|PRP$}
? {NN|NNP} _ people is|was|has
? {IN|VBG|VB|of|to|TO|for|VBD|VBN|VBZ|VBP|CC} *3 people is|was|has
? one|a|an|every|each|what|that|this|which *2 people
? number|percentage|majority|group|lot|life|sort|type|kind|proportion|rights *4 people
@ class=agreement confidence=0.85
- The people is tired. => The people are tired.
+ One thing about people is clear.

people-in-is: ^ the|most|many|some|all|these|those|young|old {JJ}? people in|from|at|of|who {DT|PRP$}? {JJ}? {NN|NNP} [is>are] {VBG|VBN|JJ|RB|not|very|so}
| ^ the|most|many|some|all|these|those|young|old {JJ}? people in|from|at|of {DT|PRP$}? {JJ}? {NN|NNP} [was>were] {VBG|VBN|JJ|RB|not|very|so}
| ^ the|most|many|some|all|these|those|young|old {JJ}? people in|from|at|of {DT|PRP$}? {JJ}? {NN|NNP} [has>have] {VBN|RB|TO|not|DT|PRP$|JJ}
@ class=agreement
- The people in my country is very friendly. => The people in my country are very friendly.
- Most people in the city has a car. => Most people in the city have a car.

all-of-us-was: ^ all|both|most|many|some|two|three|several|few of us|them|you|these|those [was>were]
| ^ all|both|most|many|some|two|three|several|few of us|them|you|these|those [is>are]
| ^ all|both|most|many|some|two|three|several|few of us|them|you|these|those [has>have]
? some|most|all of it|this|that
@ class=agreement confidence=0.9
- All of us was tired. => All of us were tired.

everybody-are: everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|nothing|something [are>is] {VBG|VBN|JJ|RB|not|IN|DT|so|very}
| everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|nothing [have>has] {VBN|DT|PRP$|TO|a|to|their|JJ|NN}
| everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|nothing [were>was] {VBG|VBN|JJ|RB|not|IN|so|very}
| ^ everybody|everyone|somebody|someone|nobody [@know|want|like|need|think|love|say|agree|speak|live|hate|use|play|make|enjoy|believe|understand>@1:VBZ]
? if|as|though|wish|like *2 everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|nothing were
? let|make|made|help|lets|makes|have|had|does|do|did|can|should|must|will|would|may|might|could|that|does|doesn't *1 everybody|everyone|somebody|someone|anyone|anybody have
? and|or *2 everybody|everyone|somebody|someone|nobody|anybody|anyone|everything|nothing are|have|were
? everybody|everyone|anyone *2 are|have ?
@ class=agreement confidence=0.85
- Everybody have a phone. => Everybody has a phone.
- Everyone were happy. => Everyone was happy.
- Everybody know the answer. => Everybody knows the answer.
`,
};
