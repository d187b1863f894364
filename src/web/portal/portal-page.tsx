import type { ComponentType } from 'preact';
import type { PageProps } from '../routes.ts';
import { useAccount } from '../session.tsx';
import { LostPage } from '../shell/lost-pages.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountsScreen } from './accounts-screen.tsx';
import { AuditScreen, WholeAuditScreen } from './audit-screen.tsx';
import { KeysScreen } from './keys-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { SystemScreen } from './system-screen.tsx';
import { TeamScreen } from './team/team-screen.tsx';
import { TEAM } from './team/words.ts';
import { UsageScreen } from './usage-screen.tsx';
import { PORTAL as phrases } from './words.ts';

interface Screen {
  readonly rest: string;
  readonly name: string;
  readonly component: ComponentType;
}

const own = (): readonly Screen[] => [
  { rest: '', name: phrases.overview, component: OverviewScreen },
  { rest: 'keys', name: phrases.keys, component: KeysScreen },
  { rest: 'requests', name: phrases.requests, component: RequestsScreen },
  { rest: 'usage', name: phrases.usage, component: UsageScreen },
  { rest: 'audit', name: phrases.log, component: AuditScreen },
  { rest: 'team', name: TEAM.team, component: TeamScreen },
  { rest: 'account', name: phrases.account, component: AccountScreen },
];

const administration = (): readonly Screen[] => [
  { rest: 'admin', name: phrases.system, component: SystemScreen },
  { rest: 'admin/accounts', name: phrases.accounts, component: AccountsScreen },
  { rest: 'admin/audit', name: phrases.wholeLog, component: WholeAuditScreen },
];

/** The developer portal: a list of screens at the side, and the chosen screen. */
export function PortalPage({ params }: PageProps) {
  const { role } = useAccount();
  const rest = params['rest'] ?? '';
  const screens = role === 'administrator' ? [...own(), ...administration()] : own();
  const found = screens.find((screen) => screen.rest === rest);
  if (!found) return <LostPage />;
  const Screen = found.component;
  return (
    <div class="page portal">
      <nav class="side" aria-label={phrases.developers}>
        <Links screens={own()} rest={rest} />
        {role === 'administrator' && (
          <>
            <p class="side-title">{phrases.administration}</p>
            <Links screens={administration()} rest={rest} />
          </>
        )}
      </nav>
      <div class="portal-screen">
        <Screen />
      </div>
    </div>
  );
}

function Links({ screens, rest }: { readonly screens: readonly Screen[]; readonly rest: string }) {
  return (
    <ul>
      {screens.map((screen) => (
        <li key={screen.rest}>
          <a
            href={`/portal${screen.rest && `/${screen.rest}`}`}
            aria-current={screen.rest === rest ? 'page' : undefined}
          >
            {screen.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
