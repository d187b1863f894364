/** One of the ways in which a thing can be written; the groups of all forms of a choice have the same names. */
export interface StyleForm {
  /** How comments call it. */
  readonly label: string;
  readonly find: RegExp;
  /** Template for the same thing in this form: `$<name>` is a group. */
  readonly write: string;
  /** No standard has it: it is counted, but never proposed, however often the text has it. */
  readonly faulty?: boolean;
  /** A habit that other rules respect; nothing is proposed for it. */
  readonly counted?: boolean;
}

/** A matter of format that a document should settle once. */
export interface StyleChoice {
  readonly id: string;
  /** "Numbers and their units are written …" */
  readonly what: string;
  readonly forms: readonly StyleForm[];
}

const UNITS =
  'mg|kg|µg|μg|ng|mL|ml|µL|μL|dL|cm|mm|km|nm|µm|μm|MHz|GHz|kHz|Hz|kPa|MPa|GPa|kJ|kW|MW|mV|keV|MeV|GeV|mol|mmol|kcal|GB|MB|TB|kB|dB|ms|min';
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

const form = (label: string, find: string, write: string): StyleForm => ({
  label,
  find: new RegExp(find, 'gu'),
  write,
});
const faulty = (label: string, find: string, write: string): StyleForm => ({
  ...form(label, find, write),
  faulty: true,
});
/** Counted as the document's habit, and proposed to nobody: how formal a text is, is no matter of consistency. */
const habit = (label: string, find: string): StyleForm => ({ ...form(label, find, ''), faulty: false, counted: true });
const choice = (id: string, what: string, ...forms: StyleForm[]): StyleChoice => ({ id, what, forms });

/** An abbreviation in the running text: in brackets "Fig." is usual where the text has "Figure". */
const reference = (id: string, short: string, long: string): StyleChoice =>
  choice(
    id,
    'References in the running text are written',
    form(`with “${short}.”`, `(?<=\\p{Ll},? )${short}\\. ?(?<n>\\d)`, `${short}. $<n>`),
    form(`with “${long}”`, `(?<=\\p{Ll},? )${long} (?<n>\\d)`, `${long} $<n>`),
  );

/** Formats of numbers, signs, dates and references that prose leaves to the writer, who should keep to one. */
export const STYLE_CHOICES: readonly StyleChoice[] = [
  choice(
    'unit-space',
    'Numbers and their units are written',
    form(
      'with a space',
      `(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)[ \\u00a0\\u2009\\u202f](?<u>${UNITS})(?![\\p{L}\\d])`,
      '$<a> $<u>',
    ),
    faulty('without a space', `(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)(?<u>${UNITS})(?![\\p{L}\\d])`, '$<a>$<u>'),
  ),
  choice(
    'percent',
    'Percentages are written',
    form('with “%”', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)%', '$<a>%'),
    form('with a space before “%”', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)[ \\u00a0\\u2009\\u202f]%', '$<a> %'),
    form('with “percent”', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d) percent\\b', '$<a> percent'),
    form('with “per cent”', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d) per cent\\b', '$<a> per cent'),
  ),
  choice(
    'degree-space',
    'Temperatures are written',
    form('with a space', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)[ \\u00a0\\u2009\\u202f]°(?<u>[CF])\\b', '$<a> °$<u>'),
    form('without a space', '(?<![\\d.,])(?<a>[\\d.,]{0,20}\\d)°(?<u>[CF])\\b', '$<a>°$<u>'),
  ),
  choice(
    'range-dash',
    'Ranges are written',
    form('with an en dash', '(?<![\\d–-])(?<a>\\d{1,4})–(?<b>\\d{1,4})(?![\\d–-])', '$<a>–$<b>'),
    faulty('with a hyphen', '(?<![\\p{L}\\d.–-])(?<a>\\d{1,4})-(?<b>\\d{1,4})(?![\\p{L}\\d–-])', '$<a>-$<b>'),
  ),
  choice(
    'thousands',
    'Large numbers are written',
    form('with commas', '(?<![\\d,.])(?<a>\\d{2,3}),(?<b>\\d{3})(?![\\d,])', '$<a>,$<b>'),
    form(
      'without commas',
      '(?<![\\d,.\\p{L}#/-]|\\p{Lu} )(?<a>[1-9]\\d{1,2})(?<b>\\d{3})(?![\\d,/\\p{L}-])',
      '$<a>$<b>',
    ),
  ),
  choice(
    'dash',
    'Dashes between words are written',
    form('closed up (“—”)', '(?<a>\\p{L})—(?<b>\\p{L})', '$<a>—$<b>'),
    form('with spaces (“ — ”)', '(?<a>\\p{L}) — (?<b>\\p{L})', '$<a> — $<b>'),
    form('with spaces (“ – ”)', '(?<a>\\p{L}) – (?<b>\\p{L})', '$<a> – $<b>'),
  ),
  choice(
    'quotation-marks',
    'Quotation marks are',
    form('curly', '“(?<a>[^“”"\\n]{1,200})”', '“$<a>”'),
    form('straight', '(?<![\\p{L}\\d])"(?<a>[^“”"\\n]{1,200})"(?![\\p{L}\\d])', '"$<a>"'),
  ),
  choice(
    'apostrophe',
    'Apostrophes are',
    form('curly', '(?<!\\p{L})(?<a>\\p{L}{1,40})’(?<b>\\p{L}{1,40})', '$<a>’$<b>'),
    form('straight', "(?<!\\p{L})(?<a>\\p{L}{1,40})'(?<b>\\p{L}{1,40})", "$<a>'$<b>"),
  ),
  reference('figure', 'Fig', 'Figure'),
  reference('equation', 'Eq', 'Equation'),
  reference('section', 'Sec', 'Section'),
  reference('reference', 'Ref', 'Reference'),
  choice(
    'serial-comma',
    'The last item of a list is written',
    form(
      'with a comma before the conjunction',
      '(?<!\\p{L})(?<a>\\p{L}{1,40}, \\p{L}{1,40}, \\p{L}{1,40}), (?<c>and|or) (?<b>\\p{L}{1,40})',
      '$<a>, $<c> $<b>',
    ),
    form(
      'without a comma before the conjunction',
      '(?<!\\p{L})(?<a>\\p{L}{1,40}, \\p{L}{1,40}, \\p{L}{1,40}) (?<c>and|or) (?<b>\\p{L}{1,40})',
      '$<a> $<c> $<b>',
    ),
  ),
  choice(
    'eg-comma',
    '“e.g.” is written',
    form('with a comma after it', '\\b(?<a>e\\.g\\.), ', '$<a>, '),
    form('without a comma after it', '\\b(?<a>e\\.g\\.) ', '$<a> '),
  ),
  choice(
    'ie-comma',
    '“i.e.” is written',
    form('with a comma after it', '\\b(?<a>i\\.e\\.), ', '$<a>, '),
    form('without a comma after it', '\\b(?<a>i\\.e\\.) ', '$<a> '),
  ),
  choice(
    'p-value',
    'The symbol of probability is written',
    form('“p”', '(?<![\\p{L}\\d])p(?<s> ?[<>=≤≥] ?)(?=[.\\d])', 'p$<s>'),
    form('“P”', '(?<![\\p{L}\\d])P(?<s> ?[<>=≤≥] ?)(?=[.\\d])', 'P$<s>'),
  ),
  choice(
    'operator-space',
    'Signs of comparison are written',
    form('with spaces', '(?<![\\p{L}\\d])(?<a>\\p{L}) (?<s>[<>=≤≥]) (?=[−-]?[.\\d])', '$<a> $<s> '),
    form('without spaces', '(?<![\\p{L}\\d])(?<a>\\p{L})(?<s>[<>=≤≥])(?=[−-]?[.\\d])', '$<a>$<s>'),
  ),
  choice(
    'leading-zero',
    'Decimals below one are written',
    form('with a zero before the point', '(?<![\\d.,])0\\.(?<a>\\d)', '0.$<a>'),
    // of what cannot exceed 1 (p, r) some guides leave it out
    faulty('without a zero before the point', '(?<![\\d.,\\p{L}])(?<![pPrRαβ] ?[<>=≤≥] ?[−-]?)\\.(?<a>\\d)', '.$<a>'),
  ),
  choice(
    'versus',
    '“Versus” is written',
    form('“versus”', '\\bversus(?= )', 'versus'),
    form('“vs.”', '\\bvs\\.(?= )', 'vs.'),
    form('“vs”', '\\bvs(?= )', 'vs'),
  ),
  choice(
    'date',
    'Dates are written',
    form('with the day first', `(?<![\\d.])(?<d>\\d{1,2}) (?<m>${MONTHS}),? (?<y>[12]\\d{3})(?!\\d)`, '$<d> $<m> $<y>'),
    form('with the month first', `\\b(?<m>${MONTHS}) (?<d>\\d{1,2}), (?<y>[12]\\d{3})(?!\\d)`, '$<m> $<d>, $<y>'),
  ),
  choice(
    'decade',
    'Decades are written',
    form('without an apostrophe', '(?<![\\d])(?<a>[12]\\d\\d0)s\\b', '$<a>s'),
    faulty('with an apostrophe', "(?<![\\d])(?<a>[12]\\d\\d0)['’]s\\b", '$<a>’s'),
  ),
  choice(
    'times-sign',
    'Multiplication is written',
    form('with “×”', '(?<a>\\d) × (?<b>\\d)', '$<a> × $<b>'),
    faulty('with the letter “x”', '(?<a>\\d) x (?<b>\\d)', '$<a> x $<b>'),
  ),
  choice(
    'contractions',
    'Short forms of verbs and “not” are written',
    habit(
      'with an apostrophe',
      "\\p{L}(?:n['’]t|['’](?:re|ve|ll|d|m))\\b|\\b(?:it|that|there|he|she|what|let)['’]s\\b",
    ),
    habit(
      'in full',
      '\\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will|can) ?not\\b|\\b(?:it|that|there|he|she) is\\b|\\b(?:we|they|you) (?:are|have|will|would)\\b|\\bI (?:am|have|will|would)\\b',
    ),
  ),
  choice(
    'clock',
    'Times of day are written',
    form('“p.m.”', '(?<a>\\d) (?<h>[ap])\\.m\\.', '$<a> $<h>.m.'),
    form('“pm”', '(?<a>\\d) (?<h>[ap])m\\b', '$<a> $<h>m'),
  ),
  choice(
    'doctorate',
    'The degree is written',
    form('“PhD”', '\\bPhD\\b', 'PhD'),
    form('“Ph.D.”', '\\bPh\\.D\\.', 'Ph.D.'),
  ),
  choice(
    'united-states',
    'The country is written',
    form('“U.S.”', '\\bU\\.S\\.(?= \\p{Ll})', 'U.S.'),
    form('“US”', '\\bUS(?= \\p{Ll})', 'US'),
  ),
];

/** Key under which a document's uses of a form are counted. */
export const choiceKey = (choiceId: string, formIndex: number): string => `choice:${choiceId}:${formIndex}`;
