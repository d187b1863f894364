import type { AccountStore } from '../account-store.ts';
import { ApiError } from '../api/request.ts';
import { readServerText, saveServerText } from '../api/texts.ts';
import { plainText, withoutTail } from '../review/blocks.ts';
import { type DraftRecord, draftOf, isRecord, readJson, readRecord } from '../review/draft.ts';
import { OTHERS } from '../review/draft-names.ts';
import { isBehind, readHead, writeHead } from './text-heads.ts';
import { describe } from './text-library.ts';

/** The state of the server's copy of a text: up to date, being sent, waiting for the network, or refused. */
export type ServerState =
  | { readonly kind: 'saved' | 'saving' | 'waiting' }
  | { readonly kind: 'refused'; readonly why: string };

/** Sends a draft to the server a while after the browser has stored it. */
export interface ServerCopy {
  /** Reports a change of the browser's draft; it is sent when the writer pauses, or at once. */
  changed(how?: 'at once'): void;
  /** Sends what is not sent yet; the browser may be closing. */
  stop(): Promise<void>;
}

const REST_MS = 2_000;
const AGAIN_MS = 15_000;

/** @param text the part of the store that belongs to the text */
export function createServerCopy(text: AccountStore, id: string, onState: (state: ServerState) => void): ServerCopy {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void push();
    }, ms);
  }

  async function push(): Promise<void> {
    if (busy || !isBehind(text)) return;
    busy = true;
    try {
      await pushText(text, id);
      onState({ kind: 'saved' });
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      onState(mayPass ? { kind: 'waiting' } : { kind: 'refused', why: (error as Error).message });
      if (mayPass && !stopped) later(AGAIN_MS);
    }
    busy = false;
    if (isBehind(text) && !stopped && timer === undefined) later(REST_MS);
  }

  return {
    changed(how) {
      if (!isBehind(text)) return;
      onState({ kind: 'saving' });
      later(how === 'at once' ? 0 : REST_MS);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      return push();
    },
  };
}

/**
 * Sends the browser's draft to the server. If the server has a version that was written meanwhile, it is kept as another version of the text.
 * @throws ApiError
 */
async function pushText(text: AccountStore, id: string): Promise<void> {
  for (let round = 0; ; round++) {
    const head = readHead(text);
    const record = readRecord(text);
    if (!head || !record) return;
    const draft = draftOf(record);
    const { excerpt, words } = describe(draft);
    const plain = draft.doc ? plainText(withoutTail(draft.doc)) : '';
    try {
      const base = head.server.revision;
      const revision = await saveServerText(id, { base, name: head.name, excerpt, plain, record, words });
      if (readHead(text)) writeHead(text, { server: { revision, draft: record.revision } });
      return;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'text.conflict';
      if (!isConflict || round > 0) throw error;
      await putAside(text, id);
    }
  }
}

/** Keeps the server's version beside the browser's; the next push replaces it on the server. */
export async function putAside(text: AccountStore, id: string): Promise<void> {
  const { revision, record } = await readServerText(id);
  const others = readJson(text, OTHERS);
  const list: DraftRecord[] = Array.isArray(others) ? others.filter(isRecord) : [];
  if (isRecord(record)) text.write(OTHERS, JSON.stringify([record, ...list]));
  writeHead(text, { server: { revision, draft: 0 } });
}
