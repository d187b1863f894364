import type { RuleFile } from '../rule-file.ts';

/** Words that leave the reader to guess what, who, when or how much. */
export const VAGUE_PHRASES: RuleFile = {
  id: 'vague-phrases',
  errorClass: 'vague',
  source: 'Emend',
  comment: '{found} is vague: say exactly what is meant.',
  documents: 'academic',
  confidence: 0.55,
  rules: `
intensifier-before-adjective: [very|really|extremely|quite|rather|fairly|pretty] {JJ} {END}
# {found} adds little: a stronger or an exact word says how much.
- The effect was very strong.
+ The effect was twofold.

a-lot-of: [a lot of]
# “A lot of” is vague: give the number, or “many” or “much”.
- It uses a lot of fuel.
+ Lots were drawn.

lots-of: [lots of]
# “Lots of” is vague: give the number, or “many” or “much”.
- It uses lots of fuel.
+ Lots were drawn.

and-so-on: [(and so on|and so forth|and the like|et cetera)]
# {found} leaves the rest to the reader: name it, or begin the list with “such as”.
- We used pots, pans, and so on.
+ We used pots and pans.

some-kind-of: [(some kind of|some sort of|sort of a|kind of a)]
# {found} is vague: say what kind.
- It is some kind of valve.
+ It is a kind of valve.

stuff: [stuff:N]
# “Stuff” says nothing: name what is meant.
- They sell stuff here.
+ They stuff the birds.

thingy: [thingy|thingamajig|whatnot|whatchamacallit]
# {found} says nothing: name what is meant.
- Bring the whatnot.
+ Bring the key.

various-things: [(various|different) (things|aspects|factors|issues|ways)]
@ documents=general
# {found} is vague: name them.
- We discuss various aspects.
+ We discuss cost and noise.

many-people-say: [(many|several|some|certain) (people|researchers|studies|scholars|experts|authors)] (say|claim|argue|believe|think|suggest|show)
# {found}: say who, or cite them.
- Many people believe it works.
+ Smith believes it works.

well-known: [(it is (well known|widely known|generally known|commonly known))] that
# {found}: cite a source, or leave it out.
- It is well known that salt helps.
+ It is known to few.

everybody-knows: [(everybody|everyone|nobody|no one) (knows|thinks|believes|agrees)]
# {found} claims too much: say who, or cite them.
- Everybody knows it works.
+ Everybody came.

good-thing: [(nice|good|bad|great|big) (thing|things|idea|ideas|way)]
# {found} is vague: say what is good or bad about it.
- It is a good thing.
+ It is a good harvest.

soon-enough: [(soon|shortly) (enough)] {END}
# {found} is vague: give the time.
- It will open soon enough.
+ It will open in May.

recent-times: [(recent|recently) (times|years|past)]
@ documents=general
# {found} is vague: give the years.
- Prices rose in recent years.
+ A recent rise hurt them.

for-some-time: [(a while|quite a while|for some time)]
# {found} is vague: say how long.
- It ran for some time.
+ It ran for an hour.

a-certain-amount: [(a certain amount of|some amount of)]
# {found} is vague: say how much.
- It takes a certain amount of salt.
+ It takes 3 g of salt.

the-above: [(the (above|aforesaid|said))] {NN}
# {found} is vague: name what is meant.
- The above method failed.
+ The first method failed.

in-the-literature: [(in (the)? (literature|past))] it
# {found}: cite a source.
- In the literature it is rare.
+ Literature is an art.

significant-increase: [(significant|substantial|considerable|remarkable|dramatic|huge) (increase|decrease|change|improvement|reduction|rise|fall)]
# {found}: say by how much.
- We saw a dramatic increase.
+ We saw an increase of 40 %.

appropriate-measures: [(appropriate|suitable|adequate|proper) (measures|steps|action|manner|level|way)]
# {found} is vague: say which.
- They took appropriate measures.
+ They took two measures.

nowadays: [(nowadays|these days)]
# {found} is vague: give the years.
- Nowadays, most pay by card.
+ By 2020, most paid by card.

somehow: [somehow] {END}
# {found} is vague: say which.
- It must break somehow.
+ It must break here.

relate-to: [(relate:V to)] {DT|NNS}
# “Relate to” is vague: say how they are connected.
- It relates to the causes.
+ It explains the causes.

impact: [(impact:V)] {DT|NNS|PRP$}
# “Impact” does not say in which direction: “raise”, “lower”, “improve” or “harm” does.
- Rain impacts the crop.
+ Rain harms the crop.

a-handful-of: [(a (couple|handful|bunch) of)]
# {found} is vague: give the number.
- We met a handful of users.
+ We met six users.

more-or-less: [(more or less)]
# “More or less” is vague: say how exact it is.
- They are more or less equal.
+ They are equal within 1 %.

better-or-worse: [(better|worse|more|less) or (less|worse)] {END}
# {found} is vague.
- It is better or worse.
+ It is better.

as-soon-as-possible: [(as (soon|quickly) as possible)]
# {found} gives no time: say when.
- Reply as soon as possible.
+ Reply by Friday.
`,
};
