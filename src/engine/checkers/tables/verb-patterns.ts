/** What follows a verb, an adjective or a conjunction: infinitive, gerund or bare form, and the small words that go with it. */
export const VERB_PATTERNS = `
enough|easy|difficult|important|necessary|impossible|possible|able|unable|ready|happy|glad|likely|willing|eager [for>to] {VB} :: 0.8
am|is|are|was|were|be|been|'s|'m|'re able|unable [>to] {VB} :: 0.9
it 's|is|was difficult|easy|hard|important|necessary|possible|impossible|better|essential|interesting|nice|great|fun|useful|dangerous [>to] {VB} :: 0.8
am|is|are|was|were|'m|'re going [>to] {VB} {DT|PRP|PRP$|IN|RB|TO} :: 0.85
want|wants|wanted|decided|decide|hope|hopes|plan|plans|like|likes|try|tries|tried|wish|wishes [>to] {VB} :: 0.7
i|you|he|she|we|they|people need|needs|needed [>to] {VB} :: 0.7
would like|love [>to] {VB} :: 0.9
would|'d like|love [the>to] {VB} :: 0.6
used [>to] {VB} {DT|PRP$} :: 0.5
in order [>to] {VB} :: 0.9
so as [>to] {VB} :: 0.9
ought [>to] {VB} :: 0.9
let|lets|make|makes|made|making|letting me|you|him|us|them|people|it [to>] {VB} :: 0.88
let|lets|letting her|someone|students|everyone [to>] {VB} :: 0.85
makes|make|made her|someone|students|everyone|children [to>] {VB} :: 0.8
had better [to>] {VB} :: 0.9
would rather [to>] {VB} :: 0.9
let|'s us [to>] {VB} :: 0.85
do|does|did|didn|don not|n't [to>] {VB} :: 0.9
prevent|prevents|prevented|stop|stops|stopped me|you|him|us|them|people [to|of>from] {VBG}
help|helps|helped me|you|him|us|them|people|her [for>to] {VB}
thank you|him|them|her [to>for] {VBG|VB} :: 0.6
thanks [to>for] {VBG} :: 0.6
worth [to>] {VBG} :: 0.9
no use [to>] {VBG}
spend|spends|spent|spending time|money|hours|day|days|years|it|weekend|weekends|evenings [to>] {VBG} :: 0.9
have|has|had|having difficulty|difficulties|trouble|problems|fun [to>] {VBG}
busy [to>] {VBG}
keep|keeps|kept [to>] {VBG} :: 0.85
finish|finishes|finished|enjoy|enjoys|enjoyed|avoid|avoids|avoided|practise|practice|stopped|mind [to>] {VBG} :: 0.85
for [to>] {VBG} :: 0.7
[for to>to] {VB} :: 0.93
[for can>to be able to] {VB} :: 0.6
[for not>in order not] to :: 0.7
[for don't>so as not to] {VB} :: 0.5
[because>because of] the|my|his|her|their|our|its weather|rain|traffic|lack|noise|distance|cost|price|temperature|pollution|heat|cold|fact :: 0.85
[such like>such as]
[such us>such as]
[like such>such as] :: 0.6
[for example like>such as] :: 0.6
[such as for example>such as]
[as like>like] {DT|PRP|NN} :: 0.6
the same [like|than|that|with>as] {DT|PRP|PRP$|NNP} :: 0.75
as _ [like|than>as] {PRP|DT|PRP$} :: 0.35
as well|good|bad|big|small|fast|important|much|many|long|old|high|beautiful [than|like>as] {DT|PRP|PRP$|NNP|NN|NNS|CD} :: 0.85
more|less _ [as|that|of|from>than] me|him|her|them|us|you|mine|before|others|other :: 0.5
better|worse|bigger|faster|older|younger|cheaper|easier|higher|larger|smaller [as|from|of>than] {PRP|PRP$|NNP} :: 0.6
better|worse|bigger|faster|older|younger|cheaper|easier|higher|larger|smaller [that>than] {NN|NNS|VBG|PRP$} :: 0.6
[most of>most] people|students|countries|children|cities {VBP|MD|VBD|IN} :: 0.85
[almost of>most of] :: 0.8
[almost>almost all] people|students|countries|everyday|teenagers {VBP|VBD|MD} :: 0.7
[mostly>most] people|students|countries|teenagers {VBP|VBD|MD} :: 0.65
too [much>] {JJ} :: 0.6
so [much>] happy|good|bad|big|beautiful|difficult|easy|interesting|important|sad|tired|expensive|nice|boring :: 0.8
very [much>] happy|good|bad|big|beautiful|difficult|easy|interesting|important|sad|tired|expensive|nice|boring :: 0.8
[very>much] more|better|worse|bigger|faster|cheaper|easier|higher|larger|smaller|older|younger|less :: 0.8
[more much>much more]
[a too>too] {JJ} :: 0.5
[so a>such a] {JJ|NN} :: 0.9
[so>such] a|an {JJ} :: 0.9
[such>so] {RB} :: 0.3
[such a>such] {JJ} {NNS} :: 0.75
[a such>such a] {JJ|NN} :: 0.9
[a quite>quite a] {JJ} {NN} :: 0.6
[half a hour>half an hour]
[how to call>what to call] :: 0.8
[how it is called>what it is called]
[how do you call>what do you call]
[how does it look like>what does it look like]
[how>what] {PRP} look|looks like :: 0.85
[how>what] {DT} {NN} looks like :: 0.85
all [what|which>that] {PRP} {VBP|VBD|VBZ|MD} :: 0.85
everything|something|anything|nothing|things|thing|all [what>that] {PRP|VBZ|VBP|VBD|MD} :: 0.85
{NN|NNS} [what>that] {PRP} {VBP|VBD|VBZ|MD} :: 0.6
that [is why that>is why] {PRP} :: 0.85
[the reason is because>the reason is that] {PRP|DT|EX} :: 0.55
[it exists>there is] :: 0.4
[exist|exists>there are] many|some|a :: 0.6
^ [is>it is] important|necessary|possible|easy|difficult|true|better|impossible|good|very to|that|important|difficult|easy|good :: 0.85
because|that|but|so|when|if|think|and|, [is>it is] important|necessary|possible|impossible|difficult|easy|better to|that :: 0.8
[i am have>I have]
i|you|we|they|he|she [am|'m|are|'re|is|was|were>] have|has|had :: 0.6
i [am>] like|agree|think|want|know|hope|believe|live|go {DT|PRP|TO|IN|PRP$} :: 0.6
[am not agree|'m not agree>do not agree]
[are not agree|'re not agree>do not agree]
[am not agree>do not agree]
[is not agree>does not agree]
[it have>it has]
he|she|it [do>does] not|n't
can|could|may|might|must|should|will [can|could>] {VB} :: 0.6
[will can>will be able to] {VB} :: 0.95
[would can>could] {VB}
[will could>could] {VB}
[will must>will have to] {VB}
[will should>should] {VB} :: 0.8
[can able to>can]
[can be able to>can] {VB} :: 0.75
[could able to>could]
can|will|would|should|could|must [being>be] {VBN}
[should had>should have] {VBN}
[could had>could have] {VBN}
[would had>would have] {VBN}
[must had>must have] {VBN}
[would has>would have]
[will has>will have]
[can has>can have]
have|has|had [being>been] {VBN|VBG} :: 0.85
has|have|had [be>been] {VBN|VBG|DT|JJ|IN|RB} :: 0.9
is|are|was|were [been>being] {VBN} :: 0.8
is|are|was|were|am|be [been>] {JJ} :: 0.3
[since i was child>since I was a child]
[when i was child>when I was a child]
when|since i was [>a] child|kid|teenager|boy|girl|baby|student
[in these days>these days] :: 0.85
[nowaday's|now a day>nowadays]
[by my own>on my own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[by their own>on their own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[by his own>on his own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[by your own>on your own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[by our own>on our own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[by her own>on her own] {END|CC|IN|RB|TO|VBZ|VBD|MD} :: 0.85
[in my own>on my own] {END} :: 0.6
[with my own>on my own] {END} :: 0.4
[first at all>first of all]
[first off all>first of all]
[at first of all>first of all]
[firstly of all>first of all]
[at the first>at first] , :: 0.85
[at the last>at last] , :: 0.7
[in the first>first] , :: 0.6
[in a first time>firstly]
[last but not the least>last but not least]
[at the end>in the end] , :: 0.75
[from the other hand>on the other hand]
[to conclusion>in conclusion]
[for conclusion>in conclusion]
[in a conclusion>in conclusion]
[in the conclusion>in conclusion] , :: 0.9
[in the fact>in fact] , :: 0.9
[in the general>in general] {END}
[in the other words>in other words]
[with other words>in other words]
[in another words>in other words]
[in other word>in other words]
[according to me>in my opinion] :: 0.8
[for my opinion>in my opinion]
[as my opinion>in my opinion]
[to my opinion>in my opinion]
[in my point of view>from my point of view]
[on my point of view>from my point of view]
[as conclusion>in conclusion]
[as a conclusion>in conclusion]
[in consequence of>as a consequence of] :: 0.3
[in addition of>in addition to]
[by this way>in this way]
[with this way>in this way]
[on this way>in this way]
[in the same time>at the same time]
[in this moment>at this moment] :: 0.7
[in that moment>at that moment] :: 0.7
[in the moment>at the moment] , :: 0.6
[until the moment>so far] :: 0.3
[all the day>all day] :: 0.85
[all the days>every day] :: 0.8
[all days>every day] :: 0.8
[every days>every day]
[every times>every time]
[one times>once]
[one time>once] in|a|per week|a|month|year|day :: 0.7
[two times>twice] a|per week|month|year|day :: 0.6
[both of two>both] :: 0.8
[the both>both] :: 0.8
[the both of>both of]
[the another>another] {NN}
[an another>another]
[other>another] {NN} {VBZ|END|IN|WDT} :: 0.4
^ [other>another] thing|reason|advantage|disadvantage|way|example|point|problem|important|option|benefit
[another>other] {NNS} {VBP|IN|VBD|END} :: 0.8
the|some|many|all|each [others>other] people|things|countries|students|animals|persons|places|languages
each [others>other] {END|IN}
[each others>each other]
[each anothers|each another>each other]
[ones>one's] own|life :: 0.9
[one's another>one another]
[every>all] the {NNS} :: 0.7
[all>every] day|week|month|year|morning|weekend|summer {PRP|END} :: 0.3
[all>every] sunday|monday|saturday|friday|tuesday|thursday|wednesday :: 0.5
[more of>more than] {CD} :: 0.7
[more that>more than] {CD|NN|NNS|DT|PRP} :: 0.5
[less that>less than] {CD}
[more then>more than]
[less then>less than]
[no only>not only]
[not just only>not only]
n't|not _ _? [neither>either] {END} :: 0.7
n't|not [too>either] {END} :: 0.3
also [too>] {END} :: 0.5
[but however>however] :: 0.6
[return back>return] :: 0.8
[returned back>returned] :: 0.8
[repeat again>repeat] :: 0.8
[repeated again>repeated] :: 0.7
[reply back>reply] :: 0.7
[the last year>last year] , :: 0.3
[the next year>next year] {END} :: 0.3
[the last week>last week] , :: 0.5
[the last summer>last summer] :: 0.5
[the nature>nature] {END} :: 0.5
[the society>society] {END} :: 0.4
[go to home>go home]
[in abroad>abroad]
[to abroad>abroad]
[to there>there] {END} :: 0.8
[to here>here] {END} :: 0.7
[in downtown>downtown] :: 0.4
[in somewhere>somewhere]
[in everywhere>everywhere]
[in anywhere>anywhere]
[the most big>the biggest]
{PRP} [learned|learnt>taught] me|us|him|them to|how|that|a|the :: 0.85
[borrow>lend] me|us|him|them :: 0.85
[lend>borrow] {NN|NNS|DT} {NN}? from :: 0.8
[raised|risen>rose] from {CD} to :: 0.4
[look like>look] {JJ} {END} :: 0.6
looks|look|looked|seems|feels|feel|sounds|sound|felt [like>] happy|sad|beautiful|tired|good|bad|great|nice|angry|strange|easy|difficult {END|CC|IN} :: 0.75
[resemble like>resemble]
[am born>was born]
[am born|is born>was born] in|on :: 0.8
i [have>was] born
i [born>was born] in|on
[was borned>was born]
[is borned>was born]
[i have born>I was born]
was|were [grew>grown] up :: 0.4
[have been to there>have been there]
[as soon as possible as>as soon as] :: 0.5
[as much as possible as>as much as]
[on the time>on time] {END} :: 0.8
[in the time>in time] {END} :: 0.4
[the most of>most of] the|my|them|our|their|these
{PRP|NN|NNS|WP|CC} i [has>have]
you|we|they [does>do] not|n't
^ in [others>other] cases|words|places|countries
many|some|with|and|from|for|of|the|their|or [others>other] people|things|countries|students|animals|places|languages|cities|subjects|factors|reasons
`;
