import { useMemo, useState } from 'preact/hooks';
import type { AccountStore } from '../account-store.ts';
import { ApiError } from '../api/request.ts';
import { deleteServerText } from '../api/texts.ts';
import type { Draft } from '../review/draft.ts';
import { createServerCopy, type ServerState } from './server-copy.ts';
import {
  chosenPlace,
  NEW_HEAD,
  readHead,
  releaseText,
  rememberLast,
  rememberPlace,
  type TextHead,
  type TextPlace,
  writeHead,
} from './text-heads.ts';
import { describe } from './text-library.ts';

/** What is known about the open text, and where it is stored. */
export interface KeptText {
  readonly head: TextHead;
  readonly state: ServerState;
  rename(name: string): void;
  /** @throws ApiError when the server cannot be told; the text then stays where it is */
  move(place: TextPlace): Promise<void>;
  /** Called when the browser has stored the draft. */
  saved(draft: Draft): void;
  /** Called when the page leaves the text. */
  close(): void;
}

/** Follows one text: its name, its place, and the state of the server's copy. */
export function useKeptText({
  store,
  text,
  id,
  onOther,
}: {
  readonly store: AccountStore;
  /** The part of the store that belongs to the text. */
  readonly text: AccountStore;
  readonly id: string;
  /** Called when the server may have another version. */
  readonly onOther: () => void;
}): KeptText {
  const [head, setHead] = useState<TextHead>(() => readHead(text) ?? { ...NEW_HEAD, place: chosenPlace(store) });
  const [state, setState] = useState<ServerState>({ kind: 'saved' });
  const actions = useMemo(() => {
    let held = head;
    let open = true;
    const copy = createServerCopy(text, id, (next) => {
      held = readHead(text) ?? held;
      if (!open) return;
      setState(next);
      setHead(held);
      onOther();
    });
    // Sends a text that was opened from a file, or written while the server was unavailable.
    copy.changed();
    /** Another tab may have removed the text from this browser; this tab must still know its name and place. */
    const change = (part: Partial<TextHead>) => {
      held = { ...held, ...readHead(text), ...part };
      writeHead(text, held);
      setHead(held);
    };
    return {
      rename(name: string) {
        change({ name, server: { ...(readHead(text) ?? held).server, draft: 0 } });
        copy.changed();
      },
      async move(place: TextPlace) {
        if (place === 'browser') {
          await deleteServerText(id).catch((error: unknown) => {
            if (!(error instanceof ApiError && error.status === 404)) throw error;
          });
        }
        rememberPlace(store, place);
        change({ place, server: NEW_HEAD.server });
        setState({ kind: 'saved' });
        copy.changed('at once');
      },
      saved(draft: Draft) {
        change(describe(draft));
        rememberLast(store, id);
        copy.changed();
      },
      close() {
        open = false;
        copy.stop().then(() => releaseText(text));
      },
    };
  }, [text, id]);
  return { head, state, ...actions };
}
