import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { getAccounts, getInstallation, getLinks, getPrograms } from '../api/administration.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useAccount } from '../session.tsx';

const DONE = 'checklist';
const BACKUP_MS = 30 * 86_400_000;

interface Step {
  readonly name: string;
  readonly about: ComponentChildren;
  readonly done: boolean;
}

/** What an administrator does once for a new installation; gone when the administrator has had enough of it. */
export function AdministratorChecklist() {
  const { id, role } = useAccount();
  const store = useMemo(() => storeOf(id), [id]);
  const [closed, setClosed] = useState(() => store.read(DONE) !== null);
  if (role !== 'administrator' || closed) return null;
  const close = () => {
    store.write(DONE, 'closed');
    setClosed(true);
  };
  return <Checklist onClose={close} />;
}

function Checklist({ onClose }: { readonly onClose: () => void }) {
  const { value } = useFetched(stepsToDo);
  if (!value) return null;
  const left = value.filter(({ done }) => !done).length;
  return (
    <section class="card stack-tight checklist" aria-labelledby="checklist" lang="en">
      <div class="row-apart">
        <h2 id="checklist">Set up this installation</h2>
        <button type="button" class="button button-small button-quiet" onClick={onClose}>
          {left === 0 ? 'Done' : 'Hide'}
        </button>
      </div>
      <ul>
        {value.map(({ name, about, done }) => (
          <li key={name} class={done ? 'checklist-done' : undefined}>
            <span class="checklist-mark" aria-hidden="true">
              {done ? '✓' : '○'}
            </span>
            <div>
              <strong>{name}</strong>
              <span class="visually-hidden">{done ? ' (done)' : ' (to do)'}</span>
              <p class="soft small">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function stepsToDo(): Promise<readonly Step[]> {
  const [installation, { programs }, { accounts }, { links }] = await Promise.all([
    getInstallation(),
    getPrograms(),
    getAccounts(),
    getLinks(),
  ]);
  const { signUp, backup, baseUrl } = installation;
  const missing = programs.filter(({ path, problem }) => path === null || problem !== null).map(({ name }) => name);
  const system = <a href="/portal/admin">System</a>;
  return [
    {
      name: 'Decide who may create an account',
      about: (
        <>
          Sign-up is {signUp.open ? 'open to everybody who reaches this address' : 'closed'}. Choose on the page{' '}
          {system}.
        </>
      ),
      done: signUp.decided,
    },
    {
      name: 'Invite people',
      about: (
        <>
          They get a link and choose their password. See <a href="/portal/admin/accounts">Accounts</a>.
        </>
      ),
      done: accounts.length > 1 || links.length > 0,
    },
    {
      name: 'Install optional programs',
      about:
        missing.length === 0 ? (
          'All of them are here.'
        ) : (
          <>
            Not usable here: {missing.join(', ')}. The page {system} says what each is for.
          </>
        ),
      done: missing.length === 0,
    },
    {
      name: 'Give it a public address',
      about: baseUrl.startsWith('https:') ? (
        <>It is reached at {baseUrl}.</>
      ) : (
        'Only needed where others use it: a reverse proxy with TLS before it, and EMEND_BASE_URL.'
      ),
      done: baseUrl.startsWith('https:'),
    },
    {
      name: 'Make a backup every night',
      about: (
        <>
          <code>npx emend backup FOLDER</code> copies everything while the service runs.
        </>
      ),
      done: backup !== null && Date.now() - Date.parse(backup.at) < BACKUP_MS,
    },
  ];
}
