/**
 * Made by training/calibration/fit-trust.ts; see its README. Effects in log odds, by class and, a line each, by family of rules; weights in the order of
 * trustFeatures; the number of verdicts read, 200 at most.
 */
export const MANUSCRIPT_TRUST = {
  bias: 2.241,
  weights: [0.824, 0.306, 0.16, -1.106, -0.256, -0.528, 0.508, -0.404],
  classes: `
adjective-adverb -0.34
agreement -0.09
article 0.15
capitals -0.85
conjunction -0.1
noun-number -0.07
other 0.37
phrasing 0.16
pronoun-determiner -0.17
punctuation 0.75
regional 0.58
run-on 0.72
spelling -0.61
syntax 0.21
verb -0.6
word-form -0.37
word-order 0.26
`,
  effects: `
adjective-prepositions 0: correlated-with 0.09, identical-to -0.29, independent-of 0.05, suitable-for-doing 0.05
adjectives-of-science 0.09: corresponding 0.06
adverb-before-adjective -0.08: . -0.08
adverb-before-object 0.22: . 0.22
adverb-hyphen 0.16: . 0.16
afterthought-comma 0.28: etc. 0.15
agreement-of-nouns 0: a-good-uncountable 0.11, how-much-plural -0.45, less-plural 0.06, others-plural -0.09, these-kind 0.09, these-uncountable 0.07, this-kind-of-things 0.16
agreement-of-verbs 0.13: this-plural 0.08
articles 0.06: same-the 0.13, two-articles -0.14
as-than-like -0.16: as-soon-as-possible-as -0.23, like-in 0.08
aside-with-that -0.08: . -0.08
bare-infinitives -0.09: let-to -0.09
be-verb-form 0.29: base 0.08, participle 0.08, passive 0.13
capitals-countries 0.08: country-or-region 0.08
clause-comma 0.1: . 0.1
clause-subject-agreement 0.16: relative 0.14
clauses-carried-over 0.15: based-on-relative -0.13, research-works 0.19
collocations 0.17: carry-out-a-study 0.21, draw-a-conclusion -0.12
commas-around-additions 0: however-inside 0.15, including-after-plural -0.53, respectively-after 0.24, such-as-colon 0.08
comparatives -0.1: double 0.05, short -0.15
comparing-with-to 0.12: comparing-to 0.1
comparison 0: quite-higher 0.14, so-for-as 0.06, so-for-such -0.17
complex-prepositions 0.08: in-regard-to 0.05
compound-number -0.54: . -0.54
compound-prepositions 0.14: alongside-with 0.05, between-to 0.07
conditions-and-wishes 0.28: if-would-have 0.09, soon-as-will 0.09, when-will-main 0.09
connectors 0: although-but-long -0.32, both-or 0.12, even-clause 0.06, last-but-not-least 0.11, such-as-for-example 0.11, the-reason-because -0.12
contractions 0.06: . 0.06
coordination-comma 0.1: but 0.15, so -0.07
counted-after-of -0.09: one-of-several -0.09
determiner-number 0.12: number 0.19, one-of 0.06, plural -0.18, this 0.07
direct-objects 0.31: access-to 0.08, comprise-of 0.06, discuss-about 0.08, emphasize-on 0.06, enter-into -0.21, name-as 0.07
do-verb-form 0.08: . 0.08
double-negation -0.16: . -0.16
doubled-words 0.24: . 0.19
dummy-subjects -0.56: passive -0.56
figures 0.07
final-stop -0.75: . -0.75
fronted-comma 0.15: . 0.15
gerunds 0.27: feel-like-to -0.1, require-to 0.11, spend-time-to 0.14, suggest-to -0.05, worth-to 0.08
gerunds-after-prepositions 0: advantage-to 0.08, aim-to 0.08, before-to -0.53, capable-to 0.08, possibility-to 0.11, prevent-to 0.07, responsible-to 0.08
homophones 0.07: ensure-for-insure 0.19, whole-for-hole -0.16
hyphens -0.3: . -0.3
idioms-of-papers 0.37: besides-a 0.06, both-and 0.11, in-the-literature 0.05, key-to-doing 0.07, to-date -0.1
indefinite-article -0.5: . -0.5
indirect-questions 0.11: . 0.11
infinitive-form 0.08: . 0.08
infinitives -0.08: decide-ing 0.08, would-like-ing -0.24
infinitives-of-purpose -0.32: for-base -0.07, for-to -0.25
introductory-comma 0.47: . 0.47
irregular-forms -0.21: regularised 0.08, uncountable -0.29
its-owner 0.22: . 0.22
joined-verb-agreement 0.06
latin-and-marks 0.08: half-stopped 0.08
linked-splice 0.39: . 0.28, unparted 0.11
look-alikes 0: lose-for-loose 0.05, quiet-for-quite -0.17
meant-by-the 0: noun-with-of 0.07, the-countries -0.42, whole 0.06
measure-modifiers 0.08: day-long 0.08
misheard-phrases 0.07: anyways 0.07
missing-articles 0.26: missing-article 0.16, take-a 0.1
missing-be-and-have -0.22: if-past-will -0.28
missing-it-and-there 0.07: because-was 0.07
missing-prepositions 0.19: provide-with 0.12
missing-words 0: graduated-be -0.17, your-you 0.09
modal-verb-form -0.36: . 0.14, to -0.5
needless-be -0.17: . -0.17
needless-comma -0.54: conjunction -0.4, subject 0.06, that -0.21
negation -0.21: not-verb-he -0.21
non-and-so-called 0.14: non 0.11
noun-for-participle -0.21: . -0.21
noun-or-verb -0.13: conscience-for-conscious -0.16
noun-prepositions -0.07: cause-of -0.2, confidence-in -0.29, consequence-for 0.15, impact-on -0.29, implication-for 0.06, increase-in 0.06, insight-into -0.08, knowledge-of 0.12, need-for 0.09, reason-for -0.22, research-on 0.13, role-in 0.07, search-for 0.06, sensitivity-to 0.07, understanding-of 0.05
object-and-infinitive 0.65: allow-to 0.65
opening-phrase-comma 0.26: . 0.26
order-of-questions 0.1: subject-first 0.05
order-of-words 0.31: already-been 0.21, quite-an 0.09
participles -0.26: is-base -0.29
past-time 0.1: . -0.18, perfect 0.29
perfect-and-past -0.13: perfect-in-year 0.12, since-i -0.25
perfect-participle -0.25: . -0.25
phrasal-prepositions -0.08: because-of -0.2, in-regard-to 0.06
places-and-journeys 0.06
possessive-or-contraction 0.37: its-for-it-is 0.18, its-for-its-owner 0.14
possessives -0.13: plural -0.13
preposition-gerund -0.75: . -0.75
prepositional-phrases 0.17: in-this-way 0.06
prepositions-of-place -0.15: in-a-town -0.27, on-the-floor 0.07
prepositions-of-reports 0.09: while-doing 0.07
prepositions-of-time -0.65: for-not-during -0.12, for-the-first-time -0.31, in-a-month 0.09, in-a-year -0.22, on-the-weekend -0.14
pronouns-and-owners 0.43: it-s-noun 0.14, me-and 0.2, reflexive 0.06
quantifiers -0.06: fewer 0.11, little -0.07, many -0.12, much -0.07, number 0.07
quantities-with-of 0.07
quantity-plural -0.23: . -0.23
ranker -0.5: agreement 0.24, auxiliary -0.14, be-form -0.22, comma 0.53, confusable 0.3, determiner 0.55, hyphen 0.21, missing-word -0.14, noun-number 0.44, other-word -0.45, semicolon 0.31, typing-slip -0.92, verb-form -0.21, word-form -0.93
reflexives -0.16: enjoy-nothing -0.25, i-me 0.1
regional-spelling 0.58: . 0.58
relative-and-connecting-words -0.3: noun-what 0.1, person-which -0.54, the-same-like 0.15
sentence-capital -0.46: . -0.46
set-phrases -0.39: able-to 0.09, ad-hoc 0.12, and-etc 0.07, called 0.12, divided-into -0.67, et-al 0.45, et-all 0.11, for-example -0.24, irrespective-of 0.07, latin-words -0.23, one-hand -0.36
set-phrases-corrected -0.27: at-first -0.24, in-the-end -0.1
set-phrases-of-theses 0.07
set-wordings-of-papers 0.61: in-the-case-of 0.13, state-of-the-art 0.09
set-wordings-of-the-laboratory 0.15: in-the-form-of 0.12
shapes-of-compounds 0.22: measure 0.09, units 0.06, years-old 0.07
slips-that-are-words 0.12: thorough 0.12
small-slips-of-student-reports 0.06: ordinal-letters 0.06
sound-alikes -0.08: than-for-then -0.15
spacing -0.44: after -0.77, before 0.48, bracket -0.56, double 1.07, doubled -0.6, sentence -0.06
spelling -0.51: joined 0.26, known -0.6, unknown -0.22
spelling-capitals -0.66: pronoun -0.27, proper -0.15, shift -0.23
spelling-real-word -0.57: . -0.57
split-and-joined-words 0.42: a-lot -0.44, any-body 0.09, cannot 0.39, class-room 0.09, everyday-for-every-day 0.11, into 0.06
stative-and-progressive -0.34: be-base -0.4, understanding 0.06
stray-capital -0.49: small -0.55, stop 0.06
subject-verb-agreement -0.48: attracted 0.09, noun 0.3, pronoun -0.71, shared 0.13, with-corrected-noun -0.34
subjects-at-a-distance 0.26: noun-and-base 0.08, one-of-noun 0.16
subordinators 0.14: as-can-be-seen 0.1
tense-in-clauses 0.12: for-years-progressive 0.12
the-before-stages-and-groups 0.2: same-takes-the 0.1, the-level 0.1
there-agreement 0.16: . 0.16
time-and-tense 0.45: finished 0.12, recent 0.06, since 0.27
time-up-to-now 0.05: . 0.05
uncounted-nouns 0.15: staffs 0.11
verb-noun-adjective 0.13: researches 0.1
verb-phrase-slips 0: been-for-being 0.06, given-for-gave -0.11
verb-prepositions 0.22: apply-to 0.06, refer-to-as -0.14
without-article 0.14: my-the -0.13, nature-at-large 0.08, some-of-the-two 0.14
word-class -0.35: adverb -0.41
wordings-of-reports -0.1: two-stops -0.13
wordings-read-in-papers 0: dependent 0.13, much-work-has -0.28, on-the-contrary-opening 0.08, representative-of 0.06
words-of-studies -0.34: people-which -0.4
written-forms 0.44: own-capitals 0.44
`,
  verdicts: `
adjective-prepositions 89: associated-with 28, aware-of 2, based-on 1, capable-of 2, caused-by 1, consistent-with 1, correlated-with 9, dependent-on 9, good-at 1, identical-to 4, independent-of 11, interested-in 2, related-to 8, responsible-for 2, satisfied-with 2, similar-to 2, suitable-for-doing 4
adjectives-of-science 3: constraints 1, corresponding 1, sentiment-analysis 1
adverb-before-adjective 17: . 17
adverb-before-object 20: . 20
adverb-hyphen 45: . 45
adverbs 1: manner 1
afterthought-comma 51: although 4, especially 7, etc 4, etc. 23, whereas 13
agreement-of-nouns 43: a-good-uncountable 6, a-uncountable 2, both-is 1, different-type-of 1, how-much-plural 3, less-plural 1, others-plural 5, these-kind 6, these-uncountable 5, this-kind-of-things 13
agreement-of-verbs 11: for-the-these 1, this-happen 7, this-plural 3
apostrophes 2: accent 2
articles 9: be-good-person 1, go-cinema 1, most-people 1, one-of-the 1, same-the 4, two-articles 1
as-than-like 4: as-soon-as-possible-as 1, like-in 3
aside-with-that 38: . 38
auxiliaries 3: have-being 3
bare-infinitives 4: let-to 4
be-verb-form 30: base 4, participle 20, passive 6
capitals-cities 1: city 1
capitals-countries 1: country-or-region 1
capitals-institutions 9: institution 9
capitals-landmarks 1: city-or-landmark 1
chat-spellings 2: pls-for-please 2
clause-comma 44: . 44
clause-subject-agreement 19: noun 2, relative 17
clauses-carried-over 10: as-we-said 1, based-on-relative 1, law-of-name 1, programming-language 1, refer-to-place 2, research-works 4
collocations 11: carry-out-a-study 2, draw-a-conclusion 4, good-agreement 1, high-price 1, make-a-mistake 2, take-a-shower 1
comma-splice 92: . 92
commas-around-additions 88: both-without-comma 1, comma-that-we 1, for-example-inside 2, however-inside 20, including-after-plural 11, respectively-after 39, such-as-colon 10, thus-and-form 4
comparatives 20: double 7, short 13
comparing-with-to 9: comparing-to 8, senior-to 1
comparison 5: lesser-for-less 1, quite-higher 1, so-for-as 1, so-for-such 1, than-for-as 1
complements 1: risk-of 1
complex-prepositions 18: in-regard-to 13, in-spite-of 5
compound-number 81: . 81
compound-prepositions 10: alongside-with 5, between-to 2, regarding-to 3
compounds-of-methods 6: finite-sample 1, signal-to-noise 1, state-of-the-art-before-noun 4
conditions-and-wishes 3: if-would-have 1, soon-as-will 1, when-will-main 1
confused-verbs 2: lay-for-lie 1, lose-for-miss 1
connectors 19: although-but-long 4, because-noun 2, both-or 1, even-clause 1, last-but-not-least 5, such-as-for-example 2, the-reason-because 2, until-that 2
contractions 2: . 2
coordination-comma 191: and 2, but 149, so 40
correlatives 1: . 1
counted-after-of 2: one-of-several 2
degree-adverbs 1: enough-before-adjective 1
determiner-number 145: number 29, one-of 9, plural 45, singular 28, this 28, this-noun 6
determiners-of-quantity 1: lead-to-an-increase 1
direct-objects 49: access-to 2, accommodate-for 2, answer-to 1, comprise-of 4, cope-up-with 1, discuss-about 12, emphasize-on 5, enter-into 2, equals-to 1, influence-on 1, leverage-on 1, marry-with 1, name-as 10, reach-to 2, resemble-to 2, seek-for 2
do-verb-form 15: . 15
double-negation 1: . 1
doubled-words 59: . 58, pair 1
dummy-subjects 8: passive 8
figures 3: between-range 2, percent-first 1
final-stop 18: . 18
fronted-comma 174: . 174
gerunds 21: avoid-to 1, consider-to 1, difficulty-to 1, feel-like-to 1, require-to 5, spend-time-to 5, suggest-to 4, worth-to 3
gerunds-after-prepositions 51: advantage-to 30, aim-to 5, before-to 3, capable-to 5, interested-to 1, possibility-to 3, prevent-to 2, responsible-to 2
homophones 9: bear-for-bare 1, ensure-for-insure 3, led-for-lead 4, whole-for-hole 1
hyphens 200: . 200
idioms-of-papers 34: besides-a 3, both-and 4, effective-in-doing 1, evolutionarily-conserved 4, has-been-shown 1, help-to-do 5, in-the-literature 5, key-to-doing 2, only-a-few 3, the-same 5, to-date 1
indefinite-article 173: . 173
indirect-questions 2: . 2
infinitive-form 19: . 19
infinitives 9: ability-of 2, able-bare 1, decide-ing 1, in-order-bare 4, would-like-ing 1
infinitives-of-purpose 8: for-base 7, for-to 1
introductory-comma 144: . 144
irregular-forms 72: regularised 13, uncountable 59
its-owner 8: . 8
joined-verb-agreement 5: plural 1, singular 4
latin-and-marks 13: half-stopped 13
linked-splice 110: . 109, unparted 1
look-alikes 23: affect-for-effect 7, below-for-bellow 2, customer-for-costumer 1, descent-for-decent 2, exist-for-exit 1, from-for-form 2, lose-for-loose 7, quiet-for-quite 1
marks-of-citations-and-lists 4: slash-space 4
meant-by-the 57: in-past 1, noun-with-of 13, on-internet 4, opportunity-to 2, ordinal-place 6, parts-of-day 1, past-future 3, rest-of 4, rest-of-the 1, same-in 1, sun 1, superlative-verb 1, the-countries 12, the-same 6, whole 1
measure-modifiers 1: day-long 1
misheard-phrases 2: anyways 2
missing-articles 24: missing-article 13, take-a 11
missing-be-and-have 6: if-past-will 1, know-as 2, passive-base 3
missing-it-and-there 1: because-was 1
missing-prepositions 12: belong-to 1, compensate-for 1, consist-of 2, depend-on 1, provide-with 5, take-care-of 1, wait-for 1
missing-words 3: graduated-be 1, this-days 1, your-you 1
misspelt-forms 1: doubled-letters 1
modal-verb-form 52: . 49, to 3
near-synonyms 1: relation-for-relationship 1
needless-be 3: . 3
needless-comma 32: conjunction 9, subject 5, that 18
needless-of 3: most-of-plural 1, most-of-the-time 2
negation 1: not-verb-he 1
non-and-so-called 19: non 16, so-called 3
noun-for-participle 24: . 24
noun-or-verb 5: choose-and-choice 4, conscience-for-conscious 1
noun-prepositions 115: analysis-of 1, cause-of 1, compliance-with 1, confidence-in 2, consequence-for 4, contact-with 1, demand-for 1, description-of 2, difference-in 1, effect-on 3, impact-on 5, implication-for 6, increase-in 4, information-about 1, insight-into 34, knowledge-of 5, need-for 11, reason-for 9, research-on 4, role-in 9, search-for 2, sensitivity-to 1, understanding-of 7
nouns-of-verb-and-particle 2: hyphenated 1, one-word 1
object-and-infinitive 100: allow-to 100
opening-phrase-comma 182: . 182
order-of-questions 4: not-only-present 1, subject-first 3
order-of-words 16: already-been 14, quite-an 2
other-and-another 1: an-another 1
participles 6: as-shown 1, described-above 1, is-base 4
passive-forms 2: needs-to-be-done 1, were-collected 1
past-time 3: . 1, perfect 2
perfect-and-past 2: perfect-in-year 1, since-i 1
perfect-participle 5: . 5
phrasal-prepositions 26: according-to 5, as-opposed-to 2, because-of 1, besides 1, in-addition-to 2, in-contrast-to 2, in-regard-to 11, in-relation-to 1, regardless-of 1
places-and-journeys 7: arrive-at 4, arrive-in 3
places-before-verbs 1: not-only 1
possessive-or-contraction 22: its-for-it-is 10, its-for-its-owner 9, lets 2, who-is-for-whose 1
possessives 3: plural 3
preposition-gerund 38: . 38
prepositional-phrases 34: from-a-point-of-view 1, from-a-technical-perspective 1, in-agreement-with 1, in-conclusion 1, in-detail 17, in-this-way 6, on-a-daily-basis 1, on-average 1, on-the-other-hand 5
prepositions-of-place 8: at-home 1, in-a-town 1, on-the-floor 2, on-the-internet 2, on-the-left 2
prepositions-of-reports 2: applies-to-both 1, while-doing 1
prepositions-of-time 19: at-the-beginning 1, at-the-end-of 3, at-the-same-time 2, for-a-span 2, for-not-during 4, for-the-first-time 1, in-a-month 3, in-a-year 1, on-the-weekend 2
prepositions-of-travel 1: on-the-bus 1
pronouns-and-owners 9: each-others 1, it-s-noun 1, me-and 2, reflexive 1, todays 4
quantifiers 16: fewer 7, little 2, many 2, mass 1, much 2, number 2
quantities-with-of 13: a-lot-of 7, a-number-of 3, one-of-my 3
quantity-and-number 4: all-kind 3, is-there-any 1
quantity-plural 60: . 60
question-mark 2: . 2
quotation-comma 1: before 1
ranker 200: agreement 200, auxiliary 55, be-form 41, comma 200, confusable 200, determiner 200, hyphen 200, missing-word 200, needless-word 97, noun-number 200, other-word 85, preposition 200, semicolon 42, splice 45, typing-slip 150, verb-form 200, word-form 63
reflexives 2: enjoy-nothing 1, i-me 1
regional-spelling 200: . 200, oxford 7
relative-and-connecting-words 8: noun-what 1, person-which 3, the-same-like 3, thing-who 1
relative-comma 8: . 8
reported-questions 2: reported-auxiliary 2
sentence-capital 51: . 51
set-phrase-prepositions 1: pay-attention-to 1
set-phrases 52: able-to 1, ad-hoc 3, and-etc 1, called 3, divided-into 8, et-al 12, et-all 5, for-example 3, irrespective-of 4, latin-singular 1, latin-words 1, one-hand 6, vice-versa 4
set-phrases-corrected 10: at-first 1, in-other-words 2, in-terms-of 4, in-the-end 3
set-phrases-of-theses 2: at-first-glance 1, million-people 1
set-wordings-of-papers 53: a-high-number 4, account-of 3, as-in 4, base-on 4, between-the-two 2, fall-into 1, few-minutes 2, in-overall 3, in-the-case-of 9, shown-on-figure 7, state-of-the-art 3, such-a 5, takes-advantage 2, with-an-increase 2, with-the-aim-of 2
set-wordings-of-the-laboratory 6: doubled-that 1, in-the-form-of 3, in-triplicate 1, on-average 1
shapes-of-compounds 5: measure 2, units 2, years-old 1
slips-that-are-words 2: thorough 2
small-slips-of-student-reports 1: ordinal-letters 1
so-and-such 1: such-case 1
sound-alikes 19: than-for-then 2, that-for-than 2, then-for-than 15
spacing 200: after 33, before 121, bracket 83, double 108, doubled 2, sentence 55
spelling 200: joined 2, known 200, split 5, unknown 139
spelling-capitals 39: pronoun 1, proper 37, shift 1
spelling-real-word 33: . 33
split-and-joined-words 61: a-lot 3, al-ready 1, any-body 3, cannot 33, class-room 3, everyday-for-every-day 9, into 2, life-long 1, self-compound 1, state-of-the-art 2, therefore 2, verb-and-in-or-out 1
stative-and-progressive 5: be-base 2, understanding 3
stray-capital 22: small 14, stop 8
subject-verb-agreement 200: attracted 170, indefinite 2, noun 91, pair 24, pronoun 27, shared 6, with-corrected-noun 12
subjects-at-a-distance 39: clause-noun-and-base 1, everyone-in 1, noun-and-base 8, one-of-noun 29
subordinators 16: as-can-be-seen 9, as-follows 7
tense-in-clauses 1: for-years-progressive 1
the-before-stages-and-groups 19: same-takes-the 8, the-level 10, the-stage 1
the-with-names-and-shares 5: part-with-number 5
there-agreement 16: . 16
time-and-tense 10: finished 5, recent 1, since 4
time-up-to-now 1: . 1
uncounted-nouns 5: a-uncounted-of-feeling 1, followings 1, staffs 3
verb-noun-adjective 8: researches 6, using-of 2
verb-phrase-slips 2: been-for-being 1, given-for-gave 1
verb-prepositions 64: adapt-to 1, agree-with 1, apply-to 10, apply-to-not-for 1, composed-of 9, consist-of 6, depend-on 1, divide-into 8, hint-at 2, inspired-by 4, interact-with 1, invest-in 2, look-at 1, participate-in 1, refer-to-as 11, rely-on 1, result-in 1, search-for 1, succeed-in 1, transform-into 1
verbs-of-procedures 1: attention-on 1
what-how-that 3: how-it-looks-like 3
without-article 13: my-the 1, nature-at-large 1, recent-years 5, some-of-the-two 6
word-class 11: adverb 8, noun 2, verb 1
word-families 6: environment-for-environmentally 1, specially-for-especially 5
wordings-of-reports 4: detailed 2, needless-a-research 1, two-stops 1
wordings-read-in-papers 14: dependent 5, much-work-has 1, on-the-contrary-opening 3, representative-of 2, such-as-comma 3
words-of-studies 8: et-al-reports 2, people-which 4, research-uncounted 1, whom-subject 1
written-forms 69: own-capitals 69
`,
};
