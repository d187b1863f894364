import { request } from './request.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: 'member' | 'administrator';
}

export interface SessionState {
  /** Null while nobody is signed in. */
  readonly account: Account | null;
  /** Whoever signs up now becomes administrator. */
  readonly firstAccount: boolean;
  readonly signUpOpen: boolean;
  readonly maxUploadBytes: number;
  readonly version: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function getSession(): Promise<SessionState> {
  return request('/api/portal/session');
}

export function signIn(credentials: Credentials): Promise<{ account: Account }> {
  return request('/api/portal/session', { json: credentials, door: true });
}

export function signUp(credentials: Credentials): Promise<{ account: Account }> {
  return request('/api/portal/accounts', { json: credentials, door: true });
}

export function signOut(): Promise<void> {
  return request('/api/portal/session', { method: 'DELETE', door: true });
}
