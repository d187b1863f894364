import type {
  AccountChange,
  AccountList,
  ConnectionLeave,
  Invitation,
  LinkList,
  NewLink,
} from '../../contract/administration.ts';
import type { InstallationState, OptionalPrograms, SystemState } from '../../contract/installation.ts';
import { request } from './request.ts';

export const getAccounts = () => request<AccountList>('/api/portal/admin/accounts');

export const changeAccount = (id: string, change: AccountChange) =>
  request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'PUT', json: change });

/** The next sign-in through the provider with the account's verified address connects the two. */
export const allowConnection = (id: string) =>
  request<ConnectionLeave>(`/api/portal/admin/accounts/${encodeURIComponent(id)}/connection`, {
    method: 'POST',
  });

export const deleteAccount = (id: string) =>
  request(`/api/portal/admin/accounts/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const getSystem = () => request<SystemState>('/api/portal/admin/system');

export const getInstallation = () => request<InstallationState>('/api/portal/admin/installation');

export const getPrograms = () => request<OptionalPrograms>('/api/portal/admin/programs');

export const switchSignUp = (open: boolean) => request('/api/portal/admin/sign-up', { method: 'PUT', json: { open } });

export const getLinks = () => request<LinkList>('/api/portal/admin/links');

/** Refused (409) where an account has this address already. */
export const invite = (email: string, role: Invitation['role']) =>
  request<NewLink>('/api/portal/admin/invitations', { json: { email, role } });

/** @param confirm the address of the account, as the administrator typed it; @param lock the present password is refused at once */
export const createResetLink = (id: string, confirm: string, lock: boolean) =>
  request<NewLink>(`/api/portal/admin/accounts/${encodeURIComponent(id)}/reset-link`, {
    json: { email: confirm, lock },
  });

export const withdrawLink = (id: string) =>
  request(`/api/portal/admin/links/${encodeURIComponent(id)}`, { method: 'DELETE' });
