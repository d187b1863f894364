/** Nouns with their preposition, and phrases that are fixed with their preposition. */
export const NOUN_PREPOSITIONS = `
^ [in>on] the other hand
but|and [in>on] the other hand
[in>on] the other hand ,
[by>on] the other hand
[at>on] the other hand
[for>on] the other hand
[from>on] the other hand
[in>on] the one hand
[by>on] the one hand
[from>on] the one hand
[in other hand>on the other hand]
[on other hand>on the other hand]
[by other hand>on the other hand]
[for other hand>on the other hand]
[in the other side>on the other hand] , :: 0.7
[on another hand>on the other hand]
[in the contrary>on the contrary]
[at the contrary>on the contrary]
^ [by the contrary>on the contrary]
^ [by contrary>on the contrary]
^ [in contrary>on the contrary] , :: 0.8
^ [in|on|by|from>in] my opinion
[on|at|by|from>in] my opinion
[according to my opinion>in my opinion]
[according>according to] {DT|PRP$|PRP|NNP} :: 0.8
according [with|of|by|from|on|in|for>to]
[accordingly>according] to :: 0.6
[in|on>from] my point of view
[in|on>from] this|that point of view
in|from my [point>point of view] , :: 0.7
[in>at] the moment {END} :: 0.45
[on>at] the moment {END}
[in>at] that|this moment , :: 0.6
[in>at] the same time
[on>at] the same time
[by>at] the same time
[in>at] that time {PRP|DT} :: 0.35
[on>at] that time :: 0.9
[in>at] the same level :: 0.5
[on>at] the beginning of
[in>at] the beginning of :: 0.3
[in>at] the end of the day|month|week|year|semester|film|movie|book|story|game|lesson|class :: 0.8
[on>at] the end of the|this|every|each day|month|year|week|film|movie|story|book|lesson|class|course|meeting|summer|semester|school|term :: 0.9
[in>at] first sight|glance
[on>at] first sight|glance
[in>on] one hand , :: 0.6
[at>in] the future {END}
[on>in] the future
[at>in] the past :: 0.9
[on>in] the past {END}
[at>in] the morning|afternoon|evening :: 0.75
[on>in] the morning|evening {END} :: 0.6
[on|at>in] the afternoon {END} :: 0.6
[in>at] night {END} :: 0.7
[in>on] {NNP} morning|afternoon|evening|night :: 0.6
[in|at>on] monday|tuesday|wednesday|thursday|friday|saturday|sunday :: 0.9
[in|at>on] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays :: 0.9
[on|at>in] january|february|march|april|june|july|august|september|october|november|december {END} :: 0.8
[on>in] january|february|april|june|july|august|september|october|november|december , :: 0.4
[in>on] my|his|her|their|our birthday
[in>on] weekdays|weekends
[on|at>in] summer|winter|autumn|spring {END} :: 0.8
[in>on] holiday {END} :: 0.7
[in>on] vacation {END}
[in>on] the weekend :: 0.7
[in>on] television {END}
[in>on] the television
[in>on] tv {END}
[in|at>on] the internet :: 0.85
[in>on] internet {END} :: 0.6
[in|on>on the] internet {END} :: 0.6
[in>on] facebook|twitter|youtube|instagram {END} :: 0.6
[in>on] the radio
[in>on] the phone|telephone :: 0.7
[in>on] the earth {END} :: 0.5
[in>on] earth {END} :: 0.6
[in>on] this|our planet {END} :: 0.7
[on>in] the world {END} :: 0.7
[in>on] a|the trip :: 0.4
[on>in] the city|town|country {END} :: 0.7
[on>in] this|that city|town|country|area|region|field {END} :: 0.6
[in>on] the beach {END} :: 0.7
[in>on] the first|second|third|last day :: 0.7
[in>on] average , :: 0.8
[in|with>on] purpose {END} :: 0.9
[in>on] foot
[in>by] chance {END}
[on|for|in>by] accident {END} :: 0.85
[in|by>for] example ,
[by|in|at>for] instance
[as|like>for] example , :: 0.5
for [exemple>example]
[in|at>as] a result ,
[for|at|in>as] a consequence ,
[on|by|at>in] conclusion ,
[as|for>in] conclusion ,
[at|for>in] addition ,
in [additional>addition] ,
in addition [of>to]
in addition [with>to]
[on|at>in] fact ,
[by|at|on>in] general ,
[at>in] order to
in order [for>to] {VB}
[on|by|at>in] this|that way , :: 0.85
[by|on|at>in] other words
[by>in] particular , :: 0.9
[by>in] detail|details {END} :: 0.8
[in>at] least {CD} :: 0.7
at [less>least] {CD}
[at|in>by] the way ,
in spite [the>of the]
in spite [to|on|for>of]
in [despite>spite] of
[despite of>despite]
[in despite of>in spite of]
because [for|from>of] {DT|PRP$}
instead [to|from|than>of] {VBG|DT|PRP$}
instead [>of] {VBG}
thanks [of|by>to] {DT|PRP$|PRP|NN|NNS}
due [of|for|with|by>to] {NP|VBG}
due [the>to the]
regardless [to|from|about>of]
regardless [>of] {DT|WP|WRB|PRP$} :: 0.8
irrespective [to|from>of]
in [regards>regard] to
with respect [of>to] {NP}
[in comparison of>in comparison with]
[in comparing>in comparison] with|to
in contrast [of>to]
in contrast [from|than>to]
as opposed [with|from>to]
in front [>of] {DT|PRP|PRP$} :: 0.8
in front [to|from|at>of]
on top [>of] {DT} :: 0.6
[at>in] front of
in the middle [>of] {DT} {NN} :: 0.4
in the middle [at|in|on|from>of]
[on>in] the middle of :: 0.9
at|in the end [>of] the day|week|month|year :: 0.8
with the aim [to>of] {VBG}
with|in the hope [to>of] {VBG}
reason|reasons [of>for] {DT|PRP$|VBG} :: 0.55
reason|reasons [to>for] {VBG|DT}
cause [for>of] {DT} {NN} :: 0.3
cause|causes [to>of] {DT|NN|JJ}
solution [of>to] {DT|PRP$} problem|problems|issue|crisis :: 0.5
solution|solutions [for>to] {DT} problem|problems :: 0.3
key [of>to] success|happiness
answer|answers [of>to] {DT|PRP$} question|questions|problem
answer|answers [for>to] {DT|PRP$} question|questions
reply [for>to] your|my
reaction [for|on>to] {DT|PRP$} :: 0.55
access [of>to] {DT|JJ|NN|NNS} :: 0.35
access [for|with>to] {NN|NNS|JJ} :: 0.4
attention [for|on>to] {PRP|DT|NNS} :: 0.4
damage [for|of>to] {DT} environment|health|body|brain :: 0.7
threat [for|of>to] {DT} environment|health|society|world|planet|human|humans|nature|life :: 0.6
danger [for>to] {DT|NN|PRP$} :: 0.4
attitude|attitudes [for>towards] {NP} :: 0.5
contribution [for|in|on>to] {DT|NN|JJ} :: 0.5
alternative [of|for>to] {DT|NN|NNS} :: 0.35
exception [of>to] {DT} rule|rules
damage|harm [in|on>to] {DT|PRP$} environment|health|body|brain|lungs :: 0.6
impact [to>on] {NP} :: 0.8
impact [in>on] {PRP|PRP$|DT} life|lives|environment|society|health|people|children|economy|world :: 0.8
influence [in>on] {PRP|PRP$|DT} life|lives|environment|society|health|people|children|economy :: 0.8
influence|influences [to>on] {NP}
effect|effects [in>on] {PRP|PRP$|DT} life|lives|environment|society|health|people|children|economy|body|brain :: 0.8
effect|effects [to>on] {PRP$|PRP} :: 0.75
effect|effects [for>on] {PRP$} life|lives|health|body :: 0.7
effect|effects [at>on] {DT|PRP$|NN|NNS}
emphasis [in|to|at>on] {DT|NN|VBG|PRP$} :: 0.7
information [of>about] {DT|PRP$} course|school|product|place|company|city|country|event|job :: 0.5
opinion [for>about] {DT|NN|NNS} :: 0.55
advice [of>on] {NN|WRB} :: 0.3
research [about>on] {NP} :: 0.4
increase|decrease|rise|fall|drop|reduction|decline|growth [of>in] the number|amount|rate|price|level|use|proportion|percentage|population|cost :: 0.55
interest [for>in] {NP|VBG} :: 0.6
investment [on>in] {NP}
investments [on>in] {NP}
progress [on|at>in] {PRP$} :: 0.3
experience [on>in] {VBG} :: 0.6
experience [at>in] {VBG}
difficulty|difficulties [to>in] {VBG} :: 0.8
trouble [to>] {VBG}
role [on>in] {NP|VBG} :: 0.9
role [to>in] {VBG|NN|DT} :: 0.6
role [for>in] {VBG|DT} :: 0.35
belief [on|at|of>in] {NN|NNP|NNS|DT} :: 0.3
confidence [on|of|to>in] {PRP|PRP$|DT} :: 0.5
trust [on|to>in] {PRP|PRP$|DT} :: 0.3
success [on|of>in] {VBG} :: 0.4
difference [of>between] {DT|NN|NNS|JJ} and :: 0.4
relationship [to>with] {PRP$} friends|parents|family|mother|father|teacher
contact [to|for>with] {PRP|NNS|PRP$} :: 0.4
problem|problems [of>with] {DT|PRP$} computer|car|internet|phone|engine|system :: 0.3
conversation [to>with] {PRP|PRP$}
agreement [to>with] {PRP|NNP} :: 0.3
demand [of>for] {DT|NN|NNS|JJ} :: 0.3
desire [of>for] {NN|NNS} :: 0.3
love [to>for] {PRP|NNS|PRP$} :: 0.5
chance|opportunity [for>to] {VB}
opportunity [for|of>to] {VB}
ability|opportunity|chance|right|permission|desire|tendency|decision|attempt|effort|failure|willingness|need [of>to] {VB} :: 0.9
example [for>of] {DT} {NN} {END} :: 0.4
examples [for>of] {DT} {NN|NNS} :: 0.4
percentage [from|in>of] {DT|NNS} :: 0.4
number [from>of] {NNS}
majority [from>of] {DT|NNS}
[most>most of] the people|students|time|them|us|population|children|countries :: 0.9
[most>most of] my|our|his|her|their friends|time|life|classmates|family|students|teachers|money
[many>many of] my|our|his|her|their|them|us|the :: 0.9
[some>some of] my|our|his|her|their|them|us|the|these|those :: 0.9
[several>several of] my|our|his|her|their|them|us|the|these|those
[a few|few>a few of] my|our|his|her|their|them|us|the|these|those :: 0.3
[one>one of] my|our|his|her|their|the|these|those {JJS|NNS|RBS} :: 0.9
[one>one of] my friends|friend|sisters|brothers|cousins|classmates|teachers
[each>each of] them|us|you {MD|VBZ|VBD|IN} :: 0.5
[because>because of] this|that {END} :: 0.85
[a lot>a lot of] people|students|friends|money|countries|problems|things|information|children|places|books|food|fun|work|reasons|benefits|advantages|opportunities|water|companies|cars
[a lots of>a lot of]
[lots>lots of] people|things|students|friends|money|problems|fun
a|large|great|huge|big|small number [>of] {NNS} :: 0.85
variety [>of] {NNS} :: 0.6
plenty [>of] {NNS|NN|JJ} :: 0.8
a|this|that|another|any|some|what [kind>kind of] people|things|music|person|problem|problems|food|situation :: 0.6
a|this|that|another|any|some|what [type>type of] people|things|music|person|problem|problems|food|situation :: 0.6
point [on|from|in>of] view
points [on|from|in>of] view
way [for|of>to] {VB} :: 0.9
[at>in] the whole world
[in all over>all over] the
[in all around>all around] the
[in>to] some extent :: 0.95
[at|on|in>to] a certain extent :: 0.9
[at|on>to] some extent
[in>on] a large scale
[in>on] a daily basis :: 0.95
[at|in>on] a regular basis
[at|on>in] the long run|term
[at>in] my|his|her|their|our childhood|life|lives|dreams
[on>in] my|his|her|their|our childhood :: 0.9
[on|at>in] my|his|her|their|our free|spare time
[in>at] the age of :: 0.9
[on|with>at] the age of
[in>at] an early age
[with>at] high speed|speeds :: 0.3
[on>under] these|those|such circumstances|conditions :: 0.7
[at>under] these|those|such circumstances
[in>under] no circumstances
[with>in] danger :: 0.6
[on|in>at] home {END} :: 0.6
[in>at] school {END} :: 0.4
[on|in>at] university {END} :: 0.4
[in>at] work {END} :: 0.3
[on>at] a|the party {END} :: 0.5
[in>at] a|the party {END} :: 0.4
[in>at] the bus stop
[in the|at the>at] home {END} :: 0.5
[in>on] the left|right side :: 0.7
[in>on] page :: 0.9
[in>on] the list {END} :: 0.4
[on>in] the picture|photo|photograph {END} :: 0.6
[in>on] {NN} 's behalf
[in>on] behalf of :: 0.6
[in>for] sale :: 0.3
[in>under] construction :: 0.4
[on>in] danger
[on|at>in] public {END} :: 0.8
[on>in] a|the hurry
[on>by] mistake|heart {END} :: 0.8
[on|for>at] the expense of
[in>at] the expense of
[on>with] the help of
[by|in>with] the help of
[since>for] {CD} years|months|weeks|days|hours|minutes {END} :: 0.85
[since>for] {CD} years|months|weeks|days|hours|minutes now
[since>for] many|several|some years|months|weeks|days {END} :: 0.8
[since>for] a long time
[since>for] long|ages {END} :: 0.8
[from>for] {CD} years|months|weeks {END} :: 0.4
[during>for] {CD} years|months|weeks|days|hours|minutes !of !follow !{NN|JJ|VBG} :: 0.8
[during>for] two|three|four|five|six|seven|eight|nine|ten|several|many years|months|weeks|days|hours|minutes !of !follow !{NN|JJ|VBG} :: 0.8
[for>since] 1980|1990|1995|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020 {END} :: 0.7
for [>a] long time {END} :: 0.9
{CD} years|months|weeks|days|hours [before>ago] {END} :: 0.3
[in the last>last] night|year|week|month {END} :: 0.3
[in|on|at>] last week|month|year|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday :: 0.85
[in|on|at>] next week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday :: 0.85
[in|on|at>] every day|week|month|year|morning|night|summer|weekend|monday|sunday|saturday|friday :: 0.85
{NNS|NN} [in|on|at>] yesterday|tomorrow :: 0.3
[in nowadays>nowadays]
[in|at|on>] nowadays !{POS|PUNCT}
[in|on>at] midnight|noon|dawn|lunchtime :: 0.7
[in>for] the first time {END} :: 0.5
[at|on>for] the first time :: 0.85
[at>in] the meantime
[at>in] the past|last|recent years|decades|decade|year|few
[on>in] the last|past|recent years|decades|few
[at|on>in] recent years
[on>in] the twentieth|nineteenth|eighteenth|20th|19th|21st|18th|twenty century|first :: 0.7
[at|on>in] the 20th|19th|21st|18th century
[on>in] advance {END} :: 0.8
[up to date>up-to-date] {NN|NNS}
`;
