import { useState } from 'preact/hooks';
import type { Connection } from './connection.ts';

/** Asks where Emend is; closed once a key is there. */
export function ConnectionForm({
  connection,
  open,
  onChange,
}: {
  readonly connection: Connection;
  readonly open: boolean;
  readonly onChange: (connection: Connection) => void;
}) {
  const [address, setAddress] = useState(connection.address);
  const [key, setKey] = useState(connection.key);
  return (
    <details open={open} class="pane-connection">
      <summary>Connection</summary>
      <form
        class="stack-tight"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ address: address.trim(), key: key.trim() });
        }}
      >
        <label class="field">
          <span>Address of Emend</span>
          <input type="url" required value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>Key of your account</span>
          <input
            type="password"
            required
            autocomplete="off"
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        <p class="soft small">
          Both stay in this browser. The text of the document goes to this address and nowhere else.
        </p>
        <button type="submit" class="button button-small">
          Save
        </button>
      </form>
    </details>
  );
}
