import { type AccountStore, writesLater } from '../account-store.ts';
import { whenIdle } from '../parts/when-idle.ts';
import type { Draft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

export interface DraftSyncOptions {
  readonly store: AccountStore;
  /** The present text; null while there is no surface. */
  readonly current: () => Draft | null;
  /** Shows the version that another tab has written. */
  readonly adopt: (draft: Draft) => void;
  /** Called after this tab has written the draft. */
  readonly onSaved?: (draft: Draft) => void;
  /** Called when `saved` or `hasOther` changed. */
  readonly onChange: () => void;
}

/** Writes the draft after a change, and follows what other tabs write. */
export interface DraftSync {
  readonly first: Draft;
  /** False when the browser has no room for the draft. */
  readonly saved: boolean;
  /** True when there is another version of the text, from another tab. */
  readonly hasOther: boolean;
  start(): void;
  /** Writes the changes that are not written yet. */
  stop(): void;
  /** Checks whether another version was put aside. */
  look(): void;
  /** Reports a change in this tab; the draft is written when the writer pauses, and after a while at the latest. */
  changed(): void;
  /** The other version; the present one takes its place. */
  swap(): Draft | null;
  dropOther(): void;
}

const SAVE_MS = 1_000;
/** Longest time between writes, in ms: a person who types without a pause loses no more than this when the browser ends. */
const LONGEST_MS = 5_000;

export function createDraftSync({ store, current, adopt, onSaved, onChange }: DraftSyncOptions): DraftSync {
  const keeper = createDraftKeeper(store);
  const said = { saved: true, hasOther: keeper.hasOther() };
  let dirty = false;
  let cancelWrite = () => {};
  /** The time by which the change must be written. */
  let latest: number | undefined;
  let noLonger = () => {};

  function say(saved: boolean): void {
    const hasOther = keeper.hasOther();
    if (saved === said.saved && hasOther === said.hasOther) return;
    Object.assign(said, { saved, hasOther });
    onChange();
  }

  /** Writes the draft if this tab has changed it. A tab without a change must not write: its old text would replace another tab's newer one. */
  function flush(): void {
    cancelWrite();
    latest = undefined;
    const draft = dirty ? current() : null;
    if (draft === null) return;
    const saved = keeper.save(draft);
    dirty = !saved;
    if (saved) onSaved?.(draft);
    say(saved);
  }

  function catchUp(): void {
    const news = dirty ? null : keeper.news();
    if (news) adopt(news);
    say(said.saved);
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(store.key(''))) catchUp();
  };
  // A tab that slept has received no messages, and the timers of a tab that goes to sleep are slow.
  const onVisibility = () => (document.visibilityState === 'hidden' ? flush() : catchUp());

  return {
    first: keeper.first,
    get saved() {
      return said.saved;
    },
    get hasOther() {
      return said.hasOther;
    },
    start() {
      noLonger = writesLater(flush);
      addEventListener('storage', onStorage);
      addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', onVisibility);
    },
    stop() {
      flush();
      noLonger();
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
    },
    look: () => say(said.saved),
    changed() {
      dirty = true;
      const now = performance.now();
      latest ??= now + LONGEST_MS;
      // Later keys must not postpone the write again.
      if (now >= latest) return;
      cancelWrite();
      cancelWrite = whenIdle(flush, Math.min(SAVE_MS, latest - now));
    },
    swap() {
      const draft = current();
      return draft && keeper.swap(draft);
    },
    dropOther() {
      keeper.dropOther();
      say(said.saved);
    },
  };
}
