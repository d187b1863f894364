import type { RuleFile } from '../rule-file.ts';

/** How quantities are written in every guide, and where the guides part: hours and degrees. */
export const SHARED_UNITS: RuleFile = {
  id: 'guide-units',
  errorClass: 'guide',
  guides: ['APA', 'AMA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals',
  comment: 'A unit has one symbol, which is {better} here.',
  needs: /\d/,
  rules: String.raw`
unit-space: /(?<=\d)(mg|kg|µg|μg|ng|mL|ml|µL|μL|dL|nm|µm|μm|mm|cm|km|mmol|µmol|μmol|nmol|mM|µM|μM|nM|kDa|Hz|kHz|MHz|GHz|kPa|MPa|GPa|hPa|kJ|MJ|kW|MW|kV|mV|mA|eV|keV|MeV|GeV|kcal|dB|rpm|ms|ppm|ppb|min|MB|GB|TB)(?![\p{L}\d])/ =>  $1
| /(?<=\d)(m|L|g|s|h|V|A|W)(?= (?:deep|high|long|wide|tall|thick|above|below|of|away|apart)(?!\p{L}))/ =>  $1
# A space stands between a number and its unit.
@ section=APA_6.27;_AMA_17.3;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- Each tube held 5mL of buffer. => Each tube held 5 mL of buffer.
- The well is 300m deep. => The well is 300 m deep.
+ Each tube held 5 mL of buffer.

plural-symbol: /(?<=\d\s?)(kg|mg|cm|mm|km|mL|lb|oz|Hz)s(?![\p{L}\d])/ => $1
# A unit symbol takes no plural “s”.
@ section=APA_6.27;_AMA_17.3.2;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The dog weighed 12 kgs at that time. => The dog weighed 12 kg at that time.
+ The dog weighed 12 kg at that time.

symbol-stop: /(?<=\d\s?)(kg|mg|cm|mm|km|mL|Hz)\.(?=,| \p{Ll})/ => $1
# A unit symbol is no abbreviation and takes no stop.
@ section=APA_6.2;_AMA_17.3.6;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- We added 5 mg. of salt to it. => We added 5 mg of salt to it.
+ We added 5 mg of salt to it.

litre-symbol: /(?<=\d\s?)([mµμcd]|[mnpµμ]?(?:g|mol)\/[mµμd]?)l(?![\p{L}\d])/ => $1L
# The symbol of the liter is a capital “L”, which nobody takes for a one.
@ section=APA_6.27;_AMA_17.2.1;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The flask held 250 ml of water. => The flask held 250 mL of water.
- Glucose was 95 mg/dl at noon. => Glucose was 95 mg/dL at noon.
+ The flask held 250 mL of water.

micro-sign: /(?<=\d\s?)u(g|L|m|M|mol|F|A|V)(?![\p{L}\d])/ => μ$1
# The prefix for a millionth is the Greek letter mu.
@ section=APA_6.27;_AMA_ch._17;_IEEE_Appendix_(units);_AGU_Special_Characters;_ACS_ch._11
- A layer of 20 um was grown. => A layer of 20 μm was grown.
+ A layer of 20 μm was grown.

kilo-case: /(?<=\d\s?)K(g|m|Hz|V|W|J|Pa|cal|hz)(?![\p{L}\d])/ => k$1
# The prefix for a thousand is a small “k”.
@ section=APA_6.27;_AMA_17.2.1;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The box weighs 5 Kg without its lid. => The box weighs 5 kg without its lid.
+ The box weighs 5 kg without its lid.

hertz-case: /(?<=\d\s?)([kMG]?)hz(?![\p{L}\d])/ => $1Hz
# The unit is named after Hertz, so its symbol begins with a capital.
@ section=APA_6.27;_AMA_17.2.1;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The clock runs at 50 Mhz in this mode. => The clock runs at 50 MHz in this mode.
+ The clock runs at 50 MHz in this mode.

gram-symbol: /(?<=\d\s?)gms?(?![\p{L}\d/])/ => g
# The symbol of the gram is “g”.
@ section=APA_6.27;_AMA_13.12;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- We took 5 gm of salt. => We took 5 g of salt.
+ We took 5 g of salt.

second-symbol: /(?<=\d\s?(?:k?m\/|cm\/)?)secs?(?![\p{L}\d])\.?(?=[\s,;)])/ => s
# The symbol of the second is “s”.
@ guides=APA,IEEE,AGU,ACS section=APA_6.28;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The light stayed on for 30 sec in each trial. => The light stayed on for 30 s in each trial.
- It moved at 5 m/sec on average. => It moved at 5 m/s on average.
+ The light stayed on for 30 s in each trial.

millisecond-symbol: /(?<=\d\s?)([mnμµ])sec(?![\p{L}\d])/ => $1s
# The symbol of the second is “s”, whatever its prefix.
@ section=APA_6.28;_AMA_13.12;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The delay was 20 msec at most. => The delay was 20 ms at most.
+ The delay was 20 ms at most.

hour-hr: /(?<=\d )(?:h|hrs)(?=[,;)]| (?:after|before|of|later|at|and|in|per|a|to|or|for)(?![\p{L}]))/ => hr
# This guide abbreviates the hour as “hr”.
@ guides=APA,AGU section=APA_6.28;_AGU_Units
- They were seen 24 h after the test. => They were seen 24 hr after the test.
+ They were seen 24 hr after the test.

hour-h: /(?<=\d )hrs?(?![\p{L}\d])/ => h
# The symbol of the hour is “h”.
@ guides=IEEE,ACS section=IEEE_Appendix_(units);_ACS_ch._11
- It was stirred for 24 hr at room temperature. => It was stirred for 24 h at room temperature.
+ It was stirred for 24 h at room temperature.

minute-symbol: /(?<=\d )mins(?![\p{L}\d])/ => min
# The symbol of the minute is “min”, in the plural too.
@ guides=APA,IEEE,AGU,ACS section=APA_6.28;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- They rested for 10 mins between tasks. => They rested for 10 min between tasks.
+ They rested for 10 min between tasks.

degree-sign: /(?<=\d\s?)[º˚](?=\s?[CFNSEW]?(?![\p{L}]))/ => °
# This is another sign that only looks like the degree sign.
@ section=APA_6.27;_AMA_ch._17;_IEEE_Appendix_(units);_AGU_Special_Characters;_ACS_ch._11
- It was kept at 37 ºC for a day. => It was kept at 37 °C for a day.
+ It was kept at 37 °C for a day.

degree-space: /(?<=\d)°(?=[CF](?![\p{L}]))/ =>  °
# A space stands between the number and the symbol of the Celsius or Fahrenheit degree.
@ guides=IEEE,ACS section=IEEE_Appendix_(units);_ACS_ch._11
- It was heated to 80°C and stirred. => It was heated to 80 °C and stirred.
+ It was heated to 80 °C and stirred.

degree-closed: /(?<=\d)[ \u00a0]°[ \u00a0]?(?=[CF](?![\p{L}]))/ => °
# The degree sign stands close to the number in this guide.
@ guides=AGU section=Special_Characters
- The water cooled to 4 °C within a day. => The water cooled to 4°C within a day.
+ The water cooled to 4°C within a day.

kelvin-degree: /(?<=\d\s?)°\s?K(?![\p{L}])/ => K
| /(?<=\d )degrees [Kk]elvin(?![\p{L}])/ => K
# The kelvin is a unit by itself and takes no degree sign.
@ guides=AMA,IEEE,AGU,ACS section=AMA_ch._17;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The melt was held at 900 °K for an hour. => The melt was held at 900 K for an hour.
+ The melt was held at 900 K for an hour.

micron: /(?<=\d )microns?(?![\p{L}])/ => μm
# The micron is called micrometer today.
@ guides=AMA,IEEE,AGU,ACS section=AMA_ch._17;_IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- The pores are 5 microns wide. => The pores are 5 μm wide.
+ The pores are 5 μm wide.

microgram: /(?<=\d\s?)mcg(?![\p{L}])/ => μg
# The SI symbol of the microgram is “μg”.
@ guides=IEEE,AGU,ACS section=IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- Each sample held 50 mcg of lead. => Each sample held 50 μg of lead.
+ Each sample held 50 μg of lead.

two-slashes: /(?<![\p{L}\d\/])(?:[mkµμn]?g|[mµμ]?L|m|mol|mmol|kJ|J|W)\/(?:k?g|m2|m²|cm2|L|mL|m)\/(?:h|s|min|d|day|K|year|yr)(?![\p{L}\d\/])/
# Two slashes in one unit are ambiguous: use brackets or negative exponents.
@ guides=IEEE,AGU,ACS section=IEEE_Appendix_(units);_AGU_Units;_ACS_ch._11
- A rate of 5 mg/kg/day was kept.
+ A rate of 5 mg/(kg·day) was kept.

exponent-minus: /(?<=\d ?(?:(?:k?g|k?m|k?J|W|m?mol|[mµμ]g) ?)?(?:cm|mm|km|m|s|L|mL|mol|K|kg|g|h|min|yr|d|a|W|Pa))-(?=[123](?!\d|-|\.\d))/ => −
# A negative exponent takes a minus sign, not a hyphen.
@ guides=IEEE,AGU,ACS section=IEEE_IV;_AGU_Special_Characters;_ACS_ch._11
- The flow was 5 m s-1 there. => The flow was 5 m s−1 there.
+ The flow was 5 m s−1 there.
`,
};
