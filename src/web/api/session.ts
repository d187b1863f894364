import { request } from './request.ts';
import type { TeamDefaults } from './team.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly role: 'member' | 'administrator';
  /** What the account’s team begins with; empty where it is in none. */
  readonly teamDefaults: TeamDefaults;
}

/** A provider that people may sign in with. */
export interface Provider {
  readonly name: string;
  readonly issuer: string;
}

export interface SessionState {
  /** Null while nobody is signed in. */
  readonly account: Account | null;
  /** Whoever signs up now becomes administrator. */
  readonly firstAccount: boolean;
  readonly signUpOpen: boolean;
  /** Whether people sign in with passwords here. */
  readonly passwords: boolean;
  /** Where else they may sign in; null for nowhere. */
  readonly provider: Provider | null;
  /** Who may use the review without an account: browsers on the machine of the service, anybody, or nobody. */
  readonly guests: 'local' | 'on' | 'off';
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

export interface ProviderStart {
  /** Path of the page to go to afterwards. */
  readonly next: string;
  /** Connects the account of whoever is signed in. */
  readonly connect?: boolean;
  /** The provider asks for the credentials once more. */
  readonly again?: boolean;
}

/** Leaves the page for that of the provider, which leads back to `/signed-in`, or to `/login` where it failed. */
export async function goToProvider(start: ProviderStart): Promise<void> {
  const { url } = await request<{ url: string }>('/api/portal/provider', { json: start, door: true });
  location.assign(url);
}

/** What a link of an administrator is for; looking does not use it up. */
export function lookAtLink(token: string): Promise<{ readonly kind: string; readonly email: string }> {
  return request('/api/portal/links/look', { json: { token }, door: true });
}

/** Chooses the password that the link stands for, and signs in. */
export function useLink(token: string, password: string): Promise<{ account: Account }> {
  return request('/api/portal/links/use', { json: { token, password }, door: true });
}

export function signOut(): Promise<void> {
  return request('/api/portal/session', { method: 'DELETE', door: true });
}
