import type { RuleFile } from '../rule-file.ts';

/** Symbols of mass, length, volume and time that are written otherwise in the International System. */
export const UNITS: RuleFile = {
  id: 'unit-symbols',
  errorClass: 'symbols',
  source: 'The International System of Units (BIPM SI Brochure), 9th ed., 2019, ch. 5',
  comment: 'The symbol of this unit is {better}.',
  where: 'anywhere',
  needs: /\d/,
  documents: 'academic',
  confidence: 0.7,
  rules: `
kilogram-kg: /(?<=\\d[ \\u00a0]?)Kg(?![\\p{L}\\d/^-])/ => kg
- The value was 12 Kg at first. => The value was 12 kg at first.

kilogram-kg-2: /(?<=\\d[ \\u00a0]?)KG(?![\\p{L}\\d/^-])/ => kg
- The value was 12 KG at first. => The value was 12 kg at first.

kilogram-kgs: /(?<=\\d[ \\u00a0]?)kgs(?![\\p{L}\\d/^-])/ => kg
- The value was 12 kgs at first. => The value was 12 kg at first.

kilogram-kgs-2: /(?<=\\d[ \\u00a0]?)Kgs(?![\\p{L}\\d/^-])/ => kg
- The value was 12 Kgs at first. => The value was 12 kg at first.

gram-gms: /(?<=\\d[ \\u00a0]?)gms(?![\\p{L}\\d/^-])/ => g
- The value was 12 gms at first. => The value was 12 g at first.

gram-gm: /(?<=\\d[ \\u00a0]?)gm(?![\\p{L}\\d/^-])/ => g
- The value was 12 gm at first. => The value was 12 g at first.

gram-grms: /(?<=\\d[ \\u00a0]?)grms(?![\\p{L}\\d/^-])/ => g
- The value was 12 grms at first. => The value was 12 g at first.

milligram-mgs: /(?<=\\d[ \\u00a0]?)mgs(?![\\p{L}\\d/^-])/ => mg
- The value was 12 mgs at first. => The value was 12 mg at first.

microgram-mcg: /(?<=\\d[ \\u00a0]?)mcg(?![\\p{L}\\d/^-])/ => µg
- The value was 12 mcg at first. => The value was 12 µg at first.

microgram-ug: /(?<=\\d[ \\u00a0]?)ug(?![\\p{L}\\d/^-])/ => µg
- The value was 12 ug at first. => The value was 12 µg at first.

micrometre-um: /(?<=\\d[ \\u00a0]?)um(?![\\p{L}\\d/^-])/ => µm
- The value was 12 um at first. => The value was 12 µm at first.

microlitre-ul: /(?<=\\d[ \\u00a0]?)uL(?![\\p{L}\\d/^-])/ => µL
- The value was 12 uL at first. => The value was 12 µL at first.

microlitre-ul-2: /(?<=\\d[ \\u00a0]?)ul(?![\\p{L}\\d/^-])/ => µL
- The value was 12 ul at first. => The value was 12 µL at first.

micromolar-um: /(?<=\\d[ \\u00a0]?)uM(?![\\p{L}\\d/^-])/ => µM
- The value was 12 uM at first. => The value was 12 µM at first.

microsecond-usec: /(?<=\\d[ \\u00a0]?)usec(?![\\p{L}\\d/^-])/ => µs
- The value was 12 usec at first. => The value was 12 µs at first.

microampere-ua: /(?<=\\d[ \\u00a0]?)uA(?![\\p{L}\\d/^-])/ => µA
- The value was 12 uA at first. => The value was 12 µA at first.

microvolt-uv: /(?<=\\d[ \\u00a0]?)uV(?![\\p{L}\\d/^-])/ => µV
- The value was 12 uV at first. => The value was 12 µV at first.

microfarad-uf: /(?<=\\d[ \\u00a0]?)uF(?![\\p{L}\\d/^-])/ => µF
- The value was 12 uF at first. => The value was 12 µF at first.

millilitre-mls: /(?<=\\d[ \\u00a0]?)mls(?![\\p{L}\\d/^-])/ => mL
- The value was 12 mls at first. => The value was 12 mL at first.

millilitre-cc: /(?<=\\d[ \\u00a0]?)cc(?![\\p{L}\\d/^-])/ => mL
- The value was 12 cc at first. => The value was 12 mL at first.

millilitre-ccs: /(?<=\\d[ \\u00a0]?)ccs(?![\\p{L}\\d/^-])/ => mL
- The value was 12 ccs at first. => The value was 12 mL at first.

litre-ltrs: /(?<=\\d[ \\u00a0]?)Ltrs(?![\\p{L}\\d/^-])/ => L
- The value was 12 Ltrs at first. => The value was 12 L at first.

litre-ltr: /(?<=\\d[ \\u00a0]?)ltr(?![\\p{L}\\d/^-])/ => L
- The value was 12 ltr at first. => The value was 12 L at first.

litre-lts: /(?<=\\d[ \\u00a0]?)lts(?![\\p{L}\\d/^-])/ => L
- The value was 12 lts at first. => The value was 12 L at first.

kilometre-km: /(?<=\\d[ \\u00a0]?)Km(?![\\p{L}\\d/^-])/ => km
- The value was 12 Km at first. => The value was 12 km at first.

kilometre-km-2: /(?<=\\d[ \\u00a0]?)KM(?![\\p{L}\\d/^-])/ => km
- The value was 12 KM at first. => The value was 12 km at first.

kilometre-kms: /(?<=\\d[ \\u00a0]?)kms(?![\\p{L}\\d/^-])/ => km
- The value was 12 kms at first. => The value was 12 km at first.

kilometre-kms-2: /(?<=\\d[ \\u00a0]?)Kms(?![\\p{L}\\d/^-])/ => km
- The value was 12 Kms at first. => The value was 12 km at first.

metre-mtrs: /(?<=\\d[ \\u00a0]?)mtrs(?![\\p{L}\\d/^-])/ => m
- The value was 12 mtrs at first. => The value was 12 m at first.

metre-mtr: /(?<=\\d[ \\u00a0]?)mtr(?![\\p{L}\\d/^-])/ => m
- The value was 12 mtr at first. => The value was 12 m at first.

metre-mts: /(?<=\\d[ \\u00a0]?)mts(?![\\p{L}\\d/^-])/ => m
- The value was 12 mts at first. => The value was 12 m at first.

centimetre-cms: /(?<=\\d[ \\u00a0]?)cms(?![\\p{L}\\d/^-])/ => cm
- The value was 12 cms at first. => The value was 12 cm at first.

centimetre-cm: /(?<=\\d[ \\u00a0]?)Cm(?![\\p{L}\\d/^-])/ => cm
- The value was 12 Cm at first. => The value was 12 cm at first.

millimetre-mms: /(?<=\\d[ \\u00a0]?)mms(?![\\p{L}\\d/^-])/ => mm
- The value was 12 mms at first. => The value was 12 mm at first.

second-secs: /(?<=\\d[ \\u00a0]?)secs(?![\\p{L}\\d/^-])/ => s
- The value was 12 secs at first. => The value was 12 s at first.

second-sec: /(?<=\\d[ \\u00a0]?)sec(?![\\p{L}\\d/^-])/ => s
- The value was 12 sec at first. => The value was 12 s at first.

second-sec-2: /(?<=\\d[ \\u00a0]?)Sec(?![\\p{L}\\d/^-])/ => s
- The value was 12 Sec at first. => The value was 12 s at first.

millisecond-msec: /(?<=\\d[ \\u00a0]?)msec(?![\\p{L}\\d/^-])/ => ms
- The value was 12 msec at first. => The value was 12 ms at first.

millisecond-msecs: /(?<=\\d[ \\u00a0]?)msecs(?![\\p{L}\\d/^-])/ => ms
- The value was 12 msecs at first. => The value was 12 ms at first.

hour-hrs: /(?<=\\d[ \\u00a0]?)hrs(?![\\p{L}\\d/^-])/ => h
- The value was 12 hrs at first. => The value was 12 h at first.

hour-hr: /(?<=\\d[ \\u00a0]?)hr(?![\\p{L}\\d/^-])/ => h
- The value was 12 hr at first. => The value was 12 h at first.

hour-hrs-2: /(?<=\\d[ \\u00a0]?)Hrs(?![\\p{L}\\d/^-])/ => h
- The value was 12 Hrs at first. => The value was 12 h at first.

minute-mins: /(?<=\\d[ \\u00a0]?)mins(?![\\p{L}\\d/^-])/ => min
- The value was 12 mins at first. => The value was 12 min at first.
`,
};
