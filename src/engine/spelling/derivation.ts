import type { Lexicon } from '../lexicon/lexicon.ts';

const PREFIXES =
  'non un re pre over under multi micro macro bio sub inter anti co hyper hypo neuro nano photo geo meta mis auto cyber eco immuno cardio psycho electro thermo hydro cyto intra extra post super ultra trans semi pseudo poly mono tri quasi de dis out up down fore counter mid cross radio tele video infra iso homo hetero endo exo ecto myo osteo hemo haemo hepato gastro vaso broncho dermato patho pharmaco physio socio techno ethno agro phyto xeno chemo litho magneto spectro stereo syn para peri pan omni proto retro phospho glyco lipo fluoro chloro bromo methyl ethyl amino hydroxy carboxy acetyl benzo'.split(
    ' ',
  );
const SUFFIXES: readonly (readonly [string, readonly string[]])[] = [
  ['ness', ['']],
  ['like', ['']],
  ['wise', ['']],
  ['less', ['']],
  ['fold', ['']],
  ['ship', ['']],
  ['hood', ['']],
  ['dom', ['']],
  ['ish', ['', 'e']],
  ['able', ['', 'e']],
  ['ability', ['', 'e']],
  ['ization', ['', 'e', 'y']],
  ['isation', ['', 'e', 'y']],
  ['ize', ['', 'e', 'y']],
  ['ise', ['', 'e', 'y']],
  ['ized', ['', 'e', 'y']],
  ['ised', ['', 'e', 'y']],
  ['izing', ['', 'e', 'y']],
  ['ising', ['', 'e', 'y']],
  ['ically', ['ic']],
  ['ity', ['']],
  ['ism', ['']],
  ['ist', ['']],
  ['ists', ['']],
  ['ian', ['']],
  ['oid', ['']],
  ['s', ['']],
  ['es', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['er', ['', 'e']],
  ['ers', ['', 'e']],
  ['ly', ['']],
  ['al', ['']],
];
const CHEMICAL =
  /(?:ase|ases|idine|amide|amine|azole|fen|vir|oxacin|parin|caine|zepam|dipine|thrin|triptan|setron|oside|mycin|cillin|statin|mab|nib|olol|pril|sartan|oxane|ylene|ylate|ylated|ylation|emia|aemia|osis|itis|pathy|ectomy|plasty|graphy|genesis|genic|lysis|philic|phobic|phore|troph|trophic|morphic|metric|scopy|ploid|zoan|aceae|cyte|cytes|blast|blasts|oma|omas|uria|algia|plasm|phyte|phytes|virus|viruses|ium|yl|ane|ene|ine|ol|one|ide|ite|ose)$/;

const prefixSet: ReadonlySet<string> = new Set(PREFIXES);

/** True for a productive prefix, as it is written before a hyphen. */
export const isPrefix = (lower: string): boolean => prefixSet.has(lower);

/** "reimported": true when a known verb follows the prefix "re". */
export const isDoneAgain = (lexicon: Lexicon, lower: string): boolean =>
  /^re[a-z]{5,}$/.test(lower) && lexicon.isLowerCase(lower.slice(2)) && lexicon.verbs(lower.slice(2)).length > 0;

/** True when `form` is `lower` without a productive prefix: "unbiological" is not a slip for its opposite. */
export function losesPrefix(lower: string, form: string): boolean {
  return lower.endsWith(form) && prefixSet.has(lower.slice(0, lower.length - form.length));
}

/** Letters that differ between the varieties within a word. */
const LETTERS_OF_VARIETIES: readonly (readonly [RegExp, string])[] = [
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/our/, 'or'],
  [/ll(?=e[dr]|ing)/, 'l'],
  [/(?<=[^aeiou])re$/, 'er'],
  [/sulph/, 'sulf'],
  [/yse/, 'yze'],
];

/** True when the other variety's spelling of the word is known: "vectorising" where only "vectorizing" is listed, "ileocaecal". */
export function isOtherVariety(lexicon: Lexicon, lower: string): boolean {
  if (
    LETTERS_OF_VARIETIES.some(
      ([written, other]) => written.test(lower) && lexicon.isLowerCase(lower.replace(written, other)),
    )
  )
    return true;
  const match = /^(.{3,}[iy])([sz])((?:e[drs]?|ers|ing|ations?|able|ability)?)$/.exec(lower);
  return (
    match !== null && match[3] !== '' && lexicon.isLowerCase(match[1]! + (match[2] === 's' ? 'z' : 's') + match[3])
  );
}

/** The ways in which an unlisted form could still be a word. */
export interface Derivation {
  /** A known word with a productive prefix ("nonpolar"). */
  readonly prefixed: boolean;
  /** A known word with a productive suffix ("graphlike", "unboxings"). */
  readonly suffixed: boolean;
  /** Two known words of four or more letters ("deathbringer"). */
  readonly compound: boolean;
  /** An ending of scientific names ("-ase", "-osis"). */
  readonly scientific: boolean;
}

/** Analyses the parts of `lower`; constant work per word. */
export function derivationOf(lexicon: Lexicon, lower: string): Derivation {
  const known = (form: string, shortest = 4): boolean => form.length >= shortest && lexicon.isLowerCase(form);
  const prefixed = PREFIXES.some((prefix) => lower.startsWith(prefix) && known(lower.slice(prefix.length)));
  const suffixed = SUFFIXES.some(
    ([suffix, ends]) => lower.endsWith(suffix) && ends.some((end) => known(lower.slice(0, -suffix.length) + end)),
  );
  let compound = false;
  for (let i = 4; i <= lower.length - 4 && !compound; i++) compound = known(lower.slice(0, i)) && known(lower.slice(i));
  return { prefixed, suffixed, compound, scientific: CHEMICAL.test(lower) };
}
