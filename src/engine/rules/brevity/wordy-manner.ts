import type { RuleFile } from '../rule-file.ts';

/** “In a … manner”, “on a … basis”, “in the event that”: an adverb or a conjunction drawn out. */
export const WORDY_MANNER: RuleFile = {
  id: 'wordy-manner',
  errorClass: 'brevity',
  source: 'Emend',
  comment: '{found} can be said in fewer words: {better}.',
  rules: `
in-a-timely-manner: [in a timely (manner|fashion)>promptly / on time]
- Reply in a timely manner. => Reply promptly.

in-an-adverb-manner: [in a careful (manner|way|fashion)>carefully]
- Handle it in a careful manner. => Handle it carefully.

in-a-similar-manner: [in a similar (manner|way|fashion)>similarly] !that !as !in
- In a similar manner, mice adapt. => Similarly, mice adapt.

in-a-systematic-way: [in a systematic (manner|way|fashion)>systematically]
- We searched in a systematic way. => We searched systematically.

in-an-efficient-way: [in an efficient (manner|way|fashion)>efficiently]
- Heat flows in an efficient way. => Heat flows efficiently.

in-an-effective-way: [in an effective (manner|way|fashion)>effectively]
- Teach in an effective way. => Teach effectively.

in-a-consistent-way: [in a consistent (manner|way|fashion)>consistently]
- Cut in a consistent manner. => Cut consistently.

in-a-rapid-way: [in a (rapid|quick) (manner|way|fashion)>rapidly / quickly]
- It fell in a rapid manner. => It fell rapidly.

in-a-responsible-way: [in a responsible (manner|way|fashion)>responsibly]
- Drink in a responsible way. => Drink responsibly.

in-an-appropriate-way: [in an appropriate (manner|way|fashion)>appropriately]
- Dress in an appropriate manner. => Dress appropriately.

in-a-positive-way: [in a positive (manner|way|fashion)>positively]
- They replied in a positive way. => They replied positively.

on-a-daily-basis: [on a daily basis>daily / every day]
- Feed them on a daily basis. => Feed them daily.

on-a-weekly-basis: [on a weekly basis>weekly / every week]
- We meet on a weekly basis. => We meet weekly.

on-a-monthly-basis: [on a monthly basis>monthly / every month]
- Rent is paid on a monthly basis. => Rent is paid monthly.

on-a-yearly-basis: [on (a yearly|an annual) basis>yearly / every year]
- It is checked on an annual basis. => It is checked yearly.

on-a-regular-basis: [on a regular basis>regularly]
- Oil it on a regular basis. => Oil it regularly.

on-a-frequent-basis: [on a frequent basis>frequently / often]
- It fails on a frequent basis. => It fails frequently.

on-a-temporary-basis: [on a temporary basis>temporarily]
- They live here on a temporary basis. => They live here temporarily.

on-a-permanent-basis: [on a permanent basis>permanently]
- He was hired on a permanent basis. => He was hired permanently.

on-a-voluntary-basis: [on a voluntary basis>voluntarily]
- They work on a voluntary basis. => They work voluntarily.

on-a-continuous-basis: [on a (continuous|continual|continuing|ongoing) basis>continuously]
- It runs on a continuous basis. => It runs continuously.

on-an-individual-basis: [on an individual basis>individually]
- We test each on an individual basis. => We test each individually.

on-the-basis-of-the-fact: [on the basis of the fact that>because]
- It was refused on the basis of the fact that it was late. => It was refused because it was late.

in-advance-of: [(in advance of|prior to the time of|previous to)>before]
- They left in advance of the storm. => They left before the storm.

prior-to-the-time: [prior to the time (that|when)>before]
- Sign prior to the time that you leave. => Sign before you leave.

after-the-time: [(subsequent to the time|after such time) (that|as|when)>after]
- Pay after such time as it arrives. => Pay after it arrives.

in-most-cases: [in most (cases|instances)>usually]
@ confidence=0.55
- In most cases, rest helps. => Usually, rest helps.
? in most cases|instances of

in-some-cases: [in (some|certain|a few) (instances)>sometimes]
- In some instances, it fails. => Sometimes, it fails.

in-the-majority-of-cases: [in the majority of (cases|instances)>usually / mostly]
- In the majority of cases, it heals. => Usually, it heals.

in-the-case-where: [in the case where>where / when]
- In the case where both fail, stop. => Where both fail, stop.

in-the-event-that: [(in the event that|in the event of the fact that|under circumstances in which|if it should happen that|if the case is that)>if]
- In the event that it fails, call us. => If it fails, call us.

in-case-of: [in the event of>if there is]
@ confidence=0.51
- In the event of fire, leave. => If there is fire, leave.

in-the-absence-of: [in the absence of>without]
- In the absence of light, it dies. => Without light, it dies.

in-conjunction-with: [in conjunction with>with / together with]
- Take it in conjunction with food. => Take it with food.

in-accordance-with: [(in accordance with|in compliance with|in conformity with)>under / by / following]
@ confidence=0.51 documents=general
- They act in accordance with the law. => They act under the law.

in-comparison-to: [in comparison (to|with)>compared with]
- It is small in comparison to ours. => It is small compared with ours.

in-connection-with: (ask:V|question:V|contact:V|interview:V|write:V) *1 [in connection with>about]
@ confidence=0.55
- He was asked in connection with a theft. => He was asked about a theft.

in-excess-of: <!{NN|NNS|NNP|PUNCT} [in excess of>more than] {CD}
- It weighs in excess of 3 kg. => It weighs more than 3 kg.
+ There are reports in excess of 80%.

in-the-direction-of: (move:V|go:V|point:V|turn:V|travel:V|drift:V|flow:V|lean:V) [(in the direction of)>towards / toward] {DT|PRP$}
- It moves in the direction of the wall. => It moves towards the wall.
+ Cells orient in the direction of growth.

in-lieu-of: [(in lieu of|in place of)>instead of]
@ confidence=0.55
- Use oil in lieu of butter. => Use oil instead of butter.

in-the-form-of: <!be:* {VERB} [in the form of>as]
@ confidence=0.51
- It fell in the form of snow. => It fell as snow.
+ It was in the form of snow. It brings benefits in the form of work.

in-order-that: [in order that>so that]
- Speak up in order that all may hear. => Speak up so that all may hear.

in-reference-to: (write:V|ask:V|speak:V|talk:V|comment:V|inquire:V) *1 [(in reference to|with reference to|in regards to|with regards to|regarding the matter of|on the subject of|concerning the matter of)>about]
@ confidence=0.55
- We wrote in reference to your order. => We wrote about your order.

in-spite-of: [in spite of>despite]
@ confidence=0.55
- We left in spite of the rain. => We left despite the rain.

in-terms-of: [in terms of]
# “In terms of” is often one preposition too long: try “in”, “for” or “by”.
@ confidence=0.51 documents=general
- In terms of cost, it wins.
+ In cost, it wins.

in-the-amount-of: [in the amount of>of / for] {$|CD}
- Send a cheque in the amount of 5 pounds. => Send a cheque of 5 pounds.

in-the-final-analysis: ^ [(in the final analysis|at the end of the day|when all is said and done|all things considered)] ,
# This says no more than that it comes last: leave it out, or say what outweighs what.
@ confidence=0.55
- In the final analysis, cost decides.
+ It was used in the final analysis.

in-the-first-place: ^ [in the first place ,>first,]
- In the first place, it leaks. => First, it leaks.

in-the-near-future: [in the (near|not too distant|immediate) future>soon]
@ confidence=0.6
- It will open in the near future. => It will open soon.

in-the-recent-past: [in the recent past>recently]
- It was found in the recent past. => It was found recently.

in-the-process-of: be:* [in the process of>] {VBG}
| <!be:* [in the process of>in] {VBG}
- They are in the process of moving house. => They are moving house.
- It plays a role in the process of making glass. => It plays a role in making glass.

in-todays-world: [in (today|modern|contemporary) ('s)? (day and age|world|society|age)>today] !{NN|NNS}
| [in (this|the) (present|modern|current)? day and age>today]
- In this day and age, it is rare. => Today, it is rare.
+ He is like no one in modern world history.

in-such-a-way-that: [in such a (way|manner) that>so that] {NP}
| [in such a (way|manner) as to>so as to] {VB}
@ confidence=0.55
- Cut it in such a way that it fits. => Cut it so that it fits.
- Cut it in such a way as to fit. => Cut it so as to fit.

inasmuch-as: [(inasmuch as|in as much as)>because]
@ confidence=0.51
- It failed inasmuch as nobody came. => It failed because nobody came.
`,
};
