import { goToProvider } from '../api/session.ts';
import { Problem } from '../parts/problem.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { SIGN as words } from './words.ts';

/** Leads to the provider, which leads back to `next` after the sign-in. */
export function ProviderButton({ name, next }: { readonly name: string; readonly next: string }) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <div class="stack">
      <button
        type="button"
        class="button button-primary sign-provider"
        disabled={busy}
        onClick={() => attempt(() => goToProvider({ next }))}
      >
        {words.continueWith(name)}
      </button>
      <Problem message={problem} />
    </div>
  );
}

/** Why the provider led back without a sign-in, according to the address; null when the address names no failure. */
export function failureOfProvider(name: string): string | null {
  const code = new URLSearchParams(location.search).get('failed');
  if (code === null) return null;
  const failures: Readonly<Record<string, (name: string) => string>> = words.failures;
  return (Object.hasOwn(failures, code) ? failures[code]! : words.failedOtherwise)(name);
}
