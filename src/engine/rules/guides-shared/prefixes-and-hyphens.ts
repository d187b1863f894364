import type { RuleFile } from '../rule-file.ts';

/** Prefixes that join, adverbs that stand apart, compounds that take a hyphen. */
export const SHARED_HYPHENS: RuleFile = {
  id: 'guide-hyphens',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'The guide writes {better}.',
  needs: /-|[Ss]elf |data/,
  rules: String.raw`
non: /(?<![\p{L}-])([Nn]on)-(?!(?:n|native|english|western|white|black|asian)[^\p{L}]|word|trivially)(\p{Ll}{4,20})(?![\p{L}-]|\/)/ => $1$2
# The prefix “non” joins its word.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The non-linear term is small. => The nonlinear term is small.
- Reminders were sent to non-responders. => Reminders were sent to nonresponders.
+ The nonlinear term is small.
+ It is a non-steady-state model of non-English words.

pre-post: /(?<![\p{L}-])([Pp]re|[Pp]ost)-(tests?|treatment|operative|operatively|natal|processing|processed|processor|defined|determined|requisites?|surgical|existing|school|clinical|treated|graduate|doctoral|partum|menopausal|synaptic|set|heated|cursors?|dominant|dominantly)(?![\p{L}-])/ => $1$2
# The prefixes “pre” and “post” join their words.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The pre-test was short. => The pretest was short.
+ The pretest was short.

multi: /(?<![\p{L}-])([Mm]ulti)-(variate|variable|center|centre|layer|layered|level|lingual|modal|phase|stage|step|channel|dimensional|disciplinary|factorial|functional|media|national|path|plexed|scale|spectral|purpose|user|agent|objective|task)(?![\p{L}-])/ => $1$2
# The prefix “multi” joins its word.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- A multi-level model was fitted. => A multilevel model was fitted.
+ A multilevel model was fitted.

sub: /(?<![\p{L}-])([Ss]ub)-(groups?|sets?|samples?|sections?|types?|scales?|units?|surface|system|systems|space|spaces|networks?|categories|category|populations?|divided|cutaneous|optimal|sequence|regions?|tropical|layers?|polar|bands?|clinical)(?![\p{L}-])/ => $1$2
# The prefix “sub” joins its word.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- One sub-group was left out. => One subgroup was left out.
+ One subgroup was left out.

inter-intra: /(?<![\p{L}-])([Ii]nter|[Ii]ntra)-(personal|cellular|molecular|group|annual|disciplinary|dependent|dependence|connected|connection|seasonal|venous|national|change|changeable|facial|atomic|glacial|decadal|operative|cranial|stimulus|relation|relationship|relationships|planetary)(?![\p{L}-])/ => $1$2
# The prefixes “inter” and “intra” join their words.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The inter-annual change was small. => The interannual change was small.
+ The interannual change was small.

micro-macro: /(?<![\p{L}-])([Mm]icro|[Mm]acro|[Nn]ano|[Bb]io|[Hh]ydro|[Gg]eo|[Pp]aleo|[Pp]hoto|[Tt]hermo|[Ee]lectro)-(scale|structures?|structured|organisms?|particles?|physical|physics|economic|molecules?|molecular|tubes?|wires?|second|seconds|mass|markers?|medical|chemical|chemistry|diversity|fuels?|logical|logy|thermal|chemically|climate|climatic|magnetic|synthesis|catalysis|catalyst|dynamic|dynamics|static|lysis|degradable|wave|waves|systems?|fluidic|fluidics)(?![\p{L}-])/ => $1$2
# Combining forms such as “micro” and “bio” join their words.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The micro-structure was seen. => The microstructure was seen.
+ The microstructure was seen.

co: /(?<![\p{L}-])([Cc]o)-(authors?|authored|workers?|operate|operates|operated|operation|operative|ordinate|ordinates|ordinated|ordination|efficient|efficients|exist|exists|existence|variance|variates?|facilitators?|ordinating)(?![\p{L}-])/ => $1$2
# The prefix “co” joins its word.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- My co-author agreed with it. => My coauthor agreed with it.
+ My coauthor agreed with it.

over-under: /(?<![\p{L}-])([Oo]ver|[Uu]nder)-(estimates?|estimated|estimation|estimating|represented|representation|fitting|fit|lap|lying|reported|reporting|weight|use|used|exposure|dose|load|confident|achievers?)(?![\p{L}-])/ => $1$2
# The prefixes “over” and “under” join their words.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The rate is under-estimated by both. => The rate is underestimated by both.
+ The rate is underestimated by both.

anti-semi: /(?<![\p{L}-])([Aa]nti|[Ss]emi|[Uu]ltra|[Ss]uper|[Ee]xtra|[Pp]seudo|[Ii]nfra|[Tt]rans)-(bacterial|bodies|body|social|viral|oxidants?|microbial|fungal|septic|depressants?|conductors?|conducting|circle|structured|arid|annual|quantitative|sonic|sound|violet|natant|imposed|imposition|position|critical|saturated|saturation|cellular|curricular|terrestrial|polation|code|random|science|red|plant|plantation|port|genic)(?![\p{L}-])/ => $1$2
# These prefixes join their words.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- We tested anti-bacterial soap. => We tested antibacterial soap.
+ A meta-analysis was made.
+ We tested antibacterial soap.

re: /(?<![\p{L}-])([Rr]e)-(analy[sz]ed?|analysis|run|evaluate|evaluated|evaluation|examine|examined|examination|estimate|estimated|assess|assessed|assessment|defined|define|design|designed|use|used|using|write|written|test|tested|sampled|suspended|calculate|calculated|distribution|construct|constructed|construction|introduced|introduction|admission|admitted|crystallized|crystallization)(?![\p{L}-])/ => $1$2
# The prefix “re” joins its word.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Words_Formed_With_Prefixes;_ACS_ch._10
- The data were re-analyzed later. => The data were reanalyzed later.
+ We had to re-cover the chairs.

like: /(?<![\p{L}-])(child|business|web|life|wave|plate|rod|grid|tree|plant|glass|drug|flu|net|ring)-like(?![\p{L}-])/ => $1like
# The ending “like” joins its word.
@ guides=APA,AMA,AGU,ACS section=APA_6.12;_AMA_8.3.1;_AGU_Hyphenation;_ACS_ch._10 confidence=0.6
- It has a rod-like form. => It has a rodlike form.
+ It has a rodlike form.

wide: /(?<![\p{L}-])(world|nation|state|system|campus|country|school|community)-wide(?![\p{L}-])/ => $1wide
# The ending “wide” joins its word.
@ guides=APA,AMA,ACS section=APA_6.12;_AMA_8.3.1;_ACS_ch._10
- A nation-wide survey was made. => A nationwide survey was made.
+ A nationwide survey was made.

ly-adverb: /(?<![\p{L}-])(highly|newly|widely|previously|randomly|statistically|clinically|commonly|fully|poorly|densely|rapidly|closely|recently|severely|chemically|thermally|electronically|genetically|environmentally|freshly|partially|completely|directly|carefully|normally|strongly|weakly|mentally|physically|locally|globally|publicly|privately|tightly|loosely|evenly|equally|heavily|slightly|federally)-(\p{Ll}{3,15}(?:ed|ing|nt|en|wn|ble|ive|al|ic|ze|ll|le))(?![\p{L}-])/ => $1 $2
# No hyphen follows an adverb in “-ly”.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Attributive_Adjectives;_ACS_ch._10
- It is a newly-formed group. => It is a newly formed group.
+ It is a newly formed group.

self: /(?<![\p{L}-])([Ss]elf) (report|reports|reported|efficacy|assessment|assessed|esteem|concept|regulation|regulated|assembly|assembled|monitoring|management|administered|rated|consistent|contained)(?![\p{L}-])/ => $1-$2
# “Self” takes a hyphen.
@ section=APA_6.12;_AMA_8.3.1;_IEEE_II.F;_AGU_Hyphenation;_ACS_ch._10
- We used a self report measure. => We used a self-report measure.
+ We used a self-report measure.

follow-up: [follow up>follow-up] (period|visit|study|survey|time|interview|assessment|data|questionnaire|appointment)
| (at|during|after) (the)? [follow up>follow-up] {END}
# Noun and adjective take a hyphen; only the verb has none.
@ guides=APA,AMA section=APA_6.12;_AMA_8.3.1
- The follow up period was short. => The follow-up period was short.
+ We will follow up this idea.

data-set: /(?<![\p{L}-])(data)set(s?)(?![\p{L}-])/ => $1 set$2
| /(?<![\p{L}-])(data)-set(s?)(?![\p{L}-])/ => $1 set$2
# The guide writes “data set” in two words.
@ guides=APA,AGU,ACS section=APA_6.11;_AGU_Word_List;_ACS_ch._10 confidence=0.65
- The datasets are small. => The data sets are small.
+ The data sets are small.

dataset: /(?<![\p{L}-])([Dd]ata)(?: |-)set(s?)(?![\p{L}-])/ => $1set$2
# Since 2024 the guide writes “dataset” as one word.
@ guides=AMA section=11.3 confidence=0.65
- The data sets are small. => The datasets are small.
+ The datasets are small.
`,
};
