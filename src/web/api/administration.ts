import { request } from './request.ts';

export interface ListedAccount {
  readonly id: string;
  readonly email: string;
  readonly role: 'member' | 'administrator';
  readonly canSignIn: boolean;
  readonly disabled: boolean;
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

/** A link that nobody has used yet. */
export interface ListedLink {
  readonly id: string;
  readonly kind: 'invitation' | 'password-reset';
  readonly email: string;
  readonly role: ListedAccount['role'];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface NewLink {
  readonly id: string;
  /** The only time that it can be seen. */
  readonly token: string;
  readonly email: string;
  readonly expiresAt: string;
}

export interface InstallationState {
  readonly version: string;
  readonly node: string;
  readonly system: string;
  readonly startedAt: string;
  readonly memoryBytes: number;
  readonly database: 'embedded' | 'server';
  readonly baseUrl: string;
  /** `byOperator`: a setting of the machine closes it; `decided`: somebody has chosen. */
  readonly signUp: { readonly open: boolean; readonly byOperator: boolean; readonly decided: boolean };
  readonly backup: { readonly at: string; readonly bytes: number | null } | null;
}

export interface OptionalProgram {
  readonly name: string;
  /** Null where it is not installed. */
  readonly path: string | null;
  readonly version: string | null;
  readonly problem: string | null;
  readonly enables: string;
  readonly without: string;
  readonly install: { readonly debian: string } | null;
}

export interface OptionalPrograms {
  readonly programs: readonly OptionalProgram[];
  readonly isolation: 'bubblewrap' | 'namespaces' | 'none';
}

export const getAccounts = () => request<{ accounts: ListedAccount[] }>('/api/portal/admin/accounts');

export const changeAccount = (
  id: string,
  change: { role?: ListedAccount['role']; wordLimit?: number; monthlyCredits?: number | null; disabled?: boolean },
) => request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'PUT', json: change });

/** The next sign-in through the provider with the account's verified address connects the two. */
export const allowConnection = (id: string) =>
  request<{ email: string; until: string }>(`/api/portal/admin/accounts/${encodeURIComponent(id)}/connection`, {
    method: 'POST',
  });

export const deleteAccount = (id: string) =>
  request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const getSystem = () => request<SystemState>('/api/portal/admin/system');

export const getInstallation = () => request<InstallationState>('/api/portal/admin/installation');

export const getPrograms = () => request<OptionalPrograms>('/api/portal/admin/programs');

export const switchSignUp = (open: boolean) => request('/api/portal/admin/sign-up', { method: 'PUT', json: { open } });

export const getLinks = () => request<{ links: ListedLink[] }>('/api/portal/admin/links');

/** Refused (409) where an account has this address already. */
export const invite = (email: string, role: ListedAccount['role']) =>
  request<NewLink>('/api/portal/admin/invitations', { json: { email, role } });

/** @param confirm the address of the account, as the administrator typed it; @param lock the present password is refused at once */
export const createResetLink = (id: string, confirm: string, lock: boolean) =>
  request<NewLink>(`/api/portal/admin/accounts/${encodeURIComponent(id)}/reset-link`, {
    json: { email: confirm, lock },
  });

export const withdrawLink = (id: string) =>
  request(`/api/portal/admin/links/${encodeURIComponent(id)}`, { method: 'DELETE' });
