/**
 * Words that are taken for each other, where the words around them decide. Every row must be safe by itself: what depends
 * on more than its neighbours is decided by word-confusions.ts with the language model.
 */
export const CONFUSIONS = `
^ [its>it's] {RB}? {DT|VBG|IN} {NN|JJ|NNS} {END} :: 0.3
[its>it's] a|an|the|not|been|called|because|going|important|very|really|too|quite|easy|difficult|hard|possible|impossible|necessary|also|always|never|just|only|true|likely|better|clear|obvious|so|more :: 0.85
[its>it's] not|been|going|being
^ [its>it's] {JJ} to|that :: 0.9
[your>you're] welcome|gonna {END} :: 0.75
[your>you're] going|gonna to
[your>you're] a|an|the|not|very|really|too|so|always|never|also :: 0.9
if [your>you're] {VBG|JJ} {IN|TO|CC|PRP|DT} :: 0.6
[there>their] own|parents|lives|life|family|families|children|friends|homes|house|houses|jobs|job|money|country|countries|mother|father|kids|students|customers|work|home|future|health|dreams|goals|mind|minds|teacher|teachers|daily|opinion|ideas|opinions|knowledge|behavior|studies|education|needs|problems|lifestyle|cars|car|bodies|body|culture|skills|time|way|free|names|name|eyes|products|business|feelings|phones|phone|parent|whole|best|first|favourite|favorite :: 0.9
[their>there] is|are|was|were|will|has|have|would|isn|aren|exists|might|must|should|could|can|may|seems|seem|'s|'re|'ll :: 0.93
[their>they] are|have|were|do|will|should|would|can|could|must|may :: 0.3
{IN|VB|VBD|VBZ|VBG|VBN|CC} [they>their] own :: 0.95
[they>there] is|was a|an|no|nothing|something|many|much|someone :: 0.7
[they>there] exists :: 0.6
^ [there>they] do|don|want|need|like|think|know :: 0.75
over [their>there] {END}
than|then [their>there] is|are
more|less|better|worse|rather|other|faster|higher|lower|bigger|larger|smaller|greater|easier|cheaper|older|younger|longer|shorter|stronger|earlier|later|harder|fewer|safer|richer|poorer|happier|healthier|quicker|closer|further|wider|weaker|deeper [then>than] {DT|PRP|PRP$|NN|NNS|CD|NNP|VBG|JJ|WP|IN|WRB} :: 0.92
more|less|better|rather|worse _ [then>than] {DT|PRP|PRP$|NN|NNS|CD|NNP|VBG|WP|WRB} :: 0.85
rather|other [then>than]
no|nothing|anything|everything|something|anyone|someone|none|nobody else|more|less|better|other [then>than]
[than>then] , {PRP|DT} :: 0.8
and|but|,|. [than>then] {PRP} {VBD|VBP|VBZ|MD} :: 0.8
^ [than>then] {PRP} {VBD|VBP|VBZ|MD} :: 0.85
since|until|by|back [than>then] {END} :: 0.9
is|are|was|were|be|'s|'m|am|way|far [to>too] much|many|late|early|expensive|fast|slow|small|big|long|short|few|little|bad|old|young|busy|tired|difficult|easy|dangerous|heavy|high|low|strong|weak|far|hot|cold|hard|loud {END|IN|TO|CC|RB}
like|love|with|for|see|help|of me|him|us|them|you [to>too] {END} :: 0.6
[too>to] {VB} {DT|PRP|PRP$|IN} :: 0.85
want|wants|wanted|need|needs|needed|going|able|have|has|had|try|trying|tried|used|like|order|decided|ready|hope|hoping|plan|learn|started|begin|began [too>to] {VB|NN|VBP} :: 0.9
[too>to] the|a|my|his|our|their|school|him|me|us|them|this :: 0.85
[two>too] much|many|late|early|expensive
[two>to] {VB} {DT|PRP|PRP$} :: 0.7
[loose>lose] {PRP$} :: 0.93
to|will|can|could|would|may|might|must|should|not|n't|you|they|we|i|people [loose>lose] {DT|PRP$|NN|NNS|JJ|PRP|CD|IN|RB}
[loose>lose] weight|money|time|control|interest|hope|faith|contact|touch|track|patience|sight|consciousness|everything
[looses>loses] {DT|PRP$|NN|NNS|JJ}
[loosing>losing] {DT|PRP$|NN|NNS|JJ|PRP|CD}
the|an|this|any|no|some|negative|positive|bad|good|big|great|significant|side|greenhouse|important|strong|special [affect>effect] {IN|END|MD|VBZ|VBD} :: 0.9
the|these|those|some|any|negative|positive|bad|good|side|harmful|adverse [affects>effects] {IN|END|MD|VBP|VBD} :: 0.9
will|can|could|would|may|might|must|should|to|not|n't|also|negatively|positively|directly|seriously|greatly|adversely|they|that|which|really [effect>affect] {DT|PRP|PRP$|NN|NNS|JJ} :: 0.8
[effects>affects] {PRP|PRP$} :: 0.75
it|this|that|which [effects>affects] {DT|PRP|PRP$|NN|NNS} :: 0.85
[effected>affected] by|people|them|us|me :: 0.85
[effecting>affecting] {DT|PRP|PRP$|NN|NNS} :: 0.75
to|will|can|could|would|not|n't|must|should|i|we|they [except>accept] {DT|PRP$|PRP|NN|NNS}
[excepted>accepted] :: 0.5
everyone|everything|all|everybody|nothing|nobody [accept>except] {DT|PRP|NNP|IN}
[accept>except] for|from :: 0.9
[advice>advise] {PRP} {TO|IN|RB} :: 0.9
would|will|could|to|i|not|n't|strongly|should [advice>advise] {PRP|PRP$|DT|NNS|VBG|IN} :: 0.85
[adviced>advised]
[advicing>advising]
an|some|any|good|my|the|your|his|her|this|useful|best|much|of|bad|great|more|give|gave|important|medical|professional|legal [advise>advice] {END|IN|TO|CC|RB|VBZ|PRP|WDT} :: 0.9
good|some|my|useful|many|these|those|following [advises>advice] :: 0.85
[principle>principal] reason|reasons|cause|causes|aim|source|component|components|investigator|author|characters|character|ingredient :: 0.85
[in principal>in principle]
basic|general|same|fundamental|moral|this|key|underlying|guiding|design [principal>principle] {END|IN|VBZ} :: 0.6
basic|general|fundamental|moral|these|key|underlying|guiding|main [principals>principles]
[whose>who's] going|not|been|a|the :: 0.8
{NN|NNS} [who>whose] name|parents|father|mother|job {VBZ|VBP|VBD} :: 0.9
because|instead|most|some|one|many|lot|lots|kind|sort|type|number|part|out|consist|consists|afraid|full|proud|capable|member|end|rest|all|both|each|none|any|case|spite|result|top|outside [off>of] {DT|PRP|PRP$|NN|NNS|JJ|VBG|CD} :: 0.9
turn|turned|turning|switch|switched|take|took|get|got|cut|pay|paid|put|drop|show|fall|fell|far|set|give|kick [of>off] {END|DT|PRP$} :: 0.35
switch|switched|turn|turned|switching|turning [of>off] the|my|your light|lights|tv|television|computer|phone|radio|phones
take|took|taking [of>off] {PRP$} shoes|clothes|jacket|coat|hat
we|they [where>were] {VBG|JJ|RB|IN|DT|VBN|TO|CD|NNS}
^ you|there [where>were] {VBG|JJ|RB|IN|DT|VBN|TO|CD|NNS}
that|if|because|and|but|which|when you [where>were] {VBG|JJ|RB|IN|VBN}
^ [were>where] {MD|PRP|VBZ} :: 0.3
place|places|school|city|country|house|room|area|town|village|situation|hotel|restaurant|somewhere|world|company|university [were>where] {PRP|EX} {VBP|VBD|VBZ|MD}
[quite>quiet] place|room|town|village|area|life|street|neighborhood|neighbourhood|voice|person|night|and|environment :: 0.85
keep|keeps|be|stay|very|so|too|is|was|were|are|remain|kept [quite>quiet] {END} :: 0.85
[quiet>quite] a|an|good|different|difficult|easy|common|important|interesting|often|similar|well|nice|big|small|expensive|long|a|the|clear|simple|happy|hard|likely|sure :: 0.85
[past>passed] the|my|his|her exam|exams|test :: 0.9
have|has|had [past>passed] {END|IN|DT|PRP$|RB} :: 0.75
time [past>passed] :: 0.6
the|in|my|his|their|our|this [passed>past] year|years|few|decade|decades|week|month|time|experience|experiences|life|century|event|events|generations|two|three|five|ten
in the [passed>past] {END}
[weather>whether] or|to|it|they|he|she|we|you|i|the|there|people|this :: 0.8
the|good|bad|cold|hot|warm|nice|sunny|rainy|beautiful [whether>weather] {VBZ|VBD|END|IN|CC|MD} :: 0.9
know|sure|matter|wonder|see|decide|asked|question|doubt|depends|depending|depend|about|on|determine|discuss|consider [weather>whether]
would|could|should|must|might [of>have] been|done|gone|had|made|got|seen|taken|come|become|known|thought|liked|loved|happened|told|said|given|found|left|won|used
would|could|should|must|might [of>have] {VBN|VBD} :: 0.93
was|were|is|are|been|has|have|had|being [lead>led] {RB}? to|by|the|us|me|him|them|into|some|many|people
can|could|to|n't|not|we|you|they|people|i|will [breath>breathe] {END|IN|DT|JJ|NN|RB|TO|CC}
a|deep|my|his|her|last|of|bad|every|the|short|out [breathe>breath] {END|IN|CC|RB|VBD} :: 0.9
deep|few|two|three [breathes>breaths]
did|n't|not|to|can|could|will|would|should|must [chose>choose]
have|has|had|been|was|were|is|are|be [chose>chosen] {END|IN|DT|TO|PRP|CC}
for|delicious|sweet|favorite|favourite|chocolate|dinner|main [desert>dessert] {END|IN|CC}
in|the|sahara|hot|across|sand [dessert>desert] sand|storm|island|climate|area|heat|region
[everyday>every day] {END} :: 0.75
[everyday>every day] {IN|CC|PRP|TO|DT|RB} :: 0.75
[every day>everyday] life|lives|routine|activities|activity|tasks|problems|situations|things|clothes|use|language|objects :: 0.8
it|this|that|there|he|she|they|which|which|what|people [maybe>may be] {VBN|JJ|DT|VBG|RB|CD|IN|NN} :: 0.75
^ [may be>maybe] {PRP|DT|PRP$|EX} :: 0.9
, [may be>maybe] {PRP|EX} :: 0.85
and|but|or [may be>maybe] {PRP|EX} :: 0.85
be|is|are|was|feel|being|as|becoming|become [apart>a part] of :: 0.9
play|plays|played [apart>a part] in
[a part>apart] from :: 0.95
take|takes|took|taking [apart>part] in
[eventhough>even though]
[evenif>even if]
[even thought>even though] {PRP|DT|EX|PRP$|NNS}
[althought>although]
[thought>though] , {PRP} :: 0.5
even [tough>though] {PRP|DT|PRP$|NNS|NN}
[tough>though] {PRP} {VBP|VBD|VBZ|MD} :: 0.7
[through>though] {PRP} {VBP|VBD|VBZ|MD} :: 0.6
even [through>though] {PRP|DT|EX|PRP$|NNS} :: 0.8
[though|thought>through] the|this|that|these|my|our|television|internet :: 0.3
go|goes|went|going|gone|look|looked|walk|walked|pass|passed|run|ran|come|came|travel|get [though|thought>through] {DT|PRP$|NN|NNS|PRP}
[trough|thru|threw>through] the|this|that|these|his|my|our|their|a :: 0.8
i|we|he|she|they|always|never|and [though|through>thought] {IN|PRP|DT|that|about|it} {PRP|VBZ|VBD|DT|MD} :: 0.6
[a long>along] with|the :: 0.7
get|gets|got|getting [a long|alone>along] with :: 0.9
[along>a long] time|way|term|distance :: 0.95
[alone>along] with {PRP|DT|NNS|PRP$} :: 0.5
[aloud>allowed] to
read|reading|said|say|think|thinking|speak [allowed>aloud]
[bare>bear] in mind
[bear>bare] {NN} feet|foot|hands
[brake>break] the|a|my|down|up|out|into|law|laws|rules|record|promise :: 0.8
[break>brake] pedal|pedals|pads
to|can|could|will|would|must|should|n't [by>buy] {DT|PRP|JJ|NNS|PRP$} {NN|NNS|JJ} :: 0.8
new|wear|wearing|buy|washing|beautiful|expensive|fashionable|fashion [cloths|cloth>clothes]
[compliment>complement] each other :: 0.9
[conscience>conscious] of :: 0.8
guilty|good|bad|clear|my|social|moral [conscious>conscience] {END}
[costumer>customer] :: 0.85
[costumers>customers] :: 0.9
web [cite|sight>site]
[site>sight] seeing
[sight|cite>site] of the accident :: 0.4
at first [site|side>sight]
love at first [site|side>sight]
[sighted>cited] by|in :: 0.3
my|a|your|her|his|write|writing|keep [dairy>diary] {END|CC}
[diary>dairy] products|product|farm|farming|farmers|cows|cow|industry|milk
have|had|having|eat|ate|eating|for|cook|cooking|prepare|my|after|breakfast|lunch|and|the|make|making [diner>dinner] {END|IN|CC|TO|RB}
is|was|are|were|already [died>dead] {END|CC} :: 0.8
the|his|her|my|of|after|to|their|until|cause|causes|certain|brain [dead>death] {END|IN} :: 0.4
{PRP$|POS} [dead>death] {END|IN|CC|VBD} :: 0.9
i|you|we|they|people|to|can|will|would|me|make|makes|him|them|always [fell>feel] happy|sad|good|better|bad|comfortable|tired|relaxed|free|like|that|very|more|so|safe|lonely|alone|ashamed|angry|nervous|stressed
i|we|he|she|they [fell>felt] happy|sad|good|better|bad|comfortable|relaxed|like|that|very|lonely|angry|nervous|stressed :: 0.4
[felt>fell] in love|asleep|down|off|into|ill
i|he|she|they|we [felt|feel>fell] in love|asleep|down
come|comes|came|coming|far|away|different|apart|suffer|suffering|suffers|get|got|learn|learned|benefit|prevent|back|aside|range|ranging|friend|friends [form>from] {DT|PRP$|NNP|PRP|CD|NNS|NN|JJ|VBG}
[from>form] of {NN|NN|DT} :: 0.85
a|the|this|any|some|in|another|other|an|simple|different|new [from>form] of
[hole>whole] {NN} {END|IN|VBZ} :: 0.3
the|my|his|her|this|a [hole>whole] world|life|day|family|time|country|thing|society|class|year|week|city|population|body|process|night|idea|story
come|comes|came|around|live|lived|stay|right|over [hear>here] {END|CC|IN}
[here>hear] from|about|the|that|you|me|him|it :: 0.3
to|can|could|n't|not|will|never [here>hear] {DT|PRP|PRP$|IN|RB|NNS|NN}
a|the|some|my|many|any|these|those [knew>new] {NN|NNS|JJ}
i|we|you|they|n't|not|to|he|she|ever|never [no|now>know] that|how|what|why|who|where|if|whether|about|him|her|them|it|you|the|very :: 0.7
do|does|did|to n't|not [no|now|knew|new>know]
to|n't [now>know] {WRB|WP|DT|PRP|IN|RB} :: 0.75
right|until|from|till|by|just|up to|even|till [know>now] {END} :: 0.7
right [know>now]
[lay>lie] down|on :: 0.3
[latter>later] on|than|in :: 0.7
my|his|her|our|their|your|daily|whole|of|the|social|everyday|normal|better|good|real|modern|in|this|a|healthy|happy|entire|new|private|easy|hard|quality|personal [live>life] {END|CC|IN|VBZ|WRB|MD|END} :: 0.8
my|his|her|our|their|your|daily|whole|social|everyday [live>life] {IN|END|CC|VBZ|TO|RB|MD} :: 0.9
[lifes>lives]
[life>live] in|a|with|without|longer|alone|here|there|together|happily :: 0.3
to|can|could|will|would|must|should|n't|who|they|we|people|i|you [life>live] in|a|with|without|longer|alone|here|there|together|happily|on|at|near|healthy|their|our|my|his
[leave>live] in|with|alone|together|here {DT|NNP|PRP$|END} :: 0.3
they|we|i|people|who|you [leave>live] in {DT|NNP|PRP$} :: 0.6
[leaved>left]
[lighting>lightning] bolt|strike|strikes|struck
thunder and [lighting>lightning]
to|can|will|could|would|n't|i|we [meat>meet] {PRP|PRP$|DT|NNS|JJ|NNP}
eat|eating|of|eats|cook|ate|red|raw|cooked|fresh|delicious [meet>meat] {END|CC|IN}
a|one|two|every|each|small|single|big|this [peace|peaces>piece] of
[piece>peace] and|of mind|quiet|love :: 0.8
world|in|inner|make|for|live [piece>peace] {END|CC}
medical|military|trained|hospital|our|security|qualified [personal>personnel] {END|IN|TO|MD|VBP|WP}
[plane>plan] {TO} :: 0.4
a|the|no|any|some|more|living|as|scientific|enough|good [prove>proof] {END|IN|WDT}
to|can|could|will|would|n't|i|this|that|which|it [proof>prove] {DT|PRP|IN|PRP$|WRB|WP}
[belive>believe]
my|his|her|our|their|religious|this|strong|common|general|popular|a|the|your|personal|firm|traditional [believe>belief] {END|IN|VBZ|CC|MD} :: 0.9
my|his|her|our|their|religious|these|those|different|traditional|personal [believes>beliefs]
i|we|you|they|people|to|n't|not|strongly|really|who|do [belief>believe] {IN|PRP|DT|that|NNS|JJ|EX|NN|RB}
he|she|it [beliefs>believes]
[relive|relief>relieve] {PRP$|DT|PRP} {NN|NNS} :: 0.4
to|can|help|helps|will [relief>relieve] {DT|PRP$|NN|NNS|PRP}
[rise>raise] children|money|awareness|funds|the|their|a {NN|END|IN|NNS} :: 0.4
[safe>save] the|money|time|lives|our|energy|water|us|him|her|them|a :: 0.3
to|can|will|could|would|must|should|and|help [safe>save] the|money|time|lives|our|energy|water|us|him|her|them|a|people|their|my|your
is|are|be|feel|very|more|was|were|keep|stay|so|as|not|and|being [save>safe] {END|IN|CC|TO|NN} :: 0.85
for|on|the|of|her|total [sell>sale] {END|IN}
to|can|could|will|would|n't|they|we|who|i|and [sale>sell] {DT|PRP$|PRP|NNS|NN|JJ}
in|into|the|by|near|of|deep|blue|at [see>sea] {END|CC} :: 0.6
make|makes|made|making|common|no [since|sens>sense] {END|IN|TO|CC}
more|less|better|worse|rather|bigger|larger|smaller|greater|easier|cheaper|older|younger|longer|faster|higher|lower|stronger|harder|safer _? [that>than] {DT|PRP$|NNS|NNP|CD|VBG|JJ} :: 0.4
i|we|they|people|you|n't|to|would|do [thing>think] {IN|PRP|DT|that|it|EX|NNS|about|so|NN|PRP$|JJ}
a|the|this|every|one|important|same|good|best|bad|other|worst|whole|main|great|such|strange|interesting [think>thing] {END|IN|VBZ|TO|WDT|VBD|PRP|CC|MD}
he|she [things>thinks]
many|some|these|those|different|all|other|new|good|bad|important|two|three|several|such|interesting|few|the|of|more [thinks>things]
[thinks>thanks] to|for :: 0.6
[trail|trial>trial] and error
is|are|was|were|be|a|it|so|'s [vary>very] {JJ|RB} :: 0.9
[very>vary] {IN} :: 0.6
is|are|was|were|be|a [every>very] {JJ|RB} {END|CC|IN|TO} :: 0.6
{VB|VBD|NN|NNS|PRP|IN|RB} [very>every] day|week|month|year|morning|time|single {END|PRP|DT|IN} :: 0.6
[wander>wonder] if|whether|why|how|what|where|when
[wonder>wander] around|through|about the|in :: 0.5
[waist>waste] of|time|money
this|next|last|every|one|a|per|once|each|whole|two|three [weak|weaks>week] {END|CC|IN|CD|PRP} :: 0.8
[week>weak] point|points|side|economy
is|are|was|too|so|feel [week>weak] {END|CC|IN|TO|JJ}
[wear|were|where>where] do|does|did you|he|she|they|i|we :: 0.85
[wich|witch|whitch>which] {VBZ|VBP|MD|PRP|VBD|DT} :: 0.9
[with>which] {VBZ|VBP|MD} :: 0.4
[wright|rite|right>write] a|an|the|my|his|essay|letter|letters|about|to {NN|NNS|PRP|JJ} :: 0.3
to|can|could|will|would|n't|i|must|should [wright|rite|right>write] a|an|the|my|his|essay|letter|letters|about|to|you|me|this|it
on|cross|the|in|by|main|this|busy [rode|rod>road] {END} :: 0.6
`;

/** One and many of a noun that are taken for each other. */
export const CONFUSED_NUMBERS = `
[woman>women] {VBP} :: 0.6
many|these|those|most|some|all|all|young|other|two|three|several|few|more|both|men and [woman>women]
a|this|one|every|each|another [women>woman] {END|VBZ|VBD|IN|CC|WP|MD|RB|TO}
a|this|one|every|each|another [men>man] {WP|VBZ|END|VBD|IN|CC|MD}
many|these|those|all|several|two|three|few [man>men]
many|these|those|all|several|two|three|few|my|her|his|our|their|young|some|most|other|more [childrens|childs>children]
many|some|other|young|old|most|these|all|more|the [peoples>people] {VBP|WP|MD|VBD|TO|END} :: 0.7
[many peoples>many people]
<!- a|one [people>person] {END|WP|VBZ|IN|MD|VBD|TO} :: 0.85
every [people>person]
`;
