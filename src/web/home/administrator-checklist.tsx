import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { getAccounts, getInstallation, getLinks, getPrograms } from '../api/administration.ts';
import { Sentence } from '../parts/sentence.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { useAccount } from '../session.tsx';
import { HOME as phrases } from './words.ts';

const DONE = 'checklist';
const BACKUP_MS = 30 * 86_400_000;

interface Step {
  readonly name: string;
  readonly about: ComponentChildren;
  readonly done: boolean;
}

/** What an administrator does once for a new installation; it disappears when the administrator dismisses it. */
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
    <section class="card stack-tight checklist" aria-labelledby="checklist">
      <div class="row-apart">
        <h2 id="checklist">{phrases.setUp}</h2>
        <button type="button" class="button button-small button-quiet" onClick={onClose}>
          {left === 0 ? common.done : phrases.hide}
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
              <span class="visually-hidden">{` ${done ? phrases.stepDone : phrases.stepToDo}`}</span>
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
  const system = <a href="/portal/admin">{phrases.system}</a>;
  return [
    {
      name: phrases.decideSignUp,
      about: <Sentence parts={{ system }}>{signUp.open ? phrases.signUpOpen : phrases.signUpClosed}</Sentence>,
      done: signUp.decided,
    },
    {
      name: phrases.invite,
      about: (
        <Sentence parts={{ accounts: <a href="/portal/admin/accounts">{phrases.accounts}</a> }}>
          {phrases.inviteAbout}
        </Sentence>
      ),
      done: accounts.length > 1 || links.length > 0,
    },
    {
      name: phrases.programs,
      about:
        missing.length === 0 ? (
          phrases.allPrograms
        ) : (
          <Sentence parts={{ system }}>{phrases.missing(missing.join(', '))}</Sentence>
        ),
      done: missing.length === 0,
    },
    {
      name: phrases.address,
      about: baseUrl.startsWith('https:') ? phrases.reachedAt(baseUrl) : phrases.addressAbout,
      done: baseUrl.startsWith('https:'),
    },
    {
      name: phrases.backup,
      about: <Sentence parts={{ command: <code>npx emend backup FOLDER</code> }}>{phrases.backupAbout}</Sentence>,
      done: backup !== null && Date.now() - Date.parse(backup.at) < BACKUP_MS,
    },
  ];
}
