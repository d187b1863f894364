/**
 * Made by training/calibration/fit-trust.ts; see its README. Effects in log odds, by class and, a line each, by family of rules; weights in the order of
 * trustFeatures; the number of verdicts read, 200 at most.
 */
export const MANUSCRIPT_TRUST = {
  bias: 2.278,
  weights: [0.849, 0.292, 0.151, -1.306, -0.004, -0.604, 0.518, -0.382],
  classes: `
adjective-adverb -0.34
agreement -0.12
article 0.21
capitals -0.85
conjunction -0.17
other 0.36
phrasing 0.21
preposition -0.07
pronoun-determiner -0.2
punctuation 0.65
regional 0.62
run-on 0.69
spelling -0.58
syntax 0.2
tense -0.28
verb -0.52
word-form -0.16
word-order 0.27
`,
  effects: `
adjective-prepositions 0.11: associated-with 0.05, correlated-with 0.09, identical-to -0.29, representative-of 0.05
adjectives-of-science 0.12: corresponding 0.05
adverb-before-adjective -0.07: . -0.07
adverb-before-object 0.23: . 0.23
adverb-hyphen 0.17: . 0.17
after-set-phrases 0.1: key-to-doing 0.09
afterthought-comma 0.11: especially -0.28, etc 0.07, etc. 0.23, whereas 0.06
agreement-of-nouns 0: a-good-uncountable 0.12, how-much-plural -0.44, less-plural 0.06, others-plural -0.1, these-kind 0.09, these-uncountable 0.07, this-kind-of-things 0.16
agreement-of-verbs 0.17: this-plural 0.08
articles 0.06: same-the 0.13, two-articles -0.14
as-than-like -0.24: as-soon-as-possible-as -0.23
bare-infinitives 0.05: help-do 0.06, let-to -0.05
be-verb-form 0.3: base 0.08, participle 0.08, passive 0.14
capitals-cities 0.05: city 0.05
capitals-countries 0.08: country-or-region 0.08
capitals-landmarks 0.12: city-or-landmark 0.12
clause-comma 0.11: . 0.11
clause-subject-agreement 0.19: relative 0.16
collocations 0.18: carry-out-a-study 0.2, draw-a-conclusion -0.13
commas-around-additions 0.1: however-inside 0.16, including-after-plural -0.53, respectively-after 0.29, such-as-colon 0.09
comparatives -0.07: double 0.07, short -0.14
comparing-with-to 0.13: comparing-to 0.1
comparison 0.06: quite-higher 0.13, so-for-as 0.06, so-for-such -0.18
complex-prepositions 0.09: in-regard-to 0.05
compound-number -0.47: . -0.47
compound-prepositions 0.16: alongside-with 0.05, between-to 0.08
compounds-of-methods 0.17: state-of-the-art-without-the 0.12
conditions-and-wishes 0.11: if-past-will -0.27, if-would-have 0.11, soon-as-will 0.11, when-will-main 0.11, wish-present -0.23
confused-verbs 0.05
connectors -0.06: although-but-long -0.3, even-clause 0.07, last-but-not-least 0.1, such-as-for-example 0.11, the-reason-because -0.11
contractions 0.06: . 0.06
coordination-comma 0.15: but 0.17
counted-after-of -0.09: one-of-several -0.09
determiner-number 0.22: number 0.28, one-of 0.05, plural -0.19, this 0.07
determiners-of-quantity 0.24: the-two-for-both 0.1
direct-objects 0.33: access-to 0.07, comprise-of 0.06, discuss-about 0.08, emphasize-on 0.06, enter-into -0.22, name-as 0.07
do-verb-form 0.11: . 0.11
double-negation -0.17: . -0.17
doubled-words 0.17: . 0.12
dummy-subjects -0.68: passive -0.68
false-friends 0.07: in-contrast-for-on-the-contrary 0.07
figures 0.12: between-range 0.06, percent-first 0.06
final-stop -0.65: . -0.65
fronted-comma 0.2: . 0.2
gerunds 0.3: feel-like-to -0.11, require-to 0.1, spend-time-to 0.13, worth-to 0.09
gerunds-after-prepositions -0.11: advantage-to -0.08, aim-to 0.09, before-to -0.52, capable-to 0.08, possibility-to 0.12, prevent-to 0.08, responsible-to 0.08
homophones 0.08: ensure-for-insure 0.19, whole-for-hole -0.16
hyphens -0.47: . -0.47
indefinite-article -0.49: . -0.49
indirect-questions 0.1: . 0.1
infinitive-form 0.09: . 0.09
infinitives -0.09: decide-ing 0.07, would-like-ing -0.24
infinitives-of-purpose -0.34: for-base -0.09, for-to -0.25
ing-clauses 0.07: while-for-during 0.07
introductory-comma 0.62: . 0.62
irregular-forms -0.2: regularised 0.13, uncountable -0.33
its-owner 0.26: . 0.26
joined-verb-agreement -0.24: plural -0.29, singular 0.06
latin-and-marks 0.09: half-stopped 0.09
linked-splice 0.42: . 0.32, unparted 0.1
look-alikes 0.11: dependent 0.12, quiet-for-quite -0.18
marks-of-citations-and-lists 0: slash-space 0.11, two-stops -0.13
meant-by-the 0.27: in-the-case-of 0.16, in-the-form-of 0.11, noun-with-of 0.06, the-countries -0.44
measure-modifiers 0.08: day-long 0.08
misheard-phrases 0.09: anyways 0.09
missing-articles 0.32: missing-article 0.18, take-a 0.14
missing-be-and-have -0.2
missing-it-and-there 0.1: because-was 0.06
missing-prepositions 0.32: ask-for 0.08, graduate-from -0.19, provide-with 0.11
missing-words 0
modal-verb-form -0.67: to -0.71
needless-be -0.27: . -0.27
needless-comma -0.49: conjunction -0.36, subject 0.07, that -0.2
needless-of 0.09
negation -0.22: not-verb-he -0.22
noun-for-participle -0.34: . -0.34
noun-or-verb -0.11: conscience-for-conscious -0.17
noun-prepositions 0: cause-of -0.21, confidence-in -0.28, consequence-for 0.15, effect-on -0.09, impact-on -0.29, implication-for 0.06, increase-in 0.06, insight-into -0.07, knowledge-of 0.17, need-for 0.1, reason-for -0.2, research-on 0.13, role-in 0.11, search-for 0.07, sensitivity-to 0.07, understanding-of 0.05
number-words 0.25: ordinal-letters 0.25
object-and-infinitive 0.58: allow-to 0.58
opening-phrase-comma 0.33: . 0.33
order-of-questions 0.13
order-of-words 0.31: already-been 0.21, quite-an 0.09
participles -0.16: is-base -0.29
passive-forms -0.05: which-is-based-on -0.13
past-time 0.13: . -0.17, perfect 0.3
perfect-and-past -0.11: perfect-in-year 0.13, since-i -0.24
perfect-participle -0.25: . -0.25
phrasal-prepositions 0: because-of -0.22, in-regard-to 0.06
places-and-journeys 0.06
possessive-or-contraction 0.39: its-for-it-is 0.18, its-for-its-owner 0.16
possessives -0.12: plural -0.12
preposition-gerund -0.75: . -0.75
prepositional-phrases 0.22: in-this-way 0.06, overall-without-in 0.06, to-date -0.1
prepositions-of-place -0.16: in-a-town -0.27, in-the-picture -0.11, on-the-floor 0.07, shown-in-a-figure 0.1
prepositions-of-time -0.7: for-not-during -0.26, for-the-first-time -0.31, in-a-month 0.1, in-a-year -0.22, in-my-childhood 0.08, on-the-weekend -0.13
prepositions-of-travel 0.06
pronouns-and-owners 0.42: it-s-noun 0.14, me-and 0.2, reflexive 0.06, your-for-you 0.09
quantifiers 0: fewer 0.12, little -0.07, many -0.1, much -0.08, number 0.08
quantities-with-of 0.12
quantity-and-number 0.07
quantity-plural -0.2: . -0.2
question-mark -0.28: . -0.28
ranker -0.57: agreement 0.37, auxiliary -0.28, be-form -0.1, comma 0.55, confusable 0.29, determiner 0.44, hyphen 0.31, missing-word -0.1, needless-word 0.06, noun-number 0.34, other-word -0.25, preposition -0.17, semicolon 0.17, splice -0.21, typing-slip -0.94, verb-form -0.23, word-form -0.82
reflexives -0.38: enjoy-nothing -0.24, i-me -0.14
regional-spelling 0.62: . 0.55, oxford 0.07
relative-and-connecting-words -0.52: both-and 0.23, noun-what 0.11, person-which -0.5, the-same-like 0.18, who-for-which-of-people -0.57
relative-comma 0.05: . 0.05
sentence-capital -0.51: . -0.51
set-phrase-prepositions 0.07: take-into-account 0.05
set-phrases -0.46: able-to 0.1, and-etc 0.13, called-as 0.12, divided-into -0.65, et-al 0.46, et-all 0.12, for-example -0.23, irrespective-of 0.08, latin-with-needless-hyphen -0.1, latin-words -0.23, one-hand -0.34
set-phrases-corrected -0.25: at-first -0.24, in-the-end -0.11
shapes-of-compounds 0.26: measure 0.09, units 0.06, years-old 0.06
slips-that-are-words 0.12: thorough 0.12
so-and-such 0.12: such-a-as-subject 0.09
sound-alikes 0: besides-for-beside 0.09, than-for-then -0.18
spacing -0.47: after -0.75, before 0.27, bracket -0.38, double 1.04, doubled -0.59, sentence -0.05
spelling -0.5: joined 0.19, known -0.55, unknown -0.19
spelling-capitals -0.81: pronoun -0.5, proper -0.1, shift -0.21
spelling-real-word -0.69: . -0.69
split-and-joined-words 0.45: al-ready 0.15, cannot 0.55, compound-in-two-words 0.08, everyday-for-every-day 0.13, in-to 0.09, maybe-for-may-be -0.82, pronoun-in-two-words 0.08, some-times 0.05, therefore 0.07
stative-and-progressive -0.44: be-base -0.34, understanding -0.1
stray-capital -0.42: small -0.48, stop 0.06
subject-verb-agreement -0.46: attracted 0.12, noun 0.17, pair 0.06, pronoun -0.66, shared 0.15, with-corrected-noun -0.32
subjects-at-a-distance 0: noun-and-base -0.16, one-of-noun 0.14
subordinators 0.26: as-can-be-seen 0.13, as-in-for-like-in 0.06
tense-in-clauses 0.14: for-years-progressive 0.14
the-before-stages-and-groups 0.31: in-the-literature 0.09, same-takes-the 0.14, the-level 0.08
the-with-names-and-shares 0.08: part-with-number 0.06
there-agreement 0.18: . 0.18
time-and-tense 0.51: finished 0.14, recent 0.08, since 0.29
time-up-to-now 0.07: . 0.07
uncounted-nouns 0.11: much-work -0.28, staffs 0.12, studies-for-research-works 0.19
verb-noun-adjective 0.12: researches 0.1
verb-phrase-slips -0.05: been-for-being 0.06, given-for-gave -0.12
verb-prepositions 0.27: apply-to 0.06, refer-to-as -0.14
what-how-that 0.06: how-it-looks-like 0.06, the-way-how 0.05
without-article 0.13: my-the -0.13, nature-at-large 0.09, recent-years 0.05
word-class -0.32: adverb -0.42, verb 0.07
word-families 0.1: heterogenous-for-heterogeneous 0.07
written-forms 0.55: own-capitals 0.55
`,
  verdicts: `
adjective-prepositions 102: associated-with 32, aware-of 2, based-on 1, capable-of 2, caused-by 1, consistent-with 1, correlated-with 10, dependent-on 10, good-at 1, identical-to 4, independent-of 12, interested-in 2, related-to 9, representative-of 2, responsible-for 4, satisfied-with 2, similar-to 2, suitable-for-doing 5
adjectives-of-science 4: administered 1, constraints 1, corresponding 1, sentiment-analysis 1
adverb-before-adjective 20: . 20
adverb-before-object 22: . 22
adverb-hyphen 45: . 45
adverbs 2: manner 2
adverbs-in-results 4: evolutionarily-conserved 4
after-set-phrases 3: effective-in-doing 1, key-to-doing 2
afterthought-comma 66: although 6, especially 10, etc 5, etc. 29, whereas 16
agreement-of-nouns 46: a-good-uncountable 7, a-uncountable 2, both-is 1, different-type-of 1, how-much-plural 3, less-plural 1, others-plural 5, there-is-no 1, these-kind 6, these-uncountable 5, this-days 1, this-kind-of-things 14
agreement-of-verbs 16: et-al-in-the-plural 2, this-happen 10, this-plural 3
apostrophes 3: accent 3
articles 9: article-with-a-determiner 1, be-good-person 1, go-cinema 1, most-people 1, one-of-the 1, same-the 4, two-articles 1
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
clause-comma 47: . 47
clause-subject-agreement 21: noun 2, relative 19
collocations 12: carry-out-a-study 2, draw-a-conclusion 4, good-agreement 1, high-price 1, in-the-hope-of 1, make-a-mistake 2, take-a-shower 1
comma-splice 123: . 123
commas-around-additions 101: both-without-comma 1, comma-that-we 1, for-example-inside 2, however-inside 21, including-after-plural 11, respectively-after 49, such-as-colon 11, thus-and-form 5
comparatives 23: double 9, short 14
comparing-with-to 11: comparing-to 9, senior-to 1, similarly-to 1
comparison 8: lesser-for-less 1, quite-higher 1, same-as 2, so-for-as 2, so-for-such 1, than-for-as 1
complements 1: risk-of 1
complex-prepositions 19: in-regard-to 13, in-spite-of 6
compound-number 97: . 97
compound-prepositions 11: alongside-with 5, between-to 3, regarding-to 3
compounds-of-methods 9: finite-sample 1, signal-to-noise 1, state-of-the-art-before-noun 4, state-of-the-art-without-the 3
conditions-and-wishes 4: if-past-will 1, if-would-have 1, soon-as-will 1, when-will-main 1, wish-present 1
confused-verbs 3: adopt-for-adapt 1, lay-for-lie 1, lose-for-miss 1
connectors 22: although-but-long 4, because-noun 2, both-or 2, doubled-that 2, even-clause 1, last-but-not-least 5, such-as-for-example 2, the-reason-because 2, until-that 2
contractions 2: . 2
coordination-comma 200: and 2, but 174, so 50
correlatives 1: . 1
counted-after-of 2: one-of-several 2
degree-adverbs 1: enough-before-adjective 1
determiner-number 176: number 37, one-of 10, plural 53, singular 36, this 34, this-noun 6
determiners-of-quantity 16: a-few-minutes 2, a-high-number 4, lead-to-an-increase 1, only-a-few 3, the-two-for-both 3, with-an-increase 3
direct-objects 53: access-to 2, accommodate-for 2, answer-to 1, comprise-of 4, cope-up-with 1, discuss-about 15, emphasize-on 5, enter-into 2, equals-to 1, influence-on 1, leverage-on 1, marry-with 1, name-as 10, reach-to 2, resemble-to 3, seek-for 2
do-verb-form 17: . 17
double-negation 1: . 1
doubled-words 68: . 67, pair 1
dummy-subjects 10: passive 10
false-friends 3: in-contrast-for-on-the-contrary 3
figures 7: between-range 4, percent-first 3
final-stop 25: . 25
fronted-comma 198: . 198
gerunds 25: avoid-to 1, consider-to 1, difficulty-to 1, feel-like-to 1, require-to 5, spend-time-to 5, suggest-to 6, worth-to 5
gerunds-after-prepositions 61: advantage-to 39, aim-to 5, before-to 3, capable-to 5, interested-to 1, possibility-to 4, prevent-to 2, responsible-to 2
homophones 12: bear-for-bare 1, ensure-for-insure 4, led-for-lead 5, principle-for-principal 1, whole-for-hole 1
hyphens 200: . 200
indefinite-article 200: . 200
indirect-questions 2: . 2
infinitive-form 22: . 22
infinitives 10: ability-of 2, able-bare 1, decide-bare 1, decide-ing 1, in-order-bare 4, would-like-ing 1
infinitives-of-purpose 8: for-base 7, for-to 1
ing-clauses 1: while-for-during 1
introductory-comma 187: . 187
irregular-forms 96: regularised 20, uncountable 76
its-owner 10: . 10
joined-verb-agreement 6: plural 2, singular 4
latin-and-marks 16: half-stopped 16
linked-splice 123: . 122, unparted 1
look-alikes 30: affect-for-effect 7, below-for-bellow 3, customer-for-costumer 1, dependent 5, descent-for-decent 2, exist-for-exit 1, extent-for-extend 1, from-for-form 2, lose-for-loose 7, quiet-for-quite 1
marks-of-citations-and-lists 14: slash-space 12, two-stops 1, us-stops 1
meant-by-the 87: in-past 1, in-the-case-of 9, in-the-form-of 5, noun-with-of 16, on-internet 4, opportunity-to 2, ordinal-place 6, parts-of-day 1, past-future 3, play-instrument 1, rest-of 6, rest-of-the 1, same-in 1, sun 1, superlative-verb 1, the-countries 13, the-same 8, the-same-after-preposition 6, the-same-after-verb 1, whole 1
measure-modifiers 1: day-long 1
misheard-phrases 3: anyways 3
missing-articles 36: missing-article 16, take-a 20
missing-be-and-have 6
missing-it-and-there 4: because-was 1, find-difficult 1, no-subject 2
missing-prepositions 19: ask-for 1, belong-to 1, compensate-for 1, consist-of 2, depend-on 1, graduate-from 1, listen-to 2, pay-attention-to 1, provide-with 5, refer-to 2, take-care-of 2, wait-for 1
missing-words 3
misspelt-forms 1: doubled-letters 1
modal-verb-form 62: . 58, to 4
most-almost-every 1: every-of 1
near-synonyms 1: relation-for-relationship 1
needless-be 4: . 4
needless-comma 36: conjunction 11, subject 5, that 20
needless-commas 3: after-such-as 3
needless-of 6: most-of-plural 2
negation 1: not-verb-he 1
non-and-so-called 23: non 20, so-called 3
noun-for-participle 30: . 30
noun-or-verb 6: chose-for-choose 4, conscience-for-conscious 1, life-for-live 1
noun-prepositions 136: analysis-of 2, answer-to 1, cause-of 1, compliance-with 1, confidence-in 2, consequence-for 4, contact-with 1, demand-for 1, description-of 2, difference-between 2, difference-in 1, effect-on 4, impact-on 5, implication-for 6, increase-in 4, information-about 1, insight-into 37, knowledge-of 10, need-for 13, reason-for 11, research-on 4, role-in 13, search-for 2, sensitivity-to 1, understanding-of 7
nouns-for-adjectives 2: detailed-for-detail 2
nouns-of-verb-and-particle 2: hyphenated 1, one-word 1
number-words 3: ordinal-letters 3
object-and-infinitive 114: allow-to 114
opening-phrase-comma 200: . 200
order-of-questions 6: not-only-past 1, not-only-present 1, subject-first 4
order-of-words 17: already-been 15, quite-an 2
other-and-another 1: an-another 1
participles 10: as-shown 1, described-above 1, have-base 1, is-base 5, know-as 2, must-have-past 1, passive 1, passive-base 3
passive-forms 4: has-been-shown 1, needs-to-be-done 1, were-collected 1, which-is-based-on 1
past-time 3: . 1, perfect 2
perfect-and-past 2: perfect-in-year 1, since-i 1
perfect-participle 5: . 5
phrasal-prepositions 30: according-to 6, as-opposed-to 2, because-of 1, besides 1, in-addition-to 2, in-contrast-to 3, in-regard-to 12, in-relation-to 1, regardless-of 2
places-and-journeys 7: arrive-at 4, arrive-in 3
places-before-verbs 1: not-only 1
possessive-or-contraction 25: its-for-it-is 10, its-for-its-owner 11, lets 3, who-is-for-whose 1
possessives 3: plural 3
preposition-gerund 41: . 41
prepositional-phrases 51: aims-and-purposes 2, at-the-level 1, base-on 4, from-a-point-of-view 1, from-a-technical-perspective 1, in-agreement-with 2, in-conclusion 1, in-detail 20, in-this-way 6, on-a-daily-basis 1, on-average 1, on-the-contrary 1, on-the-other-hand 6, overall-without-in 3, to-date 1
prepositions-of-place 17: at-home 1, in-a-town 1, in-the-picture 1, on-the-floor 2, on-the-internet 3, on-the-left 2, shown-in-a-figure 7
prepositions-of-time 21: at-the-beginning 1, at-the-end-of 3, at-the-same-time 2, for-a-span 2, for-not-during 5, for-the-first-time 1, in-a-month 3, in-a-year 1, in-my-childhood 1, on-the-weekend 2
prepositions-of-travel 2: on-holiday 1, on-the-bus 1
pronouns-and-owners 9: each-others 1, it-s-noun 1, me-and 2, reflexive 1, todays 4, your-for-you 1
quantifiers 19: fewer 7, little 4, many 3, mass 1, much 2, number 2
quantities-with-of 20: a-lot-of 9, a-number-of 6, million-without-of 1, one-of-my 4
quantity-and-number 7: all-kind 4, all-possible-plural 1, in-triplicate 1, is-there-any 1, most-of-the-times 3
quantity-plural 69: . 69
question-mark 4: . 4
quotation-comma 1: before 1
ranker 200: agreement 200, auxiliary 68, be-form 47, comma 200, confusable 200, determiner 200, hyphen 200, missing-word 200, needless-word 119, noun-number 200, other-word 100, preposition 200, semicolon 45, splice 66, typing-slip 200, verb-form 200, word-form 76
reflexives 3: enjoy-nothing 1, i-me 2
regional-spelling 200: . 200, oxford 12
relative-and-connecting-words 18: both-and 4, noun-what 1, person-which 3, the-same-like 3, thing-who 1, who-for-which-of-people 5, who-for-whom 1
relative-comma 9: . 9
reported-questions 2: reported-auxiliary 2
sentence-capital 54: . 54
set-phrase-prepositions 4: pay-attention-to 1, take-into-account 3
set-phrases 62: able-to 1, and-etc 3, called-as 3, divided-into 8, et-al 12, et-all 5, for-example 3, irrespective-of 4, latin-singular 2, latin-with-needless-hyphen 6, latin-words 1, one-hand 9, vice-versa 5
set-phrases-corrected 12: at-first 1, in-other-words 2, in-terms-of 4, in-the-end 3, take-advantage-of 2
shapes-of-compounds 6: high-dimensional 1, measure 2, units 2, years-old 1
slips-that-are-words 2: thorough 2
so-and-such 9: such-a-as-subject 8, such-case 1
sound-alikes 24: besides-for-beside 4, than-for-then 3, that-for-than 2, then-for-than 15
spacing 200: after 35, before 142, bracket 99, double 120, doubled 2, sentence 57
spelling 200: joined 4, known 200, split 5, unknown 170
spelling-capitals 50: pronoun 2, proper 47, shift 1
spelling-real-word 40: . 40
split-and-joined-words 105: al-ready 6, cannot 56, compound-in-two-words 3, everyday-for-every-day 13, in-to 3, life-long 1, maybe-for-may-be 8, pronoun-in-two-words 3, self-compound 1, some-times 1, state-of-the-art 3, therefore 6, verb-and-in-or-out 1
stative-and-progressive 6: be-base 2, understanding 4
stray-capital 25: small 16, stop 9
subject-verb-agreement 200: attracted 194, indefinite 2, noun 110, pair 28, pronoun 31, shared 7, with-corrected-noun 13
subjects-at-a-distance 56: clause-noun-and-base 1, everyone-in 1, mathematics-are 2, noun-and-base 11, one-of-noun 41
subordinators 28: as-can-be-seen 12, as-follows 8, as-for-like 3, as-in-for-like-in 5
tense-in-clauses 1: for-years-progressive 1
the-before-stages-and-groups 31: in-the-literature 10, same-takes-the 10, the-level 10, the-stage 1
the-with-names-and-shares 9: part-with-number 8, the-named-language 1
there-agreement 18: . 18
time-and-tense 12: finished 5, recent 3, since 4
time-expressions 1: a-long-time-ago 1
time-up-to-now 1: . 1
uncounted-nouns 13: a-good-uncounted 1, followings 1, much-work 1, research-and-evidence-without-a 1, research-without-a 1, staffs 3, studies-for-research-works 4, uncounted-verb 1
verb-noun-adjective 8: researches 6, using-of 2
verb-phrase-slips 2: been-for-being 1, given-for-gave 1
verb-prepositions 80: adapt-to 1, agree-with 1, applies-to 1, apply-to 11, apply-to-not-for 1, apply-to-university 1, comply-with 2, composed-of 11, consist-of 8, depend-on 1, divide-into 10, hint-at 2, included-in 1, inspired-by 4, interact-with 2, interfere-with 1, invest-in 2, look-at 1, participate-in 2, refer-to-as 11, rely-on 1, result-in 1, search-for 1, shed-light-on 1, succeed-in 1, transform-into 1
verbs-of-procedures 2: attention-on 1, fall-into 1
what-how-that 4: how-it-looks-like 4, the-way-how 1
without-article 20: at-first-glance 1, law-of-a-name 1, my-the 1, nature-at-large 2, on-average 1, places-no-article 1, recent-years 6, the-before-both 7
word-class 15: adverb 9, noun 3, verb 3
word-families 13: environment-for-environmentally 1, heterogenous-for-heterogeneous 6, specially-for-especially 6
written-forms 92: own-capitals 92
`,
};
