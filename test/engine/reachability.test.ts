import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/engine/context.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import type { StyleGuide } from '../../src/engine/taxonomy.ts';
import { CATEGORIES, classEntry, ERROR_CLASSES, type ErrorClass } from '../../src/engine/taxonomy.ts';
import { documentReports } from '../../src/services/documents/error-report.ts';
import { realEngine, realRules } from './real-engine.ts';

const engine = realEngine();
const rules = realRules().sources();
const GUIDES: ReadonlySet<string> = new Set(['ACS', 'AGU', 'AMA', 'APA', 'IEEE']);

/** A text with an error of each class that checkers and the ranker find; rules bring their own examples. */
const TEXTS: Partial<Record<ErrorClass, string>> = {
  'adjective-adverb': 'This one is more better.',
  article: 'It was a important result.',
  conjunction: 'Although it was late, but we went out.',
  preposition: 'We discussed about the problem.',
  'pronoun-determiner': 'This books are mine.',
  'noun-number': 'These book are mine.',
  agreement: 'The results shows a clear trend, and he go home.',
  tense: 'She tries to helps everyone. Yesterday I go home.',
  verb: 'She can goes to school.',
  'word-form': 'You can success in life.',
  spelling: 'They recieved a letter.',
  punctuation: 'They cant come today.',
  syntax: 'They take always the train to work.',
  'run-on': 'I like the new film, it is very good for children.',
  other: 'Dieser Satz ist auf Deutsch geschrieben, und er ist nicht besonders lang, aber er ist lang genug.',
  phrasing: 'We saw another cars.',
  'word-choice': 'It was a strong rain.',
  capitals: 'he likes football very much.',
  regional: 'The colour of the centre was grey.',
};

interface Trial {
  readonly text: string;
  readonly options: CheckOptions;
}

function trialsFor(name: ErrorClass): Trial[] {
  const own = TEXTS[name];
  const trials: Trial[] = own ? [{ text: own, options: DEFAULT_OPTIONS }] : [];
  const guide = GUIDES.has(name) ? (name as StyleGuide) : null;
  for (const rule of rules) {
    if (guide ? !rule.guides?.includes(guide) : rule.errorClass !== name) continue;
    const documentType = rule.documents === 'any' ? 'academic' : rule.documents;
    const options = { ...DEFAULT_OPTIONS, documentType, language: rule.language ?? 'US', styleGuide: guide };
    for (const text of [...rule.corrects.map(({ wrong }) => wrong), ...rule.flags]) trials.push({ text, options });
    if (trials.length > 30) break;
  }
  return trials;
}

/** Its first alert; texts after the one that has it, 30 for some classes, are not read. */
function firstOf(name: ErrorClass) {
  for (const { text, options } of trialsFor(name))
    for (const { alerts } of engine.check(text, options)) {
      const alert = alerts.find(({ errorClass }) => errorClass === name);
      if (alert) return alert;
    }
  return undefined;
}

const classes = Object.keys(ERROR_CLASSES) as ErrorClass[];

describe('what the reports can count', () => {
  const reached = new Set<ErrorClass>();
  it.each(classes)('%s is found in some text', (name) => {
    const alert = firstOf(name);
    expect(alert, `no text yields '${name}'`).toBeDefined();
    reached.add(name);

    const advisor = alert!.replacements.length === 0;
    const found = [{ errorClass: name, advisor, counted: true }];
    const reports = documentReports(found, { words: 100, sentences: 5 });
    const { category, counter, langCategory, subCategory } = classEntry(name);
    expect(reports.error_report[counter]).toBe(1);
    expect(reports.category_mapping[category]).toEqual([
      {
        id: CATEGORIES[category].id,
        category,
        sub_category: subCategory,
        lang_category: langCategory,
        critical_error: false,
        count: 1,
      },
    ]);
  });
  it("reaches every counter of the contract's error report", () => {
    const { error_report } = documentReports([], { words: 1, sentences: 1 });
    const totals = new Set(['language_score', 'total_corrections', 'total_suggestions', 'total_sentences', 'ce_label']);
    const counters = Object.keys(error_report).filter((key) => key !== 'categories' && !totals.has(key));
    expect(new Set([...reached].map((name) => classEntry(name).counter))).toEqual(new Set(counters));
  });
});
