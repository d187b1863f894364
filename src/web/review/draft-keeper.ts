import type { AccountStore } from '../account-store.ts';
import { type Draft, type DraftRecord, draftOf, isRecord, readJson, readRecord, recordOf } from './draft.ts';
import { DRAFT, OTHERS } from './draft-names.ts';

/** Keeps a draft that several tabs may write: the newest version wins, and a version that it replaces unseen is put aside. */
export interface DraftKeeper {
  /** The draft that was stored when this tab started. */
  readonly first: Draft;
  /** The version that another tab has written since this tab last read or wrote; null when there is none. */
  news(): Draft | null;
  /** @returns false when the browser has no room; the stored draft then stays unchanged */
  save(draft: Draft): boolean;
  /** True when a version of another tab was put aside. */
  hasOther(): boolean;
  /** The version put aside last; `current` takes its place. */
  swap(current: Draft): Draft | null;
  /** Deletes the version put aside last. */
  dropOther(): void;
}

/** Most versions put aside; each of them comes from two tabs whose writers did not see each other's changes. */
const MOST_OTHERS = 5;

export function createDraftKeeper(store: AccountStore): DraftKeeper {
  const kept = readRecord(store);
  let known = kept?.revision ?? 0;

  const others = (): DraftRecord[] => {
    const list = readJson(store, OTHERS);
    return Array.isArray(list) ? list.filter(isRecord) : [];
  };
  const keepOthers = (records: readonly DraftRecord[]): boolean => {
    if (records.length > 0) return store.write(OTHERS, JSON.stringify(records.slice(0, MOST_OTHERS)));
    store.remove(OTHERS);
    return true;
  };
  const save = (draft: Draft): boolean => {
    const stored = readRecord(store);
    const unseen = stored !== null && stored.revision !== known && hasText(stored) && !sameText(stored, draft);
    if (unseen && !keepOthers([stored, ...others()])) return false;
    const next = Math.max(known, stored?.revision ?? 0) + 1;
    if (!store.write(DRAFT, JSON.stringify(recordOf(draft, next)))) return false;
    known = next;
    return true;
  };

  return {
    first: draftOf(kept),
    news() {
      const stored = readRecord(store);
      if (stored === null || stored.revision === known) return null;
      known = stored.revision;
      return draftOf(stored);
    },
    save,
    hasOther: () => others().length > 0,
    swap(current) {
      const [other, ...rest] = others();
      if (!other || !keepOthers([recordOf(current, known), ...rest])) return null;
      return draftOf(other);
    },
    dropOther: () => void keepOthers(others().slice(1)),
  };
}

function hasText(record: DraftRecord): boolean {
  return (draftOf(record).doc?.textContent.trim() ?? '') !== '';
}

function sameText(record: DraftRecord, { doc }: Draft): boolean {
  const other = draftOf(record).doc;
  return doc !== null && other !== null && doc.eq(other);
}
