import { request } from './request.ts';

export interface ListedKey {
  readonly id: string;
  readonly kind: 'test' | 'production';
  readonly scopes: readonly string[];
  /** Empty for none. */
  readonly name: string;
  /** Times are ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  /** Null for a key that lives until it is revoked. */
  readonly expiresAt: string | null;
  /** Id of the key that it took the place of. */
  readonly replaces: string | null;
}

/** Is a request with this key taken? */
export function isActive({ revokedAt, expiresAt }: ListedKey, now = Date.now()): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);
}

export interface NewKey {
  readonly id: string;
  /** The key itself: this is the only time that it can be seen. */
  readonly key: string;
  readonly kind: string;
  readonly scopes: readonly string[];
  readonly name: string;
  /** Where it takes the place of another: which, and until when that one is taken. */
  readonly replaces?: string;
  readonly formerUntil?: string;
}

export interface KeyTerms {
  readonly kind: string;
  readonly scopes: readonly string[];
  readonly name: string;
  /** Until it expires; never where left out. */
  readonly days?: number;
}

export const REQUEST_STATES = ['all', 'failed', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** One request, or refusals of one second. */
export interface ListedRequest {
  readonly id: number;
  readonly at: string;
  readonly requestId: string | null;
  readonly service: string;
  readonly operation: string;
  /** Public id of the key, `browser` or `deleted`. */
  readonly key: string;
  readonly status: number;
  readonly refused: boolean;
  /** Requests that the entry stands for. */
  readonly requests: number;
  readonly words: number;
  readonly ms: number;
}

export interface UsageEntry {
  /** In UTC, `2026-01-31`. */
  readonly day: string;
  readonly service: string;
  /** Public id of the key, `browser` or `deleted`. */
  readonly key: string;
  readonly requests: number;
  /** Without those that were refused. */
  readonly errors: number;
  readonly refused: number;
  readonly words: number;
}

export interface Usage {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly UsageEntry[];
}

export interface Limits {
  readonly wordLimit: number;
  readonly monthlyCredits: number | null;
  readonly creditsUsed: number;
  readonly since: string;
  readonly until: string;
  readonly maxUploadBytes: number;
  readonly retentionDays: number;
}

export interface AuditEvent {
  readonly id: number;
  readonly at: string;
  readonly account: string | null;
  readonly actor: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly address: string | null;
}

export interface ReferenceTables {
  readonly errors: readonly { readonly code: string; readonly status: number; readonly message: string }[];
  readonly documentErrors: readonly { readonly id: number; readonly name: string }[];
  readonly categories: readonly {
    readonly category: string;
    readonly subCategory: string;
    readonly langCategory: string;
    readonly counter: string;
    readonly type: string;
    readonly typeId: number;
  }[];
}

export const getKeys = () => request<{ keys: ListedKey[]; scopes: string[] }>('/api/portal/keys');

export const createKey = (terms: KeyTerms) => request<NewKey>('/api/portal/keys', { json: terms });

/** @param overlapHours how long the former key is taken beside the new one; 0 revokes it */
export const rotateKey = (id: string, overlapHours: number) =>
  request<NewKey>(`/api/portal/keys/${encodeURIComponent(id)}/rotation`, { json: { overlapHours } });

export const revokeKey = (id: string) => request(`/api/portal/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** 50 at a time, newest first; @param before id of the last one seen */
export const getRequests = (state: RequestState, before?: number) =>
  request<{ requests: ListedRequest[] }>(
    `/api/portal/requests?state=${state}${before === undefined ? '' : `&before=${before}`}`,
  );

/** Address of the same as a file for spreadsheets. */
export const requestsFile = (state: RequestState) => `/api/portal/requests.csv?state=${state}`;

export const getUsage = (days: number) => request<Usage>(`/api/portal/usage?days=${days}`);

export const getLimits = () => request<Limits>('/api/portal/limits');

/** @param all of every account, for administrators */
export const getAudit = (all: boolean, before?: number) =>
  request<{ events: AuditEvent[] }>(
    `/api/portal/${all ? 'admin/' : ''}audit${before === undefined ? '' : `?before=${before}`}`,
  );

export const changePassword = (current: string, next: string) =>
  request('/api/portal/account/password', { method: 'PUT', json: { current, next } });

/** How the account of whoever is signed in can be signed in to. */
export interface WaysIn {
  readonly hasPassword: boolean;
  readonly identities: readonly {
    readonly id: string;
    readonly issuer: string;
    readonly email: string | null;
    /** ISO 8601. */
    readonly connectedAt: string;
    readonly lastUsedAt: string;
  }[];
}

export const getWaysIn = () => request<WaysIn>('/api/portal/account/ways-in');

export const disconnect = (id: string) =>
  request(`/api/portal/account/ways-in/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** @param password of an account that has none, its address */
export const deleteOwnAccount = (password: string) => request('/api/portal/account/deletion', { json: { password } });

export const getReference = () => request<ReferenceTables>('/api/portal/reference');

export interface RuleExplanation {
  readonly id: string;
  /** Null for rules of the learned ranker. */
  readonly category: string | null;
  readonly name: string | null;
  readonly source: string | null;
  readonly isAdvice: boolean;
  readonly corrects: readonly { readonly wrong: string; readonly right: string }[];
  readonly pointsAt: readonly string[];
  readonly accepts: readonly string[];
}

export const getRule = (id: string) => request<RuleExplanation>(`/api/portal/rules/${encodeURI(id)}`);
