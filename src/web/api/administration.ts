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

/** Connects the two at the next sign-in through the provider with the account's verified address. */
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

/** The service refuses it (409) when an account already has this address. */
export const invite = (email: string, role: Invitation['role']) =>
  request<NewLink>('/api/portal/admin/invitations', { json: { email, role } });

/** @param confirm the address of the account, as the administrator typed it; @param lock true to refuse the present password at once */
export const createResetLink = (id: string, confirm: string, lock: boolean) =>
  request<NewLink>(`/api/portal/admin/accounts/${encodeURIComponent(id)}/reset-link`, {
    json: { email: confirm, lock },
  });

export const withdrawLink = (id: string) =>
  request(`/api/portal/admin/links/${encodeURIComponent(id)}`, { method: 'DELETE' });
