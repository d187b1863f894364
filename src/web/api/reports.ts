import type { ReportStatus } from './documents.ts';
import { request } from './request.ts';

export type Band = 'green' | 'yellow' | 'orange' | 'red';

export interface ListedReport extends ReportStatus {
  /** ISO 8601. */
  readonly uploaded_at: string;
  readonly overall_score: number | null;
  /** Null in reports of earlier releases, as below. */
  readonly outcome: Outcome | null;
  readonly share_of_words: number | null;
}

export type Outcome = 'human' | 'mixed' | 'machine' | 'not judged';

export async function listReports(before?: number): Promise<readonly ListedReport[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<{ items: ListedReport[] }>(`/api/portal/reports${query}`)).items;
}

/** Reports on files with the name of one report's file but for a version, oldest first. */
export async function listDrafts(id: string): Promise<readonly ListedReport[]> {
  return (await request<{ items: ListedReport[] }>(`/api/portal/reports/${encodeURIComponent(id)}/drafts`)).items;
}

export function deleteReport(id: string): Promise<unknown> {
  return request(`/api/portal/reports/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export interface ReportInformation {
  readonly file_name: string;
  readonly overall_score: number | null;
  readonly band: Band | null;
  readonly words_scored: number;
}

export async function getReportInformation(id: string): Promise<ReportInformation> {
  const path = `/api/v1/ai-cd/report/information/${encodeURIComponent(id)}`;
  return (await request<{ data: ReportInformation }>(path)).data;
}

/** Where the report is downloaded, as long as it is there. */
export function reportFile(id: string): string {
  return `/api/review/reports/${encodeURIComponent(id)}/file`;
}

export interface ReportParagraph {
  readonly index: number;
  readonly kind: string;
  readonly text: string;
  readonly words: number;
  readonly score: number | null;
  readonly band: Band | null;
  readonly not_scored: string | null;
  /** Index of the neighbour that it was judged with and whose score it has. */
  readonly judged_with?: number | null;
  readonly sentences: readonly { readonly start: number; readonly end: number; readonly band: Band }[];
  readonly signals: readonly { readonly direction: 'machine' | 'human'; readonly text: string }[];
}

/** The report's own sentences and its text with bands. */
export interface ReportDetails {
  readonly headline: string;
  /** Share of the words that read as machine-written, "73 %". Missing, as all that is optional here, in reports of earlier releases. */
  readonly share?: string | null;
  readonly verdict: string;
  readonly score_meaning?: string;
  readonly confidence: string;
  readonly outcome?: Outcome;
  /** How often texts of about this length got which outcome. */
  readonly error_rates?: readonly string[];
  readonly fair_use: readonly string[];
  readonly paragraphs: readonly ReportParagraph[];
  readonly words_by_band: Readonly<Record<Band, number>>;
  readonly shares_by_band?: Readonly<Record<Band, string>>;
  readonly warnings: readonly string[];
  readonly left_out: readonly { readonly what: string; readonly words: number }[];
}

export function getReportDetails(id: string): Promise<ReportDetails> {
  return request(`/api/review/reports/${encodeURIComponent(id)}/paragraphs`);
}
