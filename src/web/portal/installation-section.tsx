import type { InstallationState, OptionalProgram } from '../../contract/installation.ts';
import { getInstallation, getPrograms, switchSignUp } from '../api/administration.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { formatAgo, formatBytes, formatTime } from '../parts/format.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { FigureSection } from './figures.tsx';

/** What this installation runs, who may sign up, and how it is backed up. */
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
    { name: phrases.version, value: state.version, about: `Node ${state.node}, ${state.system}` },
    { name: phrases.memory, value: formatBytes(state.memoryBytes), about: phrases.started(formatAgo(state.startedAt)) },
    {
      name: phrases.database,
      value: state.database === 'embedded' ? phrases.embedded : 'PostgreSQL',
      about: <span class="anywhere">{phrases.reachedAt(state.baseUrl)}</span>,
    },
  ];
  return <FigureSection id="installation" title={phrases.installation} figures={figures} />;
}

function SignUp({ state: { signUp }, onChange }: { readonly state: InstallationState; readonly onChange: () => void }) {
  const { problem, busy, attempt, end } = useAttempt();
  return (
    <section class="card stack-tight" aria-labelledby="sign-up">
      <div class="row-apart">
        <h2 id="sign-up">{signUp.open ? phrases.signUpOpen : phrases.signUpClosed}</h2>
        <button
          type="button"
          class="button"
          disabled={busy || signUp.byOperator}
          onClick={() => attempt(() => switchSignUp(!signUp.open).then(onChange).then(end))}
        >
          {signUp.open ? phrases.closeSignUp : phrases.openSignUp}
        </button>
      </div>
      <p class="soft">
        {signUp.byOperator ? (
          <Sentence parts={{ setting: <code>EMEND_SIGN_UP</code>, invitation: <InvitationLink /> }}>
            {phrases.closedBySetting}
          </Sentence>
        ) : signUp.open ? (
          phrases.everybody
        ) : (
          <Sentence parts={{ invitation: <InvitationLink /> }}>{phrases.onlyInvited}</Sentence>
        )}
      </p>
      <Problem message={problem} />
    </section>
  );
}

const DAY_MS = 86_400_000;
/** A backup older than this is marked in colour. */
const OLD_DAYS = 7;

function Backup({ state: { backup, database } }: { readonly state: InstallationState }) {
  const old = backup === null || Date.now() - Date.parse(backup.at) > OLD_DAYS * DAY_MS;
  return (
    <section class="card stack-tight" aria-labelledby="backup">
      <h2 id="backup">{phrases.backup}</h2>
      <p>
        {backup === null ? (
          <span class="badge badge-warning">{phrases.noneYet}</span>
        ) : (
          <>
            <span class={`badge ${old ? 'badge-warning' : ''}`}>{formatAgo(backup.at)}</span>{' '}
            <Sentence parts={{ time: <time dateTime={backup.at}>{formatTime(backup.at)}</time> }}>
              {phrases.lastBackup}
            </Sentence>
            {backup.bytes !== null && `, ${formatBytes(backup.bytes)}`}.
          </>
        )}
      </p>
      <p class="soft">
        {database === 'embedded' ? (
          <Sentence parts={{ command: <code>npx emend backup FOLDER</code> }}>{phrases.backupEmbedded}</Sentence>
        ) : (
          <Sentence parts={{ dump: <code>pg_dump</code>, command: <code>npx emend backup --done</code> }}>
            {phrases.backupPostgres}
          </Sentence>
        )}
      </p>
    </section>
  );
}

/** The findings of `emend doctor`. */
export function ProgramsSection() {
  const { value, problem } = useFetched(getPrograms);
  return (
    <section class="stack-tight" aria-labelledby="programs">
      <h2 id="programs">{phrases.programs}</h2>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="14rem" />}
      {value && (
        <>
          <TableFrame label={phrases.programs}>
            <table class="cards">
              <ColumnHeads columns={[phrases.program, phrases.state, phrases.whatFor]} />
              <tbody>
                {value.programs.map((program) => (
                  <Program key={program.name} program={program} />
                ))}
              </tbody>
            </table>
          </TableFrame>
          <p class="soft small">
            {phrases.isolation[value.isolation]}{' '}
            <Sentence parts={{ command: <code>npx emend doctor</code> }}>{phrases.noneRequired}</Sentence>
          </p>
        </>
      )}
    </section>
  );
}

function InvitationLink() {
  return <a href="/portal/admin/accounts">{phrases.invitationWord}</a>;
}

function Program({ program }: { readonly program: OptionalProgram }) {
  const { name, version, path, problem, enables, without, install } = program;
  const works = path !== null && problem === null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={phrases.state}>
        <span class={`badge ${works ? '' : 'badge-warning'}`}>
          {works ? (version ?? phrases.found) : path === null ? phrases.missing : phrases.notUsable}
        </span>
      </td>
      <td data-label={phrases.whatFor} lang="en">
        {enables}
        {!works && (
          <p class="soft small">
            {problem ? phrases.problem(problem) : phrases.without(without)}
            {path === null && install && (
              <>
                {' '}
                <Sentence parts={{ command: <code>{install.debian}</code> }}>{phrases.install}</Sentence>
              </>
            )}
          </p>
        )}
      </td>
    </tr>
  );
}
