import { useState } from 'preact/hooks';
import type { Team, TeamDefaults } from '../../../contract/team.ts';
import { changeTeam } from '../../api/team.ts';
import { Problem } from '../../parts/problem.tsx';
import { sentFields, useAttempt } from '../../parts/use-attempt.ts';
import { COMMON as common } from '../../parts/words.ts';
import { STYLE_GUIDES } from '../../review/check-options.ts';
import { TEAM as words } from './words.ts';

/** The name of the team and the options with which its members begin. */
export function SettingsSection({ team, onChange }: { readonly team: Team; readonly onChange: () => void }) {
  const { problem, busy, attempt, end } = useAttempt();
  const [saved, setSaved] = useState(false);
  const { defaults } = team;
  return (
    <form
      class="card stack narrow"
      onSubmit={(event) => {
        const data = sentFields(event);
        const change = { name: String(data.get('name')), defaults: defaultsFrom(data) };
        attempt(() =>
          changeTeam(change)
            .then(onChange)
            .then(() => setSaved(true))
            .then(end),
        );
      }}
      onInput={() => setSaved(false)}
    >
      <h2>{words.defaults}</h2>
      <div class="field">
        <label for="team-rename">{words.name}</label>
        <input id="team-rename" name="name" defaultValue={team.name} required maxLength={80} autocomplete="off" />
      </div>
      <p class="soft small">{words.defaultsAbout}</p>
      <Choice
        name="language"
        label={common.language}
        value={defaults.language}
        values={[
          ['US', common.american],
          ['UK', common.british],
        ]}
      />
      <Choice
        name="styleGuide"
        label={common.styleGuide}
        value={defaults.styleGuide}
        values={STYLE_GUIDES.map((guide) => [guide, guide] as const)}
      />
      <Choice
        name="certainty"
        label={common.corrections}
        value={defaults.certainty}
        values={[
          ['careful', common.nearlyCertain],
          ['balanced', common.likely],
          ['thorough', common.possible],
        ]}
      />
      <Problem message={problem} />
      <p role="status" class={saved ? 'notice' : 'visually-hidden'}>
        {saved && words.saved}
      </p>
      <p>
        <button type="submit" class="button" disabled={busy}>
          {common.save}
        </button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly values: readonly (readonly [value: string, name: string])[];
}

function Choice({ name, label, value, values }: ChoiceProps) {
  return (
    <div class="field">
      <label for={`team-${name}`}>{label}</label>
      <select id={`team-${name}`} name={name}>
        <option value="">{words.unchanged}</option>
        {values.map(([one, called]) => (
          <option key={one} value={one} selected={one === value}>
            {called}
          </option>
        ))}
      </select>
    </div>
  );
}

function defaultsFrom(data: FormData): TeamDefaults {
  const chosen = ['language', 'styleGuide', 'certainty'].map((name) => [name, String(data.get(name))] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}
