/** Adjectives and participles with the preposition that they take. */
export const ADJECTIVE_PREPOSITIONS = `
interested [on>in]
interested [for>in]
interested [about>in]
interested [with>in]
interested [of>in]
interested [at>in]
interested [by>in] {NN|NNS|DT|VBG} :: 0.5
interested [to>in] {DT|PRP$|NN|NNS|VBG|PRP} :: 0.9
interest [to>in] {VBG}
interest [on>in] {VBG}
interest [for>in] {DT|VBG|NN|NNS|PRP$} :: 0.7
interest [about>in] {NP|VBG} :: 0.8
good [in>at] math|maths|mathematics|english|french|sports|football|drawing|singing|dancing|cooking|playing|swimming|speaking|writing|reading|physics|science|chemistry|history|languages|tennis|basketball
bad [in>at] math|maths|mathematics|english|french|sports|football|drawing|singing|dancing|cooking|playing|swimming|speaking|writing|reading|physics|science|languages
am|is|are|was|were|be|'m|'s|'re|very|really|not|so good [in>at] {VBG}
good [on>at] {VBG} :: 0.7
responsible [of>for]
responsible [about>for]
responsible [to>for] {VBG}
responsible [in>for] {VBG}
responsible [on>for] {VBG|DT|NN}
famous [of>for] {PRP$|VBG|NNS} :: 0.8
famous [with>for] {DT|PRP$|NN|NNS}
famous [about>for]
famous [by>for] {DT|PRP$|NN|NNS}
famous [because>because of] {DT|PRP$} {NN} {END} :: 0.4
known [by>for] {PRP$} :: 0.3
afraid [from>of]
afraid [about>of] {VBG|DT|NN|NNS}
afraid [for>of] {VBG}
afraid [to>of] {VBG}
scared [from>of]
scared [about>of] {VBG|DT|NN|NNS}
frightened [from>of]
fond [about|with|in|on|to>of]
proud [about>of]
proud [with>of]
proud [for>of] {PRP|VBG|PRP$} :: 0.8
proud [on>of]
proud [to>of] {PRP$|VBG}
proud [from>of]
capable [to>of] {VBG|NN}
capable [for>of] {VBG|NN|DT}
capable [in>of] {VBG}
incapable [to>of] {VBG|NN}
aware [about>of]
aware [with>of]
aware [on>of]
aware [to>of] {NP}
aware [for>of] {NP}
conscious [about>of] {NP} :: 0.4
ashamed [about|for|from>of] {NP|VBG} :: 0.6
jealous [about|with|from|to>of] {NP}
full [with>of] {NN|NNS|JJ|VBG}
full [from>of]
full [by>of] {NN|NNS|JJ}
full [in>of] {NNS} :: 0.4
full [>of] people|cars|water|life|joy|energy|food|information|surprises :: 0.8
typical [for>of] {DT|PRP|NNS} :: 0.3
tired [from>of] {VBG} :: 0.4
tired [for|about|with>of] {VBG}
bored [from|about>with] {NP}
composed [by>of] {CD|JJ|NNS|DT}
similar [with>to]
similar [as>to]
similar [like>to]
similar [than>to]
similar [of>to]
similar [from>to]
identical [as>to]
equal [with>to]
equal [than>to]
related [with>to]
relate:V [with>to] :: 0.7
related [of>to]
related [on>to] {DT|NN|NNS}
connected [at>to]
accustomed [with>to]
accustomed [of>to]
accustomed [in>to]
addicted [with>to]
addicted [on>to]
addicted [of>to]
addicted [in>to]
addicted [for>to]
addicted [by>to]
devoted [for>to]
devoted [on>to]
devoted [in>to]
dedicated [for>to] {NN|NNS|DT|VBG}
dedicated [in>to] {VBG}
dedicated [on>to]
allergic [for|of|with|from|by|on>to]
exposed [with>to]
exposed [by>to] {DT|NN|NNS} :: 0.5
opposed [against>to]
opposed [of>to]
opposite [than>to]
superior [than>to]
superior [from>to]
inferior [than>to]
inferior [from>to]
prior [than>to]
preferable [than>to]
harmful [for>to] {NP} :: 0.45
useful [to>for] {VBG} :: 0.7
beneficial [to>for] {VBG} :: 0.4
thankful [of>for]
grateful [of>for]
grateful [for>to] me|him|her|you|them {END}
suitable [to>for] {VBG|DT|PRP|NNS|NN} :: 0.8
suitable [of>for]
suited [with>to]
appropriate [to>for] {VBG} :: 0.6
necessary [of>for]
essential [of>for]
important [of>for] {PRP}
ready [to>for] {NN|DT|NNS|PRP$} :: 0.5
ready [of>for]
eager [for>to] {VB}
anxious [of>about] {NP}
worried [of>about]
worried [for>about] {PRP$|DT} :: 0.4
excited [for>about] {VBG} :: 0.5
excited [of>about]
enthusiastic [for>about] {VBG|DT} :: 0.4
curious [of>about] {DT|PRP$|NN}
serious [with>about] {DT|PRP$|VBG}
optimistic [to>about] {NN|DT}
happy [of>with] {DT|PRP|PRP$|NN}
happy [of>about] {VBG}
satisfied [of>with]
satisfied [from>with]
satisfied [on>with]
satisfied [for>with] {DT|PRP$}
satisfied [in>with] {DT|PRP$}
pleased [of>with]
pleased [from>with]
disappointed [of>with]
disappointed [from>with]
disappointed [for>with] {DT|PRP$}
angry [on>with] {PRP|NNP}
angry [from>with]
angry [to>with] {PRP|NNP|PRP$}
angry [of>about]
busy [in>with] {DT|PRP$|NN|NNS} :: 0.6
busy [by>with]
busy [for>with] {PRP$} :: 0.5
busy [to>] {VBG}
popular [to>with] {NN|NNS} :: 0.4
popular [between>among]
popular [by>with] {NN|NNS}
familiar [to>with] {DT|NN|NNS|PRP$|JJ} :: 0.35
familiar [of>with]
familiar [about>with]
familiar [in>with]
acquainted [to>with]
acquainted [about|of>with]
associated [to>with]
associated [by>with] {NN|NNS} :: 0.3
consistent [to>with]
consistent [of>with] {DT|NN|NNS}
compatible [to>with] :: 0.8
comparable [than>to]
involved [on>in]
involved [to>in] {DT|NN|NNS|VBG}
involved [at>in]
experienced [on>in]
skilled [on>in]
fluent [on>in]
fluent [at>in]
rich [of>in] {NN|NNS}
rich [with>in] {NNS|NN} :: 0.35
poor [on>in] {NN}
lacking [of>in] {NN|NNS}
located [on>in] {NNP} :: 0.5
located [to>in] {NP}
based [in>on] {DT|PRP$|JJ} results|findings|data|theory|evidence|model|idea|experience|facts|fact :: 0.7
based [in>on] {PRP$|WP}
based [from>on] {NP}
based [of>on] {NP}
based [at>on] {DT} {NN} of :: 0.4
based [off>on] of? {DT|NN|NNS}
based [to>on]
based [by>on]
dependent [of>on] :: 0.7
dependent [from>on]
dependent [to>on] {DT|NN|NNS|JJ}
dependent [in>on] {DT|NN|NNS|JJ}
reliant [of|to|in>on]
independent [from>of] :: 0.35
independent [on>of] {DT|NN|NNS|JJ}
independent [to>of] {DT|NN|NNS|JJ}
keen [in>on]
keen [of>on]
keen [at>on]
keen [for>on]
different [of>from]
different [with>from] {DT|NNS|PRP$} :: 0.7
different [as>from] {DT|PRP$}
different [that>from] {DT|PRP$|NNS} :: 0.4
different [against>from]
far [of>from] {DT|PRP$|PRP|NNP}
far [to>from] {DT|PRP$|PRP|NNP} :: 0.4
safe [of>from] {DT|NN|NNS}
separated [of>from]
absent [of>from]
missing [of>from]
made [by>of] wood|plastic|metal|glass|paper|steel|gold|silver|stone|leather|cotton|iron|concrete|wool
surrounded [of>by]
surrounded [from>by]
surprised [of>by]
surprised [about|for>by] {DT|PRP$} :: 0.5
shocked [of>by]
shocked [about|for>by] {DT|PRP$} :: 0.4
impressed [of>by]
impressed [about>by]
impressed [from>by]
influenced [from>by]
influenced [of>by]
caused [from>by] {DT|NN|NNS|JJ}
caused [of>by]
caused [for>by] {DT|NN|NNS}
affected [from>by]
affected [of>by]
affected [with>by] {NN|NNS} :: 0.3
written [from>by] {NNP|DT}
written [of>by] {NNP}
followed [with>by] {DT|NN|NNS|JJ} :: 0.5
accompanied [with>by] {DT|NN|NNS|JJ} :: 0.7
fascinated [of|about|for>by] {DT}
obsessed [about|on|for|to|of|in>with] {NN|NNS|DT|PRP$} :: 0.8
guilty [for|about>of] {NN} :: 0.3
certain [for>of] {DT|PRP$} :: 0.5
sure [for>of] {DT|PRP$|PRP} :: 0.3
sorry [of>about]
worthy [for>of] {NN|VBG}
deprived [from>of]
convinced [about>of] {DT|NN} :: 0.3
convinced [on>of] {DT|NN}
cruel [with>to] {NNS|PRP|DT} :: 0.8
kind [with>to] {NNS|PRP|DT|NN} :: 0.75
kind [for>to] me|him|her|us|them {END}
polite [with>to] {NNS|PRP|DT|NN} :: 0.7
rude [with>to] {NNS|PRP|DT|NN}
close [with|from>to] {DT|PRP$} house|home|school|sea|station|center|centre|city|beach
close [from>to] {DT|PRP$|NNP|PRP}
near [of>] {DT|PRP$|NNP|PRP}
near [from>] {DT|PRP$|NNP|PRP}
next [of>to] {DT|PRP$|NNP|PRP} :: 0.6
next [with>to] {DT|PRP$|NNP|PRP}
successful [on>in] {VBG}
successful [to>in] {VBG}
strict [to>with] {PRP|NNS} :: 0.6
patient [to>with] {PRP|NNS}
`;
