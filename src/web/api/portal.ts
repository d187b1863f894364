import { request } from './request.ts';

export interface ListedKey {
  readonly id: string;
  readonly kind: 'test' | 'production';
  readonly scopes: readonly string[];
  /** Times are ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export interface NewKey {
  readonly id: string;
  /** The key itself: this is the only time that it can be seen. */
  readonly key: string;
  readonly kind: string;
  readonly scopes: readonly string[];
}

export interface UsageEntry {
  /** In UTC, `2026-01-31`. */
  readonly day: string;
  readonly service: string;
  /** Public id of the key, `browser` or `deleted`. */
  readonly key: string;
  readonly requests: number;
  readonly errors: number;
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

export interface ListedAccount {
  readonly id: string;
  readonly email: string;
  readonly role: 'member' | 'administrator';
  readonly canSignIn: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly activeKeys: number;
  readonly words: number;
  readonly requests: number;
  readonly wordLimit: number;
  readonly monthlyCredits: number | null;
}

export interface SystemState {
  readonly queue: Readonly<Record<string, { waiting: number; running: number; failed: number }>>;
  readonly oldestWaiting: number | null;
  readonly failures: readonly {
    readonly kind: 'document' | 'report';
    readonly id: string;
    readonly account: string;
    readonly at: string;
    readonly errorId: number | null;
    readonly message: string | null;
    readonly words: number;
  }[];
  readonly storage: {
    readonly files: number;
    readonly bytes: number;
    readonly databaseBytes: number;
    readonly records: number;
    readonly retentionDays: number;
  };
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

export const createKey = (kind: string, scopes: readonly string[]) =>
  request<NewKey>('/api/portal/keys', { json: { kind, scopes } });

export const revokeKey = (id: string) => request(`/api/portal/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const getUsage = (days: number) => request<Usage>(`/api/portal/usage?days=${days}`);

export const getLimits = () => request<Limits>('/api/portal/limits');

/** @param all of every account, for administrators */
export const getAudit = (all: boolean, before?: number) =>
  request<{ events: AuditEvent[] }>(
    `/api/portal/${all ? 'admin/' : ''}audit${before === undefined ? '' : `?before=${before}`}`,
  );

export const changePassword = (current: string, next: string) =>
  request('/api/portal/account/password', { method: 'PUT', json: { current, next } });

export const deleteOwnAccount = (password: string) => request('/api/portal/account/deletion', { json: { password } });

export const getAccounts = () => request<{ accounts: ListedAccount[] }>('/api/portal/admin/accounts');

/** Refused (409) where an account has this address already. */
export const createAccount = (email: string, password: string) =>
  request('/api/portal/admin/accounts', { json: { email, password } });

/** Also signs the account out everywhere. */
export const resetPassword = (id: string, password: string) =>
  request(`/api/portal/admin/accounts/${encodeURIComponent(id)}/password`, { method: 'PUT', json: { password } });

export const changeAccount = (
  id: string,
  change: { role?: ListedAccount['role']; wordLimit?: number; monthlyCredits?: number | null },
) => request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'PUT', json: change });

export const deleteAccount = (id: string) =>
  request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const getSystem = () => request<SystemState>('/api/portal/admin/system');

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
