import { useState } from 'preact/hooks';
import { deleteTeam, leaveTeam } from '../../api/team.ts';
import { type Sure, SureDialog } from './sure-dialog.tsx';
import { TEAM as words } from './words.ts';

interface LeavingProps {
  readonly isOwner: boolean;
  readonly onDone: () => void;
}

/** The ways to end a membership: members leave, the owner hands the team over or deletes it. */
export function LeavingSection({ isOwner, onDone }: LeavingProps) {
  const [sure, setSure] = useState<Sure | null>(null);
  const way: Sure = isOwner
    ? { title: words.deleteTeam, about: words.sureDelete, act: deleteTeam }
    : { title: words.leave, about: words.sureLeave, act: leaveTeam };
  return (
    <section class="card stack narrow" aria-labelledby="team-leaving">
      <h2 id="team-leaving">{words.end}</h2>
      {isOwner && <p>{words.ownerStays}</p>}
      <p>
        <button type="button" class="button button-danger" onClick={() => setSure(way)}>
          {way.title}
        </button>
      </p>
      {sure && <SureDialog sure={sure} onClose={() => setSure(null)} onDone={onDone} />}
    </section>
  );
}
