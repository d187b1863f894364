/**
 * Made by training/calibration/fit-advice.ts; see its README. Shares of verdicts that were glad of the advice: by class and, a line each, by family of rules,
 * behind whose share are those of its rules. `.` is a rule that is named like its family.
 */
export const ADVICE_WORTH = {
  kinds: `
abbreviation 0.07
brevity 0.26
capitals 0.77
consistency 0.49
contraction 0.64
enhancement 0.06
formality 0.15
hedge 0.05
idiom 0.2
noun-stack 0.33
number-style 0.66
other-style 0.74
plain-language 0.42
redundancy 0.38
regional 0.26
symbols 0.67
vague 0.31
voice 0.04
word-choice 0.78
word-order 0.6
`,
  families: `
adjective-order 0.35: age-size 0.23, other-two 0.23, quite-a 0.34
adverb-before-object 0.77: . 0.78
adverb-place 0.45: degree-between 0.78, infinitive-between 0.47, not-to 0.15, so-that-not 0.3
capitals-cities 0.58: city 0.39
capitals-countries 0.83: country-or-region 0.89
capitals-institutions 0.86: institution 0.88
capitals-landmarks 0.66: city-or-landmark 0.58
capitals-periods 0.66: period-or-event 0.58
caused-nouns 0.11: be-dependent 0.03, be-representative 0.04, cause-an-increase 0.07, exhibit-a-tendency 0.41, place-emphasis 0.06, result-in-an-increase 0.07
document-consistency 0.45: abbreviations 0.07, capitals 0.62, compounds 0.58, formats 0.23, marks 0.04, noun-compounds 0.71, serial-comma 0.04, spellings 0.3, terms 0.03
double-hedges 0.01: almost-always 0.01, arguably 0, in-a-sense 0.01, perhaps-may 0.01, rather-small-effect 0, sort-of 0.01, to-some-extent 0.01, we-think 0.01
doubled-meaning-a-to-c 0.42: absolutely-essential 0.28, actual-experience 0.28, aggregate-together 0.47, already-existing 0.37, blend-together 0.21, brief-summary 0.28, but-nevertheless 0.41, close-proximity 0.21, collaborate-together 0.57, combined-together 0.43, completely-destroyed 0.28, completely-opposite 0.28, general-consensus 0.28, in-close-proximity 0.61, share-in-common 0.61, still-remain 0.62
doubled-meaning-d-to-m 0.4: descend-down 0.6, different-kinds 0.27, each-and-every 0.64, end-result 0.27, essential-requirement 0.45, exact-same 0.27, extend-outwards 0.2, few-in-number 0.45, first-and-foremost 0.36, first-began 0.45, first-of-all 0.11, future-forecast 0.28, large-in-size 0.64, may-possibly 0.35, period-in-time 0.42, ultimate-goal 0.27
doubled-meaning-n-to-z 0.3: in-nature 0.47, outside-of 0.06, polar-opposites 0.2, potential-risk 0.2, reason-why 0.07, revert-back 0.4, sufficient-enough 0.77, surrounding-environment 0.4, whether-or-not 0.1
empty-openings 0.04: do-not-have 0.01, does-not-have 0.02, fact-that-subject 0.03, it-is-that-who 0.03, more-and-more 0.36, not-able 0.02, not-many 0.03, not-possible 0.01, not-the-same 0.02, not-very-good 0.03, there-are-that 0.01, there-is-that 0.03
everyday-words 0.21: a-bunch-of 0.47, anyway 0.1, dad 0.14, huge 0.07, nowadays 0.07, okay 0.47, plenty-of 0.35, pretty-much 0.47, right-now 0.1
figures 0.77: between-range 0.98, date-ordinal 0.51, decade-apostrophe 0.97, dollar-dollars 0.85, fold 0.51, four-digit-comma 0.39, from-range 0.88, month-comma-year 0.78, opening-numeral 0.31, percent-percent 0.39, percent-space 0.31, short-decade 0.85, sign-behind 0.89, x-times 0.64, year-the 0.62
impersonal-passive 0.01: attempt-made 0, believed 0.01, can-be-seen 0, decided 0.01, found 0, got-passive 0.01, said 0.01
latin-and-marks 0.75: aka 0.42, and-or 0.19, avg 0.5, cf-stop 0.83, doctor-no-stop 0.38, doctor-stop 0.3, eg-stops 0.5, et-al-stop 0.99, etc-stop 0.99, exclamation 0.39, ibid-stop 0.83, ie-stops 0.98, incl 0.83, ok-word 0.58, plural-s-bracket 0.3, prof 0.25, resp 0.19, such-as-etc 0.5, viz 0.38, vs-stop 0.42, wrt 0.5
learners-of-papers 0.71: amount-of-plural 0.7
light-verbs 0.34: give-an-indication 0.23, give-an-overview 0.23, give-permission 0.23, give-rise 0.17, give-support 0.56, make-a-change 0.42, make-a-comparison 0.23, make-a-decision-on 0.42, make-a-distinction 0.42, make-a-prediction 0.23, make-an-assumption 0.67, make-an-evaluation 0.23, make-good-use 0.17, make-progress-toward 0.23, make-use 0.47, provide-a-description 0.23, provide-an-explanation 0.56, provide-an-overview 0.14, provide-confirmation 0.42, provide-support 0.74, take-a-look 0.45, take-action 0.23, take-into-consideration 0.09
measure-modifiers 0.87: day-before-noun 0.94, plural-point-before-noun 0.91, point-before-noun 0.91, year-before-noun 0.91
near-synonyms 0.88: alternate-for-alternative 0.59, amount-for-number 0.97, centre-around 0.59, different-than 0.72, historic-for-historical 0.92
negative-contractions 0.61: arent 0.65, cant 0.6, couldnt 0.44, didnt 0.82, doesnt 0.57, dont 0.48, hasnt 0.7, havent 0.7, isnt 0.63, shant 0.41, wasnt 0.37, werent 0.74, wont 0.89, wouldnt 0.58
number-words 0.48: ordinal-1st 0.24, ordinal-2nd 0.45, ordinal-3rd 0.37, ordinal-4th 0.71, ordinal-5th 0.59, ordinal-6th 0.65, ordinal-9th 0.32, small-eight 0.59, small-five 0.32, small-four 0.8, small-nine 0.49, small-six 0.49, small-three 0.46, small-two 0.3
performed-nouns 0.41: conduct-an-experiment 0.2, have-a-tendency 0.65, have-an-effect 0.3, have-an-understanding 0.45, have-the-ability 0.4, reach-a-conclusion 0.27
phrasal-verbs 0.11: break-down 0.06, come-across 0.07, come-up-with 0.3, deal-with 0.02, figure-out 0.07, find-out 0.37, get-rid-of 0.41, get-worse 0.06, give-up 0.07, go-down 0.3, go-on-with 0.07, leave-out 0.07, look-at 0.02, look-into 0.06, make-up-for 0.07, point-out 0.06, run-into 0.06, set-up 0.07, show-up 0.06, slow-down 0.04, speed-up 0.06, talk-about 0.41, think-about 0.07
regional-spelling 0.26: . 0.26, oxford 0.19
sentence-build 0.14: agent-passive 0.03, noun-stack 0.21
sentence-capital 0.61: . 0.61
set-wordings-of-papers 0.81: in-particular-opening 0.8, number-of-things 0.87
signs 0.65: ampersand 0.29, approximately 0.37, arrow 0.33, at-for-at 0.77, greater-equal 0.46, less-equal 0.43, letter-degree 0.97, minus 0.86, multiple-marks 0.22, not-equal 0.43, ordinal-degree 0.96, plus-minus 0.77, plus-minus-under 0.77, spaced-degree 0.86, times 0.97
spacing 0.82: after 0.59, before 0.86, bracket 0.77, double 0.87, sentence 0.72
spelling-capitals 0.45: pronoun 0.09, proper 0.64, shift 0.47
stiff-words 0.42: aforementioned 0.31, ascertain 0.28, commence 0.28, dispatch 0.28, enumerate 0.28, envisage 0.28, expedite 0.21, expeditiously 0.28, forward 0.17, henceforth 0.21, herein 0.64, necessitate 0.17, plethora 0.21, procure 0.28, purchase 0.28, rectify 0.28, relinquish 0.28, remuneration 0.28, requisite 0.21, terminate 0.28, utilise 0.4, utilization 0.14, utilize 0.56, voluminous 0.28
stray-capital 0.33: small 0.29
unit-symbols 0.71: gigahertz-ghz 0.81, hertz-hz 0.85, hour-hr 0.88, hour-hrs 0.57, kilohertz-khz-2 0.81, kilometre-km 0.85, megahertz-mhz-2 0.85, microfarad-uf 0.81, microlitre-ul-2 0.92, micrometre-um 0.85, millimetre-of-mercury-mmhg 0.81, minute-mins 0.47, second-sec 0.63
unusual-pair 0.72: . 0.71
vague-phrases 0.31: a-certain-amount 0.15, a-handful-of 0.27, a-lot-of 0.49, and-so-on 0.12, as-soon-as-possible 0.15, better-or-worse 0.21, for-some-time 0.21, good-thing 0.12, impact 0.1, intensifier-before-adjective 0.07, lots-of 0.47, more-or-less 0.15, nowadays 0.21, relate-to 0.21, significant-increase 0.12, some-kind-of 0.12, the-above 0.15
verb-contractions 0.67: gonna 0.83, he-is 0.83, here-is 0.78, i-ll 0.87, i-m 0.45, i-ve 0.86, it-has 0.89, it-is 0.64, lets 0.65, that-is 0.52, there-is 0.73, they-ll 0.45, they-re 0.92, they-ve 0.78, we-ll 0.54, we-re 0.73, we-ve 0.62, we-would 0.89, what-is 0.67, who-is 0.45, you-ll 0.45, you-re 0.45, you-ve 0.27, you-would 0.45
wordy-connectives 0.09: due-to-the-fact-that 0.45, in-order-to 0
wordy-manner 0.21: in-a-consistent-way 0.35, in-a-similar-manner 0.1, in-a-timely-manner 0.14, in-advance-of 0.14, in-case-of 0.1, in-comparison-to 0.07, in-conjunction-with 0.14, in-lieu-of 0.1, in-most-cases 0.07, in-spite-of 0.1, in-such-a-way-that 0.4, in-the-absence-of 0.08, in-the-case-where 0.08, in-the-event-that 0.68, in-the-form-of 0.1, in-the-process-of 0.35
wordy-openings 0.27: all-of-the 0.07, is-able-to 0.11, is-capable-of 0.19, it-is-clear-that 0.14, it-is-important-to-note 0.4, it-is-likely-that 0.09, it-is-necessary-for 0.09, it-is-often-the-case 0.18, it-is-possible-that 0.14, last-but-not-least 0.11, of-great-importance 0.11, so-as-to 0.14, the-manner-in-which 0.44, the-question-of-whether 0.18, there-exists 0.14, there-is-no-doubt 0.14, to-a-certain-degree 0.18, to-a-large-extent 0.18, up-until 0.18, with-the-help-of 0.39
wordy-phrases 0.22: a-considerable-amount 0.07, a-large-number 0.06, a-majority 0.06, a-small-number 0.11, a-total-of 0.06, a-wide-variety 0.06, as-a-consequence 0.15, as-a-consequence-of 0.04, as-a-matter-of-fact 0.24, as-a-means-of 0.21, as-of-yet 0.15, at-a-later-date 0.36, at-that-point-in-time 0.15, at-the-time-that 0.15, by-means-of 0.11, despite-the-fact-that 0.36, for-a-period-of 0.15, for-the-duration-of 0.49, for-the-purpose-of 0.42, for-the-purpose-of-doing 0.36, in-the-neighbourhood-of 0.15, on-several-occasions 0.15, over-a-period-of 0.56, with-the-exception-of 0.09, with-the-purpose-of 0.29
worn-phrases 0.29: cutting-edge 0.19, in-a-nutshell 0.37
worn-phrases-more 0.06: play-a-role-in 0.02, shed-on 0.03, the-best-of-both-worlds 0.04
written-forms 0.82: own-capitals 0.82
`,
};
