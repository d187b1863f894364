import type { RuleFile } from '../rule-file.ts';

/** Numbers in words: hyphens, plurals, small numbers and ordinals. */
export const NUMBER_WORDS: RuleFile = {
  id: 'number-words',
  errorClass: 'number-style',
  source: 'The Chicago Manual of Style, 17th ed., ch. 9',
  comment: 'The number is written {better} here.',
  rules: `
twenty-unit: [twenty @one|two|three|four|five|six|seven|eight|nine>twenty-@1]
- We counted twenty three of them. => We counted twenty-three of them.
+ We counted twenty of them.

twenty-ordinal: [twenty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>twenty-@1]
- It was the twenty first day. => It was the twenty-first day.

thirty-unit: [thirty @one|two|three|four|five|six|seven|eight|nine>thirty-@1]
- We counted thirty three of them. => We counted thirty-three of them.
+ We counted thirty of them.

thirty-ordinal: [thirty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>thirty-@1]
- It was the thirty first day. => It was the thirty-first day.

forty-unit: [forty @one|two|three|four|five|six|seven|eight|nine>forty-@1]
- We counted forty three of them. => We counted forty-three of them.
+ We counted forty of them.

forty-ordinal: [forty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>forty-@1]
- It was the forty first day. => It was the forty-first day.

fifty-unit: [fifty @one|two|three|four|five|six|seven|eight|nine>fifty-@1]
- We counted fifty three of them. => We counted fifty-three of them.
+ We counted fifty of them.

fifty-ordinal: [fifty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>fifty-@1]
- It was the fifty first day. => It was the fifty-first day.

sixty-unit: [sixty @one|two|three|four|five|six|seven|eight|nine>sixty-@1]
- We counted sixty three of them. => We counted sixty-three of them.
+ We counted sixty of them.

sixty-ordinal: [sixty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>sixty-@1]
- It was the sixty first day. => It was the sixty-first day.

seventy-unit: [seventy @one|two|three|four|five|six|seven|eight|nine>seventy-@1]
- We counted seventy three of them. => We counted seventy-three of them.
+ We counted seventy of them.

seventy-ordinal: [seventy @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>seventy-@1]
- It was the seventy first day. => It was the seventy-first day.

eighty-unit: [eighty @one|two|three|four|five|six|seven|eight|nine>eighty-@1]
- We counted eighty three of them. => We counted eighty-three of them.
+ We counted eighty of them.

eighty-ordinal: [eighty @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>eighty-@1]
- It was the eighty first day. => It was the eighty-first day.

ninety-unit: [ninety @one|two|three|four|five|six|seven|eight|nine>ninety-@1]
- We counted ninety three of them. => We counted ninety-three of them.
+ We counted ninety of them.

ninety-ordinal: [ninety @first|second|third|fourth|fifth|sixth|seventh|eighth|ninth>ninety-@1]
- It was the ninety first day. => It was the ninety-first day.

ordinal-1st: (the|a|his|her|their|its|our) [1st>first] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 1st test of all. => It was the first test of all.
+ It is of the 1st century.

ordinal-2nd: (the|a|his|her|their|its|our) [2nd>second] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 2nd test of all. => It was the second test of all.
+ It is of the 2nd century.

ordinal-3rd: (the|a|his|her|their|its|our) [3rd>third] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 3rd test of all. => It was the third test of all.
+ It is of the 3rd century.

ordinal-4th: (the|a|his|her|their|its|our) [4th>fourth] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 4th test of all. => It was the fourth test of all.
+ It is of the 4th century.

ordinal-5th: (the|a|his|her|their|its|our) [5th>fifth] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 5th test of all. => It was the fifth test of all.
+ It is of the 5th century.

ordinal-6th: (the|a|his|her|their|its|our) [6th>sixth] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 6th test of all. => It was the sixth test of all.
+ It is of the 6th century.

ordinal-7th: (the|a|his|her|their|its|our) [7th>seventh] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 7th test of all. => It was the seventh test of all.
+ It is of the 7th century.

ordinal-8th: (the|a|his|her|their|its|our) [8th>eighth] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 8th test of all. => It was the eighth test of all.
+ It is of the 8th century.

ordinal-9th: (the|a|his|her|their|its|our) [9th>ninth] {NN|NNS|JJ} !regiment|army|division|fleet|amendment|congress
? century|street|avenue|edition|percentile|grade|arrondissement|floor
@ documents=academic confidence=0.6
- It was the 9th test of all. => It was the ninth test of all.
+ It is of the 9th century.

small-two: {DT|IN|VBD|VBP|VBZ} [2>two] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 2 methods in all. => We used two methods in all.
+ We used 2 mg in all.

small-three: {DT|IN|VBD|VBP|VBZ} [3>three] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 3 methods in all. => We used three methods in all.
+ We used 3 mg in all.
? {CD} in 3
+ It is 1 in 3 people.

small-four: {DT|IN|VBD|VBP|VBZ} [4>four] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 4 methods in all. => We used four methods in all.
+ We used 4 mg in all.

small-five: {DT|IN|VBD|VBP|VBZ} [5>five] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 5 methods in all. => We used five methods in all.
+ We used 5 mg in all.

small-six: {DT|IN|VBD|VBP|VBZ} [6>six] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 6 methods in all. => We used six methods in all.
+ We used 6 mg in all.

small-seven: {DT|IN|VBD|VBP|VBZ} [7>seven] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 7 methods in all. => We used seven methods in all.
+ We used 7 mg in all.

small-eight: {DT|IN|VBD|VBP|VBZ} [8>eight] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 8 methods in all. => We used eight methods in all.
+ We used 8 mg in all.

small-nine: {DT|IN|VBD|VBP|VBZ} [9>nine] groups|methods|types|kinds|ways|reasons|parts|steps|categories|factors|studies|authors|questions|approaches|models|people|children|women|men|countries|stages|phases|categories|examples|different|main|major
@ documents=academic confidence=0.6
- We used 9 methods in all. => We used nine methods in all.
+ We used 9 mg in all.

one-out-of: [1 out of every>one in] {CD}
- It is 1 out of every 10 of us. => It is one in 10 of us.

two-out-of: [2 out of every>two in] {CD}
- It is 2 out of every 10 of us. => It is two in 10 of us.

three-out-of: [3 out of every>three in] {CD}
- It is 3 out of every 10 of us. => It is three in 10 of us.

two-third: two [third>thirds] of
@ class=noun-number level=basic
- It took two third of it. => It took two thirds of it.

two-fourth: two [fourth>fourths] of
@ class=noun-number level=basic
- It took two fourth of it. => It took two fourths of it.

three-fourth: three [fourth>fourths] of
@ class=noun-number level=basic
- It took three fourth of it. => It took three fourths of it.

three-quarter: three [quarter>quarters] of
@ class=noun-number level=basic
- It took three quarter of it. => It took three quarters of it.

two-fifth: two [fifth>fifths] of
@ class=noun-number level=basic
- It took two fifth of it. => It took two fifths of it.

three-fifth: three [fifth>fifths] of
@ class=noun-number level=basic
- It took three fifth of it. => It took three fifths of it.

four-fifth: four [fifth>fifths] of
@ class=noun-number level=basic
- It took four fifth of it. => It took four fifths of it.

hundreds-after-number: two|three|four|five|six|seven|eight|nine|ten|several [hundreds>hundred] {NNS}
- It took two hundreds men. => It took two hundred men.
+ It took hundreds of men.

hundred-of-after-number: two|three|four|five|six|seven|eight|nine|ten [hundred of>hundred] {NNS|JJ}
? two|three|four|five|six|seven|eight|nine|ten hundred of (the|these|those|them|us|you)
- It took two hundred of men. => It took two hundred men.
+ It took two hundred of them.

thousands-after-number: two|three|four|five|six|seven|eight|nine|ten|several [thousands>thousand] {NNS}
- It took two thousands men. => It took two thousand men.
+ It took thousands of men.

thousand-of-after-number: two|three|four|five|six|seven|eight|nine|ten [thousand of>thousand] {NNS|JJ}
? two|three|four|five|six|seven|eight|nine|ten thousand of (the|these|those|them|us|you)
- It took two thousand of men. => It took two thousand men.
+ It took two thousand of them.

millions-after-number: two|three|four|five|six|seven|eight|nine|ten|several [millions>million] {NNS}
- It took two millions men. => It took two million men.
+ It took millions of men.

million-of-after-number: two|three|four|five|six|seven|eight|nine|ten [million of>million] {NNS|JJ}
? two|three|four|five|six|seven|eight|nine|ten million of (the|these|those|them|us|you)
- It took two million of men. => It took two million men.
+ It took two million of them.

billions-after-number: two|three|four|five|six|seven|eight|nine|ten|several [billions>billion] {NNS}
- It took two billions men. => It took two billion men.
+ It took billions of men.

billion-of-after-number: two|three|four|five|six|seven|eight|nine|ten [billion of>billion] {NNS|JJ}
? two|three|four|five|six|seven|eight|nine|ten billion of (the|these|those|them|us|you)
- It took two billion of men. => It took two billion men.
+ It took two billion of them.

dozens-after-number: two|three|four|five|six|seven|eight|nine|ten|several [dozens>dozen] {NNS}
- It took two dozens men. => It took two dozen men.
+ It took dozens of men.

dozen-of-after-number: two|three|four|five|six|seven|eight|nine|ten [dozen of>dozen] {NNS|JJ}
? two|three|four|five|six|seven|eight|nine|ten dozen of (the|these|those|them|us|you)
- It took two dozen of men. => It took two dozen men.
+ It took two dozen of them.
`,
};
