import { useTitle } from '../title.ts';
import { SHELL as words } from './words.ts';

export function LostPage() {
  useTitle(words.lost);
  return (
    <div class="page stack">
      <h1>{words.lostHead}</h1>
      <p>
        {words.lostAbout} <a href="/">{words.toStart}</a>.
      </p>
    </div>
  );
}

export function UnreachablePage({ message }: { readonly message: string }) {
  useTitle(words.noAnswer);
  return (
    <div class="page stack">
      <h1>{words.noAnswer}</h1>
      <p>{message}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
      </p>
    </div>
  );
}
