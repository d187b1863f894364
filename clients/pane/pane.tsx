import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { COMMON as common } from '../../src/web/parts/words.ts';
import { AlertList } from '../../src/web/review/alert-list.tsx';
import type { PlacedAlert } from '../../src/web/review/alert-plugin.ts';
import { scopesOf } from '../../src/web/review/bulk.ts';
import { BulkDialog } from '../../src/web/review/bulk-dialog.tsx';
import { STYLE_GUIDES } from '../../src/web/review/check-options.ts';
import { OptionsBar } from '../../src/web/review/options-bar.tsx';
import { keep, readKept } from './connection.ts';
import { ConnectionForm } from './connection-form.tsx';
import type { Host } from './host.ts';
import { createPaneSession, type PaneSession, type PaneView } from './pane-session.ts';
import { explain, sendCheckOf } from './send-check.ts';

/** Draws the task pane of an editor into the page. */
export function openPane(host: Host, place: HTMLElement): void {
  render(<Pane host={host} />, place);
}

function Pane({ host }: { readonly host: Host }) {
  const [kept, setKept] = useState(() => readKept(localStorage));
  const [view, setView] = useState<PaneView | null>(null);
  const [said, setSaid] = useState('');
  const [scopes, setScopes] = useState<ReturnType<typeof scopesOf>>([]);
  const session = useRef<PaneSession | null>(null);
  const { connection, options, words } = kept;

  useEffect(() => keep(localStorage, kept), [kept]);
  // what was found was found with other options, or elsewhere
  useEffect(() => {
    session.current?.stop();
    session.current = null;
    setView(null);
  }, [connection, options]);
  useEffect(() => session.current?.setDictionary(words), [words]);

  const check = () => {
    setSaid('');
    session.current ??= start();
    void session.current?.check();
  };
  const start = (): PaneSession | null => {
    try {
      const send = sendCheckOf(connection, options);
      const made = createPaneSession({ host, send, onView: setView, announce: setSaid });
      made.setDictionary(words);
      return made;
    } catch (error) {
      setSaid(explain(error, connection));
      return null;
    }
  };
  const alerts = view?.alerts ?? [];
  const acceptMore = (of?: PlacedAlert) => setScopes(scopesOf(alerts, of));
  const addWord = (word: string) => setKept({ ...kept, words: [...words, word] });

  return (
    <main class="pane">
      <h1 class="visually-hidden">Emend</h1>
      <ConnectionForm
        connection={connection}
        open={connection.key === ''}
        onChange={(changed) => setKept({ ...kept, connection: changed })}
      />
      <OptionsBar
        options={options}
        guides={STYLE_GUIDES}
        legend="How the document is checked"
        hasWriting={false}
        onChange={(changed) => setKept({ ...kept, options: changed })}
      />
      <div class="row">
        <button type="button" class="button button-primary" onClick={check}>
          {view?.read ? 'Check again' : 'Check the document'}
        </button>
        {scopesOf(alerts).length > 0 && (
          <button type="button" class="button" onClick={() => acceptMore()}>
            Accept all corrections …
          </button>
        )}
      </div>
      {view && view.trouble !== null && (
        <p class="notice notice-warning" role="alert">
          {explain(view.trouble, connection)}
        </p>
      )}
      <h2 id="suggestions-title" tabIndex={-1}>
        Suggestions
      </h2>
      <div role="status" class="soft small">
        <p>{said}</p>
        <p>{progressOf(view)}</p>
      </div>
      {view && session.current && alerts.length > 0 && (
        <AlertList
          alerts={alerts}
          all={alerts}
          active={view.active}
          actions={{ controller: session.current, addWord, acceptMore }}
        />
      )}
      {scopes.length > 0 && (
        <BulkDialog
          scopes={scopes}
          onAccept={(chosen) => session.current?.acceptAll(chosen)}
          onClose={() => setScopes([])}
        />
      )}
    </main>
  );
}

function progressOf(view: PaneView | null): string {
  if (!view?.read && !view?.reading) return 'Corrections become tracked changes in the document.';
  if (view.reading) return 'Reading the document.';
  if (view.open > 0) return `Checking: ${view.open} ${view.open === 1 ? 'paragraph' : 'paragraphs'} left.`;
  const { length } = view.alerts;
  if (length === 0) return common.nothingFound;
  return `${length} ${length === 1 ? 'suggestion' : 'suggestions'}.`;
}
