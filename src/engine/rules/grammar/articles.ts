import type { RuleFile } from '../rule-file.ts';
import { USUAL_WORDING } from '../usual-wording.ts';

const COUNTRY =
  'spain|france|germany|italy|japan|china|india|brazil|mexico|russia|canada|england|scotland|ireland|egypt|turkey|greece|poland|portugal|argentina|chile|peru|colombia|korea|vietnam|thailand|indonesia|malaysia|australia|africa|europe|asia|america|london|paris|madrid|berlin|rome|tokyo';
const LANGUAGE =
  'english|french|spanish|german|italian|chinese|japanese|russian|arabic|portuguese|korean|turkish|polish';
const SPORT =
  'football|soccer|tennis|basketball|volleyball|golf|hockey|baseball|cricket|chess|rugby|badminton|handball';

/** Articles that set phrases, names and predicates settle. */
export const ARTICLES: RuleFile = {
  id: 'articles',
  errorClass: 'article',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.26–5.72',
  comment: USUAL_WORDING,
  level: 'basic',
  confidence: 0.86,
  rules: `
the-meal: have|has|had|eat|eats|ate|having|eating|after|before|for [the>] breakfast|lunch|dinner {END|at|in|with|CC|together|every}
? {after} the breakfast {that}
@ confidence=0.8
# Meals of the day have no article here.
- I have the breakfast at 8. => I have breakfast at 8.

the-bed: go|goes|going|went|gone to [the>] bed {END|at|early|late|IN|CC|because|when}
# Going to sleep is “to bed”, without an article.
- I go to the bed at 10. => I go to bed at 10.

the-sport: play|plays|played|playing [the>] ${SPORT} {END|IN|CC|every|because|and|with}
# Games have no article.
- I play the football. => I play football.

the-language: speak|speaks|spoke|speaking|learn|learns|learning|learned|learnt|study|studies|studying|studied|understand|know|teach|teaches [the>] ${LANGUAGE} {END|IN|CC|because|at|and|very}
# Languages have no article.
- I speak the English. => I speak English.

the-language-subject: ^ [the>] ${LANGUAGE} is|was {JJ|very|the|a|not|an|so|really}
@ confidence=0.75
# Languages have no article.
- The English is difficult. => English is difficult.

the-country: in|to|from|of|about|visit|visited|love|leave|left|with [the>] ${COUNTRY} {END|IN|CC|VBZ|VBD|and|is|was|for|because}
# Names of most countries and towns have no article.
? the europe|africa|america|asia|china|germany|italy|france|india|russia of
? the australia|england|france|germany|ireland|scotland|italy|japan|canada {NN}
- I live in the Japan. => I live in Japan.

united-states: in|to|from|of|visit|visited [>the] =United =States|Kingdom|Nations|Emirates !{NNP}
| in|to|from|of|visit|visited [>the] =USA|UK|UAE|Netherlands|Philippines|Bahamas !{NNP}
? of =United =States =Senator
# Names like this one have “the”.
@ confidence=0.8
- I live in United States. => I live in the United States.

the-university: at|in|from|to|of [the>] @=Harvard|Oxford|Cambridge|Stanford|Yale|Princeton|Columbia|Cornell =University
# Such names of universities have no article.
- I study at the Harvard University. => I study at Harvard University.

the-nature: love|loves|like|likes|enjoy|enjoys|protect|protects|destroy|destroys|damage|in [the nature>nature] {END|CC|and|because|is|by|with|when}
? in the nature|nature
@ confidence=0.72
# Nature at large has no article.
- I love the nature. => I love nature.

the-society: in [the society>society] {END|CC|because}
@ confidence=0.55
- It matters in the society. => It matters in society.

life-is: ^ [the life>life] is|was {JJ|too|very|so|not|full|like|short}
? the life of
# Life at large has no article.
- The life is hard. => Life is hard.

most-people: ^ [the most>most] people|students|children|of
| in [the most>most] cases|countries|places|people
| [the most>most] of the time|people|students|day
# “Most” in the sense of nearly all has no article.
- The most people think so. => Most people think so.
- In the most cases it works. => In most cases it works.

what-a: ^ what [>a] beautiful|nice|great|wonderful|lovely|terrible|good|pity|shame|big|strange|surprise|funny|bad|horrible|perfect day|place|surprise|idea|city|view|man|girl|story|experience|game|house|song|film|world|question|mess|dream
| ^ what [>a] pity|shame|surprise|mess|relief|day|coincidence !{NN|NNS|is|was|are|does|do}
| ^ what [>an] amazing|interesting|awful|incredible|excellent|unforgettable|exciting day|place|surprise|idea|city|view|man|girl|story|experience|game|house|song|film|world
- What beautiful day! => What a beautiful day!
- What amazing view! => What an amazing view!

have-illness: have|has|had|'ve [>a] headache|fever|cough|stomachache|toothache {END|CC|and|because|so}
@ confidence=0.8
- I have headache. => I have a headache.

be-profession: i|he|she am|'m|is|'s|was|become|became|be [>a] teacher|doctor|student|nurse|lawyer|driver|waiter|waitress|secretary|manager|dentist|farmer|scientist|journalist|lawyer|musician|singer|writer|pilot|policeman|soldier|footballer|designer|programmer|hairdresser|chef {END|CC|in|at|and|from|who|because|but}
| i|he|she am|'m|is|'s|was|become|became|be [>an] engineer|actor|actress|architect|artist|accountant|athlete|electrician|economist|assistant {END|CC|in|at|and|from|who|because|but}
| to be|become [>a] teacher|doctor|nurse|lawyer|scientist|singer|writer|pilot|footballer|journalist {END|CC|in|because|and|when}
| to be|become [>an] engineer|actor|actress|architect|artist {END|CC|in|because|and|when}
| work|works|worked|working as [>a] teacher|doctor|nurse|waiter|waitress|lawyer|secretary|manager|volunteer|cook|driver|receptionist|tutor|cashier|lifeguard|babysitter {END|CC|in|at|for|and|from}
| work|works|worked|working as [>an] engineer|actor|assistant|accountant|intern|architect {END|CC|in|at|for|and|from}
# A profession has an article: {better}.
- I want to be doctor. => I want to be a doctor.
- She works as teacher. => She works as a teacher.
- He is engineer. => He is an engineer.

be-good-person: i|he|she|it|this|that am|'m|is|'s|was [>a] very|really big|good|great|nice|beautiful|small|bad|important|interesting|difficult|hard|long|serious|special|popular|famous person|problem|place|city|day|man|woman|girl|boy|experience|idea|book|film|movie|country|job|friend|question|game|town|story|opportunity|way|house|school|teacher|restaurant|party|trip {END|IN|CC|TO|that|because|for|in|and}
| i|he|she|it|this|that am|'m|is|'s|was [>a] big|good|great|nice|beautiful|small|bad|difficult|hard|long|serious|special|popular|famous|kind person|problem|place|city|day|man|woman|girl|boy|experience|idea|book|film|movie|country|job|friend|question|game|town|story|opportunity|way|house|school|teacher|restaurant|party|trip {END|IN|CC|TO|that|because|for|in|and}
| i|he|she|it|this|that am|'m|is|'s|was [>an] important|interesting|amazing|incredible|excellent|exciting|easy|old|unforgettable|awesome|ideal person|problem|place|city|day|man|woman|girl|boy|experience|idea|book|film|movie|country|job|friend|question|game|town|story|opportunity|way|house|school|teacher|restaurant|party|trip {END|IN|CC|TO|that|because|for|in|and}
# A thing that can be counted has an article here: {better}.
- It is big problem. => It is a big problem.
- It was great experience. => It was a great experience.
- He is very good person. => He is a very good person.

had-good-time: have|has|had|having [>a] good|great|nice|wonderful|fantastic|lovely|bad|hard|difficult time|day|weekend|holiday|trip|experience|job|idea|life|relationship|party|dream|conversation {END|CC|IN|with|and|because|there|when|together}
| have|has|had|having [>an] amazing|interesting|excellent|incredible|important|unforgettable|awful time|day|weekend|holiday|trip|experience|job|idea|life|party|conversation|opportunity|role {END|CC|IN|with|and|because|there|when|to}
# A thing that can be counted has an article here: {better}.
? have|has|had good time management
- We had good time. => We had a good time.
- I had interesting idea. => I had an interesting idea.

best-the: is|was|am (one of)? [>the] best|worst|biggest|largest|oldest|tallest|most {NN|NNS|JJ} {NN|NNS|in|of|END|IN}
? is|was|are|were|'s most|best {VBN|JJ|RB} {TO|IN|as|by|when|for|END}
? is|was most {JJ} {END}
@ confidence=0.62
# A superlative before a noun has “the”: {better}.
- She is best student in town. => She is the best student in town.
- It is one of best films of all. => It is one of the best films of all.

one-of-the: one of [>the] most {JJ} {NNS}
| one of [>the] main|biggest|best|largest|worst|greatest|oldest {NNS}
| one of [>the] reasons|problems|things|ways {VBZ|IN|why|that|is}
# The noun after “one of” is definite: {better}.
- It is one of most important things. => It is one of the most important things.
- One of reasons is cost. => One of the reasons is cost.

in-the-world: in [world>the world] {END|CC|because|today}
| all over|around [world>the world]
| in [the whole>the whole] world
- She is the best in world. => She is the best in the world.

go-cinema: go|goes|going|went|gone to [>the] cinema|theatre|gym|beach|bank|supermarket|park|airport|dentist|doctor|hairdresser|mountains|library|zoo {END|CC|with|IN|and|every|because|when|on}
| in|at [>the] cinema|theatre|gym|beach|supermarket|park|airport|library|zoo|mountains|countryside|internet {END|CC|with|and|every|because|when|on}
? in|at beach|park {NNP|CD}
@ confidence=0.8
# A place of daily life like this has “the”: {better}.
- I went to cinema. => I went to the cinema.

by-the-bus: go|goes|went|travel|travelled|traveled|come|came|going *3 by [the|a>] bus|train|car|plane|bike|taxi|metro|subway|boat|ship {END|CC|to|from|because|and|every|IN}
? by the|a bus|train|car|plane|boat stop|station|window
# Means of transport after “by” have no article.
- I go to work by the bus. => I go to work by bus.

same-the: <!the|this|that|these|those|very|my|your|our|their|one|and|all is|are|was|were|have|has|had|at|in|of|with|on|do|does [same>the same] {NN|time|as|way|thing|age|people|place|problem}
? in|of|at|with same - _
? same sex|day|store
@ confidence=0.72
- We are same age. => We are the same age.
- They have same problem. => They have the same problem.

a-few-lot: there is|are|was|were|have|has|had|'s [lot>a lot] of
| [a lots>lots] of
| [alot>a lot]
- There is lot of traffic. => There is a lot of traffic.
- We saw a lots of birds. => We saw lots of birds.
`,
};
