import type { CodeRule, RuleFile } from '../rule-file.ts';

const TAIL = /^(?:JJ[RS]?|RB[RS]?|VBG|CD)$/;
const OPENING = new Set([
  'a',
  'an',
  'very',
  'so',
  'too',
  'not',
  "n't",
  'also',
  'really',
  'always',
  'better',
  'one',
  'like',
  'why',
  'because',
  'how',
  'what',
  'where',
]);

/** "Is a nice place." : a statement that begins with its verb. */
const noSubject: CodeRule = {
  id: 'no-subject',
  comment: 'The subject “it” is missing: {better}.',
  examples: `
    - Is a nice place. => It is a nice place.
    - Was raining when we arrived. => It was raining when we arrived.
    - Is very important to study. => It is very important to study.
    - Isn't easy to find a job. => It isn't easy to find a job.
    - Will be a great day. => It will be a great day.
    + Is a nice place far from here?
    + Is it nice.
  `,
  check({ tokens, paragraph, start }) {
    const [verb, second, third] = tokens;
    const last = tokens.at(-1);
    if (!verb || !second || !third || !last || tokens.length < 4 || !/^[.!]$/.test(last.text)) return [];
    if (!/^(?:Is|Was|Will|Has|Seems|Makes|Takes)$/.test(verb.text)) return [];
    if (tokens.slice(1).some(({ text }) => text === '?' || text === '"' || text === '”')) return [];
    const best =
      second.lower === 'the' && (third.xpos === 'JJS' || /^(?:same|first|only|last|most)$/.test(third.lower));
    if (/^(?:Is|Was)$/.test(verb.text) && !OPENING.has(second.lower) && !TAIL.test(second.xpos) && !best) return [];
    if (verb.text === 'Will' && second.lower !== 'be') return [];
    if (verb.text === 'Has' && second.lower !== 'been') return [];
    if (verb.text === 'Seems' && !/^(?:that|like|to)$/.test(second.lower)) return [];
    if (/^(?:Makes|Takes)$/.test(verb.text) && !/^(?:me|us|a|about|long|so)$/.test(second.lower)) return [];
    if (paragraph.slice(Math.max(0, start - 2), start).includes('"')) return [];
    return [{ start: verb.start, end: verb.end, replacements: [`It ${verb.lower}`] }];
  },
};

/** "It" or "there" left out, or one where the other belongs. */
export const MISSING_IT_AND_THERE: RuleFile = {
  id: 'missing-it-and-there',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 10.26, 18.33, 18.45–18.46',
  comment: 'The subject is missing: {better}.',
  level: 'basic',
  confidence: 0.9,
  rules: `
opinion-is: in my|our|his|her opinion|view ,? [is>it is] not|very|much|more|always|really|also? {JJ|JJR|a|an|the|RBR|better|good|difficult}
| ^ for me|us|him|her|them ,? [is>it is] not|very|much|more|always|really|also? {JJ|JJR|a|better} {TO|NN|JJ|that|END|because}
| ^ in|at my|our|your|this|that country|city|town|house|home|school|family|culture|village|region|job|company|university|class [is>it is] not|very|also|quite|really? forbidden|normal|common|important|difficult|easy|possible|impossible|usual|hard|cold|hot|illegal|necessary|allowed|better {TO|that|for|END|in|to}
| ^ in winter|summer|spring|autumn|january|july|august|december [is>it is] very|so|really|always|often|usually|too|not? {JJ}
| from my point of view ,? [is>it is] {JJ|JJR|a|very|the|not|RB|better}
? what|which|that|who *3 for me|us|him|her|them is
? {NN|NNS|VBG} for me|us|him|her|them is
- In my opinion is better to live here. => In my opinion it is better to live here.
- For me is very important to sleep. => For me it is very important to sleep.
+ What is hard for me is easy for you.

because-was: because|although|since [was>it was] not|very|so|too|really|quite|a|an|my? {JJ|VBG|DT|NN|RB|raining|snowing} 
| because|although [is>it is] {DT|PRP$|VBG|JJR|RB|JJ|raining|snowing|not|too}
| because|although|if|when|but [will>it will] be {JJ|VBG|very|too|a}
| when|if|while|and|but [is>it is] raining|snowing|sunny|hot|cold|windy|cloudy
| when|while|and|but [was>it was] raining|snowing|sunny|windy|cloudy
| before|until [is>it is] too|very late
? _ and|but is|was raining|snowing
- I was late because was raining. => I was late because it was raining.
- We stayed because was too hot to walk. => We stayed because it was too hot to walk.

find-difficult: ^ i|we|they|he|she|people|you|students find|finds|found|think|consider [>it] very|really|quite|so|too|more? difficult|easy|hard|important|useful|impossible|necessary|interesting|strange|better to|that
- I find difficult to speak in public. => I find it difficult to speak in public.

picture-have: ^ in the|this|that|my|our *1 picture|photo|city|town|country|village|school|house|room|class|world [have|has>there are] {CD|many|some|several|lots}
| ^ in the|this|that|my|our *1 picture|photo|city|town|country|village|school|house|room|class|world [have|has>there is] a|an|no
- In the picture have two people. => In the picture there are two people.

if-is: if|when [is>it is] not|very|too|really? {JJ} {TO|to}
| if|whether [is>it is] true|possible|necessary|important|better|good|correct|right|safe {END|TO|that|or|,}
- Tell me if is possible. => Tell me if it is possible.

say-is: i|we|they|he|she think|believe|guess|suppose|know|hope|said|thinks|says|thought [@is|was|will>it @1] {JJ|a|very|too|not|the|be|better|so}
? what|which|who|that|whom|where|how|everything|all|thing|one *2 i|we|they|he|she think|believe|guess|suppose|know|hope|said|thinks|says|thought
? {NN|NNS|NNP|JJR|JJ} i|we|they|he|she think|believe|guess|suppose|know|hope|said|thinks|says|thought
? , i|we|they|he|she think|believe|guess|suppose|know|hope|said|thinks|says|thought
- He said was a great film. => He said it was a great film.

in-town-are: ^ in|near my|our|this|that|the town|city|country|village|school|room|house|class|street|area|family [are>there are] many|some|lots|two|three|several|no|a {NNS|JJ|of|lot|NN}
| ^ in|near my|our|this|that|the town|city|country|village|school|room|house|class|street|area|family [is>there is] a|an|no|only|one
| ^ in {NNP} [is>there is] a|an|no|one
| ^ in {NNP} [are>there are] many|some|lots|two|three|several|no|a
- In my town are many parks. => In my town there are many parks.
- In this village is a small church. => In this village there is a small church.

there-weather: [there>it] is|was|'s|has|will|had be|been? not|n't|very|always|already|still|so|really|also? raining|snowing|sunny|windy|cloudy|foggy|freezing|rainy
| ^ [there>it] is|was|'s very|so|too|really|quite|extremely hot|cold|warm|dark|late|early|important|difficult|easy|beautiful|noisy|quiet {END|TO|IN|CC|today|here|outside|yesterday|last|this}
| [there>it] is|was|'s hot|cold|warm|dark|late {END|today|outside|yesterday}
| ^ [there>it] is|was important|necessary|possible|easy|difficult|hard to|that|for
? , there is|was
- There was raining all day. => It was raining all day.
- There is very cold today. => It is very cold today.

it-is-many: ^ [it is|'s>there are] many|several|some|a lot {NNS|of} {NNS|IN}
| ^ [it is|'s>there are] many|several|two|three {NNS} {IN|in|on|here|at|who|that}
| ^ [it was>there were] many|several|some|two|three {NNS} {IN|in|on|here|at|who|that}
| ^ [it is|'s>there is] a|an {NN} in|on|under|behind|near the|my|our room|table|house|wall|street|garden|street|kitchen|city|corner|town|village
| ^ [it was>there were] a lot|lots of people|students|cars|children|problems|things|shops|tourists|trees|animals|books|houses|friends
| ^ [it is|'s>there are] a lot|lots of people|students|cars|children|problems|things|shops|tourists|trees|animals|books|houses|places
| ^ [it has>there is] a|an *1 {NN} near|behind|opposite my|our house|home|school|flat
| ^ [it has>there are] many|a|some lot|lots? of? {NNS} in|on my|our|the|this
? it is|was many|several|two|three|some {NNS} ago|old|long|away|later|since|after|before|from
? it is|was a|many|some lot of
- It is many people in the street. => There are many people in the street.
- It has many parks in my city. => There are many parks in my city.

makes-cold: it [makes>is] very|so|too|really|quite? cold|hot|warm|sunny|windy {END|today|in|outside|here|and|but|now|at|this}
| it [made>was] very|so|too|really|quite? cold|hot|warm|sunny|windy {END|yesterday|in|outside|there|and|but|that|last}
| it [makes sun>is sunny] {END}
| it [makes wind>is windy] {END}
| when|if|because it [makes>is] cold|hot|warm|sunny|windy
- It makes cold today. => It is cold today.
- We stayed in because it made very hot outside. => We stayed in because it was very hot outside.
`,
  checks: [noSubject],
};
