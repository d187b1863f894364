import type { RuleFile } from '../rule-file.ts';

const COLOURS = 'red|blue|green|yellow|black|white|grey|gray|brown|pink|purple|orange';
const SIZES = 'big|small|large|huge|tiny|little|tall|long|short|enormous|massive';
const AGES = 'old|new|young|ancient|modern';
const OPINIONS = 'beautiful|nice|lovely|wonderful|ugly|pretty|horrible|excellent|amazing|terrible|delicious';
const MATERIALS = 'wooden|plastic|metal|cotton|leather|silk|woollen|steel';
const NATIONS =
  'english|french|german|american|italian|spanish|chinese|japanese|russian|british|indian|african|european|asian|greek|turkish|polish|mexican';

/** Adjectives before a noun go from opinion over size, age, colour and origin to material. */
export const ADJECTIVE_ORDER: RuleFile = {
  id: 'adjective-order',
  errorClass: 'word-order',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 1985, §7.45',
  comment: 'Adjectives have an order before a noun: {better}, not {found}.',
  confidence: 0.75,
  rules: `
colour-size: [@${COLOURS} @${SIZES}>@2 @1] {NN|NNS}
- She drives a red big car. => She drives a big red car.
- A white small dog barked. => A small white dog barked.
+ She drives a big red car.
? black little

colour-age: [@${COLOURS} @${AGES}>@2 @1] {NN|NNS}
- She drives a red old car. => She drives an old red car.
- A white new house stood there. => A new white house stood there.
+ She drives an old red car.

size-opinion: {DT} [@${SIZES} @${OPINIONS}>@2 @1] {NN|NNS}
- It is a big beautiful house. => It is a beautiful big house.
- We saw a small lovely garden. => We saw a lovely small garden.
+ It is a beautiful big house.

age-size: {DT} [@${AGES} @${SIZES}>@2 @1] {NN|NNS}
- It is an old big house. => It is a big old house.
- We saw a new small car. => We saw a small new car.
+ It is a big old house.
+ The new large print edition sells.
? large|small|short|long print|story|stories|term

nation-colour: {DT|PRP$} [@${NATIONS} @${COLOURS}>@2 @1] {NN|NNS}
@ confidence=0.6 documents=general
- She bought an Italian red car. => She bought a red Italian car.
- I saw a German black dog. => I saw a black German dog.
+ She bought a red Italian car.
? *1 black|white|red wine|tea|market|paper|pepper

nation-age: {DT|PRP$} [@${NATIONS} @${AGES}>@2 @1] {NN|NNS}
@ confidence=0.6 documents=general
- She bought an Italian old car. => She bought an old Italian car.
- I saw a German new film. => I saw a new German film.
+ She bought an old Italian car.

nation-size: {DT|PRP$} [@${NATIONS} @${SIZES}>@2 @1] {NN|NNS}
@ confidence=0.6 documents=general
- I saw a German big car. => I saw a big German car.
- They own a French small house. => They own a small French house.
+ I saw a big German car.

material-colour: [@${MATERIALS} @${COLOURS}>@2 @1] {NN|NNS}
- He wore a leather black jacket. => He wore a black leather jacket.
- It was a plastic red chair. => It was a red plastic chair.
+ He wore a black leather jacket.

material-size: [@${MATERIALS} @${SIZES}>@2 @1] {NN|NNS}
- It was a wooden big table. => It was a big wooden table.
- We need a plastic small box. => We need a small plastic box.
+ It was a big wooden table.

material-age: [@${MATERIALS} @${AGES}>@2 @1] {NN|NNS}
- It was a wooden old table. => It was an old wooden table.
- We found a metal old box. => We found an old metal box.
+ It was an old wooden table.

colour-opinion: {DT} [@${COLOURS} @${OPINIONS}>@2 @1] {NN|NNS}
- She wore a red beautiful dress. => She wore a beautiful red dress.
- It is a white lovely house. => It is a lovely white house.
+ She wore a beautiful red dress.

age-opinion: {DT} [@old|new|young @${OPINIONS}>@2 @1] {NN|NNS}
- It is an old beautiful house. => It is a beautiful old house.
- We met a young nice man. => We met a nice young man.
+ It is a beautiful old house.

numbers-first: the|these|those|all [@${SIZES}|good|best @{CD}>@2 @1] {NNS}
? (best|big|large) {CD} (thousand|hundred|year|years)
? the big three|four|five|six
+ It is one of the big three diseases.
- The small three houses burnt down. => The three small houses burnt down.
- These are the good two reasons. => These are the two good reasons.
+ The three small houses burnt down.

first-two: {DT|PRP$} [@two|three|four|five @first|last>@2 @1] {NNS}
- The two first days were cold. => The first two days were cold.
- He read the three last pages. => He read the last three pages.
+ The first two days were cold.

other-two: {DT} [@two|three|four other>other @1] {NNS}
@ confidence=0.55
- The two other boys left. => The other two boys left.
+ The other two boys left.

such-a: [a such>such a]
- It is a such good idea. => It is such a good idea.
+ It is such a good idea.

quite-a: [a quite @{JJ}>quite a @1] {NN}
@ confidence=0.6
- It is a quite good idea. => It is quite a good idea.
+ It is quite a good idea.

`,
};
