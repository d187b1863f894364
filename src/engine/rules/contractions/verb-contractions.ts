import type { RuleFile } from '../rule-file.ts';

/** Short forms of verbs, and spoken spellings, written out in academic texts. */
export const VERB_CONTRACTIONS: RuleFile = {
  id: 'verb-contractions',
  errorClass: 'contraction',
  source: 'Emend',
  comment: 'Academic prose writes {found} out: {better}.',
  documents: 'academic',
  confidence: 0.8,
  rules: `
we-re: [we 're>we are]
- We're at the limit of it. => We are at the limit of it.

they-re: [they 're>they are]
- They're at the limit of it. => They are at the limit of it.

you-re: [you 're>you are]
- You're at the limit of it. => You are at the limit of it.

i-m: [i 'm>I am]
- I'm sure of the result. => I am sure of the result.

i-ve: [i 've>I have]
- I've seen the result. => I have seen the result.

we-ve: [we 've>we have]
- We've seen the result. => We have seen the result.

you-ve: [you 've>you have]
- You've seen the result. => You have seen the result.

they-ve: [they 've>they have]
- They've seen the result. => They have seen the result.

who-ve: [who 've>who have]
- Those who've seen it agree. => Those who have seen it agree.

could-ve: [could 've>could have]
- It could've been seen. => It could have been seen.

would-ve: [would 've>would have]
- It would've been seen. => It would have been seen.

should-ve: [should 've>should have]
- It should've been seen. => It should have been seen.

might-ve: [might 've>might have]
- It might've been seen. => It might have been seen.

must-ve: [must 've>must have]
- It must've been seen. => It must have been seen.

may-ve: [may 've>may have]
- It may've been seen. => It may have been seen.

i-ll: [i 'll>I will]
- I'll come back to it. => I will come back to it.

we-ll: [we 'll>we will]
- We'll come back to it. => We will come back to it.

you-ll: [you 'll>you will]
- You'll come back to it. => You will come back to it.

they-ll: [they 'll>they will]
- They'll come back to it. => They will come back to it.

he-ll: [he 'll>he will]
- He'll come back to it. => He will come back to it.

she-ll: [she 'll>she will]
- She'll come back to it. => She will come back to it.

it-ll: [it 'll>it will]
- It'll come back to it. => It will come back to it.

that-ll: [that 'll>that will]
- That'll come back to it. => That will come back to it.

there-ll: [there 'll>there will]
- There'll be more of it. => There will be more of it.

this-ll: [this 'll>this will]
- This'll come back to it. => This will come back to it.

who-ll: [who 'll>who will]
- We ask who'll come of it. => We ask who will come of it.

what-ll: [what 'll>what will]
- We ask what'll come of it. => We ask what will come of it.

it-is: [it 's>it is] {DT|JJ|RB|VBG|IN} !{VBN}
- It's the best of all. => It is the best of all.
+ It is the question.

he-is: [he 's>he is] {DT|JJ|RB|VBG|IN} !{VBN}
- He's the best of all. => He is the best of all.
+ He is the question.

she-is: [she 's>she is] {DT|JJ|RB|VBG|IN} !{VBN}
- She's the best of all. => She is the best of all.
+ She is the question.

that-is: [that 's>that is] {DT|JJ|RB|VBG|IN} !{VBN}
- That's the best of all. => That is the best of all.
+ That is the question.

there-is: [there 's>there is] {DT|JJ|RB|VBG|IN} !{VBN}
- There's a cause for it. => There is a cause for it.
+ There is the question.

here-is: [here 's>here is] {DT|JJ|RB|VBG|IN} !{VBN}
- Here's a cause for it. => Here is a cause for it.
+ Here is the question.

what-is: [what 's>what is] {DT|JJ|RB|VBG|IN} !{VBN}
- We ask what's the cause of it. => We ask what is the cause of it.
+ What is the question.

who-is: [who 's>who is] {DT|JJ|RB|VBG|IN} !{VBN}
- We ask who's the author of it. => We ask who is the author of it.
+ Who is the question.

where-is: [where 's>where is] {DT|JJ|RB|VBG|IN} !{VBN}
- We ask where's the cause of it. => We ask where is the cause of it.
+ Where is the question.

how-is: [how 's>how is] {DT|JJ|RB|VBG|IN} !{VBN}
- We ask how's the cause of it. => We ask how is the cause of it.
+ How is the question.

everything-is: [everything 's>everything is] {DT|JJ|RB|VBG|IN} !{VBN}
- Everything's the best of all. => Everything is the best of all.
+ Everything is the question.

nothing-is: [nothing 's>nothing is] {DT|JJ|RB|VBG|IN} !{VBN}
- Nothing's the best of all. => Nothing is the best of all.
+ Nothing is the question.

something-is: [something 's>something is] {DT|JJ|RB|VBG|IN} !{VBN}
- Something's the best of all. => Something is the best of all.
+ Something is the question.

everyone-is: [everyone 's>everyone is] {DT|JJ|RB|VBG|IN} !{VBN}
- Everyone's the best of all. => Everyone is the best of all.
+ Everyone is the question.

nobody-is: [nobody 's>nobody is] {DT|JJ|RB|VBG|IN} !{VBN}
- Nobody's the best of all. => Nobody is the best of all.
+ Nobody is the question.

this-is: [this 's>this is] {DT|JJ|RB|VBG|IN} !{VBN}
- This's the best of all. => This is the best of all.
+ This is the question.

it-has: [it 's>it has] been|become|had|got|gone
| [it 's>it has] (already|always|never|long|also|only|just|now) been|become|had|got|gone
- It's been a long year. => It has been a long year.
+ It is felt after it's taken.

he-has: [he 's>he has] been|become|had|got|gone|done|seen|made|taken|given
- He's been a long year. => He has been a long year.

she-has: [she 's>she has] been|become|had|got|gone|done|seen|made|taken|given
- She's been a long year. => She has been a long year.

there-has: [there 's>there has] been|become|had|got|gone|done|seen|made|taken|given
- There's been a change. => There has been a change.

that-has: [that 's>that has] been|become|had|got|gone|done|seen|made|taken|given
- That's been a long year. => That has been a long year.

what-has: [what 's>what has] been|become|had|got|gone|done|seen|made|taken|given
- We ask what's been found. => We ask what has been found.

who-has: [who 's>who has] been|become|had|got|gone|done|seen|made|taken|given
- We ask who's been found. => We ask who has been found.

i-would: [i 'd>I would] {VB} !{VBN}
- I'd like to repeat it. => I would like to repeat it.

i-had: [i 'd>I had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- I'd already seen it. => I had already seen it.

we-would: [we 'd>we would] {VB} !{VBN}
- We'd like to repeat it. => We would like to repeat it.

we-had: [we 'd>we had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- We'd already seen it. => We had already seen it.

you-would: [you 'd>you would] {VB} !{VBN}
- You'd like to repeat it. => You would like to repeat it.

you-had: [you 'd>you had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- You'd already seen it. => You had already seen it.

they-would: [they 'd>they would] {VB} !{VBN}
- They'd like to repeat it. => They would like to repeat it.

they-had: [they 'd>they had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- They'd already seen it. => They had already seen it.

he-would: [he 'd>he would] {VB} !{VBN}
- He'd like to repeat it. => He would like to repeat it.

he-had: [he 'd>he had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- He'd already seen it. => He had already seen it.

she-would: [she 'd>she would] {VB} !{VBN}
- She'd like to repeat it. => She would like to repeat it.

she-had: [she 'd>she had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- She'd already seen it. => She had already seen it.

it-would: [it 'd>it would] {VB} !{VBN}
- It'd like to repeat it. => It would like to repeat it.

it-had: [it 'd>it had] been|become|had|got|gone|done|seen|made|taken|given|better|never|already
- It'd already seen it. => It had already seen it.

lets: [let 's>let us] {VB}
- Let's look at the result. => Let us look at the result.

yall: [y'all>all of you]
- We ask y'all to wait. => We ask all of you to wait.

gonna: [gon na>going to]
- It is gonna rain. => It is going to rain.

wanna: [wan na>want to]
- They wanna leave. => They want to leave.

gotta: [got ta>have to]
- They gotta leave. => They have to leave.

kinda: [kinda>rather]
- It is kinda slow. => It is rather slow.

lotta: [lotta>a lot of]
- It takes lotta time. => It takes a lot of time.

dunno: [dunno>do not know]
- I dunno the cause. => I do not know the cause.

cuz: [cuz>because]
- It failed cuz it was wet. => It failed because it was wet.

tho: [=tho>though]
- It was late tho. => It was late though.

thru: [thru>through]
- It went thru the wall. => It went through the wall.

til: [til>until]
- We waited til noon. => We waited until noon.
`,
};
