import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  type CategoryName,
  classEntry,
  ERROR_CLASSES,
  type ErrorClass,
  SUGGESTION_TYPES,
} from './taxonomy.ts';

/** The contract's table: category / sub-category / language categories. */
const CONTRACT: readonly (readonly [CategoryName, string, string])[] = [
  [
    'Correctness',
    'Grammar',
    'Adjectives/Adverbs, Articles, Conjunctions, Prepositions, Pronouns & Determiners, Singular-Plural Nouns, Subject-Verb Agreement, Tense, Verbs, Word Form',
  ],
  ['Correctness', 'Spelling', 'Spellings & Typos'],
  ['Correctness', 'Punctuation', 'Punctuation'],
  ['Correctness', 'Syntax & Vocabulary', 'Syntax, Other Errors, Accurate Phrasing'],
  ['Clarity', '', 'Word Order, Word Choice, Brevity, Vague Words/Phrases, Hedge Words, Idioms/Cliches'],
  ['Fluency', '', 'Redundancy, Noun Stacks, Plain Language, Enhancement, Active/Passive Voice'],
  [
    'Style',
    '',
    'Capitalization & Spacing, Number Style, Symbols/Notations, Regional Style, Contractions, Formal Word/Phrase Choice, Other Style, Consistency',
  ],
  ['Style Guide Compliance', '', 'APA, AMA, IEEE, AGU, ACS'],
];

/** Counters of the contract's error_report. */
const COUNTERS = new Set(
  'style_guide pronoun_and_determiner complexity other symbols_notations redundancy_conciseness enhancement conjunction word_choice preposition writing_advisor capitalization_and_spacing word_form abbreviations sva plain_language spelling verb noun word_order number_style article fragment adverb_and_adjective punctuation idioms syntax style sensitive_language tense run_on'.split(
    ' ',
  ),
);

const rows = CONTRACT.flatMap(([category, sub, names]) =>
  names.split(', ').map((name) => `${category}/${sub}/${name}`),
);
const classes = Object.keys(ERROR_CLASSES) as ErrorClass[];
const rowOf = (name: ErrorClass) => {
  const { category, subCategory, langCategory } = classEntry(name);
  return `${category}/${subCategory}/${langCategory}`;
};

describe('taxonomy', () => {
  it("numbers the contract's categories", () => {
    expect(Object.fromEntries(Object.entries(CATEGORIES).map(([name, { id }]) => [name, id]))).toEqual({
      Correctness: 1,
      Clarity: 2,
      Fluency: 3,
      Style: 4,
      'Style Guide Compliance': 5,
      Inclusivity: 6,
    });
    expect(SUGGESTION_TYPES).toEqual({ grammar: 1, spelling: 2, advisor: 3, enhancement: 4, styleGuide: 5 });
  });
  it('has a class for every language category of the contract', () => {
    expect(new Set(classes.map(rowOf))).toEqual(new Set([...rows, 'Inclusivity//Inclusive Language']));
  });
  it.each(classes)("%s is a row of the contract's table", (name) => {
    const { category, counter, type, subCategory } = classEntry(name);
    if (category !== 'Inclusivity') expect(rows).toContain(rowOf(name));
    expect(COUNTERS).toContain(counter);
    expect(SUGGESTION_TYPES).toHaveProperty(type);
    if (category === 'Correctness') expect(type).toBe(subCategory === 'Spelling' ? 'spelling' : 'grammar');
    else expect(type).toBe(category === 'Style Guide Compliance' ? 'styleGuide' : 'enhancement');
  });
});
