import type { WaysIn } from '../../contract/account.ts';
import type { KeyList, KeyRequest, ListedKey, NewKey, RotatedKey } from '../../contract/key.ts';
import type { ReferenceTables, RuleExplanation } from '../../contract/reference.ts';
import type { RequestState } from '../../contract/terms.ts';
import type { AuditPage, Limits, RequestList, UsageSummary } from '../../contract/usage.ts';
import { request } from './request.ts';

/** True when the service accepts requests with this key. */
export function isActive({ revokedAt, expiresAt }: ListedKey, now = Date.now()): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);
}

export const getKeys = () => request<KeyList>('/api/portal/keys');

export const createKey = (terms: KeyRequest) => request<NewKey>('/api/portal/keys', { json: terms });

/** @param overlapHours how long the former key stays valid beside the new one; 0 revokes it */
export const rotateKey = (id: string, overlapHours: number) =>
  request<RotatedKey>(`/api/portal/keys/${encodeURIComponent(id)}/rotation`, { json: { overlapHours } });

export const revokeKey = (id: string) => request(`/api/portal/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** 50 at a time, newest first; @param before id of the last one seen */
export const getRequests = (state: RequestState, before?: number) =>
  request<RequestList>(`/api/portal/requests?state=${state}${before === undefined ? '' : `&before=${before}`}`);

/** Address of the same list as a file for spreadsheets. */
export const requestsFile = (state: RequestState) => `/api/portal/requests.csv?state=${state}`;

export const getUsage = (days: number) => request<UsageSummary>(`/api/portal/usage?days=${days}`);

export const getLimits = () => request<Limits>('/api/portal/limits');

/** @param all true for the log of every account, for administrators */
export const getAudit = (all: boolean, before?: number) =>
  request<AuditPage>(`/api/portal/${all ? 'admin/' : ''}audit${before === undefined ? '' : `?before=${before}`}`);

export const changePassword = (current: string, next: string) =>
  request('/api/portal/account/password', { method: 'PUT', json: { current, next } });

export const getWaysIn = () => request<WaysIn>('/api/portal/account/ways-in');

export const disconnect = (id: string) =>
  request(`/api/portal/account/ways-in/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** @param password the password, or the e-mail address of an account that has no password */
export const deleteOwnAccount = (password: string) => request('/api/portal/account/deletion', { json: { password } });

export const getReference = () => request<ReferenceTables>('/api/portal/reference');

export const getRule = (id: string) => request<RuleExplanation>(`/api/portal/rules/${encodeURI(id)}`);
