import type { RuleFile } from '../rule-file.ts';

/** Where the -ing form stands and learners write an infinitive. */
export const GERUNDS: RuleFile = {
  id: 'gerunds',
  errorClass: 'verb',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 16.38–16.42',
  comment: 'Here the verb takes its -ing form: {better}, not {found}.',
  level: 'basic',
  confidence: 0.85,
  heard: true,
  rules: `
preposition-to: before|after|without|by [to @{VB}>@1:VBG]
- I do my homework before to go to bed. => I do my homework before going to bed.
- They left without to say a word. => They left without saying a word.
+ The year before, to save money, they had sold it.
+ It is better by far to go.

instead-of-to: instead of [to @{VB}>@1:VBG]
- He slept instead of to work. => He slept instead of working.

after-than: {VBG} *6 is|was|are|be more|less {JJ} than [@take|use|drive|walk|buy|have|go|travel|work|live|stay|eat|make|get|do|pay|read|watch|play|wait|spend>@1:VBG]
| is|was|are|be more|less convenient|expensive|economical|comfortable|dangerous|useful|efficient|important|interesting|enjoyable than [@take|use|drive|walk|buy|have|go|travel|live|stay|eat|make|get|do|pay|read|watch|play|wait|spend>@1:VBG]
| is|was|are|be cheaper|easier|faster|safer|quicker|healthier than [@take|use|drive|walk|buy|have|go|travel|live|stay|eat|make|get|do|pay|read|watch|play|wait|spend>@1:VBG]
? to *9 than _
? can|could|will|would|may|might|must|should|do|does|did *9 than _
- Going by car is more convenient than take the bus. => Going by car is more convenient than taking the bus.
- It is cheaper than take a taxi. => It is cheaper than taking a taxi.
+ It is easier to walk than take the bus.
+ It is no more than use and habit.

get-used-to: get|gets|got|getting|gotten|become|became|becoming|grown|grew used|accustomed to [@{VB}>@1:VBG]
- I got used to wake up early. => I got used to waking up early.
+ The tools they got, used to open doors, are lost.
? to work|travel|change|stress|use|exercise|study|sleep {END|CC}

be-used-to: i|we|you am|'m|are|'re|was|were *1 used|accustomed to [@{VB}>@1:VBG]
| he|she is|'s|was *1 used|accustomed to [@{VB}>@1:VBG]
- I am used to get up early. => I am used to getting up early.
+ The tools are used to open doors.
+ I am used to work.
? to work|travel|change|stress|use|exercise|study|sleep {END|CC}

verb-then-to: enjoy|dislike|finish:V [to @{VB}>@1:VBG]
| avoid|avoided|avoids|avoiding [to @{VB}>@1:VBG]
- I enjoy to read at night. => I enjoy reading at night.
- We avoid to eat meat. => We avoid eating meat.
- She finished to write the letter. => She finished writing the letter.
+ They enjoy life to be happy.

suggest-to: suggest|suggests|suggested|recommend|recommends|recommended [to @{VB}>@1:VBG]
- He suggested to take the train. => He suggested taking the train.
- We recommend to visit the museum. => We recommend visiting the museum.
? be|is|are|was|were|been|being *1 suggested|recommended to
? it suggested to
+ The dose is suggested to be taken at night.

succeed-to: succeed:V [to @{VB}>in @1:VBG]
- He succeeded to pass the exam. => He succeeded in passing the exam.
+ They succeeded to the throne.

insist-to: insist:V [to @{VB}>on @1:VBG]
- He insisted to pay for it. => He insisted on paying for it.

capable-to: capable|incapable [to @{VB}>of @1:VBG]
- He is capable to do it. => He is capable of doing it.

worth-to: worth [to @{VB}>@1:VBG]
- The film is worth to see. => The film is worth seeing.
+ It is worth it to see the film.

cannot-help: can|could not|n't help [to @{VB}>@1:VBG]
| cannot help [to @{VB}>@1:VBG]
@ confidence=0.75
- I could not help to laugh. => I could not help laughing.
+ It could not help them to win.

difficulty-to: have|has|had|having *2 difficulty|difficulties|trouble [to @{VB}>@1:VBG]
- I have difficulty to understand it. => I have difficulty understanding it.
- They had some trouble to find us. => They had some trouble finding us.
+ The difficulty to be overcome is great.

spend-time-to: spend:V *4 time|hour|hours|minutes|day|days|weekend|evening|week|weeks|months|years [to @{VB}>@1:VBG]
@ confidence=0.75
- He spent three hours to finish it. => He spent three hours finishing it.
+ They spend less time to save money.
? less|enough time to

spend-time-for: spend:V *4 time|hour|hours|minutes|days|money [for|on>] {VBG}
? *1 on {VBG} {NN|NNS}
- She spends a lot of time for studying. => She spends a lot of time studying.
+ She spends time on training plans.

no-point-to: no point [to @{VB}>in @1:VBG]
- There is no point to wait for him. => There is no point in waiting for him.

no-use-to: it is|was no use|good [to @{VB}>@1:VBG]
@ confidence=0.7
- It is no use to complain now. => It is no use complaining now.

interested-to: interested [to @{VB} !know|hear|see|learn|find|read|note|discover>in @1:VBG]
? interested to know|hear|see|learn|find|read|note|discover|hear
- I am interested to apply for this job. => I am interested in applying for this job.
+ We were interested to learn that it had sunk.

dream-to: i|you|we|they|he|she dream|dreams|dreamed|dreamt [to @{VB}>of @1:VBG]
- I dream to become a doctor. => I dream of becoming a doctor.
+ My dream to become a doctor came true.

thinking-to: am|'m|are|'re|is|'s|was|were thinking [to @{VB}>of @1:VBG]
- I am thinking to change my job. => I am thinking of changing my job.

prevent-to: prevent:V me|you|him|us|them|people|it|children|students [to @{VB}>from @1:VBG]
- It prevents them to sleep well. => It prevents them from sleeping well.

noun-of-ing: the|an|one|another advantage|disadvantage|possibility|habit|probability|likelihood [to @{VB}>of @1:VBG]
| advantages|disadvantages [to @{VB}>of @1:VBG]
@ confidence=0.72
- The advantage to live here is the sea. => The advantage of living here is the sea.
- The possibility to win is small. => The possibility of winning is small.
+ They used the advantage to win.
? use|used|using|take|took|have|has|had *1 advantage to

purpose-to: with the purpose|aim|goal|intention|idea [to @{VB}>of @1:VBG]
- They came with the aim to help us. => They came with the aim of helping us.

after-phrasal-to: look|looks|looking|looked forward to [@{VB}>@1:VBG]
- I look forward to hear from you. => I look forward to hearing from you.
- We are looking forward to meet you. => We are looking forward to meeting you.
+ We look forward to work and rest.

object-to: object|objects|objected|objecting to [@{VB}>@1:VBG] {DT|PRP|PRP$|IN}
- She objected to pay the bill. => She objected to paying the bill.

hobby-is: hobby|hobbies is|are *1 [@swim|read|cook|dance|sing|draw|paint|write|travel|ski|run|play|watch|listen>@1:VBG]
- My hobby is read books. => My hobby is reading books.
`,
};
