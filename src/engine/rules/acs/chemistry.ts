import type { RuleFile } from '../rule-file.ts';

/** Names, formulas and signs of chemistry. */
export const ACS_CHEMISTRY: RuleFile = {
  id: 'acs-chemistry',
  errorClass: 'guide',
  guides: ['ACS'],
  source: 'ACS Guide to Scholarly Communication (2020), with The ACS Style Guide, 3rd ed.',
  comment: 'ACS style writes {better} for {found}.',
  rules: String.raw`
oxidation-number: /(?<![\p{L}])([Ii]ron|[Cc]opper|[Nn]ickel|[Cc]obalt|[Mm]anganese|[Cc]hromium|[Tt]in|[Ll]ead|[Pp]alladium|[Pp]latinum|[Rr]uthenium|[Rr]hodium|[Ss]ilver|[Gg]old|[Zz]inc|[Tt]itanium|[Vv]anadium|[Mm]ercury|[Cc]erium|[Ii]ridium|Fe|Cu|Ni|Co|Mn|Cr|Pd|Pt|Ru|Rh|Ti|Zn|Ce|Ir) \((0|I{1,3}|IV|V|VI{0,3})\)/ => $1($2)
# The oxidation number stands close to the element.
@ section=ch._12
- It was iron (III) chloride at first. => It was iron(III) chloride at first.
+ It was iron(III) chloride at first.

charge-order: /(?<![\p{L}])(Fe|Cu|Ni|Co|Mn|Zn|Ca|Mg|Al|Cr|Pb|Hg|Ba|Sr|Cd)\+([23])(?!\d)/ => $1$2+
| /(?<![\p{L}])(Fe|Cu|Ni|Co|Mn|Zn|Ca|Mg|Pb|Hg|Ba|Sr|Cd)\+\+(?!\+)/ => $12+
# The number of charges stands before the sign.
@ section=ch._12
- The Fe+3 ions were lost. => The Fe3+ ions were lost.
+ The Fe3+ ions were lost.

tert-butyl: /(?<![\p{L}-])t-(?=[Bb]ut|Bu(?!\p{L}))/ => tert-
| /(?<![\p{L}-])s-(?=[Bb]utyl)/ => sec-
# The prefixes are “tert” and “sec”.
@ section=ch._12
- It was run in t-butyl alcohol. => It was run in tert-butyl alcohol.
+ It was run in tert-butyl alcohol.

iso-joined: /(?<![\p{L}-])([Ii]so)-(propanol|propyl|butyl|butane|butanol|octane|prene|pentane|pentyl|amyl|butylene)(?!\p{L})/ => $1$2
| /(?<![\p{L}-])([Cc]yclo)-(hexane|pentane|hexene|hexanone|propane|hexyl|addition|octane|butane|alkane)(?!\p{L})/ => $1$2
| /(?<![\p{L}-])([Nn]eo)-(pentane|pentyl)(?!\p{L})/ => $1$2
# “Iso”, “cyclo” and “neo” join the name.
@ section=ch._12
- It was washed with iso-propanol at once. => It was washed with isopropanol at once.
+ It was washed with isopropanol at once.

position-letter: /(?<![\p{L}-])ortho-(?=xylene|cresol|toluidine|dichlorobenzene|phenylenediamine|quinone)/ => o-
| /(?<![\p{L}-])meta-(?=xylene|cresol|toluidine|dichlorobenzene|phenylenediamine)/ => m-
| /(?<![\p{L}-])para-(?=xylene|cresol|toluidine|dichlorobenzene|nitrophenol|toluenesulfonic|cymene|phenylenediamine|nitroaniline|aminobenzoic)/ => p-
# In a name the position is one letter.
@ section=ch._12
- It was dissolved in para-xylene at once. => It was dissolved in p-xylene at once.
+ It was dissolved in p-xylene at once.

locant-space: /(?<![\p{L}\d])(\d|N|O|S)(['′]?), (\d|N|O|S)(['′]?)-(?=(?:di)?(?:methyl|ethyl|dimethyl|diethyl|chloro|bromo|nitro|hydroxy|amino|phenyl|dichloro|dihydroxy|diamino|butadiene|butanediol|dioxane))/ => $1$2,$3$4-
# No space stands between the numbers of a name.
@ section=ch._12
- We used N, N-dimethylformamide as well. => We used N,N-dimethylformamide as well.
- We used 1, 4-dioxane as well. => We used 1,4-dioxane as well.
+ We used 1,4-dioxane as well.

sulfoxide-space: /(?<![\p{L}])([Dd]imethyl)sulfoxide(?!\p{L})/ => $1 sulfoxide
| /(?<![\p{L}])([Dd]iethyl|[Dd]imethyl|[Dd]iphenyl|[Pp]etroleum)ether(?!\p{L})/ => $1 ether
| /(?<![\p{L}])([Ee]thyl|[Mm]ethyl|[Vv]inyl|[Bb]utyl)acetate(?!\p{L})/ => $1 acetate
| /(?<![\p{L}])([Bb]enzoyl)peroxide(?!\p{L})/ => $1 peroxide
# The name of the compound is two words.
@ section=ch._12
- It was washed with ethylacetate twice. => It was washed with ethyl acetate twice.
+ It was washed with ethyl acetate twice.

old-solvent-names: [tetrahydrofurane>tetrahydrofuran]
| [dichlormethane>dichloromethane]
| [dimethylformamid>dimethylformamide]
| [acetonitril>acetonitrile]
| [chloroforme>chloroform]
# This is the spelling of another language.
@ section=ch._12
- It was run in tetrahydrofurane for a day. => It was run in tetrahydrofuran for a day.
+ It was run in tetrahydrofuran for a day.

nmr-hyphen: /(?<![\p{L}\d])((?:1|13|19|31|15|29|¹|¹³|¹⁹|³¹)[HCFPN]|29Si)-NMR(?!\p{L})/ => $1 NMR
| /(?<![\p{L}\d])(1|13|19|31)-?([HCFP])-NMR(?!\p{L})/ => $1$2 NMR
# No hyphen joins the nucleus and the method.
@ section=ch._13
- The 1H-NMR spectrum was clean. => The 1H NMR spectrum was clean.
+ The 1H NMR spectrum was clean.

uv-vis: /(?<![\p{L}-])UV[-–\/ ]?(?:VIS|Vis|vis|Visible)(?!\p{L})/ => UV–vis
| /(?<![\p{L}-])UV[-\/]visible(?!\p{L})/ => UV–vis
# The abbreviation has an en dash and a small “vis”.
@ section=ch._10
- The UV-Vis spectrum was clean. => The UV–vis spectrum was clean.
+ The UV–vis spectrum was clean.

reaction-equation: /(?<=\p{L} )(?:[Ee]q\.|[Ee]quation) ?\(?(\d{1,3})\)?(?![\d.]\d)/ => eq $1
| /(?<=\p{L} )(?:[Ee]qs\.|[Ee]quations) ?\(?(\d{1,3})\)?(?= and)/ => eqs $1
# Within a sentence an equation is “eq” and its number.
@ section=ch._10
- It follows from Eq. (3) at once. => It follows from eq 3 at once.
+ It follows from eq 3 at once.

reference-word: /(?<=\p{L} )(?:[Rr]ef\.|Reference|reference) ?\[?(\d{1,3})\]?(?![\d.]\d| \p{Lu})/ => ref $1
# Within a sentence a reference is “ref” and its number.
@ section=ch._14
- It is the salt of Ref. 3 as well. => It is the salt of ref 3 as well.
+ It is the salt of ref 3 as well.

scheme-capital: /(?<=(?:in|In|see|of|from|and|to|by) )scheme(?= \d)/ => Scheme
| /(?<=(?:in|In|see|of|from|and|to|by) )chart(?= \d)/ => Chart
# A numbered scheme or chart has a capital.
@ section=ch._10
- It is shown in scheme 2 as well. => It is shown in Scheme 2 as well.
+ It is shown in Scheme 2 as well.

trademarks: /(?<=\p{L}[ -])teflon(?!\p{L})/ => Teflon
| /(?<=\p{L}[ -])pyrex(?!\p{L})/ => Pyrex
| /(?<=\p{L}[ -])celite(?!\p{L})/ => Celite
| /(?<=\p{L}[ -])parafilm(?!\p{L})/ => Parafilm
| /(?<=\p{L}[ -])styrofoam(?!\p{L})/ => Styrofoam
# A trademark has a capital.
@ section=ch._10
- It was sealed with teflon tape. => It was sealed with Teflon tape.
+ It was sealed with Teflon tape.

eponyms: /(?<=\p{L} )grignard(?!\p{L})/ => Grignard
| /(?<=\p{L} )erlenmeyer(?!\p{L})/ => Erlenmeyer
| /(?<=\p{L} )bunsen(?= burner)/ => Bunsen
| /(?<=\p{L} )schlenk(?!\p{L})/ => Schlenk
| /(?<=\p{L} )(?:soxhlet)(?!\p{L})/ => Soxhlet
| /(?<=\p{L} )(lewis|brønsted)(?= (?:acid|base|acidity))/
# What is named after a person has a capital.
@ section=ch._10
- It was held in an erlenmeyer flask. => It was held in an Erlenmeyer flask.
+ It was held in an Erlenmeyer flask.

lewis-acid-hyphen: /(?<![\p{L}-])(Lewis|Brønsted|Schiff)-(acid|base)(s?)(?=[\s,.;)])/ => $1 $2$3
# No hyphen joins the name and its noun.
@ section=ch._10
- A Lewis-acid was added to it. => A Lewis acid was added to it.
+ A Lewis acid was added to it.

van-der-waals: /(?<=\p{Ll} )Van [Dd]er Waals(?!\p{L})/ => van der Waals
| /(?<=\p{Ll} )van der waals(?!\p{L})/ => van der Waals
# Within a sentence “van” is small.
@ section=ch._10
- It is due to Van der Waals forces. => It is due to van der Waals forces.
+ It is due to van der Waals forces.

element-small: {DT|JJ|IN|of|and} [=Carbon>carbon] (atom|atoms|monoxide|chain|source|steel)
| {DT|JJ|IN|of|and} [=Nitrogen>nitrogen] (atom|atoms|gas|atmosphere|oxides)
| {DT|JJ|IN|of|and} [=Oxygen>oxygen] (atom|atoms|gas|atmosphere)
| {DT|JJ|IN|of|and} [=Hydrogen>hydrogen] (atom|atoms|gas|bond|bonds|peroxide|atmosphere)
| {DT|JJ|IN|of|and} [=Sodium>sodium] (chloride|hydroxide|carbonate|ion|ions|sulfate|acetate)
| {DT|JJ|IN|of|and} [=Argon>argon] (gas|atmosphere)
# Names of elements and compounds have no capital.
@ section=ch._10
- It was held under a Nitrogen atmosphere. => It was held under a nitrogen atmosphere.
+ It was held under a nitrogen atmosphere.

racemic-sign: /(?<=[\s-]|^)\(\+\/[-−–]\)(?=-?\p{L})/ => (±)
# The sign of a racemate is “±”.
@ section=ch._12
- It was made from (+/-)-carvone in one step. => It was made from (±)-carvone in one step.
+ It was made from (±)-carvone in one step.

bond-dash: /(?<![\p{L}\d–-])(C|N|O|S|H|Si|P)-(C|H|N|O|S|F|Cl|Br|I|Si|P)(?= (?:bond|bonds|stretch|stretching|cleavage|coupling|activation|distance|length|vibration))/ => $1–$2
# A bond between two atoms is drawn with an en dash.
@ section=ch._13
- The C-H bond was broken. => The C–H bond was broken.
+ The C–H bond was broken.

deuterated: /(?<![\p{L}])(?:CDCL3|CDCl₃|cdcl3|CDcl3)(?!\p{L})(?<!CDCl₃)/ => CDCl3
| /(?<![\p{L}])(?:d6-DMSO|DMSO-D6|dmso-d6|D6-DMSO)(?!\p{L})/ => DMSO-d6
# This is how the formula of the solvent is written.
@ section=ch._13
- It was taken in d6-DMSO at night. => It was taken in DMSO-d6 at night.
+ It was taken in DMSO-d6 at night.
`,
};
