import { useTitle } from '../title.ts';

export function LostPage() {
  useTitle('Not found');
  return (
    <div class="page stack">
      <h1>There is no such page</h1>
      <p>
        The address may be mistyped. <a href="/">Go to the start</a>.
      </p>
    </div>
  );
}

export function UnreachablePage({ message }: { readonly message: string }) {
  useTitle('No answer');
  return (
    <div class="page stack">
      <h1>No answer</h1>
      <p>{message}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </div>
  );
}
