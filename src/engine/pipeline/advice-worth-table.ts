/**
 * Made by training/calibration/fit-advice.ts; see its README. Shares of verdicts that were glad of the advice: by class and, a line each, by family of rules,
 * behind whose share are those of its rules. `.` is a rule that is named like its family.
 */
export const ADVICE_WORTH = {
  kinds: `
abbreviation 0.07
brevity 0.28
capitals 0.77
consistency 0.47
contraction 0.71
enhancement 0.06
formality 0.15
hedge 0.05
idiom 0.2
noun-stack 0.33
number-style 0.7
other-style 0.71
plain-language 0.42
redundancy 0.4
regional 0.23
symbols 0.61
vague 0.36
voice 0.04
word-choice 0.88
word-order 0.48
`,
  families: `
adjective-order 0.43: age-size 0.29, other-two 0.29, quite-a 0.57
adverb-before-object 0.63: . 0.66
adverb-place 0.31: degree-between 0.54, infinitive-between 0.41, not-to 0.1, so-that-not 0.21
capitals-cities 0.58: city 0.39
capitals-institutions 0.9: institution 0.97
capitals-landmarks 0.58: city-or-landmark 0.39
capitals-periods 0.66: period-or-event 0.58
caused-nouns 0.12: be-dependent 0.03, be-representative 0.05, cause-an-increase 0.08, exhibit-a-tendency 0.41, place-emphasis 0.06, result-in-an-increase 0.08
document-consistency 0.42: abbreviations 0.07, capitals 0.58, compounds 0.61, formats 0.23, marks 0.04, noun-compounds 0.71, serial-comma 0.04, spellings 0.3, terms 0.02
double-hedges 0.01: almost-always 0.01, arguably 0, in-a-sense 0.01, perhaps-may 0.01, rather-small-effect 0, sort-of 0.01, to-some-extent 0.01, we-think 0.01
doubled-meaning-a-to-c 0.42: absolutely-essential 0.28, actual-experience 0.28, aggregate-together 0.47, already-existing 0.37, blend-together 0.21, brief-summary 0.28, but-nevertheless 0.41, close-proximity 0.21, collaborate-together 0.57, combined-together 0.43, completely-destroyed 0.28, completely-opposite 0.28, general-consensus 0.28, in-close-proximity 0.61, share-in-common 0.61, still-remain 0.73
doubled-meaning-d-to-m 0.43: descend-down 0.62, different-kinds 0.29, each-and-every 0.69, end-result 0.29, essential-requirement 0.46, exact-same 0.29, extend-outwards 0.21, few-in-number 0.46, first-and-foremost 0.62, first-began 0.46, first-of-all 0.12, future-forecast 0.29, large-in-size 0.81, may-possibly 0.36, period-in-time 0.53, ultimate-goal 0.29
doubled-meaning-n-to-z 0.32: in-nature 0.51, outside-of 0.06, polar-opposites 0.21, potential-risk 0.21, reason-why 0.08, revert-back 0.55, sufficient-enough 0.77, surrounding-environment 0.55, whether-or-not 0.11
empty-openings 0.04: do-not-have 0.01, does-not-have 0.02, fact-that-subject 0.03, it-is-that-who 0.03, more-and-more 0.36, not-able 0.02, not-many 0.03, not-possible 0.01, not-the-same 0.02, not-very-good 0.03, there-are-that 0.01, there-is-that 0.03
everyday-words 0.21: a-bunch-of 0.47, anyway 0.1, dad 0.14, huge 0.07, nowadays 0.07, okay 0.47, plenty-of 0.35, pretty-much 0.47, right-now 0.1
figures 0.8: between-range 0.98, decade-apostrophe 0.96, four-digit-comma 0.4, from-range 0.95, month-comma-year 0.72, opening-numeral 0.32, percent-space 0.32, x-times 0.65, year-the 0.72
impersonal-passive 0.01: attempt-made 0, believed 0.01, can-be-seen 0, decided 0.01, found 0, got-passive 0.01, said 0.01
latin-and-marks 0.71: aka 0.4, and-or 0.18, avg 0.47, doctor-no-stop 0.35, eg-stops 0.47, et-al-stop 0.99, etc-stop 0.97, exclamation 0.57, ibid-stop 0.81, ie-stops 0.97, incl 0.81, ok-word 0.48, plural-s-bracket 0.28, prof 0.47, resp 0.18, viz 0.35, vs-stop 0.81, wrt 0.63
learners-of-papers 0.88: amount-of-plural 0.88
light-verbs 0.35: give-an-indication 0.23, give-an-overview 0.23, give-permission 0.23, give-rise 0.17, give-support 0.57, make-a-change 0.42, make-a-comparison 0.23, make-a-decision-on 0.42, make-a-distinction 0.42, make-a-prediction 0.23, make-an-assumption 0.62, make-an-evaluation 0.23, make-good-use 0.17, make-progress-toward 0.23, make-use 0.47, provide-a-description 0.23, provide-an-explanation 0.57, provide-an-overview 0.14, provide-confirmation 0.42, provide-support 0.74, take-a-look 0.67, take-action 0.23, take-into-consideration 0.09
measure-modifiers 0.89: day-before-noun 0.95, plural-point-before-noun 0.93, point-before-noun 0.93, year-before-noun 0.93
near-synonyms 0.93: amount-for-number 0.99, centre-around 0.62, different-than 0.77, historic-for-historical 0.95
negative-contractions 0.65: arent 0.86, cant 0.66, didnt 0.79, doesnt 0.55, dont 0.62, hasnt 0.82, havent 0.72, isnt 0.53, wasnt 0.57, wont 0.88, wouldnt 0.66
number-words 0.55: ordinal-1st 0.28, ordinal-2nd 0.46, ordinal-3rd 0.39, ordinal-4th 0.68, ordinal-5th 0.62, ordinal-6th 0.7, ordinal-9th 0.37, small-eight 0.62, small-five 0.37, small-four 0.78, small-nine 0.53, small-six 0.68, small-three 0.57, small-two 0.55
performed-nouns 0.47: conduct-an-experiment 0.23, have-a-tendency 0.74, have-an-effect 0.32, have-an-understanding 0.48, have-the-ability 0.55, reach-a-conclusion 0.31
phrasal-verbs 0.11: break-down 0.06, come-across 0.07, come-up-with 0.3, deal-with 0.02, figure-out 0.07, find-out 0.37, get-rid-of 0.41, get-worse 0.06, give-up 0.07, go-down 0.3, go-on-with 0.07, leave-out 0.07, look-at 0.02, look-into 0.06, make-up-for 0.07, point-out 0.06, run-into 0.06, set-up 0.07, show-up 0.06, slow-down 0.04, speed-up 0.06, talk-about 0.41, think-about 0.07
regional-spelling 0.23: . 0.23, oxford 0.14
sentence-build 0.14: agent-passive 0.03, noun-stack 0.21
sentence-capital 0.62: . 0.62
set-wordings-of-papers 0.95: in-particular-opening 0.98, number-of-things 0.97
signs 0.57: ampersand 0.29, approximately 0.35, arrow 0.28, greater-equal 0.43, less-equal 0.38, letter-degree 0.86, minus 0.94, multiple-marks 0.19, not-equal 0.38, ordinal-degree 0.95, plus-minus 0.71, plus-minus-under 0.71, spaced-degree 0.83, times 0.93
spacing 0.82: after 0.58, before 0.88, bracket 0.85, double 0.83, sentence 0.68
spelling-capitals 0.37: pronoun 0.08, proper 0.58, shift 0.43
stiff-words 0.42: aforementioned 0.31, ascertain 0.28, commence 0.28, dispatch 0.28, enumerate 0.28, envisage 0.28, expedite 0.21, expeditiously 0.28, forward 0.17, henceforth 0.21, herein 0.77, necessitate 0.17, plethora 0.21, procure 0.28, purchase 0.28, rectify 0.28, relinquish 0.28, remuneration 0.28, requisite 0.21, terminate 0.28, utilise 0.4, utilization 0.14, utilize 0.65, voluminous 0.28
stray-capital 0.37: small 0.32
unit-symbols 0.71: hertz-hz 0.85, hour-hr 0.88, hour-hrs 0.57, kilohertz-khz-2 0.81, kilometre-km 0.81, megahertz-mhz-2 0.85, microlitre-ul-2 0.92, micrometre-um 0.85, millimetre-of-mercury-mmhg 0.81, second-sec 0.6
unusual-pair 0.71: . 0.63
vague-phrases 0.35: a-certain-amount 0.17, a-handful-of 0.28, a-lot-of 0.64, and-so-on 0.14, as-soon-as-possible 0.17, better-or-worse 0.23, for-some-time 0.23, good-thing 0.14, impact 0.12, intensifier-before-adjective 0.08, lots-of 0.52, more-or-less 0.17, nowadays 0.23, relate-to 0.23, significant-increase 0.14, some-kind-of 0.14, the-above 0.17
verb-contractions 0.76: gonna 0.88, he-is 0.84, here-is 0.84, i-ll 0.84, i-m 0.51, i-ve 0.88, it-has 0.92, it-is 0.76, lets 0.76, that-is 0.63, there-is 0.69, they-re 0.92, we-ll 0.75, we-re 0.93, we-ve 0.9, we-would 0.9, what-is 0.7, who-is 0.51, you-ll 0.51, you-re 0.51
wordy-connectives 0.09: due-to-the-fact-that 0.45, in-order-to 0
wordy-manner 0.21: in-a-consistent-way 0.35, in-a-similar-manner 0.1, in-a-timely-manner 0.14, in-advance-of 0.14, in-case-of 0.1, in-comparison-to 0.07, in-conjunction-with 0.14, in-lieu-of 0.1, in-most-cases 0.07, in-spite-of 0.1, in-such-a-way-that 0.4, in-the-absence-of 0.08, in-the-case-where 0.08, in-the-event-that 0.68, in-the-form-of 0.1, in-the-process-of 0.35
wordy-openings 0.32: all-of-the 0.08, is-able-to 0.13, is-capable-of 0.21, it-is-clear-that 0.16, it-is-important-to-note 0.52, it-is-likely-that 0.11, it-is-necessary-for 0.11, it-is-often-the-case 0.21, it-is-possible-that 0.16, last-but-not-least 0.13, of-great-importance 0.13, so-as-to 0.16, the-manner-in-which 0.52, the-question-of-whether 0.21, there-exists 0.16, there-is-no-doubt 0.16, to-a-certain-degree 0.21, to-a-large-extent 0.21, up-until 0.21, with-the-help-of 0.41
wordy-phrases 0.25: a-considerable-amount 0.08, a-large-number 0.06, a-majority 0.06, a-small-number 0.13, a-total-of 0.07, a-wide-variety 0.07, as-a-consequence 0.17, as-a-consequence-of 0.05, as-a-matter-of-fact 0.5, as-a-means-of 0.21, as-of-yet 0.17, at-a-later-date 0.38, at-that-point-in-time 0.17, at-the-time-that 0.17, by-means-of 0.13, despite-the-fact-that 0.5, for-a-period-of 0.17, for-the-duration-of 0.69, for-the-purpose-of 0.42, for-the-purpose-of-doing 0.5, in-the-neighbourhood-of 0.17, on-several-occasions 0.17, over-a-period-of 0.75, with-the-exception-of 0.1, with-the-purpose-of 0.3
worn-phrases 0.29: cutting-edge 0.19, in-a-nutshell 0.37
worn-phrases-more 0.06: play-a-role-in 0.02, shed-on 0.03, the-best-of-both-worlds 0.04
written-forms 0.8: own-capitals 0.8
`,
};
