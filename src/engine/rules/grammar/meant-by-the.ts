import type { RuleFile } from '../rule-file.ts';

const NOUN_AFTER_ONLY =
  'person|one|man|woman|thing|way|place|reason|solution|option|girl|boy|city|country|problem|chance|friend|student|teacher|difference|language|restaurant|shop|hotel|answer|difficulty|subject|sport|food';
const SET: readonly (readonly [string, string, string])[] = [
  ['in', 'middle|centre|center|presence|absence|context|hands|vicinity|beginning', 'of'],
  ['at', 'end|beginning|bottom|age|expense|corner|edge|entrance', 'of'],
  ['on', 'basis|edge|eve|verge|brink|outskirts|island|surface|border|coast', 'of'],
  ['with', 'help|exception|aim|intention|purpose|aid', 'of'],
  ['for', 'sake|benefit|purpose', 'of'],
  ['by', 'end|beginning|middle', 'of'],
  ['until', 'end|beginning|middle', 'of'],
  ['since', 'beginning|start|end', 'of'],
  ['from', 'beginning|end|bottom', 'of'],
  ['under', 'influence|supervision|guidance|name|direction', 'of'],
];
const setPhrases = SET.map(
  ([preposition, nouns, after]) => `
${preposition}-the: ${preposition} [>the] ${nouns} ${after}
- It happened ${preposition} ${nouns.split('|')[0]} ${after} it. => It happened ${preposition} the ${nouns.split('|')[0]} ${after} it.
`,
).join('');

/** "The" left out before what there is only one of. */
export const MEANT_BY_THE: RuleFile = {
  id: 'meant-by-the',
  errorClass: 'article',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.27–5.35',
  comment: 'There is only one, or the words around say which: {better}.',
  level: 'basic',
  confidence: 0.88,
  rules: `
${setPhrases}
only-one: am|is|are|was|were|be|been|'s|'m|'re|become|became [>the] only ${NOUN_AFTER_ONLY} {that|who|which|where|in|at|to|PRP|TO|WDT|WP|for|of|with|i|we}
? only food|one|problem {TO|IN|END}
? is|are only one|man|students|people|person of|in|for|to
- She is only person who helped me. => She is the only person who helped me.
+ They are only people who want to eat.

first-time: is|was|be|been [>the] first|second|third|last time {that|PRP|we|i|in|for|END|since}
| for [>the] first|second|third|last time {END|IN|in|PRP|CC|JJ|when|since|yesterday|that|and}
? first time buyer|buyers
@ confidence=0.92
- It was first time that I saw snow. => It was the first time that I saw snow.
- I flew for first time last year. => I flew for the first time last year.

ordinal-place: in|on|at|of|during [>the] first|second|third|fourth|fifth|last|next floor|day|week|row|half|chapter|paragraph|page|part|night|century|lesson|round {END|of|IN|CC|we|i|he|she|they|and}
? last|next|first|second week|night|day|page|century|round {END|CC|IN|of}
? at first night
? in|of|from|to last|next week|night|day|round|page
? in|at first|second|third|last round|half
@ confidence=0.85
- We live on second floor. => We live on the second floor.

ordinal-superlative: is|was|are|'s|as|has|in [>the] second|third|fourth|fifth {JJS} {NN|NNS}
| is|was|'s [>the] second|third|fourth|fifth most {JJ|VBN} {NN|NNS}
- Lyon is second largest city in France. => Lyon is the second largest city in France.

superlative-noun: am|is|are|was|were|'m|'re|become|became|be|of|as|visited|saw|has|have|had|with|in|for|it|'s [>the] most {VBN|JJ|VBG} {NN|NNS} {in|of|i|we|that|ever|on}
? is|are|was|were|'s|be most {VBN|JJ} {NNS} of
? of|as|has|have|had|with|in|for|are|were most {JJ|VBN|VBG} {NNS}
? at most
@ confidence=0.87
- Tokyo is most populated city in the world. => Tokyo is the most populated city in the world.
- It was most amazing trip of my life. => It was the most amazing trip of my life.

superlative-short: am|is|are|was|were|'m|'re|become|became|be|of|visited|saw|has|had|with|in|for|it|'ve [>the] best|worst|biggest|largest|smallest|tallest|highest|longest|oldest|youngest|cheapest|richest|poorest|happiest|saddest|hottest|coldest|easiest|hardest|nicest|cleverest|strongest|fastest|greatest|finest|funniest|shortest|deepest|busiest|cleanest|safest|closest|nearest|earliest|latest {NN|NNS} {in|of|i|we|at|that|ever|on|END|for|to}
? at|in|of|with|for|is|are best|worst|highest|latest|closest|nearest|earliest practice|practices|case|interest|interests|friends|order|quality|value|speed|wishes|efforts|buddies|friend|seller|sellers|bets|news|intentions|evidence|scenario
? of|in|for|with|has|had best|highest|largest|latest|lowest|strongest|oldest _ {NNS|IN|END}
? has|have|had best {VBN}
? are|were best|worst|closest|latest {NNS}
@ confidence=0.87
- Everest is highest mountain in the world. => Everest is the highest mountain in the world.
- It was worst day of my life. => It was the worst day of my life.

superlative-verb: is|was|'s|are|am|were one|two of [>the] {JJS} {NNS}
? of most|least|best {NNS}
- He is one of tallest men here. => He is one of the tallest men here.

whole: <!the|a|an|my|your|his|her|its|our|their|this|that|of|one|no|entire|for|'s|any|each|every|some|what|and|or|as|by|in|than|whose|but [>the] whole day|week|month|year|night|morning|afternoon|evening|weekend|summer|city|country|world|family|class|house|story|time|life|village {END|IN|CC|and|at|in|with|because|to|was|is|for|watching|VBG}
| in|for|of|over|around|to|and|but [>the] whole world|country|day|week|family|city|night|morning|summer|house {END|IN|CC|and|at|in|with|because|to|was|is|for|VBG}
? _ - whole
? whole family|house|life|class|time|body of|and|to
@ confidence=0.85
- I spent whole day at the beach. => I spent the whole day at the beach.

first-man: am|is|are|was|were|'m|became [>the] first|last|only man|woman|person|one|student|country|president|child|girl|boy|city {who|that|to|which}
? only one|student|person that
? are|were last|first one
- He was first man who saw it. => He was the first man who saw it.

radio: listen|listens|listened|listening to [>the] radio {END|CC|in|every|when|while|and|at}
- I listen to radio in the car. => I listen to the radio in the car.

sun: ^ [sun>the sun] rises|rose|sets|shines|shone|shining|goes|went|was|is {in|over|out|up|down|behind|at|shining|hot|bright|very|high|END|early|late|brightly|on|every|so|too}
| that|when|because|and|as|before|after|until|while|if|then|but|where [>the] sun|moon rises|rose|sets|set|shines|shone|is|was|went|comes|came {in|over|out|up|down|behind|at|shining|hot|bright|very|high|END|early|late|brightly|on}
| ^ [moon>the moon] rises|rose|sets|shines|shone|goes|moves|turns|is|was {in|over|out|up|down|around|behind|at|shining|bright|very|high|END|so}
| around|round|under [>the] sun|moon|earth {END}
| sit|sat|lie|lay|lying|sitting|play|played|walk|walked|stay|stayed in [>the] sun {END|for|all|and}
| from|on|to [>the] moon {END|in}
@ confidence=0.9
? sun {NNP}
? on|to|from|round|around|under moon|sun|earth -
- Sun rises in the east. => The sun rises in the east.
- We left when sun was up. => We left when the sun was up.

parts-of-day: in [>the] morning|evening|afternoon {END|i|we|and|at|before|after|PRP}
| during [>the] day|night|week|weekend|summer|winter|morning|afternoon {END|CC|i|we|PRP|and|but}
| at [>the] weekend|weekends {END|CC|PRP|i|we|with}
? in morning|evening and evening|afternoon|morning
? during summer|winter {END|CC|PRP|and}
@ confidence=0.88
- I run in morning. => I run in the morning.
- He works during day and sleeps later. => He works during the day and sleeps later.

past-future: in [>the] past|future|end|meantime|meanwhile|beginning|middle|suburbs|countryside|mountains|middle {END|CC|PRP|people|we|i|DT|VBD}
| in [>the] near|distant future|past
| in [>the] first place {END}
? in future|past|beginning|middle {END|PRP|CC|we|i|DT}
? in end {PRP|DT}
@ confidence=0.85
- We may move in near future. => We may move in the near future.
- She lives in countryside. => She lives in the countryside.

in-past: ^ in [>the] past ,? {PRP|people|DT|EX|women|men|we|i}
| {VBD|VBP|VB} *4 in [>the] past {END}
@ confidence=0.9
- In past, people wrote letters. => In the past, people wrote letters.

on-internet: on|from|through|over|via|using|use|uses|used|surf|surfing|to [>the] internet {END|CC|to|TO|for|and|every|because|PRP|all|at|in}
? to|via|from|over|on|using internet {NN|NNS|IN|CC}
? internet - _
@ confidence=0.9
- I found it on internet. => I found it on the internet.

left-right: on [>the] left|right {END|side|of|CC}
| on [>the] left|right hand? side
| to [>the] left|right of the|a
| on [>the] top|bottom shelf
| on|in [>the] ground|top|other floor|side {END|of|IN}
? on right side|of|and|track|now|away
@ confidence=0.86
- The bank is on left. => The bank is on the left.

open-door: open|close|shut|lock|opened|closed|locked|opening|closing|answer|answered|turn|turned|switch|switched on|off? [>the] door|window|windows|gate|light|lights|tv|television|radio|computer|phone {END|,|please|CC|because|when|before|after|for|and|at}
? open|opened|close|closed door|window|light|computer|source|radio|phone|gate _ 
? open|close|closed|light|lock|turn|lights - _
? turn|turned tv|radio|phone
? closed|locked|opened window|windows|door|gate
? closed and locked
@ confidence=0.82
- Can you open window, please? => Can you open the window, please?
- She turned off light and slept. => She turned off the light and slept.

do-dishes: wash|washed|do|did|doing|washing [>the] dishes|shopping|laundry|ironing|washing-up {END|CC|every|after|and|on|at|for|with|in}
? shopping {NN|NNS}
@ confidence=0.8
- I usually do shopping on Saturdays. => I usually do the shopping on Saturdays.

play-instrument: play|plays|played|playing|learn|learns|learning|practise|practice|practises|practicing|practising [>the] piano|guitar|violin|flute|drums|cello|trumpet|saxophone {END|CC|very|well|since|for|in|at|every|with|when|and|because|better|on|beautifully|perfectly|so|when|when|badly|a|together}
? guitar|piano|violin|drums|cello - _
? piano|guitar|violin {NN|NNS}
@ confidence=0.88
- She plays piano very well. => She plays the piano very well.

call-police: call|called|calls|phone|phoned|tell|told|inform|informed|contacted|contact [>the] police {END|CC|because|when|immediately|and|about|at|that}
@ confidence=0.85
- They called police at once. => They called the police at once.

opportunity-to: have|has|had|'ve|give|gave|gives|get|gets|got|take|took [>the] opportunity|ability|right|chance|possibility to {VB}
| give|gave|gives|giving me|you|him|her|us|them|people|students|children [>the] opportunity|chance|right|possibility|permission|ability to {VB}
? {DT|PRP$|no|any|little|every|more|much|enough|some|such} *1 opportunity|ability|right|chance|possibility
? permission
? get|gets|got|take|took right
? have right to
@ confidence=0.84
- I had opportunity to visit Rome. => I had the opportunity to visit Rome.

rest-of: <!the|a|no|my|your|his|her|our|their|of|some|any|this|that|and|or|to [>the] rest of the|my|our|us|his|her|their|them|it
| and|or|for|with|to|from|in|of [>the] rest of the|my|our|us|his|her|their|them|it
| ^ [>the] majority|rest of {DT|NN|NNS|PRP$|PRP|JJ}
? {VB|MD|VBZ|VBD|VBG|RB|VBN|VBP} rest of
@ confidence=0.85
- And rest of the class laughed. => And the rest of the class laughed.
- Majority of people agree. => The majority of people agree.
+ To rest of the body.
? to rest of

nation: ^ [>the] =English|French|Chinese|Japanese|British|Dutch|Irish|Portuguese|Spanish|Swiss|Welsh are|have|were {known|proud|very|famous|a|not|always|good|DT|JJ|VBN}
@ confidence=0.8
- English are known for their politeness. => The English are known for their politeness.

the-countries: in|to|from|of|visit|visited|through|across|left|and|like [>the] =Netherlands|Philippines|Bahamas|Maldives|UK|USA|UAE {END|CC|VBZ|for|last|in|with|when|because|and|is|are|was|has|IN}
| in|to|from|of|visit|visited|around|across [>the] =Czech =Republic
| in|to|from|of|visit|visited|around|across [>the] =Dominican =Republic
| ^ [united states>the United States] is|are|has|was|were|have|will
| ^ [united kingdom>the United Kingdom] is|are|has|was|were|have|will
| ^ [netherlands>the Netherlands] is|are|has|was|were|have|will
| ^ [uk>the UK] is|has|was|will
| ^ [usa>the USA] is|has|was|will
@ confidence=0.88
- He lives in Netherlands. => He lives in the Netherlands.
- United States is a large country. => The United States is a large country.

sea-names: in|across|of|on|to|near|over|from [>the] =Pacific|Atlantic|Indian|Mediterranean|Black|Red|North|Baltic =Ocean|Sea {END|CC|IN|in|and|is|VBD|VBZ}
| in|across|of|to|near|over [>the] =Sahara|Alps|Andes|Himalayas|Pyrenees|Nile|Amazon|Thames|Danube {END|CC|IN|in|and|is}
? in|of|to|from|on amazon
- We sailed across Atlantic Ocean. => We sailed across the Atlantic Ocean.

same-in: in|at|on|of|from|for|with|by|to|live|use|have|has|had|do|did|wear|speak|like|make|makes|made|want|wants|got|get|go|see|saw|take|took|share|shared|follow [>the] same time|way|age|room|class|school|house|city|street|country|day|place|opinion|problem|mistake|thing|things|people|language|food|company|building|office|table|town|village|family|team|job|reason|interests|idea|ideas|color|colour|size|car|bed|university|department|neighborhood|direction|year|week|month {END|IN|CC|as|that|and|with|every|because|but|when|in|for|PRP|again}
? the|this|that|these|those|very|one|my|your|his|her|all same
? same day|time {NN|VBG}
? of same age
? same - _
? of|to|on|in|by|at|with same day|year|month|week
@ confidence=0.85
- We work in same office. => We work in the same office.
- He made same mistake again. => He made the same mistake again.
`,
};
