import type { Alert } from '../../engine/pipeline/present.ts';
import { classEntry, type ErrorClass } from '../../engine/taxonomy.ts';

/** Categories with the ids that LanguageTool's clients know. */
export const CATEGORIES = {
  TYPOS: 'Possible Typo',
  GRAMMAR: 'Grammar',
  PUNCTUATION: 'Punctuation',
  CASING: 'Capitalization',
  CONFUSED_WORDS: 'Commonly Confused Words',
  REDUNDANCY: 'Redundant Phrases',
  PLAIN_ENGLISH: 'Plain English',
  REGIONALISMS: 'Regional Spelling',
  INCLUSIVE_LANGUAGE: 'Inclusive Language',
  TYPOGRAPHY: 'Typography',
  STYLE: 'Style',
  MISC: 'Miscellaneous',
} as const;
export type CategoryId = keyof typeof CATEGORIES;

/** Types of mistakes as defined by the Internationalization Tag Set 2.0 (W3C) and used by LanguageTool. */
export type IssueType =
  | 'misspelling'
  | 'grammar'
  | 'typographical'
  | 'duplication'
  | 'locale-violation'
  | 'style'
  | 'uncategorized';

interface Terms {
  readonly category: CategoryId;
  readonly issueType: IssueType;
}

const terms = (category: CategoryId, issueType: IssueType): Terms => ({ category, issueType });
const GRAMMAR = terms('GRAMMAR', 'grammar');
const STYLE = terms('STYLE', 'style');

/** If a class is not listed, its category in our own table decides: Correctness is grammar, everything else is style. */
const BY_CLASS: Partial<Readonly<Record<ErrorClass, Terms>>> = {
  spelling: terms('TYPOS', 'misspelling'),
  punctuation: terms('PUNCTUATION', 'typographical'),
  capitals: terms('TYPOGRAPHY', 'typographical'),
  symbols: terms('TYPOGRAPHY', 'typographical'),
  phrasing: terms('CONFUSED_WORDS', 'grammar'),
  regional: terms('REGIONALISMS', 'locale-violation'),
  redundancy: terms('REDUNDANCY', 'style'),
  brevity: terms('REDUNDANCY', 'style'),
  'plain-language': terms('PLAIN_ENGLISH', 'style'),
  vague: terms('PLAIN_ENGLISH', 'style'),
  inclusive: terms('INCLUSIVE_LANGUAGE', 'style'),
  other: terms('MISC', 'uncategorized'),
};

type Judged = Pick<Alert, 'rule' | 'errorClass' | 'coveredText' | 'replacements' | 'optional'>;

/** Advice is always style. The type of a correction depends on its class. */
export function termsOf(alert: Judged): Terms {
  const { rule, errorClass, coveredText, replacements } = alert;
  const known = BY_CLASS[errorClass];
  if (isAdvice(alert)) return terms(known?.issueType === 'style' ? known.category : 'STYLE', 'style');
  if (rule === 'doubled-words') return terms('GRAMMAR', 'duplication');
  if (errorClass === 'capitals' && replacements[0]?.toLowerCase() === coveredText.toLowerCase())
    return terms('CASING', 'typographical');
  return known ?? (classEntry(errorClass).category === 'Correctness' ? GRAMMAR : STYLE);
}

/** True for a change that is not made without asking, or a question about something that is not a mistake. */
export function isAdvice({ optional, replacements, errorClass }: Omit<Judged, 'coveredText' | 'rule'>): boolean {
  return (optional ?? false) || (replacements.length === 0 && classEntry(errorClass).category !== 'Correctness');
}

/**
 * Returns the id of a match's rule. Clients offer their dictionary if it begins with `MORFOLOGIK_RULE`, LanguageTool's
 * spell checker. All other rules keep their names.
 */
export function matchRuleId({ rule, errorClass }: Pick<Alert, 'rule' | 'errorClass'>, languageCode: string): string {
  if (!isSpelling(errorClass)) return rule;
  const [language = 'en', region = 'US'] = languageCode.split('-');
  return `MORFOLOGIK_RULE_${language.toUpperCase()}_${region}`;
}

export const isSpelling = (errorClass: ErrorClass): boolean => classEntry(errorClass).subCategory === 'Spelling';

/** What switches one of our rules off or on under LanguageTool's name for it: ids, id prefixes with `/`, or a class. */
const LANGUAGETOOL_RULES = new Map<string, (alert: Pick<Alert, 'rule' | 'errorClass'>) => boolean>(
  Object.entries({
    WHITESPACE_RULE: isOf('spacing'),
    CONSECUTIVE_SPACES: isOf('spacing'),
    COMMA_PARENTHESIS_WHITESPACE: isOf('spacing'),
    SENTENCE_WHITESPACE: isOf('spacing'),
    DOUBLE_PUNCTUATION: isOf('spacing/doubled'),
    UPPERCASE_SENTENCE_START: isOf('sentence-capital'),
    EN_A_VS_AN: isOf('indefinite-article'),
    ENGLISH_WORD_REPEAT_RULE: isOf('doubled-words'),
    PUNCTUATION_PARAGRAPH_END: isOf('final-stop'),
    PASSIVE_VOICE: ({ errorClass }) => errorClass === 'voice',
    EN_CONTRACTION_SPELLING: isOf('contractions'),
  }),
);

function isOf(name: string): (alert: Pick<Alert, 'rule'>) => boolean {
  return ({ rule }) => rule === name || rule.startsWith(`${name}/`);
}

/** True when a name in `enabledRules` or `disabledRules` means this alert's rule: our name, the first part of it, or LanguageTool's name. */
export function isNamed(name: string, alert: Pick<Alert, 'rule' | 'errorClass'>): boolean {
  if (isOf(name)(alert)) return true;
  if (/^MORFOLOGIK_RULE|_SPELLER_RULE$|^HUNSPELL_/.test(name)) return isSpelling(alert.errorClass);
  return LANGUAGETOOL_RULES.get(name)?.(alert) ?? false;
}
