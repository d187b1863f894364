/**
 * Made by training/calibration/fit-advice.ts; see its README. Shares of verdicts that were glad of the advice: by class and, a line each, by family of rules,
 * behind whose share are those of its rules. `.` is a rule that is named like its family.
 */
export const ADVICE_WORTH = {
  kinds: `
abbreviation 0.07
brevity 0.26
capitals 0.83
consistency 0.56
contraction 0.73
enhancement 0.06
formality 0.15
hedge 0.05
idiom 0.2
inclusive 0.52
noun-stack 0.33
number-style 0.73
other-style 0.78
plain-language 0.5
redundancy 0.39
regional 0.39
symbols 0.66
vague 0.31
voice 0.04
word-choice 0.83
word-order 0.64
`,
  families: `
adjective-order 0.36: age-size 0.24, other-two 0.24, quite-a 0.34
adverb-before-object 0.79: . 0.81
adverb-place 0.46: degree-between 0.78, infinitive-between 0.48, not-to 0.15, so-that-not 0.31
capitals-cities 0.75: city 0.7
capitals-countries 0.87: country-or-region 0.91
capitals-institutions 0.88: institution 0.9
capitals-landmarks 0.75: city-or-landmark 0.7
capitals-periods 0.75: period-or-event 0.7
caused-nouns 0.11: be-dependent 0.03, be-representative 0.04, cause-an-increase 0.07, exhibit-a-tendency 0.41, place-emphasis 0.06, result-in-an-increase 0.07
document-consistency 0.52: abbreviations 0.07, capitals 0.71, compounds 0.64, formats 0.23, marks 0.05, noun-compounds 0.72, serial-comma 0.05, spellings 0.31, terms 0.03
double-hedges 0.01: almost-always 0.01, arguably 0, in-a-sense 0.01, perhaps-may 0.01, rather-small-effect 0, sort-of 0.01, to-some-extent 0.01, we-think 0.01
doubled-meaning-a-to-c 0.44: absolutely-essential 0.29, actual-experience 0.29, aggregate-together 0.48, already-existing 0.38, blend-together 0.22, brief-summary 0.29, but-nevertheless 0.41, close-proximity 0.22, collaborate-together 0.65, combined-together 0.43, completely-destroyed 0.29, completely-opposite 0.29, general-consensus 0.29, in-close-proximity 0.63, share-in-common 0.63, still-remain 0.66
doubled-meaning-d-to-m 0.41: descend-down 0.61, different-kinds 0.27, each-and-every 0.62, end-result 0.27, essential-requirement 0.45, exact-same 0.27, extend-outwards 0.2, few-in-number 0.45, first-and-foremost 0.36, first-began 0.45, first-of-all 0.12, future-forecast 0.28, large-in-size 0.68, may-possibly 0.35, period-in-time 0.43, ultimate-goal 0.27
doubled-meaning-n-to-z 0.3: in-nature 0.47, outside-of 0.06, polar-opposites 0.2, potential-risk 0.2, reason-why 0.07, revert-back 0.4, sufficient-enough 0.77, surrounding-environment 0.4, whether-or-not 0.1
empty-openings 0.04: do-not-have 0.01, does-not-have 0.02, fact-that-subject 0.03, it-is-that-who 0.03, more-and-more 0.36, not-able 0.02, not-many 0.03, not-possible 0.01, not-the-same 0.02, not-very-good 0.03, there-are-that 0.01, there-is-that 0.03
everyday-words 0.21: a-bunch-of 0.47, anyway 0.1, dad 0.14, huge 0.07, nowadays 0.07, okay 0.47, plenty-of 0.35, pretty-much 0.47, right-now 0.1
false-friends 0.87: technic-for-technique 0.91
figures 0.82: at-night 0.88, between-range 0.98, date-ordinal 0.66, decade-apostrophe 0.98, dollar-dollars 0.88, double-point 0.91, fold 0.55, four-digit-comma 0.41, from-range 0.9, month-comma-year 0.82, morning 0.88, opening-numeral 0.33, percent-percent 0.41, percent-space 0.33, short-decade 0.95, sign-behind 0.93, thousands-point 0.88, x-times 0.61, year-the 0.56
gendered-terms 0.4: him-or-her 0.76, hostess 0.2, ladies 0.27, layman 0.27, policeman 0.27, repairman 0.27, waitress 0.45
impersonal-passive 0.01: attempt-made 0, believed 0.01, can-be-seen 0, decided 0.01, found 0, got-passive 0.01, said 0.01
indirect-questions 0.78: . 0.89
latin-and-marks 0.78: aka 0.43, and-or 0.2, asap 0.64, avg 0.64, btw 0.57, cf-stop 0.91, doctor-no-stop 0.39, doctor-stop 0.31, eg-stops 0.52, et-al-stop 1, etc-stop 0.99, exclamation 0.39, govt 0.85, he-she-slash 0.71, him-her-slash 0.89, his-her-slash 0.91, ibid-stop 0.85, ie-stops 0.94, imo 0.43, incl 0.85, ok-word 0.72, plural-s-bracket 0.31, prof 0.26, resp 0.2, such-as-etc 0.52, viz 0.39, vs-stop 0.43, wrt 0.75
light-verbs 0.33: give-an-indication 0.22, give-an-overview 0.22, give-permission 0.22, give-rise 0.17, give-support 0.55, make-a-change 0.42, make-a-comparison 0.22, make-a-decision-on 0.42, make-a-distinction 0.42, make-a-prediction 0.22, make-an-assumption 0.58, make-an-evaluation 0.22, make-good-use 0.17, make-progress-toward 0.22, make-use 0.47, provide-a-description 0.22, provide-an-explanation 0.42, provide-an-overview 0.13, provide-confirmation 0.42, provide-support 0.73, take-a-look 0.45, take-action 0.22, take-into-consideration 0.09
measure-modifiers 0.97: day-before-noun 0.99, dollar-before-noun 0.98, hour-before-noun 1, page-before-noun 0.98, point-before-noun 0.98, year-before-noun 0.98
near-synonyms 0.86: alternate-for-alternative 0.68, amount-for-number 0.88, centre-around 0.57, different-than 0.81, historic-for-historical 0.91, in-particular-for-especially 0.86, no-longer-for-no-more 0.91
negative-contractions 0.72: arent 0.74, cant 0.79, couldnt 0.49, didnt 0.88, doesnt 0.65, dont 0.49, hasnt 0.8, havent 0.83, isnt 0.78, negated-question 0.81, shant 0.48, shouldnt 0.86, wasnt 0.41, werent 0.93, wont 0.97, wouldnt 0.75
number-words 0.51: ordinal-1st 0.26, ordinal-2nd 0.46, ordinal-3rd 0.38, ordinal-4th 0.72, ordinal-5th 0.6, ordinal-6th 0.67, ordinal-9th 0.34, small-eight 0.6, small-five 0.34, small-four 0.87, small-nine 0.51, small-six 0.5, small-three 0.46, small-two 0.3
people-first 0.31: the-blind 0.15
performed-nouns 0.41: conduct-an-experiment 0.2, have-a-tendency 0.65, have-an-effect 0.3, have-an-understanding 0.45, have-the-ability 0.4, reach-a-conclusion 0.27
phrasal-verbs 0.11: break-down 0.06, come-across 0.07, come-up-with 0.3, deal-with 0.02, figure-out 0.07, find-out 0.37, get-rid-of 0.41, get-worse 0.06, give-up 0.07, go-down 0.3, go-on-with 0.07, leave-out 0.07, look-at 0.02, look-into 0.06, make-up-for 0.07, point-out 0.06, run-into 0.06, set-up 0.07, show-up 0.06, slow-down 0.04, speed-up 0.06, talk-about 0.41, think-about 0.07
regional-spelling 0.39: . 0.39, oxford 0.35
sentence-build 0.14: agent-passive 0.03, noun-stack 0.21
sentence-capital 0.71: . 0.71
signs 0.65: ampersand 0.29, approximately 0.37, arrow 0.33, at-for-at 0.77, double-hyphen 0.54, greater-equal 0.46, less-equal 0.43, letter-degree 0.97, minus 0.86, multiple-marks 0.22, not-equal 0.43, ordinal-degree 0.96, plus-minus 0.91, plus-minus-under 0.77, spaced-degree 0.86, times 0.98
spacing 0.85: after 0.73, before 0.89, bracket 0.83, double 0.86, sentence 0.79
spelling-capitals 0.79: pronoun 0.8, proper 0.78, shift 0.72
stiff-words 0.5: aforementioned 0.33, ascertain 0.33, commence 0.33, dispatch 0.33, enumerate 0.33, envisage 0.33, expedite 0.25, expeditiously 0.33, forward 0.2, henceforth 0.25, herein 0.71, necessitate 0.2, plethora 0.25, procure 0.33, purchase 0.33, rectify 0.33, relinquish 0.33, remuneration 0.33, requisite 0.25, terminate 0.33, utilise 0.42, utilization 0.17, utilize 0.64, voluminous 0.33
stray-capital 0.53: small 0.51
unit-symbols 0.72: gigahertz-ghz 0.86, hertz-hz 0.86, hour-hr 0.89, hour-hrs 0.57, kilohertz-khz-2 0.81, kilometre-km 0.86, megahertz-mhz-2 0.86, microfarad-uf 0.81, microlitre-ul-2 0.92, micrometre-um 0.86, millimetre-of-mercury-mmhg 0.81, minute-mins 0.48, second-sec 0.63
unusual-pair 0.74: . 0.74
vague-phrases 0.31: a-certain-amount 0.15, a-handful-of 0.27, a-lot-of 0.49, and-so-on 0.12, as-soon-as-possible 0.15, better-or-worse 0.21, for-some-time 0.21, good-thing 0.12, impact 0.1, intensifier-before-adjective 0.07, lots-of 0.47, more-or-less 0.15, nowadays 0.21, relate-to 0.21, significant-increase 0.12, some-kind-of 0.12, the-above 0.15
verb-contractions 0.74: could-ve 0.83, gonna 0.87, he-is 0.87, here-is 0.83, i-had 0.83, i-ll 0.91, i-m 0.49, i-ve 0.87, it-has 0.91, it-is 0.76, it-ll 0.87, lets 0.72, that-is 0.66, there-is 0.73, they-ll 0.49, they-re 0.94, they-ve 0.83, we-ll 0.61, we-re 0.75, we-ve 0.69, we-would 0.91, what-is 0.78, who-is 0.49, you-had 0.49, you-ll 0.49, you-re 0.49, you-ve 0.3, you-would 0.49
wordy-connectives 0.09: due-to-the-fact-that 0.45, in-order-to 0
wordy-manner 0.23: in-a-consistent-way 0.36, in-a-similar-manner 0.12, in-a-timely-manner 0.15, in-advance-of 0.15, in-case-of 0.12, in-comparison-to 0.08, in-conjunction-with 0.15, in-lieu-of 0.12, in-most-cases 0.08, in-spite-of 0.12, in-such-a-way-that 0.41, in-the-absence-of 0.09, in-the-case-where 0.09, in-the-event-that 0.74, in-the-form-of 0.12, in-the-process-of 0.36
wordy-openings 0.27: all-of-the 0.07, is-able-to 0.11, is-capable-of 0.19, it-is-clear-that 0.14, it-is-important-to-note 0.4, it-is-likely-that 0.09, it-is-necessary-for 0.09, it-is-often-the-case 0.18, it-is-possible-that 0.14, last-but-not-least 0.11, of-great-importance 0.11, so-as-to 0.14, the-manner-in-which 0.44, the-question-of-whether 0.18, there-exists 0.14, there-is-no-doubt 0.14, to-a-certain-degree 0.18, to-a-large-extent 0.18, up-until 0.18, with-the-help-of 0.39
wordy-phrases 0.22: a-considerable-amount 0.07, a-large-number 0.06, a-majority 0.06, a-small-number 0.11, a-total-of 0.06, a-wide-variety 0.06, as-a-consequence 0.15, as-a-consequence-of 0.04, as-a-matter-of-fact 0.24, as-a-means-of 0.21, as-of-yet 0.15, at-a-later-date 0.36, at-that-point-in-time 0.15, at-the-time-that 0.15, by-means-of 0.11, despite-the-fact-that 0.36, for-a-period-of 0.15, for-the-duration-of 0.49, for-the-purpose-of 0.42, for-the-purpose-of-doing 0.36, in-the-neighbourhood-of 0.15, on-several-occasions 0.15, over-a-period-of 0.56, with-the-exception-of 0.09, with-the-purpose-of 0.29
worn-phrases 0.29: cutting-edge 0.19, in-a-nutshell 0.37
worn-phrases-more 0.06: play-a-role-in 0.02, shed-on 0.03, the-best-of-both-worlds 0.04
written-forms 0.87: own-capitals 0.87
`,
};
