import { choice, faulty, form, habit, ofMarks, type StyleChoice } from './style-form.ts';

const UNITS =
  'mg|kg|µg|μg|ng|mL|ml|µL|μL|dL|cm|mm|km|nm|µm|μm|MHz|GHz|kHz|Hz|kPa|MPa|GPa|kJ|kW|MW|mV|keV|MeV|GeV|mol|mmol|kcal|GB|MB|TB|kB|dB|ms|min';
const QUANTITIES = '[kmµμn]?(?:g|mol|m|L|l|J|W)|Mg|t';
const DIVISORS = 'ha|m?L|ml|k?g|mg|s|h|d|K|mol|yr';
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** An abbreviation in the running text; in brackets, "Fig." is usual even when the text uses "Figure". */
const reference = (id: string, short: string, long: string): StyleChoice =>
  choice(
    id,
    'References in the running text are written',
    form(`with “${short}.”`, `(?<=\\p{Ll},? )${short}\\. ?(?<n>\\d)`, `${short}. $<n>`),
    form(`with “${long}”`, `(?<=\\p{Ll},? )${long} (?<n>\\d)`, `${long} $<n>`),
  );

/** Formats of numbers, signs, dates and references for which prose allows several forms; an author should use only one. */
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
    faulty('with a hyphen', '(?<![\\p{L}\\d./–-])(?<a>\\d{1,4})-(?<b>\\d{1,4})(?![\\p{L}\\d/–-])', '$<a>-$<b>'),
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
    'four-digits',
    'Numbers of four digits are written',
    form('with a comma', '(?<![\\d,.$€£])(?<a>[1-9]),(?<b>\\d{3})(?= \\p{Ll}{3})', '$<a>,$<b>'),
    // numbers that may be years are excluded
    form(
      'without a comma',
      '(?<![\\d,.\\p{L}#$€£/–-]|\\p{Lu} )(?!(?:1[5-9]|20)\\d\\d)(?<a>[1-9])(?<b>\\d{3})(?= \\p{Ll}{3})',
      '$<a>$<b>',
    ),
  ),
  choice(
    'unit-quotient',
    'Quotients of units are written',
    form('with a slash', `(?<=\\d[ \\u00a0])(?<u>${QUANTITIES})/(?<v>${DIVISORS})(?![\\p{L}\\d/²³])`, '$<u>/$<v>'),
    form(
      'with an exponent',
      `(?<=\\d[ \\u00a0])(?<u>${QUANTITIES})[ \\u00a0](?<v>${DIVISORS})(?:⁻¹|[−-]1)(?![\\p{L}\\d])`,
      '$<u> $<v>⁻¹',
    ),
  ),
  ofMarks(
    choice(
      'dash',
      'Dashes between words are written',
      form('closed up (“—”)', '(?<a>\\p{L})—(?<b>\\p{L})', '$<a>—$<b>'),
      form('with spaces (“ — ”)', '(?<a>\\p{L}) — (?<b>\\p{L})', '$<a> — $<b>'),
      form('with spaces (“ – ”)', '(?<a>\\p{L}) – (?<b>\\p{L})', '$<a> – $<b>'),
    ),
  ),
  ofMarks(
    choice(
      'quotation-marks',
      'Quotation marks are',
      form('curly', '“(?<a>[^“”"\\n]{1,200})”', '“$<a>”'),
      form('straight', '(?<![\\p{L}\\d])"(?<a>[^“”"\\n]{1,200})"(?![\\p{L}\\d])', '"$<a>"'),
    ),
  ),
  ofMarks(
    choice(
      'quotation-kind',
      'Quotations are written',
      form('in double quotation marks', '“(?<a>[^“”\\n]{1,200})”', '“$<a>”'),
      // inside double quotation marks, single ones are always right
      form(
        'in single quotation marks',
        '(?<![\\p{L}\\d]|“[^”]{0,200})‘(?<a>[^‘’“”\\n]{1,200})’(?![\\p{L}\\d])',
        '‘$<a>’',
      ),
    ),
  ),
  ofMarks(
    choice(
      'apostrophe',
      'Apostrophes are',
      form('curly', '(?<!\\p{L})(?<a>\\p{L}{1,40})’(?<b>\\p{L}{1,40})', '$<a>’$<b>'),
      form('straight', "(?<!\\p{L})(?<a>\\p{L}{1,40})'(?<b>\\p{L}{1,40})", "$<a>'$<b>"),
    ),
  ),
  reference('figure', 'Fig', 'Figure'),
  reference('equation', 'Eq', 'Equation'),
  reference('section', 'Sec', 'Section'),
  reference('reference', 'Ref', 'Reference'),
  ofMarks(
    choice(
      'serial-comma',
      'The last item of a list is written',
      form(
        'with a comma before the conjunction',
        '(?<!\\p{L})(?<a>\\p{L}{1,40}, \\p{Ll}{1,40}), (?<c>and|or) (?<b>\\p{Ll}{1,40})',
        '$<a>, $<c> $<b>',
      ),
      // not near the start of a sentence: "In winter, cats and dogs …" is not a list
      {
        ...form(
          'without a comma before the conjunction',
          '(?<=\\p{Ll} \\p{Ll}{1,40} \\p{Ll}{1,40} \\p{Ll}{1,40} )(?<a>\\p{Ll}{1,40}, \\p{Ll}{1,40}) (?<c>and|or) (?<b>\\p{Ll}{1,40})',
          '$<a> $<c> $<b>',
        ),
        parsed: true,
      },
    ),
  ),
  ofMarks(
    choice(
      'eg-comma',
      '“e.g.” is written',
      form('with a comma after it', '\\b(?<a>e\\.g\\.), ', '$<a>, '),
      form('without a comma after it', '\\b(?<a>e\\.g\\.) ', '$<a> '),
    ),
  ),
  ofMarks(
    choice(
      'ie-comma',
      '“i.e.” is written',
      form('with a comma after it', '\\b(?<a>i\\.e\\.), ', '$<a>, '),
      form('without a comma after it', '\\b(?<a>i\\.e\\.) ', '$<a> '),
    ),
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
    // some guides omit the zero for values that cannot exceed 1 (p, r, a measure of fit): a text that does so repeatedly does so on purpose
    {
      ...faulty(
        'without a zero before the point',
        '(?<![\\d.,\\p{L}])(?<![pPrRαβ] ?[<>=≤≥] ?[−-]?)\\.(?<a>\\d)',
        '.$<a>',
      ),
      meantFrom: 3,
    },
  ),
  ofMarks(
    choice(
      'versus',
      '“Versus” is written',
      form('“versus”', '\\bversus(?= )', 'versus'),
      form('“vs.”', '\\bvs\\.(?= )', 'vs.'),
      form('“vs”', '\\bvs(?= )', 'vs'),
    ),
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
