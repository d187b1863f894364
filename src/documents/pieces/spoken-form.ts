import { PLACEHOLDER } from './piece.ts';

/** Letters whose names begin with a vowel. */
const VOWEL_LETTERS = /[aefhilmnorsxAEFHILMNORSX]/;
const VOWEL_COMMANDS = /^(?:alpha|epsilon|varepsilon|eta|iota|omicron|omega|ell|infty|aleph|emptyset|in|exists)$/;
const SPOKEN =
  /^(?:\\(?:mathcal|mathbf|mathrm|mathbb|mathit|mathsf|bm|boldsymbol|hat|bar|tilde|vec|text|textrm)\s*\{?|[{(\s])*/;
/** Replacements for a formula after an article: letters whose names begin with a vowel and with a consonant. */
const VOWEL_CLASS = 'N';
const CONSONANT_CLASS = 'K';

/** True when a text with these last characters ends with “a ” or “an ”. */
function endsWithArticle(tail: string): boolean {
  return /(?:^|[\s(])an?\s$/i.test(tail);
}

/** An index or exponent that is the whole formula: CO$_2$, m$^{-1}$. */
const SCRIPT = /^([_^])\s*(?:\{\s*([+−-]?\d{1,4}[+−-]?)\s*\}|(\d))$/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';

/** Returns an index or exponent in characters that are set so themselves; it belongs to the word or number before it. */
function scriptAsRead(before: string, formula: string): string | undefined {
  const found = /[\p{L}\p{N})]$/u.test(before) ? SCRIPT.exec(formula) : null;
  if (!found) return undefined;
  const signs = found[1] === '^' ? RAISED : LOWERED;
  return [...(found[2] ?? found[3]!)].map((sign) => signs['0123456789+-−'.indexOf(sign)]).join('');
}

/**
 * Returns how a formula reads. Numbers stay. After an indefinite article the formula becomes a letter with the same kind of
 * first sound, so that “an $n$-vector” is right and “a $n$-vector” is not; elsewhere it becomes a placeholder.
 */
export function formulaAsRead(before: string, content: string): string {
  const plain = content.trim();
  if (/^\d+(?:[.,]\d+)*$/.test(plain)) return plain;
  const script = scriptAsRead(before, plain);
  if (script !== undefined) return script;
  if (!endsWithArticle(before)) return PLACEHOLDER;
  const start = plain.replace(SPOKEN, '');
  const command = /^\\([A-Za-z]+)/.exec(start)?.[1];
  if (command !== undefined) {
    if (VOWEL_COMMANDS.test(command)) return VOWEL_CLASS;
    return GREEK.test(command) ? CONSONANT_CLASS : PLACEHOLDER;
  }
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(start)) return VOWEL_CLASS;
  if (/^\d/.test(start)) return CONSONANT_CLASS;
  if (!/^[A-Za-z](?![A-Za-z])/.test(start)) return PLACEHOLDER;
  return VOWEL_LETTERS.test(start[0]!) ? VOWEL_CLASS : CONSONANT_CLASS;
}

const GREEK =
  /^(?:beta|gamma|delta|zeta|theta|vartheta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|varphi|chi|psi|upsilon|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Phi|Psi)$/;

/** Returns how program text reads: as a placeholder, except that a word of letters stays after an article, because its first sound matters. */
export function codeAsRead(before: string, code: string): string {
  return endsWithArticle(before) && /^[A-Za-z]+$/.test(code) ? code : PLACEHOLDER;
}
