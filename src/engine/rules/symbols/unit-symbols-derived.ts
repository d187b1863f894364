import type { RuleFile } from '../rule-file.ts';

/** Symbols of derived units that are written otherwise in the International System. */
export const DERIVED_UNITS: RuleFile = {
  id: 'unit-symbols',
  errorClass: 'symbols',
  source: 'The International System of Units (BIPM SI Brochure), 9th ed., 2019, ch. 5',
  comment: 'The symbol of this unit is {better}.',
  where: 'anywhere',
  needs: /\d/,
  documents: 'academic',
  confidence: 0.7,
  rules: `
hertz-hz: /(?<=\\d[ \\u00a0]?)hz(?![\\p{L}\\d/^-])/ => Hz
- The value was 12 hz at first. => The value was 12 Hz at first.

hertz-hz-2: /(?<=\\d[ \\u00a0]?)HZ(?![\\p{L}\\d/^-])/ => Hz
- The value was 12 HZ at first. => The value was 12 Hz at first.

kilohertz-khz: /(?<=\\d[ \\u00a0]?)khz(?![\\p{L}\\d/^-])/ => kHz
- The value was 12 khz at first. => The value was 12 kHz at first.

kilohertz-khz-2: /(?<=\\d[ \\u00a0]?)Khz(?![\\p{L}\\d/^-])/ => kHz
- The value was 12 Khz at first. => The value was 12 kHz at first.

kilohertz-khz-3: /(?<=\\d[ \\u00a0]?)KHz(?![\\p{L}\\d/^-])/ => kHz
- The value was 12 KHz at first. => The value was 12 kHz at first.

kilohertz-khz-4: /(?<=\\d[ \\u00a0]?)KHZ(?![\\p{L}\\d/^-])/ => kHz
- The value was 12 KHZ at first. => The value was 12 kHz at first.

megahertz-mhz: /(?<=\\d[ \\u00a0]?)mhz(?![\\p{L}\\d/^-])/ => MHz
- The value was 12 mhz at first. => The value was 12 MHz at first.

megahertz-mhz-2: /(?<=\\d[ \\u00a0]?)Mhz(?![\\p{L}\\d/^-])/ => MHz
- The value was 12 Mhz at first. => The value was 12 MHz at first.

megahertz-mhz-3: /(?<=\\d[ \\u00a0]?)MHZ(?![\\p{L}\\d/^-])/ => MHz
- The value was 12 MHZ at first. => The value was 12 MHz at first.

gigahertz-ghz: /(?<=\\d[ \\u00a0]?)Ghz(?![\\p{L}\\d/^-])/ => GHz
- The value was 12 Ghz at first. => The value was 12 GHz at first.

gigahertz-ghz-2: /(?<=\\d[ \\u00a0]?)ghz(?![\\p{L}\\d/^-])/ => GHz
- The value was 12 ghz at first. => The value was 12 GHz at first.

gigahertz-ghz-3: /(?<=\\d[ \\u00a0]?)GHZ(?![\\p{L}\\d/^-])/ => GHz
- The value was 12 GHZ at first. => The value was 12 GHz at first.

kilowatt-kw: /(?<=\\d[ \\u00a0]?)KW(?![\\p{L}\\d/^-])/ => kW
- The value was 12 KW at first. => The value was 12 kW at first.

kilowatt-kw-2: /(?<=\\d[ \\u00a0]?)Kw(?![\\p{L}\\d/^-])/ => kW
- The value was 12 Kw at first. => The value was 12 kW at first.

kilowatt-kw-3: /(?<=\\d[ \\u00a0]?)kw(?![\\p{L}\\d/^-])/ => kW
- The value was 12 kw at first. => The value was 12 kW at first.

kilowatt-hour-kwh: /(?<=\\d[ \\u00a0]?)Kwh(?![\\p{L}\\d/^-])/ => kWh
- The value was 12 Kwh at first. => The value was 12 kWh at first.

kilowatt-hour-kwh-2: /(?<=\\d[ \\u00a0]?)KWh(?![\\p{L}\\d/^-])/ => kWh
- The value was 12 KWh at first. => The value was 12 kWh at first.

kilowatt-hour-kwh-3: /(?<=\\d[ \\u00a0]?)kwh(?![\\p{L}\\d/^-])/ => kWh
- The value was 12 kwh at first. => The value was 12 kWh at first.

megawatt-mw: /(?<=\\d[ \\u00a0]?)Mw(?![\\p{L}\\d/^-])/ => MW
- The value was 12 Mw at first. => The value was 12 MW at first.

kilovolt-kv: /(?<=\\d[ \\u00a0]?)KV(?![\\p{L}\\d/^-])/ => kV
- The value was 12 KV at first. => The value was 12 kV at first.

kilovolt-kv-2: /(?<=\\d[ \\u00a0]?)Kv(?![\\p{L}\\d/^-])/ => kV
- The value was 12 Kv at first. => The value was 12 kV at first.

kilojoule-kj: /(?<=\\d[ \\u00a0]?)KJ(?![\\p{L}\\d/^-])/ => kJ
- The value was 12 KJ at first. => The value was 12 kJ at first.

kilojoule-kj-2: /(?<=\\d[ \\u00a0]?)Kj(?![\\p{L}\\d/^-])/ => kJ
- The value was 12 Kj at first. => The value was 12 kJ at first.

kilopascal-kpa: /(?<=\\d[ \\u00a0]?)KPa(?![\\p{L}\\d/^-])/ => kPa
- The value was 12 KPa at first. => The value was 12 kPa at first.

kilopascal-kpa-2: /(?<=\\d[ \\u00a0]?)Kpa(?![\\p{L}\\d/^-])/ => kPa
- The value was 12 Kpa at first. => The value was 12 kPa at first.

kilopascal-kpa-3: /(?<=\\d[ \\u00a0]?)kpa(?![\\p{L}\\d/^-])/ => kPa
- The value was 12 kpa at first. => The value was 12 kPa at first.

megapascal-mpa: /(?<=\\d[ \\u00a0]?)Mpa(?![\\p{L}\\d/^-])/ => MPa
- The value was 12 Mpa at first. => The value was 12 MPa at first.

megapascal-mpa-2: /(?<=\\d[ \\u00a0]?)mpa(?![\\p{L}\\d/^-])/ => MPa
- The value was 12 mpa at first. => The value was 12 MPa at first.

gigapascal-gpa: /(?<=\\d[ \\u00a0]?)Gpa(?![\\p{L}\\d/^-])/ => GPa
- The value was 12 Gpa at first. => The value was 12 GPa at first.

kilocalorie-kcal: /(?<=\\d[ \\u00a0]?)KCal(?![\\p{L}\\d/^-])/ => kcal
- The value was 12 KCal at first. => The value was 12 kcal at first.

kilocalorie-kcal-2: /(?<=\\d[ \\u00a0]?)Kcal(?![\\p{L}\\d/^-])/ => kcal
- The value was 12 Kcal at first. => The value was 12 kcal at first.

decibel-db: /(?<=\\d[ \\u00a0]?)Db(?![\\p{L}\\d/^-])/ => dB
- The value was 12 Db at first. => The value was 12 dB at first.

decibel-db-2: /(?<=\\d[ \\u00a0]?)db(?![\\p{L}\\d/^-])/ => dB
- The value was 12 db at first. => The value was 12 dB at first.

kiloelectronvolt-kev: /(?<=\\d[ \\u00a0]?)Kev(?![\\p{L}\\d/^-])/ => keV
- The value was 12 Kev at first. => The value was 12 keV at first.

kiloelectronvolt-kev-2: /(?<=\\d[ \\u00a0]?)kev(?![\\p{L}\\d/^-])/ => keV
- The value was 12 kev at first. => The value was 12 keV at first.

megaelectronvolt-mev: /(?<=\\d[ \\u00a0]?)Mev(?![\\p{L}\\d/^-])/ => MeV
- The value was 12 Mev at first. => The value was 12 MeV at first.

megaelectronvolt-mev-2: /(?<=\\d[ \\u00a0]?)mev(?![\\p{L}\\d/^-])/ => MeV
- The value was 12 mev at first. => The value was 12 MeV at first.

electronvolt-ev: /(?<=\\d[ \\u00a0]?)ev(?![\\p{L}\\d/^-])/ => eV
- The value was 12 ev at first. => The value was 12 eV at first.

kilometre-per-hour-kmph: /(?<=\\d[ \\u00a0]?)kmph(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 kmph at first. => The value was 12 km/h at first.

kilometre-per-hour-kph: /(?<=\\d[ \\u00a0]?)kph(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 kph at first. => The value was 12 km/h at first.

kilometre-per-hour-kmph-2: /(?<=\\d[ \\u00a0]?)Kmph(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 Kmph at first. => The value was 12 km/h at first.

kilometre-per-hour-kmph-3: /(?<=\\d[ \\u00a0]?)KMPH(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 KMPH at first. => The value was 12 km/h at first.

kilometre-per-hour-km-hr: /(?<=\\d[ \\u00a0]?)km\\/hr(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 km/hr at first. => The value was 12 km/h at first.

kilometre-per-hour-km-h: /(?<=\\d[ \\u00a0]?)Km\\/h(?![\\p{L}\\d/^-])/ => km/h
- The value was 12 Km/h at first. => The value was 12 km/h at first.

milligram-per-litre-mg-lt: /(?<=\\d[ \\u00a0]?)mg\\/lt(?![\\p{L}\\d/^-])/ => mg/L
- The value was 12 mg/lt at first. => The value was 12 mg/L at first.

milligram-per-litre-mg-lit: /(?<=\\d[ \\u00a0]?)mg\\/lit(?![\\p{L}\\d/^-])/ => mg/L
- The value was 12 mg/lit at first. => The value was 12 mg/L at first.

millimetre-of-mercury-mmhg: /(?<=\\d[ \\u00a0]?)mmhg(?![\\p{L}\\d/^-])/ => mmHg
- The value was 12 mmhg at first. => The value was 12 mmHg at first.

millimetre-of-mercury-mmhg-2: /(?<=\\d[ \\u00a0]?)mmHG(?![\\p{L}\\d/^-])/ => mmHg
- The value was 12 mmHG at first. => The value was 12 mmHg at first.

millimetre-of-mercury-mm-hg: /(?<=\\d[ \\u00a0]?)mm\\/Hg(?![\\p{L}\\d/^-])/ => mmHg
- The value was 12 mm/Hg at first. => The value was 12 mmHg at first.

mole-mol: /(?<=\\d[ \\u00a0]?)Mol(?![\\p{L}\\d/^-])/ => mol
- The value was 12 Mol at first. => The value was 12 mol at first.

mole-mols: /(?<=\\d[ \\u00a0]?)mols(?![\\p{L}\\d/^-])/ => mol
- The value was 12 mols at first. => The value was 12 mol at first.

millimole-mmol: /(?<=\\d[ \\u00a0]?)mMol(?![\\p{L}\\d/^-])/ => mmol
- The value was 12 mMol at first. => The value was 12 mmol at first.

pound-lbs: /(?<=\\d[ \\u00a0]?)lbs(?![\\p{L}\\d/^-])/ => lb
- The value was 12 lbs at first. => The value was 12 lb at first.
`,
};
