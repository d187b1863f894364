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

/** Leaves for the provider's page, which leads back to `/signed-in`, or to `/login` when the sign-in failed. */
export async function goToProvider(start: ProviderStart): Promise<void> {
  const { url } = await request<ProviderPage>('/api/portal/provider', { json: start, door: true });
  location.assign(url);
}

/** What a link of an administrator is for; asking does not use the link up. */
export function lookAtLink(token: string): Promise<LinkPurpose> {
  return request('/api/portal/links/look', { json: { token }, door: true });
}

/** Sets the password of the account that the link is for, and signs in. */
export function useLink(token: string, password: string): Promise<SignedIn> {
  return request('/api/portal/links/use', { json: { token, password }, door: true });
}

export function signOut(): Promise<void> {
  return request('/api/portal/session', { method: 'DELETE', door: true });
}
