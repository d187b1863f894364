/**
 * Made by training/calibration/fit-advice.ts; see its README. Shares of verdicts that were glad of the advice: by class and, a line each, by family of rules,
 * behind whose share are those of its rules. `.` is a rule that is named like its family.
 */
export const ADVICE_WORTH = {
  kinds: `
abbreviation 0.1
brevity 0.25
capitals 0.62
consistency 0.34
contraction 0.93
enhancement 0.08
formality 0.2
hedge 0.06
idiom 0.22
noun-stack 0.5
number-style 0.86
other-style 0.59
plain-language 0.38
redundancy 0.45
regional 0.39
symbols 0.57
vague 0.22
voice 0.06
word-choice 0.75
word-order 0.3
`,
  families: `
adjective-order 0.38: other-two 0.25, quite-a 0.59
adverb-place 0.21: degree-between 0.47, not-to 0.07, so-that-not 0.14
capitals-cities 0.46: city 0.31
caused-nouns 0.13: be-dependent 0.04, be-representative 0.07, exhibit-a-tendency 0.42, place-emphasis 0.07, result-in-an-increase 0.09
document-consistency 0.29: abbreviations 0.09, capitals 0.83, compounds 0.6, formats 0.24, marks 0.03, noun-compounds 0.91, serial-comma 0.03, spellings 0.45, terms 0.02
double-hedges 0.01: almost-always 0.01, arguably 0, in-a-sense 0.01, perhaps-may 0.01, rather-small-effect 0.01, sort-of 0.01, to-some-extent 0.01, we-think 0.01
doubled-meaning-a-to-c 0.62: aggregate-together 0.81, already-existing 0.45, brief-summary 0.41, but-nevertheless 0.75, combined-together 0.81, general-consensus 0.41, still-remain 0.81
doubled-meaning-d-to-m 0.48: descend-down 0.65, different-kinds 0.32, each-and-every 0.74, end-result 0.32, essential-requirement 0.65, exact-same 0.32, few-in-number 0.65, first-and-foremost 0.65, first-began 0.49, first-of-all 0.14, future-forecast 0.39, large-in-size 0.65, may-possibly 0.49, period-in-time 0.74, ultimate-goal 0.32
doubled-meaning-n-to-z 0.27: in-nature 0.64, outside-of 0.09, polar-opposites 0.18, potential-risk 0.18, reason-why 0.11, revert-back 0.51, sufficient-enough 0.51, whether-or-not 0.09
empty-openings 0.05: do-not-have 0.03, does-not-have 0.03, it-is-that-who 0.03, more-and-more 0.37, not-able 0.03, not-many 0.03, not-possible 0.01, not-the-same 0.03, not-very-good 0.03, there-are-that 0.02, there-is-that 0.03
everyday-words 0.26: a-bunch-of 0.51, anyway 0.13, dad 0.17, huge 0.1, nowadays 0.13, okay 0.51, plenty-of 0.38, pretty-much 0.51, right-now 0.13
figures 0.88: between-range 0.92, decade-apostrophe 0.92, from-range 0.98, month-comma-year 0.94, opening-numeral 0.44
impersonal-passive 0.01: attempt-made 0.01, believed 0.01, can-be-seen 0, found 0.01, got-passive 0.01, said 0.01
latin-and-marks 0.6: and-or 0.3, doctor-no-stop 0.3, eg-stops 0.4, et-al-stop 0.9, etc-stop 0.87, exclamation 0.8, ie-stops 0.84, plural-s-bracket 0.24, prof 0.4, viz 0.3, wrt 0.7
light-verbs 0.51: give-an-overview 0.34, give-permission 0.34, give-rise 0.26, give-support 0.67, make-a-change 0.67, make-a-comparison 0.34, make-a-decision-on 0.51, make-a-prediction 0.34, make-an-assumption 0.76, make-use 0.8, provide-an-overview 0.26, provide-support 0.67, take-a-look 0.76, take-into-consideration 0.51
near-synonyms 0.85: amount-for-number 0.93
negative-contractions 0.99: cant 0.99, didnt 1, doesnt 0.99, dont 1, havent 0.99, isnt 0.99
number-words 0.87: ordinal-3rd 0.91, small-eight 0.91, small-nine 0.91, small-six 0.91, small-three 0.94, small-two 0.69
performed-nouns 0.44: conduct-an-experiment 0.29, have-a-tendency 0.58, have-an-effect 0.22, have-an-understanding 0.63, have-the-ability 0.72, reach-a-conclusion 0.29
phrasal-verbs 0.16: break-down 0.11, come-across 0.11, come-up-with 0.33, deal-with 0.04, find-out 0.46, get-rid-of 0.44, give-up 0.11, go-down 0.33, go-on-with 0.11, look-at 0.04, look-into 0.08, point-out 0.08, run-into 0.08, set-up 0.11, show-up 0.08, slow-down 0.08, talk-about 0.44, think-about 0.11
regional-spelling 0.39: . 0.38
sentence-build 0.36: agent-passive 0.18, noun-stack 0.43
sentence-capital 0.45: . 0.41
signs 0.58: ampersand 0.54, greater-equal 0.72, letter-degree 0.79, multiple-marks 0.23, not-equal 0.39, plus-minus-under 0.72, times 0.79
spacing 0.64: after 0.49, before 0.6, bracket 0.48, double 0.7, sentence 0.78
spelling-capitals 0.37: proper 0.18
stiff-words 0.37: aforementioned 0.43, ascertain 0.25, dispatch 0.25, enumerate 0.25, expedite 0.18, expeditiously 0.25, forward 0.15, henceforth 0.18, necessitate 0.15, plethora 0.18, purchase 0.25, rectify 0.25, relinquish 0.25, remuneration 0.25, requisite 0.18, terminate 0.25, utilise 0.69, utilization 0.12, utilize 0.92, voluminous 0.25
vague-phrases 0.2: a-certain-amount 0.13, a-handful-of 0.28, a-lot-of 0.68, and-so-on 0.1, as-soon-as-possible 0.1, better-or-worse 0.13, for-some-time 0.13, good-thing 0.1, impact 0.07, intensifier-before-adjective 0.08, lots-of 0.68, more-or-less 0.1, nowadays 0.13, relate-to 0.13, significant-increase 0.1, some-kind-of 0.1, the-above 0.1
verb-contractions 0.93: it-is 0.98, lets 0.95, there-is 0.72, we-re 0.97, we-ve 0.97, we-would 0.97
wordy-connectives 0.08: due-to-the-fact-that 0.39, in-order-to 0.01
wordy-manner 0.2: in-a-consistent-way 0.35, in-a-similar-manner 0.1, in-a-timely-manner 0.13, in-advance-of 0.13, in-case-of 0.1, in-comparison-to 0.1, in-conjunction-with 0.13, in-lieu-of 0.1, in-most-cases 0.1, in-spite-of 0.13, in-such-a-way-that 0.6, in-the-absence-of 0.08, in-the-case-where 0.08, in-the-event-that 0.6, in-the-form-of 0.1, in-the-process-of 0.35
wordy-openings 0.19: all-of-the 0.1, is-able-to 0.13, is-capable-of 0.2, it-is-clear-that 0.1, it-is-important-to-note 0.55, it-is-likely-that 0.06, it-is-necessary-for 0.1, it-is-often-the-case 0.13, it-is-possible-that 0.1, last-but-not-least 0.08, of-great-importance 0.08, so-as-to 0.1, the-manner-in-which 0.59, the-question-of-whether 0.13, there-exists 0.1, there-is-no-doubt 0.13, to-a-large-extent 0.13, up-until 0.13, with-the-help-of 0.34
wordy-phrases 0.24: a-considerable-amount 0.16, a-large-number 0.08, a-majority 0.08, a-small-number 0.16, a-total-of 0.1, a-wide-variety 0.08, as-a-consequence 0.16, as-a-consequence-of 0.12, as-a-matter-of-fact 0.49, as-a-means-of 0.12, as-of-yet 0.16, at-a-later-date 0.37, at-that-point-in-time 0.16, at-the-time-that 0.16, by-means-of 0.12, despite-the-fact-that 0.49, for-a-period-of 0.16, for-the-duration-of 0.62, for-the-purpose-of 0.7, for-the-purpose-of-doing 0.49, on-several-occasions 0.16, over-a-period-of 0.62, with-the-exception-of 0.12, with-the-purpose-of 0.12
worn-phrases 0.33: cutting-edge 0.22, in-a-nutshell 0.55
worn-phrases-more 0.08: play-a-role-in 0.03, shed-on 0.05, the-best-of-both-worlds 0.05
written-forms 0.84: own-capitals 0.89
`,
};
