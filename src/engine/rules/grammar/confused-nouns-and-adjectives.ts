import type { RuleFile } from '../rule-file.ts';

/** Things and events that bore, excite or shock, and so on. */
const EVENT =
  'lesson|film|movie|book|story|class|news|day|trip|game|match|result|job|work|concert|holiday|weekend|place|experience|journey|party|idea|speech|music|city|subject|show|play|situation|question';
const EFFECTS: readonly (readonly [string, string])[] = [
  ['bored', 'boring'],
  ['excited', 'exciting'],
  ['shocked', 'shocking'],
  ['tired', 'tiring'],
  ['interested', 'interesting'],
  ['disappointed', 'disappointing'],
  ['confused', 'confusing'],
  ['relaxed', 'relaxing'],
  ['surprised', 'surprising'],
  ['amazed', 'amazing'],
  ['frightened', 'frightening'],
  ['annoyed', 'annoying'],
  ['fascinated', 'fascinating'],
];

const effects = EFFECTS.map(
  ([felt, causing]) => `
${causing}-thing: the|this|that|my|our|her|his|their|a ${EVENT} is|was|are|were very|so|really|too|quite|rather|extremely? [${felt}>${causing}] {END|CC|IN}
| it is|was very|so|really|quite|a? [${felt}>${causing}] to {VB}
| a|an|the very|really|quite|most? [${felt}>${causing}] ${EVENT} {END|IN|CC|because|for|that|PRP|VBD|VBZ}
? ${felt} party
? relaxed place
- The story is very ${felt}. => The story is very ${causing}.

${felt}-person: i am|'m|was|feel|felt so|very|really|a? [${causing}>${felt}] {END|IN|CC|TO|because|when}
| we are|'re|were|feel|felt so|very|really? [${causing}>${felt}] {END|IN|CC|TO|because|when}
| they|you|he|she feel|feels|felt so|very|really? [${causing}>${felt}] {END|IN|CC|TO|because|when}
? i am|'m|was boring {END}
- We felt very ${causing} after it. => We felt very ${felt} after it.
`,
).join('');

/** Words of one family, or of one sound, that stand in each other's place. */
export const CONFUSED_NOUNS_AND_ADJECTIVES: RuleFile = {
  id: 'confused-nouns-and-adjectives',
  errorClass: 'word-form',
  source: 'Emend',
  comment: 'The word wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
${effects}

adds: of|the|these|those|many|some|watch|see|television|tv|online|most [adds>ads] {END|IN|CC|VBP|MD|are|were|that|which|we}
| an [add>ad] !- {IN|END|that|which}
? {VBZ|MD|which|that|it} adds
@ class=phrasing
- There are a lot of adds on television. => There are a lot of ads on television.
- I saw an add on TV. => I saw an ad on TV.

saving-account: [saving>savings] account|accounts
@ class=phrasing
- I opened a saving account. => I opened a savings account.

temporal-job: [temporal>temporary] job|jobs|work|worker|workers|contract|employment|position|solution|accommodation
@ class=phrasing
- I need a temporal job. => I need a temporary job.

classic-music: [classic>classical] music|concert|concerts
@ class=phrasing confidence=0.8
- I like classic music. => I like classical music.

environment-friendly: [environment>environmentally] friendly
| [environmental>environmentally] friendly
- Buses are environment friendly. => Buses are environmentally friendly.

relation-with: a|good|bad|close|strong|great|better|best|friendly|difficult [relation>relationship] with {PRP$|the|a|PRP|NN|NNS}
| my|our|his|her|their [relation>relationship] with {PRP$|PRP|NNP}
@ class=phrasing confidence=0.72
- He has a good relation with his boss. => He has a good relationship with his boss.

pros-and-cons: [pro's and con's>pros and cons]
| [pros and con's>pros and cons]
| [pro's and cons>pros and cons]
| [pro and cons>pros and cons]
@ class=noun-number
- The pro's and con's are clear. => The pros and cons are clear.

very-success: very|so|really|more|most [success>successful]
| a [success>successful] man|woman|person|people|life|career|businessman|business|student|company
- He is a very success man. => He is a very successful man.

very-noun: is|are|was|were|be|very|so|really|more|most very|so|really? [difference>different] {END|from|IN}
| is|are|was|were|be very|so|more|really? [importance>important] {END|TO|for|IN|that}
| is|are|was|were|be very|so|more|really [danger>dangerous]
| is|are|was|were|be very|so|more|really? [confidence>confident] {END|TO}
| is|are|was|were|be very|so|more|really [patience>patient]
| is|are|was|were|be very|so|more|really [health>healthy]
| is|are|was|were|be very|so|more|really [beauty>beautiful]
| is|are|was|were|be very|so|more|really [difficulty>difficult]
| is|are|was|were|be very|so|more|really [possibility>possible]
| is|are|was|were|be very|so|more|really [convenience>convenient]
| is|are|was|were|be very|so|more|really [violence>violent]
| is|are|was|were|be very|so|more|really [independence>independent]
| is|are|was|were|be very|so|more|really [intelligence>intelligent]
- It is very difference from mine. => It is very different from mine.
- It was very danger to swim. => It was very dangerous to swim.

beauty-girl: a|the|this|very [beauty>beautiful] girl|city|place|day|woman|house|country|town|beach|view|garden|island
- She is a beauty girl. => She is a beautiful girl.

confident-noun: a lot of [confident>confidence] {END|IN|to}
| my|his|her|their|your|our|of|have|has|had|no|much|more|some|lack|gain|build|lose|give|gives [confident>confidence] {END|IN|to|CC}
? more confident {END|IN|CC|to}
? no|of|some|have|had confident in|that
- He has a lot of confident. => He has a lot of confidence.

different-noun: no|a|big|the|any|main|biggest|great|only|what's [different>difference] between
- There is no different between them. => There is no difference between them.

patient-noun: have|has|had|no|much [patient>patience] {END|with|to}
? have|has|had|no|much|more|my|his|her patient with a|an|the|cancer|diabetes
@ confidence=0.7
- I have no patient. => I have no patience.

important-noun: the|great|its|their|such [important>importance] of
| the [possible>possibility] of
| the [necessary>necessity] of
| the [popular>popularity] of
| the|his|her|their|my|your|our [able>ability] to {VB}
| the [dangerous>dangers] of {DT|NN|NNS|VBG|PRP$}
| the [beautiful>beauty] of {DT|NN|NNP|PRP$}
| the [happy>happiness] of
| the [absent>absence] of
| the [violent>violence] of
? the most|more important|beautiful|popular|dangerous|possible of
- I know the important of water. => I know the importance of water.

health-lifestyle: a|more|very|have|the|and [health>healthy] lifestyle|life|diet|body|food|environment|way|habits|habit|meal
@ confidence=0.8
- We lead a health life. => We lead a healthy life.

success-verb: to|will|can|could|must|should|not|n't [success>succeed] {END|IN|CC}
? key|keys|way|road|path|due|thanks|lead|leads|route|secret|access|relevant|essential to success
? to success {IN|CC}
@ confidence=0.8 class=word-form
- You can success in life. => You can succeed in life.

advice-verb: i|we|they|you|to|would|will|can|could|should|must [advice>advise] you|him|her|them|us|people|me|that
@ class=word-form
- I would advice you to go. => I would advise you to go.

advise-noun: some|any|an|good|his|her|my|your|their|the|of|more [advise>advice] {END|IN|CC|TO|VBZ|VBD|that|is|was}
@ class=word-form
- He gave me some advise. => He gave me some advice.

practice-effect: no|an|the|big|great|bad|good|positive|negative|have|has|had|significant|any [affect>effect] {END|on|of|in|VBZ|upon}
? the|no affect {of} theory
@ class=phrasing
- It had a positive affect on us. => It had a positive effect on us.

effect-verb: will|can|could|may|might|would|not|n't|to|also|greatly|really|negatively|positively|directly|does [effect>affect] {DT|PRP|PRP$|NN|NNS|people}
? effect *2 change|changes|cure|escape|repair|repairs|compromise|transition|reform|reforms|entrance
? due|owing|relation|regard|respect|addition|similar|opposite|related|according|attributed|contrast|equivalent|subject to effect
@ class=phrasing confidence=0.75
- It will effect our health. => It will affect our health.

lost-loss: the|a|great|big|of|this|his|her|their|weight [lost>loss] of {DT|PRP$|NN|NNS|JJ}
? {VBD|VBN|was|were|is|are|be} lost of
@ class=word-form
- The lost of his job hurt him. => The loss of his job hurt him.

economic-crisis: [economical>economic] crisis|growth|development|situation|problem|problems|system|policy|power|benefits|benefit|sector|status
@ class=word-form confidence=0.75
- The economical crisis hit us. => The economic crisis hit us.

live-life: my|your|his|her|our|their|a|the|whole|daily|real|everyday|social|normal|better|happy|good [live>life] {END|IN|VBZ|is|was|CC|because|when}
? the|a live {IN|CC|on|from|at|in} {NN|NNS|CC}
? live and|or
@ class=word-form confidence=0.8
- It changed my live. => It changed my life.

lifes: our|their|your|people's|many|of|the [lifes>lives]
| my|his|her|a [lifes>life]
@ class=word-form
- They risk their lifes. => They risk their lives.

politic: the|a|in|about|of [politic>politics] {END|CC|IN|is}
| a [politic>political] {NN}
@ class=word-form confidence=0.8
- I am interested in politic. => I am interested in politics.

`,
};
