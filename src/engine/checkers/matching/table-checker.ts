import type { Checker, CorrectionExample, Proposal } from '../../proposal.ts';
import { findMatches, indexPatterns } from '../../rules/pattern-index.ts';
import { fillTemplate } from '../../rules/template.ts';
import type { ErrorClass } from '../../taxonomy.ts';
import { modelGain, weighConfidence } from './model-evidence.ts';
import { propose, rewriteTokens, textOf } from './token-edits.ts';

/** What a table's row may say besides its pattern. */
export interface RowOptions {
  readonly confidence?: number;
  readonly comment?: string;
  readonly errorClass?: ErrorClass;
}

export type TableRow = readonly [pattern: string, options?: RowOptions];

export interface Table {
  readonly id: string;
  readonly errorClass: ErrorClass;
  readonly confidence: number;
  readonly rows: readonly TableRow[];
  /** The sentence of a row that has no comment of its own; both are as written in the text, either may be empty. */
  comment(found: string, better: string, around: string): string;
  readonly corrects: readonly CorrectionExample[];
  readonly accepts: readonly string[];
}

/**
 * Rows of a table written one pattern a line; `pattern :: 0.8` sets the confidence, `pattern :: 0.8 :: sentence` the comment too.
 * `errorClass` is that of these rows where it is not the table's.
 */
export function parseRows(text: string, errorClass?: ErrorClass): TableRow[] {
  const rows: TableRow[] = [];
  for (const line of text.split('\n')) {
    const [pattern = '', confidence, comment] = line.split('::').map((part) => part.trim());
    if (!pattern) continue;
    rows.push([
      pattern,
      {
        ...(confidence ? { confidence: Number(confidence) } : {}),
        ...(comment ? { comment } : {}),
        ...(errorClass ? { errorClass } : {}),
      },
    ]);
  }
  return rows;
}

/** A checker that is a table of patterns and nothing else. Cost: one look-up for each token, whatever the table's size. */
export function tableChecker(table: Table): Checker {
  const index = indexPatterns(table.rows.map(([pattern, options]) => [pattern, options ?? {}] as const));
  return {
    id: table.id,
    errorClass: table.errorClass,
    corrects: table.corrects,
    accepts: table.accepts,
    check(sentence, context) {
      const proposals: Proposal[] = [];
      for (const match of findMatches(index, sentence)) {
        const [better] = fillTemplate(match, sentence, context.lexicon);
        if (better === undefined) continue;
        const found = textOf(sentence, match.from, match.to);
        if (found.toLowerCase() === better.toLowerCase()) continue;
        const edit = rewriteTokens(sentence, match.from, match.to, better);
        const { confidence = table.confidence, errorClass = table.errorClass } = match.data;
        const around = textOf(sentence, match.start, match.end);
        const comment = match.data.comment ?? table.comment(found, better, around);
        const gain = modelGain(sentence, context, match.from, match.to, better);
        proposals.push(
          propose(edit, { rule: table.id, errorClass, comment, confidence: weighConfidence(confidence, gain) }),
        );
      }
      return proposals;
    },
  };
}
