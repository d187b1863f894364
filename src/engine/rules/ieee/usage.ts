import type { RuleFile } from '../rule-file.ts';

/** Units, acronyms, headings and words of the IEEE manual. */
export const IEEE_USAGE: RuleFile = {
  id: 'ieee-usage',
  errorClass: 'guide',
  guides: ['IEEE'],
  source: 'IEEE Editorial Style Manual for Authors',
  comment: 'IEEE style writes {better} for {found}.',
  rules: String.raw`
bit-rate: {CD} [=kbps>kb/s]
| {CD} [=Kbps>kb/s]
| {CD} [=Mbps>Mb/s]
| {CD} [=Gbps>Gb/s]
| {CD} [=Tbps>Tb/s]
| {CD} [=bps>b/s]
# A rate is a quotient: bits over seconds.
@ section=Appendix_(units)
- The link runs at 10 Mbps at best. => The link runs at 10 Mb/s at best.
+ The link runs at 10 Mb/s at best.

ohm-symbol: /(?<=\d ?[kM]?)(?: ?ohms?|-ohm)(?![\p{L}])/ =>  Ω
| /(?<=\d )([kM])[Oo]hms?(?![\p{L}])/ => $1Ω
# With a number the symbol of the ohm is used.
@ section=Appendix_(units)
- The load is 50 ohms at most. => The load is 50 Ω at most.
+ The load is a few ohms at most.

dc-small: /(?<![\p{L}\/-])DC(?= (?:voltage|current|motor|power|bus|link|supply|component|offset|side|converter|source|gain|microgrid)s?(?!\p{L}))/ => dc
| /(?<![\p{L}\/-])AC(?= (?:voltage|current|motor|power|bus|supply|component|side|grid|source|signal)s?(?!\p{L}))/ => ac
# The kinds of current are abbreviated in small letters.
@ section=II.F confidence=0.6
- The DC voltage is low here. => The dc voltage is low here.
+ The dc voltage is low here.

volt-dc: /(?<=\d )(V|A)(?:DC|dc)(?![\p{L}])/ => $1 dc
| /(?<=\d )(V|A)(?:AC|ac)(?![\p{L}])/ => $1 ac
| /(?<=\d )(V|A)(?:RMS|rms)(?![\p{L}])/ => $1 rms
# Nothing is attached to a unit's symbol.
@ section=Appendix_(units)
- It needs 5 VDC at its input. => It needs 5 V dc at its input.
+ It needs 5 V dc at its input.

rms-small: /(?<![\p{L}\/-])RMS(?= (?:value|voltage|current|error|power|level)s?(?!\p{L}))/ => rms
# The abbreviation is written in small letters.
@ section=II.F confidence=0.65
- The RMS voltage is low. => The rms voltage is low.
+ The rms voltage is low.

dimension-hyphen: /(?<![\p{L}\d-])(?<!(?:Figs?|Figures?|Table|Panels?)\.? )([1-4])D(?![\p{L}\d-])/ => $1-D
# The abbreviation of a dimension takes a hyphen.
@ section=II.F
- A 3D model was built. => A 3-D model was built.
+ A 3-D model was built.
+ It is shown in Fig. 3D as well.

cubic-centimeter: /(?<=\d )ccs?(?![\p{L}])/ => cm³
# The unit is the cubic centimeter.
@ section=Appendix_(units)
- The cell holds 5 cc of gel. => The cell holds 5 cm³ of gel.
+ The cell holds 5 cm³ of gel.

amp: /(?<=\d )amps?(?![\p{L}])/ => A
# The symbol of the ampere is “A”.
@ section=Appendix_(units)
- The fuse opens at 5 amps or more. => The fuse opens at 5 A or more.
+ The fuse opens at 5 A or more.

megawatt-case: /(?<=\d )mw(?![\p{L}])/
| /(?<=\d )KV(?!\p{L})/ => kV
| /(?<=\d )Kv(?!\p{L})/ => kV
| /(?<=\d )(?:KW|Kw)(?!\p{L})/ => kW
# In a unit the case of each letter counts.
@ section=Appendix_(units)
- The line carries 110 KV at most. => The line carries 110 kV at most.
+ The line carries 110 kV at most.

mixed-units: /(?<![\p{L}])(?:webers|volts|amperes|watts|grams|meters|newtons|joules)\/(?:m|cm|s|kg|V|A|h)(?!\p{L})/
# A unit is either written out or a symbol, not half of each.
@ section=Appendix_(units)
- The field was 2 webers/m in it.
+ The field was 2 webers per meter in it.

acknowledgment-heading: /(?<=^)Acknowledg(?:e?ments|ement)$/ => Acknowledgment
# The heading is in the singular and has no “e” after the “g”.
@ section=II.B where=labels
- Acknowledgements => Acknowledgment
+ Acknowledgment

acknowledgment-word: /(?<![\p{L}])([Aa])cknowledgement(?!\p{L})/ => $1cknowledgment
# The word has no “e” after the “g”.
@ section=II.B language=US
- An acknowledgement frame is sent. => An acknowledgment frame is sent.
+ An acknowledgment frame is sent.

index-terms: /(?<=^)Key ?words(?= ?[:—–-])/ => Index Terms
# The list is called “Index Terms”.
@ section=II.B where=anywhere
- Keywords: antennas, arrays, noise => Index Terms: antennas, arrays, noise
+ Index Terms: antennas, arrays, noise

conclusions-heading: /(?<=^(?:[IVX]{1,4}\. )?)Conclusions$/ => Conclusion
# The heading is in the singular.
@ section=II.B where=labels confidence=0.65
- Conclusions => Conclusion
+ Conclusion

appendixes: /(?<![\p{L}])([Aa])ppendices(?!\p{L})/ => $1ppendixes
# IEEE style forms the plural “appendixes”.
@ section=II.F
- The proofs are in the appendices of it. => The proofs are in the appendixes of it.
+ The proofs are in the appendixes of it.

indexes: /(?<=\p{L} )formulae(?!\p{L})/ => formulas
| /(?<=\p{L} )(?:maximums)(?!\p{L})/ => maxima
| /(?<=\p{L} )(?:minimums)(?!\p{L})/ => minima
| /(?<=\p{L} )spectrums(?!\p{L})/ => spectra
# IEEE style prefers these plurals.
@ section=II.F
- The formulae are short. => The formulas are short.
+ The formulas are short.

acronym-plural: /(?<=(?<![\p{L}])[A-Z]{2,5})['’]s(?= (?:are|were|have)(?!\p{L}))/ => s
# The plural of an acronym takes no apostrophe.
@ section=II.F confidence=0.65
- The FPGA’s are fast enough. => The FPGAs are fast enough.
+ The FPGAs are fast enough.

different-than: [different than>different from] {NP}
# “Different” goes with “from” before a noun.
@ section=III.B
- It is different than the old one. => It is different from the old one.
+ It is different from the old one.

in-between: [inbetween>between]
| [amongst>among]
| [whilst>while]
# The shorter form is preferred.
@ section=III.B
- We chose amongst four codes. => We chose among four codes.
+ We chose among four codes.

pass-filter: [low pass>low-pass] (filter|filters|filtering|filtered|response)
| [high pass>high-pass] (filter|filters|filtering|filtered|response)
| [band pass>bandpass] (filter|filters|filtering|filtered|response)
| [band - pass>bandpass] (filter|filters|filtering|filtered|response)
# Before a noun the pair takes a hyphen; “bandpass” is one word.
@ section=II.F
- It is followed by a low pass filter. => It is followed by a low-pass filter.
+ It is followed by a low-pass filter.

the-fig: /(?<=(?:in|In) )the (?=(?:Fig\.|Figure|Table) [\dIVX])/
# A numbered figure or table takes no article.
@ section=II.B
- It is shown in the Fig. 3 as well.
+ It is shown in Fig. 3 as well.
`,
};
