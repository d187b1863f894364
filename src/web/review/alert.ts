import type { CategoryName } from '../../contract/categories.ts';
import type { ParagraphAnswer } from '../../contract/paragraph.ts';

export type Category = CategoryName;

/** A place in a paragraph with something to correct or consider. */
export interface ReviewAlert {
  /** Half-open UTF-16 offsets into the paragraph. */
  readonly start: number;
  readonly end: number;
  readonly covered: string;
  /** Best first, at most five; empty for an advisor, which only asks a question. */
  readonly replacements: readonly string[];
  readonly comment: string;
  readonly category: Category;
  readonly subCategory: string;
  /** The language category: "Articles", "Spellings & Typos" … This is what "all of a kind" means. */
  readonly kind: string;
  readonly rule: string;
  /** A dismissal is stored under this key: the rule, the words, and a word of context on both sides. */
  readonly key: string;
}

/** The part of the paragraph check's answer that the review reads. */
export type CheckAnswer = Pick<ParagraphAnswer, 'response'>;

/** The largest number of replacements on a card; the contract returns no more. */
const MOST = 5;

/** The alerts of an answer, sorted; `offset` is the place in the paragraph where the checked text starts. */
export function alertsOf(answer: CheckAnswer, paragraph: string, offset = 0): ReviewAlert[] {
  return answer.response.flatMap((sentence) =>
    sentence.sentence_result.map((entry) => {
      const start = offset + sentence.start_index + entry.start_index;
      const end = offset + sentence.start_index + entry.end_index;
      const [first] = entry.output;
      const { category, sub_category: subCategory, lang_category: kind } = entry.category_details_v2;
      const rule = first?.rule_id ?? '';
      return {
        start,
        end,
        covered: entry.covered_text,
        replacements: entry.output
          .filter((suggestion) => suggestion.cta_present)
          .slice(0, MOST)
          .map((suggestion) => suggestion.revised_text),
        comment: first?.comment ?? '',
        category: category as Category,
        subCategory,
        kind,
        rule,
        key: [rule, wordBefore(paragraph, start), entry.covered_text, wordAfter(paragraph, end)].join('|'),
      };
    }),
  );
}

function wordBefore(text: string, at: number): string {
  return /(?<!\S)\S*$/.exec(text.slice(Math.max(0, at - 60), at).trimEnd())?.[0] ?? '';
}

function wordAfter(text: string, at: number): string {
  return /^\s*(\S*)/.exec(text.slice(at, at + 60))?.[1] ?? '';
}
