import { randomUUID } from 'node:crypto';
import type { ErrorEntry, SentenceEntry, Suggestion } from '../../contract/paragraph.ts';
import type { CheckedSentence } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { CATEGORIES, classEntry, SUGGESTION_TYPES } from '../../engine/taxonomy.ts';

/** The most suggestions for one place. */
const MOST = 5;

/** Puts checked sentences into the contract's format. `offset` is where the checked text starts in the whole input. */
export function sentenceEntries(sentences: readonly CheckedSentence[], offset = 0): SentenceEntry[] {
  return sentences.map((sentence) => ({
    sentence: sentence.text,
    start_index: sentence.start + offset,
    end_index: sentence.end + offset,
    sentence_result: sentence.alerts.map(errorEntry),
  }));
}

function errorEntry(alert: Alert): ErrorEntry {
  const { category, subCategory, langCategory, type } = classEntry(alert.errorClass);
  const suggestion = (text: string, kind: keyof typeof SUGGESTION_TYPES): Suggestion => ({
    revised_text: text,
    comment: alert.comment,
    type: SUGGESTION_TYPES[kind],
    cta_present: text !== '',
    error_id: randomUUID(),
    error_category: langCategory,
    rule_id: alert.rule,
  });
  return {
    start_index: alert.start,
    end_index: alert.end,
    covered_text: alert.coveredText,
    output:
      alert.replacements.length === 0
        ? [suggestion('', 'advisor')]
        : alert.replacements.slice(0, MOST).map((text) => suggestion(text, type)),
    category_details_v2: {
      id: CATEGORIES[category].id,
      category,
      sub_category: subCategory,
      lang_category: langCategory,
      critical_error: false,
    },
  };
}

/** The answer's `message`: the number of alerts. It never quotes the text. */
export function outcome(sentences: readonly SentenceEntry[]): string {
  const alerts = sentences.reduce((sum, sentence) => sum + sentence.sentence_result.length, 0);
  if (alerts === 0) return 'Checked. Nothing was found.';
  return `Checked. ${alerts} ${alerts === 1 ? 'place' : 'places'} to correct or consider.`;
}
