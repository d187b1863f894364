/**
 * Verbs and the preposition that learners put after them by mistake. What is wrong stands left of `>`; right of it the
 * preposition that the verb takes, or nothing where it takes its object directly.
 */
export const VERB_PREPOSITIONS = `
discuss:V [about>] {NP}
discussed|discussing [on>] {DT|PRP$|NN|NNS}
emphasize|emphasise:V [on>] {NP|VBG}
emphasize|emphasise:V [about>]
stress:V [on>] the|that|this
contact:V [with>] {NP}
contact:V [to>] {PRP|DT|NNP|PRP$}
contacted [to>] {NP}
mention:V [about>] {NP}
mention:V [of>] the|this|that :: 0.6
explain:V [about>] {NP} :: 0.7
describe:V [about>] {NP}
request:V [for>] {DT|PRP$|NN|NNS|JJ} :: 0.55
demand:V [for>] {DT|PRP$} :: 0.55
answer:V [to>] {DT|PRP|PRP$}
answer:V [to>] question|questions|me|him|them
reach:V [to>] the|a|this|that|my|his|our|their :: 0.6
reach:V [at>] {NP} :: 0.8
approach:V [to>] {DT|PRP|PRP$}
enter:V [to>] {DT|PRP$|NN|NNP}
enter:V [in>] the room|house|building|university|classroom|country|city|school :: 0.8
enter:V [inside>] {DT|PRP$}
marry:V [with>] {PRP|DT|NNP|PRP$}
marry:V [to>] {PRP|NNP} :: 0.4
get:V married [with>to]
got|get|getting married [with>to]
am|is|are|was|were|be|been married [with>to]
attend:V [to>] school|schools|university|universities|college|class|classes|lessons|lectures|conferences|meetings|courses|church
attend:V [to>] the|a|my|our|this meeting|class|course|party|conference|concert|school|lecture|university|event|ceremony|wedding|lesson|seminar|workshop
attend:V [in>] the|a|this|my|our|these :: 0.7
attend:V [at>] the|a|this|my|our|these :: 0.55
accompany:V [with>] me|him|her|us|them|you|my|his
resemble:V [to>]
resemble:V [with>]
affect:V [on>] {NP}
affect:V [to>] {NP}
affect:V [in>] {DT|PRP|PRP$} :: 0.6
influence:V [on>] {DT|PRP|PRP$|NNS}
impact:V [to>] {NP}
lack:V [of>] {NP}
lack:V [in>] {DT|JJ|NN|NNS} :: 0.55
investigate:V [about>] {NP}
investigate:V [on>] {NP} :: 0.8
research:V [about>] {NP} :: 0.6
analyze|analyse:V [about>] {NP}
examine:V [about>] {NP}
consider:V [about>] {NP}
consider:V [on>] {NP} :: 0.6
join:V [to>] {NP}
obey:V [to>] {NP}
disobey:V [to>] {NP}
oppose:V [to>] {DT|PRP$|NNS|NNP} :: 0.3
order:V [for>] a|the :: 0.4
phone|telephone:V [to>] me|him|her|us|them|you
phone:V [to>] {PRP$|NNP}
ring:V [to>] me|him|her|them
kiss|hug|thank|greet|welcome|congratulate|invite|visit|help|meet|marry|hate|love|watch|miss|remind|inform|warn|advise|encourage|inspire|motivate|support|punish|protect:V [to>] me|him|us|them
enjoy|like|love|hate|prefer:V [of>] {DT|PRP|PRP$}
enjoy:V [with>] {DT|PRP$} :: 0.4
visit:V [to>] {DT|PRP$} :: 0.7
visiting [to>] {NP}
visit:V [in>] {NNP} :: 0.4
leave:V [from>] home|school|work
answer:V [for>] the|this|my|your question|questions
cause:V [to>] {DT|PRP$|NN|NNS|JJ} :: 0.45
doubt:V [of>] {NP} :: 0.6
fear:V [of>] {NP} :: 0.4
face:V [with>] {DT|NNS|JJ|NN} :: 0.35
face:V [to>] {DT|NNS|JJ} :: 0.5
comprises|comprise [of>]
access:V [to>] {DT|NN|NNS|PRP$} :: 0.5
await:V [for>]
seek:V [for>] {NP} :: 0.7
search:V [about>for]
search:V [after>for]
listen:V [music>to music]
listen:V [>to] {DT|PRP$|NNS} :: 0.75
listen:V [at>to] {NP} :: 0.7
depend:V [of>on]
depend:V [from>on]
depend:V [in>on] {DT|PRP$} :: 0.8
depend:V [to>on] {NP}
depend:V [by>on]
depend:V [>on] {DT|PRP$|WP|WRB} :: 0.7
rely:V [in>on] {NP}
rely:V [of>on]
rely:V [to>on]
rely:V [from>on]
insist:V [in>on] {VBG|NN|DT|PRP$}
insist:V [to>on] {NN|DT|PRP$|NNS}
concentrate:V [in>on] {VBG|PRP$|DT|JJ|NNS} :: 0.6
concentrate:V [at>on] {NP}
concentrate:V [to>on] {DT|PRP$|NN|NNS}
focus:V [in>on] {VBG|PRP$|JJ|NNS|NN} :: 0.8
focus:V [at>on] {NP}
focus:V [to>on] {DT|PRP$|NN|NNS|JJ|VBG}
focused [in>on] {NP|VBG}
consist:V [in>of] {DT|NNS|CD} :: 0.5
consist:V [on>of] {NP}
consist:V [from>of]
consist:V [by>of]
consist:V [with>of] {DT|NNS|CD} :: 0.6
consist:V [>of] {DT|CD|NNS} :: 0.75
composed|comprised|consisted [by>of]
composed|comprised [from>of] :: 0.7
composed [with>of] {DT|CD|NNS} :: 0.4
belong:V [>to] {DT|PRP$|PRP|NNP} :: 0.8
belong:V [of>to] {NP}
belong:V [from>to] {NP}
belong:V [at>to] {NP} :: 0.7
arrive:V [to>at] home|school|work|university|airport|station|conclusion
arrive:V [to>at] the|a|an|my|our|his|her|their|this|that|your
arrive:V [to>in] {NNP}
arrive:V [into>in] {NNP} :: 0.6
arrive:V [in>at] the|a airport|station|school|hotel|party|beach|house|university|office
participate:V [to>in] {NP}
participate:V [at>in] {NP} :: 0.8
participate:V [of>in]
participate:V [with>in] the|a project|competition|event|game|activity|activities :: 0.6
participate:V [>in] {DT|PRP$} :: 0.6
take part [to>in] {NP}
take:V part [at>in] {NP}
take:V part [on>in]
take:V part [of>in] :: 0.6
take:V care [about>of] {NP}
take:V care [for>of] {NP}
take:V care [to>of] {DT|PRP|PRP$}
taking care [about|for|with>of]
take:V care [>of] {PRP$|PRP|DT} :: 0.8
take:V advantage [from>of]
take:V advantage [on>of]
make:V fun [at|on>of]
pay:V attention [on>to]
pay:V attention [at>to]
pay:V attention [in>to] {NP} :: 0.8
pay:V attention [for>to]
pay:V attention [about>to]
pay:V attention [with>to]
pay:V attention [>to] {DT|PRP$} :: 0.6
dream:V [with>of] {NP|VBG}
dream:V [to>of] {VBG}
think:V [in>about] {VBG|PRP|DT|PRP$} :: 0.6
think:V [on>about] {PRP|PRP$|VBG} :: 0.6
thinking [in>about] {PRP|PRP$|VBG} :: 0.7
believe:V [to>in] {DT|PRP|NNP|NN} :: 0.6
succeed:V [to>in] {VBG|NN}
succeed:V [on>in] {VBG}
succeed:V [at>in] {VBG} :: 0.4
specialize|specialise:V [on>in] {NP}
specialize|specialise:V [at>in] {NP}
invest:V [on>in] {NP}
invest:V [to>in] {NP}
invest:V [for>in] {DT|JJ|NN|NNS} :: 0.4
result:V [to>in] {DT|NN|NNS|JJ|JJR}
result:V [on>in] {DT|NN|NNS|JJ}
result:V [into>in] {DT|NN|NNS|JJ} :: 0.8
divide:V [in>into] two|three|four|five|several|groups|parts :: 0.75
split:V [in>into] two|three|four|five|several|groups|parts :: 0.4
translate:V [in>into] {NNP|JJ} :: 0.5
transform|convert|turn|change:V [in>into] a|an :: 0.6
lead:V [into>to] {DT|NN|NNS|JJ} :: 0.3
suffer:V [of>from] {NP}
suffer:V [by>from] {NN|NNS|JJ} :: 0.7
suffer:V [with>from] {DT|NN|NNS|JJ} :: 0.5
suffering|suffered|suffers [for>from] {DT|NN|NNS|JJ} :: 0.4
prevent:V {PRP|NN|NNS} [of>from] {VBG}
prevent:V {PRP|NN|NNS|NNP} [to>from] {VBG}
protect:V {PRP|NN|NNS} [of>from] {NP}
differ:V [of>from]
differ:V [to>from] {NP} :: 0.6
differ:V [than>from]
escape:V [of>from] {NP} :: 0.8
recover:V [of>from] {NP}
benefit:V [of>from] {NP}
benefit:V [by>from] {NP} :: 0.4
derive:V [of>from] {NP} :: 0.5
graduate:V [of>from]
graduate:V [in>from] university|college|school
graduate:V [at>from] {NP} :: 0.6
borrow:V {NN|NNS|PRP} [of>from] {NP} :: 0.5
separate:V [of>from] {NP}
depart:V [of>from] {NP}
die:V [with>of] cancer|hunger|thirst|aids|malaria
die:V [for>of] cancer|hunger|thirst|aids|malaria
apologize|apologise:V [about>for] {VBG|DT|PRP$} :: 0.4
apologize|apologise:V [of>for]
apologize|apologise:V [for>to] me|him|them|us
apply:V [to>for] the|a|this|that job|position|post|scholarship|visa|loan|grant
apply:V [at>for] the|a|this|that job|position|post
apply:V [in>for] the|a|this|that job|position|post
apply:V [>for] a|the|this job|position|post|scholarship
ask:V [to>] me|him|her|us|them|you :: 0.9
ask:V [to>] the|my|a|his|her teacher|teachers|father|mother|friend|friends|parents|boss|man|woman|doctor|people
ask:V [>for] help|advice|permission|forgiveness|money :: 0.5
ask:V [about>for] help|advice|permission
wait:V [>for] my|your|his|her|our|their|me|him|us|them|you :: 0.75
wait:V [to>for] {PRP|DT|NNP|PRP$}
wait:V [at>for] me|him|her|us|them
wait:V [from>for] {PRP}
look:V forward [for>to]
look:V forward [of|in|on|at>to]
look:V forward [>to] {VBG|DT|PRP$}
looking [forward>forward to] {VBG|DT|PRP$}
looking|looked [to>at] each other
prepare:V [to>for] {DT|PRP$|NN|NNS} :: 0.55
search|look:V [the>for the] job :: 0.4
search:V [>for] a|an new|better|good job|house|flat|work|solution|information :: 0.6
hope:V [to>for] {DT|PRP$|JJR} :: 0.3
vote:V [to>for] {DT|NNP|PRP$} :: 0.5
care:V [of>about] {DT|PRP|PRP$|NN|NNS} :: 0.6
care:V [with>about] {NP} :: 0.5
worry:V [of>about] {NP|VBG}
worry:V [for>about] {PRP|PRP$|DT} :: 0.5
complain:V [for>about] {DT|PRP$|NN|NNS} :: 0.6
complain:V [on>about] {DT|PRP$|NN|NNS}
complain:V [against>about] {DT|PRP$} :: 0.3
argue:V [on>about] {DT|PRP$} :: 0.3
inform:V {PRP} [on>about] {DT|PRP$} :: 0.3
laugh:V [of>at] {NP}
laugh:V [on>at] {NP}
laugh:V [about>at] me|him|her|them|us :: 0.5
smile:V [to>at] me|him|her|us|them|you :: 0.7
shout:V [to>at] {PRP} :: 0.4
stare:V [to>at] {NP}
aim:V [to>at] {VBG|DT|NN} :: 0.6
point:V [to>at] me|him|her|us|them :: 0.3
agree:V [to>with] me|you|him|her|them|us|this|that statement|opinion|idea|view :: 0.6
agree:V [to>with] me|you|him|her|them|us
agree:V [to>with] the|this|that|your|his|these|my statement|opinion|idea|view|author|point|argument|statements|opinions|ideas
agree:V [about>with] the|this|that statement|opinion|idea|view
agree:V [on>with] the|this|that statement|opinion|author
agree:V [in>with] the|this|that statement|opinion|idea|view
agree:V [>with] the|this|that|your|these statement|opinion|idea|view|author
disagree:V [to>with] {DT|PRP|PRP$}
disagree:V [about>with] the|this|that statement|idea|opinion
disagree:V [>with] the|this|that statement|opinion|idea|view
compete:V [to>with] {PRP|NNS|NNP} :: 0.4
deal:V [about>with] {NP}
deal:V [to>with] {DT|NN|NNS|JJ}
deal:V [on>with] {NP} :: 0.5
cope:V [up>] with
cope:V [to|on|about>with]
cope:V [>with] the|this|these|their|his
provide:V [to>with] me|us|them|him|you {DT|NN|NNS|JJ} :: 0.5
provide:V us|them|me|him|you [>with] {DT|NN|NNS|JJ} :: 0.6
provide:V people|students|children|customers|users|him [>with] {DT|JJ} :: 0.5
supply:V us|them|me|him|you [>with] {DT|NN|NNS|JJ} :: 0.6
equip:V [by>with]
fill:V [by>with] {NN|NNS|JJ} :: 0.5
filled|full [by|from>with] {NN|NNS} :: 0.3
cover:V [of>with] {NN|NNS} :: 0.5
collaborate:V [to>with]
communicate:V [to>with] {PRP|NNS} :: 0.4
interact:V [to>with] {NP}
compare:V [than>with]
compare:V [from>with]
compared [from>with]
compared [of>with]
contribute:V [for>to] {NP|VBG}
contribute:V [in>to] {VBG|DT|NN|NNS|JJ} :: 0.6
contribute:V [on>to]
contribute:V [at>to]
contribute:V [of>to]
contribute:V [with>to] the|a development|growth :: 0.5
adapt:V [with>to] {DT|NN|NNS|JJ}
adapt:V [in>to] {DT|JJ} new|environment :: 0.6
adjust:V [with>to] {NN|NNS|JJ} :: 0.4
attach:V [with>to] {NP} :: 0.5
attract:V [for>to] :: 0.4
refer:V [at>to]
refer:V [on>to]
react:V [on>to] {NP} :: 0.7
reply:V [for>to] {DT|PRP$|PRP}
reply:V [>to] me|him|her|us|them|your|my
respond:V [on>to] {DT|PRP$} :: 0.6
respond:V [for>to] {DT|PRP$|NN} :: 0.6
object:V [for|against>to] {DT|NN|VBG} :: 0.4
prefer:V {NN|NNS|VBG} [than>to] {NN|NNS|VBG}
prefer:V {NN|NNS|VBG} {IN} {NN|NNS} [than>to] {NN|NNS|VBG} :: 0.8
happen:V [with>to] {PRP} :: 0.6
happen:V [for>to] {PRP} :: 0.4
explain:V [me>to me] {DT|WP|WRB|PRP$}
explain:V [us>to us] {DT|WP|WRB|PRP$}
explain:V [him>to him] {DT|WP|WRB|PRP$}
explain:V [them>to them] {DT|WP|WRB|PRP$}
explain:V [you>to you] {DT|WP|WRB|PRP$}
said|say|says [>to] me|him|us|them {END} :: 0.6
talk:V [>to] me|him|us|them|each|someone :: 0.85
talk|speak:V [>about] {PRP$} life|lives|family|job :: 0.6
go:V [to>] home :: 0.93
going|went|gone [in>to] {PRP$} school|university|college|office :: 0.6
go:V [>to] school|university|college|church|bed|work :: 0.85
go:V [to>] abroad|there|here|shopping|swimming|fishing|downtown|upstairs|downstairs|overseas|sightseeing|camping|skiing|hiking|jogging|dancing|clubbing
come|came|coming|comes [to>] home|here|abroad
return|returned|returning|returns [to>] here|there :: 0.85
return:V [back>] :: 0.7
return:V [to>] home|here|there :: 0.85
return:V [back>] to
arrive:V [to>] home|here|there
arrived|arrive [at>] home|here|there
get|got [to>] home|there|here
travel|move|stay|live|study|work|travelled|traveled:V [to|in>] abroad|overseas
travel:V [for>to] {NNP}
travel:V [>to] {NNP} :: 0.3
spend:V {NN|NNS|CD|JJ} [for>on] {NN|NNS|DT} :: 0.3
spend:V time|money|hours [to>on] {DT|NN|NNS|PRP$} :: 0.6
blame:V {PRP} [of>for]
accuse:V {PRP|NNP|NNS} [for>of] {VBG|DT|NN}
accused [for|with>of] {VBG|NN|DT}
remind:V [>of] {PRP$} childhood :: 0.6
remind:V me|us|him|her|them [about|to>of] {NN|NNS|PRP$} childhood|days|time :: 0.6
remind:V me|us|him|her|them [>of] the|my|a|an :: 0.5
convince:V {PRP} [for>of] {DT}
dispose:V [>of] the|their|waste
approve:V [with>of] {NP}
smell|taste:V [to>of] {NN} :: 0.4
get:V rid [from>of]
get:V rid [off>of]
get:V rid [with>of]
get:V used [with>to]
get|got|gets|getting used [of|at|for>to]
lose:V [of>] {PRP$} :: 0.6
play:V [with>] football|tennis|basketball|computer :: 0.6
play:V [>the] guitar|piano|violin|drums|flute|cello :: 0.55
travel|go|come|went:V [with>by] car|bus|train|plane|bike|bicycle|taxi|boat|ship|metro|tram|underground :: 0.85
go|travel|come|went:V [in>by] car|bus|train|plane|bike|bicycle|taxi|metro :: 0.85
go|travel|come:V [by>on] foot :: 0.8
go:V [with>on] foot
fall:V in love [to|of|on|from|by|for>with]
fall:V [on>in] love
`;
