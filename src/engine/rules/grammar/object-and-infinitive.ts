import type { RuleFile } from '../rule-file.ts';
import { PERSON, PERSONS } from './nouns-of-people.ts';

const OBJECTS = 'me|you|him|her|us|them';
const SEEN =
  'cross|sing|enter|leave|run|dance|play|steal|fall|cry|walk|come|go|open|take|shout|laugh|drive|swim|write|break|hit|kiss|smoke|drink';

/** A person between a verb and what the person is to do. */
export const OBJECT_AND_INFINITIVE: RuleFile = {
  id: 'object-and-infinitive',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.41–16.54, 16.59–16.63',
  comment: 'After this verb the wording is {better}, not {found}.',
  level: 'basic',
  confidence: 0.93,
  rules: `
want-that-noun: want|wants|wanted [that @my|your|his|her|our|their|the|this|these|all|every|some|more @{NN|NNS} @{VBZ|VBP|VB}>@1 @2 to @3:VB]
| want|wants|wanted [that @{NNP|people|everyone|everybody|children|students|someone|nobody} @{VBZ|VBP|VB}>@1 to @2:VB]
| would|'d like|love|prefer [that @my|your|his|her|our|their|the @{NN|NNS} @{VBZ|VBP|VB}>@1 @2 to @3:VB]
| want|wants|wanted [that i should|will|would|can|could @{VB}>me to @1]
| want|wants|wanted [that he should|will|would|can|could @{VB}>him to @1]
| want|wants|wanted [that she should|will|would|can|could @{VB}>her to @1]
| want|wants|wanted [that we should|will|would|can|could @{VB}>us to @1]
| want|wants|wanted [that they should|will|would|can|could @{VB}>them to @1]
| want|wants|wanted [that you should|will|would|can|could @{VB}>you to @1]
| wanted [that @my|your|his|her|our|their|the|this|these @{NN|NNS} @{VBD}>@1 @2 to @3:VB]
- I want that my son becomes an engineer. => I want my son to become an engineer.
- They want that everyone is happy. => They want everyone to be happy.

want-that-pronoun: want|wants|wanted|would|'d like|love? [that i @{VBP|VBD|VB}>me to @1:VB]
| want|wants|wanted [that he @{VBZ|VBD|VB}>him to @1:VB]
| want|wants|wanted [that she @{VBZ|VBD|VB}>her to @1:VB]
| want|wants|wanted [that we @{VBP|VBD|VB}>us to @1:VB]
| want|wants|wanted [that they @{VBP|VBD|VB}>them to @1:VB]
| want|wants|wanted [that you @{VBP|VBD|VB}>you to @1:VB]
| want|wants|wanted [that it @{VBZ|VBD|VB}>it to @1:VB]
? would i|he|she|we|they|you|it
- She wanted that he came home early. => She wanted him to come home early.

suggest-me: suggest|suggests|suggested|propose|proposes|proposed|recommend|recommends|recommended|insisted [me to @{VB}>that I @1]
| suggest|suggests|suggested|propose|proposes|proposed|insisted|recommended [him to @{VB}>that he @1]
| suggest|suggests|suggested|propose|proposes|proposed|insisted|recommended [her to @{VB}>that she @1]
| suggest|suggests|suggested|propose|proposes|proposed|recommend|recommends|recommended|insisted [us to @{VB}>that we @1]
| suggest|suggests|suggested|propose|proposes|proposed|insisted|recommended [them to @{VB}>that they @1]
| suggest|suggests|suggested|propose|proposes|proposed|recommend|recommends|recommended [you to @{VB}>that you @1]
| suggest|suggests|suggested|recommended [@my|his|her|our|their|the @${PERSON}|${PERSONS} to @{VB}>that @1 @2 @3]
- He proposed us to stay. => He proposed that we stay.
- My friend recommended me to read it. => My friend recommended that I read it.

suggest-me-ing: suggest|suggests|suggested|recommended {PRP|NNP}? [to me that>that]
| explain|explains|explained|describe|describes|described|suggest|suggested [me>to me] how|why|what|that|where|when|who
| explain|explains|explained|describe|describes|described|suggest|suggested [him>to him] how|why|what|that|where|when|who
| explain|explains|explained|describe|describes|described|suggest|suggested [us>to us] how|why|what|that|where|when|who
| explain|explains|explained|describe|describes|described|suggest|suggested [them>to them] how|why|what|that|where|when|who
- She explained me how it works. => She explained to me how it works.

accuse-to: accuse|accuses|accused|accusing|suspect|suspected {NNP|${OBJECTS}} [to !be @{VB}>of @1:VBG]
| blame|blames|blamed|thank|thanked|punished|criticized|criticised {NNP|${OBJECTS}} [to @{VB}>for @1:VBG]
| congratulated {NNP|${OBJECTS}} [to @{VB}>on @1:VBG]
- He accused me to lie. => He accused me of lying.
- They blamed him to lose the match. => They blamed him for losing the match.

stop-to: stop|stops|stopped|prevent|prevents|prevented|discourage|discouraged|keep|keeps|kept|ban|banned ${OBJECTS}|people|children|students|others|it [to !ask|say|talk|tell|check|search|offer|inquire|find|see|be|show @{VB}>from @1:VBG]
| prevent|prevents|prevented {DT|PRP$|JJ}? {NN|NNS} [to @{VB}>from @1:VBG]
? keep|keeps|kept it to
- The police stopped him to enter the building. => The police stopped him from entering the building.
- The noise prevents the children to sleep. => The noise prevents the children from sleeping.

apologize-to: apologize|apologise|apologizes|apologises|apologized|apologised [to @{VB}>for @1:VBG]
- I apologize to be late. => I apologize for being late.

tell-do-not: tell|tells|told|ask|asks|asked|warn|warned|beg|begged|order|ordered|advise|advised ${OBJECTS} [(do n't|do not) @{VB}>not to @1]
| told|asked|warned|ordered|advised {PRP$|DT} {NN|NNS} [(do n't|do not) @{VB}>not to @1]
| told|asked|warned|ordered|advised ${OBJECTS} [to (do n't|do not) @{VB}>not to @1]
- He told me don't touch it. => He told me not to touch it.
- She asked them to don't smoke. => She asked them not to smoke.

to-do-not: decided|decide|try|tried|prefer|preferred|promised|want|wants|wanted|better|important|hope|agreed|order|like|careful|so [to (do n't|do not) @{VB}>not to @1]
- We decided to don't go. => We decided not to go.

ask-me-that: ask|asks|asked|begged [me that i @{VB|VBD}>me to @1:VB]
| ask|asks|asked|begged [him that he @{VB|VBZ|VBD}>him to @1:VB]
| ask|asks|asked|begged [us that we @{VB|VBD}>us to @1:VB]
| ask|asks|asked|begged [them that they @{VB|VBD}>them to @1:VB]
| ask|asks|asked|begged [her that she @{VB|VBZ|VBD}>her to @1:VB]
| ask|asks|asked|begged [you that you @{VB|VBD}>you to @1:VB]
? i|he|she|we|they|you was|were|had|did
- She asked me that I help her. => She asked me to help her.

let-to: make|makes|made|let|lets|letting ${OBJECTS}|it|people [to>] {VB}
| make|makes|made|let|lets|letting {PRP$|the|a} ${PERSON}|${PERSONS} [to>] {VB}
? is|are|was|were|be|been|being|get|got made
? made it to
? make|makes|made you|them|it|people to order|measure|last|be
- They made my mother to cry. => They made my mother cry.
- Don't let the children to play there. => Don't let the children play there.
+ He was made to wait.

made-finite: make|makes|made|making|let|lets|help|helps|helped ${OBJECTS}|people|everyone|everybody|students [@feels|goes|knows|sees|thinks|becomes|comes|gets|takes|gives|says|understands|laughs|cries|forgets|does|stays|wants|believes|looks|works|learns|makes|has|felt|went|thought|came|became|understood|realized|realised>@1:VB]
| make|makes|made ${OBJECTS}|people|everyone [@feeling|thinking|laughing|crying|waiting|wondering|working|going|believing|realizing|realising|smiling|wanting|becoming|doing|understanding>@1:VB]
| made|makes|make {PRP$|the} ${PERSON}|${PERSONS} [@feeling|feels|felt|thinking|laughing|crying|cries|cried|waiting|working|going|goes|smiling>@1:VB]
| told|asked|warned|ordered|advised|asks|tells ${OBJECTS} [to not>not to] {VB}
? what|that|which|everything *2 made|makes|make|let|help|helps {PRP|people|students}
- This song makes me feeling happy. => This song makes me feel happy.
- The film made her cries. => The film made her cry.

saw-to: hear|heard ${OBJECTS} [to !be|have @{VB}>@1]
| saw|seen|heard|watched|noticed ${OBJECTS} [to @${SEEN}>@1]
- I saw him to cross the street. => I saw him cross the street.

allow-bare: allow|allows|allowed|enable|enables|enabled|force|forces|forced|encourage|encourages|encouraged|invite|invited|persuaded|convinced|reminded|advised|expect|expects|want|wants|wanted ${OBJECTS} [>to] @go|come|leave|stay|do|make|take|have|get|be|see|use|buy|eat|keep|learn|become|find|know|understand|spend|sit|send|give|tell|study|help|work|play|travel|choose|speak|write|join {DT|PRP|PRP$|IN|TO|END|home|more|with|in|a|the|there|here|RB|NNS}
| told|asked|tell|ask me|him|us|them|her [>to] go|come|leave|stay|bring|wait|sit|take|send|buy|give|clean|close|open {DT|PRP|PRP$|IN|TO|END|home|there|here|with|the|a|RB|until}
| told|tell|asked|ask me|us|him|them|her|everyone [>to] be quiet|careful|patient|happy|nice|polite|honest|kind|ready|silent|calm
| allow|allows|enable|enables|force|forces|encourage|encourages ${PERSONS}|people [>to] @go|come|leave|stay|do|make|take|have|get|be|see|use|buy|eat|keep|learn|become|find|know|understand|spend|choose|speak|write|work|play {DT|PRP$|NNS|TO|IN|a|the|more|their|in|to|at|NN}
? what|that|which|who|as|all|if|how *3 {PRP} expect|want|wanted|allow
? help|work|play|study|travel|use {IN|END|with|in|and}
- Her parents allowed her go to the party. => Her parents allowed her to go to the party.
- He asked me wait outside. => He asked me to wait outside.

allow-ing: allow|allows|allowed|force|forces|forced|persuaded|encouraged|asked|advised|invited ${OBJECTS}|people|students|children [@buying|going|visiting|learning|having|getting|making|doing|seeing|taking|studying|becoming|finding|leaving|staying|travelling|traveling|eating|telling|coming|working|wearing|paying|moving|signing>to @1:VB] {DT|PRP|PRP$|TO|IN|NNP|home|more|abroad}
- She forced him doing the dishes. => She forced him to do the dishes.

help-ing: help|helps|helped ${OBJECTS}|people|students|children [to? @finding|learning|understanding|solving|doing|making|getting|improving|choosing|becoming|cooking|cleaning|carrying|moving|feeling|buying>@1:VB] {DT|PRP|PRP$|NN|NNS|NNP|JJ|more|RB}
? can|could|ca not|n't help {PRP}
- He helped me finding a job. => He helped me find a job.
`,
};
