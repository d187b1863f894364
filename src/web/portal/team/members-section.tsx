import { useState } from 'preact/hooks';
import type { TeamMember } from '../../../contract/team.ts';
import { changeMember, getInvitations, getMembers, handOver, removeMember } from '../../api/team.ts';
import { BrokenAddress } from '../../parts/broken-address.tsx';
import { actions, ColumnHeads } from '../../parts/column-heads.tsx';
import { formatDate } from '../../parts/format.ts';
import { Placeholder } from '../../parts/placeholder.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { TeamInvitations } from './invitations.tsx';
import { TeamInviteDialog } from './invite-dialog.tsx';
import { type Sure, SureDialog } from './sure-dialog.tsx';
import { TEAM as words } from './words.ts';

interface MembersProps {
  readonly isOwner: boolean;
  /** Called when the reader's own role may have changed. */
  readonly onChange: () => void;
}

/** The members of the team; the owner can change them. */
export function MembersSection({ isOwner, onChange }: MembersProps) {
  const { value, problem, reload } = useFetched(getMembers);
  const invitations = useFetched(async () => (isOwner ? (await getInvitations()).invitations : []), isOwner);
  const [inviting, setInviting] = useState(false);
  const [sure, setSure] = useState<Sure | null>(null);
  const done = () => {
    setSure(null);
    reload();
    onChange();
  };
  return (
    <section class="stack-tight" aria-labelledby="team-members">
      <div class="row-apart">
        <h2 id="team-members">{words.members}</h2>
        {isOwner && (
          <button type="button" class="button button-primary" onClick={() => setInviting(true)}>
            {words.invite}
          </button>
        )}
      </div>
      <Problem message={problem ?? invitations.problem} />
      {!value && !problem && <Placeholder height="8rem" />}
      {value && <MemberTable members={value.members} isOwner={isOwner} onChanged={reload} onAsk={setSure} />}
      <TeamInvitations invitations={invitations.value ?? []} onChange={invitations.reload} />
      {inviting && <TeamInviteDialog onClose={() => setInviting(false)} onDone={invitations.reload} />}
      {sure && <SureDialog sure={sure} onClose={() => setSure(null)} onDone={done} />}
    </section>
  );
}

interface TableProps {
  readonly members: readonly TeamMember[];
  readonly isOwner: boolean;
  readonly onChanged: () => void;
  readonly onAsk: (sure: Sure) => void;
}

function MemberTable({ members, isOwner, onChanged, onAsk }: TableProps) {
  const { problem, busy, attempt, end } = useAttempt();
  return (
    <>
      <Problem message={problem} />
      <TableFrame label={words.members}>
        <table class="cards">
          <ColumnHeads columns={[words.email, words.role, words.since, ...(isOwner ? [actions()] : [])]} />
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <BrokenAddress>{member.email}</BrokenAddress>
                </th>
                <td data-label={words.role}>{words.roles[member.role]}</td>
                <td class="nowrap" data-label={words.since}>
                  {formatDate(member.joinedAt)}
                </td>
                {isOwner && (
                  <td class="row-actions">
                    {member.role !== 'owner' && (
                      <MemberActions
                        member={member}
                        busy={busy}
                        onRole={(role) => attempt(() => changeMember(member.id, role).then(onChanged).then(end))}
                        onAsk={onAsk}
                      />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

interface ActionsProps {
  readonly member: TeamMember;
  readonly busy: boolean;
  readonly onRole: (role: 'editor' | 'member') => void;
  readonly onAsk: (sure: Sure) => void;
}

function MemberActions({ member: { id, email, role }, busy, onRole, onAsk }: ActionsProps) {
  const other = role === 'editor' ? 'member' : 'editor';
  const otherName = other === 'editor' ? words.makeEditor : words.makeMember;
  const owner = { title: words.makeOwner, about: words.sureOwner(email), act: () => handOver(id) };
  const gone = { title: words.remove, about: words.sureRemove(email), act: () => removeMember(id) };
  return (
    <>
      <button
        type="button"
        class="button button-small"
        disabled={busy}
        aria-label={words.changeOf(otherName, email)}
        onClick={() => onRole(other)}
      >
        {otherName}
      </button>
      {[owner, gone].map((sure) => (
        <button
          key={sure.title}
          type="button"
          class="button button-small"
          disabled={busy}
          aria-label={words.changeOf(sure.title, email)}
          onClick={() => onAsk(sure)}
        >
          {sure.title}
        </button>
      ))}
    </>
  );
}
