import {
  getInstallation,
  getPrograms,
  type InstallationState,
  type OptionalProgram,
  switchSignUp,
} from '../api/administration.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { formatAgo, formatBytes, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { useFetched } from '../parts/use-fetched.ts';

/** What runs here, who may sign up, and how it is backed up. */
export function InstallationSection() {
  const { value, problem, reload } = useFetched(getInstallation);
  return (
    <>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="24rem" />}
      {value && (
        <>
          <Facts state={value} />
          <SignUp state={value} onChange={reload} />
          <Backup state={value} />
        </>
      )}
    </>
  );
}

function Facts({ state }: { readonly state: InstallationState }) {
  const figures = [
    { name: 'Version', value: state.version, about: `Node ${state.node}, ${state.system}` },
    { name: 'Memory', value: formatBytes(state.memoryBytes), about: `Started ${formatAgo(state.startedAt)}` },
    {
      name: 'Database',
      value: state.database === 'embedded' ? 'Embedded' : 'PostgreSQL',
      about: <span class="anywhere">Reached at {state.baseUrl}</span>,
    },
  ];
  return (
    <section class="stack-tight" aria-labelledby="installation">
      <h2 id="installation">Installation</h2>
      <dl class="figures">
        {figures.map(({ name, value, about }) => (
          <div key={name} class="figure">
            <dt>{name}</dt>
            <dd class="figure-value">{value}</dd>
            <dd class="figure-about">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SignUp({ state: { signUp }, onChange }: { readonly state: InstallationState; readonly onChange: () => void }) {
  const { problem, busy, attempt, end } = useAttempt();
  return (
    <section class="card stack-tight" aria-labelledby="sign-up">
      <div class="row-apart">
        <h2 id="sign-up">Sign-up is {signUp.open ? 'open' : 'closed'}</h2>
        <button
          type="button"
          class="button"
          disabled={busy || signUp.byOperator}
          onClick={() => attempt(() => switchSignUp(!signUp.open).then(onChange).then(end))}
        >
          {signUp.open ? 'Close sign-up' : 'Open sign-up'}
        </button>
      </div>
      <p class="soft">
        {signUp.byOperator ? (
          <>
            Closed by the setting <code>EMEND_SIGN_UP</code>. People come by{' '}
            <a href="/portal/admin/accounts">invitation</a>.
          </>
        ) : signUp.open ? (
          'Everybody who reaches this address can create an account.'
        ) : (
          <>
            Only people with an <a href="/portal/admin/accounts">invitation</a> can create an account.
          </>
        )}
      </p>
      <Problem message={problem} />
    </section>
  );
}

const DAY_MS = 86_400_000;
/** A backup older than this is mentioned in colour. */
const OLD_DAYS = 7;

function Backup({ state: { backup, database } }: { readonly state: InstallationState }) {
  const old = backup === null || Date.now() - Date.parse(backup.at) > OLD_DAYS * DAY_MS;
  return (
    <section class="card stack-tight" aria-labelledby="backup">
      <h2 id="backup">Backup</h2>
      <p>
        {backup === null ? (
          <span class="badge badge-warning">None yet</span>
        ) : (
          <>
            <span class={`badge ${old ? 'badge-warning' : ''}`}>{formatAgo(backup.at)}</span> The last one was made on{' '}
            <time dateTime={backup.at}>{formatTime(backup.at)}</time>
            {backup.bytes !== null && `, ${formatBytes(backup.bytes)}`}.
          </>
        )}
      </p>
      <p class="soft">
        {database === 'embedded' ? (
          <>
            Run <code>npx emend backup FOLDER</code> on the machine of the service, every night for example. It copies
            database, files and keys while the service runs.
          </>
        ) : (
          <>
            Back up PostgreSQL with its own tools (<code>pg_dump</code>) and the files with those of their store, then
            run <code>npx emend backup --done</code>, so that this page knows of it.
          </>
        )}
      </p>
    </section>
  );
}

/** What `emend doctor` says. */
export function ProgramsSection() {
  const { value, problem } = useFetched(getPrograms);
  return (
    <section class="stack-tight" aria-labelledby="programs">
      <h2 id="programs">Optional programs</h2>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="14rem" />}
      {value && (
        <>
          <TableFrame label="Optional programs">
            <table class="cards">
              <ColumnHeads columns={['Program', 'State', 'What it is for']} />
              <tbody>
                {value.programs.map((program) => (
                  <Program key={program.name} program={program} />
                ))}
              </tbody>
            </table>
          </TableFrame>
          <p class="soft small">
            {ISOLATION[value.isolation]} None of the programs is required; <code>npx emend doctor</code> says the same.
          </p>
        </>
      )}
    </section>
  );
}

const ISOLATION = {
  bubblewrap: 'They run in bubblewrap: without a network, and without files but their own.',
  namespaces: 'They run in namespaces of the system: without a network, but with all files that this user may read.',
  none: 'They run within limits of time, memory and output alone.',
} as const;

function Program({ program }: { readonly program: OptionalProgram }) {
  const { name, version, path, problem, enables, without, install } = program;
  const works = path !== null && problem === null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="State">
        <span class={`badge ${works ? '' : 'badge-warning'}`}>
          {works ? (version ?? 'found') : path === null ? 'missing' : 'not usable'}
        </span>
      </td>
      <td data-label="What it is for">
        {enables}
        {!works && (
          <p class="soft small">
            {problem ? `Problem: ${problem}.` : `Without it: ${without}.`}
            {path === null && install && (
              <>
                {' '}
                Install it with <code>{install.debian}</code>.
              </>
            )}
          </p>
        )}
      </td>
    </tr>
  );
}
