import type { RuleFile } from '../rule-file.ts';

/** Words that are mistaken for their neighbours, told by what they stand with. */
export const CONFUSABLES: RuleFile = {
  id: 'confusable-words',
  errorClass: 'word-choice',
  source: 'Emend',
  comment: 'Here {better} is meant, not {found}.',
  rules: `
rb-in-vbd-vbz-vbp-cc-less-nns: {RB|IN|VBD|VBZ|VBP|CC} [less>fewer] {NNS}
? less *1 (than|miles|dollars|years|weeks|months|hours|minutes|percent|kilometers|kilometres|euros|pounds|data|people)
@ confidence=0.6
- The new test has less errors. => The new test has fewer errors.

amount-of-people-students-patients-participa: [amount>number] of people|students|patients|participants|cases|errors|users|samples|studies|countries|children|items|words|questions|books|cars|cells|genes|papers|articles|sites|trees|species|jobs|visitors|employees|workers|women|men|animals|tests|days|years|times|hours|files|variables|parameters|factors|problems|methods|events|steps|points|images|objects|features|nodes|patents|votes|accidents|deaths|births|plants|houses|schools|teachers|companies|firms|products|customers|options|changes|differences|mistakes|examples|things|ways|reasons|groups|members|responses|answers|observations|measurements|experiments|trials|particles|molecules|atoms|electrons|neurons|layers|bits|bytes|pixels|pages|chapters|sentences|letters|languages|countries|cities|towns|villages|islands|rivers|lakes|mountains|stars|planets|galaxies
- The amount of patients grew. => The number of patients grew.

amounts-of-people-students-patients-cases-er: [amounts>numbers] of people|students|patients|cases|errors|users|samples|studies|children|items|words|books|cars|cells|genes|species|visitors|workers|animals|particles
- Large amounts of patients left. => Large numbers of patients left.

comprises-comprise-of: [@comprises|comprise of>@1]
- The set comprises of two parts. => The set comprises two parts.

different-than-np: [different than>different from] !{PRP|WP|EX} {NP}
@ confidence=0.55
- The result is different than the first. => The result is different from the first.
+ It is far different than they are used to.

centers-centres-around: [(centers|centres) around>centers on]
@ language=US confidence=0.6
- The work centers around the cell. => The work centers on the cell.

centers-centres-around-2: [(centers|centres) around>centres on]
@ language=UK confidence=0.6
- The work centres around the cell. => The work centres on the cell.

principle-component-components-investigator: [principle>principal] component|components|investigator|investigators|axis|axes|cause|causes|reason|reasons|aim|aims|finding|findings|author|source|sources|stress|stresses
@ confidence=0.85
- The principle cause is the heat. => The principal cause is the heat.

in-principal: in [principal>principle] !{NN|NNS|NNP|CC}
@ confidence=0.85
- It works in principal for all. => It works in principle for all.
+ It works in principal cells and in principal components.

compliment-each-other-the-our-these-this-exi: [compliment:V>complement:V] each other|the|our|these|this|existing
? compliment:V (the|our|this|these) (cook|chef|host|team|author|authors|staff|girl|lady)
- The methods compliment each other. => The methods complement each other.

complimentary-strand-strands-dna-approach-ap: [complimentary>complementary] strand|strands|dna|approach|approaches|method|methods|base|bases|angle|angles|sequence|sequences|information|colors|colours|medicine|skills
@ confidence=0.85
- A complimentary method was used. => A complementary method was used.

discreet-variable-variables-time-values-step: [discreet>discrete] variable|variables|time|values|steps|units|event|events|fourier|cosine|model|models|set|points|units|categories
@ confidence=0.9
- A discreet variable is counted. => A discrete variable is counted.

insure-that: [insure:V>ensure:V] that
@ confidence=0.75
- We insure that it works. => We ensure that it works.

assure-that-dt-prp-ex: [assure>ensure] that {DT|PRP|EX}
@ confidence=0.6
- We must assure that it works. => We must ensure that it works.

eminent-danger-threat-risk-collapse-death-at: [eminent>imminent] danger|threat|risk|collapse|death|attack|arrival
@ confidence=0.85
- They faced eminent danger then. => They faced imminent danger then.

illicit-a-an-the-response-responses-reaction: [illicit:V>elicit:V] a|an|the response|responses|reaction|reactions
@ confidence=0.6
- The drug illicits a response. => The drug elicits a response.

illicit-a-an-the-response-reaction-answer: [illicit>elicit] a|an|the response|reaction|answer
@ confidence=0.85
- It may illicit a response. => It may elicit a response.

economical-growth-crisis-development-policy: [economical>economic] growth|crisis|development|policy|policies|theory|system|situation|problem|problems|factors|factor|conditions|sector|activity|activities|impact|recession|reform|reforms|relations|power|sanctions|status|history
@ confidence=0.85
- The economical crisis was deep. => The economic crisis was deep.

economic-car-cars-vehicle-vehicles-engine-en: [economic>economical] car|cars|vehicle|vehicles|engine|engines
@ confidence=0.6
- An economic car uses little fuel. => An economical car uses little fuel.

historic-data-records-record-context-perspec: [historic>historical] data|records|record|context|perspective|research|documents|linguistics|evidence|development|background|accuracy
@ confidence=0.65
- We used historic data for it. => We used historical data for it.

historical-victory-agreement-election-decisi: [historical>historic] victory|agreement|election|decision|speech|landing
@ confidence=0.6
- It was a historical victory then. => It was a historic victory then.

alternate-method-methods-approach-approaches: [alternate>alternative] method|methods|approach|approaches|explanation|explanations|hypothesis|hypotheses|energy|medicine|interpretation|interpretations|solution|solutions|view|model|models
@ confidence=0.65
- An alternate method was used. => An alternative method was used.

classical-example: [classical>classic] example|examples|mistake|study|paper|symptom|symptoms
@ confidence=0.6
- It is a classical example of it. => It is a classic example of it.

classic-music-mechanics-physics-antiquity-co: [classic>classical] music|mechanics|physics|antiquity|conditioning
@ confidence=0.75
- They play classic music there. => They play classical music there.

sensible-to: [sensible>sensitive] to
@ confidence=0.7
- The cell is sensible to light. => The cell is sensitive to light.
+ It would seem sensible to predict a rise.
? it *4 sensible to

actual-situation-crisis-president-government: [actual>current] situation|crisis|president|government|debate|trend|trends
@ confidence=0.55
- The actual situation is bad. => The current situation is bad.

eventual-problems-errors-complications-damag: [eventual>possible] problems|errors|complications|damage|mistakes
@ confidence=0.6
- They report eventual problems at once. => They report possible problems at once.

technic: [technic>technique]
@ confidence=0.8
- A new technic was used. => A new technique was used.

technics: [technics>techniques]
@ confidence=0.75
- New technics were used. => New techniques were used.

methodic-of: [methodic>method] of
@ confidence=0.8
- The methodic of the test is new. => The method of the test is new.

informatic-science-sciences: [informatic>computer] science|sciences
@ confidence=0.8
- He reads informatic science there. => He reads computer science there.

energetic-consumption-efficiency-balance-dem: [energetic>energy] consumption|efficiency|balance|demand|level|levels
@ confidence=0.7
- The energetic consumption fell. => The energy consumption fell.

constructive-material-materials: [constructive>construction] material|materials
@ confidence=0.75
- Wood is a constructive material. => Wood is a construction material.

perspective-direction-directions-method-meth: [perspective>promising] direction|directions|method|methods|material|materials
@ confidence=0.75
- It is a perspective direction of work. => It is a promising direction of work.

prospective-direction-directions: [prospective>promising] direction|directions
@ confidence=0.55
- It is a prospective direction of work. => It is a promising direction of work.

own-experience-shows: [own>personal] experience shows
@ confidence=0.6
- We say that own experience shows it. => We say that personal experience shows it.

adopt-to: [adopt:V>adapt:V] to
@ confidence=0.8
? adopted to
- The plants adopt to the cold. => The plants adapt to the cold.
`,
};
