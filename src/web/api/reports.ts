import type { ReportInformation } from '../../contract/ai-report.ts';
import type { ListedReport, ReportDetails, ReportList } from '../../contract/report-review.ts';
import { request } from './request.ts';

export async function listReports(before?: number): Promise<readonly ListedReport[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await request<ReportList>(`/api/portal/reports${query}`)).items;
}

/** Reports on files whose names differ from that of one report's file only by a version, oldest first. */
export async function listDrafts(id: string): Promise<readonly ListedReport[]> {
  return (await request<ReportList>(`/api/portal/reports/${encodeURIComponent(id)}/drafts`)).items;
}

export function deleteReport(id: string): Promise<unknown> {
  return request(`/api/portal/reports/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export async function getReportInformation(id: string): Promise<ReportInformation> {
  const path = `/api/v1/ai-cd/report/information/${encodeURIComponent(id)}`;
  return (await request<{ data: ReportInformation }>(path)).data;
}

/** Address of the report, which can be downloaded as long as the service keeps it. */
export function reportFile(id: string): string {
  return `/api/review/reports/${encodeURIComponent(id)}/file`;
}

export function getReportDetails(id: string): Promise<ReportDetails> {
  return request(`/api/review/reports/${encodeURIComponent(id)}/paragraphs`);
}
