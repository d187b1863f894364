/**
 * Made by training/calibration/fit-trust.ts; see its README. Effects in log odds, by class and, a line each, by family of rules; weights in the order of
 * trustFeatures; the number of verdicts read, 200 at most.
 */
export const MANUSCRIPT_TRUST = {
  bias: 2.311,
  weights: [0.841, 0.298, 0.143, -1.308, 0.101, -0.668, 0.489, -0.496],
  classes: `
adjective-adverb -0.23
agreement -0.2
article 0.09
capitals -0.81
conjunction -0.1
noun-number -0.11
other 0.4
phrasing 0.2
preposition -0.14
pronoun-determiner -0.26
punctuation 0.65
regional 0.63
run-on 0.71
spelling -0.5
syntax 0.21
tense -0.2
verb -0.56
word-form -0.15
word-order 0.27
`,
  effects: `
adjective-prepositions 0.13: associated-with 0.06, correlated-with 0.09, identical-to -0.29, independent-of 0.05, representative-of 0.05, suitable-for-doing 0.05
adjectives-of-science 0.11: corresponding 0.05
adverb-before-adjective -0.05: . -0.05
adverb-before-object 0.23: . 0.23
adverb-hyphen 0.17: . 0.17
after-set-phrases 0.1: key-to-doing 0.09
afterthought-comma 0.12: especially -0.28, etc 0.07, etc. 0.24, whereas 0.06
agreement-of-nouns -0.06: a-good-uncountable 0.15, how-much-plural -0.42, less-plural 0.07, other-singular -0.22, others-plural -0.07, these-kind 0.1, these-uncountable 0.09, this-kind-of-things 0.17
agreement-of-verbs 0.07: one-who-have -0.15, this-plural 0.13
articles 0: article-with-a-determiner -0.13, same-the 0.14, two-articles -0.14
as-than-like -0.25: as-soon-as-possible-as -0.24
bare-infinitives 0.06: help-do 0.06
be-verb-form 0.32: base 0.08, participle 0.09, passive 0.15
capitals-countries 0.07: country-or-region 0.07
capitals-landmarks 0.12: city-or-landmark 0.12
clause-comma 0.13: . 0.13
clause-subject-agreement 0.22: relative 0.19
collocations 0.2: carry-out-a-study 0.2, draw-a-conclusion -0.14
commas-around-additions 0.1: however-inside 0.16, including-after-plural -0.53, respectively-after 0.29, such-as-colon 0.09
comparatives 0: double 0.08, form 0.07, short -0.18
comparing-with-to 0.13: comparing-to 0.1
comparison 0: quite-higher 0.12, so-for-as 0.06, so-for-such -0.19
compound-number -0.45: . -0.45
compound-prepositions 0.16: alongside-with 0.05, between-to 0.09
compounds-of-methods 0.16: state-of-the-art-without-the 0.12
conditions-and-wishes -0.1: if-past-will -0.28, if-would-have 0.12, soon-as-will 0.12, when-will-main 0.12, wish-present -0.17
connectors -0.09: although-but-long -0.3, even-clause 0.06, last-but-not-least 0.11, such-as-for-example 0.12, the-reason-because -0.12
contractions 0.06: . 0.06
coordination-comma 0.21: but 0.2
determiner-number 0.19: number 0.32, one-of 0.08, plural -0.11, singular -0.23, this 0.12
determiners-of-quantity 0.25: only-a-few 0.05, the-two-for-both 0.1
direct-objects 0: access-to 0.09, answer-to -0.11, comprise-of 0.08, discuss-about 0.11, emphasize-on 0.08, enter-into -0.18, name-as 0.1, reach-to -0.11, seek-for 0.06, visit-to -0.26
do-verb-form -0.09: . -0.09
double-negation -0.17: . -0.17
doubled-words 0.2: . 0.15, pair 0.05
dummy-subjects -0.68: passive -0.68
false-friends 0.07: in-contrast-for-on-the-contrary 0.07
figures 0.13: between-range 0.06, percent-first 0.06
final-stop -0.64: . -0.64
gerunds 0.14: feel-like-to -0.38, require-to 0.12, spend-time-to 0.18, worth-to 0.11
gerunds-after-prepositions -0.11: aim-to 0.09, before-to -0.52, capable-to 0.08, interested-to 0.08, prevent-to 0.08, responsible-to 0.08
homophones 0.06: ensure-for-insure 0.19, whole-for-hole -0.16
hyphens -0.44: . -0.44
indefinite-article -0.43: . -0.43
indirect-questions 0.1: . 0.1
infinitives -0.1: decide-ing 0.07, would-like-ing -0.25
infinitives-of-purpose -0.34: for-base -0.08, for-to -0.25
ing-clauses 0.07: while-for-during 0.07
introductory-comma 0.68: . 0.68
irregular-forms -0.17: regularised 0.13, uncountable -0.31
its-owner 0.29: . 0.29
joined-verb-agreement -0.24: plural -0.29, singular 0.06
latin-and-marks 0.09: half-stopped 0.09
linked-splice 0.47: . 0.31, that-is 0.06, unparted 0.1
look-alikes 0.1: dependent 0.11, quiet-for-quite -0.18
marks-of-citations-and-lists 0.05: slash-space 0.1, two-stops -0.08
meant-by-the 0.32: in-the-case-of 0.17, in-the-form-of 0.12, noun-with-of 0.07, the-countries -0.43, the-same-after-preposition 0.05
measure-modifiers 0.06: day-long 0.06
misheard-phrases 0.1: anyways 0.1
missing-articles 0.41: missing-article 0.2, take-a 0.21
missing-it-and-there 0.1: because-was 0.06
missing-prepositions 0.23: ask-for 0.09, graduate-from -0.2, provide-with 0.18
modal-verb-form -0.74: . 0.11, to -0.86
needless-be -0.27: . -0.27
needless-comma -0.46: conjunction -0.35, subject 0.08, that -0.18
negation -0.22: not-verb-he -0.22
noun-for-participle -0.32: . -0.32
noun-or-verb -0.12: conscience-for-conscious -0.18
noun-prepositions 0: cause-of -0.21, confidence-in -0.28, consequence-for 0.15, effect-on -0.09, impact-on -0.29, implication-for 0.06, increase-in 0.06, insight-into -0.07, knowledge-of 0.17, need-for 0.11, reason-for -0.19, research-on 0.13, role-in 0.11, search-for 0.06, sensitivity-to 0.07, understanding-of 0.05
number-words 0.24: ordinal-letters 0.24
object-and-infinitive 0.63: allow-to 0.58
opening-phrase-comma 0.37: . 0.37
order-of-questions 0.13
order-of-words 0.31: already-been 0.21, quite-an 0.09
participles -0.11: is-base -0.29
passive-forms -0.05: which-is-based-on -0.13
past-time 0.18: . -0.19, perfect 0.37
perfect-and-past -0.1: perfect-in-year 0.12, since-i -0.25
perfect-participle -0.36: . -0.36
phrasal-prepositions 0: because-of -0.23, in-regard-to 0.11, regardless-of 0.06
places-and-journeys 0.06
possessive-or-contraction 0.4: its-for-it-is 0.18, its-for-its-owner 0.17
possessives -0.12: plural -0.12
preposition-gerund -0.73: . -0.73
prepositional-phrases -0.18: aims-and-purposes 0.07, base-on 0.06, by-the-way -0.21, in-conclusion 0.06, in-detail 0.06, in-this-way 0.09, on-the-one-hand -0.37, overall-without-in 0.09, to-date -0.08
prepositions-of-place -0.15: in-a-town -0.27, in-the-picture -0.11, on-the-floor 0.07, shown-in-a-figure 0.1
prepositions-of-time -0.69: for-not-during -0.26, for-the-first-time -0.31, in-a-month 0.1, in-a-year -0.22, in-my-childhood 0.08, on-the-weekend -0.13
prepositions-of-travel 0.06
pronouns-and-owners 0.6: it-s-noun 0.13, its-doing 0.06, me-and 0.23, reflexive 0.07, your-for-you 0.06
quantifiers 0.09: fewer 0.14, little -0.07, much -0.09, number 0.07
quantities-with-of 0.16: a-lot-of 0.07, a-number-of 0.05
quantity-and-number 0.11: all-kind 0.05
quantity-plural -0.33: . -0.33
question-mark -0.28: . -0.28
ranker -0.54: agreement 0.42, auxiliary -0.26, be-form -0.06, comma 0.44, confusable 0.19, determiner 0.45, hyphen 0.27, missing-word -0.11, needless-word 0.15, noun-number 0.31, other-word -0.21, semicolon 0.15, splice -0.2, typing-slip -0.98, verb-form -0.17, word-form -0.86
reflexives -0.38: enjoy-nothing -0.24, i-me -0.14
regional-spelling 0.63: . 0.56, oxford 0.06
relative-and-connecting-words -0.52: both-and 0.21, noun-what 0.11, person-which -0.49, the-same-like 0.18, who-for-which-of-people -0.56
relative-comma 0.06: . 0.06
sentence-capital -0.5: . -0.5
set-phrase-prepositions 0.07: take-into-account 0.05
set-phrases -0.36: and-etc 0.12, called-as 0.12, divided-into -0.66, et-al 0.43, et-all 0.1, for-example -0.24, latin-with-needless-hyphen -0.12, latin-words -0.24
set-phrases-corrected -0.25: at-first -0.24, in-the-end -0.11
shapes-of-compounds 0.27: measure 0.1, units 0.06, years-old 0.06
slips-that-are-words 0.12: thorough 0.12
so-and-such 0.13: such-a-as-subject 0.11
sound-alikes 0: besides-for-beside 0.09, than-for-then -0.18
spacing -0.42: after -0.78, before 0.37, bracket -0.32, double 1, doubled -0.59, sentence -0.09
spelling -0.42: joined 0.17, known -0.54, unknown -0.1
spelling-capitals -0.76: pronoun -0.4, proper -0.14, shift -0.22
spelling-real-word -0.68: . -0.68
split-and-joined-words 0.54: al-ready 0.13, cannot 0.5, compound-in-two-words 0.1, everyday-for-every-day 0.12, in-to 0.08, maybe-for-may-be -0.86, my-self 0.06, pronoun-in-two-words 0.07, therefore 0.06, verb-and-up 0.13
stative-and-progressive -0.45: be-base -0.35, understanding -0.11
stray-capital -0.51: small -0.57, stop 0.06
subject-verb-agreement -0.47: attracted 0.19, indefinite -0.26, noun 0.26, pair 0.1, pronoun -0.64, shared 0.16, with-corrected-noun -0.28
subjects-at-a-distance 0: noun-and-base -0.14, one-of-noun 0.05
subordinators 0.34: as-can-be-seen 0.12, as-in-for-like-in 0.06, in-case 0.09
tense-in-clauses 0.13: for-years-progressive 0.13
that-clauses 0.12: suggest-me-to 0.12
the-before-stages-and-groups 0.34: in-the-literature 0.09, same-takes-the 0.16, the-level 0.09
the-with-names-and-shares 0.08: part-with-number 0.06
time-and-tense 0.5: finished 0.14, recent 0.08, since 0.29
time-up-to-now 0.06: . 0.06
uncounted-nouns 0.13: much-work -0.28, staffs 0.13, studies-for-research-works 0.2
verb-noun-adjective 0.13: researches 0.1
verb-phrase-slips 0: been-for-being 0.06, can-able 0.07, given-for-gave -0.12
verb-prepositions 0.29: apply-to 0.06, composed-of 0.05, refer-to-as -0.14
what-how-that 0.12: how-it-looks-like 0.07, the-way-how 0.05
without-article 0.25: nature-at-large 0.08, recent-years 0.05
word-class -0.34: adverb -0.45, verb 0.08
word-families 0.09: heterogenous-for-heterogeneous 0.06
written-forms 0.58: own-capitals 0.58
`,
  verdicts: `
adjective-prepositions 103: associated-with 32, aware-of 3, based-on 1, capable-of 2, caused-by 1, consistent-with 1, correlated-with 10, dependent-on 10, good-at 1, identical-to 4, independent-of 12, interested-in 2, related-to 9, representative-of 2, responsible-for 4, satisfied-with 2, similar-to 2, suitable-for-doing 5
adjectives-of-science 4: administered 1, constraints 1, corresponding 1, sentiment-analysis 1
adverb-before-adjective 23: . 23
adverb-before-object 22: . 22
adverb-hyphen 45: . 45
adverbs 2: manner 2
adverbs-in-results 4: evolutionarily-conserved 4
after-set-phrases 3: effective-in-doing 1, key-to-doing 2
afterthought-comma 68: although 6, especially 10, etc 5, etc. 30, whereas 17
agreement-of-nouns 47: a-good-uncountable 7, a-uncountable 2, both-is 1, different-type-of 1, how-much-plural 3, less-plural 1, other-singular 1, others-plural 5, there-is-no 1, these-kind 6, these-uncountable 5, this-kind-of-things 14
agreement-of-verbs 17: et-al-in-the-plural 2, one-who-have 1, this-happen 10, this-plural 4
apostrophes 4: accent 4
articles 16: article-with-a-determiner 4, be-good-person 2, best-the 2, go-cinema 1, most-people 1, one-of-the 1, same-the 4, two-articles 1
as-than-like 6: as-soon-as-possible-as 1, like-in 5
aside-with-that 43: . 43
auxiliaries 3: have-being 3
bare-infinitives 11: help-do 5, let-to 5, make-the-thing-to 1
be-verb-form 33: base 4, participle 22, passive 7
capitals-cities 2: city 2
capitals-countries 1: country-or-region 1
capitals-institutions 10: institution 10
capitals-landmarks 4: city-or-landmark 4
chat-spellings 2: pls-for-please 2
clause-comma 53: . 53
clause-subject-agreement 23: noun 2, relative 21
collocations 13: carry-out-a-study 2, draw-a-conclusion 4, good-agreement 1, have-a-party 1, high-price 1, in-the-hope-of 1, make-a-mistake 2, take-a-shower 1
comma-splice 145: . 145
commas-around-additions 102: both-without-comma 1, comma-that-we 1, for-example-inside 2, however-inside 21, including-after-plural 11, respectively-after 50, such-as-colon 11, thus-and-form 5
comparatives 25: double 10, form 1, short 14
comparing-with-to 11: comparing-to 9, senior-to 1, similarly-to 1
comparison 8: lesser-for-less 1, quite-higher 1, same-as 2, so-for-as 2, so-for-such 1, than-for-as 1
complements 1: risk-of 1
complex-prepositions 6: in-spite-of 6
compound-number 97: . 97
compound-prepositions 11: alongside-with 5, between-to 3, regarding-to 3
compounds-of-methods 9: finite-sample 1, signal-to-noise 1, state-of-the-art-before-noun 4, state-of-the-art-without-the 3
conditions-and-wishes 6: if-past-will 1, if-would-have 1, soon-as-will 1, when-will-main 1, wish-present 2
confused-verbs 4: adopt-for-adapt 1, lay-for-lie 2, lose-for-miss 1
connectors 21: although-but-long 4, both-or 2, doubled-that 2, due-to-clause 1, even-clause 1, last-but-not-least 5, such-as-for-example 2, the-reason-because 2, until-that 2
contractions 2: . 2
coordination-comma 200: and 2, but 198, so 61
correlatives 1: . 1
degree-adverbs 1: enough-before-adjective 1
determiner-number 187: number 40, one-of 11, plural 58, singular 37, this 35, this-noun 6
determiners-of-quantity 17: a-few-minutes 2, a-high-number 4, for-a-long-time 1, lead-to-an-increase 1, only-a-few 3, the-two-for-both 3, with-an-increase 3
direct-objects 57: access-to 2, accommodate-for 2, answer-to 2, comprise-of 4, cope-up-with 1, discuss-about 15, emphasize-on 5, enter-into 2, equals-to 1, influence-on 1, leverage-on 1, marry-with 1, name-as 10, reach-to 3, resemble-to 3, seek-for 3, visit-to 1
do-verb-form 21: . 21
double-negation 1: . 1
doubled-words 68: . 67, pair 1
dummy-subjects 10: passive 10
false-friends 3: in-contrast-for-on-the-contrary 3
figures 8: between-range 4, percent-first 4
final-stop 25: . 25
fronted-comma 200: . 200
gerunds 27: avoid-to 1, consider-to 1, difficulty-to 1, feel-like-to 2, require-to 5, spend-time-to 6, suggest-to 6, worth-to 5
gerunds-after-prepositions 63: advantage-to 43, aim-to 5, before-to 3, capable-to 5, interested-to 3, prevent-to 2, responsible-to 2
homophones 12: bear-for-bare 1, ensure-for-insure 4, led-for-lead 5, principle-for-principal 1, whole-for-hole 1
hyphens 200: . 200
indefinite-article 200: . 200
indirect-questions 2: . 2
infinitive-form 24: . 24
infinitives 10: ability-of 2, able-bare 1, decide-bare 1, decide-ing 1, in-order-bare 4, would-like-ing 1
infinitives-of-purpose 8: for-base 7, for-to 1
ing-clauses 1: while-for-during 1
introductory-comma 200: . 200
irregular-forms 97: regularised 21, uncountable 76
irregular-plurals 1: pros-and-cons 1
its-owner 11: . 11
joined-verb-agreement 6: plural 2, singular 4
latin-and-marks 16: half-stopped 16
linked-splice 124: . 122, that-is 1, unparted 1
look-alikes 31: affect-for-effect 7, below-for-bellow 3, customer-for-costumer 2, dependent 5, descent-for-decent 2, exist-for-exit 1, extent-for-extend 1, from-for-form 2, lose-for-loose 7, quiet-for-quite 1
marks-of-citations-and-lists 15: slash-space 12, two-stops 2, us-stops 1
meant-by-the 90: in-past 1, in-the-case-of 9, in-the-form-of 5, noun-with-of 17, on-internet 4, opportunity-to 2, ordinal-place 6, parts-of-day 1, past-future 3, play-instrument 1, rest-of 6, rest-of-the 1, same-in 1, sun 1, superlative-verb 1, the-countries 15, the-same 8, the-same-after-preposition 6, the-same-after-verb 1, whole 1
measure-modifiers 2: day-long 2
misheard-phrases 4: anyways 4
missing-articles 41: missing-article 17, take-a 24
missing-it-and-there 4: because-was 1, find-difficult 1, no-subject 2
missing-prepositions 22: ask-for 1, belong-to 1, compensate-for 1, consist-of 2, depend-on 1, graduate-from 1, listen-to 3, pay-attention-to 1, provide-with 6, refer-to 2, take-care-of 2, wait-for 1
missing-words 1: appreciate-if 1
misspelt-forms 1: doubled-letters 1
modal-verb-form 66: . 61, to 5
most-almost-every 3: every-of 1, most-of-plural 2
near-synonyms 1: relation-for-relationship 1
needless-be 4: . 4
needless-comma 39: conjunction 12, subject 6, that 21
needless-commas 3: after-such-as 3
negation 1: not-verb-he 1
non-and-so-called 24: non 21, so-called 3
noun-for-participle 33: . 33
noun-or-verb 6: chose-for-choose 4, conscience-for-conscious 1, life-for-live 1
noun-prepositions 140: analysis-of 2, answer-to 1, cause-of 1, compliance-with 1, confidence-in 2, consequence-for 4, contact-with 1, demand-for 1, description-of 2, difference-between 2, difference-in 1, effect-on 4, experience-in 1, impact-on 5, implication-for 6, increase-in 4, information-about 1, insight-into 37, investment-in 1, knowledge-of 10, need-for 13, reason-for 13, research-on 4, role-in 13, search-for 2, sensitivity-to 1, understanding-of 7
nouns-for-adjectives 2: detailed-for-detail 2
nouns-of-verb-and-particle 2: hyphenated 1, one-word 1
number-words 3: ordinal-letters 3
object-and-infinitive 115: allow-to 114, want-that 1
opening-phrase-comma 200: . 200
order-of-questions 6: not-only-past 1, not-only-present 1, subject-first 4
order-of-words 17: already-been 15, quite-an 2
other-and-another 1: an-another 1
participles 16: as-shown 1, described-above 1, have-base 2, is-base 5, know-as 2, passive 1, passive-base 3, should-have-base 1
passive-forms 4: has-been-shown 1, needs-to-be-done 1, were-collected 1, which-is-based-on 1
past-time 6: . 1, perfect 5
perfect-and-past 3: child-present 1, perfect-in-year 1, since-i 1
perfect-participle 6: . 6
phrasal-prepositions 50: according-to 6, as-opposed-to 2, because-of 3, besides 1, in-addition-to 2, in-contrast-to 3, in-front-of 1, in-regard-to 25, in-relation-to 1, regardless-of 6
places-and-journeys 8: arrive-at 4, arrive-in 4
places-before-verbs 1: not-only 1
possessive-or-contraction 25: its-for-it-is 10, its-for-its-owner 11, lets 3, who-is-for-whose 1
possessives 3: plural 3
preposition-gerund 41: . 41
prepositional-phrases 62: aims-and-purposes 2, at-the-level 1, base-on 5, by-the-way 1, from-a-point-of-view 1, from-a-technical-perspective 1, in-agreement-with 2, in-conclusion 1, in-detail 20, in-this-way 6, on-a-daily-basis 1, on-average 1, on-the-contrary 1, on-the-one-hand 9, on-the-other-hand 6, overall-without-in 3, to-date 1
prepositions-of-place 18: at-home 1, in-a-town 1, in-the-picture 1, on-the-floor 2, on-the-internet 4, on-the-left 2, shown-in-a-figure 7
prepositions-of-time 21: at-the-beginning 1, at-the-end-of 3, at-the-same-time 2, for-a-span 2, for-not-during 5, for-the-first-time 1, in-a-month 3, in-a-year 1, in-my-childhood 1, on-the-weekend 2
prepositions-of-travel 2: on-holiday 1, on-the-bus 1
pronouns-and-owners 14: each-others 1, it-s-noun 1, its-doing 1, me-and 3, reflexive 2, this-for-these 1, todays 4, your-for-you 1
quantifiers 24: fewer 8, little 4, many 7, mass 1, much 2, number 2
quantities-with-of 24: a-lot-of 12, a-number-of 6, many-of-my 1, million-without-of 1, one-of-my 4
quantity-and-number 11: all-kind 5, all-possible-plural 1, in-triplicate 1, is-there-any 1, most-of-the-times 3
quantity-plural 73: . 73
question-mark 4: . 4
quotation-comma 1: before 1
ranker 200: agreement 200, auxiliary 80, be-form 48, comma 200, confusable 200, determiner 200, hyphen 200, missing-word 200, needless-word 124, noun-number 200, other-word 102, preposition 200, semicolon 46, splice 70, typing-slip 200, verb-form 200, word-form 80
reflexives 3: enjoy-nothing 1, i-me 2
regional-spelling 200: . 200, oxford 12
relative-and-connecting-words 18: both-and 4, noun-what 1, person-which 3, the-same-like 3, thing-who 1, who-for-which-of-people 5, who-for-whom 1
relative-comma 10: . 10
reported-questions 2: reported-auxiliary 2
sentence-capital 57: . 57
set-phrase-prepositions 4: pay-attention-to 1, take-into-account 3
set-phrases 49: and-etc 3, called-as 3, divided-into 8, et-al 12, et-all 5, for-example 3, latin-singular 2, latin-with-needless-hyphen 6, latin-words 1, masters-thesis 1, vice-versa 5
set-phrases-corrected 13: at-first 1, in-other-words 2, in-terms-of 5, in-the-end 3, take-advantage-of 2
shapes-of-compounds 7: high-dimensional 1, measure 3, units 2, years-old 1
slips-that-are-words 2: thorough 2
so-and-such 9: such-a-as-subject 8, such-case 1
sound-alikes 30: besides-for-beside 4, than-for-then 3, that-for-than 2, then-for-than 20, to-for-too 1
spacing 200: after 35, before 155, bracket 107, double 120, doubled 2, sentence 57
spelling 200: joined 4, known 200, split 6, unknown 198
spelling-capitals 54: pronoun 4, proper 49, shift 1
spelling-real-word 43: . 43
split-and-joined-words 113: al-ready 6, cannot 56, compound-in-two-words 5, everyday-for-every-day 14, in-to 3, life-long 1, maybe-for-may-be 8, my-self 1, pronoun-in-two-words 3, self-compound 1, some-times 1, state-of-the-art 3, straightforward 1, therefore 6, use-case 1, verb-and-in-or-out 1, verb-and-up 2
stative-and-progressive 6: be-base 2, understanding 4
stray-capital 26: small 17, stop 9
subject-verb-agreement 200: attracted 196, indefinite 5, noun 115, pair 30, pronoun 36, shared 7, with-corrected-noun 13
subjects-at-a-distance 60: clause-noun-and-base 1, everyone-in 1, mathematics-are 2, noun-and-base 11, one-of-noun 45
subordinators 29: as-can-be-seen 12, as-follows 8, as-for-like 3, as-in-for-like-in 5, in-case 1
tense-in-clauses 1: for-years-progressive 1
that-clauses 2: suggest-me-to 2
the-before-stages-and-groups 32: in-the-literature 10, same-takes-the 11, the-level 10, the-stage 1
the-with-names-and-shares 9: part-with-number 8, the-named-language 1
there-agreement 22: . 22
time-and-tense 13: finished 6, recent 3, since 4
time-expressions 1: a-long-time-ago 1
time-up-to-now 1: . 1
uncounted-nouns 14: a-good-uncounted 1, everybody-are 1, followings 1, much-work 1, research-and-evidence-without-a 1, research-without-a 1, staffs 3, studies-for-research-works 4, uncounted-verb 1
verb-noun-adjective 8: researches 6, using-of 2
verb-phrase-slips 3: been-for-being 1, can-able 1, given-for-gave 1
verb-prepositions 82: adapt-to 1, agree-with 1, applies-to 1, apply-to 11, apply-to-not-for 1, apply-to-university 1, comply-with 2, composed-of 11, consist-of 8, depend-on 1, divide-into 10, hint-at 2, included-in 1, inspired-by 4, interact-with 2, interfere-with 1, invest-in 4, look-at 1, participate-in 2, refer-to-as 11, rely-on 1, result-in 1, search-for 1, shed-light-on 1, succeed-in 1, transform-into 1
verbs-of-procedures 2: attention-on 1, fall-into 1
what-how-that 6: how-it-looks-like 5, the-way-how 1
without-article 21: at-first-glance 1, law-of-a-name 1, nature-at-large 2, on-average 1, places-no-article 2, recent-years 6, the-before-both 8
word-class 16: adverb 9, noun 3, verb 4
word-families 13: environment-for-environmentally 1, heterogenous-for-heterogeneous 6, specially-for-especially 6
written-forms 100: own-capitals 100
`,
};
