/** Verbs that do not go with their noun, and the verb that does. */
export const COLLOCATIONS = `
[make:V>do:V] {DT|PRP$|JJ}? homework|homeworks|housework :: 0.96
[make:V>do:V] {DT|PRP$|JJ}? exercise|exercises|sport|sports|gymnastics|karate|yoga
[make:V>do:V] a|an|some|my|the research|experiment|course|job|favor|favour|exercise
[make:V>do:V] research|researches|business !{JJ} :: 0.85
[make:V>do:V] the shopping|cleaning|dishes|washing|laundry|ironing
[make:V>do:V] {PRP$} best
[make:V>do:V] {DT} good job
[make:V>take:V] a photo|photos|picture|pictures|photograph|photographs :: 0.6
[make:V>take:V] photos|photographs :: 0.85
[do:V>take:V] a photo|photograph|picture|trip
[do:V>take:V] photos|photographs|pictures
[make:V>take:V] a|the exam|exams|test|shower|bath|nap|risk :: 0.6
[do:V>take:V] a|the shower|bath|nap|risk|break|decision
[give:V>take:V] an exam :: 0.4
[do:V>make:V] {DT|PRP$|JJ}? mistake|mistakes|decision|decisions|progress|effort|efforts|choice|choices|difference|money|friends|suggestion|suggestions|excuse|excuses|plan|plans|noise|profit|promise|sense|mess|improvement|improvements|discovery|discoveries|comparison|speech
[do:V>make:V] a|an|the big|great|important|good|bad|serious|terrible|wrong mistake|effort|difference|decision|choice|impression
[do:V>make:V] a|the bed :: 0.7
[take:V>make:V] a|an|the effort|mistake|progress|choice|difference
[take:V>make:V] mistakes|progress
[have:V>make:V] a|an mistake|mistakes|effort|decision
[commit:V>make:V] a|an|the|many|some mistake|mistakes :: 0.4
{PRP|NNP|NN|VB|MD|RB} [say:V>tell:V] me|him|her|us|them {IN|TO|WP|WRB|PRP|DT} :: 0.85
[said|say|says to>told] me|him|her|us|them that :: 0.4
[say:V>tell:V] the truth|story|lies|difference|time
[say:V>tell:V] a|an lie|lies|story|stories|joke|jokes
[say:V>tell:V] lies|jokes|stories
[tell:V>say:V] hello|goodbye|sorry|thanks
[tell:V>talk:V] about {NP} :: 0.3
[speak:V>tell:V] the joke|story
[speak:V>say:V] that :: 0.6
[do:V>play:V] {DT}? football|tennis|basketball|volleyball|golf|hockey|soccer|baseball|cricket|chess
[make:V>play:V] football|tennis|basketball|volleyball|golf|soccer
[play:V>do:V] sport|sports|exercise|exercises|karate|yoga|judo|gymnastics|athletics :: 0.5
[play:V>go:V] swimming|skiing|fishing|cycling|running|jogging :: 0.6
[practice|practise:V>do:V] sport|sports :: 0.4
[do:V>give:V] a|the speech|presentation|advice|permission|lecture :: 0.4
[do:V>give:V] permission|advice
[make:V>give:V] advice|permission|a advice
[make:V>give:V] a presentation|lecture|advice :: 0.55
[make:V>have:V] a|the party|conversation|discussion|barbecue|picnic|dream|meeting|experience|chat :: 0.55
[do:V>have:V] a|the party|conversation|discussion|picnic|lunch|dinner|barbecue
[make:V>have:V] fun :: 0.9
[do:V>have:V] fun|lunch|dinner|breakfast
[pass:V>have:V] {DT} good|great|nice|wonderful|bad time|day|holiday|weekend :: 0.85
[pass:V>spend:V] {JJ|JJR|RB} time :: 0.6
[pass:V>spend:V] {PRP$} holiday|holidays|vacation|weekend|summer|free
[make:V>pay:V] attention
[put:V>pay:V] attention :: 0.85
[give:V>pay:V] attention :: 0.5
[do:V>pay:V] attention
[make:V>pay:V] a visit
[open|opened|opening>turn on] the light|lights|tv|television|radio|computer :: 0.4
[close|closed>turn off] the light|lights|tv|television|radio :: 0.5
[learn:V>acquire:V] knowledge :: 0.6
[get:V>gain:V] knowledge|experience :: 0.3
[study:V>acquire:V] knowledge
[rise|rises|rose|risen|rising>raise] money|awareness|funds|questions|children|prices|awarness
[make:V>cause:V] problems|pollution|damage|accidents|harm|cancer|stress|diseases|traffic :: 0.6
[make:V>do:V] harm|damage :: 0.7
[make:V>commit:V] {DT}? crime|crimes|suicide
[do:V>commit:V] {DT}? crime|crimes|suicide :: 0.8
[make:V>take:V] part in
[do:V>take:V] part in
[have:V>take:V] part in :: 0.8
[make:V>take:V] advantage|care|responsibility|action :: 0.9
[do:V>take:V] advantage|care|action
[make:V>take:V] actions|measures :: 0.6
[do:V>take:V] actions|measures
play:V a|an|the? important|key|vital|crucial|major|big|significant|essential [rule|roll>role]
play:V a|the [rule|roll>role] in
[make:V>play:V] a|an|the? important|key|vital|crucial|major|big role :: 0.7
[take:V>play:V] a|an important|key|vital|crucial|major|big role :: 0.6
[do:V>make:V] use of
[give:V>make:V] a suggestion
[give:V>ask:V] a question :: 0.4
[make:V>ask:V] a|some|any|me|him|this|many questions|question :: 0.8
[make:V>ask:V] questions
[do:V>ask:V] a|some questions|question
[say:V>express:V] {PRP$} opinion|feelings :: 0.35
[win:V>earn:V] {JJ|DT|PRP$|JJR}? money :: 0.5
[win:V>earn:V] {DT|PRP$} living|salary
[earn:V>win:V] {DT} game|match|prize|competition|race|medal
[gain:V>earn:V] {JJ|DT}? money :: 0.3
[win:V>save:V] time :: 0.7
[spare:V>save:V] money|time :: 0.3
[lose:V>miss:V] the|a|my bus|train|plane|flight|class|lesson|bus|opportunity|chance|lectures :: 0.7
[lose:V>waste:V] {PRP$|DT}? time :: 0.35
[miss:V>lose:V] weight
[cut:V>lose:V] weight
[know:V>meet:V] new people|friends :: 0.7
[know:V>get:V to know] new people|friends|cultures :: 0.3
[meet:V>make:V] new friends :: 0.35
[get:V>make:V] friends :: 0.4
[find:V>make:V] new friends :: 0.3
[do:V>go:V] shopping|swimming|skiing|fishing|jogging|hiking|camping|running
[make:V>go:V] shopping|swimming|skiing|fishing|jogging|hiking|camping
[do:V>take:V] a? walk|walks :: 0.3
[make:V>go:V for] a walk :: 0.7
[make:V>take:V] {DT} walk|trip|journey :: 0.4
[make:V>conduct:V] {DT} study|survey|interview|interviews|experiments|trial :: 0.45
[do:V>conduct:V] {DT} survey|interview :: 0.35
[do:V>make:V] {DT}? calculation|assumption|assumptions|hypothesis|attempt|attempts
[make:V>draw:V] {DT}? conclusion|conclusions :: 0.5
[do:V>draw:V] {DT}? conclusion|conclusions
[take:V>draw:V] {DT}? conclusion|conclusions
[get:V>draw:V] {DT}? conclusion|conclusions :: 0.4
[big>heavy] rain|traffic|smoker :: 0.8
[strong>heavy] rain|traffic|smoker|rains|drinker :: 0.6
[strong>high] temperature|speed|price|temperatures :: 0.6
[expensive>high] price|prices|cost|costs :: 0.7
[cheap>low] price|prices|cost|costs :: 0.35
[big>high] price|speed|temperature|level|quality|risk|cost|prices|levels|temperatures :: 0.7
[little>low] price|speed|temperature|level|quality|risk|cost|temperatures :: 0.8
[small>low] price|temperature|quality|level|temperatures :: 0.6
[big>wide] range|variety :: 0.45
[big>large] amount|number|quantity|amounts|numbers|quantities :: 0.4
[big>great] importance|success|pleasure|joy|attention|pain|courage :: 0.6
[high>great] importance :: 0.3
[hard>heavy] rain|traffic
[near>close] friend|friends|relationship
[for the another>for another]
[in the order to>in order to]
[on the internet web>on the internet]
[have:V>be:V] {CD} years old :: 0.9
[have:V>be:V] right|afraid|hungry|thirsty|cold|luck :: 0.3
[do:V>make:V] {PRP$|DT} own decision|decisions|choices|money
[make:V>have:V] an? impact|influence|effect|effects :: 0.7
[do:V>have:V] an? impact|influence|effect|effects
[make:V>have:V] a|an|the? big|great|huge|positive|negative|bad|significant|important|good impact|influence|effect|effects :: 0.75
[give:V>have:V] a|an|the? big|great|huge|positive|negative|bad|significant|important|good impact|influence|effect|effects :: 0.6
[take:V>have:V] a|an|the? big|great|huge|positive|negative|bad|significant|important|good impact|influence|effect|effects :: 0.5
[bring:V>have:V] a|an|the? big|great|huge|positive|negative|bad|significant|important|good impact|influence|effect|effects :: 0.5
[arrive:V>reach:V] the|his|her|their|our|my goal|goals|target|top|destination
[solve:V>meet:V] {PRP$|DT} needs|need
[solve:V>answer:V] {DT|PRP$} question|questions :: 0.35
[response|respond>meet] {DT|PRP$} needs
`;
