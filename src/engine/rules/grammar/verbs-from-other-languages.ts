import type { RuleFile } from '../rule-file.ts';
import { PERSON } from './nouns-of-people.ts';

/** Verbs that other languages use where English has another one: ages, feelings, births, names. */
export const VERBS_FROM_OTHER_LANGUAGES: RuleFile = {
  id: 'verbs-from-other-languages',
  errorClass: 'verb',
  source: 'Swan and Smith, Learner English, 2nd ed.',
  comment: 'English says {better}, not {found}.',
  level: 'basic',
  confidence: 0.97,
  rules: `
have-years: i [have @{CD} years>am @1 years old] {END|and|but}
| he|she|${PERSON} [has @{CD} years>is @1 years old] {END|and|but}
| we|they|you|parents|children [have @{CD} years>are @1 years old] {END|and|but}
| when i|he|she [had @{CD} years>was @1 years old] {END|i|he|she|we|my}
? {CD} years and {CD}
? {CD} years {END} of|left
- I have 20 years. => I am 20 years old.
- My brother has fifteen years. => My brother is fifteen years old.
- When I had ten years, we moved. => When I was ten years old, we moved.
+ I have two years of experience.

have-hunger: i [have>am] very|so|really|always|not? hungry|thirsty|afraid|sleepy|ashamed|angry|tired|jealous|curious|lucky|nervous
| we|they|you [have>are] very|so|really|always|not? hungry|thirsty|afraid|sleepy|ashamed|angry|tired|jealous|curious|lucky|nervous
| he|she|it [has>is] very|so|really|always|not? hungry|thirsty|afraid|sleepy|ashamed|angry|tired|jealous|curious|lucky|nervous
| i|he|she|it [had>was] very|so|really|always|not? hungry|thirsty|afraid|sleepy|ashamed|angry|jealous|curious|lucky|nervous
| we|they|you [had>were] very|so|really|always|not? hungry|thirsty|afraid|sleepy|ashamed|angry|jealous|curious|lucky|nervous
? have|has|had tired {PRP|PRP$|DT|of}
? {have|has|had} angry|hungry|curious|nervous|afraid {NN|NNS}
- I have hungry. => I am hungry.
- They had very thirsty. => They were very thirsty.

have-hunger-noun: i [have much|a? (hunger|hungry)>am hungry] {END|CC|because|now}
| i [have much|a? (thirst|thirsty)>am thirsty] {END|CC|because|now}
| i [have fear>am afraid] {END|CC|because|of|to}
| he|she [has fear>is afraid] {END|CC|because|of}
| he|she [has hunger>is hungry] {END|CC|because|now}
| we|they|you [have hunger>are hungry] {END|CC|because|now}
| we|they|you [have reason|right>are right] {END|CC|because}
| he|she [has reason|right>is right] {END|CC|because}
| i [have reason|right>am right] {END|CC|because}
- I have hunger. => I am hungry.
- You have reason, it is late. => You are right, it is late.

have-metres: i [have>am] {CD} metres|meters|cm|centimeters|centimetres|feet tall
| he|she|it|${PERSON}|building|tower|tree|wall|river|mountain|room|house|bridge [has>is] {CD} metres|meters|cm|centimeters|centimetres|feet|kilometers|kilometres|miles tall|high|long|deep|wide
- The tower has 200 metres high. => The tower is 200 metres high.

born: i|he|she|it [am|is|was|has|have|had borned|born>was born] in|on|at {CD|NNP|a|the}
| {PRP$} *1 ${PERSON} [borned|born>was born] in|on
| i|he|she [was|is|am borned>was born]
| my {NN} [is born|borned>was born] in|on
| we|they|you [are|were|have|had borned|born>were born] in|on {CD|NNP}
| {NN|NNP} [(is|was) borned>was born]
? was|were|had born
- I am born in 1995. => I was born in 1995.
- He is borned in Madrid. => He was born in Madrid.
+ He was born in Madrid.

died-since: died|left|arrived|happened|started|began|ended|finished|moved|came|married|met|bought|lost|broke|saw|visited *3 [since @{CD|several|many|some|a} @years|months|weeks|days|hours|minutes|year|month|week>@1 @2 ago] {END}
@ confidence=0.999
- He died since three years. => He died three years ago.

let-we: ^ [let we>let's]
| ^ [let's to|let us to|let 's to>let's] {VB}
| ^ [let's us>let's] {VB}
- Let we go to the cinema. => Let's go to the cinema.

how-old: ^ [how many years (do|have) you have?>how old are you] {END}
| ^ [how many years does he have>how old is he] {END}
| ^ [how many years does she have>how old is she] {END}
- How many years do you have? => How old are you?
`,
};
