import type { NewLink } from '../../contract/administration.ts';
import type {
  InvitationList,
  InvitedTeam,
  MemberList,
  OwnTeam,
  TeamChange,
  TeamUsage,
  WordList,
} from '../../contract/team.ts';
import type { InvitedRole } from '../../contract/terms.ts';
import { request } from './request.ts';

const PATH = '/api/portal/team';

export const getTeam = () => request<OwnTeam>(PATH);
export const createTeam = (name: string) => request(PATH, { json: { name } });
export const changeTeam = (change: TeamChange) => request(PATH, { method: 'PUT', json: change });
export const deleteTeam = () => request(PATH, { method: 'DELETE' });
export const leaveTeam = () => request(`${PATH}/leave`, { method: 'POST' });

export const getMembers = () => request<MemberList>(`${PATH}/members`);
export const changeMember = (id: string, role: InvitedRole) =>
  request(`${PATH}/members/${encodeURIComponent(id)}`, { method: 'PUT', json: { role } });
export const removeMember = (id: string) => request(`${PATH}/members/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const handOver = (id: string) => request(`${PATH}/owner`, { method: 'PUT', json: { id } });

export const getInvitations = () => request<InvitationList>(`${PATH}/invitations`);
export const inviteToTeam = (email: string, role: InvitedRole) =>
  request<NewLink>(`${PATH}/invitations`, { json: { email, role } });
export const withdrawFromTeam = (id: string) =>
  request(`${PATH}/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' });
/** The team and role that an invitation offers; asking does not use it up. */
export const lookAtTeam = (token: string) => request<InvitedTeam>(`${PATH}/invitation/look`, { json: { token } });
export const joinTeam = (token: string) => request(`${PATH}/invitation/use`, { json: { token } });

export const getTeamUsage = () => request<TeamUsage>(`${PATH}/usage`);
export const getTeamWords = () => request<WordList>(`${PATH}/words`);
export const addTeamWord = (word: string) => request(`${PATH}/words`, { json: { word } });
export const removeTeamWord = (word: string) => request(`${PATH}/words/remove`, { json: { word } });
