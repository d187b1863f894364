import { CATEGORY_KEY, CATEGORY_NAMES } from '../../contract/categories.ts';
import { ERROR_COUNTERS } from '../../contract/document.ts';
import { CATEGORIES, type CategoryName, classEntry, type ErrorClass } from '../../engine/taxonomy.ts';

import { isDoubtful, type ParagraphAlert } from './plan-docx-edits.ts';

import type { ProofreadingOptions } from './proofreading-options.ts';
import { qualityScore } from './quality-score.ts';

/** An alert that the submission asked for. */
export interface FoundAlert {
  readonly errorClass: ErrorClass;
  /** A question without a correction. */
  readonly advisor: boolean;
  /**
   * A correction that is only proposed. Like a question it counts as a suggestion, so that the number of corrections
   * equals the number of tracked changes and includes no comments.
   */
  readonly suggested?: boolean;
  /** Only these alerts are counted; see `isCounted`. Scores use all alerts, because leaving an alert out does not improve the language. */
  readonly counted: boolean;
}

/**
 * True when an alert counts: it is in the file as a tracked change or a comment. A submission that turns both off wants
 * to know what there is to correct, so all alerts count.
 */
export function isCounted(
  alert: { readonly replacements: readonly string[] },
  written: boolean,
  options: Pick<ProofreadingOptions, 'revisions_as_tracks' | 'revisions_as_comments'>,
): boolean {
  const delivered = options.revisions_as_tracks || options.revisions_as_comments;
  return written || (!delivered && alert.replacements.length > 0);
}

/** The alerts in the same order, each with whether it counts. */
export function foundAlerts(
  alerts: readonly Pick<ParagraphAlert, 'errorClass' | 'replacements' | 'confidence' | 'optional' | 'proposed'>[],
  counted: readonly boolean[],
  options: ProofreadingOptions,
): FoundAlert[] {
  return alerts.map((alert, i) => ({
    errorClass: alert.errorClass,
    advisor: alert.replacements.length === 0,
    suggested: isDoubtful(alert, options),
    counted: counted[i]!,
  }));
}

export interface DocumentSize {
  readonly words: number;
  readonly sentences: number;
}

export interface DocumentReports {
  readonly error_report: Record<string, unknown>;
  readonly scoring_report: Record<string, unknown>;
  readonly category_mapping: Record<string, unknown>;
  /** Counts by category name in the contract's order, for the back cover and the command line. */
  readonly categories: readonly { readonly name: CategoryName; readonly count: number }[];
  readonly score: number;
}

/** `error_report`, `scoring_report` and `category_mapping` of the contract, made from one list so that they agree. */
export function documentReports(found: readonly FoundAlert[], size: DocumentSize): DocumentReports {
  const alerts = found.filter((alert) => alert.counted);
  const byClass = new Map<ErrorClass, number>();
  for (const { errorClass } of alerts) byClass.set(errorClass, (byClass.get(errorClass) ?? 0) + 1);
  const suggestions = alerts.filter(({ advisor, suggested }) => advisor || suggested).length;
  const corrections = alerts.length - suggestions;
  const totals = { total_corrections: corrections, total_suggestions: suggestions, total_sentences: size.sentences };

  const counters: Record<string, number> = Object.fromEntries(ERROR_COUNTERS.map((name) => [name, 0]));
  const labels: Record<string, number> = {};
  for (const [errorClass, count] of byClass) {
    const { counter, langCategory } = classEntry(errorClass);
    counters[counter] = (counters[counter] ?? 0) + count;
    labels[langCategory] = (labels[langCategory] ?? 0) + count;
  }

  const categories = CATEGORY_NAMES.map((name) => ({
    name,
    count: alerts.filter((alert) => classEntry(alert.errorClass).category === name).length,
  }));
  const scored = found.map(({ errorClass, advisor }) => ({ category: classEntry(errorClass).category, advisor }));
  const scores = CATEGORY_NAMES.map((name) =>
    qualityScore(
      scored.filter(({ category }) => category === name),
      size.words,
    ),
  );
  const score = qualityScore(scored, size.words);
  return {
    score,
    categories,
    error_report: { language_score: score, ...totals, ce_label: -1, categories: labels, ...counters },
    scoring_report: {
      ce_label: -1,
      total_score: score,
      total_count: alerts.length,
      ...Object.fromEntries(categories.map(({ name, count }) => [`${CATEGORY_KEY[name]}_count`, count])),
      ...Object.fromEntries(CATEGORY_NAMES.map((name, i) => [`${CATEGORY_KEY[name]}_score`, scores[i]])),
      ...totals,
    },
    category_mapping: categoryMapping(byClass),
  };
}

function categoryMapping(byClass: ReadonlyMap<ErrorClass, number>): Record<string, unknown> {
  return Object.fromEntries(
    CATEGORY_NAMES.map((name) => {
      const entries = new Map<string, Record<string, unknown> & { count: number }>();
      for (const [errorClass, count] of byClass) {
        const { category, subCategory, langCategory } = classEntry(errorClass);
        if (category !== name) continue;
        const known = entries.get(langCategory);
        if (known) known.count += count;
        else
          entries.set(langCategory, {
            id: CATEGORIES[name].id,
            category,
            sub_category: subCategory,
            lang_category: langCategory,
            critical_error: false,
            count,
          });
      }
      return [name, [...entries.values()]];
    }),
  );
}
