import { request } from './request.ts';

export type TeamRole = 'owner' | 'editor' | 'member';

/** What members begin with on the pages; what is left out is as for everybody. */
export interface TeamDefaults {
  readonly language?: string;
  readonly styleGuide?: string;
  readonly certainty?: string;
}

export interface Team {
  readonly teamId: string;
  readonly name: string;
  /** Of whoever is signed in. */
  readonly role: TeamRole;
  readonly defaults: TeamDefaults;
  readonly monthlyCredits: number | null;
}

export interface TeamMember {
  readonly id: string;
  readonly email: string;
  readonly role: TeamRole;
  /** ISO 8601. */
  readonly joinedAt: string;
}

export interface TeamInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: 'editor' | 'member';
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface NewTeamInvitation {
  /** The only time that it can be seen. */
  readonly token: string;
  readonly email: string;
  readonly expiresAt: string;
}

export interface TeamUsage {
  readonly members: readonly {
    readonly id: string;
    readonly email: string;
    readonly requests: number;
    readonly words: number;
  }[];
  readonly creditsUsed: number;
}

const PATH = '/api/portal/team';

export const getTeam = () => request<{ team: Team | null }>(PATH);
export const createTeam = (name: string) => request(PATH, { json: { name } });
export const changeTeam = (change: { readonly name?: string; readonly defaults?: TeamDefaults }) =>
  request(PATH, { method: 'PUT', json: change });
export const deleteTeam = () => request(PATH, { method: 'DELETE' });
export const leaveTeam = () => request(`${PATH}/leave`, { method: 'POST' });

export const getMembers = () => request<{ members: TeamMember[] }>(`${PATH}/members`);
export const changeMember = (id: string, role: 'editor' | 'member') =>
  request(`${PATH}/members/${encodeURIComponent(id)}`, { method: 'PUT', json: { role } });
export const removeMember = (id: string) => request(`${PATH}/members/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const handOver = (id: string) => request(`${PATH}/owner`, { method: 'PUT', json: { id } });

export const getInvitations = () => request<{ invitations: TeamInvitation[] }>(`${PATH}/invitations`);
export const inviteToTeam = (email: string, role: 'editor' | 'member') =>
  request<NewTeamInvitation>(`${PATH}/invitations`, { json: { email, role } });
export const withdrawFromTeam = (id: string) =>
  request(`${PATH}/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' });
/** What an invitation is to; looking does not use it up. */
export const lookAtTeam = (token: string) =>
  request<{ team: string; role: 'editor' | 'member' }>(`${PATH}/invitation/look`, { json: { token } });
export const joinTeam = (token: string) => request(`${PATH}/invitation/use`, { json: { token } });

export const getTeamUsage = () => request<TeamUsage>(`${PATH}/usage`);
export const getTeamWords = () => request<{ words: string[] }>(`${PATH}/words`);
export const addTeamWord = (word: string) => request(`${PATH}/words`, { json: { word } });
export const removeTeamWord = (word: string) => request(`${PATH}/words/remove`, { json: { word } });
