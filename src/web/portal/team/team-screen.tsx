import type { Team } from '../../../contract/team.ts';
import { createTeam, getTeam } from '../../api/team.ts';
import { Placeholder } from '../../parts/placeholder.tsx';
import { Problem } from '../../parts/problem.tsx';
import { sentFields, useAttempt } from '../../parts/use-attempt.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { useTitle } from '../../title.ts';
import { LeavingSection } from './leaving-section.tsx';
import { MembersSection } from './members-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TeamWordsSection } from './team-words-section.tsx';
import { UsageSection } from './usage-section.tsx';
import { TEAM as words } from './words.ts';

/** The reader's team: its people, words, settings and usage; without a team, the ways to get one. */
export function TeamScreen() {
  useTitle(words.team);
  const { value, problem, reload } = useFetched(getTeam);
  const team = value?.team;
  return (
    <>
      <div class="screen-head">
        <h1>{team?.name ?? words.team}</h1>
      </div>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="12rem" />}
      {value && (team ? <Sections team={team} onChange={reload} /> : <NewTeam onMade={reload} />)}
    </>
  );
}

function Sections({ team, onChange }: { readonly team: Team; readonly onChange: () => void }) {
  const isOwner = team.role === 'owner';
  const mayEdit = team.role !== 'member';
  return (
    <>
      <p class="soft">{words.youAre[team.role]}</p>
      <MembersSection isOwner={isOwner} onChange={onChange} />
      <TeamWordsSection mayEdit={mayEdit} />
      {mayEdit && <SettingsSection team={team} onChange={onChange} />}
      {isOwner && <UsageSection monthlyCredits={team.monthlyCredits} />}
      <LeavingSection isOwner={isOwner} onDone={onChange} />
    </>
  );
}

function NewTeam({ onMade }: { readonly onMade: () => void }) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <form
      class="card stack narrow"
      onSubmit={(event) => {
        const name = String(sentFields(event).get('name'));
        attempt(() => createTeam(name).then(onMade));
      }}
    >
      <p>{words.none}</p>
      <p class="soft">{words.invitedHint}</p>
      <div class="field">
        <label for="team-name">{words.name}</label>
        <input id="team-name" name="name" required maxLength={80} autocomplete="off" />
      </div>
      <Problem message={problem} />
      <p>
        <button type="submit" class="button button-primary" disabled={busy}>
          {words.create}
        </button>
      </p>
    </form>
  );
}
