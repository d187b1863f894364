import type { RuleFile } from '../rule-file.ts';

/** "The" and "a" where the language has settled on none: work and home, schools and meals, set phrases, abstract nouns. */
export const WITHOUT_ARTICLE: RuleFile = {
  id: 'without-article',
  errorClass: 'article',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 5.39–5.59',
  comment: 'This phrase has no article: {better}, not {found}.',
  level: 'basic',
  confidence: 0.87,
  rules: `
to-work: go|come|get|drive|walk|cycle|return|rush|travel|arrive|commute|back:V to [the>] work {END|by|on|at|in|every|because|and|when|late|early|with|after|before|yesterday|today|again|CC|PRP}
| way|back|late to|for [the>] work {END|by|on|at|in|every|because|and|when|CC}
| am|is|are|was|were|be|'m|'s|'re|stay|stayed at [the>] work {END|CC|until|till|at|in|from|when|now|today|because}
| after|from [the>] work {PRP|END|i|we|CC} !is
? from the work {PRP}
? to the work of
? to the work by {DT|NNP}
- I go to the work by bus. => I go to work by bus.
- She is at the work now. => She is at work now.

the-home: am|is|are|was|were|be|stay|stays|stayed|staying|'m|'s|'re|remain|work|works|worked|eat|eats|ate at [the>] home {END|CC|in|on|with|because|all|now|today|yesterday|every|when|after|alone}
| go|goes|went|come|comes|came|get|gets|got|arrived|return|returned|returns [to the|the|at>] home {END|CC|in|on|with|because|by|at|after|late|early|from|and|yesterday|today|RB|when}
| leave|leaves|left [the>] home {END|at|early|late|when|in|CC}
@ confidence=0.85
- He is at the home now. => He is at home now.
- I came to the home late. => I came home late.

in-bed: am|is|are|was|were|be|stay|stays|stayed|lie|lay|read|lying|stuck in [the>] bed {END|CC|all|until|till|because|with|when|for|at}
| go|goes|going|went|gone|got to [the>] bed {PRP|very|so|every|after|before|without|RB|around|about}
| out of [the>] bed {END|at|early|late|CC|in|this|every|because}
@ confidence=0.83
- He stayed in the bed all day. => He stayed in bed all day.

school-places: go|goes|went|going|come|comes|came|drive|walk|walks|walked to [the>] school|church|college|university|prison|jail|class {every|on|by|because|to|for|with|at|yesterday|when|RB|CC|together|END}
| after|before [the>] school|class|work ,|i|we|he|she|they|END|every
| am|is|are|was|were|'m|'s|'re|be at|in [the>] school {END|from|until|because|now|today}
| left|leave|leaves|finished|finish|started|start|begin|began [the>] school {at|in|when|and|because|early|after|to|last}
| in|to [the>] prison|jail for {CD|his|her|DT|NN|VBG|life}
? to the university|college|school|church|prison|jail|class {END|to|and}
? start|began|begin|started the school {and}
@ confidence=0.8
- We go to the church on Sundays. => We go to church on Sundays.
- He went to the prison for theft. => He went to prison for theft.

meals: have|has|had|having|eat|eats|ate|eating|cook|cooks|cooked|make|makes|made|prepare|prepared|skip|skipped|after|before|during|at|for|to [the>] breakfast|lunch|dinner|supper {END|PRP|at|with|together|CC|for|in|every|because|yesterday|today|early|late|i|we}
| had|have|has|having [a>] breakfast|lunch|dinner {END|at|with|together|in|every}
| ^ [the>] breakfast|lunch|dinner is|was at|ready|served
? the dinner|lunch|breakfast that|for|of
? the breakfast|lunch|dinner in {DT}
@ confidence=0.83
- After the dinner we watched a film. => After dinner we watched a film.
- We have a lunch at noon. => We have lunch at noon.

languages-as: in [the>] english|french|spanish|german|italian|chinese|japanese|russian|arabic|portuguese|korean|turkish|polish {END|CC|is|but|because}
| translate|translated|translation|from|into|to [the>] english|french|spanish|german|italian|chinese|japanese|russian|arabic|portuguese|korean {END|CC|into|to}
| ^ [the>] english|spanish|french|chinese|german|arabic|japanese|italian is|was|has|can|helps|seems a|an|the|very|spoken|easy|easier|difficult|important|useful|my|not|become|so|one
| teacher|class|lesson|lessons|exam|test|course of [the>] english|french|spanish|german|italian|chinese|mathematics|maths
? the =English|French|Spanish|Chinese|Germans|Italian {CC} the|=French|English|Dutch|Germans
? from|to the =French|English|Spanish|German|Chinese|Japanese|Italian|Russian
? in the =English|French|German|Spanish|Russian|Chinese|Japanese|Italian {CC}
- How do you say it in the English? => How do you say it in English?
@ confidence=0.82

subjects: study|studies|studied|studying|learn|learned|learning|teach|teaches|taught|like|love|at|in [the>] mathematics|physics|chemistry|biology|economics|maths|geography|psychology|philosophy {END|CC|at|in|because|very|and|for|with}
| ^ [the>] mathematics|physics|chemistry|biology|psychology is|was my|a|very|the|difficult|easy|so|hard|interesting|not
? the mathematics|physics|chemistry|biology|psychology|economics|geography|philosophy of|in
@ confidence=0.75
- She studies the mathematics at college. => She studies mathematics at college.

days-months: on [the>] monday|tuesday|wednesday|thursday|friday|saturday|sunday {END|morning|evening|afternoon|i|PRP|CC|at|we}
| in [the>] january|february|march|april|june|july|august|september|october|november|december {END|PRP|CC|/^(19|20)\\d\\d$/|we|i}
| on [the>] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
| in [the>] /^(19|20)\\d\\d$/ {END|PRP|CC}
| at [the>] midnight|noon|midday|night {END|CC|PRP|i|we|in|because|and}
| at [the>] {CD} o'clock
? on the sunday|monday|tuesday|wednesday|thursday|friday|saturday {CC|END|morning|evening|afternoon}
? at the night
? in the /^(19|20)\\d\\d$/ {CC|-}
@ confidence=0.85
- We met in the July. => We met in July.
- I get up at the 7 o'clock. => I get up at 7 o'clock.

places-no-article: in|to|from|visit|visited|of|near|at|around|through [the>] =Buckingham =Palace
| in|to|from|visit|visited|of|near|at|around|through [the>] =Central|Hyde =Park
| climb|climbed|of|on|at [the>] =Mount {NNP}
| in|to|from|on|at|of|near [the>] =Lake {NNP}
| on|in|down|to|along [the>] {NNP} =Street {END|CC|in|at|and}
| in|to|from|of|around|across|through|visit|visited [the>] =South|North|East|West|Central|Western|Eastern|Southeast =America|Africa|Asia|Europe|Korea {END|CC|IN|is|and|VBD|in}
| in|to|from|of|around|across|visit|visited|left|leave|through|over [the>] =Europe|Africa|Asia|China|Japan|India|Brazil|Spain|France|Germany|Italy|Mexico|Russia|Canada|England|Turkey|Egypt|Greece|Poland|Portugal|Argentina|Peru|Colombia|Korea|Vietnam|Thailand|London|Paris|Madrid|Berlin|Rome|Tokyo|Moscow|Istanbul|Cairo|Beijing|Shanghai {END|CC|because|when|last|every|with|by|for|in|i|we|and|to|as|where|is|who|are|VBD}
? the europe|africa|china|india|japan|italy|germany|england|russia of
? in|to the _ =Street
? on|in|down|to|along the _ street|=Street
- We went to the Central Park. => We went to Central Park.
- He moved from the Brazil when he was young. => He moved from Brazil when he was young.

set-no-article: in [the>] addition|particular|contrast|comparison {END|,|with|to}
| ^ in [a|the>] conclusion|general|addition|fact|particular !{NN|NNS|NNP|JJ|IN|HYPH|that|to} ,?
| by [the|a>] mistake|chance|heart|email|e-mail {END|CC|PRP|from|because|when|IN}
| by [the|a>] bus|train|plane|bicycle|bike|taxi|metro|subway|tram|underground {END|CC|from|because|every|when|with|in|PRP|yesterday|and}
| on [the|a>] purpose {END|CC|PRP|because|when}
| at [the>] first ,
| for [the>] example|instance {END|,}
| in [the>] love {with|END}
| in [the>] trouble|tears {END|with|because|CC}
| from [the>] time to time
| take|takes|took|taking|taken [a|the>] care of
| take|takes|took|taking [a|the>] part in
| take|takes|took|taking [an|the>] advantage of
| make|makes|made|making [a>] friends {END|of|with|CC|in}
| pay|pays|paid|paying [an|the>] attention to
| have|has|had|having [a>] fun|dinner|breakfast|lunch {END|with|in|at|CC}
| go|goes|went|going|gone [to|for>] shopping|swimming|fishing|skiing|camping|jogging|hiking|sightseeing {END|with|in|at|on|every|CC|to|together|yesterday|because}
? by the|a _ stop|station
@ confidence=0.85
- In the conclusion, I agree with the author. => In conclusion, I agree with the author.
+ In the general case, it holds.
+ In the conclusion of the paper, they ask for more.
+ In the addition reaction, bromine is used.
+ In the fact that he came lies hope.
+ In the particular case of oxygen, it fails.
- We went there by the train. => We went there by train.
- They go to shopping every weekend. => They go shopping every weekend.

in-a-conclusion: ^ in [a|the>] conclusion !{NN|NNS|IN|to} ,?
| in [the>] conclusion {END}
| by [the>] mistake|chance|heart|hand|email|e-mail {END|CC}
| on [the|a>] foot {END|CC}
? by the hand
- By the chance, I met him. => By chance, I met him.

recent-years: in|during|over|within [the>] recent|past? years|decades|months|weeks|days|times {END|PRP|CC|DT|NN|NNS}
? in|during|over|within the past|last|years|months|days|weeks|decades
? recent {NN} years
@ confidence=0.85
- In the recent years, prices have risen. => In recent years, prices have risen.

nature-at-large: love|loves|like|likes|enjoy|enjoys|protect|protects|destroy|destroys|pollute|pollutes|harm|harms|respect|damage|save|to [the nature>nature] {END|CC|because|by|with|when|for|so}
| ^ [the>] nature|society|life|love|happiness|friendship|education|pollution|violence|freedom|money|technology|music|sport|unemployment|poverty is|are|has|can|plays|helps|makes|gives|should|must {a|an|very|important|not|so|the|our|us|people|RB|VB|been|become|one|more|in|always|too|beautiful|hard|short|difficult|everything|also|JJ}
| the role|importance|power|problem|level|history|value|cost of [the>] nature|society|life|education|pollution|violence|technology|music|sport|unemployment|poverty|friendship|happiness|love {END|in|CC}
| in [the>] life|society|nature {END} !_
? ^ the money|technology|music|love|education|society|life|nature|sport is|are|has|can|plays|helps|makes|gives {RB|not|in|also|DT|VBN}
? in the|of the life|society|nature|music|money|education
? to the nature
? the nature {of|CC}
@ confidence=0.72
- The pollution is a big problem. => Pollution is a big problem.
- We should protect the nature. => We should protect nature.

life-in: ^ [the>] life in|without|on {DT|NN|NNP|PRP$|NNS|this|that|JJ} *4 {VBZ|MD|has|is|was}
@ confidence=0.72
- The life in the city is expensive. => Life in the city is expensive.

some-of-the-two: [the>] both {NN|NNS|of}
| [the|a>] both {NN|NNS} {VBP|VBD|MD|are|were|have|IN}
| [the>] another|everyone|everybody|somebody|something|everything|nobody
@ class=pronoun-determiner confidence=0.85
- The both brothers work here. => Both brothers work here.
- I saw the another man. => I saw another man.

my-the: my|your|his|our|their [the>] {NN|NNS|JJ|best|first|last|favourite|favorite}
| the [my|your|our|their>] {NN|NNS|JJ}
| this|that|these|those [my|your|our|the>] {NN|NNS}
? _ my|your|our|their god|goodness|lady|lord|name
? that|this the|my|your|our {NN|NNS}
? this|these|those _ {NN|NNS} {MD|VBZ|VBD|VBP|is|are|was}
@ class=pronoun-determiner confidence=0.85
- This is my the best friend. => This is my best friend.
- I sold the my car. => I sold the car.
`,
};
