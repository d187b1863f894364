/**
 * Made by training/calibration/fit-trust.ts; see its README. Effects in log odds, by class and, a line each, by family of rules; weights in the order of
 * trustFeatures; the number of verdicts read, 200 at most.
 */
export const MANUSCRIPT_TRUST = {
  bias: 2.276,
  weights: [0.804, 0.287, 0.155, -1.139, -0.262, -0.522, 0.498, -0.436],
  classes: `
adjective-adverb -0.37
agreement -0.05
article 0.19
capitals -0.85
conjunction -0.1
other 0.35
phrasing 0.17
pronoun-determiner -0.19
punctuation 0.71
regional 0.57
run-on 0.63
spelling -0.56
syntax 0.18
tense -0.14
verb -0.54
word-form -0.31
word-order 0.27
`,
  effects: `
adjective-prepositions 0.09: correlated-with 0.08, identical-to -0.29, representative-of 0.05
adjectives-of-science 0.12: corresponding 0.05
adverb-before-adjective -0.07: . -0.07
adverb-before-object 0.23: . 0.23
adverb-hyphen 0.17: . 0.17
after-set-phrases 0.1: key-to-doing 0.09
afterthought-comma 0.31: etc. 0.17
agreement-of-nouns 0: a-good-uncountable 0.1, how-much-plural -0.45, less-plural 0.07, others-plural -0.09, these-kind 0.09, these-uncountable 0.07, this-kind-of-things 0.15
agreement-of-verbs 0.16: this-plural 0.08
articles 0.06: same-the 0.13, two-articles -0.14
as-than-like -0.24: as-soon-as-possible-as -0.23
aside-with-that -0.08: . -0.08
bare-infinitives 0: help-do 0.06
be-verb-form 0.31: base 0.08, participle 0.09, passive 0.15
capitals-countries 0.09: country-or-region 0.09
capitals-landmarks 0.13: city-or-landmark 0.13
clause-comma 0.11: . 0.11
clause-subject-agreement 0.16: relative 0.14
collocations 0.17: carry-out-a-study 0.19, draw-a-conclusion -0.13
commas-around-additions 0.07: however-inside 0.15, including-after-plural -0.53, respectively-after 0.27, such-as-colon 0.08
comparatives -0.09: double 0.07, short -0.15
comparing-with-to 0.12: comparing-to 0.1
comparison 0.07: quite-higher 0.13, so-for-as 0.06, so-for-such -0.18
complex-prepositions 0.09: in-regard-to 0.05
compound-number -0.52: . -0.52
compound-prepositions 0.15: between-to 0.08
compounds-of-methods 0.16: state-of-the-art-without-the 0.12
conditions-and-wishes 0.29: if-would-have 0.1, soon-as-will 0.1, when-will-main 0.1
connectors 0: although-but-long -0.33, both-or 0.12, even-clause 0.06, last-but-not-least 0.1, such-as-for-example 0.1, the-reason-because -0.13
contractions 0.06: . 0.06
coordination-comma 0.13: but 0.16, so -0.05
counted-after-of -0.1: one-of-several -0.1
determiner-number 0.19: number 0.26, one-of 0.05, plural -0.18, this 0.07
determiners-of-quantity 0.22: the-two-for-both 0.07
direct-objects 0.3: access-to 0.08, comprise-of 0.06, discuss-about 0.08, emphasize-on 0.06, enter-into -0.22, name-as 0.07
do-verb-form 0.11: . 0.11
double-negation -0.16: . -0.16
doubled-words 0.18: . 0.14
dummy-subjects -0.67: passive -0.67
false-friends 0.07: in-contrast-for-on-the-contrary 0.07
figures 0.1: percent-first 0.06
final-stop -0.71: . -0.71
fronted-comma 0.18: . 0.18
gerunds 0.3: feel-like-to -0.1, require-to 0.1, spend-time-to 0.13, worth-to 0.09
gerunds-after-prepositions 0: advantage-to 0.1, aim-to 0.08, before-to -0.53, capable-to 0.08, possibility-to 0.11, prevent-to 0.07, responsible-to 0.08
homophones 0.06: ensure-for-insure 0.18, whole-for-hole -0.17
hyphens -0.37: . -0.37
indefinite-article -0.42: . -0.42
indirect-questions 0.1: . 0.1
infinitive-form 0.09: . 0.09
infinitives -0.08: decide-ing 0.08, would-like-ing -0.24
infinitives-of-purpose -0.33: for-base -0.08, for-to -0.25
ing-clauses 0.07: while-for-during 0.07
introductory-comma 0.52: . 0.52
irregular-forms -0.21: regularised 0.11, uncountable -0.33
its-owner 0.22: . 0.22
joined-verb-agreement 0.06
latin-and-marks 0.08: half-stopped 0.08
linked-splice 0.43: . 0.32, unparted 0.11
look-alikes 0.1: dependent 0.12, quiet-for-quite -0.19
marks-of-citations-and-lists 0: slash-space 0.09, two-stops -0.12
meant-by-the 0.25: in-the-case-of 0.17, in-the-form-of 0.11, noun-with-of 0.06, the-countries -0.43, the-same-after-preposition 0.05, whole 0.05
measure-modifiers 0.08: day-long 0.08
misheard-phrases 0.09: anyways 0.09
missing-articles 0.28: missing-article 0.17, take-a 0.11
missing-be-and-have -0.2: if-past-will -0.28
missing-it-and-there 0.07: because-was 0.07
missing-prepositions 0.2: provide-with 0.11
missing-words 0: graduated-be -0.18, your-you 0.1
modal-verb-form -0.63: . 0.05, to -0.69
needless-be -0.27: . -0.27
needless-comma -0.51: conjunction -0.38, subject 0.07, that -0.2
needless-of 0.09: way-without-how 0.05
negation -0.21: not-verb-he -0.21
noun-for-participle -0.21: . -0.21
noun-or-verb -0.1: conscience-for-conscious -0.17
noun-prepositions 0: cause-of -0.21, confidence-in -0.29, consequence-for 0.14, difference-between 0.06, impact-on -0.3, implication-for 0.06, increase-in 0.05, insight-into -0.09, knowledge-of 0.15, need-for 0.09, reason-for -0.21, research-on 0.12, role-in 0.06, search-for 0.06, sensitivity-to 0.07, understanding-of 0.05
number-words 0.25: ordinal-letters 0.25
object-and-infinitive 0.64: allow-to 0.64
opening-phrase-comma 0.3: . 0.3
order-of-questions 0.14
order-of-words 0.31: already-been 0.21, quite-an 0.09
participles -0.25: is-base -0.29
passive-forms -0.05: which-is-based-on -0.13
past-time 0.11: . -0.18, perfect 0.29
perfect-and-past -0.11: perfect-in-year 0.13, since-i -0.24
perfect-participle -0.25: . -0.25
phrasal-prepositions -0.06: because-of -0.21, in-regard-to 0.06
places-and-journeys 0.06
possessive-or-contraction 0.37: its-for-it-is 0.18, its-for-its-owner 0.14
possessives -0.12: plural -0.12
preposition-gerund -0.78: . -0.78
prepositional-phrases 0.22: in-this-way 0.06, overall-without-in 0.06, to-date -0.09
prepositions-of-place -0.16: in-a-town -0.27, in-the-picture -0.11, on-the-floor 0.07, shown-in-a-figure 0.09
prepositions-of-time -0.75: for-not-during -0.26, for-the-first-time -0.31, in-a-month 0.1, in-a-year -0.22, on-the-weekend -0.13
pronouns-and-owners 0.42: it-s-noun 0.14, me-and 0.2, reflexive 0.06
quantifiers 0: fewer 0.12, little -0.07, many -0.1, much -0.08, number 0.07
quantities-with-of 0.09
quantity-and-number 0.05
quantity-plural -0.22: . -0.22
question-mark -0.29: . -0.29
ranker -0.51: agreement 0.28, auxiliary -0.1, be-form -0.19, comma 0.57, confusable 0.21, determiner 0.5, hyphen 0.22, missing-word -0.06, needless-word 0.07, noun-number 0.37, other-word -0.39, preposition -0.11, semicolon 0.34, splice -0.21, typing-slip -0.87, verb-form -0.24, word-form -0.89
reflexives -0.38: enjoy-nothing -0.24, i-me -0.14
regional-spelling 0.57: . 0.56
relative-and-connecting-words -0.41: both-and 0.21, noun-what 0.1, person-which -0.52, the-same-like 0.16, who-for-which-of-people -0.38
sentence-capital -0.49: . -0.5
set-phrase-prepositions 0.06
set-phrases -0.4: able-to 0.09, ad-hoc 0.12, and-etc 0.07, called 0.12, divided-into -0.68, et-al 0.44, et-all 0.09, for-example -0.23, irrespective-of 0.07, latin-words -0.23, one-hand -0.35
set-phrases-corrected -0.25: at-first -0.24, in-the-end -0.11
shapes-of-compounds 0.22: measure 0.09, units 0.06, years-old 0.07
slips-that-are-words 0.12: thorough 0.12
so-and-such 0.09: such-a-as-subject 0.07
sound-alikes 0: besides-for-beside 0.08, than-for-then -0.18
spacing -0.47: after -0.74, before 0.29, bracket -0.49, double 1.12, doubled -0.6
spelling -0.54: joined 0.21, known -0.55, split 0.05, unknown -0.25
spelling-capitals -0.77: pronoun -0.49, proper -0.05, shift -0.22
spelling-real-word -0.71: . -0.71
split-and-joined-words 0.53: a-lot -0.45, al-ready 0.09, any-body 0.08, cannot 0.49, class-room 0.08, everyday-for-every-day 0.1, into 0.05
stative-and-progressive -0.48: be-base -0.37, understanding -0.11
stray-capital -0.45: small -0.51, stop 0.06
subject-verb-agreement -0.5: attracted 0.16, noun 0.12, pair 0.06, pronoun -0.67, shared 0.15, with-corrected-noun -0.33
subjects-at-a-distance 0.31: noun-and-base 0.08, one-of-noun 0.18
subordinators 0.23: as-can-be-seen 0.11, as-in-for-like-in 0.06
tense-in-clauses 0.13: for-years-progressive 0.13
the-before-stages-and-groups 0.24: in-the-literature 0.06, same-takes-the 0.09, the-level 0.09
the-with-names-and-shares 0.07: part-with-number 0.05
there-agreement 0.17: . 0.17
time-and-tense 0.46: finished 0.12, recent 0.06, since 0.27
time-up-to-now 0.06: . 0.06
uncounted-nouns 0.08: much-work -0.29, staffs 0.11, studies-for-research-works 0.19
verb-noun-adjective 0.12: researches 0.1
verb-phrase-slips -0.05: been-for-being 0.06, given-for-gave -0.11
verb-prepositions 0.27: apply-to 0.06, refer-to-as -0.14
what-how-that 0.06: how-it-looks-like 0.06
without-article 0.11: my-the -0.13, nature-at-large 0.08
word-class -0.33: adverb -0.43, verb 0.08
written-forms 0.51: own-capitals 0.5
`,
  verdicts: `
adjective-prepositions 95: associated-with 29, aware-of 2, based-on 1, capable-of 2, caused-by 1, consistent-with 1, correlated-with 9, dependent-on 9, good-at 1, identical-to 4, independent-of 12, interested-in 2, related-to 9, representative-of 2, responsible-for 3, satisfied-with 2, similar-to 2, suitable-for-doing 4
adjectives-of-science 4: administered 1, constraints 1, corresponding 1, sentiment-analysis 1
adverb-before-adjective 17: . 17
adverb-before-object 22: . 22
adverb-hyphen 45: . 45
adverbs 1: manner 1
adverbs-in-results 4: evolutionarily-conserved 4
after-set-phrases 3: effective-in-doing 1, key-to-doing 2
afterthought-comma 59: although 5, especially 8, etc 4, etc. 27, whereas 15
agreement-of-nouns 43: a-good-uncountable 6, a-uncountable 2, both-is 1, different-type-of 1, how-much-plural 3, less-plural 1, others-plural 5, these-kind 6, these-uncountable 5, this-kind-of-things 13
agreement-of-verbs 14: et-al-in-the-plural 2, for-the-these 1, this-happen 8, this-plural 3
apostrophes 2: accent 2
articles 9: be-good-person 1, go-cinema 1, most-people 1, one-of-the 1, same-the 4, two-articles 1
as-than-like 6: as-soon-as-possible-as 1, like-in 5
aside-with-that 40: . 40
auxiliaries 3: have-being 3
bare-infinitives 10: help-do 5, let-to 5
be-verb-form 33: base 4, participle 22, passive 7
capitals-cities 1: city 1
capitals-countries 1: country-or-region 1
capitals-institutions 10: institution 10
capitals-landmarks 4: city-or-landmark 4
chat-spellings 2: pls-for-please 2
clause-comma 44: . 44
clause-subject-agreement 19: noun 2, relative 17
collocations 12: carry-out-a-study 2, draw-a-conclusion 4, good-agreement 1, high-price 1, in-the-hope-of 1, make-a-mistake 2, take-a-shower 1
comma-splice 105: . 105
commas-around-additions 95: both-without-comma 1, comma-that-we 1, for-example-inside 2, however-inside 20, including-after-plural 11, respectively-after 45, such-as-colon 11, thus-and-form 4
comparatives 20: double 7, short 13
comparing-with-to 10: comparing-to 9, senior-to 1
comparison 8: lesser-for-less 1, quite-higher 1, same-as 2, so-for-as 2, so-for-such 1, than-for-as 1
complements 1: risk-of 1
complex-prepositions 19: in-regard-to 13, in-spite-of 6
compound-number 88: . 88
compound-prepositions 11: alongside-with 5, between-to 3, regarding-to 3
compounds-of-methods 9: finite-sample 1, signal-to-noise 1, state-of-the-art-before-noun 4, state-of-the-art-without-the 3
conditions-and-wishes 3: if-would-have 1, soon-as-will 1, when-will-main 1
confused-verbs 2: lay-for-lie 1, lose-for-miss 1
connectors 21: although-but-long 4, because-noun 2, both-or 1, doubled-that 2, even-clause 1, last-but-not-least 5, such-as-for-example 2, the-reason-because 2, until-that 2
contractions 2: . 2
coordination-comma 200: and 2, but 155, so 44
correlatives 1: . 1
counted-after-of 2: one-of-several 2
degree-adverbs 1: enough-before-adjective 1
determiner-number 160: number 33, one-of 9, plural 49, singular 32, this 31, this-noun 6
determiners-of-quantity 15: a-few-minutes 2, a-high-number 4, lead-to-an-increase 1, only-a-few 3, the-two-for-both 2, with-an-increase 3
direct-objects 52: access-to 2, accommodate-for 2, answer-to 1, comprise-of 4, cope-up-with 1, discuss-about 15, emphasize-on 5, enter-into 2, equals-to 1, influence-on 1, leverage-on 1, marry-with 1, name-as 10, reach-to 2, resemble-to 2, seek-for 2
do-verb-form 16: . 16
double-negation 1: . 1
doubled-words 63: . 62, pair 1
dummy-subjects 10: passive 10
false-friends 3: in-contrast-for-on-the-contrary 3
figures 5: between-range 2, percent-first 3
final-stop 21: . 21
fronted-comma 185: . 185
gerunds 24: avoid-to 1, consider-to 1, difficulty-to 1, feel-like-to 1, require-to 5, spend-time-to 5, suggest-to 6, worth-to 4
gerunds-after-prepositions 56: advantage-to 35, aim-to 5, before-to 3, capable-to 5, interested-to 1, possibility-to 3, prevent-to 2, responsible-to 2
homophones 10: bear-for-bare 1, ensure-for-insure 3, led-for-lead 4, principle-for-principal 1, whole-for-hole 1
hyphens 200: . 200
indefinite-article 195: . 195
indirect-questions 2: . 2
infinitive-form 21: . 21
infinitives 10: ability-of 2, able-bare 1, decide-bare 1, decide-ing 1, in-order-bare 4, would-like-ing 1
infinitives-of-purpose 8: for-base 7, for-to 1
ing-clauses 1: while-for-during 1
introductory-comma 162: . 162
irregular-forms 84: regularised 16, uncountable 68
its-owner 8: . 8
joined-verb-agreement 5: plural 1, singular 4
latin-and-marks 14: half-stopped 14
linked-splice 116: . 115, unparted 1
look-alikes 29: affect-for-effect 7, below-for-bellow 3, customer-for-costumer 1, dependent 5, descent-for-decent 2, exist-for-exit 1, from-for-form 2, lose-for-loose 7, quiet-for-quite 1
marks-of-citations-and-lists 9: slash-space 8, two-stops 1
meant-by-the 79: in-past 1, in-the-case-of 9, in-the-form-of 3, noun-with-of 14, on-internet 4, opportunity-to 2, ordinal-place 6, parts-of-day 1, past-future 3, rest-of 5, rest-of-the 1, same-in 1, sun 1, superlative-verb 1, the-countries 12, the-same 8, the-same-after-preposition 6, whole 1
measure-modifiers 1: day-long 1
misheard-phrases 3: anyways 3
missing-articles 26: missing-article 14, take-a 12
missing-be-and-have 6: if-past-will 1, know-as 2, passive-base 3
missing-it-and-there 2: because-was 1, no-subject 1
missing-prepositions 14: belong-to 1, compensate-for 1, consist-of 2, depend-on 1, provide-with 5, refer-to 2, take-care-of 1, wait-for 1
missing-words 3: graduated-be 1, this-days 1, your-you 1
misspelt-forms 1: doubled-letters 1
modal-verb-form 61: . 57, to 4
most-almost-every 1: every-of 1
near-synonyms 1: relation-for-relationship 1
needless-be 4: . 4
needless-comma 34: conjunction 10, subject 5, that 19
needless-commas 3: after-such-as 3
needless-of 4: most-of-plural 1, most-of-the-time 2, way-without-how 1
negation 1: not-verb-he 1
non-and-so-called 21: non 18, so-called 3
noun-for-participle 25: . 25
noun-or-verb 6: choose-and-choice 4, conscience-for-conscious 1, life-for-live 1
noun-prepositions 124: analysis-of 1, answer-to 1, cause-of 1, compliance-with 1, confidence-in 2, consequence-for 4, contact-with 1, demand-for 1, description-of 2, difference-between 1, difference-in 1, effect-on 3, impact-on 5, implication-for 6, increase-in 4, information-about 1, insight-into 36, knowledge-of 8, need-for 12, reason-for 10, research-on 4, role-in 9, search-for 2, sensitivity-to 1, understanding-of 7
nouns-for-adjectives 2: detailed-for-detail 2
nouns-of-verb-and-particle 2: hyphenated 1, one-word 1
number-words 3: ordinal-letters 3
object-and-infinitive 105: allow-to 105
opening-phrase-comma 200: . 200
order-of-questions 6: not-only-past 1, not-only-present 1, subject-first 4
order-of-words 16: already-been 14, quite-an 2
other-and-another 1: an-another 1
participles 6: as-shown 1, described-above 1, is-base 4
passive-forms 4: has-been-shown 1, needs-to-be-done 1, were-collected 1, which-is-based-on 1
past-time 3: . 1, perfect 2
perfect-and-past 2: perfect-in-year 1, since-i 1
perfect-participle 5: . 5
phrasal-prepositions 27: according-to 5, as-opposed-to 2, because-of 1, besides 1, in-addition-to 2, in-contrast-to 3, in-regard-to 11, in-relation-to 1, regardless-of 1
places-and-journeys 7: arrive-at 4, arrive-in 3
places-before-verbs 1: not-only 1
possessive-or-contraction 22: its-for-it-is 10, its-for-its-owner 9, lets 2, who-is-for-whose 1
possessives 3: plural 3
preposition-gerund 39: . 39
prepositional-phrases 46: aims-and-purposes 2, from-a-point-of-view 1, from-a-technical-perspective 1, in-agreement-with 1, in-conclusion 1, in-detail 18, in-this-way 6, on-a-daily-basis 1, on-average 1, on-the-other-hand 6, openings-in-a-wrong-form 4, overall-without-in 3, to-date 1
prepositions-of-place 17: at-home 1, in-a-town 1, in-the-picture 1, on-the-floor 2, on-the-internet 3, on-the-left 2, shown-in-a-figure 7
prepositions-of-time 20: at-the-beginning 1, at-the-end-of 3, at-the-same-time 2, for-a-span 2, for-not-during 5, for-the-first-time 1, in-a-month 3, in-a-year 1, on-the-weekend 2
prepositions-of-travel 1: on-the-bus 1
pronouns-and-owners 9: each-others 1, it-s-noun 1, me-and 2, reflexive 1, todays 4
quantifiers 17: fewer 7, little 2, many 3, mass 1, much 2, number 2
quantities-with-of 14: a-lot-of 7, a-number-of 3, million-without-of 1, one-of-my 3
quantity-and-number 6: all-kind 4, in-triplicate 1, is-there-any 1
quantity-plural 63: . 63
question-mark 3: . 3
quotation-comma 1: before 1
ranker 200: agreement 200, auxiliary 58, be-form 44, comma 200, confusable 200, determiner 200, hyphen 200, missing-word 200, needless-word 110, noun-number 200, other-word 92, preposition 200, semicolon 43, splice 60, typing-slip 176, verb-form 200, word-form 68
reflexives 3: enjoy-nothing 1, i-me 2
regional-spelling 200: . 200, oxford 9
relative-and-connecting-words 17: both-and 4, noun-what 1, person-which 3, the-same-like 3, thing-who 1, who-for-which-of-people 4, who-for-whom 1
relative-comma 9: . 9
reported-questions 2: reported-auxiliary 2
sentence-capital 54: . 54
set-phrase-prepositions 4: pay-attention-to 1, take-into-account 3
set-phrases 56: able-to 1, ad-hoc 3, and-etc 1, called 3, divided-into 8, et-al 12, et-all 5, for-example 3, irrespective-of 4, latin-singular 2, latin-words 1, one-hand 8, vice-versa 5
set-phrases-corrected 12: at-first 1, in-other-words 2, in-terms-of 4, in-the-end 3, take-advantage-of 2
shapes-of-compounds 5: measure 2, units 2, years-old 1
slips-that-are-words 2: thorough 2
so-and-such 6: such-a-as-subject 5, such-case 1
sound-alikes 24: besides-for-beside 4, than-for-then 3, that-for-than 2, then-for-than 15
spacing 200: after 33, before 128, bracket 89, double 115, doubled 2, sentence 55
spelling 200: joined 3, known 200, split 5, unknown 151
spelling-capitals 41: pronoun 2, proper 38, shift 1
spelling-real-word 37: . 37
split-and-joined-words 83: a-lot 5, al-ready 3, any-body 3, cannot 50, class-room 3, everyday-for-every-day 10, into 2, life-long 1, self-compound 1, state-of-the-art 2, therefore 2, verb-and-in-or-out 1
stative-and-progressive 6: be-base 2, understanding 4
stray-capital 23: small 15, stop 8
subject-verb-agreement 200: attracted 180, indefinite 2, noun 101, pair 27, pronoun 29, shared 7, with-corrected-noun 13
subjects-at-a-distance 46: clause-noun-and-base 1, everyone-in 1, news-are 2, noun-and-base 8, one-of-noun 34
subordinators 24: as-can-be-seen 10, as-follows 7, as-for-like 3, as-in-for-like-in 4
tense-in-clauses 1: for-years-progressive 1
the-before-stages-and-groups 24: in-the-literature 5, same-takes-the 8, the-level 10, the-stage 1
the-with-names-and-shares 8: part-with-number 7, the-named-language 1
there-agreement 18: . 18
time-and-tense 10: finished 5, recent 1, since 4
time-up-to-now 1: . 1
uncounted-nouns 12: a-uncounted-of-feeling 1, followings 1, much-work 1, research-and-evidence-without-a 1, research-without-a 1, staffs 3, studies-for-research-works 4
verb-noun-adjective 8: researches 6, using-of 2
verb-phrase-slips 2: been-for-being 1, given-for-gave 1
verb-prepositions 76: adapt-to 1, agree-with 1, applies-to 1, apply-to 10, apply-to-not-for 1, apply-to-university 1, composed-of 11, consist-of 8, depend-on 1, divide-into 10, hint-at 2, included-in 1, inspired-by 4, interact-with 2, interfere-with 1, invest-in 2, look-at 1, participate-in 2, refer-to-as 11, rely-on 1, result-in 1, search-for 1, succeed-in 1, transform-into 1
verbs-of-procedures 2: attention-on 1, fall-into 1
what-how-that 4: how-it-looks-like 4
without-article 17: at-first-glance 1, law-of-a-name 1, my-the 1, nature-at-large 1, on-average 1, recent-years 5, some-of-the-two 7
word-class 12: adverb 8, noun 2, verb 2
word-families 6: environment-for-environmentally 1, specially-for-especially 5
written-forms 82: own-capitals 82
`,
};
