import { type AccountStore, writesLater } from '../account-store.ts';
import { whenIdle } from '../parts/when-idle.ts';
import type { Draft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

export interface DraftSyncOptions {
  readonly store: AccountStore;
  /** The text as it is now; null while there is no surface. */
  readonly current: () => Draft | null;
  /** Shows what another tab has written. */
  readonly adopt: (draft: Draft) => void;
  /** Called when the draft was written here. */
  readonly onSaved?: (draft: Draft) => void;
  /** Called when `saved` or `hasOther` changed. */
  readonly onChange: () => void;
}

/** Writes the draft when something in it changed, and follows what other tabs write. */
export interface DraftSync {
  readonly first: Draft;
  /** False when the browser has no room for the draft. */
  readonly saved: boolean;
  /** Whether there is another version of the text, from another tab. */
  readonly hasOther: boolean;
  start(): void;
  /** Writes what is not written yet. */
  stop(): void;
  /** Looks whether another version was put aside. */
  look(): void;
  /** Says that something changed here; it is written once the hands rest, and after a while at the latest. */
  changed(): void;
  /** The other version, which changes places with this one. */
  swap(): Draft | null;
  dropOther(): void;
}

const SAVE_MS = 1_000;
/** Who types on without a rest loses no more than this, in ms, when the browser ends. */
const LONGEST_MS = 5_000;

export function createDraftSync({ store, current, adopt, onSaved, onChange }: DraftSyncOptions): DraftSync {
  const keeper = createDraftKeeper(store);
  const said = { saved: true, hasOther: keeper.hasOther() };
  let dirty = false;
  let takeBack = () => {};
  /** Until when what changed is written. */
  let latest: number | undefined;
  let noLonger = () => {};

  function say(saved: boolean): void {
    const hasOther = keeper.hasOther();
    if (saved === said.saved && hasOther === said.hasOther) return;
    Object.assign(said, { saved, hasOther });
    onChange();
  }

  /** A tab in which nothing changed has nothing to write: it would put its old text over the newer one of another. */
  function flush(): void {
    takeBack();
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
  // A tab that slept has heard nothing, and the timers of one that goes to sleep are slow.
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
      // a key after that must not put it off again
      if (now >= latest) return;
      takeBack();
      takeBack = whenIdle(flush, Math.min(SAVE_MS, latest - now));
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
