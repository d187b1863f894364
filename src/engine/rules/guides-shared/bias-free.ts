import type { RuleFile } from '../rule-file.ts';

/** Words for people: APA 5, AMA 11.12, and the inclusive-language pages of the societies. */
export const SHARED_BIAS_FREE: RuleFile = {
  id: 'guide-people',
  errorClass: 'guide',
  guides: ['APA', 'AMA'],
  source: 'Style manuals',
  comment: 'The guide asks for {better} where {found} names people.',
  rules: String.raw`
older-adults: (the|for|among|of|in) [elderly>older] (people|adults|patients|persons|individuals|participants|women|men)
# “Older” names an age without a judgement.
@ section=APA_5.3;_AMA_11.12
- We asked the elderly patients. => We asked the older patients.
+ We asked the older patients.

the-elderly: [the elderly>older adults] !people !adults !patients !persons !individuals !participants !women !men !man !woman !person !care !population !{NN|NNS|JJ}
# An adjective does not stand for a group of people.
@ section=APA_5.3;_AMA_11.12
- It helps the elderly in winter. => It helps older adults in winter.
+ It helps older adults in winter.

the-disabled: [the (disabled|handicapped)>people with disabilities] !{NN|NNS|NNP|JJ|VBN|CD} !, !and !or
# The person comes first.
@ section=APA_5.4;_AMA_11.12
- The law protects the disabled in cities. => The law protects people with disabilities in cities.
+ The disabled users could not log in.

the-mentally-ill: [the mentally ill>people with mental illness] !{NN|NNS|NNP|JJ} !, !and !or
# The person comes first.
@ section=APA_5.4;_AMA_11.12
- They care for the mentally ill at home. => They care for people with mental illness at home.
+ They care for people with mental illness at home.
+ The mentally ill and violent prisoner died.

the-poor: [the (homeless|poor)] (in|of|and|are|were|who|have) 
# An adjective does not stand for a group of people: name the people and what they lack.
@ section=APA_5.9;_AMA_11.12
- It was built for the homeless in the north.
+ It was built for people who are homeless.

diabetics: [diabetics>people with diabetes]
| [schizophrenics>people with schizophrenia]
| [epileptics>people with epilepsy]
| [asthmatics>people with asthma]
| [hypertensives>people with hypertension]
| [paraplegics>people with paraplegia]
# The person comes first, the condition second.
@ section=APA_5.4;_AMA_11.12
- It was tested in diabetics. => It was tested in people with diabetes.
+ It was tested in people with diabetes.

alcoholics: [alcoholics>people with alcohol use disorder] !anonymous
# The person comes first, the condition second.
@ section=APA_5.4;_AMA_11.12
- We asked alcoholics about it. => We asked people with alcohol use disorder about it.
+ She went to Alcoholics Anonymous.

addicts: [(drug|heroin|opioid|cocaine) addicts>people with substance use disorder]
# The person comes first, the condition second.
@ section=APA_5.4;_AMA_11.12
- The clinic treats drug addicts. => The clinic treats people with substance use disorder.
+ The clinic treats people with substance use disorder.

wheelchair: [confined to a wheelchair>using a wheelchair]
| [wheelchair - bound>wheelchair-using]
# A wheelchair gives freedom to move and binds nobody.
@ section=APA_5.4;_AMA_11.12
- One man was confined to a wheelchair. => One man was using a wheelchair.
+ One man was using a wheelchair.

suffer-from: {participants|patients|people|children|women|men|adults|who|individuals|students} [suffer:V from>have:V] {NN|NNS|JJ}
# The condition is a fact, the suffering a guess.
@ section=APA_5.4;_AMA_11.12
- Many patients suffer from asthma. => Many patients have asthma.
+ The design suffers from two faults.

afflicted-with: [afflicted (with|by)>who have] {NN|JJ}
# The word asks for pity where a fact is meant.
@ section=APA_5.4;_AMA_11.12
- It is rare in children afflicted with asthma. => It is rare in children who have asthma.
+ It is rare in children who have asthma.

victims: [(stroke|cancer|AIDS|HIV|polio|dementia) victims>people with @1]
| [victims of (stroke|cancer|dementia|polio)]
# People with a disease are not its victims.
@ section=APA_5.4;_AMA_11.12
- We asked victims of cancer about it.
+ We asked victims of crime about it.

commit-suicide: [committed suicide>died by suicide]
| [commit suicide>die by suicide]
| [commits suicide>dies by suicide]
| [committing suicide>dying by suicide]
# “Commit” treats the death as a crime.
@ section=APA_5.4;_AMA_11.12
- Two of the patients committed suicide. => Two of the patients died by suicide.
+ Two of the patients died by suicide.

retarded: [mentally retarded] 
| [mental retardation>intellectual disability]
# The term is out of use: the condition is called intellectual disability.
@ section=APA_5.4;_AMA_11.12
- It may cause mental retardation later. => It may cause intellectual disability later.
+ It may cause intellectual disability later.

caucasian: [(caucasian|caucasians)] (participants|patients|people|women|men|students|children|adults|subjects|population|or|and|individuals)
| {were|was|are|is|as} [caucasian] {END}
| [caucasians] {END}
# “White” is asked for; “Caucasian” is the name of an outdated theory.
@ section=APA_5.7;_AMA_11.12.3
- Most were Caucasian women from towns.
- Most of them were Caucasian.
+ Most were White women from towns.
+ He spoke a Caucasian language.

white-black-capital: [=black>Black] (participants|patients|people|women|men|students|children|adults|respondents|communities|community|individuals|Americans|population|populations|race)
| [=white>White] (participants|patients|people|women|men|students|children|adults|respondents|communities|individuals|Americans|population|populations|race)
# Names of racial groups are proper nouns.
@ section=APA_5.7;_AMA_11.12.3
- Half were black women from towns. => Half were Black women from towns.
+ The black cells died.

african-american: /(?<![\p{L}-])(African|Asian|Mexican|Native|Latin|Italian|Irish|Japanese|Chinese|Korean|Indian)-(Americans?)(?![\p{L}])/ => $1 $2
# No hyphen joins such a name, before a noun either.
@ section=APA_5.7;_AMA_11.12.3
- Half were African-American women. => Half were African American women.
+ Half were African American women.

minorities: <!{JJ|NN|NNP} [minorities] !of
# Say which groups: “minorities” compares them with a majority that is not named.
@ section=APA_5.7;_AMA_11.12.3 confidence=0.6
- The share of minorities was low.
+ Few racial minorities took part in it.

sexual-preference: [sexual (preference|preferences)>sexual orientation]
# An orientation is not a choice among things.
@ section=APA_5.8;_AMA_11.12
- We asked about sexual preference as well. => We asked about sexual orientation as well.
+ We asked about sexual orientation as well.

homosexuals: [homosexuals]
# Name the people: gay men, lesbian women, or others.
@ section=APA_5.8;_AMA_11.12
- It was written for homosexuals.
+ It was written for gay men.

transgendered: [transgendered>transgender]
# The word is an adjective and takes no ending.
@ section=APA_5.5;_AMA_11.12.1
- Two transgendered people left. => Two transgender people left.
+ Two transgender people left.

opposite-sex: (the|an) [opposite>other] (sex|gender) !{IN}
# There are more than two genders, so none is the opposite of another.
@ section=APA_5.5;_AMA_11.12.1 confidence=0.6
- They rated faces of the opposite sex. => They rated faces of the other sex.
+ They rated faces of another gender.

he-or-she: [(he|she|him|his|her) or (he|she|her|hers|his)]
# The singular “they” includes everyone.
@ section=APA_4.18;_AMA_11.12.1 confidence=0.6
- A student said what he or she thought.
+ A student said what they thought.

he-slash-she: /(?<![\p{L}\/])(?:he\/she|she\/he|s\/he|his\/her|him\/her|her\/his)(?![\p{L}\/])/
# The singular “they” includes everyone; a slash does not read well.
@ section=APA_4.18;_AMA_11.12.1
- A student said what s/he thought.
+ A student said what they thought.

mankind: [mankind>humankind]
# The word should name all people.
@ guides=APA,AMA,IEEE,AGU,ACS section=APA_5.5;_AMA_11.12.1;_IEEE_III;_AGU_Word_List;_ACS_Inclusivity_Style_Guide
- It is old as mankind itself. => It is old as humankind itself.
+ It is old as humankind itself.

man-made: [man - made>human-made / artificial]
| [=manmade>human-made / artificial]
# The word should name all people.
@ guides=APA,AMA,AGU,ACS section=APA_5.5;_AMA_11.12.1;_AGU_Word_List;_ACS_Inclusivity_Style_Guide
- It is a man-made lake in the hills. => It is a human-made lake in the hills.
+ It is a human-made lake in the hills.

manpower: [manpower>workforce]
# The word should name all people.
@ guides=APA,AMA,IEEE,AGU,ACS section=APA_5.5;_AMA_11.12.1;_IEEE_III;_AGU_Word_List;_ACS_Inclusivity_Style_Guide
- It needs more manpower than before. => It needs more workforce than before.
+ It needs more staff than before.

chairman: [chairman>chair / chairperson] !{NNP}
# The office is open to all.
@ guides=APA,AMA,IEEE,AGU,ACS section=APA_5.5;_AMA_11.12.1;_IEEE_III;_AGU_Word_List;_ACS_Inclusivity_Style_Guide
- She is the chairman of the board. => She is the chair of the board.
+ She is the chair of the board.

unmanned: [unmanned (aerial|aircraft|underwater|vehicle|vehicles)]
# “Uncrewed” names the craft without naming men.
@ guides=AGU,ACS,IEEE section=AGU_Word_List;_ACS_Inclusivity_Style_Guide;_IEEE_III confidence=0.6
- An unmanned vehicle was sent down.
+ An uncrewed vehicle was sent down.

master-slave: [master (- slave|/ slave|and slave)]
# Use “primary” and “secondary”, or what the parts do.
@ guides=IEEE,ACS,APA section=IEEE_III;_ACS_Inclusivity_Style_Guide;_APA_5
- It runs in a master-slave mode.
+ It runs in a primary-secondary mode.

blacklist: [blacklist:N>blocklist:N]
| [whitelist:N>allowlist:N]
# The colors judge where the function can be named.
@ guides=IEEE,ACS,APA section=IEEE_III;_ACS_Inclusivity_Style_Guide;_APA_5
- The host is on a blacklist now. => The host is on a blocklist now.
+ The host is on a blocklist now.
`,
};
