import type { RuleFile } from '../rule-file.ts';

/** Real words that stand for one another, and words written together or apart, where the company leaves no choice. */
export const REAL_WORD_PAIRS: RuleFile = {
  id: 'real-word-pairs',
  errorClass: 'spelling',
  source: 'Emend',
  comment: 'The word wanted here is {better}, not {found}.',
  level: 'basic',
  confidence: 0.92,
  rules: `
bare-bear: can|could|not|n't|cannot|to [bare>bear] {DT|PRP|PRP$|this|that|it|with|in|the}
- He could not bare the pain. => He could not bear the pain.

plain-plane: [plain>plane] landed|crashed|ticket|tickets|took|takes|leaves|crash|flight
| by [plain>plane] {END|CC|to|from|because}
| on|off|catch|caught|miss|missed|board|boarded|took|take the|a|my [plain>plane] {END|to|CC|from|at|and}
- The plain landed at six. => The plane landed at six.

piece-peace: [peace>piece] of cake|paper|bread|advice|news|furniture|cheese|pizza|meat|music|information|chocolate|wood|land|fruit|equipment|pie
| world|inner|make [piece>peace] {END|and|CC|treaty}
- I want a peace of cake. => I want a piece of cake.

web-site: web [sight|side|cite>site]
| [websight|web-sight|webside|websit>website]
| on|in|of|at|your|this|the construction|building [sight|cite>site]
| love at first [site>sight]
@ confidence=0.95
- This web side is useful. => This web site is useful.

dessert: for|ate|eat|chocolate|favourite|favorite|sweet|delicious [desert>dessert] {END|CC|with|after|because|is|was}
| sahara|gobi|largest|hottest|driest|biggest|hot|dry [dessert>desert]
- We had ice cream and a delicious desert. => We had ice cream and a delicious dessert.

dinner: for|have|had|having|after|before|at|eat|ate|make|cook|cooked|made [diner>dinner] {END|with|at|in|CC|PRP|tonight|together}
- We had diner at eight. => We had dinner at eight.

form-from: {VBD|VBZ|VBP|VB|VBN|NN|NNS|am|is|are|'m|come|came|comes|far|different|away|back|letter|email|home|hear|heard|message|gift|people|students|friends|friend} [form>from] my|your|his|her|our|their|me|you|him|us|them|the|school|work|home
| i|he|she|we|they am|is|are|'m|'re|was|were [form>from] {NNP|the|a}
| [form>from] {NNP|CD|morning|monday} to {NNP|CD|night|friday}
| [from>form] of {government|transport|art|energy|communication|exercise|entertainment|NN}
| fill|filled|complete|sign|signed in|out|up? the|this|a [from>form]
? a|the|to|will|can|this|that|in|and|which|of|order|application form
? {NNS|they|we|that|who|which} form the|a
- I got a letter form my aunt. => I got a letter from my aunt.
- Please fill in the from today. => Please fill in the form today.

where-were: ^ [where where>where were] {PRP|you|they|we|the|your}
| ^ why|how|when|who [where>were] you|they|we|the|your|those|these
| they|we|you|people [where>were] {VBG|VBN|JJ|not|so|very|all|in|at|on|too|many|a|no|only|really|happy|two|lots}
| ^ [were>where] do|does|did|is|are|can|will|have|has|should {PRP|DT|PRP$|NN|NNP|you|the}
| {NN|NNS} [were>where] i|he|she {VBD|VBP|VBZ|live|work|was|am|is}
| know|knew|remember|see|forgot|ask|wonder [were>where] {PRP|the|my|DT} {VBD|VBZ|VBP|NN|is|are|was|live|lives}
? {VB|VBZ|VBD|VBP|VBG|know|tell|told|show|ask|remember|see|find|place|places|situations|cases|countries|areas|IN} *1 where {VBG|VBN|JJ|not|so|very|all|in|at|on|too|many|a|no|only|really|two|lots}
? {NNS|NN} where a|all|many|no|two|in|on|at|only|so|not|too
? _ {NN|NNS} were i|he|she
- Where where you yesterday? => Where were you yesterday?
- Were do you live? => Where do you live?
- We where very tired after it. => We were very tired after it.

there-their: ^ [their|they're>there] is|are|was|were|has|will|must|should|'s|might {a|an|no|many|some|DT|CD|lots|also|be|been|so|not|JJ|NNS|too|two|always|only|still|something|nothing|more}
| over|go|went|going|been|lived|live|stay|stayed [their|they're>there] {END|CC|with|for|by|every|in|again|and|tomorrow|yesterday|when|because}
| is|are|was|were [their>there] {any|a|anything|anybody|anyone|enough|many|some|no} 
| lost|sold|love|loves|loved|forgot|brought|finished|wash|washed|change|changed [there>their] {NN|NNS|own|JJ}
- Their are many people here. => There are many people here.
- The children lost there toys. => The children lost their toys.

to-too: is|are|am|was|were|'s|'m|'re|it's|much|way|far [to>too] expensive|difficult|young|old|late|early|far|big|small|hot|cold|hard|much|many|tired|busy|heavy|dangerous|loud|fast|short|long|tall|easy|high|low|noisy {END|for|to|TO|CC|in}
| ^ me [to>too] {END}
| going|want|wants|wanted|need|needs|try|tried|ought|used|how|began|started|decided|forgot|hope|plan [too>to] {VB}
| go|goes|went|going|come|came|listen|listened|talk|talked|belongs|walk|walked|returned|moved [too>to] {DT|PRP$|NNP|school|work|me|him|her|you|them}
? {way|thing|have|has|had} {is|are|was} to far|long|short|fast
- The soup is to hot. => The soup is too hot.
- I want too go home. => I want to go home.

of-off: turn|switch:V [of>off] the light|lights|tv|computer|television|radio|heating|alarm {END|CC|when|before|and|because}
| jump|jumped|fell [of>off] the|my|a
| because|lot|lots|front|kind|instead|full|afraid|part|member [off>of] {DT|PRP$|NN|NNS|JJ|PRP}
| could|should|would|must|might|may|will|couldn't|shouldn't|wouldn't [of>have] {VBN|been|done|gone|VBD}
| could|should|would|must|might n't|not [of>have] {VBN|been|done|gone|VBD}
- Turn of the light before you go. => Turn off the light before you go.
- You should of told me. => You should have told me.

affect: {NN|NNP|it|this|that|which|smoking|VBG} [effects>affects] my|your|our|us|me|people|everyone|him|them
- Smoking effects your health. => Smoking affects your health.

breath: can|could|to|not|n't|cannot|deeply|must|hardly|people|we|i|they [breath>breathe] {END|in|the|well|fresh|air|clean|easily|properly|through|CC|deeply|because|normally|here}
| take|took|takes|taking|a|deep|hold|held|my|his|her [breathe>breath] {END|and|of|CC|in|before|for}
- I can't breath in here. => I can't breathe in here.
- Take a deep breathe and relax. => Take a deep breath and relax.

lose-loose: will|can|could|to|not|n't|would|might|may|don't|you|they|we|i|always|often|never|people|dont [loose>lose] {DT|PRP$|PRP|NN|NNS|weight|money|time|IN|JJ|END|CC|everything|it}
| he|she|it|who|that|always|often|never [looses>loses]
| am|is|are|was|were|keep|of|without|by|hate|afraid [loosing>losing]
| too|very|is|are|was|were|a|so [lose>loose] {END|clothes|shirt|trousers|tooth|CC|for}
- I don't want to loose my keys. => I don't want to lose my keys.

past-passed: i|you|he|she|we|they|have|has|had|'ve|n't|never|just|already|finally [past>passed] the|my|his|her|our|their|all|away|it|out|by|me|this|an|a
| {NNS|time|years|days|weeks|months} [past>passed] quickly|very|slowly|by|fast|without|and|since|so|before
| in|from|over|during the [passed>past] {END|year|years|week|month|few|two|three|decade|CD|weeks|months|days|century|and}
| half|quarter|ten|twenty|five [passed>past] {CD}
| walk|walked|go|went|drove|drive|ran|run|walking [passed>past] the|my|a|his|her|our|their
@ confidence=0.93
? {NN|NNS} _ past the
- We past the exam last week. => We passed the exam last week.
- It is half passed six. => It is half past six.

led: has|have|had|was|were|been|'ve [lead>led] us|me|him|them|to|by|the {DT|NN|NNS|JJ|VBG|PRP|PRP$}
@ confidence=0.9
- He has lead the team to glory. => He has led the team to glory.

whether: know|knows|knew|sure|wonder|ask|asked|decide|asks|doubt|matter [weather>whether] {PRP|DT|to|TO|it|i|he|the|there|or|we}
| the|good|bad|nice|hot|cold|sunny|rainy|terrible|beautiful|cloudy|warm [whether|wether>weather] {END|is|was|in|CC|will|today|forecast|conditions|because|for|and|here}
| [wether>whether] {PRP|DT|or|to|TO|i|NN|NNS}
- I am not sure weather it is true. => I am not sure whether it is true.
- The wether is nice today. => The weather is nice today.

principal: [principle>principal] reason|reasons|aim|aims|cause|goal|causes|problem|objective|city|character|actor|role|source|investigator|component|components|language|idea|difference
| the|our|my|school|a|new|vice [principle>principal] {said|told|called|asked|gave|wants} {us|me|the|to|that|DT|PRP|a}
| in|moral|basic|general [principal>principle] {END|that|of|the|CC}
- The principle reason is money. => The principal reason is money.

quite-quiet: be|keep|stay|very|so|kept|too [quite>quiet] {END|place|CC|street|town|room|in|when|because|during|please|here|while|village|child|and}
| am|is|are|was|were|'s|'m|'re|feel|looks|look|feels|seems|it's|be [quiet>quite] {expensive|difficult|good|easy|big|small|sure|interesting|different|tired|happy|often|important|far|hard|nice|old|hot|cold|similar|new|well|strange|busy|popular|common|tall|young|a|an|the}
@ confidence=0.92
- Please be quite during the exam. => Please be quiet during the exam.
- It is quiet expensive. => It is quite expensive.

accept: i|we|to|will|can|cannot|n't|please|would|must|happily|did|gladly [except>accept] {PRP$|the|this|that|it|my|your|DT|him|them|you|any|money|credit|cards|visitors}
| everybody|everyone|nothing|everything|nobody|day|days|week [accept>except] {me|him|her|us|for|on|sunday|monday|one|when}
- Please except my apologies. => Please accept my apologies.
- We work every day accept Sunday. => We work every day except Sunday.

lend-advise: some|any|good|bad|an|useful|his|her|your|their|much|more|medical|legal|best|great|wise [advise>advice] {END|to|TO|about|on|for|from|CC|is|was|that|and|of|he|she}
| can|could|to|would|will|must|should|i|we|they|not|n't|you|strongly [advice>advise] you|him|her|them|us|people|me|everyone|against|that|students|to
| she|he [advices>advises] {PRP|DT|NN|NNS|that|PRP$}
| {PRP|NN|NNP} [adviced>advised]
| [advicing>advising]
- I need some advise about this. => I need some advice about this.
- I advice you to see a doctor. => I advise you to see a doctor.

maybe: i|you|he|she|it|we|they|there|this|that [maybe>may be] {JJ|in|at|a|an|the|late|VBN|VBG|not|too|very|more}
| ^ [may be>maybe] i|you|he|she|we|they|it|there
- I maybe late tonight. => I may be late tonight.
- May be he is ill. => Maybe he is ill.

ago: {CD|few|several|many} years|weeks|months|days|hours|minutes [passed|past>ago] {END}
? have|has|had|'ve|after|until|before|for|in|of|over *4 passed|past
- I met him two weeks passed. => I met him two weeks ago.

practice: [stationary>stationery] {shop|store}
| [stationery>stationary] car|bike|bicycle|vehicle|traffic
@ confidence=0.8
- I went to the stationary shop. => I went to the stationery shop.

a-good-advise: [a @good|great|useful|bad|wise|practical advise>@1 advice]
@ confidence=0.98
- He gave me a good advise. => He gave me good advice.

sounds: [hole>whole] day|world|family|week|life|class|time|night|story|country|team|city|thing|year|month|book|morning|house|weekend|summer {END|CC|IN|in|and|with|PRP|was|is}
| a [whole>hole] in the|my|his|her|your
| [brake|brakes>break:V] the window|law|rules|record|glass|down|up|heart|promise
| have|take|had|took|lunch|coffee|a short|tea [brake>break] {END|at|for|from|CC|and|because|between|of}
| [buy|bye>by] bus|train|car|plane|taxi|email|bike {END|CC|to|and}
| i|we|you|they|can|could|to|not|n't|can't|did [here>hear] you|me|him|the|it|a|that|them|music|anything|your|from
| is|are|live|lived|come|came|from|over|be|am|was|right|work [hear>here] {END|CC|for|with|since|and|every|because|in|to|at}
| [wich|witch>which] is|are|was|were|has|have|i|we|he|she|can|will|makes
| [whit|wiht|wit>with] my|the|a|me|him|her|you|your|them|his|our|their
| [wear>where] are|is|do|does|did
| the|a|good|my|bad [knight|nite>night] {END|before|was}
| last|every|good|at [knight|nite>night] {END|i|we|CC|,}
| in the [mourning>morning] {END|i|we|CC|,|at}
| good|every|this|tomorrow|yesterday [mourning>morning]
| [meet>meat] and|or|from|with {fish|vegetables|cheese|eggs|bread|milk}
| eat|eats|ate|cook|cooked|buy|bought|more|less|no|red|fresh|eating|of [meet>meat] {END|CC|and|every|because|at|in|with|or}
| some|beautiful|red|fresh|buy|bought|wild|gave [flours>flowers]
| a|for|next|last|this|one|two|three|every [weak|weaks>week:N] {END|ago|CC|i|we|in|later|and|PRP|to|at}
| too|so|feel|felt|is|was|are [week>weak] {END|and|CC|because|to|in|after}
| i|he|she|we|they [road>rode] my|his|her|a|the|our
| on|across|along|main|busy the? [rode>road] {END|CC|to|and|when|in|because}
| a|the|new|my|his|nice|white|red|of [pear|pare>pair] of shoes|trousers|jeans|glasses|socks|gloves|scissors|shorts|boots
| will|can|to|could|not|n't|must|always|let [no>know] {that|the|how|what|why|where|it|him|her|about|if|you|them|me}
| i|you|we|they|don't|do|n't [no|now>know] how|why|where|what|him|her|anything|nothing
| for [sail>sale]
| in|by|at|near|to|of|into the [see>sea] {END|CC|and|in|every|with|is|was|because|level}
| i|he|she|we|they|you|to|will [right|rite>write] a|an|to|letters|emails|my|his|her|in|about|the letter|email|book|story|you|me|name|essay|english|him|her
| is|was|are|were|'re|you're|that's|the|turn|your|my|on [write|rite>right] {END|now|answer|side|hand|here|person|way|about|choice|CC|when}
| to|at|in|for|the|from|after|before [skool|scool|shool>school] 
? a|the weak {and}
@ confidence=0.93
- I spent the hole day in bed. => I spent the whole day in bed.
- I can here you well. => I can hear you well.
- We swam in the see every day. => We swam in the sea every day.
- I was ill for a weak. => I was ill for a week.
`,
};
