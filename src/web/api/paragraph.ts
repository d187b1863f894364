import { request } from './request.ts';

export interface CheckOptions {
  readonly language?: string;
  readonly pipeline?: string;
  readonly style_guide?: string | null;
  readonly is_sensitive_data?: boolean;
}

export interface Suggestion {
  /** Empty for an advisor, which has no replacement. */
  readonly revised_text: string;
  readonly comment: string;
  readonly type: number;
  readonly cta_present: boolean;
  readonly error_id: string;
  readonly error_category: string;
  readonly rule_id?: string;
}

/** An alert; offsets are half-open UTF-16 code units into its sentence. */
export interface Alert {
  readonly start_index: number;
  readonly end_index: number;
  readonly covered_text: string;
  readonly output: readonly Suggestion[];
  readonly category_details_v2: {
    readonly id: number;
    readonly category: string;
    readonly sub_category: string;
    readonly lang_category: string;
    readonly critical_error: boolean;
  };
}

/** A sentence; offsets into the paragraph. */
export interface CheckedSentence {
  readonly sentence: string;
  readonly start_index: number;
  readonly end_index: number;
  readonly sentence_result: readonly Alert[];
}

export interface CheckedParagraph {
  readonly status: boolean;
  readonly message: string;
  readonly response: readonly CheckedSentence[];
}

/** Checks one paragraph of at most 500 words. */
export function checkParagraph(
  paragraph: string,
  options: CheckOptions = {},
  signal?: AbortSignal,
): Promise<CheckedParagraph> {
  return request('/api/v2/plugin/check/paragraph', { json: { paragraph, ...options }, signal });
}
