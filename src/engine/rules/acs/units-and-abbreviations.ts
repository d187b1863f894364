import type { RuleFile } from '../rule-file.ts';

/** Units and abbreviations of the laboratory. */
export const ACS_UNITS: RuleFile = {
  id: 'acs-units',
  errorClass: 'guide',
  guides: ['ACS'],
  source: 'ACS Guide to Scholarly Communication (2020), with The ACS Style Guide, 3rd ed.',
  comment: 'ACS style writes {better} for {found}.',
  needs: /[\d%.]/,
  rules: String.raw`
equivalents: /(?<=\d )(?:eqs?\.|eq|equivs?\.|equivalents)(?= (?:of|was|were|and|each)|[),;])/ => equiv
# The abbreviation of “equivalent” is “equiv”.
@ section=ch._10
- We added 2 eq. of base to it. => We added 2 equiv of base to it.
+ We added 2 equiv of base to it.

moles: /(?<=\d )moles?(?= (?:of|was|were)|[),;])/ => mol
# With a number the symbol of the mole is used.
@ section=ch._11
- We added 5 moles of base to it. => We added 5 mol of base to it.
+ We added 5 mol of base to it.

weight-percent: /(?<=\d ?)(?:wt\. ?%|wt%|w%|weight %)/ => wt %
| /(?<=\d ?)(?:vol\. ?%|vol%)/ => vol %
| /(?<=\d ?)(?:mol\. ?%|mol%)/ => mol %
# A space stands before the percent sign of a mixture, and no stop.
@ section=ch._11
- It held 5 wt% of carbon in all. => It held 5 wt % of carbon in all.
+ It held 5 wt % of carbon in all.

melting-point: /(?<![\p{L}.])m\. ?p\.(?=[\s:=])/ => mp
| /(?<![\p{L}.])b\. ?p\.(?=[\s:=])/ => bp
# The abbreviation has no stops.
@ section=ch._10
- The salt has m.p. 120 °C in air. => The salt has mp 120 °C in air.
+ The salt has mp 120 °C in air.

room-temperature: /(?<=(?:at|to) )(?:r\. ?t\.?|R\.T\.|RT)(?=[\s,;).])/ => room temperature
# “Room temperature” is written out, or “rt” without stops.
@ section=ch._10
- It was stirred at r.t. for a day. => It was stirred at room temperature for a day.
+ It was stirred at room temperature for a day.

aqueous: /(?<![\p{L}.])aq\.(?= \p{L})/ => aq
# The abbreviation has no stop.
@ section=ch._10
- It was washed with aq. base twice. => It was washed with aq base twice.
+ It was washed with aq base twice.

angstrom: /(?<=\d )(?:[Aa]ngstroms?|[Åå]ngströms?|A°)(?!\p{L})/ => Å
# With a number the sign of the unit is used.
@ section=ch._11
- The bond is 2 angstroms long. => The bond is 2 Å long.
+ The bond is 2 Å long.

celsius-word: /(?<=\d) degrees (?:Celsius|C)(?!\p{L})/ =>  °C
| /(?<=\d) deg\.? C(?!\p{L})/ =>  °C
# With a number the sign stands for the word.
@ section=ch._11
- It was held at 80 degrees Celsius overnight. => It was held at 80 °C overnight.
+ It was held at 80 °C overnight.

bare-celsius: /(?<=(?:at|to|of|from) [-−]?\d{1,3}) (C)(?= (?:for|and|under|in|over|overnight|with)|[,.;)])/ =>  °$1
# The symbol of the degree Celsius has a degree sign.
@ section=ch._11 confidence=0.65
- It was held at 80 C for a day. => It was held at 80 °C for a day.
+ It was held at 80 °C for a day.

mm-hg-closed: /(?<=\d )mm Hg(?!\p{L})/ => mmHg
# ACS style writes the unit without a space.
@ section=ch._11
- It was dried at 5 mm Hg overnight. => It was dried at 5 mmHg overnight.
+ It was dried at 5 mmHg overnight.

unit-modifier: /(?<=(?<![\p{L}\d.-])\d{1,4}(?:\.\d{1,2})?)-(mL|L|mg|g|kg|cm|mm|nm|μm|µm|μL|µL|MHz)(?= \p{Ll})/ =>  $1
# No hyphen joins a number and the symbol of its unit.
@ section=ch._10
- A 50-mL flask was used. => A 50 mL flask was used.
+ A 50 mL flask was used.

liters-per-mole: /(?<=\d ?)(?:gm|gms)\/(?:mole|mol)(?!\p{L})/
| /(?<=\d ?(?:g|kJ|kcal|J|mg))\/mole(?!\p{L})/
# In a unit the mole is “mol”.
@ section=ch._11
- It yields 5 kJ/mole in all.
+ It yields 5 kJ/mol in all.

cubic-centimeter: /(?<=\d )ccs?(?!\p{L})/ => mL
# The milliliter has taken the place of the cubic centimeter.
@ section=ch._11
- We added 5 cc of base to it. => We added 5 mL of base to it.
+ We added 5 mL of base to it.

molar-written: /(?<=\d )(?:molar|Molar)(?= (?:solution|HCl|NaOH|hydrochloric|sodium|sulfuric|aqueous|acid|base))/ => M
# With a number the concentration is “M”.
@ section=ch._11
- We used a 2 molar solution of it. => We used a 2 M solution of it.
+ We used a 2 M solution of it.

normality-mol-l: /(?<=\d )(?:moles?|mol)\/lit(?:er|re)?(?!\p{L})/
| /(?<=\d )moles per lit(?:er|re)(?!\p{L})/
# Write “mol/L” or “M”.
@ section=ch._11
- It was 2 moles per liter at first.
- It was 2 moles/liter at first.
+ It was 2 mol/L at first.

concentrated: /(?<![\p{L}.])conc\.(?= (?:HCl|H2SO4|HNO3|sulfuric|nitric|hydrochloric|ammonia|acid))/ => concd
| /(?<![\p{L}.])sat\.(?= (?:aq|NaHCO3|NaCl|brine|NH4Cl|sodium))/ => satd
| /(?<![\p{L}.])anhyd\.(?= \p{L})/ => anhyd
# These abbreviations have no stop: “concd”, “satd”, “anhyd”.
@ section=ch._10
- It was treated with conc. HCl at once. => It was treated with concd HCl at once.
+ It was treated with concd HCl at once.

ft-closed: [(ft - ir|ft - nmr)]
# ACS style closes the abbreviation: “FTIR”.
@ section=ch._10 confidence=0.6
- The FT-IR spectrum was clean.
+ The FTIR spectrum was clean.

grams-in-words: {CD} [grams>g] of
| {CD} [milligrams>mg] of
| {CD} [milliliters>mL] of
| {CD} [kilograms>kg] of
# With a number the symbol of the unit is used.
@ section=ch._11
- We added 5 grams of salt to it. => We added 5 g of salt to it.
+ We added 5 g of salt to it.
`,
};
