import type {
  Credentials,
  LinkPurpose,
  ProviderPage,
  ProviderStart,
  SessionState,
  SignedIn,
} from '../../contract/account.ts';
import { request } from './request.ts';

export function getSession(): Promise<SessionState> {
  return request('/api/portal/session');
}

export function signIn(credentials: Credentials): Promise<SignedIn> {
  return request('/api/portal/session', { json: credentials, door: true });
}

export function signUp(credentials: Credentials): Promise<SignedIn> {
  return request('/api/portal/accounts', { json: credentials, door: true });
}

/** Leaves the page for that of the provider, which leads back to `/signed-in`, or to `/login` where it failed. */
export async function goToProvider(start: ProviderStart): Promise<void> {
  const { url } = await request<ProviderPage>('/api/portal/provider', { json: start, door: true });
  location.assign(url);
}

/** What a link of an administrator is for; looking does not use it up. */
export function lookAtLink(token: string): Promise<LinkPurpose> {
  return request('/api/portal/links/look', { json: { token }, door: true });
}

/** Chooses the password that the link stands for, and signs in. */
export function useLink(token: string, password: string): Promise<SignedIn> {
  return request('/api/portal/links/use', { json: { token, password }, door: true });
}

export function signOut(): Promise<void> {
  return request('/api/portal/session', { method: 'DELETE', door: true });
}
