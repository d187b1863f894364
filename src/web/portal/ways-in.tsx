import type { Provider, WaysIn } from '../../contract/account.ts';
import { disconnect } from '../api/portal.ts';
import { goToProvider } from '../api/session.ts';
import { formatAgo } from '../parts/format.ts';
import { Problem } from '../parts/problem.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { failureOfProvider } from '../sign/provider-button.tsx';
import { PORTAL as phrases } from './words.ts';

interface WaysInProps {
  readonly ways: WaysIn;
  readonly provider: Provider;
  readonly onChange: () => void;
}

/** Connects the account with the provider, or ends the connection. */
export function WaysInSection({ ways, provider, onChange }: WaysInProps) {
  const { problem, busy, attempt, end } = useAttempt();
  const { name, issuer } = provider;
  const connected = ways.identities.find((identity) => identity.issuer === issuer);
  return (
    <section class="card stack narrow" aria-labelledby="ways-in">
      <h2 id="ways-in">{phrases.signInWith(name)}</h2>
      <p>
        {connected
          ? phrases.connectedAbout(connected.email ?? '', formatAgo(connected.lastUsedAt))
          : phrases.connectAbout}
      </p>
      <Problem message={problem ?? failureOfProvider(name)} />
      <p>
        {connected ? (
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => attempt(() => disconnect(connected.id).then(onChange).then(end))}
          >
            {phrases.disconnect}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => attempt(() => goToProvider({ next: '/portal/account', connect: true }))}
          >
            {phrases.connect}
          </button>
        )}
      </p>
    </section>
  );
}
